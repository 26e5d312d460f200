### What can be typed at a table, and what is answered: on the page and in the terminal.

command-row = rij, row
command-column = kolom, column
command-around = rond, rondom, around
command-own = stenen, chips, hand, rack
command-where = waar kan ik, waar, where
command-who = wie, wie is er, who
command-points = punten, stand, points
command-clock = klok, tijd, clock
command-throw = gooien, werpen, throw
command-yes = ja, yes
command-no = nee, no
command-resign = opgeven, resign
command-draw = gelijkspel, remise, draw
command-pause = pauze, pause
command-brief = kort, brief
command-usual = gewoon, usual
command-full = volledig, full
command-next = verder, next
ask-next = Typ verder om door te gaan.
command-help-more = rij 8, kolom H en rond H8 lezen een deel van het bord voor, stenen wat je hebt, waar kan ik 1 2 de zetten daarmee. wie zegt wie er aan de beurt is, punten en klok hoe het staat, gooien hoe je gooit; ja en nee beantwoorden een vraag; opgeven, gelijkspel en pauze vragen het eerst na. kort, gewoon en volledig stellen in hoeveel er gezegd wordt.
ask-turn = { $name } is aan de beurt.
ask-wait = Een moment: er is nog niemand aan de beurt.
ask-over = Het spel is uit.
ask-not-you = { $name } is aan de beurt, daarna jij.
ask-best-first = Beste eerst: { $acts }.
ask-can-play = Je kunt spelen: { $acts }.
ask-choice = { $act }: { $name }
ask-more = En nog { $count }.
ask-nowhere = Hier past geen zet bij ‘{ $what }’.
ask-no-list = Hier wordt zonder tips gespeeld, dus zetten worden niet opgesomd.
ask-dice = Jouw worp: typ gooien.
ask-yes-no = Typ ja of nee.
ask-no-offer = Er is geen vraag om te beantwoorden.
ask-no-draw = Hier kun je geen gelijkspel aanbieden.
ask-no-back = Er is niets om terug te nemen.
ask-no-last = Er is nog niets gespeeld.
ask-clock = { $name } { $time }
ask-no-clock = Dit spel heeft geen klok.
ask-not-here = Dat is hier niet te vinden. Typ tafel voor de hele tafel, of hulp.
ask-verbosity = { $how ->
    [brief] Kort: zetten in een paar woorden.
    [full] Volledig: ook de punten en wat je hebt, bij elke beurt.
   *[usual] Gewoon: zetten en wat ze opleveren.
 }
settings-verbosity = Hoeveel er gezegd wordt
settings-verbosity-why = Voor schermlezers en het logboek van de tafel.
verbosity-brief = Kort
verbosity-usual = Gewoon
verbosity-full = Volledig
