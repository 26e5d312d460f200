### Robots: what they are called, what they are like, and the button that starts a game with one.

robot-random = Tilfældig robot
robot-novice = Nybegynderrobot
    .about = Er ved at lære det og tager det første, den ser.
    .play = Spil mod nybegynderrobotten
robot-casual = Hyggerobot
    .about = Spiller for hyggens skyld. Venlig, men ikke blind.
    .play = Spil mod hyggerobotten
robot-medium = Mellemgod robot
robot-strong = Stærk robot
    .about = Tænker forud og kikser sjældent.
    .play = Spil mod den stærke robot
robot-expert = Ekspertrobot
robot-greedy = Grådig robot
robot-best = Bedste robot
    .about = Kan alt, hvad vi kan. Slå den, og fortæl os det.
    .play = Spil mod den bedste robot
robot-perfect = Perfekt robot
    .about = Laver aldrig fejl. Se, hvor tæt du kommer på.
    .play = Spil mod den perfekte robot
robot-tree = Søgetræsrobot

start-with = Spil med { $name }
quick-here = På samme enhed
quick-friends = Invitér en ven
