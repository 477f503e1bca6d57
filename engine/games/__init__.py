"""The games, one package each; `engine.core.registry` finds them by folder."""
