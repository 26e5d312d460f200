### Practice alone: ten questions at a time, at a level that follows the one who learns.

practice-one = Övning för en
practice-why = Tio frågor, ingen klocka. En sticka för varje dag du kommer tillbaka.
practice-equations = Gömda ekvationer
    .why = Var ska tecknen stå?
practice-sums = Summor till 12
    .why = Vilka luckor blir kastet?
practice-throws = Räkna rektangeln
    .why = Hur många hål spänner kulorna över?
practice-calculators = { option-smart_calculators }
    .why = Vad blir talen på kanten?
practice-question = { $number } av { $of }
practice-level = Nivå { $level } av { $levels }
practice-never = inte än
practice-hint-is-it = Pröva tecknen ett i taget: plus, minus, gånger, delat med, sedan kvadrater och rötter.
practice-hint-complete = Räkna ut vad de hela talen blir och se vad som fattas.
practice-hint-find = Börja med två siffror bredvid varandra. Vad blir de, och står det talet direkt efter?
practice-hint-flaps = Börja med den största luckan som inte är över { $sum }. Vad fattas?
practice-hint-points = Tecknet står vid den röda kulans rad. Talen står vid kolumnerna.
practice-hint-holes = Hur många kolumner brett, hur många rader djupt? Multiplicera.
practice-show = Visa mig
practice-right-1 = Ja!
practice-right-2 = Just så.
practice-right-3 = Bra sett.
practice-right-4 = Rätt!
practice-wrong = Inte än.
practice-wrong-digits = { $digits } är ingen ekvation, var du än sätter tecknen.
practice-wrong-flaps = { $flaps } blir { $made }, inte { $sum }.
practice-wrong-few = Det blir { $sum }, men det behövs minst { $least } luckor.
practice-wrong-number = Det är inte { $number }.
practice-over = Alla tio stängda
practice-first-all = Alla tio på första försöket.
practice-up = Nu är du på nivå { $level }.
practice-down = Nu kommer nivå { $level }, tills det går lätt igen.
practice-hard = Svårast: { $theme }. Det kommer mer av det nästa gång.
practice-share = { $right } av { $asked }
practice-more = Tio till
practice-best = Längsta sviten: { $best }
practice-another = Det finns en till i den: { $other }. I ett spel skulle båda räknas.
practice-back = Alla övningar
practice-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagar
 }
practice-first = { $count ->
    [one] En på första försöket.
   *[other] { $count } på första försöket.
 }
practice-row = { $days ->
    [one] { $days } dag i rad
   *[other] { $days } dagar i rad
 }
class-is-this = Det här är rätt:
class-wrong-sum = Du tog { $digits }, men { $sum }.
class-you-did = Var det { $sum }? Titta igen.
class-why-miss = En kula missade, så det blir 1 poäng.
class-why-row = { $sum }: den röda kulans rad har tecknet, kolumnerna talen.
class-why-sides = { $sum }: hål på bredden gånger hål på längden, kulornas egna hål räknas med.
class-why-line = En linje med { $sum } hål, kulornas egna hål räknas med.
