### The first lesson of each game: a task, a hint, and what was learnt.

lesson-link = New to it? Learn it in a minute
lesson-title = First lesson
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-again = Once more
lesson-play = Play now
lesson-over = That is the game. The rest comes with playing.
lesson-refused = That will not do:
lesson-shut-the-box-1 = Two dice lie on the felt: 3 and 5. Shut flaps that add up to 8 — one flap or several.
    .hint = Touch flaps until they make 8, then shut them.
    .done = They stay down for this turn. Now you would throw again.
lesson-shut-the-box-2 = 11 is thrown. This time shut at least two flaps: high ones are hard to shut later.
    .hint = One flap would be allowed. Find two or three that make 11.
    .done = When a throw fits nothing, your turn is over and the open flaps count against you.
lesson-shut-the-box-3 = Two flaps are left, and the dice show 3. You see it.
    .hint = 1 and 2 make 3.
    .done = The box is shut: that wins at once.
lesson-chikugo-1 = Both balls fly in one throw. Throw them.
    .hint = Press Throw.
    .done = The rectangle between the balls is counted. The lowest throw of a round is Nadir and takes a chip.
lesson-chikugo-2 = Once all chips are taken, you want to be rid of them. Red lies at a2, black at a5: lay out a chip that the throw meets.
    .hint = A row of four holes is a line. Touch a chip with a brass ring.
    .done = Whoever has laid out all chips is clear of it. The last one loses.
lesson-take-it-1 = Same box, other aim: here you want chips. Throw both balls.
    .hint = Press Throw.
    .done = The points of the throw decide what you may take.
lesson-take-it-2 = Turn one of the chips over.
    .hint = Touch a chip that lies face down.
    .done = Each chip says what a throw must make to take it.
lesson-take-it-3 = This throw meets several chips that lie face up. Take one.
    .hint = Chips with a brass ring may be taken.
    .done = It lies before you, and counts at the end.
lesson-take-it-4 = Nothing in the middle fits, but somebody has what you earned. Take it from them.
    .hint = Leaving it is allowed. Choose the chip with a brass ring, in the other’s hand.
    .done = Nothing is safe until the game is over.
lesson-abaku-1 = Your tiles are 1 1 2 3 6. Lay some across the start so that they read as a sum: 1 1 2 is 1 + 1 = 2. No signs are laid.
    .hint = Pick a tile, then a square. One tile must lie on the start square in the middle.
    .done = Every tile of an equation is a point. Then you draw tiles again.
lesson-abaku-2 = 1 + 2 = 3 lies there. Lay tiles that touch it and make a new equation with it.
    .hint = Try 1 and 4 behind the 3: 3 1 4 is 3 + 1 = 4.
    .done = Every new equation counts, also those across.
lesson-kryds-bolle-1 = Nine bars. Slide a ball down any of them.
    .hint = Touch a bar or a ring, then place the ball.
    .done = Balls lie on each other: the next one on this bar comes to lie in the middle layer.
lesson-kryds-bolle-2 = Three in a row are a point. Two of your light balls lie in front: finish the line.
    .hint = The front right bar is still empty.
    .done = A line is a point, and you may make many.
lesson-kryds-bolle-3 = The dark balls are about to make a line at the back. Stop them.
    .hint = Take the place where the third would go: the back right bar.
    .done = To stop a line is worth as much as to make one.
lesson-kryds-bolle-4 = Lines go through the cube in every direction. One of yours climbs from the front left to the back right: finish it.
    .hint = Bottom front left, the centre, and now the top of the back right bar.
    .done = That is a diagonal of the whole cube.
