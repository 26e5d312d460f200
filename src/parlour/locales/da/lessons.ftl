### Den første lektion i hvert spil: en opgave, et vink, og hvad man lærte.

lesson-link = Nyt for dig? Lær det på et minut
lesson-title = Første lektion
lesson-step = Trin { $step } af { $steps }
lesson-next = Videre
lesson-again = En gang til
lesson-play = Spil nu
lesson-over = Det er spillet. Resten kommer, når man spiller.
lesson-refused = Det går ikke:
lesson-shut-the-box-1 = To terninger ligger på filten: 3 og 5. Luk klapper, der giver 8 – én eller flere.
    .hint = Rør klapper, til de giver 8, og luk dem.
    .done = De bliver nede i denne tur. Nu ville du slå igen.
lesson-shut-the-box-2 = Der er slået 11. Luk denne gang mindst to klapper: de høje er svære at lukke senere.
    .hint = Én klap ville være tilladt. Find to eller tre, der giver 11.
    .done = Når et slag ikke passer til noget, er turen slut, og de åbne klapper tæller imod dig.
lesson-shut-the-box-3 = To klapper er tilbage, og terningerne viser 3. Du ser det.
    .hint = 1 og 2 giver 3.
    .done = Kassen er lukket: det vinder med det samme.
lesson-chikugo-1 = Begge kugler flyver i ét kast. Kast dem.
    .hint = Tryk på »Kast«.
    .done = Rektanglet mellem kuglerne tælles. Det laveste kast i runden er Nadir og tager en brik.
lesson-chikugo-2 = Når alle brikker er taget, vil man af med dem. Rød ligger på a2, sort på a5: læg en brik ud, som kastet passer til.
    .hint = En række på fire huller er en linje. Rør en brik med messingring.
    .done = Den, der har lagt alle brikker ud, er fri. Den sidste taber.
lesson-take-it-1 = Samme kasse, andet mål: her vil man have brikker. Kast begge kugler.
    .hint = Tryk på »Kast«.
    .done = Kastets point afgør, hvad du må tage.
lesson-take-it-2 = Vend en af brikkerne.
    .hint = Rør en brik, der ligger med bagsiden op.
    .done = Hver brik siger, hvad et kast skal give for at tage den.
lesson-take-it-3 = Kastet passer til flere brikker, der er vendt. Tag en.
    .hint = Brikker med messingring må tages.
    .done = Den ligger foran dig og tæller til sidst.
lesson-take-it-4 = Intet i midten passer, men en anden har det, du har fortjent. Tag det fra dem.
    .hint = Man må lade være. Vælg brikken med messingring hos den anden.
    .done = Intet er sikkert, før spillet er slut.
lesson-abaku-1 = Dine brikker er 1 1 2 3 6. Læg nogle over starten, så de læses som et regnestykke: 1 1 2 er 1 + 1 = 2. Der lægges ingen tegn.
    .hint = Tag en brik, så et felt. Startfeltet i midten skal dækkes.
    .done = Hver brik i et regnestykke er et point. Så trækker du nye brikker.
lesson-abaku-2 = 1 + 2 = 3 ligger der. Læg brikker, der rører det og danner et nyt regnestykke med det.
    .hint = Prøv 1 og 4 efter 3: 3 1 4 er 3 + 1 = 4.
    .done = Hvert nyt regnestykke tæller, også på tværs.
lesson-kryds-bolle-1 = Ni stænger. Lad en kugle glide ned ad en af dem.
    .hint = Rør en stang eller en ring, og læg kuglen.
    .done = Kuglerne ligger oven på hinanden: den næste på stangen kommer i det midterste lag.
lesson-kryds-bolle-2 = Tre på stribe er et point. To af dine lyse kugler ligger forrest: gør linjen færdig.
    .hint = Stangen forrest til højre er endnu tom.
    .done = En linje er et point, og du må lave mange.
lesson-kryds-bolle-3 = De mørke kugler er ved at lave en linje bagest. Stop dem.
    .hint = Tag pladsen, hvor den tredje skulle ligge: stangen bagest til højre.
    .done = At stoppe en linje er lige så meget værd som at lave en.
lesson-kryds-bolle-4 = Linjer går gennem terningen i alle retninger. En af dine stiger fra forrest til venstre til bagest til højre: gør den færdig.
    .hint = Nederst forrest til venstre, midten, og nu toppen af stangen bagest til højre.
    .done = Det er en diagonal gennem hele terningen.
