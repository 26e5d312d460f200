### Robots: what they are called, what they are like, and the button that starts a game with one.

robot-random = Willekeurige robot
robot-novice = Beginnende robot
    .about = Leert nog en pakt wat het eerst opvalt.
    .play = Tegen de beginnende robot spelen
robot-casual = Zondagsrobot
    .about = Speelt voor de gezelligheid. Aardig, maar niet blind.
    .play = Tegen de zondagsrobot spelen
robot-medium = Gemiddelde robot
robot-strong = Sterke robot
    .about = Denkt vooruit en verslikt zich zelden.
    .play = Tegen de sterke robot spelen
robot-expert = Meesterrobot
robot-tree = Zoekboomrobot
robot-greedy = Gulzige robot
robot-best = Beste robot
    .about = Weet alles wat wij weten. Versla hem en vertel het ons.
    .play = Tegen de beste robot spelen
robot-perfect = Perfecte robot
    .about = Maakt nooit een fout. Kijk hoe dichtbij je komt.
    .play = Tegen de perfecte robot spelen

start-with = Met { $name } spelen
quick-here = Op één apparaat
quick-friends = Iemand uitnodigen
