### Вести счёт: настоящая коробка на столе.

home-how-score = Вести счёт
keeper-about = Настоящая коробка у вас на столе. Страница судит и считает то, что вы вводите.
keeper-title = Что выпало
keeper-dice = { $count ->
    [1] Что на кубике?
   *[other] Что на кубиках?
 }
keeper-die = { $number ->
    [1] Первый кубик
   *[other] Второй кубик
 }
keeper-choose = Выбери, что на кубиках
keeper-fell = Выпало { $what }
keeper-red = Где красный шарик?
keeper-black = А чёрный шарик?
keeper-missed = Мимо
keeper-holes = Ряд 1 — ближайший к руке.
keeper-again = Исправить
keeper-chip = Какой жетон перевернули?
keeper-first = Кто начинает?
keeper-tiles = { $count ->
    [0] { $name }: взято
    [one] { $name }, какая { $count } фишка взята?
    [few] { $name }, какие { $count } фишки взяты?
   *[many] { $name }, какие { $count } фишек взяты?
 }
keeper-drawn = Так и есть
keeper-words = Что произошло?
error-not-by-hand = Партия за настоящим столом не идёт в рейтинг.
