### Eerlijk toeval: hoe dobbelstenen, worpen en trekkingen tot stand kwamen, en hoe ze worden gecontroleerd.

fair-title = Eerlijk toeval
fair-checked = Gecontroleerd door je browser: { $outcomes ->
    [one] 1 uitkomst volgt uit wat iedereen vóór het spel verzegelde.
   *[other] alle { $outcomes } uitkomsten volgen uit wat iedereen vóór het spel verzegelde.
 }
fair-checked-itself = Gecontroleerd door je browser: { $outcomes ->
    [one] 1 uitkomst volgt uit de beginwaarde van het verslag.
   *[other] alle { $outcomes } uitkomsten volgen uit de beginwaarde van het verslag.
 }
fair-thrown = { $count ->
    [one] 1 worp met de hand berust op de simulatie van de server.
   *[other] { $count } worpen met de hand berusten op de simulatie van de server.
 }
fair-unknown = Gecontroleerd door je browser: de beginwaarde is de verzegelde. De uitkomsten van dit spel kan hij niet narekenen.
fair-nothing = Het spel eindigde zonder uitslag, voordat er iets getrokken was.
fair-wrong = Het toeval van dit spel klopt niet.
fair-why-other-commitment = Het verslag is niet wat vóór het spel verzegeld werd: een vastlegging is verwisseld.
fair-why-other-nonce = Jouw getal staat niet in het verslag.
fair-why-bad-seed = De beginwaarde is niet de waarde die de server had vastgelegd.
fair-why-bad-nonce = { $name } heeft een ander getal onthuld dan het verzegelde.
fair-why-withheld = { $name } heeft het eigen getal niet onthuld, dus het spel eindigde zonder uitslag.
fair-why-false-outcome = Gebeurtenis { $seq } volgt niet uit de beginwaarde.
fair-how = Vóór het spel verzegelden de server en iedereen aan tafel elk een geheim getal. Pas daarna werden ze onthuld, en samen bepalen ze elke uitkomst. Niemand kan er een kiezen die goed uitkomt.
fair-keep = Bewaar deze twee waarden als je het verslag zelf wilt controleren met ‘parlour verify’.
fair-seal = Zegel
fair-nonce = Jouw getal
fair-record = Verslag downloaden
fair-failed = We konden het verslag niet laden; het toeval is nog niet gecontroleerd.
fair-waits = Iedereen is er. Wachten op { $names }…
fair-beacon = Iedereen is er. Wachten op de openbare toevalsbron…
fair-elsewhere = Je zit met een ander apparaat aan deze tafel. Open het spel daar om te beginnen.
error-has-sealed = De plaatsen zijn al verzegeld. Wacht tot het spel begint, of verlaat de tafel.
error-not-sealed = Nog niet alle plaatsen zijn bezet en verzegeld. Probeer het opnieuw als iedereen er is.
error-other-seal = Er is net een zegel veranderd. Probeer het opnieuw.
error-other-nonce = Dit is niet het getal dat deze plaats verzegelde. Gebruik het apparaat waarmee je bent gaan zitten.
