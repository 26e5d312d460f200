### Chikugo and Take It for those who listen.

kg-form = Un lancio si scrive throw DIREZIONE FORZA. La direzione è in gradi, meno è a sinistra; la forza è in percentuale.
kg-ready-throws = Pronti da scrivere: { $throws }.
kg-ready = { $act }, { $how ->
    [straight] piano e dritto
    [left] a sinistra
    [right] a destra
   *[hard] forte e dritto
 }
kg-no-throw = Ora non c’è niente da lanciare.
