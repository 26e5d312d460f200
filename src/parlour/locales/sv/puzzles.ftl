### Uppgifter: dagens, och efter spel, nivå och tema.

puzzles-title = Uppgifter
puzzle-title = Uppgift
puzzle-day = Dagens uppgift
puzzle-solve = Lös
puzzle-see = Se igen
puzzle-level = nivå { $level }
puzzle-me = Du
puzzle-making = Tar fram uppgiften …
puzzle-how = Spela ditt svar på brädet.
puzzle-how-sums = Kolumnerna a till e är talen 1 till 5. Den röda kulans rad ger tecknet: rad 1 och 5 adderar, rad 2 och 4 drar bort det mindre, rad 3 multiplicerar. En ensam kula är 1 poäng, ingen är 0.
puzzle-points = Poäng för det här kastet
puzzle-answer = Svara
puzzle-is-right = Rätt: { $best }
puzzle-is-wrong = Inte riktigt: { $best } är bättre
puzzle-by = Före det näst bästa med { $value }.
puzzle-next = Nästa uppgift
puzzle-link = Kopiera en länk till den här uppgiften
puzzle-code = Inbäddningskod
unit-now = Poäng direkt

task-shut-the-box = Vilka luckor kostar minst poäng i genomsnitt?
task-kryds-bolle = Var ger din kula mest, om båda spelar felfritt sedan?
task-take-it = Vad ger bäst chans att vinna?
task-chikugo = Vad ger bäst chans att inte bli sist med spelmarker?
task-abaku = Vilket drag ger mest på en gång?
task-cover = Efter vilket drag kan du täcka flest rutor till slut?
task-smart-calculators = Hur många poäng är det här kastet?
task-any = Vad är bäst?

puzzle-kind-cover = Fyll rutnätet

puzzle-theme-any = Allt
puzzle-theme-fork = en gaffel
puzzle-theme-centre = mitten
puzzle-theme-chameleon = kameleonten
puzzle-theme-patience = tålamod
puzzle-theme-plain = lite av varje
puzzle-theme-dice = inte det tärningarna visar
puzzle-theme-largest = inte den största luckan
puzzle-theme-smallest = inte den minsta spelmarken
puzzle-theme-rarest = inte den ovanligaste spelmarken
puzzle-theme-take = ta en spelmark
puzzle-theme-rob = ta från den andra
puzzle-theme-greed = inte spelmarken som ger mest
puzzle-theme-nested = en ekvation i en annan
puzzle-theme-roots = potenser och rötter
puzzle-theme-joker = jokern
puzzle-theme-bonus = bonusrutor
puzzle-theme-sums = räkning
