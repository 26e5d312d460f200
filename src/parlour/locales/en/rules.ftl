### The rules on a page of their own.

rules-read = Rules
rules-of = Rules: { $game }
rules-print = Print
rules-again = From the start
rules-back = Back to the rules
