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
chat-close-one = Было близко!
chat-good-game = Хорошая партия!
chat-once-more = Ещё раз?
chat-bye = Пока!

## Листок рядом с доской

chat-title = Чат
chat-open = { $count ->
    [0] Чат
   *[other] Чат, новых: { $count }
 }
chat-none = Сообщений пока нет.
chat-said = { $name } пишет: { $words }
chat-taken-out = (удалено)
chat-phrases = Быстрые фразы
chat-text = Твоё сообщение
chat-send = Отправить
chat-free = Разрешить свободный чат
chat-free-not = Писать можно, когда это разрешат все за столом.
chat-about = Скрыть сообщения или пожаловаться: { $name }
chat-mute = Скрыть сообщения: { $name }
chat-unmute = Показывать сообщения: { $name }
chat-report = Пожаловаться
chat-report-why = Что здесь не так?
chat-report-send = Отправить
chat-reported = Жалоба отправлена.
