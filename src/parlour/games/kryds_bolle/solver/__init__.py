"""Solving Kryds & Bolle: search, symmetries and tables, with compiled kernels (numba)."""
