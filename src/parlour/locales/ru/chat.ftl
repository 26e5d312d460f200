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
chat-bye = До свидания!
