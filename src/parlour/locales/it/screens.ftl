### Gli schermi del terminale.

screen-which = A che cosa giochiamo?
screen-who = Chi gioca?
screen-person = una persona
screen-nobody = nessuno
screen-start = Gioca
screen-back = Indietro
screen-turn = Tocca a { $name }
screen-thinks = { $name } sta pensando…
screen-type = una mossa, o aiuto
screen-acts = Mosse
screen-keys = F1 aiuto  F2 suggerimento  F3 annulla  F4 salva  F6 chiaro o scuro  F10 esci
screen-keys-replay = ← indietro  → avanti  Inizio  Fine  F6 chiaro o scuro  F10 esci
screen-keys-menu = ↑ ↓ muovi  Invio scegli  F10 esci
screen-help = Scegli sul tabellone o nell’elenco delle mosse con il mouse, o con le frecce e Invio. Tab passa alla parte successiva dello schermo. Oppure scrivi una mossa nella riga in basso; puoi scrivere anche undo, hint, save FILE, resign e quit.
screen-help-abaku = Abaku: scrivi cifre al cursore per posare tessere. Spazio cambia direzione, ? e una cifra posa un jolly, Backspace riprende una tessera, Invio gioca.
screen-help-throw = Per lanciare a mano scrivi, per esempio: { $example }
screen-hint = { $exact ->
    [yes] Mossa migliore: { $acts } (vale { $value })
   *[no] Probabilmente la migliore: { $acts } (vale circa { $value })
 }
screen-hint-throw = Un buon lancio: { $act }
screen-no-hint = Qui non c’è nessun suggerimento.
screen-thinking = Cerco un suggerimento…
screen-at = evento { $at } di { $of }
screen-bag = { $tiles ->
    [one] 1 tessera nel sacchetto
   *[other] { $tiles } tessere nel sacchetto
 }
screen-waiting = In attesa degli altri. Si uniscono da { $address }
