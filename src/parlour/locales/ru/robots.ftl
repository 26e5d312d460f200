### Robots: what they are called, what they are like, and the button that starts a game with one.

robot-random = Случайный робот
robot-novice = Робот-новичок
    .about = Ещё учится и берёт первое, что увидит.
    .play = Играть с роботом-новичком
robot-casual = Робот-любитель
    .about = Играет ради компании. Добрый, но не слепой.
    .play = Играть с роботом-любителем
robot-medium = Средний робот
robot-strong = Сильный робот
    .about = Думает наперёд и редко ошибается.
    .play = Играть с сильным роботом
robot-expert = Робот-мастер
robot-tree = Робот с деревом ходов
robot-greedy = Жадный робот
robot-best = Лучший робот
    .about = Умеет всё, что умеем мы. Обыграй его и расскажи нам.
    .play = Играть с лучшим роботом
robot-perfect = Безошибочный робот
    .about = Никогда не ошибается. Посмотрим, насколько близко ты подойдёшь.
    .play = Играть с безошибочным роботом

start-with = Играть: { $name }
quick-here = На одном устройстве
quick-friends = Пригласить друга
