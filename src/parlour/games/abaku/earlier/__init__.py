"""Earlier versions of the rules, for the matches that began under them."""
