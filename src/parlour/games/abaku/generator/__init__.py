"""Finding placements fast, with compiled kernels (numba): for robots and analysis."""
