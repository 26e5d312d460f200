### Fair tilfældighed: hvordan terninger, kast og lodtrækninger blev til, og hvordan de kontrolleres.

fair-title = Fair tilfældighed
fair-checked = Kontrolleret af din browser: { $outcomes ->
    [one] 1 udfald følger af det, alle forseglede før spillet.
   *[other] alle { $outcomes } udfald følger af det, alle forseglede før spillet.
 }
fair-checked-itself = Kontrolleret af din browser: { $outcomes ->
    [one] 1 udfald følger af optegnelsens startværdi.
   *[other] alle { $outcomes } udfald følger af optegnelsens startværdi.
 }
fair-thrown = { $count ->
    [one] 1 kast med hånden bygger på serverens fysik.
   *[other] { $count } kast med hånden bygger på serverens fysik.
 }
fair-unknown = Kontrolleret af din browser: startværdien er den forseglede. Den kan ikke regne dette spils udfald efter.
fair-nothing = Spillet sluttede uden resultat, før der blev trukket noget.
fair-wrong = Tilfældigheden i dette spil stemmer ikke.
fair-why-other-commitment = Optegnelsen er ikke den, der blev forseglet før spillet: en forpligtelse er byttet ud.
fair-why-other-nonce = Din egen del af lodtrækningen står ikke i optegnelsen.
fair-why-bad-seed = Startværdien er ikke den, serveren havde lagt sig fast på.
fair-why-bad-nonce = { $name } afslørede ikke den del af lodtrækningen, der var forseglet.
fair-why-withheld = { $name } afslørede ikke sin del af lodtrækningen, så spillet sluttede uden resultat.
fair-why-false-outcome = Hændelse { $seq } følger ikke af startværdien.
fair-how = Før spillet forseglede serveren og alle ved bordet hver et hemmeligt tal. Først derefter blev tallene afsløret, og sammen afgør de hvert udfald. Ingen kan vælge et, der passer dem.
fair-keep = Gem disse to værdier, hvis du selv vil kontrollere optegnelsen med »parlour verify«.
fair-seal = Segl
fair-nonce = Dit tal
fair-record = Hent optegnelsen
fair-failed = Vi kunne ikke hente optegnelsen, så tilfældigheden er ikke kontrolleret endnu.
fair-waits = Alle er her. Venter på { $names } …
fair-beacon = Alle er her. Venter på det offentlige fyr …
fair-elsewhere = Du er med i spillet fra en anden enhed. Åbn det der for at begynde.
error-has-sealed = Pladserne er allerede forseglet. Vent på, at spillet begynder, eller forlad bordet.
error-not-sealed = Ikke alle pladser er taget og forseglet endnu. Prøv igen, når alle er her.
error-other-seal = Et segl er lige ændret. Prøv igen.
error-other-nonce = Det er ikke det tal, denne plads forseglede. Brug den enhed, du kom med på.
