### Kryds & Bolle for those who listen.

kb-free = свободно
kb-bar-lies = { $place } снизу: { $balls }.
kb-bar-empty = { $place }: пусто.
kb-which = { $what ->
    [row] Какой ряд? Набери ряд 1, 2 или 3; ряд 1 ближе всего к тебе.
    [column] Какой столбец? Набери столбец a, b или c.
   *[around] Какой стержень? Набери вокруг b2.
 }
kb-own = { $left ->
    [one] Остался { $left } шарик
    [few] Осталось { $left } шарика
   *[many] Осталось { $left } шариков
 }; { $lines ->
    [one] { $lines } линия
    [few] { $lines } линии
   *[many] { $lines } линий
 }.
kb-makes-lines = { $lines ->
    [one] даёт { $lines } линию
    [few] даёт { $lines } линии
   *[many] даёт { $lines } линий
 }
