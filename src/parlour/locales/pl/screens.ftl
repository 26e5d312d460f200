### Ekrany terminala.

screen-which = W co zagramy?
screen-who = Kto gra?
screen-person = człowiek
screen-nobody = nikt
screen-start = Graj
screen-back = Wstecz
screen-turn = Teraz gra { $name }
screen-thinks = { $name } myśli…
screen-type = ruch albo pomoc
screen-acts = Ruchy
screen-keys = F1 pomoc  F2 podpowiedź  F3 cofnij  F4 zapisz  F6 jasno lub ciemno  F10 wyjdź
screen-keys-replay = ← wstecz  → dalej  Home początek  End koniec  F6 jasno lub ciemno  F10 wyjdź
screen-keys-menu = ↑ ↓ przejdź  Enter wybierz  F10 wyjdź
screen-help = Wybieraj na planszy albo na liście ruchów myszą lub strzałkami i Enterem. Tab przechodzi do następnej części ekranu. Możesz też wpisać ruch w wierszu na dole; działają tam także undo, hint, save PLIK, resign i quit.
screen-help-abaku = Abaku: wpisuj cyfry przy kursorze, żeby układać płytki. Spacja zmienia kierunek, ? i cyfra kładzie jokera, Backspace zabiera płytkę, Enter zagrywa.
screen-help-throw = Żeby rzucić ręką, wpisz na przykład: { $example }
screen-hint = { $exact ->
    [yes] Najlepiej: { $acts } (wartość { $value })
   *[no] Chyba najlepiej: { $acts } (wartość około { $value })
 }
screen-hint-throw = Dobry rzut: { $act }
screen-no-hint = Tu nie ma podpowiedzi.
screen-thinking = Szukam podpowiedzi…
screen-at = zdarzenie { $at } z { $of }
screen-bag = { $tiles ->
    [one] { $tiles } płytka w woreczku
    [few] { $tiles } płytki w woreczku
   *[many] { $tiles } płytek w woreczku
 }
screen-waiting = Czekamy na pozostałych. Dołączą przez { $address }
