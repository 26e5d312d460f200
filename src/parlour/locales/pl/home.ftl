### The first page: a question, the shelf, three cards.

home-first = Pięć drewnianych gier dla jednej osoby, dwóch albo pełnego stołu. Za darmo i bez konta.
home-with = { $game }: { $names }
home-alone = { $game } solo
home-join = Dołącz
home-more-games = { $count ->
    [one] jeszcze { $count } gra
    [few] jeszcze { $count } gry
   *[many] jeszcze { $count } gier
 }
home-task = Twoje zadanie
home-task-left = { $count ->
    [one] Zostało { $count } pytanie.
    [few] Zostały { $count } pytania.
   *[many] Zostało { $count } pytań.
 }
home-go-on = Kontynuuj
home-lesson = Twoja lekcja
home-learn = Poznaj grę { $game }
home-learn-time = To zajmie minutę.
home-show-me = Pokaż mi
home-other-games = Inne gry
home-ask-shut-the-box = Które klapki?
home-ask-chikugo = Który żeton?
home-ask-take-it = Co bierzesz?
home-ask-abaku = Co da najwięcej?
home-ask-kryds-bolle = Dokąd teraz?
home-streak = { $game } · dzień { $days } z rzędu
home-done = { $days ->
    [one] Zrobione. { $days } dzień z rzędu.
    [few] Zrobione. { $days } dni z rzędu.
   *[many] Zrobione. { $days } dni z rzędu.
 }
home-code = Masz kod?
home-code-title = Dołącz do stołu albo klasy
home-code-why = Kod albo link z zaproszenia.
home-code-label = Kod
home-tonight = Na dzisiejszy wieczór
home-tonight-for = { $count ->
    [2] Dwoje przy stole?
    [3] Troje przy stole?
    [4] Czworo przy stole?
    [5] Pięcioro przy stole?
    [6] Sześcioro przy stole?
    [one] { $count } osoba przy stole?
    [few] { $count } osoby przy stole?
   *[many] { $count } osób przy stole?
 }
home-tonight-takes = { $game } trwa { $minutes } minut.
home-set-up = Przygotuj
home-else = Coś innego
install-title = Zainstaluj na tym urządzeniu
install-why = Otwiera się jak aplikacja, z własną ikoną.
install-yes = Zainstaluj
install-no = Nie teraz
