### Что говорят друг другу за столом, без клавиатуры.

chat-hello = Привет!
chat-good-luck = Удачи!
chat-thanks = Спасибо!
chat-you-too = И тебе!
chat-well-played = Отличная игра!
chat-what-luck = Вот это везение!
chat-bad-luck = Не повезло!
chat-oops = Ой!
chat-sorry = Извини!
chat-one-moment = Минутку, пожалуйста.
chat-here-again = Я снова здесь.
chat-your-turn = Твой ход.
chat-close-one = Чуть-чуть не хватило!
chat-good-game = Хорошая партия!
chat-once-more = Ещё раз?
chat-bye = Пока!

## Листок рядом с доской

chat-title = Разговор за столом
chat-open = { $count ->
    [0] Разговор за столом
   *[other] Разговор за столом, новое: { $count }
 }
chat-none = Пока никто ничего не сказал.
chat-said = { $name } говорит: { $words }
chat-taken-out = (убрано)
chat-phrases = Что можно сказать
chat-text = Свои слова
chat-send = Сказать
chat-free = Я не против, чтобы писали своими словами.
chat-free-not = Это можно, когда все здесь согласны.
chat-about = Не слышать игрока { $name } или сообщить хозяину
chat-mute = Больше не слышать игрока { $name }
chat-unmute = Снова слышать игрока { $name }
chat-report = Сообщить хозяину
chat-report-why = Что здесь не так?
chat-report-send = Отправить
chat-reported = Хозяин уже знает.
