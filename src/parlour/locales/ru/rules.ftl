### Правила на отдельной странице.

rules-read = Правила
rules-of = Правила: { $game }
rules-print = Напечатать
rules-again = Сначала
rules-back = Назад к правилам
