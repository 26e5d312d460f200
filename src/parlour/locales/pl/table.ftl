### At the table: news in the slip, how it ended, the menu, the list of moves.

slip-thinking = { $name } myśli…
slip-turn-of = Teraz gra { $name }
slip-offline = Jesteś offline
slip-offline-why = Twoja gra jest bezpieczna. Wyślemy ruch, gdy wróci połączenie.
slip-away = { $name } nie ma połączenia
slip-away-why = Od { $ago }.{ $clock ->
    [yes] { " " }Zegar chodzi dalej.
   *[no] { "" }
 }
slip-asked = Pytanie wysłane. Czekamy na odpowiedź.
slip-sure-resign = Poddać tę grę?
slip-sure-draw = Zaproponować remis?
slip-sure-end = Zaproponować koniec i podliczenie?
slip-keep-playing = Gram dalej
slip-not-now = Nie teraz
slip-offer = Zaproponuj
slip-offer-draw = { $name } proponuje remis
slip-offer-end = { $name } proponuje koniec i podliczenie
slip-offer-take-back = { $name } chce cofnąć ruch
slip-offer-pause = { $name } prosi o przerwę
slip-offer-resume = { $name } chce grać dalej
slip-offer-adjourn = { $name } chce dokończyć innego dnia
slip-no-draw = Gram dalej
slip-yes-draw = Przyjmij
slip-no-end = Gram dalej
slip-yes-end = Przyjmij
slip-no-take-back = Nie
slip-yes-take-back = Pozwól
slip-no-pause = Gram dalej
slip-yes-pause = Wstrzymaj
slip-no-resume = Jeszcze nie
slip-yes-resume = Wznów
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
slip-would-win = Wtedy wygrywa { $name }.
slip-no-hints = W tej grze nie ma podpowiedzi
slip-no-hints-why = Grasz z ludźmi bez uzgodnionych podpowiedzi.
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
moves-newest = najnowszy na końcu
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
end-aborted = Ta gra została odwołana
end-over = Koniec gry
end-draw = Remis{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-they-resigned = Wygrywasz: { $name } się poddaje
end-wins = { $count ->
    [one] Wygrywa { $names }
   *[other] { $names } wygrywają wspólnie
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
end-draw-why = Za zgodą obu stron.
end-agreed-why = Zakończono za zgodą i podliczono punkty.
end-safe = Nic nie przepadło: jest powtórka.
end-led-until = Do ruchu { $move } prowadzenie było twoje. Przegląd pokaże, co je odwróciło.
end-best-turn = Twój najlepszy ruch dał { $points }.
end-moves = { $count ->
    [one] { $count } ruch, dobra gra.
    [few] { $count } ruchy, dobra gra.
   *[many] { $count } ruchów, dobra gra.
 }
end-you-led = Od ruchu { $move } prowadzenie było twoje.
end-led = Od ruchu { $move } prowadzi { $name }.
end-you-last = Ostatni ruch dał ci prowadzenie.
end-last = { $name }: prowadzenie dał ostatni ruch.
end-winner = Zwycięstwo
end-home = Do gier
plate-resigned = poddanie
plate-time = na czas
rematch-accept = Przyjmij rewanż
rematch-take-back = Wycofaj
play-again = Jeszcze raz
rematch-waiting = Czekamy na: { $name }
rematch-waiting-why = W tym czasie możesz obejrzeć przegląd.
rematch-declined = { $name } nie może zostać
rematch-declined-why = Innym razem. Przegląd czeka na ciebie.
title-your-turn = { $shared ->
    [yes] Teraz gra { $name }
   *[no] Twoja kolej
 }
end-left-why = { $name } odchodzi od stołu.
slip-claim-win = Odbierz wygraną
slip-claim-robot = Niech gra robot
