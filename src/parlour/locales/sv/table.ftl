### At the table: news in the slip, how it ended, the menu, the list of moves.

slip-thinking = { $name } tänker …
slip-turn-of = { $name } är på tur
slip-offline = Du är offline
slip-offline-why = Ditt spel är tryggt. Draget skickas när du är tillbaka.
slip-away = { $name } tappade anslutningen
slip-away-why = För { $ago } sedan.{ $clock ->
    [yes] { " " }Klockan går vidare.
   *[no] { "" }
 }
slip-asked = Frågat. Väntar på svar.
slip-sure-resign = Vill du ge upp spelet?
slip-sure-draw = Vill du erbjuda oavgjort?
slip-sure-end = Vill du föreslå att sluta och räkna?
slip-keep-playing = Spela vidare
slip-not-now = Inte nu
slip-offer = Erbjud
slip-offer-draw = { $name } erbjuder oavgjort
slip-offer-end = { $name } vill sluta och räkna
slip-offer-take-back = { $name } vill ta tillbaka
slip-offer-pause = { $name } ber om en paus
slip-offer-resume = { $name } vill fortsätta
slip-offer-adjourn = { $name } vill fortsätta en annan dag
slip-no-draw = Spela vidare
slip-yes-draw = Acceptera
slip-no-end = Spela vidare
slip-yes-end = Acceptera
slip-no-take-back = Nej
slip-yes-take-back = Tillåt
slip-no-pause = Spela vidare
slip-yes-pause = Pausa
slip-no-resume = Inte än
slip-yes-resume = Fortsätt
slip-no-adjourn = Spela vidare
slip-yes-adjourn = Acceptera
slip-seconds = { $seconds ->
    [one] { $seconds } sekund kvar
   *[other] { $seconds } sekunder kvar
 }
slip-again = Visa igen
slip-you-begin = Du börjar
slip-begins = { $name } börjar
slip-stands = Ställningen: { $points }
slip-would-win = Då vinner { $name }.
slip-no-hints = Inga tips i det här spelet
slip-no-hints-why = Du spelar mot människor, och tips ingår inte i reglerna.
slip-offer-rematch = { $name } vill ha revansch
slip-rematch-why = Samma regler. Andra sidan börjar.
slip-no-rematch = Nej tack
told-short = { $name }: { $what }
pace-go-on = Vidare
hint-another = Ett till
hint-else = Vad annars?
hint-lay = Lägg det
hint-why = Varför det här draget?
hint-is-best = Det bästa som finns
hint-next-best = Också bra
menu-title = Bordsmeny
moves-list = Drag
moves-newest = senaste sist
moves-none = Inga drag än.
moves-looking = En tidigare ställning
moves-back = Tillbaka till nu
end-points = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
 }
end-all = { $points }–{ $points }
end-to = { $points }–{ $other }
end-left = Alla har gått
end-aborted = Spelet ställdes in
end-over = Spelet är slut
end-draw = Oavgjort{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-they-resigned = Du vinner: { $name } gav upp
end-wins = { $count ->
    [one] { $names } vinner
   *[other] { $names } delar segern
 }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-time = Du vinner på tid{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-time = { $count ->
    [one] { $names } vinner på tid
   *[other] { $names } vinner på tid
 }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-win = Du vinner{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-beats = { $name } slår { $other }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-resigned = { $move ->
    [one] Du gav upp. En gång till?
   *[other] Du gav upp efter { $move } drag. En gång till?
 }
end-resigned-why = { $name } gav upp.
end-your-time = Din tid tog slut. Mer tid nästa gång?
end-time-why = Tiden tog slut för { $name }.
end-draw-why = Det kom ni överens om.
end-agreed-why = Avslutat i samförstånd, räknat som det stod.
end-safe = Inget är förlorat: reprisen finns kvar.
end-led-until = Du ledde till drag { $move }. Genomgången visar vändningen.
end-best-turn = Ditt bästa drag gav { $points }.
end-moves = { $count ->
    [one] Ett drag, bra spelat.
   *[other] { $count } drag, bra spelat.
 }
end-you-led = Du ledde från drag { $move }.
end-led = { $name } ledde från drag { $move }.
end-you-last = Du tog ledningen med sista draget.
end-last = { $name } tog ledningen med sista draget.
end-winner = Vinnare
end-home = Start
plate-resigned = gav upp
plate-time = på tid
rematch-accept = Acceptera revansch
rematch-take-back = Ta tillbaka
play-again = Spela igen
rematch-waiting = Väntar på { $name }
rematch-waiting-why = Titta på genomgången så länge.
rematch-declined = { $name } kan inte stanna
rematch-declined-why = En annan gång. Genomgången finns här.
title-your-turn = { $shared ->
    [yes] { $name } är på tur
   *[no] Din tur
 }
end-left-why = { $name } har lämnat bordet.
slip-claim-win = Kräv segern
slip-claim-robot = Låt en robot spela
