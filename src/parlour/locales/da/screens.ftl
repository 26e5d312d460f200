### Terminalens skærme.

screen-which = Hvad skal vi spille?
screen-who = Hvem spiller?
screen-person = et menneske
screen-nobody = ingen
screen-start = Spil
screen-back = Tilbage
screen-turn = Det er { $name }s tur
screen-thinks = { $name } tænker …
screen-type = et træk, eller hjælp
screen-acts = Træk
screen-keys = F1 hjælp  F2 tip  F3 fortryd  F4 gem  F6 lyst eller mørkt  F10 gå
screen-keys-replay = ← tilbage  → frem  Home start  End slut  F6 lyst eller mørkt  F10 gå
screen-keys-menu = ↑ ↓ vælg  Enter tag den  F10 gå
screen-help = Vælg på brættet eller i listen over træk med musen eller med pilene og Enter. Tab går til næste del af skærmen. Eller skriv et træk i linjen nederst; undo, hint, save FIL, resign og quit kan også skrives.
screen-help-abaku = Abaku: skriv cifre ved markøren for at lægge brikker. Mellemrum drejer retningen, ? og et ciffer lægger en joker, slettetasten tager en brik tilbage, Enter spiller.
screen-help-throw = Et kast med hånden skrives: { $example }
screen-hint = { $exact ->
    [yes] Bedst: { $acts } (værdi { $value })
   *[no] Nok bedst: { $acts } (værdi omkring { $value })
 }
screen-hint-throw = Et godt kast: { $act }
screen-no-hint = Her er der intet tip.
screen-thinking = Tænker over et tip …
screen-at = hændelse { $at } af { $of }
screen-bag = { $tiles ->
    [one] 1 brik i posen
   *[other] { $tiles } brikker i posen
 }
screen-waiting = Vi venter på de andre. De kommer via { $address }
