# Princes of the Renaissance en français. Identifiants et arguments : voir quattrocento/words/__init__.py.

## Le jeu

game-princes = Princes of the Renaissance
game-princes-blurb = À la tête d’une famille de condottieri, enchérissez pour gagner de l’influence dans les grandes villes d’Italie, pour les artistes et pour le Pape, louez vos troupes dans leurs guerres et négociez avec tous. Mieux vaut que les villes où vous avez investi finissent en haut.
game-princes-summary = La partie dure trois décades ; chacune se termine quand le dernier de ses quatre Événements est vendu. À votre tour, vous faites une seule chose : acheter une troupe ou une carte Trahison, mettre aux enchères une tuile Politique, un Événement ou le Pape, déclencher une guerre entre deux villes, ou passer. Les tuiles Politiques se paient en Or, le Pape et le commandement d’une armée en Influence, les Événements comme ils l’indiquent.
    Dans une guerre, chaque ville engage un condottiere, payé selon le statut de la ville ; la ville du vainqueur monte, l’autre descend, et il prend un compteur de Victoire. À la fin d’une décade, chacun touche ses revenus. Après la troisième, chaque tuile Politique rapporte selon le rang de sa ville ; artistes, marchands, victoires, Pape et bourses les mieux garnies rapportent aussi.

## Options

option-families = Familles
option-families-text = Comment les joueurs reçoivent-ils leur famille ?
option-families-chosen = choisies
option-families-chosen-text = En sens horaire à partir d’un joueur tiré au sort, chacun en prend une.
option-families-auctioned = aux enchères
option-families-auctioned-text = Elles sont mises aux enchères, payées en Influence.
option-families-dealt = distribuées
option-families-dealt-text = Chaque joueur en reçoit une au hasard.
option-totals = Or et Influence
option-totals-text = Chacun voit-il ce que possèdent les autres ?
option-totals-open = visibles
option-totals-open-text = Tout l’Or et toute l’Influence sont visibles.
option-totals-hidden = cachés
option-totals-hidden-text = Des autres, vous ne voyez que le nombre de pions.
option-lowest_bid = Mise minimale d’un condottiere
option-lowest_bid-text = Combien faut-il miser au moins pour commander une armée ?
option-lowest_bid-0 = 0
option-lowest_bid-0-text = Une armée peut s’obtenir pour rien.
option-lowest_bid-1 = 1
option-lowest_bid-1-text = Elle coûte au moins 1 Influence.
option-discounts = Rabais de condottiere
option-discounts-text = Les rabais de Baglioni, des Mercenaires suisses et de l’Armurier s’additionnent-ils ?
option-discounts-add = s’additionnent
option-discounts-add-text = Jusqu’à 3 Influences de moins, selon le texte des tuiles.
option-discounts-one = un seul
option-discounts-one-text = 1 Influence de moins au plus, comme dans l’exemple des règles.
option-last_event_banking = Banque pour le dernier Événement
option-last_event_banking-text = Combien le gagnant du dernier Événement d’une décade peut-il changer pour le payer ?
option-last_event_banking-price = le prix
option-last_event_banking-price-text = Jusqu’au prix entier.
option-last_event_banking-lacking = ce qui manque
option-last_event_banking-lacking-text = Seulement ce qui lui manque en main.
option-league_needs = Sainte Ligue
option-league_needs-text = Que faut-il au possesseur du Pape pour se joindre à une guerre ?
option-league_needs-troops = une troupe
option-league_needs-troops-text = Au moins une troupe.
option-league_needs-nothing = rien
option-league_needs-nothing-text = Rien : sans troupe, il peut encore corrompre celles des autres.
option-lower_ranks = Quatrième et cinquième villes
option-lower_ranks-text = Que rapporte une tuile de la quatrième et de la cinquième ville ?
option-lower_ranks-components = comme la boîte
option-lower_ranks-components-text = Les valeurs de la table du matériel.
option-lower_ranks-3-2 = 3 et 2
option-lower_ranks-3-2-text = 3 points et 2 points.
option-lower_ranks-2-1 = 2 et 1
option-lower_ranks-2-1-text = 2 points et 1 point.

## Les noms

city-Venice = Venise
city-Milan = Milan
city-Florence = Florence
city-Rome = Rome
city-Naples = Naples
attacker-Venice = { city-Venice }
attacker-Milan = { city-Milan }
attacker-Florence = { city-Florence }
attacker-Rome = { city-Rome }
attacker-Naples = { city-Naples }
defender-Venice = { city-Venice }
defender-Milan = { city-Milan }
defender-Florence = { city-Florence }
defender-Rome = { city-Rome }
defender-Naples = { city-Naples }
family-Baglioni = Baglioni
family-Bentivogli = Bentivogli
family-Este = d’Este
family-Gonzaga = Gonzaga
family-Malatesta = Malatesta
family-Montefeltro = Montefeltro
family-player_1 = du joueur 1
family-player_2 = du joueur 2
family-player_3 = du joueur 3
family-player_4 = du joueur 4
family-player_5 = du joueur 5
family-player_6 = du joueur 6
own-Baglioni = { family-Baglioni }
own-Bentivogli = { family-Bentivogli }
own-Este = { family-Este }
own-Gonzaga = { family-Gonzaga }
own-Malatesta = { family-Malatesta }
own-Montefeltro = { family-Montefeltro }
leader-Baglioni = { family-Baglioni }
leader-Bentivogli = { family-Bentivogli }
leader-Este = { family-Este }
leader-Gonzaga = { family-Gonzaga }
leader-Malatesta = { family-Malatesta }
leader-Montefeltro = { family-Montefeltro }
rival-Baglioni = la famille { family-Baglioni }
rival-Bentivogli = la famille { family-Bentivogli }
rival-Este = la famille { family-Este }
rival-Gonzaga = la famille { family-Gonzaga }
rival-Malatesta = la famille { family-Malatesta }
rival-Montefeltro = la famille { family-Montefeltro }
rival-player_1 = { family-player_1 }
rival-player_2 = { family-player_2 }
rival-player_3 = { family-player_3 }
rival-player_4 = { family-player_4 }
rival-player_5 = { family-player_5 }
rival-player_6 = { family-player_6 }
home-Perugia = Pérouse
home-Bologna = Bologne
home-Ferrara = Ferrare
home-Mantua = Mantoue
home-Rimini = Rimini
home-Urbino = Urbino
troop-light_infantry = Infanterie légère
troop-crossbow = Arbalétriers
troop-pike = Piquiers
troop-fortification = Fortification
troop-cavalry = Cavalerie
troop-artillery = Artillerie
tile-doge = Doge
tile-venetian_merchant = Marchand vénitien
tile-ludovico = Ludovico Sforza
tile-caterina = Caterina Sforza
tile-swiss = Mercenaires suisses
tile-armourer = Armurier
tile-genoese = Arbalétriers génois
tile-milanese_merchant = Marchand milanais
tile-lorenzo = Lorenzo Medici
tile-giovanni = Giovanni Medici
tile-banking = Banque
tile-florentine_merchant = Marchand florentin
tile-roderigo = Roderigo Borgia
tile-cesare = Cesare Borgia
tile-lucrezia = Lucrezia Borgia
tile-della_rovere = Della Rovere
tile-orsini = Famille Orsini
tile-colonna = Famille Colonna
tile-ferrante = Ferrante d’Aragon
tile-alfonso = Alfonso Aragon
tile-spanish_infantry = Infanterie espagnole
tile-neapolitan_merchant = Marchand napolitain
tile-neapolitan_court = Cour de Naples
tile-gozzoli = Gozzoli
tile-piero = Piero della Francesca
tile-mantegna = Mantegna
tile-merchant_i = Marchand (I)
tile-botticelli = Botticelli
tile-ghirlandaio = Ghirlandaio
tile-bellini = Bellini
tile-merchant_ii = Marchand (II)
tile-leonardo = Léonard de Vinci
tile-michelangelo = Michel-Ange
tile-bramante = Bramante
tile-french_invade = Invasion française
tile-pope = Pape
treachery-bribe_troops = Corrompre des troupes
treachery-bribe_troops-text = Dans une guerre que vous menez ou dont vous êtes la Sainte Ligue : une troupe ne compte pas.
treachery-bribe_cardinal = Corrompre un cardinal
treachery-bribe_cardinal-text = Vaut 3 Influences quand vous payez le Pape.
treachery-freeze_bid = Gel d’enchère
treachery-freeze_bid-text = Quand c’est à vous d’enchérir : un rival ne pourra pas miser à son prochain tour et sort de l’enchère.
treachery-steal_influence = Vol d’influence
treachery-steal_influence-text = À votre tour, hors enchère : prenez 2 Influences à un autre joueur.
treachery-raid_gold = Intercepter une livraison d’or
treachery-raid_gold-text = À votre tour, hors enchère : prenez 3 Ors à un autre joueur.
treachery-veto = Veto
treachery-veto-text = Interdisez une guerre dès que ses villes sont désignées.
treachery-start_war = Démarrer une guerre
treachery-start_war-text = À la fin de votre tour : une guerre de plus.
tile-pope-text = 3 Ors à la fin de la décade ; une fois par décade, vos troupes peuvent se joindre à un camp dans une guerre ; 3 points s’il est à vous à la fin.
source-cities = Tuiles Politiques
source-events = Événements
source-pope = Pape
source-gold = Plus d’Or
source-influence = Plus d’Influence
source-victories = Victoires
thing-gold = Or
thing-influence = Influence
thing-wages = Solde
thing-tokens = Victoires
thing-tiles = Tuiles Politiques
thing-troops = Troupes
thing-treachery = Trahison
thing-events = Événements
thing-pope = Pape
thing-cities = Villes
thing-status = Statut
thing-wars = Guerres
thing-decade = Décade
thing-income = Revenus
thing-offers = Offres
thing-auction = Enchère
thing-war = Guerre
thing-hand = Main
thing-vp = PV
thing-army = Armée
thing-attack = Attaque
thing-defence = Défense
thing-odds = Chances
thing-draw = Égalité
thing-dice = Dés
thing-bid = Meilleure mise
thing-least = Mise suivante dès
thing-most = Votre maximum
thing-due = À payer
thing-counters = Pions
thing-bribed = corrompue
thing-leads = mène
thing-frozen = sous gel d’enchère
thing-out = hors jeu
thing-price = Prix
thing-stock = Réserve
thing-used = utilisée
thing-sold = vendu
thing-pile = Pioche
thing-later = Plus tard
thing-nobody = personne

## Ce qui se compte

money = { $currency ->
    [gold] { $amount ->
        [one] { $amount } Or
       *[other] { $amount } Ors
    }
   *[influence] { $amount ->
        [one] { $amount } Influence
       *[other] { $amount } Influences
    }
}
bid-money = { $currency ->
    [gold] { $bid ->
        [one] { $bid } Or
       *[other] { $bid } Ors
    }
   *[influence] { $bid ->
        [one] { $bid } Influence
       *[other] { $bid } Influences
    }
}
least-money = { $currency ->
    [gold] { $least ->
        [one] { $least } Or
       *[other] { $least } Ors
    }
   *[influence] { $least ->
        [one] { $least } Influence
       *[other] { $least } Influences
    }
}
price-money = { $currency ->
    [gold] { $price ->
        [one] { $price } Or
       *[other] { $price } Ors
    }
   *[influence] { $price ->
        [one] { $price } Influence
       *[other] { $price } Influences
    }
}
other-money = { $currency ->
    [gold] Influence
   *[influence] Or
}
gold-count = { $gold ->
    [one] { $gold } Or
   *[other] { $gold } Ors
}
influence-count = { $influence ->
    [one] { $influence } Influence
   *[other] { $influence } Influences
}
for-gold-count = { $for_gold ->
    [one] { $for_gold } Or
   *[other] { $for_gold } Ors
}
for-influence-count = { $for_influence ->
    [one] { $for_influence } Influence
   *[other] { $for_influence } Influences
}
purse = { $gold ->
    [0] { $influence ->
        [0] rien
       *[other] { influence-count }
    }
   *[other] { $influence ->
        [0] { gold-count }
       *[other] { gold-count } et { influence-count }
    }
}
return-purse = { $for_gold ->
    [0] { $for_influence ->
        [0] rien
       *[other] { for-influence-count }
    }
   *[other] { $for_influence ->
        [0] { for-gold-count }
       *[other] { for-gold-count } et { for-influence-count }
    }
}
lot-name = { $lot ->
    [attacker] le commandement de { $city }
    [defender] le commandement de { $city }
    [family] la famille { $family }
   *[other] « { $tile } »
}

## Ce que font familles, tuiles, troupes et Événements

ability-none-text = Revenus seulement.
ability-merchant-text = Compte pour les Événements Marchand.
ability-reroll-text = Une fois par décade : les deux dés d’une guerre sont relancés.
ability-veto-text = Une fois par décade : interdisez une guerre.
ability-bank-text = Une fois par décade : échangez jusqu’à { $amount ->
    [one] { $amount } Or
   *[other] { $amount } Ors
} contre de l’Influence, ou l’inverse.
ability-steal-text = Une fois par décade : prenez { $amount ->
    [one] { $amount } Influence
   *[other] { $amount } Influences
} à un autre joueur.
ability-draw-text = Une fois par décade : piochez une carte Trahison sans payer.
ability-defence-text = +{ $amount } en défense chaque fois que vous combattez.
ability-limit-text = { $amount ->
    [one] Gardez { $amount } carte Trahison de plus.
   *[other] Gardez { $amount } cartes Trahison de plus.
}
ability-pope-text = Le Pape vous coûte { $amount ->
    [one] { $amount } Influence
   *[other] { $amount } Influences
} de moins.
ability-condottiere-text = Le commandement d’une armée vous coûte { $amount ->
    [one] { $amount } Influence
   *[other] { $amount } Influences
} de moins.
ability-artist-text = Les artistes vous coûtent { $amount } de moins.
troop-bonus = +{ $attack } en attaque, +{ $defence } en défense.{ $discount ->
    [0] { "" }
    [one] { " " }Le commandement d’une armée vous coûte { $discount } Influence de moins.
   *[other] { " " }Le commandement d’une armée vous coûte { $discount } Influences de moins.
}
ability-light_infantry-text = { troop-light_infantry } : { troop-bonus }
ability-crossbow-text = { troop-crossbow } : { troop-bonus }
ability-pike-text = { troop-pike } : { troop-bonus }
ability-fortification-text = { troop-fortification } : { troop-bonus }
ability-cavalry-text = { troop-cavalry } : { troop-bonus }
ability-artillery-text = { troop-artillery } : { troop-bonus }
troop-text = Attaque { $attack }, défense { $defence }, { gold-count }{ $influence ->
    [0] { "" }
   *[other] { " " }; { influence-count } par décade
}.
effect-points-text = Un artiste qui vaut { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
effect-status-text = Un artiste pour une ville, dont le statut monte de { $amount }.
effect-merchant-text = Chaque décade 1 Or, et à la fin 1 point, par tuile Politique Marchand en votre possession.
effect-invade-text = Abaissez de { $amount } le statut d’une ville, ou défaussez la tuile.

## Choix

move-family = { $family }
move-put_up = Mettre aux enchères : { $family }
move-buy_troop = Acheter : { $troop }
move-discard_troop = Défausser : { $troop }
move-buy_treachery = Acheter une carte Trahison
move-auction = Enchères : { $tile }
move-war = Déclencher une guerre
move-pass = Passer
move-end_turn = Finir le tour
move-start_war = Jouer Démarrer une guerre
move-steal_influence = Voler de l’Influence à { $rival }
move-raid_gold = Intercepter l’Or de { $rival }
move-lucrezia = Lucrezia : voler de l’Influence à { $rival }
move-bank = Banque : { money } contre { $currency ->
    [gold] de l’Influence
   *[influence] de l’Or
}
move-alfonso = Alfonso : piocher une carte Trahison
move-no_alfonso = Piocher plus tard
move-discard = Défausser « { $treachery } »
move-bid = Miser { bid-money }
move-pass_bid = Passer pour de bon
move-freeze_bid = Gel d’enchère contre { $rival }
move-bribe_cardinal = Utiliser Corrompre un cardinal
move-pay = Payer { price-money }
move-place_artist = { $city }
move-invade = { $city }
move-no_invasion = Nulle part : défausser la tuile
move-attacker = { $city } attaque
move-defender = { $city } est attaquée
move-veto = Jouer Veto
move-lorenzo = Lorenzo interdit la guerre
move-no_veto = Laisser la guerre commencer
move-no_league = Ne se joindre à aucun camp
move-bribe = Corrompre la troupe { $troop } de { $rival }
move-no_bribe = Ne corrompre personne
move-reroll = Relancer les deux dés
move-keep = Garder le lancer
move-league = { $side ->
    [attacker] Se joindre à { $attacker }
   *[defender] Se joindre à { $defender }
}
move-aside = { $verb ->
    [give] Donner { purse } à { $rival }
    [offer] Offrir { purse } à { $rival } contre { return-purse }
    [accept] Accepter l’offre de { $rival }
    [decline] Refuser l’offre de { $rival }
    [bank] Banque : { money } contre { $currency ->
        [gold] de l’Influence
       *[influence] de l’Or
    }
   *[withdraw] Retirer l’offre à { $rival }
}

## Questions

prompt-choose_family = { $you ->
    [yes] Quelle famille menez-vous ?
   *[no] { $seat } choisit une famille
}
prompt-put_up_family = { $you ->
    [yes] Quelle famille mettez-vous aux enchères ?
   *[no] { $seat } met une famille aux enchères
}
prompt-take_action = { $you ->
    [yes] Acheter, mettre aux enchères, guerre ou passer ?
   *[no] { $seat } joue son tour
}
prompt-finish_turn = { $you ->
    [yes] Autre chose avant la fin de votre tour ?
   *[no] { $seat } finit son tour
}
prompt-discard = { $you ->
    [yes] { $limit ->
        [one] Vous ne gardez que { $limit } carte Trahison : laquelle défaussez-vous ?
       *[other] Vous ne gardez que { $limit } cartes Trahison : laquelle défaussez-vous ?
    }
   *[no] { $seat } défausse une carte Trahison
}
prompt-bid = { $you ->
    [yes] Pour { lot-name }, misez-vous { least-money } ou plus ?
   *[no] Pour { lot-name }, { $seat } mise ou passe
}
prompt-pay = { $you ->
    [yes] Comment payez-vous { price-money } ?
   *[no] { $seat } paie { price-money }
}
prompt-draw_now = { $you ->
    [yes] Alfonso pioche-t-il une carte tout de suite ?
   *[no] { $seat } peut faire piocher Alfonso
}
prompt-place_artist = { $you ->
    [yes] Dans quelle ville va { $tile } ?
   *[no] { $seat } choisit une ville pour { $tile }
}
prompt-invade = { $you ->
    [yes] Quelle ville les Français envahissent-ils ?
   *[no] { $seat } choisit la ville que les Français envahissent
}
prompt-name_attacker = { $you ->
    [yes] Guerre : quelle ville attaque ?
   *[no] { $seat } désigne la ville qui attaque
}
prompt-name_defender = { $you ->
    [yes] Guerre : qui { $attacker } attaque-t-elle ?
   *[no] { $seat } désigne la ville attaquée par { $attacker }
}
prompt-ask_veto = { $you ->
    [yes] { $attacker } attaque { $defender } : mettez-vous un veto ?
   *[no] { $attacker } attaque { $defender } : { $seat } peut mettre un veto
}
prompt-ask_league = { $you ->
    [yes] { $attacker } contre { $defender } : appelez-vous la Sainte Ligue ?
   *[no] { $attacker } contre { $defender } : { $seat } peut appeler la Sainte Ligue
}
prompt-bribe = { $you ->
    [yes] { $attacker } contre { $defender } : corrompez-vous une troupe ?
   *[no] { $attacker } contre { $defender } : { $seat } peut corrompre des troupes
}
prompt-ask_reroll = { $you ->
    [yes] Les dés donnent { $black } et { $white } : les relancer ?
   *[no] Les dés donnent { $black } et { $white } : { $seat } peut les relancer
}

## Ce qui s’est passé

event-chooses_first = { $you ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
} la première famille.
event-takes_family = { $you ->
    [yes] Vous menez
   *[no] { $seat } mène
} la famille { $family }.
event-puts_up_family = { $you ->
    [yes] Vous mettez
   *[no] { $seat } met
} aux enchères la famille { $family }.
event-wins_family = { $you ->
    [yes] Vous remportez
   *[no] { $seat } remporte
} la famille { $family } avec une mise de { bid-money }.
event-decade = La décade { $decade } commence.
event-turn = { $you ->
    [yes] À vous de jouer.
   *[no] C’est à { $seat } de jouer.
}
event-passes = { $you ->
    [yes] Vous passez.
   *[no] { $seat } passe.
}
event-buys_troop = { $you ->
    [yes] Vous achetez
   *[no] { $seat } achète
} la troupe { $troop } pour { gold-count }.
event-discards_troop = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} la troupe { $troop }.
event-buys_treachery = { $you ->
    [yes] Vous achetez
   *[no] { $seat } achète
} une carte Trahison pour { gold-count } et { influence-count }.
event-draws = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} « { $treachery } ».
event-draws_unseen = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} une carte Trahison.
event-discards = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} « { $treachery } ».
event-discards_unseen = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} une carte Trahison.
event-renews_pile = { $count ->
    [one] { $count } carte Trahison forme la nouvelle pioche.
   *[other] { $count } cartes Trahison forment la nouvelle pioche.
}
event-steals = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { money } à { $rival }{ $by ->
    [lucrezia] { " " }(Lucrezia Borgia)
    [raid_gold] { " " }(Intercepter une livraison d’or)
   *[steal_influence] { " " }(Vol d’influence)
}.
event-banks = { $you ->
    [yes] Vous changez
   *[no] { $seat } change
} { money } en { other-money } (Banque).
event-alfonso = { $you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
} Alfonso Aragon.
event-puts_up = { $you ->
    [yes] Vous mettez
   *[no] { $seat } met
} « { $tile } » aux enchères.
event-bids = { $you ->
    [yes] Vous misez
   *[no] { $seat } mise
} { bid-money }.
event-passes_bid = { $you ->
    [yes] Vous sortez
   *[no] { $seat } sort
} de l’enchère.
event-cannot_bid = { $you ->
    [yes] Vous ne pouvez pas miser
   *[no] { $seat } ne peut pas miser
}{ $reason ->
    [is-frozen] { " " }: Gel d’enchère
    [six-tiles] { " " }: plus de place pour une tuile Politique
    [three-cities] { " " }: plus de place pour une autre ville
   *[too-little-money] { " " }: pas assez de moyens
}.
event-freezes = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} Gel d’enchère contre { $rival }.
event-wins = { $you ->
    [yes] Vous remportez
   *[no] { $seat } remporte
} « { $tile } » avec une mise de { bid-money }.
event-wins_city = { $you ->
    [yes] Vous commandez l’armée de
   *[no] { $seat } commande l’armée de
} { $city }, avec une mise de { bid-money }.
event-unsold = Personne n’enchérit pour « { $tile } ».
event-vacant = Personne ne commande l’armée de { $city }.
event-bribes_cardinal = { $you ->
    [yes] Vous corrompez
   *[no] { $seat } corrompt
} un cardinal : { influence-count } de moins à payer.
event-pays = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
} { money }.
event-artist = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
} { $tile } à { $city }, dont le statut passe à { $status }.
event-invades = { $you ->
    [yes] Vous faites envahir
   *[no] { $seat } fait envahir
} { $city } par les Français ; son statut passe à { $status }.
event-no_invasion = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} Invasion française.
event-start_war = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} Démarrer une guerre.
event-war = { $you ->
    [yes] Vous déclenchez une guerre :
   *[no] { $seat } déclenche une guerre :
} { $attacker } attaque { $defender }.
event-vetoes = { $you ->
    [yes] Vous interdisez
   *[no] { $seat } interdit
} la guerre{ $by ->
    [lorenzo] { " " }(Lorenzo Medici)
   *[veto] { " " }(Veto)
}.
event-war_unmanned = Personne ne combat : la guerre finit en égalité.
event-wages = { $you ->
    [yes] { $city } vous promet une solde
   *[no] { $city } promet à { $seat } une solde
} de { gold-count }.
event-league = { $you ->
    [yes] Vous appelez
   *[no] { $seat } appelle
} la Sainte Ligue pour { $city }.
event-bribes = { $you ->
    [yes] Vous corrompez
   *[no] { $seat } corrompt
} la troupe { $troop } de { $rival }.
event-dice = Les dés : { $black } et { $white }.
event-rerolls = { $you ->
    [yes] Vous faites
   *[no] { $seat } fait
} relancer les deux dés (Ludovico Sforza).
event-totals = { $attacker } attaque avec { $attack }, { $defender } défend avec { $defence }.
event-status = Le statut de { $city } passe à { $status }.
event-war_won = { $you ->
    [yes] Vous gagnez la guerre pour { $city }
   *[no] { $seat } gagne la guerre pour { $city }
} et un compteur de Victoire.
event-war_won_neutral = { $city } gagne la guerre sans condottiere.
event-war_drawn = La guerre finit en égalité.
event-income = { $you ->
    [yes] Vous touchez
   *[no] { $seat } touche
} { gold-count } et { influence-count }{ $wages ->
    [0] { "" }
    [one] , plus { $wages } Or de solde
   *[other] , plus { $wages } Ors de solde
}.
event-final_city = Chaque tuile de { $city } rapporte { $vp } PV.
event-final_points = { $you ->
    [yes] Vous marquez
   *[no] { $seat } marque
} { $vp } PV : { $source }.
event-gives = { $you ->
    [yes] Vous donnez
   *[no] { $seat } donne
} { purse } à { $rival }.
event-offers = { $you ->
    [yes] Vous offrez
   *[no] { $seat } offre
} { purse } à { $rival } contre { return-purse }.
event-accepts = { $you ->
    [yes] Vous acceptez
   *[no] { $seat } accepte
} l’offre de { $rival } : { return-purse } contre { purse }.
event-declines = { $you ->
    [yes] Vous refusez
   *[no] { $seat } refuse
} l’offre de { $rival }.
event-withdraws = { $you ->
    [yes] Vous retirez votre
   *[no] { $seat } retire son
} offre à { $rival }.

## Pourquoi pas

why-family-taken = un autre joueur mène cette famille
why-an-event-must-be-sold = rien ne s’est passé pendant deux tours de table : il faut mettre un Événement aux enchères
why-later-decade = cet Événement appartient à la décade { $decade }
why-is-sold = déjà vendu
why-pope-has-owner = le Pape a déjà un propriétaire pour cette décade
why-no-more-wars = { $wars } guerres ont déjà eu lieu dans cette décade
why-out-of-stock = il n’en reste plus dans la réserve
why-owned-already = une seule troupe de chaque type
why-not-enough-gold = il faut { gold-count }
why-not-enough-for-treachery = il faut { gold-count } et { influence-count }
why-nothing-to-take = { $rival } n’en a pas
why-used-this-decade = déjà utilisé dans cette décade
why-only-in-own-turn = seulement à votre tour
why-last-event-is-up = pas de Banque pendant l’enchère du dernier Événement
why-last-event-is-sold = le dernier Événement de la décade est vendu : plus rien ne suit
why-not-enough-money = il n’y en a pas autant
why-bid-needs-money = votre mise a besoin de cet argent
why-bid-needs-cardinal = votre mise de { $bid } a besoin de Corrompre un cardinal
why-must-open = vous devez faire la première mise
why-not-in-auction = { $rival } n’est plus dans cette enchère
why-already-frozen = { $rival } subit déjà un Gel d’enchère
why-is-frozen = un Gel d’enchère vous empêche de miser
why-six-tiles = vous avez déjà { $most } tuiles Politiques
why-three-cities = vous avez déjà des tuiles de { $most } villes
why-too-little-money = il faut au moins { $least }
why-beyond-capacity = vous pouvez payer { $most } au plus
why-no-cardinal = vous n’avez pas de Corrompre un cardinal pour le Pape
why-only-what-is-lacking = pour le dernier Événement, seulement ce qui manque
why-only-the-price = pour le dernier Événement, pas plus que son prix
why-no-such-banking = la Banque change de 1 à { $most }
why-no-banking-tile = vous n’avez pas de tuile Banque
why-not-enough-in-hand = pas assez en main
why-attacks-already = { $city } ne peut pas s’attaquer elle-même
why-bribed-already = cette troupe est déjà corrompue
why-no-such-offer = il n’y a pas de telle offre
why-no-such-aside = cela ne peut être ni donné ni offert
why-nothing-given = rien ne changerait de mains
why-cannot-deliver = l’un de vous n’a pas ce qui est promis
why-no-negotiation-now = rien ne peut être donné ni échangé maintenant
why-no-such-amount = il faut un montant de 0 à { $most }
why-no-amount-here = cet ordre n’a pas de montant

## Au terminal

bargain-help =
    give Este 3g          donner de l’Or (g) ou de l’Influence (i)
    offer Este 3g for 2i  offrir un échange, que l’autre accepte ou refuse
    accept Este           accepter une offre ; decline Este la refuse
    withdraw Este         retirer une offre
    bank 3g               Banque : changer de l’Or en Influence, ou l’inverse (bank 3i)
bargain-unclear = Nommez une famille ou un joueur, puis des montants d’Or (g) et d’Influence (i), ainsi : offer Este 3g for 2i

## Notions

concept-gold = Or
concept-gold-text = Paie les troupes, les tuiles Politiques et la moitié des Événements.
concept-gold-rules = P-502, P-621, P-641
concept-influence = Influence
concept-influence-text = Paie le Pape, le commandement des armées et la moitié des Événements.
concept-influence-rules = P-641, P-651, P-661
concept-decade = Décade
concept-decade-text = Se termine dès que son dernier Événement est vendu, appliqué et payé.
concept-decade-rules = P-401, P-1501
concept-city-tile = Tuile Politique
concept-city-tile-text = Des revenus à chaque décade, souvent une capacité, et à la fin les points de sa ville. Six au plus, de trois villes au plus ; elle ne se donne jamais.
concept-city-tile-rules = P-201, P-202, P-1101, P-1606
concept-status = Statut
concept-status-text = De 3 à 10. Le double du statut est la mise minimale pour une tuile de la ville ; il fixe aussi la solde du condottiere. À la fin, il classe les villes.
concept-status-rules = P-622, P-924, P-1602
concept-auction = Enchère
concept-auction-text = En sens horaire à partir du joueur actif : miser plus ou passer pour de bon. Le dernier en lice l’emporte au prix de sa mise.
concept-auction-rules = P-602, P-604, P-606, P-607
concept-opening = Première mise
concept-opening-text = Qui met une tuile Politique aux enchères doit miser au moins le double du statut de sa ville. Les Événements et le Pape peuvent partir pour 0.
concept-opening-rules = P-622, P-642, P-643
concept-capacity = Ce que vous pouvez miser
concept-capacity-text = L’argent en main, les rabais, les cartes Corrompre un cardinal pour le Pape, et ce que la Banque pourrait encore changer.
concept-capacity-rules = P-605, P-805
concept-freeze = Gel d’enchère
concept-freeze-text = La cible sort de l’enchère à son prochain tour d’enchérir ; une mise déjà faite reste valable.
concept-freeze-rules = P-701, P-706, P-708
concept-troop = Troupe
concept-troop-text = Une par type. Sans troupe, impossible de commander une armée. Les troupes ne se perdent jamais.
concept-troop-rules = P-206, P-662, P-968
concept-war = Guerre
concept-war-text = Deux villes, un veto peut-être, deux enchères pour le commandement, solde, Sainte Ligue, corruptions, dés.
concept-war-rules = P-904, P-906, P-661, P-928
concept-condottiere = Condottiere
concept-condottiere-text = Le joueur qui combat pour une ville : toutes ses troupes et tous ses modificateurs comptent.
concept-condottiere-rules = P-661, P-941, P-943
concept-wages = Solde
concept-wages-text = De l’Or à hauteur du statut de la ville, dû quel que soit le résultat ; touché à la fin de la décade.
concept-wages-rules = P-924, P-925, P-926
concept-neutral = Armée neutre
concept-neutral-text = Une ville sans condottiere combat avec attaque 3 et défense 3.
concept-neutral-rules = P-922, P-923
concept-counter = Contre-attaque
concept-counter-text = Si l’attaque ne gagne pas, la ville attaquée attaque à son tour ; si cela échoue aussi, la guerre finit en égalité.
concept-counter-rules = P-946, P-947, P-949
concept-double = Double victoire
concept-double-text = Un total au moins double de celui de l’autre déplace les deux villes de deux crans.
concept-double-rules = P-961, P-962
concept-token = Compteur de Victoire
concept-token-text = n compteurs rapportent 1 + 2 + … + n points.
concept-token-rules = P-966, P-1614
concept-league = Sainte Ligue
concept-league-text = Une fois par décade, le propriétaire du Pape ajoute ses troupes, à leur valeur imprimée, à un camp d’une guerre.
concept-league-rules = P-1402, P-1409, P-1410
concept-treachery = Trahison
concept-treachery-text = Des cartes secrètes ; vous en gardez deux, plus avec certaines familles et tuiles Politiques.
concept-treachery-rules = P-208, P-209, P-215
concept-free-play = Jeu libre
concept-free-play-text = Voler, la Banque et Alfonso ne sont pas des actions : autant que vous voulez, avant et après elle.
concept-free-play-rules = P-406, P-407
concept-banking = Banque
concept-banking-text = Une fois par décade, jusqu’à 3 Ors contre de l’Influence ou l’inverse, à tout moment, mais pas pendant l’enchère du dernier Événement, sauf pour le payer.
concept-banking-rules = P-821, P-823, P-825, P-826
concept-events = Événements
concept-events-text = Artistes, marchands et Français. Ceux de chaque décade sont connus dès le début.
concept-events-rules = P-112, P-113, P-1301
concept-artist = Artiste pour une ville
concept-artist-text = Élève pour de bon de 1 le statut d’une ville et départage les villes à égalité.
concept-artist-rules = P-1302, P-1305, P-1602
concept-merchant = Marchand
concept-merchant-text = Un Événement Marchand paie et rapporte pour chaque tuile Politique Marchand en votre possession.
concept-merchant-rules = P-1306, P-1307, P-1308
concept-pope = Pape
concept-pope-text = À vous jusqu’à la fin de la décade : 3 Ors, la Sainte Ligue, et 3 points à la fin de la partie.
concept-pope-rules = P-1401, P-1507, P-1608
concept-negotiation = Négociation
concept-negotiation-text = Donnez ou échangez Or et Influence avec n’importe qui, à tout moment. Les promesses n’engagent personne.
concept-negotiation-rules = P-301, P-304, P-305
concept-offer = Offre
concept-offer-text = Expire avec l’enchère pendant laquelle elle a été faite, sinon avec le tour.
concept-offer-rules = P-307, P-308, P-309
concept-idle = Tours sans effet
concept-idle-text = Après deux tours de table où rien ne s’est passé, le joueur suivant doit mettre un Événement aux enchères et faire la première mise.
concept-idle-rules = P-414, P-415, P-416
concept-end = Fin de la partie
concept-end-text = Tuiles Politiques selon le rang, Événements, Pape, le plus d’Or et le deuxième, le plus d’Influence, victoires. À égalité de points, la victoire est partagée.
concept-end-rules = P-1603, P-1609, P-1613, P-1616
concept-reconstructed = Valeur reconstituée
concept-reconstructed-text = Choisie pour ce programme, la valeur imprimée n’étant pas publique. Qui possède la boîte peut la corriger avec un fichier de matériel.
concept-reconstructed-rules = P-514, P-1604
concept-family = Famille
concept-family-text = Qui vous êtes : elle rapporte Or et Influence chaque décade et sait faire une chose que les autres ne savent pas.
concept-family-rules = P-1201, P-103
