# Die Briefe des Hauses auf Deutsch, und die Seiten hinter ihren Links.

letter-turn = Am Tisch „{ $table }“ bist du am Zug.
    .subject = Du bist am Zug: { $table }
letter-over = Das Spiel am Tisch „{ $table }“ ist aus.
    .subject = Das Spiel ist aus: { $table }
letter-asked = Der Tisch „{ $table }“ wartet auf deine Antwort.
    .subject = Eine Frage: { $table }
letter-offer = Am Tisch „{ $table }“ macht dir jemand ein Angebot.
    .subject = Ein Angebot für dich: { $table }
letter-invited = Am Tisch „{ $table }“ sollst du noch einmal mitspielen.
    .subject = Eine Einladung: { $table }
letter-confirm = Jemand, hoffentlich du, möchte an diese Adresse Nachricht bekommen, wenn er am Zug ist. Öffne den Link, um sie zu bestätigen; sonst tu nichts.
    .subject = Bestätige deine Adresse
letter-off = Keine solchen Briefe mehr: { $off }
letter-press-confirm = Diese Adresse bekommt Nachricht, wenn du am Zug bist.
    .button = Diese Adresse bestätigen
letter-press-off = Diese Adresse bekommt keine Briefe mehr.
    .button = Keine Briefe mehr an diese Adresse
letter-reset = Jemand, hoffentlich du, hat das Passwort von „{ $name }“ vergessen. Öffne den Link binnen einer Stunde, um ein neues zu wählen; sonst tu nichts.
    .subject = Ein neues Passwort
