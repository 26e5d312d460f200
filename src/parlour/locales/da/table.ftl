### At the table: news in the slip, how it ended, the menu, the list of moves.

slip-thinking = { $name } tænker …
slip-turn-of = { $name } har turen
slip-offline = Du er offline
slip-offline-why = Dit spil er i sikkerhed. Dit træk sendes, når du er tilbage.
slip-away = { $name } mistede forbindelsen
slip-away-why = For { $ago } siden.{ $clock ->
    [yes] { " " }Uret går videre.
   *[no] { "" }
 }
slip-asked = Sendt. Venter på svar.
slip-sure-resign = Vil du opgive spillet?
slip-sure-draw = Vil du tilbyde uafgjort?
slip-sure-end = Vil du foreslå at slutte og tælle op?
slip-keep-playing = Spil videre
slip-not-now = Ikke nu
slip-offer = Tilbyd
slip-offer-draw = { $name } tilbyder uafgjort
slip-offer-end = { $name } foreslår at slutte og tælle op
slip-offer-take-back = { $name } vil gerne fortryde
slip-offer-pause = { $name } beder om en pause
slip-offer-resume = { $name } vil gerne fortsætte
slip-offer-adjourn = { $name } vil gerne fortsætte en anden dag
slip-no-draw = Spil videre
slip-yes-draw = Acceptér
slip-no-end = Spil videre
slip-yes-end = Acceptér
slip-no-take-back = Nej
slip-yes-take-back = Tillad
slip-no-pause = Spil videre
slip-yes-pause = Pause
slip-no-resume = Ikke endnu
slip-yes-resume = Fortsæt
slip-no-adjourn = Spil videre
slip-yes-adjourn = Acceptér
slip-seconds = { $seconds ->
    [one] { $seconds } sekund tilbage
   *[other] { $seconds } sekunder tilbage
 }
slip-again = Vis igen
slip-you-begin = Du begynder
slip-begins = { $name } begynder
slip-stands = Stillingen: { $points }
slip-would-win = Så vinder { $name }.
slip-no-hints = Ingen tip i dette spil
slip-no-hints-why = Du spiller mod mennesker, og tip er ikke aftalt.
slip-offer-rematch = { $name } tilbyder revanche
slip-rematch-why = Samme regler. Den anden side begynder.
slip-no-rematch = Nej tak
told-short = { $name }: { $what }
pace-go-on = Videre
hint-another = Et til
hint-else = Hvad ellers?
hint-lay = Læg det
hint-why = Hvorfor dette træk?
hint-is-best = Det bedste træk
hint-next-best = Også godt
menu-title = Bordmenu
moves-list = Træk
moves-newest = nyeste nederst
moves-none = Ingen træk endnu.
moves-looking = En tidligere stilling
moves-back = Tilbage til spillet
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } point
 }
end-all = { $points }–{ $points }
end-to = { $points }–{ $other }
end-left = Alle er gået
end-aborted = Spillet blev aflyst
end-over = Spillet er slut
end-draw = Uafgjort{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-they-resigned = Du vinder: { $name } opgav
end-wins = { $count ->
    [one] { $names } vinder
   *[other] { $names } deler sejren
 }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-time = Du vinder på tid{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-time = { $count ->
    [one] { $names } vinder på tid
   *[other] { $names } vinder på tid
 }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-win = Du vinder{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-beats = { $name } slår { $other }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-resigned = { $move ->
    [1] Du opgav. Et spil til?
   *[other] Du opgav efter { $move } træk. Et spil til?
 }
end-resigned-why = { $name } opgav.
end-your-time = Din tid løb ud. Mere tid næste gang?
end-time-why = { $name } løb tør for tid.
end-draw-why = Det blev I enige om.
end-agreed-why = Sluttet efter aftale, talt op, som det stod.
end-safe = Intet er tabt: du kan gense spillet.
end-led-until = Du førte til træk { $move }. Gennemgangen viser, hvad der vendte det.
end-best-turn = Din bedste tur gav { $points }.
end-moves = { $count ->
    [1] Et træk, godt spillet.
   *[other] { $count } træk, godt spillet.
 }
end-you-led = Du førte fra træk { $move }.
end-led = { $name } førte fra træk { $move }.
end-you-last = Du kom foran med det sidste træk.
end-last = { $name } kom foran med det sidste træk.
end-winner = Vinder
end-home = Forside
plate-resigned = opgivet
plate-time = på tid
rematch-accept = Tag imod revanche
rematch-take-back = Træk tilbage
play-again = Spil igen
rematch-waiting = Venter på { $name }
rematch-waiting-why = Imens kan du se gennemgangen.
rematch-declined = { $name } kan ikke blive
rematch-declined-why = En anden gang. Imens har du gennemgangen.
title-your-turn = { $shared ->
    [yes] { $name } har turen
   *[no] Din tur
 }
end-left-why = { $name } har forladt bordet.
slip-claim-win = Kræv sejren
slip-claim-robot = Lad en robot spille videre
