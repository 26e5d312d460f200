### What can be typed at a table, and what is answered: on the page and in the terminal.

command-row = rząd, rzad, row
command-column = kolumna, column
command-around = wokół, wokol, around
command-own = płytki, plytki, żetony, zetony, moje, rack
command-where = gdzie mogę, gdzie moge, gdzie, where
command-who = kto, czyja kolej, czyj ruch, who
command-points = punkty, wynik, points
command-clock = zegar, czas, clock
command-throw = rzut, rzuć, throw
command-yes = tak, yes
command-no = nie, no
command-resign = poddaję, poddaje, resign
command-draw = remis, draw
command-pause = pauza, pause
command-brief = krótko, krotko, brief
command-usual = zwykle, usual
command-full = szczegółowo, szczegolowo, pełno, full
command-next = dalej, next
ask-next = Wpisz dalej, żeby grać dalej.
command-help-more = rząd 8, kolumna H i wokół H8 opisują część planszy, płytki to, co masz, gdzie mogę 1 2 ruchy z tymi płytkami. kto mówi, czyja kolej, punkty i zegar, jak stoi gra, rzut, jak rzucać; tak i nie odpowiadają na pytanie; poddaję, remis i pauza najpierw pytają. krótko, zwykle i szczegółowo ustawiają, ile słyszysz.
ask-turn = Teraz gra { $name }.
ask-wait = Chwileczkę: na razie nie jest niczyja kolej.
ask-over = Koniec gry.
ask-not-you = Teraz gra { $name }, potem ty.
ask-best-first = Od najlepszego: { $acts }.
ask-can-play = Możesz zagrać: { $acts }.
ask-choice = { $act }: { $name }
ask-more = I jeszcze { $count }.
ask-nowhere = Żaden ruch nie pasuje tu do „{ $what }”.
ask-no-list = W tej grze nie ma podpowiedzi, więc nie wymieniamy ruchów.
ask-dice = Twój rzut: wpisz rzut.
ask-yes-no = Wpisz tak albo nie.
ask-no-offer = Nie ma pytania, na które możesz odpowiedzieć.
ask-no-draw = Tutaj nie możesz zaproponować remisu.
ask-no-back = Nie ma czego cofnąć.
ask-no-last = Nic jeszcze nie zagrano.
ask-clock = { $name } { $time }
ask-no-clock = Ta gra nie ma zegara.
ask-not-here = Tego tu nie ma. Wpisz stół, żeby usłyszeć, co jest na stole, albo pomoc.
ask-verbosity = { $how ->
    [brief] Krótko: ruchy w kilku słowach.
    [full] Szczegółowo: także punkty i to, co masz, przy każdym twoim ruchu.
   *[usual] Zwykle: ruchy i to, co dają.
 }
settings-verbosity = Ile słów
settings-verbosity-why = Dla czytników ekranu i dziennika stołu.
verbosity-brief = Krótko
verbosity-usual = Zwykle
verbosity-full = Szczegółowo
