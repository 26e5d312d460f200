"""How good an action is in Chikugo and Take It: solvers, habits and playouts."""
