# Les lettres de la maison en français, et les pages derrière leurs liens.

letter-turn = C’est à vous de jouer à la table « { $table } ».
    .subject = À vous : { $table }
letter-over = La partie à la table « { $table } » est terminée.
    .subject = Partie terminée : { $table }
letter-asked = La table « { $table } » attend votre réponse.
    .subject = Une question : { $table }
letter-offer = On vous fait une offre à la table « { $table } ».
    .subject = Une offre pour vous : { $table }
letter-invited = On vous attend pour rejouer à la table « { $table } ».
    .subject = Une invitation : { $table }
letter-confirm = Quelqu’un, vous sans doute, souhaite recevoir ses avis à cette adresse. Ouvrez le lien pour la confirmer ; sinon, ne faites rien.
    .subject = Confirmez votre adresse
letter-off = Ne plus recevoir ces messages : { $off }
letter-press-confirm = Cette adresse recevra vos avis.
    .button = Confirmer cette adresse
letter-press-off = Cette adresse ne recevra plus de messages.
    .button = Ne plus envoyer de messages à cette adresse
letter-reset = Quelqu’un, vous sans doute, a oublié le mot de passe de « { $name } ». Ouvrez le lien dans l’heure pour en choisir un autre ; sinon, ne faites rien.
    .subject = Un nouveau mot de passe
