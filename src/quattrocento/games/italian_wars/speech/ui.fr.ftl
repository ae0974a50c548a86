# Les guerres d’Italie dans le navigateur, en français : ce que Virtù n’y dit pas, ou dit autrement.

ui-tagline-italian_wars = Deux rois, trois Cités Majeures et la route de Naples.

## La barre et les manches

ui-season = { $season } · manche { $year }
ui-scene-year = Fin de la manche
ui-scene-year-ends = La manche { $year } se termine : ordre et prestige
ui-rounds = Manches
ui-wages-round = solde cet Hiver
ui-wages-in = solde, manche { $round } : { $florins }
ui-two-months = deux mois chacune

## Le plateau d’influence

ui-zone-alliance = Alliance
ui-zone-favourable = Favorable
ui-zone-neutral = Neutre
ui-track = Influence : { $major }
ui-marker-middle = marqueur au milieu
ui-marker-towards = marqueur avancé de { $count } vers { $seat }
ui-favourable-to = favorable à { $seat }
ui-holder-red = { major-florence }
ui-holder-green = { major-venice }
ui-holder-white = { major-rome }
ui-owned-by-red = de Florence
ui-owned-by-green = de Venise
ui-owned-by-white = de Rome
ui-trophies = Trophées : { $count }
ui-siege-optional = on peut la laisser
ui-wins-with = gagne avec
ui-and = et
ui-majors-too = et { $count } parmi
ui-won-at-once = victoire automatique
ui-you-win-at-once = Victoire automatique : vous contrôlez { $cities }
ui-wins-at-once = Victoire automatique : { $seat } contrôle { $cities }

## L’affaire en cours

ui-courting = Des Couronnes à répartir
ui-where-crowns = Où vont vos Couronnes ?
ui-one-annexation = une annexion au plus
ui-ally-sends = La carte de l’allié
ui-ally-sends-text = sur un espace Cortigiano libre
ui-title-influence = Influencer { $major }
ui-title-allied_march = { $city } – { $goal }
ui-title-allied_sail = { $city } – { $goal }
ui-title-allied_recruit = Recruter : { $city }
ui-do-influence = Influencer { $major }
ui-do-conclude = Conclure l’Alliance
ui-do-allied_march = Marcher vers { $goal }
ui-do-allied_sail = Naviguer vers { $goal }
ui-do-allied_retreat = Battre en retraite vers { $goal }
ui-do-allied_recruit = Recruter : { $city }
ui-chip-influence = { $major }
ui-chip-conclude = Alliance : { $major }
ui-chip-allied_march = { $major } : { $city } – { $goal }
ui-chip-allied_sail = { $major } : { $city } – { $goal }
ui-group-annex = { action-annex }
ui-asks-group-annex = Quelle Cité annexez-vous ?
ui-why-no-crown = pas de Couronne
ui-why-not-in-alliance-zone = hors de votre zone
ui-why-rival-agent-on-track = Agent du rival
ui-why-no-allied-troop-left = plus aucune

## Le marché

ui-titles = Titres et Guilde
ui-ware-duchy = pour Naples
ui-ware-principality = pour la France
ui-ware-kingdom = pour Naples

## Les cartes en peu de lettres

ui-short-charles = Charles VIII
ui-short-orleans = Orléans
ui-short-ludovico_sforza = Ludovic
ui-short-briconnet = Briçon­net
ui-short-ferdinand_of_aragon = Ferdinand
ui-short-cordoba = Cordoue
ui-short-frederick = Frédéric
ui-short-savonarola = Savona­role
ui-short-piero = Pierre
ui-short-agostino_barbarigo = Barbarigo
ui-short-gonzaga = Gonzague
ui-short-alexander_vi = Alexandre
ui-short-cesare_borgia = César
ui-short-kingdom_of_france = Royaume

## Les joueurs

ui-change-influence = influence
ui-stock-alliances = Alliances
ui-stock-indulgences = Indulgences
ui-did-influence = a courtisé { $major }
ui-did-concludes = s’est allié : { $major }
ui-did-moves_allied = a marché sur { $goal }
ui-did-recruits_allied = a recruté : { $city }
ui-did-wins_trophy = a pris { $city }
ui-did-room_without_action = n’a pas eu d’Action

## Ce que sont les choses

ui-action-annex-text = Répartissez des Couronnes entre une Cité neutre à portée et la faveur des Cités Majeures, ou concluez une Alliance.
ui-action-none-text = Cette Salle n’a pas d’Action tant qu’aucune carte n’y est posée en Action.
ui-action-govern-text = Une Couronne ou une Croix rend disponibles deux tuiles de votre Domaine.
ui-tip-posture-neutral = Neutre : les Troupes qui entrent doivent s’arrêter ; un siège est permis, mais pas obligatoire.
ui-tip-posture-favourable = Favorable : vos Troupes peuvent y passer, y rester et s’y replier, et la défendent ; vous ne pouvez pas l’assiéger.
ui-tip-posture-hostile = Hostile : les Troupes qui entrent doivent s’arrêter et l’assiéger à la fin du Printemps.
ui-tip-posture-allied = Votre alliée : ses Cités comptent comme les vôtres, sous ses propres disques.
ui-tip-posture-rival_ally = Alliée du rival : ses Cités sont celles du rival et doivent être assiégées.
ui-tip-posture-eliminated = Éliminée : sa capitale a été prise.
ui-tip-track-agent = L’Agent annule la première Couronne ou Croix que le rival dépense ici à chaque Action, et empêche son Alliance.
ui-tip-ally-text = L’Alliance est définitive : cartes, tuiles, Troupes et Agent servent l’allié ; chaque Alliance vaut du prestige.
ui-tip-fallen-text = Sa capitale fut prise alors qu’elle n’avait pas d’allié : Troupes, disques, cartes et Agent ont quitté la partie.
ui-tip-rounds = Manches
ui-tip-rounds-text = La guerre dure vingt et une manches au plus ; une pièce marque les Hivers avec solde.
ui-tip-wages-text = Toutes les quatre manches : un florin pour deux Troupes sur la carte, alliées comprises, dès la première.
ui-tip-trophy-text = Un pour chaque Cité prise au rival ou à une Cité Majeure ; ils s’additionnent.
ui-tip-goal-0 = France
ui-tip-goal-0-text = La France gagne aussitôt si elle tient Naples et deux des trois Cités Majeures à la fin d’un Printemps.
ui-tip-goal-1 = Naples
ui-tip-goal-1-text = Naples gagne aussitôt si elle tient Milan et Turin à la fin d’un Printemps.
ui-tip-agents-text = Une Cité, une Salle et une piste d’influence portent chacune un seul Agent.
ui-tip-court-text = Les cartes de la cour paient, puis sont épuisées. Les Titres et une carte de chaque allié ouvrent d’autres espaces.
ui-tip-indulgence-text = Une fois par manche : une Couronne ou trois florins, mais elle bloque la Salle du marqueur jusqu’à sa libération et coûte un point à la fin.
