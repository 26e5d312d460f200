### At the table: news in the slip, how it ended, the menu, the list of moves.

slip-thinking = { $name } denkt na…
slip-turn-of = { $name } is aan de beurt
slip-offline = Je bent offline
slip-offline-why = Je spel is veilig. Je zet wordt verstuurd zodra je terug bent.
slip-away = { $name } is de verbinding kwijt
slip-away-why = Al { $ago }.{ $clock ->
    [yes] { " " }De klok loopt door.
   *[no] { "" }
 }
slip-asked = Gevraagd. Nu wachten op antwoord.
slip-sure-resign = Dit spel opgeven?
slip-sure-draw = Gelijkspel aanbieden?
slip-sure-end = Voorstellen om nu te stoppen en te tellen?
slip-keep-playing = Doorspelen
slip-not-now = Niet nu
slip-offer = Aanbieden
slip-offer-draw = { $name } biedt gelijkspel aan
slip-offer-end = { $name } wil nu stoppen en tellen
slip-offer-take-back = { $name } wil een zet terugnemen
slip-offer-pause = { $name } vraagt om pauze
slip-offer-resume = { $name } wil verder spelen
slip-offer-adjourn = { $name } wil een andere dag verder spelen
slip-no-draw = Doorspelen
slip-yes-draw = Accepteren
slip-no-end = Doorspelen
slip-yes-end = Accepteren
slip-no-take-back = Nee
slip-yes-take-back = Toestaan
slip-no-pause = Doorspelen
slip-yes-pause = Pauze
slip-no-resume = Nog niet
slip-yes-resume = Hervatten
slip-no-adjourn = Doorspelen
slip-yes-adjourn = Accepteren
slip-seconds = { $seconds ->
    [one] Nog { $seconds } seconde
   *[other] Nog { $seconds } seconden
 }
slip-again = Nog eens tonen
slip-you-begin = Jij begint
slip-begins = { $name } begint
slip-stands = De stand: { $points }
slip-would-win = Dan wint { $name }.
slip-no-hints = Geen tips in dit spel
slip-no-hints-why = Je speelt met mensen, en jullie hebben geen tips afgesproken.
slip-offer-rematch = { $name } wil een revanche
slip-rematch-why = Zelfde regels. De ander begint.
slip-no-rematch = Nee, bedankt
told-short = { $name }: { $what }
pace-go-on = Verder
hint-another = Nog een
hint-else = Wat anders?
hint-lay = Leggen
hint-why = Waarom deze zet?
hint-is-best = De beste die er is
hint-next-best = Ook goed
menu-title = Tafelmenu
moves-list = Zetten
moves-newest = nieuwste onderaan
moves-none = Nog geen zetten.
moves-looking = Een eerdere stelling
moves-back = Terug naar nu
end-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
end-all = { $points } gelijk
end-to = { $points } tegen { $other }
end-left = Iedereen is weg
end-aborted = Dit spel is afgelast
end-over = Het spel is uit
end-draw = Gelijkspel{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-they-resigned = Jij wint: { $name } heeft opgegeven
end-wins = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
 }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-time = Jij wint op tijd{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-time = { $count ->
    [one] { $names } wint op tijd
   *[other] { $names } winnen op tijd
 }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-win = Jij wint{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-beats = { $name } wint van { $other }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-resigned = { $move ->
    [one] Je gaf op. Nog een potje?
   *[other] Je gaf op na { $move } zetten. Nog een potje?
 }
end-resigned-why = { $name } heeft opgegeven.
end-your-time = Je tijd was op. Volgende keer een langere klok?
end-time-why = De tijd van { $name } was op.
end-draw-why = Dat is samen afgesproken.
end-agreed-why = In overleg gestopt, geteld zoals het stond.
end-safe = Niets is verloren: de herhaling is er.
end-led-until = Je stond voor tot zet { $move }. De terugblik toont het keerpunt.
end-best-turn = Je beste beurt leverde { $points } op.
end-moves = { $count ->
    [one] Eén zet, goed gespeeld.
   *[other] { $count } zetten, goed gespeeld.
 }
end-you-led = Je stond voor vanaf zet { $move }.
end-led = { $name } stond voor vanaf zet { $move }.
end-you-last = Je kwam met de laatste zet voor.
end-last = { $name } kwam met de laatste zet voor.
end-winner = Winst
end-home = Start
plate-resigned = opgegeven
plate-time = op tijd
rematch-accept = Revanche accepteren
rematch-take-back = Intrekken
play-again = Nog een potje
rematch-waiting = Wachten op { $name }
rematch-waiting-why = Bekijk intussen de terugblik.
rematch-declined = { $name } kan niet blijven
rematch-declined-why = Een andere keer. De terugblik is er intussen.
title-your-turn = { $shared ->
    [yes] { $name } is aan de beurt
   *[no] Jij bent aan de beurt
 }
end-left-why = { $name } heeft de tafel verlaten.
slip-claim-win = Overwinning opeisen
slip-claim-robot = Robot verder laten spelen
