### What can be typed at a table, and what is answered: on the page and in the terminal.

command-row = rad, row
command-column = kolumn, column
command-around = runt, omkring, around
command-own = brickor, marker, mina, rack
command-where = var kan jag, var, where
command-who = vem, vems tur, who
command-points = poäng, ställning, points
command-clock = klocka, tid, clock
command-throw = kasta, throw
command-yes = ja, yes
command-no = nej, no
command-resign = ge upp, uppge, resign
command-draw = oavgjort, remi, draw
command-pause = paus, pause
command-brief = kort, brief
command-usual = normalt, usual
command-full = fullt, full
command-next = vidare, next
ask-next = Skriv vidare för att fortsätta.
command-help-more = rad 8, kolumn H och runt H8 läser upp en del av brädet, brickor vad du har, var kan jag 1 2 dragen med det. vem säger vems tur det är, poäng och klocka hur det står, kasta hur man kastar; ja och nej svarar på en fråga; ge upp, oavgjort och paus frågar först. kort, normalt och fullt ställer in hur mycket som sägs.
ask-turn = { $name } ska spela.
ask-wait = Ett ögonblick: ingen är på tur än.
ask-over = Spelet är slut.
ask-not-you = { $name } ska spela, sedan du.
ask-best-first = Bäst först: { $acts }.
ask-can-play = Du kan spela: { $acts }.
ask-choice = { $act }: { $name }
ask-more = Och { $count } till.
ask-nowhere = Här passar inget drag till ”{ $what }”.
ask-no-list = Här spelar man utan tips, så dragen räknas inte upp.
ask-dice = Ditt kast: skriv kasta.
ask-yes-no = Skriv ja eller nej.
ask-no-offer = Det finns ingen fråga att svara på.
ask-no-draw = Här kan du inte erbjuda oavgjort.
ask-no-back = Det finns inget att ångra.
ask-no-last = Inget har spelats än.
ask-clock = { $name } { $time }
ask-no-clock = Det här spelet har ingen klocka.
ask-not-here = Det finns inte här. Skriv bord för hela bordet, eller hjälp.
ask-verbosity = { $how ->
    [brief] Kort: drag med få ord.
    [full] Fullt: även poäng och vad du har, varje gång det är din tur.
   *[usual] Normalt: drag och vad de ger.
 }
settings-verbosity = Hur mycket som sägs
settings-verbosity-why = För skärmläsare och bordets logg.
verbosity-brief = Kort
verbosity-usual = Normalt
verbosity-full = Fullt
