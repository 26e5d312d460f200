### Fair chance: how this game’s dice, throws and draws were made, and checked.

fair-title = Fair chance
fair-checked = Checked by your browser: { $outcomes ->
    [one] 1 outcome follows from what everyone sealed before the game.
   *[other] all { $outcomes } outcomes follow from what everyone sealed before the game.
 }
fair-checked-itself = Checked by your browser: { $outcomes ->
    [one] 1 outcome follows from the record’s seed.
   *[other] all { $outcomes } outcomes follow from the record’s seed.
 }
fair-thrown = { $count ->
    [one] 1 throw by hand rests on the server’s physics.
   *[other] { $count } throws by hand rest on the server’s physics.
 }
fair-unknown = Checked by your browser: the seed is the one that was sealed. It can’t recompute the outcomes of this game.
fair-nothing = The game ended without a result, before anything was drawn.
fair-wrong = This game’s chance doesn’t check out.
fair-why-other-commitment = The record isn’t the one that was sealed before the game: a commitment was exchanged.
fair-why-other-nonce = Your own part of the draw isn’t in the record.
fair-why-bad-seed = The seed isn’t the one the server committed to.
fair-why-bad-nonce = { $name } didn’t reveal the part of the draw they had sealed.
fair-why-withheld = { $name } didn’t reveal their part of the draw, so the game ended without a result.
fair-why-false-outcome = Event { $seq } doesn’t follow from the seed.
fair-how = Before the game, the server and every player sealed a secret number. Only then were they revealed, and together they decide every outcome. Nobody can choose one that suits them.
fair-keep = Keep these two values if you want to check the record yourself with “parlour verify”.
fair-seal = Seal
fair-nonce = Your number
fair-record = Download the record
fair-failed = We couldn’t load the record, so chance isn’t checked yet.
fair-waits = Everyone’s here. Waiting for { $names }…
fair-beacon = Everyone’s here. Waiting for the public beacon…
fair-elsewhere = You joined this game on another device. Open it there to start.
error-has-sealed = The seats are sealed already. Wait for the game to start, or leave it.
error-not-sealed = Not every seat is taken and sealed yet. Try again when everyone’s here.
error-other-seal = A player’s seal changed just now. Try again.
error-other-nonce = This isn’t the number this seat sealed. Use the device you joined with.
