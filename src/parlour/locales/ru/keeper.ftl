### Вести счёт: настоящая коробка на столе.

home-how-score = Вести счёт
keeper-about = Настоящая коробка у вас на столе. Вводите, что происходит: Parlour следит за правилами и считает.
keeper-title = Что выпало?
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
keeper-holes = Ряд 1 — ближайший к тебе.
keeper-again = Исправить
keeper-chip = Какой жетон перевернули?
keeper-first = Кто начинает?
keeper-tiles = { $count ->
    [0] { $name }: фишки взяты
    [1] { $name }, какая фишка взята?
    [one] { $name }, какие фишки взяты ({ $count })?
    [few] { $name }, какие { $count } фишки взяты?
   *[many] { $name }, какие { $count } фишек взяты?
 }
keeper-drawn = Подтвердить
keeper-words = Что произошло?
error-not-by-hand = Партия за настоящим столом не может идти на рейтинг.
