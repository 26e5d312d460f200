### The big screen, and phones as hands.

screen-new = Start a game on this screen
screen-new-why = Choose a game. Everyone joins with their phone; nobody needs an account.
screen-old = Show a table
screen-old-why = Already playing? Open “On the big screen” in the table’s menu and type its code here.
screen-old-show = Show
screen-host = Big screen
screen-none = Nothing to show
screen-join-title = Join the table
screen-join-why = Looking for table { $code }…
screen-phones = Take out your phones
screen-play-along = Play along with your phone
screen-no-camera = No camera? Open { $address } and type the code.
screen-just-now = Just now
screen-choosing = choosing
screen-throws = to throw
screen-just = just played
screen-away = waiting for { $name }’s phone
screen-sound-on = Sound on
screen-sound-off = Sound off
screen-full = Full screen
screen-gone = The big screen is gone. You can go on here.
screen-sheet-how = On the television, open { $address } and type this code:
screen-here = Show it on this device
screen-code-ask = Type the code that stands on the big screen.
screen-begin = Start now
