# Le Guerre d’Italia nel browser, in italiano: ciò che Virtù lì non dice, o dice altrimenti.

ui-tagline-italian_wars = Due re, tre Città Maggiori e la strada per Napoli.

## La barra e i round

ui-season = { $season } · round { $year }
ui-scene-year = Fine del round
ui-scene-year-ends = Finisce il round { $year }: ordine e prestigio
ui-rounds = Round
ui-wages-round = paga quest’inverno
ui-wages-in = paga, round { $round }: { $florins }
ui-two-months = due mesi ciascuno

## Il tabellone d’influenza

ui-zone-alliance = Alleanza
ui-zone-favourable = Favorevole
ui-zone-neutral = Neutrale
ui-track = Influenza: { $major }
ui-marker-middle = segnalino nel mezzo
ui-marker-towards = segnalino avanti di { $count } verso { $seat }
ui-favourable-to = favorevole a { $seat }
ui-holder-red = { major-florence }
ui-holder-green = { major-venice }
ui-holder-white = { major-rome }
ui-owned-by-red = di Firenze
ui-owned-by-green = di Venezia
ui-owned-by-white = di Roma
ui-trophies = Trofei: { $count }
ui-siege-optional = si può lasciarla stare
ui-wins-with = vince subito con
ui-and = e
ui-majors-too = e { $count } di
ui-won-at-once = vittoria automatica
ui-you-win-at-once = Vittoria automatica: controlli { $cities }
ui-wins-at-once = Vittoria automatica: { $seat } controlla { $cities }

## La questione in corso

ui-courting = Corone da dividere
ui-where-crowns = Dove vanno le tue corone?
ui-one-annexation = al più un’annessione
ui-ally-sends = La carta dell’alleato
ui-ally-sends-text = in uno spazio cortigiano libero
ui-title-influence = Influenzare { $major }
ui-title-allied_march = { $city } – { $goal }
ui-title-allied_sail = { $city } – { $goal }
ui-title-allied_recruit = Reclutare a { $city }
ui-do-influence = Influenza { $major }
ui-do-conclude = Concludi l’alleanza
ui-do-allied_march = Marcia su { $goal }
ui-do-allied_sail = Naviga verso { $goal }
ui-do-allied_retreat = Ritirati a { $goal }
ui-do-allied_recruit = Recluta a { $city }
ui-chip-influence = { $major }
ui-chip-conclude = Alleanza: { $major }
ui-chip-allied_march = { $major }: { $city } – { $goal }
ui-chip-allied_sail = { $major }: { $city } – { $goal }
ui-group-annex = { action-annex }
ui-asks-group-annex = Quale città annetti?
ui-why-no-crown = nessuna corona
ui-why-not-in-alliance-zone = fuori dalla tua zona
ui-why-rival-agent-on-track = agente del rivale
ui-why-no-allied-troop-left = nessuna

## Il mercato

ui-titles = Titoli e gilda
ui-ware-duchy = per Napoli
ui-ware-principality = per la Francia
ui-ware-kingdom = per Napoli

## Le carte in poche lettere

ui-short-charles = Carlo VIII
ui-short-orleans = Orléans
ui-short-ludovico_sforza = Ludovico
ui-short-briconnet = Briçon­net
ui-short-ferdinand_of_aragon = Ferdinando
ui-short-cordoba = Cordova
ui-short-frederick = Federico
ui-short-savonarola = Savona­rola
ui-short-piero = Piero
ui-short-agostino_barbarigo = Barbarigo
ui-short-gonzaga = Gonzaga
ui-short-alexander_vi = Alessandro
ui-short-cesare_borgia = Cesare
ui-short-kingdom_of_france = Regno

## Giocatori

ui-change-influence = influenza
ui-stock-alliances = alleanze
ui-stock-indulgences = indulgenze
ui-did-influence = ha corteggiato { $major }
ui-did-concludes = alleanza: { $major }
ui-did-moves_allied = ha marciato su { $goal }
ui-did-recruits_allied = ha reclutato a { $city }
ui-did-wins_trophy = ha preso { $city }
ui-did-room_without_action = non ha avuto azione

## Che cosa sono le cose

ui-action-annex-text = Dividi le corone fra una città neutrale a portata e il favore delle Città Maggiori, o concludi un’alleanza.
ui-action-none-text = Questa stanza non ha azione finché non c’è una carta azione.
ui-action-govern-text = Una corona o croce rende disponibili due tessere del tuo dominio.
ui-tip-posture-neutral = Neutrale: le truppe che entrano devono fermarsi; un assedio è permesso ma non obbligatorio.
ui-tip-posture-favourable = Favorevole: le tue truppe possono passare, restare e ritirarsi lì, e la difendono; non puoi assediarla.
ui-tip-posture-hostile = Ostile: le truppe che entrano devono fermarsi e assediarla alla fine della primavera.
ui-tip-posture-allied = Tua alleata: le sue città contano come tue, sotto i propri dischi.
ui-tip-posture-rival_ally = Alleata del rivale: le sue città sono del rivale e vanno assediate.
ui-tip-posture-eliminated = Eliminata: la sua capitale è stata presa.
ui-tip-track-agent = L’agente annulla la prima corona o croce che il rivale spende qui in ogni azione, e impedisce la sua alleanza.
ui-tip-ally-text = L’alleanza è definitiva: carte, tessere, truppe e agente servono l’alleato; ogni alleanza vale prestigio.
ui-tip-fallen-text = La capitale fu presa quando non aveva alleati: truppe, dischi, carte e agente hanno lasciato il gioco.
ui-tip-rounds = Round
ui-tip-rounds-text = La guerra dura al massimo ventun round; una moneta segna gli inverni con la paga.
ui-tip-wages-text = Ogni quattro round: un fiorino ogni due truppe sulla mappa, anche alleate, dalla prima.
ui-tip-trophy-text = Uno per ogni città presa al rivale o a una Città Maggiore; si sommano.
ui-tip-goal-0 = Francia
ui-tip-goal-0-text = La Francia vince subito se alla fine di una primavera tiene Napoli e due delle tre Città Maggiori.
ui-tip-goal-1 = Napoli
ui-tip-goal-1-text = Napoli vince subito se alla fine di una primavera tiene Milano e Torino.
ui-tip-agents-text = Una città, una stanza e un tracciato d’influenza tengono un agente ciascuno.
ui-tip-court-text = Le carte a corte pagano e poi sono esaurite. I titoli e una carta di ogni alleato aprono altri spazi.
ui-tip-indulgence-text = Una volta per round: una corona o tre fiorini, ma blocca la stanza del segnalino finché non è riscattata e alla fine costa un punto.
