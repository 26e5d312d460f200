### Ce que parlour admin répond à qui héberge.

desk-code = Code à usage unique : { $code }
desk-administrator = { $now ->
    [yes] { $person } administre maintenant.
   *[no] { $person } n’administre plus.
 }
desk-reports = { $count ->
    [0] Aucun signalement.
    [one] { $count } signalement :
   *[other] { $count } signalements :
 }
desk-report = { $id }  { $at }  { $by } sur { $name } ({ $about }), partie { $match } : { $reason }
desk-said = ce qui était écrit : { $said }
desk-closed = clos { $at } : { $note }
desk-report-closed = Le signalement { $id } est clos.
desk-sanctions = { $count ->
    [0] Aucune exclusion.
    [one] { $count } exclusion :
   *[other] { $count } exclusions :
 }
desk-sanction = { $id }  { $at }  { $whom } : { $what ->
    [chat] plus de chat
    [play] plus de chat ni de nouvelles parties
   *[all] plus d’accès
 } { $until } : { $reason }
desk-for-good = pour toujours
desk-until = jusqu’au { $at }
desk-lifted = L’exclusion { $id } est levée.
desk-words = { $count ->
    [0] Aucun mot n’est interdit dans les noms.
   *[other] Interdits dans les noms : { $words }
 }
desk-forbidden = Les nouveaux noms ne peuvent plus contenir { $word }.
desk-allowed = Les noms peuvent de nouveau contenir { $word }.
desk-log = { $count ->
    [0] Aucune action pour l’instant.
   *[other] Ce que l’administration a fait, le plus récent d’abord :
 }
desk-console = console
desk-did = { $what ->
    [code-issued] code créé
    [administrator-made] administre maintenant
    [administrator-unmade] n’administre plus
    [report-closed] signalement clos
    [sanction-laid] exclusion
    [sanction-lifted] exclusion levée
    [name-forbidden] mot interdit
    [name-allowed] mot autorisé
    [league-made] ligue créée
    [league-changed] ligue modifiée
    [league-deleted] ligue supprimée
    [season-started] saison commencée
    [season-opened] saison ouverte
    [class-deleted] classe supprimée
    [pairing-settled] rencontre décidée
   *[other] { $what }
 }
desk-backup = Sauvegarde écrite : { $file }
desk-restored = Restauré depuis { $file }
desk-keys = Nouvelle clé créée. Redémarre le serveur pour l’utiliser. Les cookies d’avant restent valables.
desk-keys-dropped = Nouvelle clé créée, les anciennes ont disparu. Redémarre le serveur : tout le monde devra se reconnecter.
desk-private = clé privée, pour PARLOUR_PUSH_KEY : { $key }
desk-public = clé publique : { $key }
desk-checked = { $matches ->
    [one] { $matches } partie vérifiée
   *[other] { $matches } parties vérifiées
 } : { $problems ->
    [0] tout va bien.
    [one] { $problems } problème.
   *[other] { $problems } problèmes.
 }
desk-listed-wrong = La liste des parties ne correspond pas à l’enregistrement.

## Ligues

desk-leagues = { $count ->
    [0] Pas encore de ligue.
    [one] { $count } ligue :
   *[other] { $count } ligues :
 }
desk-league = { $id }  { $name } : { $game }, { $players ->
    [one] { $players } membre
   *[other] { $players } membres
 }, saison { $season }, ronde { $round }, { $status ->
    [open] inscriptions ouvertes
    [running] en cours
   *[over] terminée
 }
desk-season = { $name } : saison { $season }, ronde { $round }, { $status ->
    [open] inscriptions ouvertes
    [running] en cours
   *[over] terminée
 }
desk-group = Groupe { $group }
desk-column = { $of ->
    [place] rang
    [name] nom
    [played] jouées
    [won] gagnées
    [drawn] nulles
    [lost] perdues
   *[points] points
 }
desk-withdrawn = retrait
desk-made = La ligue est créée : { $league }
desk-entered = { $name } a rejoint la ligue.
desk-left = { $name } a quitté la ligue.
desk-started = La saison a commencé : { $league }
desk-opened = La saison suivante est ouverte aux inscriptions : { $league }
desk-settled = La rencontre est décidée : { $league }
desk-renamed = La ligue a un nouveau nom : { $league }
desk-deleted = La ligue est supprimée : { $league }

## Classes

desk-classes = { $count ->
    [0] Pas encore de classe.
    [one] { $count } classe :
   *[other] { $count } classes :
 }
desk-class = { $id }  { $name } (code { $code }) : { $pupils ->
    [one] { $pupils } élève
   *[other] { $pupils } élèves
 }
desk-pupil = { $name } : faites : { $done }, justes : { $right }
desk-class-deleted = La classe est supprimée, avec ses élèves et leurs données : { $id }
