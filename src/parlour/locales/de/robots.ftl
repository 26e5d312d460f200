### Robots: what they are called, what they are like, and the button that starts a game with one.

robot-random = Zufallsroboter
robot-novice = Anfängerroboter
    .about = Lernt noch und nimmt, was zuerst ins Auge fällt.
    .play = Gegen den Anfängerroboter spielen
robot-casual = Hobbyroboter
    .about = Spielt der Gesellschaft wegen. Freundlich, aber nicht blind.
    .play = Gegen den Hobbyroboter spielen
robot-medium = Mittlerer Roboter
robot-strong = Starker Roboter
    .about = Plant voraus und patzt selten.
    .play = Gegen den starken Roboter spielen
robot-expert = Meisterroboter
robot-greedy = Gieriger Roboter
robot-best = Bester Roboter
    .about = Kann alles, was wir können. Schlag ihn und erzähl davon.
    .play = Gegen den besten Roboter spielen
robot-perfect = Perfekter Roboter
    .about = Macht nie einen Fehler. Mal sehen, wie nah du kommst.
    .play = Gegen den perfekten Roboter spielen
robot-tree = Suchbaumroboter

start-with = Mit { $name } spielen
quick-here = Hier zusammen spielen
quick-friends = Jemanden einladen
