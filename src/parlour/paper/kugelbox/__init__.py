"""The Kugelbox on paper: chips to cut out, score sheets of its two games, and the worksheets of throws."""
