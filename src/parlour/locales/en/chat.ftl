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

## The paper beside the board

chat-title = Talk at the table
chat-open = { $count ->
    [0] Talk at the table
   *[other] Talk at the table, new: { $count }
 }
chat-none = Nobody has said anything yet.
chat-said = { $name } says: { $words }
chat-taken-out = (taken out)
chat-phrases = Things to say
chat-text = Your own words
chat-send = Say it
chat-free = Free words are fine with me.
chat-free-not = They can be written once everybody here says so.
chat-about = Mute { $name }, or tell the host
chat-mute = Hear no more from { $name }
chat-unmute = Hear { $name } again
chat-report = Tell the host
chat-report-why = What is wrong with it?
chat-report-send = Send
chat-reported = The host has been told.
