### Opgaver: dagens, og efter spil, niveau og tema.

puzzles-title = Opgaver
puzzle-title = Opgave
puzzle-day = Dagens opgave
puzzle-solve = Løs
puzzle-see = Se igen
puzzle-level = niveau { $level }
puzzle-me = Dig
puzzle-making = Vi laver opgaven …
puzzle-how = Spil dit svar på brættet.
puzzle-how-sums = Kolonnerne a til e er tallene 1 til 5. Den røde kugles række giver tegnet: række 1 og 5 lægger sammen, 2 og 4 trækker det mindste fra, 3 ganger. Én kugle alene er 1 point, ingen er 0.
puzzle-points = Point for dette kast
puzzle-answer = Svar
puzzle-is-right = Rigtigt: { $best }
puzzle-is-wrong = Ikke helt: { $best } er bedre
puzzle-by = { $value } foran det næstbedste.
puzzle-next = Næste opgave
puzzle-link = Kopiér et link til denne opgave
puzzle-code = Embed-kode
unit-now = Point med det samme

task-shut-the-box = Hvilke klapper koster i gennemsnit færrest point?
task-kryds-bolle = Hvor giver din kugle mest, hvis begge spiller fejlfrit videre?
task-take-it = Hvad giver den bedste chance for at vinde?
task-chikugo = Hvad giver den bedste chance for ikke at blive sidst?
task-abaku = Hvilket træk giver flest point med det samme?
task-smart-calculators = Hvor mange point er dette kast?
task-any = Hvad er det bedste træk?

puzzle-theme-any = Lidt af hvert
puzzle-theme-fork = en gaffel
puzzle-theme-centre = midten
puzzle-theme-chameleon = kamæleonen
puzzle-theme-patience = tålmodighed
puzzle-theme-plain = lidt af hvert
puzzle-theme-dice = ikke det, terningerne viser
puzzle-theme-largest = ikke den største klap
puzzle-theme-smallest = ikke den mindste brik
puzzle-theme-rarest = ikke den sjældneste brik
puzzle-theme-take = tag en brik
puzzle-theme-rob = tag fra modparten
puzzle-theme-greed = ikke brikken, der er mest værd
puzzle-theme-nested = et regnestykke i et andet
puzzle-theme-roots = potenser og rødder
puzzle-theme-joker = jokeren
puzzle-theme-bonus = bonusfelter
puzzle-theme-sums = regnestykker
