### What can be typed at a table, and what is answered: on the page and in the terminal.

command-row = reihe, row
command-column = spalte, column
command-around = um, rund um, around
command-own = steine, chips, meine, rack
command-where = wo kann ich, wo, where
command-who = wer, wer ist dran, who
command-points = punkte, stand, points
command-clock = uhr, zeit, clock
command-throw = werfen, würfeln, wuerfeln, wurf, throw
command-yes = ja, yes
command-no = nein, no
command-resign = aufgeben, resign
command-draw = unentschieden, remis, draw
command-pause = pause
command-brief = knapp, brief
command-usual = normal, usual
command-full = ausführlich, full
command-next = weiter, next
ask-next = Um weiterzumachen, tippe weiter.
command-help-more = reihe 8, spalte H und um H8 lesen einen Teil des Bretts vor, steine nennt, was du hast, wo kann ich 1 2 die Züge damit. wer sagt, wer dran ist, punkte und uhr, wie es steht, werfen, wie man wirft; ja und nein beantworten eine Frage; aufgeben, unentschieden und pause fragen erst nach. knapp, normal und ausführlich stellen ein, wie viel gesagt wird.
ask-turn = { $name } ist dran.
ask-wait = Einen Moment: Noch ist niemand dran.
ask-over = Das Spiel ist vorbei.
ask-not-you = { $name } ist dran, danach du.
ask-best-first = Das Beste zuerst: { $acts }.
ask-can-play = Du kannst spielen: { $acts }.
ask-choice = { $act }: { $name }
ask-more = Und { $count } weitere.
ask-nowhere = Kein Zug passt hier zu „{ $what }“.
ask-no-list = Hier wird ohne Tipps gespielt, darum werden keine Züge aufgezählt.
ask-dice = Du bist mit Würfeln dran: Tippe werfen.
ask-yes-no = Tippe ja oder nein.
ask-no-offer = Es gibt keine Frage zu beantworten.
ask-no-draw = Hier kannst du kein Unentschieden anbieten.
ask-no-back = Es gibt nichts zurückzunehmen.
ask-no-last = Noch wurde nichts gespielt.
ask-clock = { $name } { $time }
ask-no-clock = Dieses Spiel hat keine Uhr.
ask-not-here = Das gibt es hier nicht. Tippe tisch für den ganzen Tisch, oder hilfe.
ask-verbosity = { $how ->
    [brief] Knapp: Züge in wenigen Worten.
    [full] Ausführlich: dazu Punkte und was du hast, wenn du dran bist.
   *[usual] Normal: Züge mit dem, was sie bringen.
 }
settings-verbosity = Wie viel gesagt wird
settings-verbosity-why = Für Screenreader und das Protokoll am Tisch.
verbosity-brief = Knapp
verbosity-usual = Normal
verbosity-full = Ausführlich
