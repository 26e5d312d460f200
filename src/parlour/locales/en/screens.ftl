### The screens of the terminal.

screen-which = What shall we play?
screen-who = Who plays?
screen-person = a person
screen-nobody = nobody
screen-start = Play
screen-back = Back
screen-turn = { $name }’s turn
screen-thinks = { $name } is thinking…
screen-type = a move, or help
screen-acts = Moves
screen-keys = F1 help  F2 hint  F3 undo  F4 save  F6 light or dark  F10 leave
screen-keys-replay = ← back  → forward  Home start  End end  F6 light or dark  F10 leave
screen-keys-menu = ↑ ↓ move  Enter choose  F10 leave
screen-help = Choose on the board or in the list of moves with the mouse, or with the arrow keys and Enter. Tab goes to the next part of the screen. Or type a move into the line at the bottom; undo, hint, save FILE, resign and quit work there too.
screen-help-abaku = Abaku: type digits at the cursor to lay tiles. Space changes direction, ? and a digit lays a joker, Backspace takes a tile back, Enter plays.
screen-help-throw = To throw by hand, type for example: { $example }
screen-hint = { $exact ->
    [yes] Best: { $acts } (value { $value })
   *[no] Probably best: { $acts } (value about { $value })
 }
screen-hint-throw = A good throw: { $act }
screen-no-hint = There’s no hint here.
screen-thinking = Looking for a hint…
screen-at = event { $at } of { $of }
screen-bag = { $tiles ->
    [one] 1 tile in the bag
   *[other] { $tiles } tiles in the bag
 }
screen-waiting = Waiting for the others. They join at { $address }
