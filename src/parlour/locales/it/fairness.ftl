### Caso onesto: come sono stati fatti dadi, lanci ed estrazioni, e come si verificano.

fair-title = Fortuna onesta
fair-checked = Verificato dal tuo browser: { $outcomes ->
    [one] 1 esito deriva da ciò che tutti hanno sigillato prima della partita.
   *[other] tutti i { $outcomes } esiti derivano da ciò che tutti hanno sigillato prima della partita.
 }
fair-checked-itself = Verificato dal tuo browser: { $outcomes ->
    [one] 1 esito deriva dal seme della registrazione.
   *[other] tutti i { $outcomes } esiti derivano dal seme della registrazione.
 }
fair-thrown = { $count ->
    [one] 1 lancio a mano si basa sulla fisica del server.
   *[other] { $count } lanci a mano si basano sulla fisica del server.
 }
fair-unknown = Verificato dal tuo browser: il seme è quello sigillato. Non può ricalcolare gli esiti di questo gioco.
fair-nothing = La partita è finita senza risultato, prima di qualsiasi estrazione.
fair-wrong = In questa partita i conti della fortuna non tornano.
fair-why-other-commitment = La registrazione non è quella sigillata prima della partita: un impegno è stato sostituito.
fair-why-other-nonce = La tua parte del sorteggio non è nella registrazione.
fair-why-bad-seed = Il seme non è quello che il server aveva sigillato.
fair-why-bad-nonce = { $name } non ha rivelato la parte del sorteggio che aveva sigillato.
fair-why-withheld = { $name } non ha rivelato la sua parte del sorteggio: la partita è finita senza risultato.
fair-why-false-outcome = L’evento { $seq } non deriva dal seme.
fair-how = Prima della partita il server e ogni persona al tavolo hanno sigillato un numero segreto. Solo dopo i numeri sono stati rivelati, e insieme decidono ogni esito. Nessuno può scegliersi quello che gli conviene.
fair-keep = Conserva questi due valori se vuoi verificare la registrazione con «parlour verify».
fair-seal = Sigillo
fair-nonce = Il tuo numero
fair-record = Scarica la registrazione
fair-failed = Non siamo riusciti a caricare la registrazione: gli esiti non sono ancora verificati.
fair-waits = Ci siete tutti. In attesa di { $names }…
fair-beacon = Ci siete tutti. In attesa del faro pubblico…
fair-elsewhere = Hai preso posto da un altro dispositivo. Apri la partita lì per cominciare.
error-has-sealed = I posti sono già sigillati. Aspetta che la partita cominci, oppure lascia il tavolo.
error-not-sealed = Non tutti i posti sono occupati e sigillati. Riprova quando ci siete tutti.
error-other-seal = Un sigillo è appena cambiato. Riprova.
error-other-nonce = Non è il numero sigillato da questo posto. Usa il dispositivo con cui hai preso posto.
