### The rules on a page of their own.

rules-read = Rules
rules-of = Rules: { $game }
rules-print = Print
rules-try = Try it
rules-again = From the start
rules-back = Back to the rules
