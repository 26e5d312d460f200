### At føre regnskab: den rigtige æske står på bordet.

home-how-score = Før regnskab
keeper-about = Den rigtige æske står på jeres bord. Siden dømmer og tæller det, I skriver ind.
keeper-title = Hvad der faldt
keeper-dice = { $count ->
    [one] Hvad viser terningen?
   *[other] Hvad viser terningerne?
 }
keeper-die = { $number ->
    [1] Første terning
   *[other] Anden terning
 }
keeper-choose = Vælg, hvad terningerne viser
keeper-fell = Der blev slået { $what }
keeper-red = Hvor ligger den røde kugle?
keeper-black = Og den sorte kugle?
keeper-missed = Ved siden af
keeper-holes = Række 1 er nærmest hånden.
keeper-again = Ret det
keeper-chip = Hvilken brik blev vendt?
keeper-first = Hvem begynder?
keeper-tiles = { $count ->
    [0] { $name } har trukket
    [one] { $name }, hvilken brik trak du?
   *[other] { $name }, hvilke { $count } brikker trak du?
 }
keeper-drawn = Sådan er det
keeper-words = Hvad skete der?
error-not-by-hand = Et spil ved et rigtigt bord kan ikke tælle.
