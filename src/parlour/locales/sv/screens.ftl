### Terminalens skärmar.

screen-which = Vad ska vi spela?
screen-who = Vem spelar?
screen-person = en människa
screen-nobody = ingen
screen-start = Spela
screen-back = Tillbaka
screen-turn = { $name } är på tur
screen-thinks = { $name } tänker …
screen-type = ett drag eller hjälp
screen-acts = Drag
screen-keys = F1 hjälp  F2 tips  F3 ta tillbaka  F4 spara  F6 ljust eller mörkt  F10 lämna
screen-keys-replay = ← bakåt  → framåt  Home början  End slutet  F6 ljust eller mörkt  F10 lämna
screen-keys-menu = ↑ ↓ flytta  Enter välj  F10 lämna
screen-help = Välj på brädet eller i listan med drag med musen eller med piltangenterna och Enter. Tab går till nästa del av skärmen. Eller skriv ett drag på raden längst ner; undo, hint, save FIL, resign och quit går också att skriva.
screen-help-abaku = Abaku: skriv siffror vid markören för att lägga brickor. Mellanslag byter riktning, ? och en siffra lägger en joker, backsteg tar tillbaka en bricka, Enter spelar.
screen-help-throw = För att kasta för hand, skriv till exempel: { $example }
screen-hint = { $exact ->
    [yes] Bäst: { $acts } (värde { $value })
   *[no] Troligen bäst: { $acts } (värde omkring { $value })
 }
screen-hint-throw = Ett bra kast: { $act }
screen-no-hint = Här finns inget tips.
screen-thinking = Letar efter ett tips …
screen-at = händelse { $at } av { $of }
screen-bag = { $tiles ->
    [one] 1 bricka i påsen
   *[other] { $tiles } brickor i påsen
 }
screen-waiting = Vi väntar på de andra. De går med via { $address }
