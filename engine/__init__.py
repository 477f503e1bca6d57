"""The rules engine of Tilewright: pure Python, no input or output, no clock."""

__version__ = "0.1.0"
