### Robots: what they are called, what they are like, and the button that starts a game with one.

robot-random = Zufallsroboter
robot-novice = Anfängerroboter
    .about = Lernt noch und nimmt, was zuerst ins Auge fällt.
    .play = Mit dem Anfängerroboter spielen
robot-casual = Hobbyroboter
    .about = Spielt der Gesellschaft wegen. Nett, aber nicht blind.
    .play = Mit dem Hobbyroboter spielen
robot-medium = Mittlerer Roboter
robot-strong = Starker Roboter
    .about = Plant voraus und patzt selten.
    .play = Mit dem starken Roboter spielen
robot-expert = Meisterroboter
robot-greedy = Gieriger Roboter
robot-best = Bester Roboter
    .about = Weiß alles, was wir wissen. Schlag ihn und erzähl davon.
    .play = Mit dem besten Roboter spielen
robot-perfect = Perfekter Roboter
    .about = Macht nie einen Fehler. Mal sehen, wie nah du kommst.
    .play = Mit dem perfekten Roboter spielen
robot-tree = Suchbaumroboter

start-with = Mit { $name } spielen
quick-here = An einem Gerät
quick-friends = Jemanden einladen
