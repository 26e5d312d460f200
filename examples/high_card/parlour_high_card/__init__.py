"""High Card: a game with hidden hands, whole in one folder."""
