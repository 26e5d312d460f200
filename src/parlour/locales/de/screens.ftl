### Die Bildschirme des Terminals.

screen-which = Was spielen wir?
screen-who = Wer spielt?
screen-person = ein Mensch
screen-nobody = niemand
screen-start = Spielen
screen-back = Zurück
screen-turn = { $name } ist dran
screen-thinks = { $name } überlegt …
screen-type = ein Zug oder hilfe
screen-acts = Züge
screen-keys = F1 Hilfe  F2 Tipp  F3 zurücknehmen  F4 sichern  F6 hell/dunkel  F10 verlassen
screen-keys-replay = ← zurück  → vor  Pos1 Anfang  Ende Schluss  F6 hell/dunkel  F10 verlassen
screen-keys-menu = ↑ ↓ bewegen  Enter wählen  F10 verlassen
screen-help = Wähle auf dem Brett oder in der Liste der Züge, mit der Maus oder mit Pfeiltasten und Enter. Tab geht zum nächsten Teil des Bildschirms. Oder tippe einen Zug in die Zeile unten; auch undo, hint, save DATEI, resign und quit gehen dort.
screen-help-abaku = Abaku: Tippe Ziffern am Zeiger, um Steine zu legen. Die Leertaste wechselt die Richtung, ? und eine Ziffer legt einen Joker, die Rücktaste nimmt einen Stein zurück, Enter spielt.
screen-help-throw = Für einen Wurf von Hand tippe zum Beispiel: { $example }
screen-hint = { $exact ->
    [yes] Am besten: { $acts } (Wert { $value })
   *[no] Wohl am besten: { $acts } (Wert etwa { $value })
 }
screen-hint-throw = Ein guter Wurf: { $act }
screen-no-hint = Hier gibt es keinen Tipp.
screen-thinking = Suche einen Tipp …
screen-at = Ereignis { $at } von { $of }
screen-bag = { $tiles ->
    [one] 1 Stein im Beutel
   *[other] { $tiles } Steine im Beutel
 }
screen-waiting = Wir warten auf die anderen. Beitreten können sie unter { $address }
