### The first page: a question, the shelf, three cards.

home-first = Fem træspil for én, to eller hele bordet. Gratis og uden konto.
home-with = { $game } med { $names }
home-alone = { $game } alene
home-join = Vær med
home-more-games = { $count ->
    [one] 1 spil mere
   *[other] { $count } spil mere
 }
home-task = Din opgave
home-task-left = { $count ->
    [one] Ét spørgsmål tilbage.
   *[other] { $count } spørgsmål tilbage.
 }
home-go-on = Fortsæt
home-lesson = Din lektion
home-learn = Lær { $game }
home-learn-time = Det tager et minut.
home-show-me = Vis mig det
home-other-games = Andre spil
home-ask-shut-the-box = Hvilke klapper?
home-ask-chikugo = Hvilken brik?
home-ask-take-it = Hvad ville du tage?
home-ask-abaku = Hvad giver flest point?
home-ask-kryds-bolle = Hvor skal kuglen hen?
home-streak = { $game } · dag { $days } i træk
home-done = { $days ->
    [one] Klaret! Én dag i træk.
   *[other] Klaret! { $days } dage i træk.
 }
home-code = Har du en kode?
home-code-title = Vær med ved et bord eller i en klasse
home-code-why = Koden eller linket, du har fået.
home-code-label = Kode
home-tonight = Til i aften
home-tonight-for = { $count ->
    [2] To ved bordet?
    [3] Tre ved bordet?
    [4] Fire ved bordet?
    [5] Fem ved bordet?
    [6] Seks ved bordet?
   *[other] { $count } ved bordet?
 }
home-tonight-takes = { $game } tager { $minutes } minutter.
home-set-up = Gør klar
home-else = Noget andet
install-title = Læg det på denne enhed
install-why = Åbner som en app, med sit eget ikon.
install-yes = Installér
install-no = Ikke nu
