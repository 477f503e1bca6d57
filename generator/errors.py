"""What the generator says where it cannot do what was asked."""


class GeneratorError(Exception):
    """Wrong input or a machine that lacks something; the message says what would be right."""
