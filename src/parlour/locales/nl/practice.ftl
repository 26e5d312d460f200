### Practice alone: ten questions at a time, at a level that follows the one who learns.

practice-one = Oefenen in je eentje
practice-why = Tien vragen, geen klok. Een stokje voor elke dag dat je terugkomt.
practice-equations = Verstopte sommen
    .why = Waar horen de tekens?
practice-sums = Optellen t/m 12
    .why = Welke klepjes maken de worp?
practice-throws = Tel de rechthoek
    .why = Hoeveel gaten omspannen de ballen?
practice-calculators = { option-smart_calculators }
    .why = Wat maken de getallen op de rand?
practice-question = { $number } van { $of }
practice-level = Niveau { $level } van { $levels }
practice-never = nog niet
practice-hint-is-it = Probeer de tekens één voor één: plus, min, keer, gedeeld door, dan kwadraten en wortels.
practice-hint-complete = Reken uit wat de hele getallen maken en kijk wat er ontbreekt.
practice-hint-find = Begin met twee cijfers naast elkaar. Wat maken die, en staat dat erachter?
practice-hint-flaps = Begin met het grootste klepje dat niet boven { $sum } komt. Wat ontbreekt er nog?
practice-hint-points = Het teken staat bij de rij van de rode bal. De getallen staan bij de kolommen.
practice-hint-holes = Hoeveel kolommen breed, hoeveel rijen diep? Vermenigvuldig die.
practice-show = Laat zien
practice-right-1 = Ja!
practice-right-2 = Dat is het.
practice-right-3 = Goed gezien.
practice-right-4 = Goed!
practice-wrong = Nog niet.
practice-wrong-digits = { $digits } is geen som, waar je de tekens ook zet.
practice-wrong-flaps = { $flaps } is { $made }, niet { $sum }.
practice-wrong-few = Dat is { $sum }, maar er zijn minstens { $least } klepjes nodig.
practice-wrong-number = Het is niet { $number }.
practice-over = Alle tien dicht
practice-first-all = Alle tien in één keer goed.
practice-up = Je zit nu op niveau { $level }.
practice-down = Nu komt niveau { $level }, tot het weer makkelijk gaat.
practice-hard = Het lastigst: { $theme }. Daar komt de volgende keer meer van.
practice-share = { $right } van { $asked }
practice-more = Nog tien
practice-best = Langste reeks: { $best }
practice-another = Er zit er nog een in: { $other }. In een spel zouden ze allebei tellen.
practice-back = Alle oefeningen
practice-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
 }
practice-first = { $count ->
    [one] Eén in één keer goed.
   *[other] { $count } in één keer goed.
 }
practice-row = { $days ->
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
 }
class-is-this = Juiste antwoord:
class-wrong-sum = Je nam { $digits }, maar { $sum }.
class-you-did = Was het { $sum }? Kijk nog eens.
class-why-miss = Eén bal is mis, dus 1 punt.
class-why-row = { $sum }: de rij van de rode bal heeft het teken, de kolommen de getallen.
class-why-sides = { $sum }: gaten in de breedte keer gaten in de lengte, die van de ballen tellen mee.
class-why-line = Een lijn van { $sum } gaten, die van de ballen tellen mee.
