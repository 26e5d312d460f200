### What people say to each other at a table, without a keyboard.

chat-hello = Hello!
chat-good-luck = Good luck!
chat-thanks = Thank you!
chat-you-too = You too!
chat-well-played = Well played!
chat-what-luck = What luck!
chat-bad-luck = Bad luck!
chat-oops = Oops!
chat-sorry = Sorry!
chat-one-moment = One moment, please.
chat-here-again = I am here again.
chat-your-turn = It is your turn.
chat-close-one = That was close!
chat-good-game = A good game!
chat-once-more = Once more?
chat-bye = Goodbye!
