# Virtù en français. Identifiants et arguments : voir quattrocento/words/__init__.py.

## Le jeu

game-virtu = Virtù
game-virtu-blurb = Conduisez une dynastie de l’Italie de la Renaissance. Chaque Printemps, votre marqueur parcourt les Salles de votre Palais jusqu’à une Action ; chaque Hiver, vous payez vos Troupes, réorganisez votre cour et achetez ce qu’il vous faut. Annexez, assiégez, patronnez, intriguez et alliez-vous aux grandes puissances.
game-virtu-summary = Une année compte un Printemps et un Hiver. Au Printemps, dans l’ordre du tour, chacun avance son marqueur d’une ou deux Salles et effectue l’Action de cette Salle : Gouverner, Patronner, Annexer, Guerroyer, Intriguer ou Commercer. Les symboles des cartes et des tuiles servent à payer ; chaque carte ou tuile donne un seul type de symbole par paiement, puis elle est épuisée, sauf les cartes de la Salle elle-même. Passer une flèche rend disponibles les Cortigiani de ce côté.
    Après tous les tours, les sièges sont résolus, les Troupes battent en retraite et le nombre de Cités fixe le nouvel ordre du tour. En Hiver, chacun paie les soldes, déplace des cartes dans son Palais, achète, recrute et peut conclure une Alliance. L’année où quelqu’un possède huit Cités ou atteint le dernier rang du Patronage, ou lorsqu’il ne reste plus de Cité neutre, est la dernière. Le plus grand prestige l’emporte.

edition-french = française
edition-german = allemande
edition-portuguese = portugaise

option-first_player = Premier joueur
option-first_player-text = Qui commence ; les autres suivent dans le sens horaire.
option-first_player-lot = tiré au sort
option-first_player-lot-text = Le sort décide.
option-first_player-red = rouge
option-first_player-red-text = Rouge commence.
option-first_player-yellow = jaune
option-first_player-yellow-text = Jaune commence.
option-first_player-green = vert
option-first_player-green-text = Vert commence.
option-first_player-blue = bleu
option-first_player-blue-text = Bleu commence.
option-first_player-white = blanc
option-first_player-white-text = Blanc commence.
option-seating = Autour de la table
option-seating-text = Dans quel ordre les joueurs sont assis, dans le sens horaire.
seating-red = rouge
seating-yellow = jaune
seating-green = vert
seating-blue = bleu
seating-white = blanc
option-family_placement = Cartes Famille
option-family_placement-text = Comment les cartes Famille sont placées au début.
option-family_placement-simultaneous = tous ensemble
option-family_placement-simultaneous-text = Cachées jusqu’à ce que tous aient fini.
option-family_placement-in_order = dans l’ordre
option-family_placement-in_order-text = À découvert, un joueur après l’autre.
option-intrigue_cleanup_masks = Libérer la Salle Intriguer
option-intrigue_cleanup_masks-text = Masques qu’il faut pour retirer un Agent adverse de la Salle utilisée.
option-intrigue_cleanup_masks-1 = un Masque
option-intrigue_cleanup_masks-1-text = Le premier masque le retire (française, allemande).
option-intrigue_cleanup_masks-2 = deux Masques
option-intrigue_cleanup_masks-2-text = Les deux premiers masques le retirent (portugaise).
option-room_florin_surplus = Florins de la Salle
option-room_florin_surplus-text = Ce que deviennent les florins des cartes de la Salle au-delà du coût.
option-room_florin_surplus-keep = gardés
option-room_florin_surplus-keep-text = Ils vont au trésor.
option-room_florin_surplus-lose = perdus
option-room_florin_surplus-lose-text = Ils sont perdus (portugaise).
option-lost_space = Espace perdu
option-lost_space-text = Quel espace on perd en tombant sous cinq Cités.
option-lost_space-any = au choix
option-lost_space-any-text = Le joueur choisit parmi tous les espaces ouverts.
option-lost_space-greyed = un espace grisé
option-lost_space-greyed-text = Le joueur choisit parmi les espaces grisés.
option-defender_tokens = Jetons en défense
option-defender_tokens-text = Un défenseur peut-il utiliser des jetons de Bonus de Guerre ?
option-defender_tokens-yes = oui
option-defender_tokens-yes-text = Les deux camps le peuvent.
option-defender_tokens-no = non
option-defender_tokens-no-text = Seuls les assiégeants le peuvent, comme dit la règle française.
option-token_discard = Jetons restants
option-token_discard-text = Quand les jetons de Bonus de Guerre inutilisés sont rendus.
option-token_discard-after_all = après tous les sièges
option-token_discard-after_all-text = Ils peuvent encore servir en défense.
option-token_discard-after_own = après ses propres sièges
option-token_discard-after_own-text = Après les sièges de leur propriétaire (portugaise).
option-symbol_type_scope = Symboles d’une carte
option-symbol_type_scope-text = Une carte ou une tuile a payé avec un type de symbole : quand peut-elle en donner un autre ?
option-symbol_type_scope-payment = au paiement suivant
option-symbol_type_scope-payment-text = Redevenue disponible, elle peut donner un autre type.
option-symbol_type_scope-phase = à la saison suivante
option-symbol_type_scope-phase-text = Même redevenue disponible, elle donne le même type jusqu’à la fin du Printemps ou de l’Hiver (allemande, portugaise).
option-room_symbols = Symboles de la Salle
option-room_symbols-text = Les symboles de la Salle doivent-ils payer son Action avant tous les autres ?
option-room_symbols-first = en priorité
option-room_symbols-first-text = Ils sont utilisés en priorité, comme le disent les règles.
option-room_symbols-any = au choix
option-room_symbols-any-text = D’autres peuvent être utilisés à leur place.
option-indulgence_moment = Moment d’une Indulgence
option-indulgence_moment-text = Quand on peut solliciter une Indulgence au Printemps.
option-indulgence_moment-any = à tout moment
option-indulgence_moment-any-text = Aussi avant le déplacement et lors des sièges, quand les Florins manquent.
option-indulgence_moment-after_move = après le déplacement
option-indulgence_moment-after_move-text = Seulement à son tour, une fois le marqueur déplacé.
option-indulgence_limit = Indulgences
option-indulgence_limit-text = Combien de fois on peut en solliciter une ; l’effet est le même.
option-indulgence_limit-year = une par an
option-indulgence_limit-year-text = Au Printemps ou en Hiver.
option-indulgence_limit-phase = une par phase
option-indulgence_limit-phase-text = Une au Printemps, une en Hiver (française).
option-one_enemy_agent_per_palace = Règle pour les premières parties
option-one_enemy_agent_per_palace-text = Au plus un Agent adverse dans chaque Palais.
option-one_enemy_agent_per_palace-off = sans
option-one_enemy_agent_per_palace-off-text = Autant qu’on veut.
option-one_enemy_agent_per_palace-on = avec
option-one_enemy_agent_per_palace-on-text = Un au plus : une partie plus douce pour apprendre.

## Noms des choses

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-white = blanc
faction-florence = Florence
faction-naples = Naples
faction-venice = Venise
faction-milan = Milan
faction-rome = Rome
rival-red = Rouge
rival-yellow = Jaune
rival-green = Vert
rival-blue = Bleu
rival-white = Blanc
rival-nobody = personne
city-nice = Nice
city-turin = Turin
city-milan = Milan
city-genoa = Gênes
city-parma = Parme
city-verona = Vérone
city-venice = Venise
city-bologna = Bologne
city-ravenna = Ravenne
city-florence = Florence
city-pisa = Pise
city-siena = Sienne
city-perugia = Pérouse
city-spoleto = Spolète
city-ancona = Ancône
city-rome = Rome
city-civitavecchia = Civitavecchia
city-terracina = Terracina
city-pescara = Pescara
city-naples = Naples
city-benevento = Bénévent
city-bari = Bari
city-rossano = Rossano
city-reggio = Reggio
city-palermo = Palerme
city-ajaccio = Ajaccio
city-cagliari = Cagliari
city-tunis = Tunis
city-ragusa = Raguse
city-corfu = Corfou
goal-nice = { city-nice }
goal-turin = { city-turin }
goal-milan = { city-milan }
goal-genoa = { city-genoa }
goal-parma = { city-parma }
goal-verona = { city-verona }
goal-venice = { city-venice }
goal-bologna = { city-bologna }
goal-ravenna = { city-ravenna }
goal-florence = { city-florence }
goal-pisa = { city-pisa }
goal-siena = { city-siena }
goal-perugia = { city-perugia }
goal-spoleto = { city-spoleto }
goal-ancona = { city-ancona }
goal-rome = { city-rome }
goal-civitavecchia = { city-civitavecchia }
goal-terracina = { city-terracina }
goal-pescara = { city-pescara }
goal-naples = { city-naples }
goal-benevento = { city-benevento }
goal-bari = { city-bari }
goal-rossano = { city-rossano }
goal-reggio = { city-reggio }
goal-palermo = { city-palermo }
goal-ajaccio = { city-ajaccio }
goal-cagliari = { city-cagliari }
goal-tunis = { city-tunis }
goal-ragusa = { city-ragusa }
goal-corfu = { city-corfu }
sea-ligurian = mer Ligure
sea-tyrrhenian = mer Tyrrhénienne
sea-mediterranean = détroit de Sicile
sea-ionian = mer Ionienne
sea-adriatic = mer Adriatique
symbol-florin = florin
symbol-crown = Couronne
symbol-cross = Croix
symbol-cavalry = Cavalerie
symbol-ship = Bateau
symbol-mask = Masque
symbol-war = Guerre
symbol-arrow = Flèche
symbol-crown_or_cross = Couronne ou Croix
action-govern = Gouverner
action-patronise = Patronner
action-annex = Annexer
action-war = Guerroyer
action-intrigue = Intriguer
action-trade = Commercer
card-ambassador = Ambassadeur
card-cardinal = Cardinal
card-consigliere = Consigliere
card-podesta = Podestà
card-assassin = Assassin
card-gonfaloniere = Gonfaloniere
card-merchant = Marchand
card-maestro = Maestro
card-condottiere = Condottiere
card-banker = Banquier
card-admiral = Amiral
card-pope = Pape
card-machiavelli = Nicolas Machiavel
card-lorenzo = Laurent de Médicis
card-giuliano = Julien de Médicis
card-lucrezia_tornabuoni = Lucrezia Tornabuoni
card-ferdinand = Ferdinand II de Naples
card-alfonso = Alphonse, duc de Calabre
card-montefeltro = Federico da Montefeltro
card-barbarigo = Agostino Barbarigo
card-council_of_ten = Conseil des Dix
card-pitigliano = Niccolò Orsini de Pitigliano
card-gian_galeazzo = Jean Galéas Sforza
card-ludovico = Ludovic Sforza
card-sanseverino = Galeazzo Sanseverino
card-alexander = Alexandre VI
card-cesare = César Borgia
card-lucrezia_borgia = Lucrèce Borgia
tile-nice = { city-nice }
tile-turin = { city-turin }
tile-milan = { city-milan }
tile-genoa = { city-genoa }
tile-parma = { city-parma }
tile-verona = { city-verona }
tile-venice = { city-venice }
tile-bologna = { city-bologna }
tile-ravenna = { city-ravenna }
tile-florence = { city-florence }
tile-pisa = { city-pisa }
tile-siena = { city-siena }
tile-perugia = { city-perugia }
tile-spoleto = { city-spoleto }
tile-ancona = { city-ancona }
tile-rome = { city-rome }
tile-civitavecchia = { city-civitavecchia }
tile-terracina = { city-terracina }
tile-pescara = { city-pescara }
tile-naples = { city-naples }
tile-benevento = { city-benevento }
tile-bari = { city-bari }
tile-rossano = { city-rossano }
tile-reggio = { city-reggio }
tile-palermo = { city-palermo }
tile-ajaccio = { city-ajaccio }
tile-cagliari = { city-cagliari }
tile-tunis = { city-tunis }
tile-ragusa = { city-ragusa }
tile-corfu = { city-corfu }
tile-duchy = Duché
tile-principality = Principauté
tile-kingdom = Royaume
tile-republic = République
tile-guild = Guilde
tile-cannons = Canons
tile-kingdom_of_france = Royaume de France
tile-cathedral = Cathédrale
ware-ambassador = { card-ambassador }
ware-cardinal = { card-cardinal }
ware-consigliere = { card-consigliere }
ware-podesta = { card-podesta }
ware-assassin = { card-assassin }
ware-gonfaloniere = { card-gonfaloniere }
ware-merchant = { card-merchant }
ware-maestro = { card-maestro }
ware-condottiere = { card-condottiere }
ware-banker = { card-banker }
ware-admiral = { card-admiral }
ware-pope = { card-pope }
ware-duchy = { tile-duchy }
ware-principality = { tile-principality }
ware-kingdom = { tile-kingdom }
ware-republic = { tile-republic }
ware-guild = { tile-guild }
ware-cathedral = { tile-cathedral }
space-action1 = Salle I
space-action2 = Salle II
space-action3 = Salle III
space-action4 = Salle IV
space-action5 = Salle V
space-improvement1 = Salle I, en Amélioration
space-improvement2 = Salle II, en Amélioration
space-improvement3 = Salle III, en Amélioration
space-improvement4 = Salle IV, en Amélioration
space-improvement5 = Salle V, en Amélioration
space-left1 = Cortigiano gauche 1
space-left2 = Cortigiano gauche 2
space-left3 = Cortigiano gauche 3
space-right1 = Cortigiano droite 1
space-right2 = Cortigiano droite 2
space-right3 = Cortigiano droite 3
side-left = gauche
side-right = droite
side-attack = attaque
side-defence = défense
power-france = Royaume de France
power-ottoman = Empire ottoman
power-empire = Saint Empire
bonus-leonardo = Léonard de Vinci
bonus-leonardo-text = Une fois par siège ou bataille : +1 pour 1 florin.
bonus-copernicus = Nicolas Copernic
bonus-copernicus-text = Un espace Cortigiano de plus.
bonus-michelangelo = Michel-Ange
bonus-michelangelo-text = Une Couronne gratuite chaque fois que vous patronnez.
bonus-columbus = Christophe Colomb
bonus-columbus-text = Rien que du prestige.
bonus-machiavelli = Nicolas Machiavel
bonus-machiavelli-text = Une carte pour votre cour : 2 Masques ou 2 Couronnes.
bonus-bastion = Le Bastion
bonus-bastion-text = +2 à chaque siège d’une de vos Cités.
bonus-prince = Le Prince
bonus-prince-text = Un espace Cortigiano et un Agent de plus ; vos rivaux ne placent pas d’Agents sur ce qui est à vous.
bonus-duomo = Le Duomo
bonus-duomo-text = Une Croix de plus dans l’influence religieuse.
bonus-sistine = La chapelle Sixtine
bonus-sistine-text = Deux Croix de plus dans l’influence religieuse.
bonus-cannons = Les Canons
bonus-cannons-text = Une tuile : +2 dans un siège pour 1 florin, puis épuisée.
place-nice = { city-nice }
place-turin = { city-turin }
place-milan = { city-milan }
place-genoa = { city-genoa }
place-parma = { city-parma }
place-verona = { city-verona }
place-venice = { city-venice }
place-bologna = { city-bologna }
place-ravenna = { city-ravenna }
place-florence = { city-florence }
place-pisa = { city-pisa }
place-siena = { city-siena }
place-perugia = { city-perugia }
place-spoleto = { city-spoleto }
place-ancona = { city-ancona }
place-rome = { city-rome }
place-civitavecchia = { city-civitavecchia }
place-terracina = { city-terracina }
place-pescara = { city-pescara }
place-naples = { city-naples }
place-benevento = { city-benevento }
place-bari = { city-bari }
place-rossano = { city-rossano }
place-reggio = { city-reggio }
place-palermo = { city-palermo }
place-ajaccio = { city-ajaccio }
place-cagliari = { city-cagliari }
place-tunis = { city-tunis }
place-ragusa = { city-ragusa }
place-corfu = { city-corfu }
place-red-1 = Salle I de Rouge
place-red-2 = Salle II de Rouge
place-red-3 = Salle III de Rouge
place-red-4 = Salle IV de Rouge
place-red-5 = Salle V de Rouge
place-yellow-1 = Salle I de Jaune
place-yellow-2 = Salle II de Jaune
place-yellow-3 = Salle III de Jaune
place-yellow-4 = Salle IV de Jaune
place-yellow-5 = Salle V de Jaune
place-green-1 = Salle I de Vert
place-green-2 = Salle II de Vert
place-green-3 = Salle III de Vert
place-green-4 = Salle IV de Vert
place-green-5 = Salle V de Vert
place-blue-1 = Salle I de Bleu
place-blue-2 = Salle II de Bleu
place-blue-3 = Salle III de Bleu
place-blue-4 = Salle IV de Bleu
place-blue-5 = Salle V de Bleu
place-white-1 = Salle I de Blanc
place-white-2 = Salle II de Blanc
place-white-3 = Salle III de Blanc
place-white-4 = Salle IV de Blanc
place-white-5 = Salle V de Blanc
place-france = { power-france }
place-ottoman = { power-ottoman }
place-empire = { power-empire }
origin-reserve = votre réserve
origin-nice = { place-nice }
origin-turin = { place-turin }
origin-milan = { place-milan }
origin-genoa = { place-genoa }
origin-parma = { place-parma }
origin-verona = { place-verona }
origin-venice = { place-venice }
origin-bologna = { place-bologna }
origin-ravenna = { place-ravenna }
origin-florence = { place-florence }
origin-pisa = { place-pisa }
origin-siena = { place-siena }
origin-perugia = { place-perugia }
origin-spoleto = { place-spoleto }
origin-ancona = { place-ancona }
origin-rome = { place-rome }
origin-civitavecchia = { place-civitavecchia }
origin-terracina = { place-terracina }
origin-pescara = { place-pescara }
origin-naples = { place-naples }
origin-benevento = { place-benevento }
origin-bari = { place-bari }
origin-rossano = { place-rossano }
origin-reggio = { place-reggio }
origin-palermo = { place-palermo }
origin-ajaccio = { place-ajaccio }
origin-cagliari = { place-cagliari }
origin-tunis = { place-tunis }
origin-ragusa = { place-ragusa }
origin-corfu = { place-corfu }
origin-red-1 = { place-red-1 }
origin-red-2 = { place-red-2 }
origin-red-3 = { place-red-3 }
origin-red-4 = { place-red-4 }
origin-red-5 = { place-red-5 }
origin-yellow-1 = { place-yellow-1 }
origin-yellow-2 = { place-yellow-2 }
origin-yellow-3 = { place-yellow-3 }
origin-yellow-4 = { place-yellow-4 }
origin-yellow-5 = { place-yellow-5 }
origin-green-1 = { place-green-1 }
origin-green-2 = { place-green-2 }
origin-green-3 = { place-green-3 }
origin-green-4 = { place-green-4 }
origin-green-5 = { place-green-5 }
origin-blue-1 = { place-blue-1 }
origin-blue-2 = { place-blue-2 }
origin-blue-3 = { place-blue-3 }
origin-blue-4 = { place-blue-4 }
origin-blue-5 = { place-blue-5 }
origin-white-1 = { place-white-1 }
origin-white-2 = { place-white-2 }
origin-white-3 = { place-white-3 }
origin-white-4 = { place-white-4 }
origin-white-5 = { place-white-5 }
origin-france = { place-france }
origin-ottoman = { place-ottoman }
origin-empire = { place-empire }
source-action = la Salle
source-improvement = l’Amélioration
source-left1 = { space-left1 }
source-left2 = { space-left2 }
source-left3 = { space-left3 }
source-right1 = { space-right1 }
source-right2 = { space-right2 }
source-right3 = { space-right3 }
source-nice = { tile-nice }
source-turin = { tile-turin }
source-milan = { tile-milan }
source-genoa = { tile-genoa }
source-parma = { tile-parma }
source-verona = { tile-verona }
source-venice = { tile-venice }
source-bologna = { tile-bologna }
source-ravenna = { tile-ravenna }
source-florence = { tile-florence }
source-pisa = { tile-pisa }
source-siena = { tile-siena }
source-perugia = { tile-perugia }
source-spoleto = { tile-spoleto }
source-ancona = { tile-ancona }
source-rome = { tile-rome }
source-civitavecchia = { tile-civitavecchia }
source-terracina = { tile-terracina }
source-pescara = { tile-pescara }
source-naples = { tile-naples }
source-benevento = { tile-benevento }
source-bari = { tile-bari }
source-rossano = { tile-rossano }
source-reggio = { tile-reggio }
source-palermo = { tile-palermo }
source-ajaccio = { tile-ajaccio }
source-cagliari = { tile-cagliari }
source-tunis = { tile-tunis }
source-ragusa = { tile-ragusa }
source-corfu = { tile-corfu }
source-duchy = { tile-duchy }
source-principality = { tile-principality }
source-kingdom = { tile-kingdom }
source-republic = { tile-republic }
source-guild = { tile-guild }
source-cannons = { tile-cannons }
source-kingdom_of_france = { tile-kingdom_of_france }
source-cathedral = { tile-cathedral }
source-ottoman = { power-ottoman }
source-empire = { power-empire }
source-indulgence = une Indulgence
source-cities = Cités
source-cities_lead = Le plus de Cités
source-patronage = Patronage
source-patronage_lead = Premier mécène
source-printed = Cartes et tuiles
source-cathedrals = Cathédrales
source-religion = Influence religieuse
source-trophies = Trophées
source-alliances = Alliances
source-indulgences = Indulgences
means-spend_token = un jeton de Bonus de Guerre
means-war_card = le symbole Guerre d’une carte
means-leonardo = Léonard
means-cannons = les Canons
means-france = les Français
season-setup = Mise en place
season-spring = Printemps
season-sieges = Sièges
season-winter = Hiver
purpose-action = l’Action
purpose-govern = Gouverner
purpose-sailing = l’Action
purpose-freeing = se libérer de l’Indulgence
purpose-marker = le déplacement du marqueur
purpose-retreat = la retraite
purpose-bonus = le Bonus de Guerre
purpose-winter = les Troupes
purpose-purchase = les achats
purpose-alliance = l’Alliance
thing-map = Carte
thing-market = Marché
thing-palaces = Palais
thing-palace = Palais
thing-domain = Domaine
thing-court = Cour
thing-prestige = Prestige
thing-florins = Florins
thing-troops = Troupes
thing-agents = Agents
thing-cities = Cités
thing-rank = Patronage
thing-order = Ordre du tour
thing-trophies = Trophées
thing-tokens = Jetons de Bonus de Guerre
thing-crosses = Croix
thing-bonuses = Bonus de Patronage
thing-alliances = Alliances
thing-indulgences = Indulgences

## Les idées du jeu

concept-palace = Palais
concept-palace-text = Cinq Salles, chacune avec une carte en Action et une Amélioration dessous, et des espaces Cortigiano des deux côtés. Une carte d’une Salle ne sert qu’à l’Action de cette Salle et n’est jamais épuisée ; un Cortigiano sert à tout et se retourne.
concept-palace-rules = V-201, V-202, V-116
concept-marker = Marqueur d’Action
concept-marker-text = Le marqueur avance d’une ou deux Salles dans le sens horaire, plus loin contre des florins ou des Flèches. Là où il s’arrête se trouve l’Action de ce Printemps ; passer une flèche rend disponibles les Cortigiani de ce côté.
concept-marker-rules = V-402, V-413
concept-paying = Payer
concept-paying-text = Chaque carte ou tuile donne un seul type de symbole par paiement. Les cartes de la Salle restent disponibles, les Cortigiani et les tuiles sont épuisés. Les florins peuvent être pris à tout moment ; ce qui est en trop est perdu.
concept-paying-rules = V-312, V-301
concept-end-text = Termine cette étape. Les symboles inutilisés de la Salle sont perdus.
concept-indulgence = Indulgence
concept-indulgence-text = Une fois par an, l’Église aide : une Couronne ou des florins. L’Indulgence bloque ensuite la Salle jusqu’à ce que vous payiez une Croix ou deux Couronnes, et coûte un point de prestige à la fin.
concept-indulgence-rules = V-501, V-502
concept-govern = Gouverner
concept-govern-text = Chaque Couronne ou Croix rend disponibles deux tuiles de votre Domaine ou réactive une Alliance.
concept-govern-rules = V-601
concept-patronise = Patronner
concept-patronise-text = Payez florins, Couronnes et Croix pour progresser d’un rang, une fois par an. Le deuxième et le quatrième rang apportent un Bonus de Patronage.
concept-patronise-rules = V-701
concept-annex = Annexer
concept-annex-text = Une Cité neutre voisine d’une des vôtres, par la route ou de port à port par les mers : plus de Couronnes que sa valeur, et un Bateau par mer.
concept-annex-rules = V-901, V-903
concept-war = Guerroyer
concept-war-text = La Cavalerie déplace une Troupe par la route, un Bateau par la mer ; une Troupe qui atteint une Cité étrangère l’assiège. Les symboles Guerre deviennent des jetons pour les sièges à venir.
concept-war-rules = V-1001, V-1004
concept-intrigue = Intriguer
concept-intrigue-text = Chaque Masque place un Agent, en déplace un ou retire celui d’un rival. Un Agent bloque la Salle d’un rival, rend une Cité plus facile ou plus difficile à prendre et ouvre l’accès à une Alliance.
concept-intrigue-rules = V-1101
concept-siege = Siège
concept-siege-text = Les Troupes et les Bonus de Guerre contre la valeur, la garnison et les bonus du défenseur. L’assiégeant doit avoir plus. Les bonus sont annoncés un par un, chacun une fois par siège.
concept-siege-rules = V-1423, V-1401
concept-retreat = Retraite
concept-retreat-text = Les Troupes battues vont dans une Cité voisine à vous, ou par la mer pour un Bateau par mer. Celles qui ne le peuvent pas sont perdues.
concept-retreat-rules = V-1501
concept-wages = Solde
concept-wages-text = Au-delà de la deuxième, les Troupes sur la carte coûtent des florins chaque Hiver. Celles qui ne sont pas payées rentrent.
concept-wages-rules = V-1704
concept-market = Marché
concept-market-text = Personnages, Titres, une Guilde et des Cathédrales, un de chaque sorte par Hiver, payés tous ensemble.
concept-market-rules = V-1901, V-1902
concept-recruit = Recruter
concept-recruit-text = Une Troupe de votre réserve : elle coûte moins dans vos Cités de départ qu’ailleurs.
concept-recruit-rules = V-2001, V-2002
concept-alliance = Alliance
concept-alliance-text = Une grande puissance aide son allié et apporte du prestige à la fin. Un Agent à vous y épargne un symbole, et vous pouvez reprendre l’Alliance d’un rival.
concept-alliance-rules = V-2101

## Choses comptées

florins-count = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
room-numeral = { $room ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}
room-name = { $chamber ->
    [govern] { room-numeral } ({ action-govern })
    [patronise] { room-numeral } ({ action-patronise })
    [annex] { room-numeral } ({ action-annex })
    [war] { room-numeral } ({ action-war })
    [intrigue] { room-numeral } ({ action-intrigue })
    [trade] { room-numeral } ({ action-trade })
   *[none] { room-numeral }
}
rooms-count = { $rooms ->
    [one] { $rooms } Salle
   *[other] { $rooms } Salles
}
troops-count = { $troops ->
    [one] { $troops } Troupe
   *[other] { $troops } Troupes
}
crowns-count = { $crowns ->
    [one] { $crowns } Couronne
   *[other] { $crowns } Couronnes
}
ships-count = { $ships ->
    [one] { $ships } Bateau
   *[other] { $ships } Bateaux
}

## Questions

prompt-pick_card = { $you ->
    [yes] Quelle carte Famille placez-vous ensuite ?
   *[no] { $seat } place ses cartes Famille
}
prompt-lay_family = { $you ->
    [yes] Où va la carte ?
   *[no] { $seat } place une carte Famille
}
prompt-place_marker = { $you ->
    [yes] Dans quelle Salle commencez-vous ?
   *[no] { $seat } place son marqueur
}
prompt-move_marker = { $you ->
    [yes] De combien de Salles avance votre marqueur ?
   *[no] { $seat } avance son marqueur
}
prompt-free_indulgence = { $you ->
    [yes] Vous libérez-vous d’une Indulgence au passage ?
   *[no] { $seat } peut se libérer d’une Indulgence
}
prompt-no_action = { $you ->
    [yes] Cette Salle est bloquée. Sollicitez-vous une Indulgence ?
   *[no] { $seat } n’a pas d’Action ici
}
prompt-pay = { $you ->
    [yes] Payez pour { $purpose } : reste { $owed }
   *[no] { $seat } paie pour { $purpose }
}
prompt-govern = { $you ->
    [yes] Gouverner : que fait la prochaine Couronne ou Croix ?
   *[no] { $seat } gouverne
}
prompt-patronise = { $you ->
    [yes] Progressez-vous d’un rang de Patronage ?
   *[no] { $seat } patronne
}
prompt-choose_bonus = { $you ->
    [yes] Quel Bonus de Patronage prenez-vous ?
   *[no] { $seat } prend un Bonus de Patronage
}
prompt-place_card = { $you ->
    [yes] Où va { $card } ?
   *[no] { $seat } place { $card }
}
prompt-trade = { $you ->
    [yes] Commercer : quels Bateaux envoyez-vous ?
   *[no] { $seat } commerce
}
prompt-annex = { $you ->
    [yes] Quelle Cité annexez-vous ?
   *[no] { $seat } annexe
}
prompt-war = { $you ->
    [yes] Guerroyer : quelle Troupe se déplace, ou prenez-vous un jeton ?
   *[no] { $seat } guerroie
}
prompt-intrigue = { $you ->
    [yes] Intriguer : que fait le prochain Masque ?
   *[no] { $seat } intrigue
}
prompt-send_agent = { $you ->
    [yes] Où va l’Agent ?
   *[no] { $seat } envoie un Agent
}
prompt-lose_space = { $you ->
    [yes] Vous voilà sous cinq Cités. Quel espace Cortigiano perdez-vous ?
   *[no] { $seat } perd un espace Cortigiano
}
prompt-rehouse = { $you ->
    [yes] Où va la carte de l’espace perdu ?
   *[no] { $seat } déplace la carte d’un espace perdu
}
prompt-choose_siege = { $you ->
    [yes] Quel siège résolvez-vous ensuite ?
   *[no] { $seat } choisit un siège
}
prompt-storm_or_leave = { $you ->
    [yes] La bataille est gagnée. Assiégez-vous { $city } maintenant ?
   *[no] { $seat } peut assiéger { $city }
}
prompt-announce = { $you ->
    [yes] { $city } : { $attack } contre { $defence }. Encore un Bonus de Guerre ?
   *[no] { $seat } peut utiliser un Bonus de Guerre à { $city } ({ $attack } contre { $defence })
}
prompt-retreat = { $you ->
    [yes] Où vos Troupes battent-elles en retraite ?
   *[no] { $seat } bat en retraite
}
prompt-wages = { $you ->
    [yes] Combien de solde payez-vous ?
   *[no] { $seat } paie la solde
}
prompt-dismiss = { $you ->
    [yes] Quelle Troupe impayée renvoyez-vous ?
   *[no] { $seat } renvoie des Troupes
}
prompt-reorganise = { $you ->
    [yes] Déplacez-vous une carte dans votre Palais ?
   *[no] { $seat } réorganise son Palais
}
prompt-move_card = { $you ->
    [yes] Où va la carte ?
   *[no] { $seat } déplace une carte
}
prompt-buy = { $you ->
    [yes] Qu’achetez-vous ?
   *[no] { $seat } achète
}
prompt-choose_site = { $you ->
    [yes] Dans quelle Cité construisez-vous la Cathédrale ?
   *[no] { $seat } construit une Cathédrale
}
prompt-recruit = { $you ->
    [yes] Où recrutez-vous ?
   *[no] { $seat } recrute
}
prompt-make_alliance = { $you ->
    [yes] Concluez-vous une Alliance ?
   *[no] { $seat } peut conclure une Alliance
}
prompt-discount = { $you ->
    [yes] Quel symbole votre Agent vous épargne-t-il ?
   *[no] { $seat } choisit une remise
}

## Choix

move-family = { $card }
move-family_to = { $space }
move-to = { $space }
move-room = Salle { room-numeral }
move-move = Avancer de { rooms-count }
move-hurry = Avancer de { rooms-count }, dont une pour des florins
move-collect = Percevoir les florins : { $source }
move-take_florins = Prendre les florins : { $source }
move-pay = { $source } : { $symbol }
move-indulgence = Solliciter une Indulgence : florins
move-end = Terminé
move-free = Libérer la Salle { room-numeral } ({ $symbol })
move-turn = Retourner { $tile }
move-reactivate = Réactiver : { $power }
move-patronise = Progresser d’un rang
move-bonus = { $bonus }
move-discard = Défausser la carte : { $space }
move-annex = { $city }
move-march = { $city } – { $goal } par la route
move-sail = { $city } – { $goal } par la mer
move-token = Jeton de Bonus de Guerre : { $source }
move-place = Placer un Agent
move-shift = Déplacer l’Agent : { $place }
move-remove = Retirer l’Agent : { $place }
move-agent_to = { $place }
move-lose = { $space }
move-besiege = Assiéger { $city }
move-give_up = Abandonner le siège : { $city }
move-spend_token = Utiliser un jeton de Bonus de Guerre
move-war_card = Guerre +{ $symbols } : { $space }
move-leonardo = Léonard
move-cannons = Les Canons
move-france = Les Français
move-pass = Passer
move-retreat = { $city } vers { $goal }
move-disband = Renoncer à une Troupe : { $city }
move-wages = { florins-count }
move-dismiss = Une Troupe à { $city }
move-lift = La carte : { $space }
move-buy = { $ware }
move-site = { $city }
move-recruit = { $city }
move-ally = { $power }
move-less = { $symbol } en moins

## Ce qui s’est passé

event-lays_in_secret = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
} { $card } : { $space }.
event-lays_hidden = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
} une carte Famille.
event-lays_family = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
} { $card } : { $space }.
event-shows_family = { $you ->
    [yes] Vous montrez
   *[no] { $seat } montre
} { $card } : { $space }.
event-spring = Printemps, année { $year }.
event-winter = Hiver, année { $year }.
event-begins = { $you ->
    [yes] Vous commencez
   *[no] { $seat } commence
}, tiré au sort.
event-places_marker = { $you ->
    [yes] Vous commencez
   *[no] { $seat } commence
} dans la Salle { room-name }.
event-moves_marker = { $you ->
    [yes] Vous avancez
   *[no] { $seat } avance
} de { rooms-count }, jusqu’à la Salle { room-name }.
event-refreshes = Les Cortigiani de { $side } { $you ->
    [yes] de votre Palais
   *[no] de { $seat }
} sont de nouveau disponibles.
event-frees = { $you ->
    [yes] Vous vous libérez
   *[no] { $seat } se libère
} de l’Indulgence de la Salle { room-name }.
event-lays_indulgence = { $you ->
    [yes] Vous sollicitez
   *[no] { $seat } sollicite
} une Indulgence, posée sur la Salle { room-name }.
event-room_covered = Une Indulgence bloque { $you ->
    [yes] votre Salle { room-name }
   *[no] la Salle { room-name } de { $seat }
}.
event-room_watched = Un Agent bloque { $you ->
    [yes] votre Salle { room-name }
   *[no] la Salle { room-name } de { $seat }
}.
event-acts = { $you ->
    [yes] Votre Action
   *[no] Action de { $seat }
} : { $action }.
event-forgoes = { $you ->
    [yes] Vous renoncez
   *[no] { $seat } renonce
} à l’Action.
event-draws = { $you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
} { $source } : { $amount } × { $symbol }.
event-spends = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
} { florins-count }.
event-turns = { $you ->
    [yes] Vous rendez
   *[no] { $seat } rend
} disponible : { $tile }.
event-reactivates = { $you ->
    [yes] Vous réactivez votre Alliance
   *[no] { $seat } réactive son Alliance
} : { $power }.
event-rises = { $you ->
    [yes] Vous progressez
   *[no] { $seat } progresse
} au rang { $rank } du Patronage.
event-takes_bonus = { $you ->
    [yes] Vous prenez le Bonus
   *[no] { $seat } prend le Bonus
} : { $bonus }.
event-gains_agent = { $you ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} un Agent de plus.
event-lays_card = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
} { $card } : { $space }.
event-discards = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} { $card }.
event-trades = { $you ->
    [yes] Vous commercez
   *[no] { $seat } commerce
} avec { ships-count } : { florins-count }.
event-annexes = { $you ->
    [yes] Vous annexez
   *[no] { $seat } annexe
} { $city }.
event-takes_city = { $you ->
    [yes] Vous contrôlez
   *[no] { $seat } contrôle
} { $city }.
event-moves_troop = Une Troupe { $you ->
    [yes] à vous
   *[no] de { $seat }
} se déplace : { $city } – { $goal }.
event-takes_token = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} un jeton de Bonus de Guerre.
event-sends_agent = { $you ->
    [yes] Vous envoyez
   *[no] { $seat } envoie
} un Agent : { $place }.
event-removes_agent = { $you ->
    [yes] Vous retirez
   *[no] { $seat } retire
} un Agent de { $rival } : { $place }.
event-loses_space = { $you ->
    [yes] Vous perdez
   *[no] { $seat } perd
} un espace : { $space }.
event-moves_card = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
} { $card } : { $space }.
event-battle = { $you ->
    [yes] Vous affrontez
   *[no] { $seat } affronte
} { $rival } en bataille rangée devant { $city }.
event-battle_fought = Bataille rangée : { $seat } { $attack }, { $rival } { $defence }.
event-gives_up = { $you ->
    [yes] Vous abandonnez
   *[no] { $seat } abandonne
} le siège : { $city }.
event-besieges = { $you ->
    [yes] Vous assiégez
   *[no] { $seat } assiège
} { $city }.
event-war_bonus = { $you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
} { $means } : +{ $strength }.
event-siege = { $city }, siège de { $seat } : { $attack } contre { $defence }.
event-trophy = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} un Trophée de { $rival }.
event-wins_cathedral = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} une Cathédrale de { $rival }.
event-retreats = Une Troupe { $you ->
    [yes] à vous
   *[no] de { $seat }
} bat en retraite : { $city } – { $goal }.
event-disbands = { $you ->
    [yes] Vous perdez
   *[no] { $seat } perd
} { troops-count } : { $city }.
event-order = Nouvel ordre du tour : { $order }.
event-last_year = Cette année est la dernière.
event-dismisses = { $you ->
    [yes] Vous renvoyez
   *[no] { $seat } renvoie
} une Troupe : { $city }.
event-recruits = { $you ->
    [yes] Vous recrutez
   *[no] { $seat } recrute
} une Troupe : { $city }.
event-buys = { $you ->
    [yes] Vous achetez
   *[no] { $seat } achète
} : { $ware }.
event-builds = { $you ->
    [yes] Vous construisez
   *[no] { $seat } construit
} une Cathédrale : { $city }.
event-allies = { $you ->
    [yes] Vous concluez
   *[no] { $seat } conclut
} une Alliance : { $power }.
event-final = { $seat } : { $source } { $prestige }.

## Pourquoi pas

why-action-without-effect = l’Action n’a encore eu aucun effet
why-agent-there = un Agent s’y trouve déjà
why-alliance-paid = elle a déjà payé pour cette Action
why-alliance-ready = son bonus est disponible
why-allied-already = vous êtes déjà alliés
why-annex-too-dear = il faut { crowns-count } et { ships-count }
why-bonus-taken = quelqu’un l’a déjà
why-cannot-pay = vous ne pouvez pas payer
why-card-exhausted = la carte est épuisée
why-card-without-action = la carte ne montre aucune Action
why-city-not-neutral = la Cité n’est pas neutre
why-clear-room-first = retirez d’abord l’Agent de votre propre Salle
why-enemy-agent-in-room = un Agent adverse se trouve dans cette Salle
why-improvement-left-alone = l’Amélioration ne montre aucune Action et ne peut rester seule
why-indulgence-asked = vous en avez sollicité une cette année
why-indulgence-on-room = une Indulgence est posée sur cette Salle
why-kingdom-or-republic = un Royaume ou une République, jamais les deux
why-last-rank = vous avez atteint le dernier rang
why-leonardo-used = Léonard a déjà aidé ici
why-marker-in-room = votre marqueur est dans cette Salle
why-no-action-card-above = il n’y a pas de carte en Action au-dessus
why-no-agent-left = tous vos Agents sont placés
why-no-arrow = vous avez trop peu de Flèches
why-no-cavalry = vous n’avez pas de Cavalerie
why-no-city-for-cathedral = vous n’avez pas de Cité de valeur 3 ou 4 sans Cathédrale
why-no-crown-or-cross = il vous manque une Couronne ou une Croix
why-no-florins-in-room = il n’y a pas de florins à y prendre
why-no-indulgence-left = il ne reste plus d’Indulgence
why-no-mask = vous avez trop peu de Masques
why-no-own-agent-there = seulement avec un de vos Agents à cet endroit
why-no-place-open = il n’y a nulle part où aller
why-no-room-to-room = aucune carte ne va de Salle en Salle
why-no-space-for-card = il n’y a pas d’espace Cortigiano pour une carte de plus
why-no-space-free = aucun espace Cortigiano n’est libre
why-no-token = vous n’avez pas de jeton de Bonus de Guerre
why-no-tokens-in-defence = seuls les assiégeants utilisent des jetons de Bonus de Guerre
why-no-troop-left = toutes vos Troupes sont sur la carte
why-no-war-symbol = il n’y a pas de symbole Guerre
why-no-way-there = aucun chemin n’y mène
why-none-left = il n’en reste plus
why-room-first = les symboles de la Salle sont utilisés en priorité
why-indulgence-on-goal = le déplacement finirait sur une Indulgence
why-no-token-left = il ne reste plus de jeton de guerre
why-no-disc-left = il ne reste plus de disque de contrôle
why-not-enough-florins = il vous faut { florins-count }
why-one-a-winter = un seul de chaque sorte par Hiver
why-one-cardinal = vous avez déjà un Cardinal
why-one-city = une seule Cité par Action
why-one-of-each-type = un artiste et une œuvre par joueur
why-one-rank-a-year = un seul rang par an
why-owned-already = vous en avez déjà un
why-palace-has-agent = un Agent adverse se trouve déjà dans ce Palais
why-pirate-port = un port pirate ne peut qu’être assiégé
why-prince-guards = Le Prince éloigne vos Agents
why-relief-used = cette carte a déjà donné un autre symbole
why-rest-cannot-be-paid = le reste ne pourrait plus être payé
why-room-not-crossed = votre marqueur n’est pas passé par cette Salle
why-space-closed = cet espace n’est pas ouvert
why-space-not-free = cet espace n’est pas libre
why-space-taken = une carte s’y trouve
why-surplus-is-lost = les florins en trop sont perdus
why-symbol-taken = vous l’avez déjà pris
why-tile-paid-or-turned = la tuile a payé ou a été retournée pendant cette Action
why-too-few-ships = il faut { ships-count }
why-without-cannons = vos Canons ne sont pas disponibles
why-without-france = les Français ne peuvent pas vous aider maintenant
why-without-leonardo = Léonard n’est pas à vous
why-no-troop-gets-there = aucune de vos Troupes n’y parvient
why-further-on = les Troupes avancent pas à pas : d’abord vers une cité sur le chemin
why-agent-first = choisissez d’abord quel Agent y va
why-other-room = seule la Salle de votre marqueur paie
why-spent = elle est épuisée pour l’instant
why-gives-nothing = elle ne montre rien de ce qui est dû
concept-room = Salle
concept-room-text = L’un des cinq lieux où s’arrête le marqueur. Son Action est celle qui est imprimée, ou celle de la carte qui la recouvre.
concept-room-rules = V-205, V-211
concept-cortigiano = Cortigiano
concept-cortigiano-text = Une carte de votre cour, à gauche ou à droite des Salles. Ses symboles servent à toute Action ; une fois utilisée, elle est épuisée jusqu’à ce que votre marqueur passe la flèche de son côté.
concept-cortigiano-rules = V-216, V-218
concept-domain = Domaine
concept-domain-text = Vos tuiles Cité, vos Titres et vos autres tuiles. Chacune donne un type de symbole quand vous payez, puis elle est épuisée ; Gouverner rend des tuiles disponibles.
concept-domain-rules = V-309, V-214
concept-florin = Florins
concept-florin-text = L’argent qui se garde d’année en année. Les florins d’une carte ou d’une tuile peuvent être pris à tout moment ; elle est alors épuisée.
concept-florin-rules = V-302, V-301
concept-trade = Commercer
concept-trade-text = Chaque Bateau payé rapporte 2 florins de la banque.
concept-trade-rules = V-801
concept-agent = Agent
concept-agent-text = Un espion placé par des Masques : sur la Salle d’un rival il la bloque, sur une Cité il change ce qu’il faut pour la prendre. Un seul Agent par lieu.
concept-agent-rules = V-1201, V-1202
concept-token = Jeton Guerre
concept-token-text = Un symbole Guerre gardé pour les sièges et les batailles de ce Printemps ; chacun ajoute 1.
concept-token-rules = V-1013, V-1401
concept-trophy = Trophée
concept-trophy-text = Le disque d’un joueur dont vous avez pris une Cité par un siège ; il compte à la fin.
concept-trophy-rules = V-1431
concept-bonus = Bonus de Patronage
concept-bonus-text = Un Artiste au deuxième rang du patronage, une Œuvre au quatrième, ou l’inverse : un avantage pour le reste de la partie.
concept-bonus-rules = V-706, V-705
concept-city = Cité
concept-city-text = Qui y a un disque la contrôle et possède sa tuile. Sa valeur est ce qu’un siège ou une annexion doit dépasser.
concept-city-rules = V-903, V-904
concept-pirate = Port pirate
concept-pirate-text = Un port qui ne peut jamais être annexé, seulement pris par un siège.
concept-pirate-rules = V-913
concept-closed = Cité fermée
concept-closed-text = À trois joueurs, certaines Cités sont hors jeu : aucune route n’y mène et personne n’y entre.
concept-closed-rules = V-103, V-104
concept-order = Ordre du tour
concept-order-text = Qui contrôle le plus de Cités à la fin du Printemps joue premier l’année suivante ; sur une même case, le disque du dessus passe devant.
concept-order-rules = V-1601, V-1602
concept-reorganise = Réorganiser
concept-reorganise-text = En Hiver, vous pouvez déplacer les cartes disponibles : de la cour à une Salle, sous une autre carte, ou en retour.
concept-reorganise-rules = V-1801, V-1802
concept-prestige = Prestige
concept-prestige-text = Les points de la fin : Cités, patronage, Alliances, Trophées, points imprimés et décompte religieux.
concept-prestige-rules = V-2209, V-2201
concept-religion = Décompte religieux
concept-religion-text = À la fin, qui a le plus de Croix marque le plus de points ; à égalité, ceux de la place partagée la plus basse.
concept-religion-rules = V-2216, V-2217
