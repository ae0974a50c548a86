# Le Guerre d’Italia in italiano: ciò che Virtù non dice, o dice altrimenti.

## Il gioco

game-italian_wars = Le Guerre d’Italia
game-italian_wars-blurb = 1494: il re di Francia rivendica il trono di Napoli. Due giocatori si contendono l’Italia con truppe, corone e agenti, e il favore di Firenze, Venezia e Roma.
game-italian_wars-summary = Ventun round, ognuno con primavera e inverno come in Virtù; la Francia gioca sempre per prima. Con Annettere puoi anche influenzare le tre Città Maggiori: ogni corona sposta un segnalino di uno spazio verso di te, per Roma anche ogni croce. Una Città Maggiore che ti è favorevole lascia passare le tue truppe, che la difendono; una ostile va assediata. Un segnalino che si trova nella tua zona di alleanza quando l’azione comincia può diventare un’alleanza definitiva: carte, tessere, truppe e agente sono tuoi.
    Prendere una città di una Città Maggiore senza alleato costa quattro punti d’influenza presso di lei; prenderne la capitale la elimina. La paga è dovuta ogni quattro round. Città, capitali, alleanze e trofei danno prestigio; la Francia vince subito con Napoli e due delle tre capitali, Napoli con Milano e Torino (condizioni ricostruite: quelle stampate non sono note al pubblico).

option-lost_space-text = Quale spazio si perde quando se ne va la carta che ne apriva uno.
option-cheap_recruits = Truppe a buon mercato
option-cheap_recruits-text = Dove una truppa propria costa 1 fiorino.
option-cheap_recruits-start_cities = in tutte le città iniziali
option-cheap_recruits-start_cities-text = In ogni propria città della preparazione: quattro per Napoli.
option-cheap_recruits-crests = sotto lo stemma
option-cheap_recruits-crests-text = Solo in quelle che portano il proprio stemma: due per Napoli.

## Nomi delle cose

faction-france = Francia
faction-naples = Napoli
major-florence = Firenze
major-venice = Venezia
major-rome = Roma
place-florence_track = tracciato d’influenza di Firenze
place-venice_track = tracciato d’influenza di Venezia
place-rome_track = tracciato d’influenza di Roma
troop-blue = truppa francese
troop-yellow = truppa napoletana
troop-red = truppa fiorentina
troop-green = truppa veneziana
troop-white = truppa romana
posture-neutral = neutrale
posture-favourable = favorevole
posture-hostile = ostile
posture-allied = alleata
posture-rival_ally = alleata del rivale
posture-eliminated = eliminata
card-charles = Carlo VIII
card-orleans = Luigi d’Orléans
card-ludovico_sforza = Ludovico Sforza
card-briconnet = Guillaume Briçonnet
card-ferdinand_of_aragon = Ferdinando II d’Aragona
card-cordoba = Consalvo di Cordova
card-frederick = Federico d’Aragona
card-savonarola = Savonarola
card-piero = Piero II de’ Medici
card-agostino_barbarigo = Agostino Barbarigo
card-gonzaga = Francesco II Gonzaga
card-alexander_vi = Alessandro VI
card-cesare_borgia = Cesare Borgia
action-none = Senza azione
source-capitals = Capitali
thing-influence = Influenza
thing-wages = Paga
thing-round = Round

## Domande

prompt-annex = { $you ->
    [yes] Annettere una città, influenzare Città Maggiori o concludere un’alleanza?
   *[no] { $seat } annette e influenza
}
prompt-welcome = { $you ->
    [yes] Dove va { $card }?
   *[no] { $seat } accoglie { $card }
}
prompt-storm_or_leave = { $you ->
    [yes] Assedi { $city }?
   *[no] { $seat } può assediare { $city }
}
prompt-lose_troops = { $you ->
    [yes] Quale delle tue truppe a { $city } è perduta?
   *[no] { $seat } sceglie le perdite a { $city }
}
prompt-lose_space = { $you ->
    [yes] La carta che apriva uno spazio cortigiano non c’è più. Quale spazio perdi?
   *[no] { $seat } perde uno spazio cortigiano
}
prompt-no_action = { $you ->
    [yes] Qui non c’è un’azione per te. Chiedi un’indulgenza?
   *[no] { $seat } qui non ha un’azione
}

## Scelte

move-annex = Annetti { $city }
move-influence = Influenza { $major }
move-conclude = Concludi l’alleanza: { $major }
move-decline = Scarta { $card }
move-give_up = Lascia stare { $city }
move-allied_march = Truppa alleata ({ $major }): { $city } – { $goal } per strada
move-allied_sail = Truppa alleata ({ $major }): { $city } – { $goal } per mare
move-allied_retreat = Truppa alleata ({ $major }): da { $city } a { $goal }
move-allied_disband = Rinuncia a una truppa alleata ({ $major }): { $city }
move-allied_dismiss = Una truppa alleata ({ $major }) a { $city }
move-allied_recruit = Una truppa alleata ({ $major }) a { $city }
move-loss = { $troop }

## Che cosa è successo

event-spring = Primavera, round { $year }.
event-winter = Inverno, round { $year }.
event-influence = { $spaces ->
    [1] { $major } si avvicina a { $seat }.
   *[other] Influenza di { $seat } presso { $major }: { $spaces }.
}
event-concludes = { $you ->
    [yes] Concludi
   *[no] { $seat } conclude
} un’alleanza definitiva: { $major }.
event-moves_allied = { $you ->
    [yes] Mandi
   *[no] { $seat } manda
} una { $troop } da { $city } a { $goal }.
event-ally_retreats = { $you ->
    [yes] Una tua { $troop }
   *[no] Una { $troop } di { $seat }
} si ritira da { $city } a { $goal }.
event-recruits_allied = { $you ->
    [yes] Recluti
   *[no] { $seat } recluta
} una { $troop } a { $city }.
event-loses_troop = { $you ->
    [yes] Perdi
   *[no] { $seat } perde
} una { $troop } a { $city }.
event-stays = { $you ->
    [yes] Le tue truppe
   *[no] Le truppe di { $seat }
} restano davanti a { $city }.
event-wins_trophy = { $you ->
    [yes] Vinci
   *[no] { $seat } vince
} un trofeo a { $city }.
event-eliminates = { $you ->
    [yes] Elimini
   *[no] { $seat } elimina
} { $major }.
event-room_without_action = { $you ->
    [yes] La tua stanza { room-numeral }
   *[no] La stanza { room-numeral } di { $seat }
} non ha azione.
event-wins_at_once = Vittoria automatica: { $you ->
    [yes] controlli
   *[no] { $seat } controlla
} { $cities }.

## Perché no

why-indulgence-asked = ne hai già chiesta una in questo round
why-no-marker = è alleata o eliminata: il suo segnalino ha lasciato il tracciato
why-end-of-track = il suo segnalino è alla tua estremità del tracciato
why-no-crown = non hai una corona per questo
why-first-crown-cancelled = un agente del rivale annulla la prima: bisogna pagare { crowns-count }
why-action-begun = un’alleanza è un’azione intera
why-not-in-alliance-zone = il suo segnalino non era nella tua zona di alleanza quando l’azione è cominciata
why-rival-agent-on-track = c’è un agente del rivale sul suo tracciato
why-no-allied-troop-left = tutte le sue truppe sono sulla mappa

## Idee

concept-annex-text = Una città neutrale accanto a una tua o del tuo alleato, per strada o da porto a porto: più corone del suo valore, e una nave per ogni mare. Le corone rimaste possono andare alle Città Maggiori.
concept-influence = Influenza
concept-influence-text = Ogni corona sposta il segnalino di una Città Maggiore di uno spazio verso di te, per Roma anche ogni croce. Nelle tue zone Favorevole e di alleanza è favorevole a te e ostile al rivale. Un agente del rivale sul tracciato annulla lì la tua prima corona in ogni azione.
concept-influence-rules = W-403, W-404, W-603
concept-conclude = Alleanza con una Città Maggiore
concept-conclude-text = Un segnalino che era nella tua zona di alleanza all’inizio dell’azione diventa un’alleanza definitiva. Non costa nulla ed è tutta l’azione: carte Famiglia, tessere, truppe e agente della Città Maggiore sono al tuo servizio.
concept-conclude-rules = W-501, W-503, W-511
concept-war-text = La cavalleria muove una truppa tua o alleata per strada, una nave per mare. Le città di una Città Maggiore favorevole ti sono aperte; davanti a una neutrale le truppe si fermano, una ostile va assediata. I simboli guerra diventano gettoni per gli assedi che verranno.
concept-intrigue-text = Ogni maschera mette un agente, ne sposta uno o toglie quello del rivale. Un agente blocca una stanza del rivale, rende una città più facile o più difficile da prendere o sorveglia un tracciato d’influenza.
concept-govern-text = Ogni corona o croce rende di nuovo disponibili due tessere del tuo dominio.
concept-losses = Perdite
concept-losses-text = Dove truppe tue e alleate combattono insieme, scegli tu quali si perdono. Tornano nella loro riserva.
concept-losses-rules = W-811, W-812
concept-retreat-text = Le truppe battute vanno in una città vicina tua, del tuo alleato o di una Città Maggiore favorevole, o per mare con una nave per ogni mare. Quelle che non possono sono perdute.
concept-indulgence-text = Una volta per round la Chiesa aiuta: una corona, o fiorini. L’indulgenza poi blocca la stanza finché non paghi una croce o due corone, e alla fine costa un punto di prestigio.
concept-wages = Paga
concept-wages-text = Ogni quattro round ogni fiorino tiene due truppe sulla mappa, tue e alleate insieme, dalla prima. Chi non è pagato torna a casa.
concept-wages-rules = W-1101
concept-market-text = Personaggi, titoli e gilde, uno per tipo ogni inverno, pagati tutti insieme.
concept-recruit-text = Una truppa dalla tua riserva: a buon mercato nelle tue città iniziali, cara nelle altre. Le truppe alleate arrivano solo nelle città iniziali della loro Città Maggiore.
concept-posture = Atteggiamento
concept-posture-text = Come una Città Maggiore ti considera: neutrale, favorevole, ostile o alleata. Le favorevoli sono aperte alle tue truppe, le ostili vanno assediate.
concept-posture-rules = W-304, W-305, W-705, W-707, W-708
concept-elimination = Città Maggiore eliminata
concept-elimination-text = Conquistare Firenze, Roma o Venezia stessa elimina la Città Maggiore: senza alleato le sue truppe, carte e agente escono dal gioco.
concept-elimination-rules = W-906, W-903
concept-empty-room = Stanza senza azione
concept-empty-room-text = Una stanza di ogni palazzo non ha azione stampata. Una carta azione posta lì gliene dà una.
concept-empty-room-rules = W-207, W-208
concept-trophy = Trofeo
concept-trophy-text = Si tiene per ogni città del rivale o di una Città Maggiore presa con un assedio; vale 1 punto alla fine.
concept-trophy-rules = W-814, W-1203
concept-round = Round
concept-round-text = Una primavera e un inverno; la Francia gioca per prima in entrambi. Dopo il round 21 decidono i punti.
concept-round-rules = W-201, W-202, W-1201
concept-goal = Vittoria automatica
concept-goal-text = Alla fine di una primavera la Francia vince con Napoli e due fra Firenze, Roma e Venezia; Napoli vince con Milano e Torino; se possono entrambe, vince la Francia. Ricostruito: le condizioni stampate non sono note al pubblico. Chi possiede la scatola può correggerle con un file dei componenti.
concept-goal-rules = W-1210, W-1211, W-1212
concept-reconstructed = Valore ricostruito
concept-reconstructed-text = Scelto per questo programma, perché il valore stampato non è noto al pubblico. Chi possiede la scatola può correggerlo con un file dei componenti.
concept-reconstructed-rules = W-1204, W-1210, W-1212
