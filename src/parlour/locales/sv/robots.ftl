### Robots: what they are called, what they are like, and the button that starts a game with one.

robot-random = Slumprobot
robot-novice = Nybörjarrobot
    .about = Lär sig fortfarande och tar det första den ser.
    .play = Spela mot nybörjarroboten
robot-casual = Hobbyrobot
    .about = Spelar för sällskapets skull. Snäll, men inte blind.
    .play = Spela mot hobbyroboten
robot-medium = Medelgod robot
robot-strong = Stark robot
    .about = Tänker framåt och gör sällan bort sig.
    .play = Spela mot den starka roboten
robot-expert = Expertrobot
robot-tree = Sökträdsrobot
robot-greedy = Girig robot
robot-best = Bästa roboten
    .about = Vet allt som vi vet. Slå den och berätta för oss.
    .play = Spela mot den bästa roboten
robot-perfect = Perfekt robot
    .about = Gör aldrig fel. Se hur nära du kommer.
    .play = Spela mot den perfekta roboten

start-with = Spela med { $name }
quick-here = På samma enhet
quick-friends = Bjud in en vän
