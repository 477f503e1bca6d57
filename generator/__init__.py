"""Turns Tilewright's games into things that can be printed, cut, folded and looked at."""
