### The screens of the terminal.

screen-which = What shall we play?
screen-who = Who plays?
screen-person = a person
screen-nobody = nobody
screen-start = Play
screen-back = Back
screen-turn = { $name } to act
screen-thinks = { $name } thinks …
screen-type = an action, or help
screen-acts = Actions
screen-keys = F1 help  F2 hint  F3 undo  F4 save  F6 light or dark  F10 leave
screen-keys-replay = ← back  → on  Home start  End end  F6 light or dark  F10 leave
screen-keys-menu = ↑ ↓ choose  Enter take it  F10 leave
screen-help = Choose on the board or in the list of actions with the mouse, or with the arrows and Enter. Tab goes to the next part of the screen. Or type an action into the line at the bottom; undo, hint, save FILE, resign and quit may be typed too.
screen-help-abaku = Abaku: type digits at the cursor to lay tiles. Space turns the way, ? and a digit lays a joker, Backspace takes a tile back, Enter plays.
screen-help-throw = A throw by hand is typed: { $example }
screen-hint = { $exact ->
    [yes] Best: { $acts } (worth { $value })
   *[no] Probably best: { $acts } (worth about { $value })
 }
screen-no-hint = There is no hint here.
screen-thinking = Thinking about a hint …
screen-at = event { $at } of { $of }
screen-bag = { $tiles ->
    [one] 1 tile in the bag
   *[other] { $tiles } tiles in the bag
 }
screen-waiting = Waiting for the others. They join at { $address }
