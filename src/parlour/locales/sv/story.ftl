### En tillbakablick på ett parti: dess historia, prova ett drag igen, bilden att dela.

review-chances = { $count ->
    [one] { $count } chans av 100
   *[other] { $count } chanser av 100
 }
review-points = { $value ->
    [one] { $value } poäng
   *[other] { $value } poäng
 }
review-course-win = { $who ->
    [you] Din vinstchans
   *[other] { $name }: vinstchans
 }
review-course-keep = { $who ->
    [you] Din chans att inte förlora
   *[other] { $name }: chans att inte förlora
 }
review-course-lead = { $who ->
    [you] Ditt försprång i slutet
   *[other] { $name }: försprång i slutet
 }
review-course-points = { $who ->
    [you] Du mot perfekt spel
   *[other] { $name } mot perfekt spel
 }
review-flag = { $chance ->
    [yes] Drag { $move }: { $from } → { $to } av 100
   *[no] Drag { $move }: { $from } → { $to }
 }
review-round = Runda { $round }
review-could = { $who ->
    [you] här kunde du ha spelat bättre
   *[other] här kunde { $name } ha spelat bättre
 }
review-liked-alike = Slumpen var rättvis.
review-liked = { $who ->
    [you] Slumpen var på din sida.
   *[other] Slumpen gynnade { $name }.
 }
review-found = { $who ->
    [you] Du hittade det bästa draget i { $best } av { $judged } verkliga val.
   *[other] { $name } hittade det bästa draget i { $best } av { $judged } verkliga val.
 }
review-found-none = { $who ->
    [you] Det bästa draget var svårt att hitta i dag.
   *[other] Det bästa draget var svårt att hitta för { $name } i dag.
 }
review-numbers = Alla siffror
review-part-luck = Slumpen
review-part-choices = Valen
review-scale-luck = { $chance ->
    [yes] chanser av 100 från slumpen
   *[no] poäng från slumpen
 }
review-scale-choices = { $chance ->
    [yes] chanser av 100 bortskänkta
   *[no] poäng bortskänkta
 }
review-way-best = bättre
review-way-both = { $who ->
    [you] bäst, och ditt
   *[other] bäst, och spelat
 }
review-way-played = { $who ->
    [you] ditt drag
   *[other] spelat av { $name }
 }
review-way-also = gick också
review-mattered = { $name }: { $act }, { $best } var bättre
review-mattered-none = Ingen skänkte bort något.
review-move = Drag { $move } av { $moves }.
review-try = Prova själv
review-try-why = Samma slump, från drag { $move }.
review-try-start = Starta
review-story-slipped = Det gled ur händerna vid drag { $move }
review-story-dearest = Drag { $move } kostade mest
review-story-ahead = Vunnet från drag { $move }
review-story-always = I ledning från början till slut
review-story-even = Inget skiljer er åt
review-story-regretless = Inget att ångra
review-story-dice = { $who ->
    [you] Bra spelat. Slumpen avgjorde.
   *[other] { $name } spelade bra. Slumpen avgjorde.
 }
review-story-clean = { $who ->
    [you] Du skänkte knappt bort något.
   *[other] { $name } skänkte knappt bort något.
 }
review-story-cost = { $who ->
    [you] { $act } i stället för { $best } kostade dig { $cost }.
   *[other] { $name }: { $act } i stället för { $best } kostade { $cost }.
 }
review-story-luck = { $who ->
    [you] Lite tur gav dig { $amount }.
   *[other] Lite tur gav { $name } { $amount }.
 }
review-story-at = Drag { $move }. { $what }
try-same = Från drag { $move }, med spelets slump så länge den passar.
try-other = Från drag { $move }. Här går det annorlunda än i spelet, så slumpen är ny.
try-who = Vem spelar andra sidan
try-robot = Roboten
try-both = Båda sidor
try-anew = Börja om
try-back = Tillbaka till genomgången
try-result = { $count ->
    [0] Den här gången vinner ingen. I spelet: { $then }.
    [one] Den här gången vinner { $now }. I spelet: { $then }.
   *[other] Den här gången delar { $now } segern. I spelet: { $then }.
 }
share-picture = Bild att dela: { $title }
share-now = Dela
