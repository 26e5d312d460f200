"""The terminal: the plain line mode, which is also the screen-reader client."""
