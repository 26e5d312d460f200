### Puzzels: die van vandaag, en per spel, niveau en thema.

puzzles-title = Puzzels
puzzle-title = Puzzel
puzzle-day = Puzzel van de dag
puzzle-solve = Oplossen
puzzle-see = Nog eens bekijken
puzzle-level = niveau { $level }
puzzle-me = Jij
puzzle-making = De puzzel wordt gemaakt…
puzzle-how = Speel je antwoord op het bord.
puzzle-how-sums = De kolommen a t/m e zijn de getallen 1 t/m 5. De rij van de rode bal geeft het teken: rij 1 en 5 tellen op, rij 2 en 4 trekken het kleinste af, rij 3 vermenigvuldigt. Eén bal alleen is 1 punt, geen bal is 0.
puzzle-points = Punten van deze worp
puzzle-answer = Antwoorden
puzzle-is-right = Goed: { $best }
puzzle-is-wrong = Net niet: { $best } is beter
puzzle-by = Voorsprong op de op één na beste: { $value }.
puzzle-next = Volgende puzzel
puzzle-link = Link naar deze puzzel kopiëren
puzzle-code = Insluitcode
unit-now = Punten meteen

task-shut-the-box = Welke klepjes kosten gemiddeld de minste punten?
task-kryds-bolle = Waar levert je bal het meest op, als beiden daarna perfect spelen?
task-take-it = Wat geeft de beste kans om te winnen?
task-chikugo = Wat geeft de beste kans om niet als laatste fiches te hebben?
task-abaku = Welke zet levert meteen het meest op?
task-cover = Met welke zet kun je uiteindelijk de meeste vakken vullen?
task-smart-calculators = Hoeveel punten is deze worp?
task-any = Wat is het beste?

puzzle-kind-cover = Het rooster vullen

puzzle-theme-any = Alles
puzzle-theme-fork = een vork
puzzle-theme-centre = het midden
puzzle-theme-chameleon = de kameleon
puzzle-theme-patience = geduld
puzzle-theme-plain = van alles
puzzle-theme-dice = niet wat de dobbelstenen tonen
puzzle-theme-largest = niet het grootste klepje
puzzle-theme-smallest = niet de kleinste fiche
puzzle-theme-rarest = niet de zeldzaamste fiche
puzzle-theme-take = een fiche pakken
puzzle-theme-rob = van de ander pakken
puzzle-theme-greed = niet de fiche die het meest telt
puzzle-theme-nested = een som in een som
puzzle-theme-roots = machten en wortels
puzzle-theme-joker = de joker
puzzle-theme-bonus = bonusvakken
puzzle-theme-sums = sommen
