"""Take It: win the chips that are worth most."""
