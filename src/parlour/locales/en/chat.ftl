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
chat-here-again = I’m back.
chat-your-turn = It’s your turn.
chat-close-one = That was close!
chat-good-game = Good game!
chat-once-more = Another game?
chat-bye = Goodbye!

## The paper beside the board

chat-title = Chat
chat-open = { $count ->
    [0] Chat
   *[other] Chat, new: { $count }
 }
chat-none = No messages yet.
chat-said = { $name } says: { $words }
chat-taken-out = (removed)
chat-phrases = Quick messages
chat-text = Your message
chat-send = Send
chat-free = Allow free chat
chat-free-not = You can type once everyone here allows it.
chat-about = Mute or report { $name }
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-report = Report
chat-report-why = What’s wrong with it?
chat-report-send = Send
chat-reported = Report sent to the host.
