# Signorie dans le navigateur, en français : les noms imprimés et dits du plateau et des tableaux.

ui-tagline-signorie = Choisissez des dés, élevez une famille, mariez-la et envoyez-la par l’Italie.
ui-sea-adriatic = Mare Adriatico
ui-sea-tyrrhenian = Mar Tirreno
ui-threshold-is = Seuil { $threshold }
ui-this-round = cette manche
ui-vp-at-round-end = PV en fin de manche
ui-scene-round-ends = La manche { $round } se termine
ui-scene-order = Nouvel ordre
ui-scene-threshold = Seuil
ui-scene-reward = Récompense et mariée
ui-scene-points = Points
ui-scene-order-how = L’initiative rapporte et fixe le nouvel ordre
ui-scene-threshold-how = Qui reste sous le seuil ?
ui-scene-reward-how = Récompenses et mariées
ui-scene-round-all = Ordre, récompenses et points de cette manche
ui-scene-you = Vous
ui-scene-was = avant : { ui-nth }
ui-scene-stays = inchangé
ui-scene-just = juste atteint
ui-scene-below = { $count } de moins
ui-scene-over = { $count } de trop
ui-scene-bride = mariée
ui-scene-nothing = rien pris
ui-scene-no-reward = ni récompense ni mariée
ui-scene-next = L’initiative revient au départ. Ensuite : nouvelles tuiles, nouveaux dés et mandats.
ui-out-of-play = hors jeu
ui-initiative = Piste Initiative
ui-mat = Tableau de { $seat }
ui-mandates = Mandats
ui-your-house = Votre maison
ui-their-house = { $seat }
ui-your-plan = Votre Plan
ui-their-plan = Plan de { $seat }
ui-florins-word = { $florins ->
    [one] florin
   *[other] florins
}
ui-has-florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
ui-florins-text = Les florins paient les dés, les Assistants et les dots. Ils ne manquent jamais et ne comptent pas à la fin.
ui-at-home = Disponibles : { $men } hommes, { $women } femmes
ui-at-home-one = { $sex ->
    [woman] Femmes disponibles { $count }, en réserve { $out }
   *[man] Hommes disponibles { $count }, en réserve { $out }
}
ui-reserve = { $sex ->
    [woman] Femmes en réserve : { $count }
   *[man] Hommes en réserve : { $count }
}
ui-brides = Mariées : { $brides }
ui-threshold = Dés { $sum }, seuil { $threshold }
ui-of = sur { $count }
ui-over = au-dessus
ui-over-threshold = au-dessus : pas de récompense
ui-left-for-reward = encore { $count } sous le seuil
ui-die = Dé { $column } { $value }
ui-column-title = Colonne { $column }
ui-column = Colonne { $column }, valeur { $value }, { $die ->
    [0] sans dé
   *[other] dé { $die }
}
ui-hire = Engager : { $ring }
ui-mandate = Mandat { $mandate } : { $sex ->
    [woman] { $takes ->
        [open] 1–{ $most } femmes
       *[fixed] { $most ->
            [1] 1 femme
           *[other] { $most } femmes
        }
    }
   *[man] { $takes ->
        [open] 1–{ $most } hommes
       *[fixed] { $most ->
            [1] 1 homme
           *[other] { $most } hommes
        }
    }
}
ui-helper = Assistant en { $column } : { $helper }, { $hired ->
    [yes] engagé
   *[no] coûte { $florins }
}
ui-floor = Carrière { $career }, case { $space } : { $vp } PV, rang { $rank }
ui-man = { $seat } : { $count ->
    [one] un homme
   *[other] { $count } hommes
}, carrière { $career }, case { $space }, rang { $rank }
ui-city = { $city } : { $free } cases libres, tuile Mission { $mission }, tuile Mariage { $marriage }
ui-city-out = { $city } : hors jeu
ui-tile = { $kind ->
    [marriage] Tuile Mariage { $house } { $vp }
   *[mission] Tuile Mission { $house } { $vp }
}
ui-no-tile = { $kind ->
    [marriage] Pas de tuile Mariage
   *[mission] Pas de tuile Mission
}
ui-row = Rangée { $row } : { $tiles } tuiles, { $vp } PV
ui-row-political = Politique
ui-row-clerical = Clergé
ui-row-military = Militaire
ui-row-marriage = Mariage
ui-vp = { $vp } PV
ui-tiles-of = { $tiles } sur { $fewest } tuiles
ui-tiles-short = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
ui-rows-scored = { $count } rangées sur { $rows }
ui-symbol-or = ou
ui-symbol-die = dé
ui-symbol-again = encore
ui-change-vp = points de victoire
ui-change-florins = florins
ui-change-men = hommes disponibles
ui-change-women = femmes disponibles
ui-change-initiative = initiative
ui-stock-florins = florins
ui-stock-men = hommes disponibles
ui-stock-women = femmes disponibles
ui-stock-helpers = Assistants
ui-stock-brides = épouses
ui-stock-tiles = tuiles Alliance
ui-stock-missions = hommes en mission
ui-stock-marriages = femmes mariées
ui-dice-sum = Vos dés ensuite
ui-difference = Sous la valeur de la colonne : payez la différence
ui-no-difference = Assez haut : rien à payer
ui-hiring-costs = Pour engager
ui-mission-scores = En mission
ui-end-scores = En fin de partie
ui-next-space = La prochaine case demande
ui-row-scores = Compte à la fin
ui-tile-wanted = { $tile } : votre rangée { $row } la veut
ui-tile-unwanted = { $tile } : aucune de vos rangées ne la veut
ui-do-take_die = Prendre le { $column } { $value }
ui-do-to = L’envoyer à { $city }
ui-do-send = Envoyer cet homme
ui-do-marry = Marier à { $city }
ui-do-dowry = Payer une dot de { $florins }
ui-do-train = Commencer sa carrière
ui-do-advance = Il avance
ui-do-place_helper = Engager cet Assistant
ui-do-activate = Faire travailler l’Assistant
ui-do-spend = En dépenser { $meeples }
ui-do-row = La poser à cette rangée

## Réponses d’avance

ui-order-pass = Passer jusqu’à la fin de cette manche

## The lines of the chronicle

ui-turn-die = { $column } { $value }
ui-turn-mandate = Mandat « { $mandate } »
ui-turn-activates = Assistant
ui-turn-hires = un Assistant engagé
ui-turn-round-ends = Fin de la manche
ui-turn-final = Décompte final
ui-code-letter-b = un bonus parmi les récompenses, par son numéro
ui-code-letter-m = un mandat, par son numéro
ui-code-letter-v = une récompense en points, par son numéro
