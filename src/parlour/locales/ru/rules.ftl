### Правила на отдельной странице.

rules-read = Правила
rules-of = Правила: { $game }
rules-print = Напечатать
rules-try = Попробовать
rules-again = Сначала
rules-back = Назад к правилам
