"""Parlour: five boxed games."""
