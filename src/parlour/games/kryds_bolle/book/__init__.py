"""Opening books with the solved values of early positions: reading, making and checking them."""
