### What can be typed at a table, and what is answered: on the page and in the terminal.

command-row = række, row
command-column = kolonne, column
command-around = omkring, rundt om, around
command-own = brikker, chips, mine, rack
command-where = hvor kan jeg, hvor, where
command-who = hvem, hvis tur, who
command-points = point, stilling, points
command-clock = ur, tid, clock
command-throw = slå, kast, throw
command-yes = ja, yes
command-no = nej, no
command-resign = opgiv, resign
command-draw = uafgjort, remis, draw
command-pause = pause
command-brief = kort, brief
command-usual = normal, usual
command-full = fuldt, full
command-next = videre, next
ask-next = Skriv videre for at fortsætte.
command-help-more = række 8, kolonne H og omkring H8 læser en del af brættet op, brikker hvad du har, hvor kan jeg 1 2 trækkene med det. hvem siger, hvis tur det er, point og ur hvordan det står, slå hvordan man slår eller kaster; ja og nej svarer på et spørgsmål; opgiv, uafgjort og pause spørger først. kort, normal og fuldt bestemmer, hvor meget der siges.
ask-turn = { $name } har turen.
ask-wait = Et øjeblik: ingen har turen endnu.
ask-over = Spillet er slut.
ask-not-you = { $name } har turen, derefter dig.
ask-best-first = Bedste først: { $acts }.
ask-can-play = Du kan spille: { $acts }.
ask-choice = { $act }: { $name }
ask-more = Og { $count } til.
ask-nowhere = Her passer intet træk til »{ $what }«.
ask-no-list = Dette spil er uden tip, så trækkene vises ikke.
ask-dice = Du skal slå: skriv slå.
ask-yes-no = Skriv ja eller nej.
ask-no-offer = Der er ikke noget spørgsmål at svare på.
ask-no-draw = Du kan ikke tilbyde uafgjort her.
ask-no-back = Der er ikke noget at fortryde.
ask-no-last = Der er ikke spillet noget endnu.
ask-clock = { $name } { $time }
ask-no-clock = Dette spil har intet ur.
ask-not-here = Det findes ikke her. Skriv bord for hele bordet, eller hjælp.
ask-verbosity = { $how ->
    [brief] Kort: træk med få ord.
    [full] Fuldt: også point og hvad du har, hver gang det er din tur.
   *[usual] Normal: træk og hvad de giver.
 }
settings-verbosity = Hvor meget der siges
settings-verbosity-why = Til skærmlæsere og bordets log.
verbosity-brief = Kort
verbosity-usual = Normal
verbosity-full = Fuldt
