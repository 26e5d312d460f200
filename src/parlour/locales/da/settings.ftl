### Ønsker, der gemmes på enheden: lyd, tempo, visning.

kb-solid = Rumligt
