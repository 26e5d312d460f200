### Rättvis slump: hur tärningar, kast och dragningar gick till, och hur de kontrolleras.

fair-title = Rättvis slump
fair-checked = Kontrollerat av din webbläsare: { $outcomes ->
    [one] 1 utfall följer av det som alla förseglade före spelet.
   *[other] alla { $outcomes } utfall följer av det som alla förseglade före spelet.
 }
fair-checked-itself = Kontrollerat av din webbläsare: { $outcomes ->
    [one] 1 utfall följer av protokollets startvärde.
   *[other] alla { $outcomes } utfall följer av protokollets startvärde.
 }
fair-thrown = { $count ->
    [one] 1 kast för hand vilar på serverns fysik.
   *[other] { $count } kast för hand vilar på serverns fysik.
 }
fair-unknown = Kontrollerat av din webbläsare: startvärdet är det förseglade. Den kan inte räkna om det här spelets utfall.
fair-nothing = Spelet slutade utan resultat, innan något hade dragits.
fair-wrong = Slumpen i det här spelet stämmer inte.
fair-why-other-commitment = Protokollet är inte det som förseglades före spelet: ett åtagande har bytts ut.
fair-why-other-nonce = Din egen del av dragningen finns inte i protokollet.
fair-why-bad-seed = Startvärdet är inte det som servern hade bundit sig till.
fair-why-bad-nonce = { $name } avslöjade inte den del av dragningen som var förseglad.
fair-why-withheld = { $name } avslöjade inte sin del av dragningen, så spelet slutade utan resultat.
fair-why-false-outcome = Händelse { $seq } följer inte av startvärdet.
fair-how = Före spelet förseglade servern och alla vid bordet varsitt hemligt tal. Först därefter avslöjades de, och tillsammans avgör de varje utfall. Ingen kan välja ett som passar.
fair-keep = Spara de här två värdena om du vill kontrollera protokollet själv med ”parlour verify”.
fair-seal = Sigill
fair-nonce = Ditt tal
fair-record = Ladda ner protokollet
fair-failed = Vi kunde inte hämta protokollet, så slumpen är inte kontrollerad än.
fair-waits = Alla är här. Väntar på { $names } …
fair-beacon = Alla är här. Väntar på den offentliga fyren …
fair-elsewhere = Du sitter vid bordet med en annan enhet. Öppna spelet där för att börja.
error-has-sealed = Platserna är redan förseglade. Vänta tills spelet börjar, eller lämna bordet.
error-not-sealed = Alla platser är inte tagna och förseglade än. Försök igen när alla är här.
error-other-seal = Ett sigill ändrades just. Försök igen.
error-other-nonce = Det är inte talet som den här platsen förseglade. Använd enheten du satte dig med.
