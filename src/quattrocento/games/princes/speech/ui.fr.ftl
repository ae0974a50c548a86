# Princes of the Renaissance dans le navigateur, en français : les noms dits et imprimés du plateau.

ui-tagline-princes = Enchérissez pour les villes, louez vos armées, négociez avec tous.
ui-sea-tyrrhenian = Mar Tirreno
ui-map = Carte d’Italie
ui-mat = Maison de { $seat }

## Barre et question

ui-round-princes = Décade { $round }
ui-decade-of = Décade { $decade } sur { $decades }
ui-events-left = { $count ->
    [one] { $count } Événement restant
   *[other] { $count } Événements restants
}
ui-group-tiles = Tuile Politique
ui-group-events = Événement
ui-group-buy = Acheter
ui-group-freeze = Geler un rival
ui-group-plays = Voler
ui-group-bank = Banque
ui-group-discard = Défausser
ui-group-own_troops = Vos troupes
ui-asks-group-tiles = Quelle tuile Politique mettez-vous aux enchères ?
ui-asks-group-events = Quel Événement mettez-vous aux enchères ?
ui-asks-group-buy = Qu’achetez-vous ?
ui-asks-group-freeze = Contre qui jouez-vous Gel d’enchère ?
ui-asks-group-plays = Qui volez-vous ?
ui-asks-group-bank = Combien échangez-vous ?
ui-asks-group-discard = Quelle troupe défaussez-vous ?
ui-asks-group-own_troops = Laquelle de vos propres troupes corrompez-vous ?
ui-cannot-bid = Pour { lot-name }, vous ne pouvez pas miser : un Gel d’enchère, ou passer ?
ui-change-vp = points de victoire
ui-points-now = points en l’état
ui-chance = chances de victoire
ui-chip-bid = Miser { $bid }
ui-bribe-own = { $troop } · à vous
ui-chip-bribe = { $troop } · { $rival }
ui-chip-buy_treachery = Trahison
ui-chip-war = Guerre
ui-lasted-princes = { $rounds ->
    [one] { $rounds } décade
   *[other] { $rounds } décades
}, { $minutes } min

## Carte

ui-city = { $city } : statut { $status }, une tuile rapporte { $vp }, { $artists ->
    [0] aucun artiste
    [one] un artiste
   *[other] { $artists } artistes
}
ui-home = { $home }, ville de la famille { $family }, menée par { $seat } ; { $wages ->
    [0] aucune solde n’attend
    [one] { $wages } Or de solde attend
   *[other] { $wages } Ors de soldes attendent
}
ui-home-free = { $home }, ville de la famille { $family } ; personne ne la mène
ui-status-ladder = Statut des villes, avec les points d’une tuile
ui-wars = Guerres de cette décade : { $fought } sur { $limit }
ui-wars-of = { $fought } sur { $limit }
ui-status-is = statut { $status }
ui-tile-scores-now = Une tuile rapporte

## À vendre

ui-for-sale = À vendre
ui-filter-affordable = abordables
ui-filter-mine = mes villes
ui-sold-out = tout est vendu
ui-sold = vendu
ui-spent = utilisé
ui-opening-of = Mise minimale pour une tuile de { $city }
ui-tile-for-sale = { $tile }, { $city } : { $count ->
    [one] il en reste une
   *[other] il en reste { $count }
} ; Or par décade { $gold }, Influence { $influence }
ui-troop-for-sale = { $troop } : attaque { $attack }, défense { $defence }, { $gold ->
    [one] { $gold } Or
   *[other] { $gold } Ors
} ; { $stock } en réserve
ui-treachery-pile = Trahison : { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
ui-attack-defence = attaque / défense
ui-price = Prix
ui-in-stock = En réserve
ui-paid-in = { $currency ->
    [gold] Payé en Or
   *[influence] Payé en Influence
}
ui-effect-points = { $amount } PV
ui-effect-status = +{ $amount } statut
ui-effect-merchant = négoce
ui-effect-invade = −{ $amount } statut
ui-pope-gold = { $gold ->
    [one] { $gold } Or
   *[other] { $gold } Ors
}
ui-league-used = Ligue utilisée

## Noms courts, pour les endroits étroits

ui-short-doge = Doge
ui-short-venetian_merchant = Marchand
ui-short-ludovico = Ludovico
ui-short-caterina = Caterina
ui-short-swiss = Suisses
ui-short-armourer = Armurier
ui-short-genoese = Génois
ui-short-milanese_merchant = Marchand
ui-short-lorenzo = Lorenzo
ui-short-giovanni = Giovanni
ui-short-banking = Banque
ui-short-florentine_merchant = Marchand
ui-short-roderigo = Roderigo
ui-short-cesare = Cesare
ui-short-lucrezia = Lucrezia
ui-short-della_rovere = Rovere
ui-short-orsini = Orsini
ui-short-colonna = Colonna
ui-short-ferrante = Ferrante
ui-short-alfonso = Alfonso
ui-short-spanish_infantry = Espagnols
ui-short-neapolitan_merchant = Marchand
ui-short-neapolitan_court = Cour
ui-short-gozzoli = Gozzoli
ui-short-piero = Piero
ui-short-mantegna = Man­tegna
ui-short-merchant_i = Marchand
ui-short-botticelli = Botti­celli
ui-short-ghirlandaio = Ghirlan­daio
ui-short-bellini = Bellini
ui-short-merchant_ii = Marchand
ui-short-leonardo = Léonard
ui-short-michelangelo = Michel-Ange
ui-short-bramante = Bra­mante
ui-short-french_invade = Français
ui-short-bribe_troops = Troupes
ui-short-bribe_cardinal = Cardinal
ui-short-freeze_bid = Gel
ui-short-steal_influence = Vol
ui-short-raid_gold = Livraison
ui-short-veto = Veto
ui-short-start_war = Guerre

## Familles

ui-six-families = Six familles de condottieri
ui-no-family-yet = pas encore de famille
ui-gift-Baglioni = armées à 1 de moins
ui-gift-Bentivogli = une carte Trahison de plus
ui-gift-Este = meilleure artillerie
ui-gift-Gonzaga = artistes à 1 de moins
ui-gift-Malatesta = une carte Trahison de plus
ui-gift-Montefeltro = artistes à 1 de moins
ui-each-decade = par décade
ui-next-tile = { $count ->
    [1] { $count }re
   *[other] { $count }e
} tuile
ui-own-tile = { $tile }, { $city }{ $used ->
    [yes] , utilisée dans cette décade
   *[no] { "" }
}
ui-hand-of = Trahison, { $count } sur { $limit }
ui-no-troops = aucune troupe
ui-attack = attaque
ui-defence = défense
ui-next-income = Prochains revenus
ui-income-foreseen = Prochains revenus : Or { $gold }, Influence { $influence }
ui-wages-of-it = dont { $gold } de soldes
ui-victories-score = { $count ->
    [one] victoire : { $vp } PV
   *[other] victoires : { $vp } PV
}
ui-income-family = Famille
ui-income-tiles = Tuiles Politiques
ui-income-troops = Troupes
ui-income-pope = Pape
ui-income-merchants = Marchands
ui-income-wages = Soldes

## Enchère

ui-least-bid = Mise minimale
ui-highest-bid = Meilleure mise
ui-leads = mène
ui-has-won = l’emporte
ui-no-bid-yet = aucune mise
ui-you-here = Vous
ui-bidder = { $seat } : { $state }{ $bid ->
    [0] { "" }
   *[other] , dernière mise { $bid }
}
ui-bidder-leads = mène
ui-bidder-asked = doit miser
ui-bidder-in = encore en lice
ui-bidder-passed = a passé
ui-bidder-attacks = attaque
ui-bidder-no-troops = sans troupe
ui-bidder-is-frozen = sous gel d’enchère
ui-bidder-six-tiles = six tuiles
ui-bidder-three-cities = trois villes
ui-bidder-too-little-money = trop peu
ui-bid-least = minimum
ui-bid-all = tout
ui-your-bid = Votre mise
ui-bid = Miser { $amount }
ui-pass-bid = Passer
ui-you-hold = Vous avez
ui-bid-up-to = Vous pouvez miser jusqu’à { $most } :
ui-bid-needs = cette mise en demande { $amount }
ui-after-bid = { $discount ->
    [0] Après cette mise
   *[other] Après cette mise, { $discount } de moins
}
ui-worth-now = Vaut à la fin, en l’état
ui-for-you = Pour vous
ui-nth-tile = tuile { $count } sur { $most }
ui-nth-city = { $mine ->
    [yes] une ville que vous avez
   *[no] ville { $count } sur { $most }
}
ui-event-of-decade = Décade { $decade ->
    [1] I
    [2] II
   *[3] III
}
ui-until-decade-end = jusqu’à la fin de la décade
ui-command-of = Commandement de { $city }
ui-command-attacks = Attaquez { $city } : vos troupes, votre victoire.
ui-command-defends = Défendez-la contre { $city }.
ui-wage-of = { $gold ->
    [one] solde de { $gold } Or
   *[other] solde de { $gold } Ors
}
ui-your-army = votre armée : { $attack } / { $defence }

## Guerre

ui-window-veto = Veto
ui-window-bids = Enchères
ui-window-wages = Soldes
ui-window-league = Ligue
ui-window-bribes = Corruption
ui-window-dice = Dés
ui-window-reroll = Relance
ui-window-counter = Riposte
ui-window-none = aucun
ui-window-now = maintenant
ui-window-if-no-win = sans victoire
ui-side-attacker = attaquant
ui-side-defender = défenseur
ui-attacks = attaque
ui-defends = défend
ui-wage = solde { $gold }
ui-round-now = maintenant
ui-round-before = avant
ui-round-counter = riposte
ui-strength = Force
ui-league-of = Sainte Ligue : { $seat }
ui-printed-values = valeurs imprimées
ui-bribed = corrompue
ui-city-wins = { $city } gagne
ui-draw = égalité
ui-as-it-stands = En l’état
ui-bribes = Corruptions
ui-no-bribe = Pas de corruption
ui-own-troops = Vos propres troupes
ui-own-troops-text = une corruption ici vous affaiblit
ui-cost = Coût
ui-bribe-cost = { $count ->
    [one] Vous avez une carte Corrompre des troupes.
   *[other] Vous avez { $count } cartes Corrompre des troupes, une par troupe.
} La troupe compte 0 dans cette guerre, avec tout ce qui s’y ajoute ; elle revient ensuite.
ui-nothing-moves = rien ne bouge
ui-odds = { $attacker } gagne { $wins } %, égalité { $draw } %, { $defender } gagne { $loses } %
ui-scene-war = Guerre { $number } sur { $limit } · { $attacker } attaque { $defender }
ui-scene-armies = { $attacker } et { $defender } se rencontrent
ui-scene-round = Manche { $round }
ui-scene-attacks = { $city } attaque
ui-scene-wins = { $city } gagne, { $mine } à { $other }
ui-scene-undecided = Rien n’est décidé : { $mine } n’est pas plus que { $other }
ui-scene-drawn = Égalité : { $mine } n’est pas plus que { $other }
ui-scene-double = le double, deux cases
ui-scene-rule = Avoir plus que l’autre camp donne la victoire. Le double déplace les deux villes de deux cases au lieu d’une.
ui-scene-passed = a passé aussitôt
ui-scene-stopped = jusqu’à { $bid }

## Négociation

ui-offer-trade = Proposer un échange
ui-bargain-kind = Échange, don ou Banque
ui-bargain-offer = Échange
ui-bargain-give = Don
ui-bargain-bank = Banque
ui-bank-text = La Banque change à tout moment, une fois par décade pour chaque tuile.
ui-bargain-with = Avec qui
ui-counters = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
ui-you-give = Vous donnez
ui-you-get = Vous recevez
ui-of-so-much = sur { $amount }
ui-bargain-offer-to = L’offrir à { $seat }
ui-bargain-give-to = Le donner à { $seat }
ui-offer-text = Elle tient jusqu’à la réponse, ou jusqu’à la fin de l’enchère ou du tour où elle a été faite. Les promesses n’engagent personne.
ui-give-text = Un don est remis aussitôt et ne demande rien.
ui-open-offer = Offre en attente
ui-you-offer = Vous offrez à { $seat }
ui-offers-you = { $seat } vous offre
ui-in-return = contre
ui-accept = Accepter
ui-decline = Refuser

## Ordres permanents

ui-standing-order = Ordre permanent
ui-order-kind = Ce qui est fait pour moi
ui-order-amount = { $currency ->
    [gold] Or
   *[influence] Influence
}
ui-order-up_to = miser pour moi jusqu’à
ui-order-out = rester hors de cette enchère
ui-order-out_unless_below = rester dehors sauf en dessous de
ui-order-text = Vous seul le voyez. Un Gel d’enchère, un don ou une nouvelle enchère l’annule.
ui-order-void = Votre ordre permanent est annulé : { $why }.
ui-order-no_veto = Pas de veto jusqu’à mon tour
ui-order-no_bribe = Pas de corruption dans cette guerre
ui-void-freeze = quelqu’un a subi un Gel d’enchère
ui-void-gift = quelqu’un dans l’enchère a donné ou reçu de l’argent
ui-void-exchange = quelqu’un dans l’enchère a fait un échange
ui-void-new-lot = une autre enchère a commencé
ui-void-over = l’enchère est finie
ui-void-tiles = vos tuiles Politiques ont changé
ui-void-hand = vous avez pioché une carte Trahison
ui-void-decade = une nouvelle décade a commencé
ui-void-bribe = quelqu’un a corrompu une troupe
ui-void-league = la Sainte Ligue entre en guerre

## The lines of the chronicle

ui-turn-war = guerre : { $attacker } contre { $defender }
ui-turn-war_won = { $city } gagne
ui-turn-war_drawn = égalité
ui-turn-vetoes = interdite
ui-by-round-princes = par décade
