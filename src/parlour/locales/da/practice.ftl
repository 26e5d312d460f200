### Practice alone: ten questions at a time, at a level that follows the one who learns.

practice-one = Øv dig alene
practice-why = Ti spørgsmål, intet ur. En pind for hver dag, du kommer igen.
practice-equations = Skjulte regnestykker
    .why = Hvor skal tegnene stå?
practice-sums = Summer til 12
    .why = Hvilke klapper giver slaget?
practice-throws = Tæl rektanglet
    .why = Hvor mange huller spænder kuglerne over?
practice-calculators = { option-smart_calculators }
    .why = Hvad giver tallene på kanten?
practice-question = { $number } af { $of }
practice-level = Niveau { $level } af { $levels }
practice-never = ikke endnu
practice-hint-is-it = Prøv tegnene ét ad gangen: plus, minus, gange, divideret med, så kvadrater og rødder.
practice-hint-complete = Regn ud, hvad de hele tal giver, og se så, hvad der mangler.
practice-hint-find = Begynd med to cifre ved siden af hinanden. Hvad giver de, og står det tal lige efter?
practice-hint-flaps = Begynd med den største klap, der ikke er over { $sum }. Hvad mangler der?
practice-hint-points = Tegnet står ved den røde kugles række. Tallene står ved kolonnerne.
practice-hint-holes = Hvor mange kolonner bredt og hvor mange rækker dybt? Gang dem.
practice-show = Vis mig det
practice-right-1 = Ja!
practice-right-2 = Sådan!
practice-right-3 = Godt set!
practice-right-4 = Rigtigt!
practice-wrong = Ikke endnu.
practice-wrong-digits = { $digits } er ikke et regnestykke, uanset hvor tegnene står.
practice-wrong-flaps = { $flaps } giver { $made }, ikke { $sum }.
practice-wrong-few = Det giver { $sum }, men der skal mindst { $least } klapper til.
practice-wrong-number = Det er ikke { $number }.
practice-over = Alle ti er lukket
practice-first-all = Alle ti i første forsøg.
practice-up = Du er nået til niveau { $level }.
practice-down = Nu kommer niveau { $level }, til det går let igen.
practice-hard = Sværest: { $theme }. Det kommer der mere af næste gang.
practice-share = { $right } af { $asked }
practice-more = Ti til
practice-best = Længst indtil nu: { $best }
practice-another = Der gemmer sig ét til: { $other }. I et spil ville begge tælle.
practice-back = Alle øvelser
practice-days = { $days ->
    [one] 1 dag
   *[other] { $days } dage
 }
practice-first = { $count ->
    [one] Én i første forsøg.
   *[other] { $count } i første forsøg.
 }
practice-row = { $days ->
    [one] { $days } dag i træk
   *[other] { $days } dage i træk
 }
class-is-this = Det rigtige svar er:
class-wrong-sum = Du tog { $digits }, men { $sum }.
class-you-did = Var det { $sum }? Kig igen.
class-why-miss = En kugle ramte ved siden af, så det er 1 point.
class-why-row = { $sum }: den røde kugles række har tegnet, kolonnerne har tallene.
class-why-sides = { $sum }: huller på tværs gange huller på langs, kuglernes egne huller tæller med.
class-why-line = En linje med { $sum } huller, kuglernes egne huller tæller med.
