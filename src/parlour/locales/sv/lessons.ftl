### Första lektionen i varje spel: en uppgift, en vink och vad man lärde sig.

lesson-link = Nytt för dig? Lär dig det på en minut
lesson-title = Första lektionen
lesson-step = Steg { $step } av { $steps }
lesson-next = Vidare
lesson-again = En gång till
lesson-play = Spela nu
lesson-over = Det är spelet. Resten kommer när man spelar.
lesson-refused = Det går inte:
lesson-shut-the-box-1 = Två tärningar ligger på filten: 3 och 5. Stäng luckor som blir 8, en eller flera.
    .hint = Rör vid luckor tills de blir 8 och stäng dem.
    .done = De förblir stängda den här turen. Nu skulle du kasta igen.
lesson-shut-the-box-2 = 11 kastades. Stäng minst två luckor den här gången: de höga är svåra att stänga senare.
    .hint = En lucka vore tillåten. Hitta två eller tre som blir 11.
    .done = När ett kast inte passar något är din tur slut, och de öppna luckorna räknas mot dig.
lesson-shut-the-box-3 = Två luckor är kvar, och tärningarna visar 3. Du ser det.
    .hint = 1 och 2 blir 3.
    .done = Lådan är stängd: det vinner genast.
lesson-chikugo-1 = Båda kulorna flyger i ett kast. Kasta dem.
    .hint = Tryck på ”Kasta”.
    .done = Rektangeln mellan kulorna räknas. Rundans lägsta kast är Nadir och tar en mark.
lesson-chikugo-2 = När alla marker är tagna vill man bli av med dem. Röd ligger på a2, svart på a5: lägg ut en mark som kastet räcker till.
    .hint = En rad på fyra hål är en linje. Rör vid en mark med mässingsring.
    .done = Den som lagt ut alla marker är fri. Den sista förlorar.
lesson-take-it-1 = Samma låda, annat mål: här vill man ha marker. Kasta båda kulorna.
    .hint = Tryck på ”Kasta”.
    .done = Kastets poäng avgör vad du får ta.
lesson-take-it-2 = Vänd en av markerna.
    .hint = Rör vid en mark som ligger dold.
    .done = Varje mark säger vad ett kast måste bli för att ta den.
lesson-take-it-3 = Kastet räcker till flera öppna marker. Ta en.
    .hint = Marker med mässingsring får tas.
    .done = Den ligger framför dig och räknas på slutet.
lesson-take-it-4 = Inget i mitten passar, men någon har det du förtjänat. Ta det.
    .hint = Man får låta bli. Välj marken med mässingsring hos den andra.
    .done = Inget är säkert förrän spelet är slut.
lesson-abaku-1 = Dina brickor är 1 1 2 3 6. Lägg några över starten så att de läses som en uträkning: 1 1 2 är 1 + 1 = 2. Inga tecken läggs.
    .hint = Ta en bricka, sedan en ruta. Startrutan i mitten måste täckas.
    .done = Varje bricka i en ekvation är en poäng. Sedan drar du nya brickor.
lesson-abaku-2 = Där ligger 1 + 2 = 3. Lägg brickor som rör vid den och bildar en ny ekvation med den.
    .hint = Prova 1 och 4 efter 3:an: 3 1 4 är 3 + 1 = 4.
    .done = Varje ny ekvation räknas, också på tvären.
lesson-kryds-bolle-1 = Nio pinnar. Låt en kula glida ner på någon av dem.
    .hint = Rör vid en pinne eller en ring och lägg kulan.
    .done = Kulorna ligger på varandra: nästa på pinnen hamnar i mellanlagret.
lesson-kryds-bolle-2 = Tre i rad är en poäng. Längst fram ligger två av dina ljusa kulor: gör klart raden.
    .hint = Pinnen längst fram till höger är ännu tom.
    .done = En rad är en poäng, och du får göra många.
lesson-kryds-bolle-3 = De mörka kulorna är på väg att göra en rad längst bak. Stoppa dem.
    .hint = Ta platsen där den tredje skulle ligga: pinnen längst bak till höger.
    .done = Att stoppa en rad är värt lika mycket som att göra en.
lesson-kryds-bolle-4 = Rader går genom kuben åt alla håll. En av dina stiger från främre vänstra till bakre högra: gör klart den.
    .hint = Nederst fram till vänster, mitten, och nu toppen av pinnen längst bak till höger.
    .done = Det är en diagonal genom hela kuben.
