"""The terminal client: full screens with mouse and keys, and a plain line mode for screen readers."""
