# The letters of the house in English, and the pages behind their links.

letter-turn = It is your turn at the table “{ $table }”.
    .subject = Your turn: { $table }
letter-over = The game at the table “{ $table }” is over.
    .subject = The game is over: { $table }
letter-asked = The table “{ $table }” waits for your answer.
    .subject = A question: { $table }
letter-offer = Somebody at the table “{ $table }” makes you an offer.
    .subject = An offer for you: { $table }
letter-invited = You are to play again at the table “{ $table }”.
    .subject = An invitation: { $table }
letter-confirm = Somebody, hopefully you, wants to be told at this address when it is their turn. Open the link to confirm it; otherwise do nothing.
    .subject = Confirm your address
letter-off = No more of these letters: { $off }
letter-press-confirm = This address will be told when it is your turn.
    .button = Confirm this address
letter-press-off = This address will get no more letters.
    .button = No more letters to this address
letter-reset = Somebody, hopefully you, has forgotten the password of “{ $name }”. Open the link within an hour to choose a new one; otherwise do nothing.
    .subject = A new password
