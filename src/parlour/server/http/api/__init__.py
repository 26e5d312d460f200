"""The HTTP interface: each noun a file."""
