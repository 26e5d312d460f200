### Practice alone: ten questions at a time, at a level that follows the one who learns.

practice-one = Ćwiczenia dla jednej osoby
practice-why = Dziesięć pytań, bez zegara. Za każdy dzień, w którym wrócisz, jeden patyczek.
practice-equations = Ukryte równania
    .why = Gdzie wstawić znaki?
practice-sums = Sumy do 12
    .why = Które klapki dają sumę oczek?
practice-throws = Policz prostokąt
    .why = Ile otworów obejmują kulki?
practice-calculators = { option-smart_calculators }
    .why = Ile dają liczby na brzegu?
practice-question = { $number } z { $of }
practice-level = Poziom { $level } z { $levels }
practice-never = jeszcze nie
practice-hint-is-it = Próbuj znaków po kolei: plus, minus, razy, podzielić, potem kwadraty i pierwiastki.
practice-hint-complete = Policz, ile dają liczby bez luk, i zobacz, czego brakuje.
practice-hint-find = Zacznij od dwóch sąsiednich cyfr. Ile dają i czy wynik stoi obok?
practice-hint-flaps = Zacznij od największej klapki nie większej niż { $sum }. Ile jeszcze brakuje?
practice-hint-points = Znak stoi przy rzędzie czerwonej kulki. Liczby stoją przy kolumnach.
practice-hint-holes = Ile kolumn wszerz, ile rzędów w głąb? Pomnóż.
practice-show = Pokaż
practice-right-1 = Tak!
practice-right-2 = Właśnie tak.
practice-right-3 = Dobre oko.
practice-right-4 = Dobrze!
practice-wrong = Jeszcze nie.
practice-wrong-digits = { $digits } nie jest równaniem, gdziekolwiek wstawić znaki.
practice-wrong-flaps = { $flaps } daje { $made }, a nie { $sum }.
practice-wrong-few = To daje { $sum }, ale klapek musi być co najmniej { $least }.
practice-wrong-number = To nie { $number }.
practice-over = Wszystkie dziesięć zamknięte
practice-first-all = Wszystkie dziesięć za pierwszym razem.
practice-up = Jesteś już na poziomie { $level }.
practice-down = Teraz poziom { $level }, aż znów pójdzie łatwo.
practice-hard = Najtrudniejsze: { $theme }. Następnym razem będzie tego więcej.
practice-share = { $right } z { $asked }
practice-more = Jeszcze dziesięć
practice-best = Najdłuższa seria: { $best }
practice-another = W środku jest jeszcze jedno: { $other }. W grze liczyłyby się oba.
practice-back = Wszystkie ćwiczenia
practice-days = { $days ->
    [one] 1 dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
 }
practice-first = { $count ->
    [one] { $count } za pierwszym razem.
    [few] { $count } za pierwszym razem.
    [many] { $count } za pierwszym razem.
   *[other] { $count } za pierwszym razem.
 }
practice-row = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
 }
class-is-this = Poprawnie:
class-wrong-sum = Twój wybór to { $digits }, ale { $sum }.
class-you-did = Czy to nie było { $sum }? Spójrz jeszcze raz.
class-why-miss = Jedna kulka chybiła, więc 1 punkt.
class-why-row = { $sum }: rząd czerwonej kulki daje znak, kolumny dają liczby.
class-why-sides = { $sum }: otwory wszerz razy otwory wzdłuż, razem z tymi pod kulkami.
class-why-line = Linia, otworów: { $sum }, razem z tymi pod kulkami.
