"""Kryds & Bolle: Piet Hein's noughts and crosses in a cube of three, with the chameleon ball."""
