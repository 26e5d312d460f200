### De eerste les van elk spel: een taak, een tip en wat er geleerd is.

lesson-link = Nieuw voor jou? Leer het in een minuut
lesson-title = Eerste les
lesson-step = Stap { $step } van { $steps }
lesson-next = Verder
lesson-again = Nog een keer
lesson-play = Nu spelen
lesson-over = Dat is het spel. De rest komt al spelend.
lesson-refused = Zo gaat het niet:
lesson-shut-the-box-1 = Twee dobbelstenen op het vilt: 3 en 5. Sluit klepjes die samen 8 zijn, een of meer.
    .hint = Raak klepjes aan tot het 8 is en sluit ze.
    .done = Ze blijven deze beurt dicht. Nu zou je weer werpen.
lesson-shut-the-box-2 = Er is 11 geworpen. Sluit nu minstens twee klepjes: de hoge zijn later lastig te sluiten.
    .hint = Eén klepje zou mogen. Zoek er twee of drie die 11 zijn.
    .done = Past een worp nergens bij, dan is je beurt voorbij en tellen de open klepjes tegen je.
lesson-shut-the-box-3 = Er zijn nog twee klepjes en de dobbelstenen tonen 3. Je ziet het.
    .hint = 1 en 2 is 3.
    .done = De doos is dicht: dat wint meteen.
lesson-chikugo-1 = Beide ballen vliegen in één worp. Werp ze.
    .hint = Druk op ‘Werpen’.
    .done = De rechthoek tussen de ballen telt. De laagste worp van een ronde is Nadir en neemt een fiche.
lesson-chikugo-2 = Zijn alle fiches genomen, dan wil je ervan af. Rood ligt op a2, zwart op a5: leg een fiche af die de worp haalt.
    .hint = Een rij van vier gaten is een lijn. Raak een fiche met een messing ring aan.
    .done = Wie alle fiches heeft afgelegd, is ervan af. De laatste verliest.
lesson-take-it-1 = Dezelfde bak, een ander doel: hier wil je fiches. Werp beide ballen.
    .hint = Druk op ‘Werpen’.
    .done = De punten van de worp bepalen wat je mag nemen.
lesson-take-it-2 = Draai een van de fiches om.
    .hint = Raak een fiche aan die dicht ligt.
    .done = Elke fiche zegt wat een worp moet zijn om hem te nemen.
lesson-take-it-3 = Deze worp haalt meerdere open fiches. Neem er een.
    .hint = Fiches met een messing ring mag je nemen.
    .done = Hij ligt voor je en telt aan het eind.
lesson-take-it-4 = In het midden past niets, maar iemand heeft wat jij verdiend hebt. Neem het af.
    .hint = Laten mag. Kies de fiche met een messing ring bij de ander.
    .done = Niets is veilig tot het spel voorbij is.
lesson-abaku-1 = Je stenen zijn 1 1 2 3 6. Leg er een paar over de start zodat ze als som te lezen zijn: 1 1 2 is 1 + 1 = 2. Tekens worden niet gelegd.
    .hint = Pak een steen, dan een vak. Het startvak in het midden moet bedekt zijn.
    .done = Elke steen van een som is een punt. Daarna trek je nieuwe stenen.
lesson-abaku-2 = Daar ligt 1 + 2 = 3. Leg stenen die eraan grenzen en er een nieuwe som mee vormen.
    .hint = Probeer 1 en 4 achter de 3: 3 1 4 is 3 + 1 = 4.
    .done = Elke nieuwe som telt, ook dwars erop.
lesson-kryds-bolle-1 = Negen staven. Laat een bal langs een ervan glijden.
    .hint = Raak een staaf of een ring aan en plaats de bal.
    .done = Ballen liggen op elkaar: de volgende op deze staaf ligt in de middelste laag.
lesson-kryds-bolle-2 = Drie op een rij is een punt. Vooraan liggen twee van jouw lichte ballen: maak de lijn af.
    .hint = De staaf rechtsvoor is nog leeg.
    .done = Een lijn is een punt, en je mag er veel maken.
lesson-kryds-bolle-3 = De donkere ballen gaan achteraan een lijn maken. Houd ze tegen.
    .hint = Neem de plaats van de derde: de staaf rechtsachter.
    .done = Een lijn tegenhouden is evenveel waard als er een maken.
lesson-kryds-bolle-4 = Lijnen gaan in alle richtingen door de kubus. Een van jou klimt van linksvoor naar rechtsachter: maak hem af.
    .hint = Linksvoor onder, het midden, en nu de top van de staaf rechtsachter.
    .done = Dat is een diagonaal door de hele kubus.
