### Comment on joue aux Guerres d’Italie, sur une page ; ce qui est comme dans Virtù y est dit.

ui-how-goal = *Le but.* 1494. La France et Naples se disputent l’Italie et les faveurs de Florence, Venise et Rome. La France joue toujours en premier. Qui conquiert l’enjeu de la guerre gagne aussitôt ; sinon le prestige tranche après la manche { $rounds }.
ui-how-cycle = Une manche en six images
ui-how-2 = *Une Action par Printemps.* Une carte posée sur une Salle remplace l’Action imprimée. *Une Salle de chaque Palais n’en a aucune* tant qu’une carte Action n’y est pas.
ui-how-4-title = Courtisez les Cités Majeures
ui-how-4 = Avec { action-annex }, chaque Couronne avance d’*une case vers vous* le marqueur d’une Cité Majeure ; pour Rome, une Croix aussi. Une Cité favorable laisse passer vos Troupes et est hostile au rival.
ui-how-5-title = Faites-vous un allié
ui-how-5 = Un marqueur qui se trouve dans votre zone d’Alliance quand votre Action commence peut devenir *une Alliance définitive*. Cartes, tuiles, Troupes et Agent de la Cité sont alors à vous.
ui-how-6-title = Les sièges, puis l’Hiver
ui-how-6 = Quand les deux ont agi, on résout les sièges : *plus de force que valeur et garnison*. En Hiver, on déplace des cartes, achète et recrute ; la solde n’est due que toutes les { $every } manches.
ui-how-cities = chaque Cité à vous ou à votre allié
ui-how-capitals = de plus pour chacune des cinq capitales parmi elles
ui-how-alliances = chacune conclue
ui-how-trophies = chaque Cité prise par siège au rival ou à une Cité Majeure
ui-how-end = À la *fin d’un Printemps* gagne aussitôt qui tient, par disque ou Alliance :
ui-how-end-guessed = Reconstitué : les conditions imprimées ne sont pas publiques.
ui-how-end-then = Si les deux le peuvent, la France gagne. Sinon on compte le prestige après la manche { $rounds } ; à égalité, qui a le plus de Couronnes l’emporte.
ui-how-tip-2-title = Gardez une piste
ui-how-tip-2 = Votre Agent sur une piste annule la première Couronne du rival à chaque Action et lui barre l’Alliance.
ui-how-tip-3-title = Un siège coûte des faveurs
ui-how-tip-3 = Prendre une Cité à une Cité Majeure sans allié vous coûte { $siege } d’influence auprès d’elle.
