### Robots: what they are called, what they are like, and the button that starts a game with one.

robot-random = Robot losowy
robot-novice = Robot początkujący
    .about = Dopiero się uczy i bierze to, co widzi pierwsze.
    .play = Zagraj z początkującym robotem
robot-casual = Robot niedzielny
    .about = Gra dla towarzystwa. Miły, ale nie ślepy.
    .play = Zagraj z niedzielnym robotem
robot-medium = Robot średni
robot-strong = Robot silny
    .about = Planuje naprzód i rzadko się myli.
    .play = Zagraj z silnym robotem
robot-expert = Robot ekspert
robot-tree = Robot przeszukujący
robot-greedy = Robot zachłanny
robot-best = Najlepszy robot
    .about = Umie wszystko, co my. Pokonaj go i opowiedz nam o tym.
    .play = Zagraj z najlepszym robotem
robot-perfect = Robot doskonały
    .about = Nigdy się nie myli. Sprawdź, jak blisko dojdziesz.
    .play = Zagraj z doskonałym robotem

start-with = Zagraj: { $name }
quick-here = Na jednym urządzeniu
quick-friends = Zaproś kogoś
