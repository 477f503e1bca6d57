"""What the generator says where it cannot do what was asked."""


class GeneratorError(Exception):
    """Wrong input or a machine that lacks something; the message says what would be right."""


class UsageError(GeneratorError):
    """Options that do not go together, or a file that is not what a command takes."""
