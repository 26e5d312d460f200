### The big screen, and phones as hands.

screen-new = Inizia una partita su questo schermo
screen-new-why = Scegliete un gioco. Ognuno entra con il telefono, senza account.
screen-old = Mostra un tavolo
screen-old-why = State già giocando? Apri «Sullo schermo grande» nel menu del tavolo e scrivi qui il codice.
screen-old-show = Mostra
screen-host = Schermo grande
screen-none = Niente da mostrare
screen-join-title = Unisciti al tavolo
screen-join-why = Cerco il tavolo { $code }…
screen-phones = Tirate fuori i telefoni
screen-play-along = Gioca con il telefono
screen-no-camera = Niente fotocamera? Apri { $address } e scrivi il codice.
screen-just-now = Poco fa
screen-choosing = sceglie
screen-throws = sta per lanciare
screen-just = ha appena giocato
screen-away = aspetta il telefono di { $name }
screen-sound-on = Suono attivo
screen-sound-off = Suono spento
screen-full = Schermo intero
screen-gone = Lo schermo grande non c’è più. Puoi continuare qui.
screen-sheet-how = Sulla TV apri { $address } e scrivi questo codice:
screen-here = Mostralo su questo dispositivo
screen-code-ask = Scrivi il codice che vedi sullo schermo grande.
screen-begin = Inizia ora
