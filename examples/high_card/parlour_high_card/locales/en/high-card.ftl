# What High Card says. A key that Parlour has itself keeps Parlour's words.
game-high-card = High Card
    .short = Hidden hands, high cards.
    .seats = 2 to 4 · 3 minutes
    .about = Everybody holds a hidden hand; the highest card laid takes the trick.
option-cards = Cards in a hand
error-card-not-held = You do not hold that card.
view-hand = Your hand
view-held = Cards held
view-laid = On the table
view-played = Played before
view-lead = Seat that leads
