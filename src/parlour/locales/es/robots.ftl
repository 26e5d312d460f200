### Robots: what they are called, what they are like, and the button that starts a game with one.

robot-random = Robot al azar
robot-novice = Robot novato
    .about = Aún está aprendiendo y toma lo primero que ve.
    .play = Jugar con el robot novato
robot-casual = Robot dominguero
    .about = Juega por la compañía. Amable, pero no ciego.
    .play = Jugar con el robot dominguero
robot-medium = Robot mediano
robot-strong = Robot fuerte
    .about = Piensa por adelantado y falla poco.
    .play = Jugar con el robot fuerte
robot-expert = Robot experto
robot-tree = Robot de árbol
robot-greedy = Robot codicioso
robot-best = Mejor robot
    .about = Sabe todo lo que sabemos. Gánale y cuéntanoslo.
    .play = Jugar con el mejor robot
robot-perfect = Robot perfecto
    .about = No se equivoca nunca. A ver cuánto te acercas.
    .play = Jugar con el robot perfecto

start-with = Jugar con { $name }
quick-here = En un solo dispositivo
quick-friends = Invitar a alguien
