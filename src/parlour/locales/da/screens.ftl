### Terminalens skærme.

screen-which = Hvad skal vi spille?
screen-who = Hvem spiller?
screen-person = en person
screen-nobody = ingen
screen-start = Spil
screen-back = Tilbage
screen-turn = { $name } har turen
screen-thinks = { $name } tænker …
screen-type = et træk, eller hjælp
screen-acts = Træk
screen-keys = F1 hjælp  F2 tip  F3 fortryd  F4 gem  F6 lyst eller mørkt  F10 gå
screen-keys-replay = ← tilbage  → frem  Home start  End slut  F6 lyst eller mørkt  F10 gå
screen-keys-menu = ↑ ↓ flyt  Enter vælg  F10 gå
screen-help = Vælg på brættet eller i listen over træk med musen eller med piletasterne og Enter. Tab går til næste del af skærmen. Eller skriv et træk i linjen nederst; undo, hint, save FIL, resign og quit virker også der.
screen-help-abaku = Abaku: skriv cifre ved markøren for at lægge brikker. Mellemrum skifter retning, ? og et ciffer lægger en joker, slettetasten tager en brik tilbage, Enter spiller.
screen-help-throw = For at kaste med hånden skriver du for eksempel: { $example }
screen-hint = { $exact ->
    [yes] Bedste træk: { $acts } (værdi { $value })
   *[no] Nok det bedste træk: { $acts } (værdi omkring { $value })
 }
screen-hint-throw = Et godt kast: { $act }
screen-no-hint = Her er der intet tip.
screen-thinking = Leder efter et tip …
screen-at = hændelse { $at } af { $of }
screen-bag = { $tiles ->
    [one] 1 brik i posen
   *[other] { $tiles } brikker i posen
 }
screen-waiting = Venter på de andre. De kan være med via { $address }
