### Terugkijken op een partij: haar verhaal, een zet opnieuw proberen, de afbeelding om te delen.

review-chances = { $count ->
    [one] { $count } kans op 100
   *[other] { $count } kansen op 100
 }
review-points = { $value ->
    [one] { $value } punt
   *[other] { $value } punten
 }
review-course-win = { $who ->
    [you] Jouw winstkans
   *[other] { $name }: winstkans
 }
review-course-keep = { $who ->
    [you] Jouw kans om niet te verliezen
   *[other] { $name }: kans om niet te verliezen
 }
review-course-lead = { $who ->
    [you] Jouw voorsprong aan het eind
   *[other] { $name }: voorsprong aan het eind
 }
review-course-points = { $who ->
    [you] Jij tegen perfect spel
   *[other] { $name } tegen perfect spel
 }
review-flag = { $chance ->
    [yes] Zet { $move }: { $from } → { $to } op 100
   *[no] Zet { $move }: { $from } → { $to }
 }
review-round = Ronde { $round }
review-could = { $who ->
    [you] hier kon jij beter
   *[other] hier kon { $name } beter
 }
review-liked-alike = Het geluk was eerlijk verdeeld.
review-liked = { $who ->
    [you] Het geluk was aan jouw kant.
   *[other] Het geluk was aan de kant van { $name }.
 }
review-found = { $who ->
    [you] Je vond de beste zet bij { $best } van de { $judged } echte keuzes.
   *[other] { $name } vond de beste zet bij { $best } van de { $judged } echte keuzes.
 }
review-found-none = { $who ->
    [you] De beste zet was vandaag moeilijk te vinden.
   *[other] De beste zet was vandaag moeilijk te vinden voor { $name }.
 }
review-numbers = Alle getallen
review-part-luck = Geluk
review-part-choices = Keuzes
review-scale-luck = { $chance ->
    [yes] kansen op 100 door geluk
   *[no] punten door geluk
 }
review-scale-choices = { $chance ->
    [yes] kansen op 100 weggegeven
   *[no] punten weggegeven
 }
review-way-best = beter
review-way-both = { $who ->
    [you] de beste, en van jou
   *[other] de beste, en gespeeld
 }
review-way-played = { $who ->
    [you] jouw zet
   *[other] zet van { $name }
 }
review-way-also = kon ook
review-mattered = { $name }: { $act }, { $best } was beter
review-mattered-none = Niemand gaf iets weg.
review-move = Zet { $move } van { $moves }.
review-try = Probeer het zelf
review-try-why = Zelfde geluk, vanaf zet { $move }.
review-try-start = Begin
review-story-slipped = Bij zet { $move } glipte het weg
review-story-dearest = Zet { $move } kostte het meest
review-story-ahead = Gewonnen vanaf zet { $move }
review-story-always = Van begin tot eind voorop
review-story-even = Geen verschil tussen jullie
review-story-regretless = Niets om spijt van te hebben
review-story-dice = { $who ->
    [you] Goed gespeeld. Het geluk besliste.
   *[other] { $name } speelde goed. Het geluk besliste.
 }
review-story-clean = { $who ->
    [you] Je gaf bijna niets weg.
   *[other] { $name } gaf bijna niets weg.
 }
review-story-cost = { $who ->
    [you] { $act } in plaats van { $best } kostte je { $cost }.
   *[other] { $name }: { $act } in plaats van { $best } kostte { $cost }.
 }
review-story-luck = { $who ->
    [you] Een meevaller leverde je { $amount } op.
   *[other] Een meevaller leverde { $name } { $amount } op.
 }
review-story-at = Zet { $move }. { $what }
try-same = Vanaf zet { $move }, met het geluk van het spel zolang dat past.
try-other = Vanaf zet { $move }. Hier wijk je af van het spel, dus het geluk is nieuw.
try-who = Wie de andere kant speelt
try-robot = De robot
try-both = Beide kanten
try-anew = Opnieuw
try-back = Terug naar de terugblik
try-result = { $count ->
    [0] Deze keer wint niemand. In het spel: { $then }.
    [one] Deze keer wint { $now }. In het spel: { $then }.
   *[other] Deze keer delen { $now } de overwinning. In het spel: { $then }.
 }
share-picture = Afbeelding om te delen: { $title }
share-now = Delen
