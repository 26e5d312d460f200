### Pierwsza lekcja każdej gry: zadanie, wskazówka i to, czego się nauczono.

lesson-link = Pierwszy raz? Naucz się w minutę
lesson-title = Pierwsza lekcja
lesson-step = Krok { $step } z { $steps }
lesson-next = Dalej
lesson-again = Jeszcze raz
lesson-play = Zagraj
lesson-over = To już cała gra. Reszta przyjdzie sama.
lesson-refused = Tak się nie da:
lesson-shut-the-box-1 = Na filcu leżą dwie kostki: 3 i 5. Zamknij klapki, które dają 8 – jedną albo kilka.
    .hint = Dotykaj klapek, aż będzie 8, potem je zamknij.
    .done = W tej kolejce zostają zamknięte. Teraz byłby następny rzut.
lesson-shut-the-box-2 = Wypadło 11. Tym razem zamknij co najmniej dwie klapki: wysokie trudno zamknąć później.
    .hint = Jedna byłaby dozwolona. Znajdź dwie albo trzy, które dają 11.
    .done = Gdy rzut do niczego nie pasuje, kolejka się kończy, a otwarte klapki liczą się przeciw tobie.
lesson-shut-the-box-3 = Zostały dwie klapki, a kostki pokazują 3. Już to widzisz.
    .hint = 1 i 2 to 3.
    .done = Pudełko zamknięte: to od razu wygrywa.
lesson-chikugo-1 = Obie kulki lecą w jednym rzucie. Rzuć je.
    .hint = Naciśnij „Rzuć”.
    .done = Liczy się prostokąt między kulkami. Najniższy rzut rundy to Nadir i bierze żeton.
lesson-chikugo-2 = Gdy wszystkie żetony są zabrane, trzeba się ich pozbyć. Czerwona leży na a2, czarna na a5: wyłóż żeton, do którego pasuje rzut.
    .hint = Rząd czterech otworów to linia. Dotknij żetonu z mosiężnym pierścieniem.
    .done = Kto wyłożył wszystkie żetony, jest bezpieczny. Ostatni przegrywa.
lesson-take-it-1 = To samo pudełko, inny cel: tu chce się mieć żetony. Rzuć obie kulki.
    .hint = Naciśnij „Rzuć”.
    .done = Punkty rzutu decydują, co wolno wziąć.
lesson-take-it-2 = Odwróć jeden z żetonów.
    .hint = Dotknij zakrytego żetonu.
    .done = Każdy żeton mówi, co musi dać rzut, żeby go wziąć.
lesson-take-it-3 = Ten rzut pasuje do kilku odkrytych żetonów. Weź jeden.
    .hint = Wolno brać żetony z mosiężnym pierścieniem.
    .done = Leży przed tobą i liczy się na końcu.
lesson-take-it-4 = Na środku nic nie pasuje, ale ktoś ma to, na co zasłużył twój rzut. Zabierz mu to.
    .hint = Można zrezygnować. Wybierz u drugiego gracza żeton z mosiężnym pierścieniem.
    .done = Nic nie jest pewne, póki gra się nie skończy.
lesson-abaku-1 = Twoje płytki to 1 1 2 3 6. Połóż kilka na starcie tak, by czytały się jak działanie: 1 1 2 to 1 + 1 = 2. Znaków się nie kładzie.
    .hint = Wybierz płytkę, potem pole. Pole startowe na środku musi być zakryte.
    .done = Każda płytka równania to punkt. Potem dobierasz nowe płytki.
lesson-abaku-2 = Leży tam 1 + 2 = 3. Połóż płytki, które go dotykają i tworzą z nim nowe równanie.
    .hint = Spróbuj 1 i 4 za trójką: 3 1 4 to 3 + 1 = 4.
    .done = Liczy się każde nowe równanie, także w poprzek.
lesson-kryds-bolle-1 = Dziewięć prętów. Zsuń kulkę po dowolnym.
    .hint = Dotknij pręta albo pierścienia i połóż kulkę.
    .done = Kulki leżą jedna na drugiej: następna na tym pręcie znajdzie się w środkowej warstwie.
lesson-kryds-bolle-2 = Trzy w rzędzie to punkt. Z przodu leżą dwie twoje jasne kulki: dokończ linię.
    .hint = Przedni prawy pręt jest jeszcze pusty.
    .done = Linia to punkt, a linii może być wiele.
lesson-kryds-bolle-3 = Ciemne kulki zaraz zrobią linię z tyłu. Zatrzymaj je.
    .hint = Zajmij miejsce trzeciej: tylny prawy pręt.
    .done = Zatrzymać linię jest warte tyle samo, co ją zrobić.
lesson-kryds-bolle-4 = Linie biegną przez sześcian we wszystkich kierunkach. Jedna z twoich pnie się z lewej z przodu ku prawej z tyłu: dokończ ją.
    .hint = Dół z przodu z lewej, środek, a teraz szczyt tylnego prawego pręta.
    .done = To przekątna całego sześcianu.
