### De schermen van de terminal.

screen-which = Wat zullen we spelen?
screen-who = Wie speelt er?
screen-person = een mens
screen-nobody = niemand
screen-start = Spelen
screen-back = Terug
screen-turn = { $name } is aan de beurt
screen-thinks = { $name } denkt na …
screen-type = een zet, of hulp
screen-acts = Zetten
screen-keys = F1 hulp  F2 tip  F3 terugnemen  F4 bewaren  F6 licht of donker  F10 weggaan
screen-keys-replay = ← terug  → verder  Home begin  End einde  F6 licht of donker  F10 weggaan
screen-keys-menu = ↑ ↓ kiezen  Enter nemen  F10 weggaan
screen-help = Kies op het bord of in de lijst met zetten met de muis of met de pijlen en Enter. Tab gaat naar het volgende deel van het scherm. Of typ een zet op de regel onderaan; undo, hint, save BESTAND, resign en quit kun je daar ook typen.
screen-help-abaku = Abaku: typ cijfers bij de cursor om stenen te leggen. De spatiebalk draait de richting, ? en een cijfer legt een joker, Backspace neemt een steen terug, Enter speelt.
screen-help-throw = Een worp met de hand typ je: { $example }
screen-hint = { $exact ->
    [yes] Het best: { $acts } (waarde { $value })
   *[no] Waarschijnlijk het best: { $acts } (waarde ongeveer { $value })
 }
screen-no-hint = Hier is geen tip.
screen-thinking = Ik denk na over een tip …
screen-at = gebeurtenis { $at } van { $of }
screen-bag = { $tiles ->
    [one] 1 steen in de zak
   *[other] { $tiles } stenen in de zak
 }
screen-waiting = We wachten op de anderen. Ze komen via { $address }
