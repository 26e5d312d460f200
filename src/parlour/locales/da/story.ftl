### Et blik tilbage på et parti: dets historie, prøv et træk igen, billedet til deling.

review-chances = { $count ->
    [one] { $count } chance ud af 100
   *[other] { $count } chancer ud af 100
 }
review-points = { $value ->
    [one] { $value } point
   *[other] { $value } point
 }
review-course-win = { $who ->
    [you] Din chance for at vinde
   *[other] { $name }: chance for at vinde
 }
review-course-keep = { $who ->
    [you] Din chance for ikke at tabe
   *[other] { $name }: chance for ikke at tabe
 }
review-course-lead = { $who ->
    [you] Dit forspring til sidst
   *[other] { $name }: forspring til sidst
 }
review-course-points = { $who ->
    [you] Dig mod perfekt spil
   *[other] { $name } mod perfekt spil
 }
review-flag = { $chance ->
    [yes] Træk { $move }: { $from } → { $to } ud af 100
   *[no] Træk { $move }: { $from } → { $to }
 }
review-round = Runde { $round }
review-could = { $who ->
    [you] her kunne du have spillet bedre
   *[other] her kunne { $name } have spillet bedre
 }
review-liked-alike = Heldet var ligeligt fordelt.
review-liked = { $who ->
    [you] Heldet var på din side.
   *[other] Heldet var med { $name }.
 }
review-found = { $who ->
    [you] Du fandt det bedste træk i { $best } af { $judged } reelle valg.
   *[other] { $name } fandt det bedste træk i { $best } af { $judged } reelle valg.
 }
review-found-none = { $who ->
    [you] Det bedste træk var svært at finde i dag.
   *[other] Det bedste træk var svært at finde for { $name } i dag.
 }
review-numbers = Alle tallene
review-part-luck = Held
review-part-choices = Valg
review-scale-luck = { $chance ->
    [yes] chancer ud af 100 fra held
   *[no] point fra held
 }
review-scale-choices = { $chance ->
    [yes] chancer ud af 100 givet væk
   *[no] point givet væk
 }
review-way-best = bedre
review-way-both = { $who ->
    [you] bedst, og dit
   *[other] bedst, og spillet
 }
review-way-played = { $who ->
    [you] du spillede
   *[other] { $name } spillede
 }
review-way-also = også muligt
review-mattered = { $name }: { $act }, { $best } var bedre
review-mattered-none = Ingen gav noget væk.
review-move = Træk { $move } af { $moves }.
review-try = Prøv selv
review-try-why = Samme udfald, fra træk { $move }.
review-try-start = Start
review-story-slipped = Det glippede ved træk { $move }
review-story-dearest = Træk { $move } kostede mest
review-story-ahead = Vundet fra træk { $move }
review-story-always = Foran fra start til slut
review-story-even = Helt lige
review-story-regretless = Intet at fortryde
review-story-dice = { $who ->
    [you] Godt spillet. Heldet afgjorde det.
   *[other] { $name } spillede godt. Heldet afgjorde det.
 }
review-story-clean = { $who ->
    [you] Du gav næsten intet væk.
   *[other] { $name } gav næsten intet væk.
 }
review-story-cost = { $who ->
    [you] { $act } i stedet for { $best } kostede dig { $cost }.
   *[other] { $name }: { $act } i stedet for { $best } kostede { $cost }.
 }
review-story-luck = { $who ->
    [you] Lidt held gav dig { $amount }.
   *[other] Lidt held gav { $name } { $amount }.
 }
review-story-at = Træk { $move }. { $what }
try-same = Fra træk { $move }, med spillets udfald, så længe de passer.
try-other = Fra træk { $move }. Her går det anderledes end i spillet, så udfaldene er nye.
try-who = Hvem spiller den anden side
try-robot = Robotten
try-both = Begge sider
try-anew = Begynd forfra
try-back = Tilbage til gennemgangen
try-result = { $count ->
    [0] Denne gang vinder ingen. I spillet: { $then }.
    [one] Denne gang vinder { $now }. I spillet: { $then }.
   *[other] Denne gang deler { $now } sejren. I spillet: { $then }.
 }
share-picture = Billede til deling: { $title }
share-now = Del
