# Signorie en français. Identifiants et arguments : voir quattrocento/words/__init__.py.

## Le jeu

game-signorie = Signorie
game-signorie-blurb = Choisissez des dés pour conduire une famille de la Renaissance italienne : formez vos fils à la politique, à l’Église ou aux armes, envoyez-les en mission, arrangez des mariages, engagez des Assistants et gagnez l’alliance de six grandes Maisons. Un dé élevé coûte moins cher, mais seules les sommes modestes sont récompensées.
game-signorie-summary = La partie dure sept manches. À chaque manche, tous les dés sont lancés. À votre tour, prenez un dé, placez-le dans la colonne de sa couleur, payez la différence s’il est inférieur à la valeur de la colonne et faites une chose parmi trois : l’action de la colonne, un Mandat de cette couleur payé en hommes ou en femmes, ou engager un Assistant. Ensuite, les Assistants de cette colonne peuvent travailler. Quatre dés au plus par manche, un par couleur.
    Quand tous ont passé, la piste Initiative rapporte des points et fixe le nouvel ordre du tour. Si la somme de vos dés ne dépasse pas le seuil (13), vous recevez la Récompense de la manche et, jusqu’à la manche 5, vous pouvez placer une Mariée. Après la manche 7, les hommes encore en carrière rapportent la moitié de leur case, et chaque rangée du Plan avec au moins trois tuiles Alliance rapporte ses tuiles. Le plus grand nombre de points de victoire l’emporte.

option-colours = Couleurs
option-colours-text = Qui joue quelle couleur ; chaque couleur a son propre plan.
option-tiles = Tuiles Alliance
option-tiles-text = Faut-il prendre une tuile dont une rangée de votre Plan a besoin ?
option-tiles-compulsory = obligatoires
option-tiles-compulsory-text = Une tuile utile est toujours prise.
option-tiles-optional = facultatives
option-tiles-optional-text = Une tuile utile peut être laissée dans sa ville.

## Les noms

colour-yellow = jaune
colour-red = rouge
colour-purple = violet
colour-blue = bleu
column-yellow = jaune
column-red = rouge
column-purple = violet
column-grey = gris
column-turquoise = turquoise
ring-yellow = { column-yellow }
ring-red = { column-red }
ring-purple = { column-purple }
ring-grey = { column-grey }
ring-turquoise = { column-turquoise }
ring-any = toute colonne
place-top = haut
place-middle = milieu
place-bottom = bas
place-second = deuxième
place-third = troisième
place-fourth = quatrième
place-fifth = cinquième
career-political = politique
career-clerical = cléricale
career-military = militaire
career-political-title = Politique
career-clerical-title = Clergé
career-military-title = Armes
row-political = politique
row-clerical = cléricale
row-military = militaire
row-marriage = mariage
city-Milano = Milan
city-Venezia = Venise
city-Firenze = Florence
city-Roma = Rome
city-Napoli = Naples
house-Sforza = Sforza
house-Medici = Médicis
house-Este = Este
house-Gonzaga = Gonzague
house-Borgia = Borgia
house-Aragona = Aragon
source-missions = Missions
source-marriages = Mariages
source-initiative = Initiative
source-helpers = Assistants
source-brides = Mariées
source-rewards = Récompenses
source-purchases = Achats
source-careers = Carrières
source-alliances = Alliances

thing-dice = Dés
thing-mandates = Mandats
thing-cities = Villes
thing-careers = Carrières
thing-initiative = Initiative
thing-rewards = Récompenses
thing-helpers = Assistants
thing-plan = Plan
thing-brides = Mariées
thing-florins = Florins
thing-threshold = Seuil
thing-home = Disponibles
thing-reserve = Stock général
thing-order = Ordre du tour
thing-rank = Rang
thing-stacks = Piles
thing-tile-mission = Mission
thing-tile-marriage = Mariage
thing-man = homme
thing-men = hommes
thing-woman = femme
thing-women = femmes
thing-face-down = { $count } face cachée
thing-vp = PV
thing-action = Action
thing-mandate = Mandat
thing-hire = Engager
thing-my-die = Mon dé
thing-tiles = Tuiles

## Ce qui se compte

florins-count = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
points-count = { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
}
steps-count = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
meeples-count = { $sex ->
    [woman] { $meeples ->
        [one] { $meeples } femme
       *[other] { $meeples } femmes
    }
   *[man] { $meeples ->
        [one] { $meeples } homme
       *[other] { $meeples } hommes
    }
}
men-count = { $men ->
    [0] aucun homme
    [one] { $men } homme
   *[other] { $men } hommes
}
women-count = { $women ->
    [0] aucune femme
    [one] { $women } femme
   *[other] { $women } femmes
}
paying = { $florins ->
    [0] { "" }
   *[other] { " " }pour { florins-count }
}

## Ce que font actions, Assistants, Mandats et Récompenses

action-florins = Florins
action-florins-text = Prenez { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
}.
action-marriage = Mariage
action-marriage-text = Une femme se marie dans une ville : payez une dot, marquez { $vp } PV par florin de dot et prenez la tuile Mariage de la ville si votre Plan en a besoin.
action-progeny = Progéniture
action-progeny-text = Lancez un dé par Mariée : de 1 à 3, une femme rejoint votre stock disponible ; de 4 à 6, un homme.
action-tracks = Pistes
action-tracks-text = Jusqu’à { $amount } points de mouvement sur les pistes Carrière et Initiative.
action-mission = Mission
action-mission-text = Envoyez un homme de sa carrière vers une ville : marquez les PV de sa case et prenez la tuile Mission de la ville si votre Plan en a besoin.

helps-florins = { $grows ->
    [yes] { $amount } ou { $high } florins (dé { $die }+)
   *[no] { $amount ->
        [one] { $amount } florin
       *[other] { $amount } florins
    }
}
helps-florins-text = { $grows ->
    [yes] Florins reçus : { $amount }, ou { $high } si le dé montre { $die } ou plus.
   *[no] Florins reçus : { $amount }.
}
helps-marriage = Mariage
helps-marriage-text = Arrangez un mariage, avec la dot habituelle.
helps-tracks = { $grows ->
    [yes] { $amount } ou { $high } points de mouvement, carrières ou initiative (dé { $die }+)
   *[no] { $amount ->
        [one] { $amount } point de mouvement, carrière ou initiative
       *[other] { $amount } points de mouvement, carrières ou initiative
    }
}
helps-tracks-text = { $grows ->
    [yes] Points de mouvement, carrières ou initiative : { $amount }, ou { $high } si le dé montre { $die } ou plus.
   *[no] Points de mouvement, carrières ou initiative : { $amount }.
}
helps-mission = Mission
helps-mission-text = Envoyez un homme en mission.
helps-tile = { $amount ->
    [one] { $amount } tuile face cachée
   *[other] { $amount } tuiles face cachée
}
helps-tile-text = { $amount ->
    [one] Posez une tuile Alliance face cachée, sans la regarder, à côté d’une rangée de votre Plan.
   *[other] Posez { $amount } tuiles Alliance face cachée, sans les regarder, chacune à côté d’une rangée de votre Plan.
}
helps-vp = { $grows ->
    [yes] { $amount } ou { $high } PV (dé { $die }+)
   *[no] { $amount } PV
}
helps-vp-text = { $grows ->
    [yes] Marquez { $amount } PV, ou { $high } si le dé montre { $die } ou plus.
   *[no] Marquez { $amount } PV.
}
helps-half_die = la moitié du dé en PV
helps-half_die-text = Marquez la moitié de la valeur du dé, arrondie au supérieur.
helps-woman = 1 femme disponible
helps-woman-text = Une femme passe du stock général à votre stock disponible.
helps-meeple = 1 homme ou femme disponible
helps-meeple-text = Un homme ou une femme passe du stock général à votre stock disponible.
helps-initiative = { $grows ->
    [yes] initiative +{ $amount } ou +{ $high } (dé { $die }+)
   *[no] initiative +{ $amount }
}
helps-initiative-text = { $grows ->
    [yes] Cases gagnées sur la piste Initiative : { $amount }, ou { $high } si le dé montre { $die } ou plus.
   *[no] Cases gagnées sur la piste Initiative : { $amount }.
}
helps-career = { $grows ->
    [yes] { $amount } ou { $high } points de mouvement, carrières seulement (dé { $die }+)
   *[no] { $amount ->
        [one] { $amount } point de mouvement, carrière seulement
       *[other] { $amount } points de mouvement, carrières seulement
    }
}
helps-career-text = { $grows ->
    [yes] Points de mouvement, carrières seulement : { $amount }, ou { $high } si le dé montre { $die } ou plus.
   *[no] Points de mouvement, carrières seulement : { $amount }.
}

spending = { $takes ->
    [open] Dépensez de 1 à { $most } membres de famille ; l’effet a lieu une fois pour chacun.
   *[fixed] { $most ->
        [1] Dépensez 1 membre de famille.
       *[other] Dépensez { $most } membres de famille ; l’effet a lieu une fois.
    }
}
asks-initiative = Initiative +{ $amount }
asks-initiative-text = Cases gagnées sur la piste Initiative : { $amount }. { spending }
asks-threshold = Seuil +{ $amount }
asks-threshold-text = Votre seuil augmente de { $amount } pour cette manche. { spending }
asks-tile = { $amount ->
    [one] Tuile face cachée
   *[other] { $amount } tuiles face cachée
}
asks-tile-text = { helps-tile-text } { spending }
asks-florins = { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
}
asks-florins-text = Prenez { asks-florins }. { spending }
asks-career = { $amount ->
    [one] { $amount } point de mouvement, carrière seulement
   *[other] { $amount } points de mouvement, carrières seulement
}
asks-career-text = Points de mouvement, carrières seulement : { $amount }. { spending }
asks-marriage = Mariage
asks-marriage-text = Arrangez un mariage, avec la dot habituelle ; une femme dépensée ici ne peut pas se marier. { spending }
asks-mission = Mission
asks-mission-text = Envoyez un homme de sa carrière en mission. { spending }
asks-progeny = { $amount ->
    [0] Progéniture
   *[other] Progéniture +{ $amount }
}
asks-progeny-text = Lancez un dé Progéniture par Mariée et { $amount } de plus. { spending }
asks-hire = { $amount ->
    [0] Engager
   *[other] Engager −{ $amount }
}
asks-hire-text = Engagez un Assistant dans n’importe quelle colonne, { $amount ->
    [0] à son prix
    [one] { $amount } florin de moins
   *[other] { $amount } florins de moins
}. { spending }
asks-helper = Activer un Assistant
asks-helper-text = Activez un de vos Assistants, de n’importe quelle colonne, avec le dé que vous venez de placer. { spending }

gives-mission = Mission
gives-mission-text = Envoyez un homme en mission.
gives-tile = { $amount ->
    [one] Tuile face cachée
   *[other] { $amount } tuiles face cachée
}
gives-tile-text = { helps-tile-text }
gives-marriage = Mariage
gives-marriage-text = Arrangez un mariage, avec la dot habituelle.
gives-progeny = Progéniture
gives-progeny-text = Lancez un dé par Mariée : de 1 à 3, une femme rejoint votre stock disponible ; de 4 à 6, un homme.
gives-tracks = { $amount ->
    [one] { $amount } point de mouvement
   *[other] { $amount } points de mouvement
}
gives-tracks-text = Points de mouvement sur les pistes Carrière et Initiative : { $amount }.
gives-hire = { $amount ->
    [99] Assistant gratuit
   *[other] Assistant −{ $amount }
}
gives-hire-text = Engagez un Assistant dans n’importe quelle colonne, { $amount ->
    [99] gratuitement
    [one] { $amount } florin de moins
   *[other] { $amount } florins de moins
}.
gives-florins = { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
}
gives-florins-text = Prenez { gives-florins }.
gives-family = Homme + femme
gives-family-text = Un homme et une femme passent du stock général à votre stock disponible.
gives-column = Encore les Assistants
gives-column-text = Choisissez un de vos dés placés : les Assistants de sa colonne peuvent travailler une fois de plus.

counts-bride = { $amount } PV par Mariée
counts-bride-text = { $amount } PV par Mariée, celle du plateau comprise.
counts-helper = { $amount } PV par Assistant
counts-helper-text = { $amount } PV par Assistant engagé.
counts-city = { $amount } PV par ville
counts-city-text = { $amount } PV par ville où se trouve un membre de votre famille.
counts-tile = { $amount } PV par tuile
counts-tile-text = { $amount } PV par tuile Alliance à côté de votre Plan, face visible ou cachée.
counts-man = { $amount } PV par homme formé
counts-man-text = { $amount } PV par homme à vous sur une piste Carrière.

## Questions

prompt-take_die = { $you ->
    [yes] Prenez un dé ou passez
   *[no] { $seat } prend un dé ou passe
}
prompt-choose_action = { $you ->
    [yes] À quoi sert votre dé { $column } de valeur { $value } ?
   *[no] { $seat } choisit à quoi sert le dé { $column } de valeur { $value }
}
prompt-spend = { $you ->
    [yes] Combien en dépensez-vous pour le Mandat « { $mandate } » ?
   *[no] { $seat } choisit combien dépenser pour le Mandat « { $mandate } »
}
prompt-points = { $you ->
    [yes] Utilisez un point de mouvement (reste { $points })
   *[no] { $seat } utilise des points de mouvement (reste { $points })
}
prompt-send_man = { $you ->
    [yes] Quel homme part en mission ?
   *[no] { $seat } choisit un homme pour une mission
}
prompt-choose_city = { $you ->
    [yes] Où va votre homme de carrière { $career }, de rang { $rank } ?
   *[no] { $seat } choisit une ville pour un homme de carrière { $career }, de rang { $rank }
}
prompt-marry = { $you ->
    [yes] Dans quelle ville une femme de votre famille se marie-t-elle ?
   *[no] { $seat } choisit une ville pour un mariage
}
prompt-dowry = { $you ->
    [yes] Quelle dot payez-vous à { $city } ? ({ $vp } PV par florin)
   *[no] { $seat } choisit une dot à { $city }
}
prompt-take_tile = { $you ->
    [yes] Prenez-vous la tuile { $house } { $vp } à { $city } ?
   *[no] { $seat } peut prendre la tuile { $house } { $vp } à { $city }
}
prompt-lay_face_down = { $you ->
    [yes] À côté de quelle rangée posez-vous la tuile face cachée ?{ $tiles ->
        [1] { "" }
       *[other] { " " }({ $tiles } à poser)
    }
   *[no] { $seat } choisit une rangée pour une tuile face cachée
}
prompt-fetch = { $you ->
    [yes] Qui devient disponible, un homme ou une femme ?
   *[no] { $seat } rend disponible un homme ou une femme
}
prompt-place_helper = { $you ->
    [yes] Quel Assistant engagez-vous ? ({ $ring })
   *[no] { $seat } engage un Assistant ({ $ring })
}
prompt-ask_helper = { $you ->
    [yes] Activez-vous votre Assistant : { $helper } ?
   *[no] { $seat } peut activer un Assistant : { $helper }
}
prompt-use_helper = { $you ->
    [yes] Lequel de vos Assistants activez-vous ?
   *[no] { $seat } choisit un Assistant
}
prompt-column_again = { $you ->
    [yes] Les Assistants de quelle colonne travaillent encore ?
   *[no] { $seat } choisit une colonne dont les Assistants travaillent encore
}
prompt-take_reward = { $you ->
    [yes] Votre Récompense : « { $bonus } » ou { florins-count } ?
   *[no] { $seat } choisit une Récompense : « { $bonus } » ou { florins-count }
}
prompt-place_bride = { $you ->
    [yes] Placez-vous une Mariée ?
   *[no] { $seat } peut placer une Mariée
}
prompt-purchase = { $you ->
    [yes] Payez-vous { florins-count } pour { $vp } PV ?
   *[no] { $seat } peut payer { florins-count } pour { $vp } PV
}

## Choix

move-take_die = { $column } { $value }
move-pass = Passer
move-signoria = { $action }
move-mandate = Mandat « { $mandate } »
move-hire = Engager un Assistant ({ $ring })
move-spend = { meeples-count }
move-place_helper = { $helper } ({ $column }, { $place })
move-activate = Activer : { $helper } ({ $column }, { $place })
move-skip = Ne pas l’activer
move-again = { $column }
move-train = Un homme débute la carrière { $career }
move-advance = L’homme de carrière { $career } en case { $space } avance
move-initiative = Une case d’initiative
move-stop = Laisser le reste
move-send = Homme de carrière { $career } en case { $space }
move-to = { $city }
move-marry = { $city }
move-dowry = { florins-count }
move-take_tile = Prendre la tuile
move-leave_tile = Laisser la tuile
move-row = Rangée { $row }
move-fetch = { $sex ->
    [woman] Une femme
   *[man] Un homme
}
move-bonus = { $bonus }
move-florins = { florins-count }
move-bride = Placer une Mariée
move-no_bride = Pas de Mariée
move-buy = Payer { florins-count } pour { $vp } PV
move-decline = Garder les florins

## Ce qui s’est passé

event-round = La manche { $round } commence.
event-turn_order = Ordre du tour : { $order }.
event-leave_out = Hors de cette partie : { $cities }.
event-rewards = Les Récompenses : { $rewards }.
event-tiles = { $count ->
    [one] Une nouvelle tuile Alliance est posée.
   *[other] { $count } nouvelles tuiles Alliance sont posées.
}
event-roll = Les dés sont lancés.
event-mandates = Les Mandats sont redistribués.
event-takes_die = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} le dé { $column } de valeur { $value }{ paying }.
event-passes = { $you ->
    [yes] Vous passez.
   *[no] { $seat } passe.
}
event-must_pass = { $you ->
    [yes] Vous ne pouvez plus prendre de dé et passez.
   *[no] { $seat } ne peut plus prendre de dé et passe.
}
event-signoria = { $you ->
    [yes] Vous choisissez l’action { $action }.
   *[no] { $seat } choisit l’action { $action }.
}
event-mandate = { $you ->
    [yes] Vous dépensez
   *[no] { $seat } dépense
} { meeples-count } pour le Mandat « { $mandate } ».
event-threshold = { $you ->
    [yes] Votre seuil passe à { $threshold }.
   *[no] { $seat } porte son seuil à { $threshold }.
}
event-receives = { $you ->
    [yes] Vous recevez { florins-count }.
   *[no] { $seat } reçoit { florins-count }.
}
event-hires = { $you ->
    [yes] Vous engagez
   *[no] { $seat } engage
} un Assistant{ paying } : { $helper }.
event-activates = { $you ->
    [yes] Vous activez
   *[no] { $seat } active
} un Assistant : { $helper }.
event-skips_helper = { $you ->
    [yes] Vous laissez
   *[no] { $seat } laisse
} un Assistant au repos : { $helper }.
event-column_again = { $you ->
    [yes] Vous faites
   *[no] { $seat } fait
} encore travailler les Assistants du dé { $column }.
event-helper_vp = { $you ->
    [yes] Vous marquez { $vp } PV.
   *[no] { $seat } marque { $vp } PV.
}
event-climbs = { $you ->
    [yes] Vous avancez
   *[no] { $seat } avance
} de { steps-count } en initiative.
event-stops = { $you ->
    [yes] Vous n’utilisez pas { points-count }.
   *[no] { $seat } n’utilise pas { points-count }.
}
event-trains = { $you ->
    [yes] Vous lancez
   *[no] { $seat } lance
} un homme dans la carrière { $career }.
event-advances = { $you ->
    [yes] Vous faites avancer
   *[no] { $seat } fait avancer
} un homme de carrière { $career } en case { $space }.
event-career_florins = { $you ->
    [yes] Cette case vous rapporte { florins-count }.
   *[no] Cette case rapporte { florins-count } à { $seat }.
}
event-career_initiative = { $you ->
    [yes] Cette case vous rapporte { steps-count } d’initiative.
   *[no] Cette case rapporte { steps-count } d’initiative à { $seat }.
}
event-mission = { $you ->
    [yes] Vous envoyez
   *[no] { $seat } envoie
} un homme de carrière { $career } à { $city } : { $vp } PV.
event-marriage = { $you ->
    [yes] Vous mariez
   *[no] { $seat } marie
} une femme à { $city } ; la dot de { florins-count } rapporte { $vp } PV.
event-takes_tile = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} la tuile { $house } { $vp } à { $city } pour la rangée { $row }.
event-leaves_tile = { $you ->
    [yes] Vous laissez la tuile à { $city }.
   *[no] { $seat } laisse la tuile à { $city }.
}
event-lays_face_down = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
} une tuile face cachée à côté de la rangée { $row }.
event-progeny = { $you ->
    [yes] Vous lancez
   *[no] { $seat } lance
} { $dice } pour la Progéniture : { men-count } et { women-count }.
event-fetches = { $sex ->
    [woman] { $you ->
        [yes] Une femme de votre famille devient disponible.
       *[no] { $seat } rend une femme disponible.
    }
   *[man] { $you ->
        [yes] Un homme de votre famille devient disponible.
       *[no] { $seat } rend un homme disponible.
    }
}
event-initiative_vp = { $you ->
    [yes] Vous marquez { $vp } PV d’initiative.
   *[no] { $seat } marque { $vp } PV d’initiative.
}
event-new_order = Nouvel ordre du tour : { $order }.
event-over_threshold = { $you ->
    [yes] Vos dés totalisent { $sum } : pas de Récompense.
   *[no] { $seat } totalise { $sum } avec ses dés : pas de Récompense.
}
event-bonus = { $you ->
    [yes] Vous prenez la Récompense « { $bonus } ».
   *[no] { $seat } prend la Récompense « { $bonus } ».
}
event-reward_vp = { $you ->
    [yes] Votre Récompense, { $reward }, rapporte { $vp } PV.
   *[no] La Récompense, { $reward }, rapporte { $vp } PV à { $seat }.
}
event-bride = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
} une Mariée : { $vp } PV{ $florins ->
    [0] { "" }
   *[other] { " " }et { florins-count }
}.
event-no_bride = { $you ->
    [yes] Vous ne placez pas de Mariée.
   *[no] { $seat } ne place pas de Mariée.
}
event-buys = { $you ->
    [yes] Vous payez { florins-count } pour { $vp } PV.
   *[no] { $seat } paie { florins-count } pour { $vp } PV.
}
event-declines = { $you ->
    [yes] Vous gardez vos florins.
   *[no] { $seat } garde ses florins.
}
event-final_careers = { $you ->
    [yes] Les hommes encore en carrière vous rapportent { $vp } PV.
   *[no] Les hommes encore en carrière rapportent { $vp } PV à { $seat }.
}
event-final_row = { $you ->
    [yes] Votre rangée { $row } rapporte { $vp } PV.
   *[no] La rangée { $row } rapporte { $vp } PV à { $seat }.
}

## Pourquoi pas

why-column-has-die = un dé { $column } est déjà placé
why-not-enough-florins = il faut { florins-count }
why-no-action-possible = ce dé ne permettrait aucune action
why-action-impossible = cette action ne peut pas être réalisée maintenant
why-nobody-to-hire = aucune case Assistant libre à cet endroit
why-no-meeple-for-mandate = personne de disponible pour ce Mandat
why-mandate-impossible = ce Mandat n’aurait aucun effet maintenant
why-nobody-in-general-stock = personne de ce sexe dans le stock général
why-space-taken = un Assistant s’y trouve déjà
why-helper-idle = cet Assistant ne peut rien faire maintenant
why-helpers-idle = aucun Assistant de la colonne ne peut rien faire maintenant
why-no-die-in-column = aucun dé dans cette colonne
why-not-enough-meeples = il n’y en a pas autant de disponibles
why-repetition-idle = l’effet ne pourrait pas avoir lieu pour chacun
why-city-full = aucune case vide
why-dowry-too-dear = la dot est d’au moins { florins-count }
why-dowry-too-small = la case demande au moins { florins-count }
why-rank-too-low = il faut le rang { $rank }
why-no-man-at-home = aucun homme disponible
why-top-of-career = il est déjà au sommet de sa carrière
why-careers-only = ces points de mouvement ne servent qu’aux carrières
why-top-of-initiative = votre disque est déjà en haut de la piste
why-points-must-be-used = { $points ->
    [one] il faut encore utiliser { $points } point de mouvement
   *[other] il faut encore utiliser { $points } points de mouvement
}
why-bonus-impossible = ce bonus n’aurait aucun effet maintenant

## Notions

concept-die = Dé
concept-die-text = Prenez un dé, placez-le dans la colonne de sa couleur et payez la différence s’il est inférieur à la valeur de la colonne. Un dé par couleur, quatre par manche.
concept-die-rules = S-402, S-403, S-404, S-405
concept-column = Colonne
concept-column-text = Votre plateau a une colonne par couleur de dé : sa valeur, son action, l’anneau qui dit où va un nouvel Assistant et trois cases Assistant.
concept-column-rules = S-411, S-602, S-604
concept-pass = Passer
concept-pass-text = Qui passe ne prend plus de dé dans la manche. Passer tôt ne coûte rien d’autre.
concept-pass-rules = S-501, S-505, S-507
concept-threshold = Seuil
concept-threshold-text = Si la somme de vos dés ne dépasse pas le seuil, vous recevez la Récompense de la manche. Il est de 13 ; un Mandat peut l’augmenter pour une manche.
concept-threshold-rules = S-1607, S-1608, S-1610
concept-home = Stock disponible
concept-home-text = Les hommes et les femmes disponibles peuvent être dépensés pour des Mandats, débuter une carrière ou se marier.
concept-home-rules = S-204, S-803, S-904, S-1301
concept-reserve = Stock général
concept-reserve-text = Les hommes et les femmes qui ne sont pas encore disponibles, ou qui ont été dépensés. La Progéniture et certains Assistants les rendent disponibles.
concept-reserve-rules = S-204, S-807, S-1402
concept-career = Carrière
concept-career-text = Un point de mouvement place un homme au bas d’une carrière ou l’avance d’une case. La quatrième case rapporte 2 florins, la sixième une case d’initiative.
concept-career-rules = S-904, S-905, S-911, S-912
concept-rank = Rang
concept-rank-text = Plus un homme est haut dans sa carrière, plus son rang est élevé, de 1 à 4. Une case de ville demande au moins un rang égal à sa valeur.
concept-rank-rules = S-1204, S-918
concept-mission = Mission
concept-mission-text = Un homme quitte sa carrière pour une ville et rapporte tous les PV de sa case. Si sa rangée du Plan a besoin de la tuile Mission, vous la prenez.
concept-mission-rules = S-1201, S-1205, S-1206
concept-marriage = Mariage
concept-marriage-text = Une femme disponible part pour une ville avec une dot. Si votre rangée mariage a besoin de la tuile Mariage, vous la prenez.
concept-marriage-rules = S-1301, S-1303, S-1306
concept-dowry = Dot
concept-dowry-text = Au moins la valeur de la case de ville, au plus 4 florins ; chaque florin rapporte 2 PV.
concept-dowry-rules = S-1303, S-1304, S-1305
concept-city = Case de ville
concept-city-text = Huit cases de valeur 1, 1, 2, 2, 3, 3, 4, 4, remplies à partir de la plus basse par les hommes et les femmes de tous. Qui s’y rend y reste.
concept-city-rules = S-112, S-1202, S-1213
concept-tile = Tuile Alliance
concept-tile-text = Une Maison et de 2 à 5 PV. Elle se prend par une mission ou un mariage, et seulement si la rangée a besoin de cette Maison.
concept-tile-rules = S-104, S-1105, S-1106
concept-face-down = Tuile face cachée
concept-face-down-text = Piochée sans la regarder et posée à côté de n’importe quelle rangée : 1 PV, et une tuile de plus vers les trois qu’il faut.
concept-face-down-rules = S-1108, S-1109, S-1905
concept-row = Rangée du Plan
concept-row-text = Avec trois tuiles ou plus, visibles ou cachées, toutes les tuiles de la rangée comptent à la fin ; avec moins, aucune.
concept-row-rules = S-1101, S-1903, S-1904
concept-initiative = Initiative
concept-initiative-text = En fin de manche, votre case de la piste rapporte ses PV et le disque le plus haut devient premier. Puis tous repartent du bas.
concept-initiative-rules = S-1602, S-1603, S-1605
concept-stack = Pile d’initiative
concept-stack-text = Sur une même case, le disque du dessus joue avant. Qui arrive plus tard se pose dessus.
concept-stack-rules = S-1002, S-1604
concept-mandate = Mandat
concept-mandate-text = Deux par zone de couleur, l’un payé en hommes, l’autre en femmes. Quiconque a un dé de cette couleur peut utiliser la même tuile.
concept-mandate-rules = S-801, S-802, S-805, S-809
concept-helper = Assistant
concept-helper-text = Engagé une fois, il peut travailler après chaque action d’un dé de sa colonne : de haut en bas, chacun à votre gré.
concept-helper-rules = S-601, S-701, S-703, S-704
concept-progeny = Progéniture
concept-progeny-text = Lancez un dé par Mariée : de 1 à 3, une femme rejoint votre stock disponible ; de 4 à 6, un homme.
concept-progeny-rules = S-1401, S-1402, S-1403
concept-bride = Mariée
concept-bride-text = Aux manches 1 à 5, qui reçoit une Récompense peut en placer une : des PV tout de suite, un dé Progéniture de plus désormais et, dès la manche 2, aussi 2 florins.
concept-bride-rules = S-1802, S-1803, S-1805
concept-reward = Récompense
concept-reward-text = Manches 1 à 5 : le bonus de la tuile ou 3 florins. Manches 6 et 7 : les PV de la tuile et, si vous le voulez, 5 PV pour 5 florins.
concept-reward-rules = S-1613, S-1616, S-1617
concept-end = Fin de la partie
concept-end-text = Après la manche 7, chaque homme en carrière rapporte la moitié de sa case, arrondie à l’inférieur, et les rangées de trois tuiles ou plus rapportent. En cas d’égalité, le premier dans l’ordre du tour l’emporte.
concept-end-rules = S-1902, S-1903, S-2001
concept-reconstructed = Valeur reconstituée
concept-reconstructed-text = Choisie pour ce programme, la valeur imprimée n’étant pas publique. Qui possède la boîte peut la corriger avec un fichier de matériel.
concept-reconstructed-rules = S-105, S-608, S-917
concept-florins = Florins
concept-florins-text = L’argent des dés, des dots et des Assistants. Il n’en manque jamais, et personne ne peut s’endetter.
concept-florins-rules = S-106, S-107
