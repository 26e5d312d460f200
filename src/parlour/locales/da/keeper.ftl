### At føre regnskab: den rigtige æske står på bordet.

home-how-score = Hold regnskab
keeper-about = Den rigtige kasse står på jeres bord. Skriv ind, hvad der sker: Parlour tjekker reglerne og tæller.
keeper-title = Hvad blev udfaldet?
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
keeper-holes = Række 1 er den nærmest dig.
keeper-again = Ret det
keeper-chip = Hvilken brik vendte du?
keeper-first = Hvem begynder?
keeper-tiles = { $count ->
    [0] { $name } har trukket
    [one] { $name }, hvilken brik trak du?
   *[other] { $name }, hvilke { $count } brikker trak du?
 }
keeper-drawn = Bekræft
keeper-words = Hvad skete der?
error-not-by-hand = Spil ved et rigtigt bord kan ikke være ratede.
