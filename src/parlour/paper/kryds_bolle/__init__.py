"""Kryds & Bolle on paper: a score sheet with floors to write down."""
