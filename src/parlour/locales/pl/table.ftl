### At the table: news in the slip, how it ended, the menu, the list of moves.

slip-thinking = { $name } myśli…
slip-turn-of = Kolej na: { $name }
slip-offline = Nie ma połączenia
slip-offline-why = Gra jest bezpieczna. Ruch zostanie wysłany po powrocie.
slip-away = { $name }: brak połączenia
slip-away-why = Od { $ago }.{ $clock ->
    [yes] { " " }Zegar chodzi dalej.
   *[no] { "" }
 }
slip-asked = Wysłano. Czekamy na odpowiedź.
slip-sure-resign = Poddać tę grę?
slip-sure-draw = Zaproponować remis?
slip-sure-end = Zaproponować koniec i podliczenie?
slip-keep-playing = Gram dalej
slip-not-now = Nie teraz
slip-offer = Zaproponuj
slip-offer-draw = { $name } proponuje remis
slip-offer-end = { $name } proponuje koniec i podliczenie
slip-offer-take-back = { $name } prosi o cofnięcie
slip-offer-pause = { $name } prosi o przerwę
slip-offer-resume = { $name } chce grać dalej
slip-offer-adjourn = { $name } chce dokończyć innego dnia
slip-no-draw = Gram dalej
slip-yes-draw = Przyjmij
slip-no-end = Gram dalej
slip-yes-end = Przyjmij
slip-no-take-back = Nie
slip-yes-take-back = Zgoda
slip-no-pause = Gram dalej
slip-yes-pause = Przerwa
slip-no-resume = Jeszcze nie
slip-yes-resume = Dalej
slip-no-adjourn = Gram dalej
slip-yes-adjourn = Przyjmij
slip-seconds = { $seconds ->
    [one] Została { $seconds } sekunda
    [few] Zostały { $seconds } sekundy
   *[many] Zostało { $seconds } sekund
 }
slip-again = Pokaż jeszcze raz
slip-you-begin = Zaczynasz
slip-begins = Zaczyna { $name }
slip-stands = Stan: { $points }
slip-would-win = Wygra { $name }.
slip-no-hints = W tej grze nie ma podpowiedzi
slip-no-hints-why = Grasz z ludźmi, a podpowiedzi nie uzgodniono.
slip-offer-rematch = { $name } proponuje rewanż
slip-rematch-why = Te same zasady. Zaczyna druga strona.
slip-no-rematch = Nie, dzięki
told-short = { $name }: { $what }
pace-go-on = Dalej
hint-another = Inna
hint-else = Co innego?
hint-lay = Ułóż
hint-why = Dlaczego ten ruch?
hint-is-best = Najlepszy możliwy
hint-next-best = Też dobry
menu-title = Menu stołu
moves-list = Ruchy
moves-newest = najnowsze na dole
moves-none = Nie ma jeszcze ruchów.
moves-looking = Wcześniejsza pozycja
moves-back = Wróć do gry
end-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }
end-all = { $points }:{ $points }
end-to = { $points }:{ $other }
end-left = Wszyscy odeszli od stołu
end-aborted = Grę odwołano
end-over = Koniec gry
end-draw = Remis{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-they-resigned = Wygrywasz: { $name } się poddaje
end-wins = { $count ->
    [one] Wygrywa { $names }
   *[other] { $names } dzielą zwycięstwo
 }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-time = Wygrywasz na czas{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-time = { $count ->
    [one] { $names } wygrywa na czas
   *[other] { $names } wygrywają na czas
 }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-win = Wygrywasz{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-beats = { $name } – { $other }: wygrywa { $name }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-resigned = { $move ->
    [one] Gra poddana po { $move } ruchu. Jeszcze raz?
    [few] Gra poddana po { $move } ruchach. Jeszcze raz?
   *[many] Gra poddana po { $move } ruchach. Jeszcze raz?
 }
end-resigned-why = { $name } się poddaje.
end-your-time = Twój czas minął. Następnym razem dłuższy zegar?
end-time-why = { $name }: czas minął.
end-draw-why = Tak zostało uzgodnione.
end-agreed-why = Zakończono za zgodą i podliczono.
end-safe = Nic nie przepadło: grę można obejrzeć.
end-led-until = Prowadzenie było twoje do ruchu { $move }. Analiza pokaże przełom.
end-best-turn = Twój najlepszy ruch: { $points }.
end-moves = { $count ->
    [one] { $count } ruch, dobra gra.
    [few] { $count } ruchy, dobra gra.
   *[many] { $count } ruchów, dobra gra.
 }
end-you-led = Prowadzenie było twoje od ruchu { $move }.
end-led = { $name } prowadzi od ruchu { $move }.
end-you-last = Ostatni ruch dał ci prowadzenie.
end-last = { $name }: prowadzenie dał ostatni ruch.
end-winner = Zwycięstwo
end-home = Start
plate-resigned = poddanie
plate-time = na czas
rematch-accept = Przyjmij rewanż
rematch-take-back = Wycofaj
play-again = Jeszcze raz
rematch-waiting = Czekamy na: { $name }
rematch-waiting-why = W tym czasie możesz obejrzeć analizę.
rematch-declined = { $name } nie może zostać
rematch-declined-why = Innym razem. Analiza jest już gotowa.
title-your-turn = { $shared ->
    [yes] Kolej na: { $name }
   *[no] Twoja kolej
 }
end-left-why = { $name } odchodzi od stołu.
slip-claim-win = Żądaj wygranej
slip-claim-robot = Niech gra robot
