"""What all games share: state, action, chance, view, record, fairness. `core` imports no game."""
