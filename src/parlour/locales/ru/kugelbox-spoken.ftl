### Chikugo and Take It for those who listen.

kg-form = Бросок пишется throw НАПРАВЛЕНИЕ СИЛА. Направление в градусах, минус — влево; сила в процентах.
kg-ready-throws = Готовые броски: { $throws }.
kg-ready = { $act }, { $how ->
    [straight] мягко прямо
    [left] влево
    [right] вправо
   *[hard] сильно прямо
 }
kg-no-throw = Сейчас бросать нечего.
