# Virtù dans le navigateur, en français : ce que disent sa carte, ses palais et son marché.

ui-tagline-virtu = Parcourez votre Palais, payez avec votre cour, conquérez l’Italie.
ui-sight-map = Carte
ui-sight-market = Marché
ui-sight-palaces = Palais
ui-sight-mat = Palais

## La barre et la ligne au-dessus de la question

ui-round-virtu = Année { $round }
ui-lasted-virtu = { $rounds ->
    [one] { $rounds } année
   *[other] { $rounds } années
}, { $minutes } min
ui-season = { $season } · année { $year }
ui-scene-siege = Siège : { $city }
ui-scene-field = Bataille : { $city }
ui-scene-you = Vous
ui-scene-falls = L’attaque est plus forte : la Cité tombe
ui-scene-holds = L’attaque n’est pas plus forte : la Cité tient
ui-scene-field-won = L’attaquant gagne la bataille
ui-scene-field-lost = L’autre camp gagne la bataille
ui-scene-level = Égalité : personne ne gagne
ui-scene-year = Fin de l’année
ui-scene-year-ends = L’année { $year } se termine : ordre et prestige
ui-turn-of = Tour { $place } sur { $count }
ui-last-year = dernière année
ui-step-wages = Solde
ui-step-reorganise = Réorganiser
ui-step-buy = Acheter
ui-step-recruit = Recruter
ui-step-alliance = Alliance
ui-paid = payé

## La carte

ui-map = Carte d’Italie
ui-tracks = Pistes de prestige
ui-track-cities = Cités
ui-track-patronage = Patronage
ui-city = { $city }, valeur { $value }
ui-city-closed = { $city }, interdite
ui-owned-by = de { $seat }
ui-neutral = neutre
ui-pirates = port pirate
ui-port = port
ui-has-cathedral = avec une Cathédrale
ui-garrison = { troops-count } en garnison
ui-besieged-by = assiégée par { $seat } avec { troops-count }
ui-agent-of = Agent de { $seat }
ui-power-france = France
ui-power-ottoman = Ottomans
ui-power-empire = Empire
ui-allied-to = alliée à { $seat }
ui-no-ally = sans allié
ui-value = Valeur
ui-tile-gives = Sa tuile donne
ui-annex-by-road = Pour l’annexer, par la route depuis { $city }
ui-annex-by-sea = Pour l’annexer, par la mer depuis { $city }
ui-attack-of = { $seat } attaque avec
ui-defence-sum = Valeur { $value } + Troupes { $troops } + Bastion { $bastion }

## La loupe

ui-lens-annex = Ce que chaque Cité vous coûte
ui-lens-annex-note = plus de Couronnes que sa valeur
ui-lens-annex-can = vous pouvez payer
ui-lens-annex-extra = avec une Indulgence
ui-lens-annex-lacks = ce qui est en rouge manque
ui-lens-annex-out = hors de portée
ui-lens-war = Votre force
ui-lens-war-note = sans dés : le plus fort gagne
ui-lens-war-can = les Troupes suffisent
ui-lens-war-extra = avec des Bonus de Guerre
ui-lens-war-lacks = trop peu
ui-lens-war-out = hors de portée
ui-lens-intrigue = Ce que change un Agent
ui-lens-intrigue-note = un Agent par Masque
ui-lens-intrigue-can = possible
ui-lens-intrigue-lacks = il manque un Masque
ui-lens-intrigue-out = vous est fermée
ui-lens-faint = Estompées :
ui-lens-have = Vous avez
ui-lens-indulgence = avec une Indulgence
ui-lens-crowns = Couronnes
ui-lens-exceed = pour dépasser
ui-lens-you-have = Vous avez { $count }
ui-lens-lacks = manque { $count }
ui-lens-begs = Une Indulgence y pourvoit
ui-lens-opens = Ouvre la route : { $cities }
ui-lens-gain = Prestige avec cette Cité
ui-lens-battle = D’abord une bataille contre { $seat }
ui-lens-here = Troupes déjà sur place
ui-lens-from = Troupes de { $city }
ui-lens-answer = { $seat } pourrait encore ajouter
ui-lens-losses = Troupes que vous perdez
ui-lens-siege = Un siège : { $attack } contre { $defence }
ui-lens-send = Un Agent arrive
ui-lens-remove = L’Agent s’en va
ui-lens-then-crowns = Couronnes pour l’annexer
ui-lens-then-defence = Sa défense
ui-verdict-win = vous gagnez
ui-verdict-unless = gagné, sauf renfort
ui-verdict-draw = égalité : défaite
ui-verdict-lose = impossible à gagner

## Les palais

ui-palace = Palais : { $faction }
ui-palace-of = Palais de { $seat }
ui-domain-of = Domaine de { $seat }
ui-domain-count = { $cities ->
    [one] une Cité
   *[other] { $cities } Cités
}
ui-hidden = caché
ui-hidden-until = { $count ->
    [0] { $seat } a placé ses cartes Famille ; elles seront montrées quand tous auront fini.
   *[other] { $seat } place ses cartes Famille ; elles seront montrées quand tous auront fini.
}
ui-room = Salle { room-numeral } : { $action }
ui-marker-here = le marqueur est ici
ui-has-indulgence = bloquée par une Indulgence
ui-barred-indulgence = Indulgence
ui-barred-agent = Agent adverse
ui-printed = imprimé
ui-room-printed = Salle
ui-lay-here = placer ici
ui-improve = améliorer
ui-arrow = Flèche des Cortigiani de { $side }
ui-card = { $card } : { $symbols }
ui-court = { $court ->
    [left] Cour de gauche
   *[right] Cour de droite
}
ui-court-card = { $card }, { $space }{ $spent ->
    [yes] , épuisée
   *[no] { "" }
}
ui-space-free = { $space }, libre
ui-space-shut = { $space }, fermé
ui-free = libre
ui-spent = épuisée
ui-tile = { $tile }{ $spent ->
    [yes] , épuisée
   *[no] { "" }
}
ui-trophy = Trophée pris à { $colour }
ui-indulgence = Indulgence
ui-indulgences-left = Indulgences restantes : { $count }
ui-short-duchy = Duché
ui-short-principality = Princi­pauté
ui-short-civitavecchia = Civita­vecchia
ui-short-consigliere = Consi­gliere
ui-short-gonfaloniere = Gonfalo­niere
ui-short-condottiere = Condot­tiere
ui-short-ambassador = Ambas­sadeur
ui-short-machiavelli = Machiavel
ui-short-lorenzo = Laurent
ui-short-giuliano = Julien
ui-short-lucrezia_tornabuoni = Lucrezia
ui-short-ferdinand = Ferdinand
ui-short-alfonso = Alphonse
ui-short-montefeltro = Monte­feltro
ui-short-barbarigo = Barbarigo
ui-short-council_of_ten = Les Dix
ui-short-pitigliano = Pitigliano
ui-short-gian_galeazzo = Galéas
ui-short-ludovico = Ludovic
ui-short-sanseverino = Sanseverino
ui-short-alexander = Alexandre
ui-short-cesare = César
ui-short-lucrezia_borgia = Lucrèce
ui-no-action = aucune Action
ui-brings-agent = Apporte un Agent

## L’affaire en cours

ui-your-affairs = Vos affaires
ui-affairs = Affaires de { $seat }
ui-rank = Rang { $rank }
ui-next = suivant :
ui-wages-due = { $florins ->
    [0] pas de solde
   *[other] solde { $florins }
}
ui-crosses = Croix : { $count }
ui-at-hand = Disponible
ui-still-at-hand = Encore disponible
ui-left-when-paid = Disponible → restera
ui-then-at-hand = Disponible ensuite
ui-with-indulgence = Avec une Indulgence
ui-one-type = une sorte de symbole chacun
ui-pays = { $seat } paie
ui-owed = reste { $count }
ui-from-treasury = trésor
ui-lacking = manque
ui-one-owed = { $owed ->
    [florin] { $count ->
        [one] Il reste un florin à payer
       *[other] Il reste { $count } florins à payer
    }
    [crown] { $count ->
        [one] Il reste une Couronne à payer
       *[other] Il reste { $count } Couronnes à payer
    }
    [cross] { $count ->
        [one] Il reste une Croix à payer
       *[other] Il reste { $count } Croix à payer
    }
    [cavalry] { $count ->
        [one] Il reste une Cavalerie à payer
       *[other] Il reste { $count } Cavaleries à payer
    }
    [ship] { $count ->
        [one] Il reste un Bateau à payer
       *[other] Il reste { $count } Bateaux à payer
    }
    [mask] { $count ->
        [one] Il reste un Masque à payer
       *[other] Il reste { $count } Masques à payer
    }
    [arrow] { $count ->
        [one] Il reste une Flèche à payer
       *[other] Il reste { $count } Flèches à payer
    }
   *[other] { $count ->
        [one] Il reste une Couronne ou une Croix à payer
       *[other] Il reste { $count } Couronnes ou Croix à payer
    }
}
ui-amount = { $owed ->
    [florin] { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }
    [crown] { $count ->
        [one] { $count } Couronne
       *[other] { $count } Couronnes
    }
    [cross] { $count } Croix
    [cavalry] { $count ->
        [one] { $count } Cavalerie
       *[other] { $count } Cavaleries
    }
    [ship] { $count ->
        [one] { $count } Bateau
       *[other] { $count } Bateaux
    }
    [mask] { $count ->
        [one] { $count } Masque
       *[other] { $count } Masques
    }
    [arrow] { $count ->
        [one] { $count } Flèche
       *[other] { $count } Flèches
    }
   *[other] { $count ->
        [one] { $count } Couronne ou Croix
       *[other] { $count } Couronnes ou Croix
    }
}
ui-several-owed = Reste à payer : { $owed }
ui-where-goes = Où va { $card } ?
ui-title-annex = Annexer { $city }
ui-title-end = Les achats
ui-title-march = { $city } – { $goal }
ui-title-sail = { $city } – { $goal }
ui-title-patronise = Le rang suivant
ui-title-recruit = Recruter : { $city }
ui-title-ally = Alliance : { $power }
ui-siege-of = Siège : { $city }
ui-battle-at = Bataille devant { $city }
ui-attack = attaque
ui-defence = défense
ui-neutral-city = Cité neutre
ui-part-value = valeur
ui-part-agent = Agent
ui-part-troops = Troupes
ui-part-bonuses = Bonus de Guerre
ui-part-bastion = Bastion
ui-city-falls = l’attaque est plus forte
ui-lacks-strength = il manque { $count } à l’attaque
ui-family = Cartes Famille
ui-laid-hidden = { $waiting ->
    [0] tous les autres ont fini
    [one] caché ; un autre place encore
   *[other] caché ; { $waiting } autres placent encore
}
ui-laid-open = placées à découvert, dans l’ordre
ui-all-laid = Toutes vos cartes sont placées.
ui-lay-later = Vous placerez les vôtres à votre tour.
ui-plan = Salle { room-numeral } : { $action }
ui-plan-barred = bloquée : pas d’Action
ui-plan-count = { $count ->
    [0] rien à portée
    [one] une chose à portée
   *[other] { $count } choses à portée
}
ui-plan-more = et { $count } de plus
ui-plan-remove = Retirer : { $place }
ui-plan-shift = Déplacer : { $place }
ui-planned = Prévu
ui-planned-text = un seul paiement à la fin
ui-planned-short = prévu

## Le marché

ui-market = Le marché d’Hiver
ui-market-text = un de chaque sorte par Hiver
ui-pay-with = Vous pouvez payer avec
ui-pay-with-text = chacun donne un type de symbole
ui-treasury = Trésor
ui-or = ou
ui-characters = Personnages
ui-characters-text = { $free ->
    [0] aucun espace Cortigiano libre : une autre carte doit partir
    [one] un espace Cortigiano est libre
   *[other] { $free } espaces Cortigiano sont libres
}
ui-titles = Titres, Guilde, Cathédrale
ui-titles-text = ils vont dans votre Domaine
ui-bonuses-text = un artiste et une œuvre chacun, aux rangs 2 et 4
ui-can-pay = vous pouvez payer
ui-pay-by-asking = seulement avec une Indulgence
ui-left = reste { $count }
ui-ware-duchy = un espace
ui-ware-principality = un espace
ui-ware-kingdom = ou République
ui-ware-republic = ou Royaume
ui-ware-guild = une chacun
ui-ware-cathedral = valeur 3 ou 4
ui-why-cannot-pay = pas de quoi payer
ui-why-none-left = épuisé
ui-why-owned-already = à vous
ui-why-one-cardinal = déjà un
ui-why-one-a-winter = choisi
ui-why-kingdom-or-republic = pas les deux
ui-why-no-city-for-cathedral = pas de Cité
ui-why-no-space-for-card = pas d’espace
ui-why-marker-in-room = votre marqueur
ui-why-enemy-agent-in-room = Agent adverse
ui-why-indulgence-on-room = Indulgence
ui-why-no-arrow = trop loin
ui-bonus-leonardo = Léonard
ui-bonus-copernicus = Copernic
ui-bonus-michelangelo = Michel-Ange
ui-bonus-columbus = Colomb
ui-bonus-machiavelli = Machiavel
ui-bonus-bastion = Bastion
ui-bonus-prince = Le Prince
ui-bonus-duomo = Duomo
ui-bonus-sistine = Sixtine
ui-bonus-cannons = Canons
ui-bonus-spent = Son bonus est épuisé jusqu’à sa réactivation

## Les choix

ui-collect = Florins : { $source }
ui-take_florins = Florins : { $source }
ui-token = Jeton : { $source }
ui-lift = { $card }
ui-discard = Défausser { $card }
ui-lose = L’espace de { $card }
ui-to-room = { $action } { room-numeral }
ui-to-free = Libérer { $action } { room-numeral } ({ $symbol })
ui-to-move = { $rooms ->
    [1] { $action } { room-numeral }
    [2] { $action } { room-numeral }
   *[other] { $action } { room-numeral }, { rooms-count }
}
ui-to-hurry = { $action } { room-numeral }, { rooms-count }, dont une payée
ui-place-action = { $action } { room-numeral }
ui-place-improvement = Améliorer { $action } { room-numeral }
ui-place-court = { $court ->
    [left] Cour de gauche { $place }
   *[right] Cour de droite { $place }
}
ui-do-annex = Annexer { $city }
ui-do-march = Marcher vers { $goal }
ui-do-sail = Naviguer vers { $goal }
ui-do-retreat = Battre en retraite vers { $goal }
ui-do-recruit = Recruter : { $city }
ui-do-buy = Prendre : { $ware }
ui-do-wages = Payer { florins-count }
ui-do-ally = S’allier : { $power }
ui-do-besiege = Assiéger { $city }

## Les joueurs

ui-change-vp = prestige
ui-change-prestige = prestige
ui-change-florins = florins
ui-change-cities = Cités
ui-change-troops = Troupes sur la carte
ui-change-agents = Agents
ui-change-rank = rang de Patronage
ui-stock-florins = florins
ui-stock-cities = Cités
ui-stock-troops = Troupes sur la carte
ui-stock-agents = Agents en réserve
ui-stock-reserve = Troupes en réserve
ui-stock-crosses = Croix
ui-stock-tokens = jetons de Bonus de Guerre
ui-stock-rank = rang de Patronage
ui-stock-cathedrals = Cathédrales
ui-stock-trophies = Trophées
ui-named = { $seat }
ui-lays = { $count ->
    [one] place la dernière carte Famille
   *[other] place { $count } cartes Famille
}
ui-has-laid = cartes Famille placées
ui-now-setup = place ses cartes Famille
ui-now-spring = joue maintenant
ui-now-sieges = combat pour une Cité
ui-now-winter = joue son Hiver
ui-to-play = jouera ensuite
ui-nothing-yet = rien encore
ui-did-annexes = a annexé { $city }
ui-did-rises = a atteint le rang { $rank }
ui-did-sends_agent = a envoyé un Agent
ui-did-moves_troop = a marché sur { $goal }
ui-did-siege = a assiégé { $city }
ui-did-trades = a commercé
ui-did-buys = a acheté : { $ware }
ui-did-allies = s’est allié : { $power }
ui-did-recruits = a recruté : { $city }
ui-did-builds = a bâti : { $city }
ui-did-forgoes = n’a rien fait

## Ce que sont les choses

ui-action-govern-text = Une Couronne ou une Croix rend disponibles deux tuiles de votre Domaine, ou réactive une Alliance.
ui-action-patronise-text = Payez pour progresser d’un rang de Patronage ; les rangs 2 et 4 apportent un bonus.
ui-action-annex-text = Prenez une Cité neutre à portée pour plus de Couronnes que sa valeur, et des Bateaux si elle est outre-mer.
ui-action-war-text = Chaque Cavalerie déplace une Troupe par la route, les Bateaux la portent par les mers ; les symboles Guerre deviennent des jetons.
ui-action-intrigue-text = Chaque Masque place, déplace ou retire un Agent.
ui-action-trade-text = Chaque Bateau rapporte deux florins.
ui-tip-city-text = Les Couronnes payées doivent dépasser la valeur ; un Agent à vous la diminue d’un, celui d’un rival l’augmente d’un.
ui-tip-closed-text = Interdite à trois joueurs.
ui-tip-pirate-text = Un port pirate ne peut jamais être annexé, seulement assiégé.
ui-tip-siege-text = Résolu à la fin du Printemps : l’assiégeant ne gagne qu’avec une force supérieure.
ui-tip-card-text = Elle donne un type de symbole par paiement ; à la cour, elle est alors épuisée jusqu’au passage de sa flèche.
ui-tip-court = Espace Cortigiano
ui-tip-court-text = Les cartes de la cour paient, puis sont épuisées. Titres, certains bonus et cinq Cités ouvrent d’autres espaces.
ui-tip-printed = Imprimé dans la Salle
ui-tip-printed-text = Ce qui est imprimé sert tant qu’aucune carte en Action ne le couvre.
ui-tip-tile-text = Une tuile paie avec un type de symbole, puis est épuisée ; Gouverner la retourne.
ui-tip-ware-text = Chaque sorte une fois par Hiver, en un seul paiement.
ui-tip-power-france = Disponible : +2 dans un siège ou une bataille.
ui-tip-power-ottoman = Disponible : deux Bateaux pour un paiement.
ui-tip-power-empire = Disponible : une Croix pour un paiement ; elle compte dans l’influence religieuse.
ui-tip-track-cities = Piste des Cités
ui-tip-track-cities-text = Des points selon les Cités, un de plus pour le premier. Qui a le plus de Cités, arrivé en dernier, joue en premier.
ui-tip-track-patronage = Piste du Patronage
ui-tip-track-patronage-text = Des points selon le rang, un de plus pour le plus avancé.
ui-tip-indulgence = Indulgence
ui-tip-indulgence-text = Une fois par an : une Couronne ou trois florins, mais elle bloque la Salle du marqueur jusqu’à sa libération et coûte un point à la fin.
ui-tip-arrow = Flèche Cortigiano
ui-tip-arrow-text = La passer rend disponibles les Cortigiani épuisés de son côté.
ui-tip-hand = Disponible
ui-tip-hand-text = Le plus que vos cartes et tuiles pourraient donner maintenant de chaque symbole ; chacune n’en donne qu’un type. Une Indulgence n’est pas comptée.
ui-tip-florins = Trésor
ui-tip-florins-text = Les florins des cartes et tuiles peuvent être perçus à tout moment.
ui-tip-agents = Agents en réserve
ui-tip-agents-text = Une Cité, une Salle et une Alliance portent chacune un seul Agent.
ui-tip-reserve = Troupes en réserve
ui-tip-reserve-text = Recrutées en Hiver dans vos Cités.
ui-tip-tokens = Jetons de Bonus de Guerre
ui-tip-tokens-text = Chacun ajoute un à un siège ou une bataille ce Printemps.
ui-tip-rank = Patronage
ui-tip-rank-text = Un rang par an au plus.
ui-tip-wages = Solde
ui-tip-wages-text = Due en Hiver pour les Troupes sur la carte ; les Troupes impayées rentrent.
ui-tip-religion = Influence religieuse
ui-tip-religion-text = Les Croix du Palais et du Domaine, épuisées ou non ; qui en a le plus marque à la fin.
ui-tip-trophy = Trophée
ui-tip-trophy-text = Un disque d’un rival à qui une Cité fut prise ; un seul par rival.

## Réponses d’avance

ui-order-no_bonus = Aucun Bonus de Guerre à { $of }
ui-order-buy_nothing = Ne rien acheter cet Hiver
ui-order-do_nothing = Rien d’autre que la solde cet Hiver
ui-void-bonus = l’autre camp a ajouté un Bonus
ui-void-troops = les Troupes y ont changé
ui-void-market = une chose épuisée est de nouveau en vente
ui-void-means = vos Cités ou vos florins ont changé

ui-plan-question = Planifiez votre Hiver, puis confirmez une fois
ui-winter-sheet = La feuille d’Hiver
ui-winter-number = { $step ->
    [wages] 1
    [reorganise] 2
    [buy] 3
    [recruit] 4
   *[alliance] 5
}
ui-winter-account = Le compte
ui-winter-treasury = Dans le trésor
ui-winter-treasury-short = trésor
ui-winter-left = Reste dans le trésor
ui-winter-left-short = reste
ui-winter-drawn = perçus
ui-winter-keep = garder { $count }
ui-winter-free = gratuit
ui-winter-go = Quittent la carte : { $cities }. Ou :
ui-winter-go-from = de { $city }
ui-winter-where = Vers où ?
ui-winter-no-move = Aucune carte ne peut être déplacée.
ui-winter-drop-move = Reprendre ce déplacement
ui-winter-planned = prévu
ui-winter-fits = possible aussi
ui-winter-drop = sans l’étape { $steps }
ui-winter-extra = avec une Indulgence
ui-winter-lacks = manque
ui-winter-spaces = { $count ->
    [one] { $count } place libre à la cour.
   *[other] { $count } places libres à la cour.
}
ui-winter-room = Fait de la place : { $cards }.
ui-winter-site = Construite à
ui-winter-reserve = { $count } en réserve
ui-winter-recruit-in = { $allied ->
    [yes] { $city }, alliée
   *[no] { $city }
}
ui-winter-fewer = Une Troupe de moins : { $city }
ui-winter-more = Une Troupe de plus : { $city }
ui-winter-one = Une par Hiver
ui-winter-leave-out = Laisser de côté
ui-winter-after = { $troops ->
    [one] Après cet Hiver, { $troops } Troupe sur la carte
   *[other] Après cet Hiver, { $troops } Troupes sur la carte
}
ui-winter-begged = une Indulgence demandée
ui-winter-early = Votre plan est conservé. Vous le confirmerez à votre tour.
## The lines of the chronicle

ui-turn-nothing = rien fait
ui-turn-rank = rang { $rank }
ui-by-round-virtu = par année
