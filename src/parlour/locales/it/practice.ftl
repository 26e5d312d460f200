### Practice alone: ten questions at a time, at a level that follows the one who learns.

practice-one = Esercizi in solitario
practice-why = Dieci domande, senza limiti di tempo. Un bastoncino per ogni giorno in cui torni.
practice-equations = Equazioni nascoste
    .why = Dove vanno i segni?
practice-sums = Somme fino a 12
    .why = Quali sportelli fanno il lancio?
practice-throws = Conta il rettangolo
    .why = Quanti buchi abbracciano le palline?
practice-calculators = { option-smart_calculators }
    .why = Che cosa danno i numeri sul bordo?
practice-question = { $number } di { $of }
practice-level = Livello { $level } di { $levels }
practice-never = non ancora
practice-hint-is-it = Prova i segni uno per uno: più, meno, per, diviso, poi quadrati e radici.
practice-hint-complete = Calcola quanto fanno i numeri completi, poi guarda che cosa manca.
practice-hint-find = Parti da due cifre vicine. Quanto fanno? E il risultato viene dopo?
practice-hint-flaps = Parti dallo sportello più grande che non supera { $sum }. Che cosa manca ancora?
practice-hint-points = Il segno è nella riga della pallina rossa. I numeri sono quelli delle colonne.
practice-hint-holes = Quante colonne di larghezza, quante righe di profondità? Moltiplica.
practice-show = Fammi vedere
practice-right-1 = Sì!
practice-right-2 = Esatto.
practice-right-3 = Bell’occhio!
practice-right-4 = Giusto!
practice-wrong = Non ancora.
practice-wrong-digits = { $digits } non è un’equazione, ovunque tu metta i segni.
practice-wrong-flaps = { $flaps } fa { $made }, non { $sum }.
practice-wrong-few = Fa { $sum }, ma servono almeno { $least } sportelli.
practice-wrong-number = Non è { $number }.
practice-over = Tutti e dieci chiusi
practice-first-all = Tutte e dieci al primo colpo.
practice-up = Sei al livello { $level }.
practice-down = Ora il livello { $level }, finché non torna facile.
practice-hard = La parte più difficile: { $theme }. La prossima volta ne troverai di più.
practice-share = { $right } su { $asked }
practice-more = Altre dieci
practice-best = Serie più lunga finora: { $best }
practice-another = Ce n’è un’altra dentro: { $other }. In partita conterebbero tutte e due.
practice-back = Tutti gli esercizi
practice-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
 }
practice-first = { $count ->
    [one] Una al primo colpo.
   *[other] { $count } al primo colpo.
 }
practice-row = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
 }
class-is-this = La risposta giusta:
class-wrong-sum = Hai preso { $digits }, ma { $sum }.
class-you-did = Era { $sum }? Guarda ancora.
class-why-miss = Una pallina è fuori: 1 punto.
class-why-row = { $sum }: la riga della pallina rossa dà il segno, le colonne i numeri.
class-why-sides = { $sum }: buchi in larghezza per buchi in lunghezza, compresi quelli delle palline.
class-why-line = Una linea di { $sum } buchi, compresi quelli delle palline.
