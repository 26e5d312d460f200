"""The throw: uniform odds, aims, and the simulation of a throw by hand."""
