### De schermen van de terminal.

screen-which = Wat gaan we spelen?
screen-who = Wie speelt er?
screen-person = een mens
screen-nobody = niemand
screen-start = Spelen
screen-back = Terug
screen-turn = { $name } is aan de beurt
screen-thinks = { $name } denkt na…
screen-type = een zet of hulp
screen-acts = Zetten
screen-keys = F1 hulp  F2 tip  F3 terugnemen  F4 opslaan  F6 licht of donker  F10 weggaan
screen-keys-replay = ← terug  → vooruit  Home begin  End einde  F6 licht of donker  F10 weggaan
screen-keys-menu = ↑ ↓ bewegen  Enter kiezen  F10 weggaan
screen-help = Kies op het bord of in de lijst met zetten met de muis of met de pijltjestoetsen en Enter. Tab gaat naar het volgende deel van het scherm. Of typ een zet op de regel onderaan; undo, hint, save BESTAND, resign en quit kun je daar ook typen.
screen-help-abaku = Abaku: typ cijfers bij de cursor om stenen te leggen. De spatiebalk wisselt de richting, ? en een cijfer legt een joker, Backspace neemt een steen terug, Enter speelt.
screen-help-throw = Typ voor een worp met de hand bijvoorbeeld: { $example }
screen-hint = { $exact ->
    [yes] Het beste: { $acts } (waarde { $value })
   *[no] Waarschijnlijk het beste: { $acts } (waarde ongeveer { $value })
 }
screen-hint-throw = Een goede worp: { $act }
screen-no-hint = Hier is geen tip.
screen-thinking = Een tip zoeken…
screen-at = gebeurtenis { $at } van { $of }
screen-bag = { $tiles ->
    [one] 1 steen in de zak
   *[other] { $tiles } stenen in de zak
 }
screen-waiting = We wachten op de anderen. Meedoen kan via { $address }
