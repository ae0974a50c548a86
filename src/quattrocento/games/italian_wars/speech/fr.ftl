# Les guerres d’Italie en français : ce que Virtù ne dit pas, ou dit autrement.

## Le jeu

game-italian_wars = Les guerres d’Italie
game-italian_wars-blurb = 1494 : le roi de France réclame le trône de Naples. Deux joueurs se disputent l’Italie avec des Troupes, des Couronnes et des Agents, et la faveur de Florence, de Venise et de Rome.
game-italian_wars-summary = Vingt et une manches, chacune avec un Printemps et un Hiver comme dans Virtù ; la France joue toujours en premier. Annexer permet aussi d’influencer les trois Cités Majeures : chaque Couronne déplace un marqueur d’une case vers vous, pour Rome une Croix aussi. Une Cité Majeure qui vous est favorable laisse passer vos Troupes, qui la défendent ; une Cité hostile doit être assiégée. Un marqueur qui se trouve dans votre zone d’Alliance au début de l’Action peut devenir une Alliance définitive : cartes, tuiles, Troupes et Agent sont à vous.
    Prendre une Cité d’une Cité Majeure sans allié coûte quatre points d’influence auprès d’elle ; prendre sa capitale l’élimine. La solde est due toutes les quatre manches. Cités, capitales, Alliances et Trophées rapportent du prestige ; la France gagne aussitôt avec Naples et deux des trois capitales, Naples avec Milan et Turin (conditions reconstituées : celles qui sont imprimées ne sont pas publiques).

option-lost_space-text = Quel espace on perd quand disparaît la carte qui en ouvrait un.
option-cheap_recruits = Troupes bon marché
option-cheap_recruits-text = Où une Troupe à soi coûte 1 florin.
option-cheap_recruits-start_cities = toutes les Cités de départ
option-cheap_recruits-start_cities-text = Dans chacune de ses Cités de la mise en place : quatre pour Naples.
option-cheap_recruits-crests = sous le blason
option-cheap_recruits-crests-text = Seulement dans celles qui portent son blason : deux pour Naples.

## Noms des choses

faction-france = France
faction-naples = Naples
major-florence = Florence
major-venice = Venise
major-rome = Rome
place-florence_track = piste d’influence de Florence
place-venice_track = piste d’influence de Venise
place-rome_track = piste d’influence de Rome
troop-blue = Troupe française
troop-yellow = Troupe napolitaine
troop-red = Troupe florentine
troop-green = Troupe vénitienne
troop-white = Troupe romaine
posture-neutral = neutre
posture-favourable = favorable
posture-hostile = hostile
posture-allied = alliée
posture-rival_ally = alliée du rival
posture-eliminated = éliminée
card-charles = Charles VIII
card-orleans = Louis d’Orléans
card-ludovico_sforza = Ludovic Sforza
card-briconnet = Guillaume Briçonnet
card-ferdinand_of_aragon = Ferdinand II d’Aragon
card-cordoba = Gonzalve de Cordoue
card-frederick = Frédéric d’Aragon
card-savonarola = Savonarole
card-piero = Pierre II de Médicis
card-agostino_barbarigo = Agostino Barbarigo
card-gonzaga = François II Gonzague
card-alexander_vi = Alexandre VI
card-cesare_borgia = César Borgia
action-none = Sans Action
source-capitals = Capitales
thing-influence = Influence
thing-wages = Solde
thing-round = Manche

## Questions

prompt-annex = { $you ->
    [yes] Annexer une Cité, influencer des Cités Majeures ou conclure une Alliance ?
   *[no] { $seat } annexe et influence
}
prompt-welcome = { $you ->
    [yes] Où va { $card } ?
   *[no] { $seat } accueille { $card }
}
prompt-storm_or_leave = { $you ->
    [yes] Assiégez-vous { $city } ?
   *[no] { $seat } peut assiéger { $city }
}
prompt-lose_troops = { $you ->
    [yes] Laquelle de vos Troupes à { $city } est perdue ?
   *[no] { $seat } choisit ses pertes à { $city }
}
prompt-lose_space = { $you ->
    [yes] La carte qui ouvrait un espace Cortigiano est partie. Quel espace perdez-vous ?
   *[no] { $seat } perd un espace Cortigiano
}
prompt-no_action = { $you ->
    [yes] Il n’y a pas d’Action pour vous ici. Sollicitez-vous une Indulgence ?
   *[no] { $seat } n’a pas d’Action ici
}

## Choix

move-annex = Annexer { $city }
move-influence = Influencer { $major }
move-conclude = Conclure l’Alliance : { $major }
move-decline = Défausser { $card }
move-give_up = Laisser { $city }
move-allied_march = Troupe alliée ({ $major }) : { $city } – { $goal } par la route
move-allied_sail = Troupe alliée ({ $major }) : { $city } – { $goal } par la mer
move-allied_retreat = Troupe alliée ({ $major }) : { $city } vers { $goal }
move-allied_disband = Renoncer à une Troupe alliée ({ $major }) : { $city }
move-allied_dismiss = Une Troupe alliée ({ $major }) à { $city }
move-allied_recruit = Une Troupe alliée ({ $major }) à { $city }
move-loss = { $troop }

## Ce qui s’est passé

event-spring = Printemps, manche { $year }.
event-winter = Hiver, manche { $year }.
event-influence = { $spaces ->
    [1] { $major } se rapproche de { $seat }.
   *[other] Influence de { $seat } auprès de { $major } : { $spaces }.
}
event-concludes = { $you ->
    [yes] Vous concluez
   *[no] { $seat } conclut
} une Alliance définitive : { $major }.
event-moves_allied = { $troop }, { $you ->
    [yes] votre alliée
   *[no] alliée de { $seat }
} : { $city } – { $goal }.
event-ally_retreats = { $troop }, { $you ->
    [yes] votre alliée
   *[no] alliée de { $seat }
}, bat en retraite : { $city } – { $goal }.
event-recruits_allied = { $you ->
    [yes] Vous recrutez
   *[no] { $seat } recrute
} une { $troop } : { $city }.
event-loses_troop = { $you ->
    [yes] Vous perdez
   *[no] { $seat } perd
} une { $troop } : { $city }.
event-stays = { $you ->
    [yes] Vos Troupes
   *[no] Les Troupes de { $seat }
} restent devant { $city }.
event-wins_trophy = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} un Trophée : { $city }.
event-eliminates = { $you ->
    [yes] Vous éliminez
   *[no] { $seat } élimine
} { $major }.
event-room_without_action = { $you ->
    [yes] Votre Salle { room-numeral }
   *[no] La Salle { room-numeral } de { $seat }
} n’a pas d’Action.
event-wins_at_once = Victoire automatique : { $you ->
    [yes] vous contrôlez
   *[no] { $seat } contrôle
} { $cities }.

## Pourquoi pas

why-indulgence-asked = vous en avez sollicité une cette manche
why-no-marker = elle est alliée ou éliminée : son marqueur a quitté la piste
why-end-of-track = son marqueur est à votre bout de la piste
why-no-crown = vous n’avez pas de Couronne pour cela
why-first-crown-cancelled = un Agent du rival annule la première : il faut { crowns-count }
why-action-begun = une Alliance est une Action entière à elle seule
why-not-in-alliance-zone = son marqueur n’était pas dans votre zone d’Alliance au début de l’Action
why-rival-agent-on-track = un Agent du rival se trouve sur sa piste
why-no-allied-troop-left = toutes ses Troupes sont sur la carte

## Idées

concept-annex-text = Une Cité neutre voisine d’une des vôtres ou de votre allié, par la route ou de port à port : plus de Couronnes que sa valeur, et un Bateau par mer. Les Couronnes restantes peuvent aller aux Cités Majeures.
concept-influence = Influence
concept-influence-text = Chaque Couronne déplace le marqueur d’une Cité Majeure d’une case vers vous, pour Rome chaque Croix aussi. Dans vos zones Favorable et Alliance, elle vous est favorable et hostile à votre rival. Un Agent du rival sur la piste y annule votre première Couronne à chaque Action.
concept-influence-rules = W-403, W-404, W-603
concept-conclude = Alliance avec une Cité Majeure
concept-conclude-text = Un marqueur qui était dans votre zone d’Alliance au début de l’Action devient une Alliance définitive. Elle ne coûte rien et prend l’Action entière : cartes Famille, tuiles, Troupes et Agent de la Cité Majeure sont à votre service.
concept-conclude-rules = W-501, W-503, W-511
concept-war-text = La Cavalerie déplace une Troupe à vous ou alliée par la route, un Bateau par la mer. Les Cités d’une Cité Majeure favorable vous sont ouvertes ; devant une neutre les Troupes s’arrêtent, une hostile doit être assiégée. Les symboles Guerre deviennent des jetons pour les sièges à venir.
concept-intrigue-text = Chaque Masque place un Agent, en déplace un ou retire celui du rival. Un Agent bloque une Salle du rival, rend une Cité plus facile ou plus difficile à prendre, ou garde une piste d’influence.
concept-govern-text = Chaque Couronne ou Croix rend disponibles deux tuiles de votre Domaine.
concept-losses = Pertes
concept-losses-text = Quand vos Troupes et des Troupes alliées combattent ensemble, vous choisissez lesquelles sont perdues. Elles retournent dans leur réserve.
concept-losses-rules = W-811, W-812
concept-retreat-text = Les Troupes battues vont dans une Cité voisine à vous, à votre allié ou d’une Cité Majeure favorable, ou par la mer pour un Bateau par mer. Celles qui ne le peuvent pas sont perdues.
concept-indulgence-text = Une fois par manche, l’Église aide : une Couronne ou des florins. L’Indulgence bloque ensuite la Salle jusqu’à ce que vous payiez une Croix ou deux Couronnes, et coûte un point de prestige à la fin.
concept-wages = Solde
concept-wages-text = Toutes les quatre manches, chaque florin retient deux Troupes sur la carte, à vous et alliées ensemble, dès la première. Qui n’est pas payé rentre chez soi.
concept-wages-rules = W-1101
concept-market-text = Personnages, Titres et Guildes, un de chaque sorte par Hiver, payés tous ensemble.
concept-recruit-text = Une Troupe de votre réserve : bon marché dans vos Cités de départ, chère ailleurs. Les Troupes alliées n’arrivent que dans les Cités de départ de leur Cité Majeure.
concept-posture = Posture
concept-posture-text = Comment une Cité Majeure vous considère : neutre, favorable, hostile ou alliée. Les favorables sont ouvertes à vos Troupes, les hostiles doivent être assiégées.
concept-posture-rules = W-304, W-305, W-705, W-707, W-708
concept-elimination = Cité Majeure éliminée
concept-elimination-text = Conquérir Florence, Rome ou Venise elle-même élimine la Cité Majeure : sans allié, ses Troupes, ses cartes et son Agent quittent la partie.
concept-elimination-rules = W-906, W-903
concept-empty-room = Salle sans Action
concept-empty-room-text = Une Salle de chaque Palais n’a pas d’Action imprimée. Une carte posée là en Action lui en donne une.
concept-empty-room-rules = W-207, W-208
concept-trophy = Trophée
concept-trophy-text = Gardé pour chaque Cité du rival ou d’une Cité Majeure prise par un siège ; vaut 1 point à la fin.
concept-trophy-rules = W-814, W-1203
concept-round = Manche
concept-round-text = Un Printemps et un Hiver ; la France joue en premier dans les deux. Après la manche 21, les points décident.
concept-round-rules = W-201, W-202, W-1201
concept-goal = Victoire automatique
concept-goal-text = À la fin d’un Printemps, la France gagne avec Naples et deux de Florence, Rome et Venise ; Naples gagne avec Milan et Turin ; si les deux le peuvent, la France gagne. Reconstitué : les conditions imprimées ne sont pas publiques. Qui possède la boîte peut les corriger avec un fichier de matériel.
concept-goal-rules = W-1210, W-1211, W-1212
concept-reconstructed = Valeur reconstituée
concept-reconstructed-text = Choisie pour ce programme, la valeur imprimée n’étant pas publique. Qui possède la boîte peut la corriger avec un fichier de matériel.
concept-reconstructed-rules = W-1204, W-1210, W-1212
