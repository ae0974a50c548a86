# Le navigateur en français : tout ce qui n’appartient pas à un jeu.

## Barre, réglages

ui-rules = Règles
ui-settings = Réglages
ui-language = Langue
ui-theme = Clair ou sombre
ui-theme-name = Apparence
ui-theme-system = comme le système
ui-theme-light = claire
ui-theme-dark = sombre
ui-motion = Mouvement
ui-motion-slow = lent
ui-scenes = Montrer pas à pas guerres, sièges et fins de manche
ui-confirm-mine = Me demander de confirmer mes tours
ui-my-colour = Ma couleur, si elle est libre
ui-colour-any = peu importe
ui-colour-blue = bleu
ui-colour-red = rouge
ui-colour-yellow = jaune
ui-colour-purple = violet
ui-colour-green = vert
ui-colour-white = blanc
ui-sounds = Sons
ui-volume = Volume
ui-sound-of-turn = mon tour
ui-sound-of-dice = dés
ui-sound-of-bid = une mise
ui-sound-of-outbid = on surenchérit sur moi
ui-sound-of-war = guerre et siège
ui-motion-full = normal
ui-motion-fast = rapide
ui-motion-none = aucun
ui-notices = Un avis du navigateur quand c’est mon tour
ui-notices-refused = Le navigateur refuse les avis de cette page.
ui-bell = Avis
ui-bell-waits = { $count ->
    [0] rien ne vous attend
    [one] une chose vous attend
   *[other] { $count } choses vous attendent
}
ui-bell-empty = Rien ne vous attend. Vos tours, les demandes et les résultats s’affichent ici.
ui-bell-turn = À vous
ui-bell-asked = Une demande pour vous
ui-bell-again = Une place vous est gardée : revanche
ui-bell-offer = Une offre pour vous
ui-bell-hurry = Votre temps est presque écoulé
ui-bell-full = Tout le monde est là : commencez
ui-bell-over = La partie est finie
ui-bell-answer = Répondre
ui-bell-read = Tout marquer comme lu
ui-just-now = à l’instant
ui-ago = il y a { $span }
ui-handover-setting = Demander qui s’assoit quand plusieurs jouent sur cet écran
ui-alone-setting = Faire seul ce qui n’a qu’une réponse
ui-own = Mon compte
ui-own-nobody = Personne n’est connecté ici : connectez-vous, ou asseyez-vous à une table avec un simple nom.
ui-guest-keep = Garder ce nom
ui-guest-hint = Invité, vous n’êtes connu que de ce navigateur. Avec un mot de passe, vous revenez de partout, et personne d’autre ne prend votre nom.
ui-signing-in = Connexion
ui-kept = Enregistré.
ui-password-change = Changer le mot de passe
ui-password-now = Mot de passe actuel
ui-password-changed = Le mot de passe est changé. Partout ailleurs, vous êtes déconnecté.
ui-email-none = Sans adresse, un mot de passe oublié ne peut pas être remplacé.
ui-email-confirmed = Confirmée : elle sert à remplacer un mot de passe oublié.
ui-email-open = Pas encore confirmée : ouvrez le lien de la lettre qui y a été envoyée.
ui-code-make = Créer un code
ui-my-data = Mes données
ui-export-hint = Un fichier avec vos parties, vos messages, vos notes et vos réglages, lisible par les gens et les programmes.
ui-blocked-people = Personnes bloquées
ui-blocked-nobody = Vous n’avez bloqué personne.
ui-leave-of-running = Parties en cours
ui-leave-then-running = Vous les quittez comme si vous aviez abandonné.
ui-leave-of-finished = Parties finies
ui-leave-then-finished = Elles restent pour les autres, avec une place sans nom.
ui-leave-of-chat = Messages
ui-leave-then-chat = Vidés.
ui-leave-of-rest = Tout le reste
ui-leave-then-rest = Supprimé, pour toujours.
ui-leave-sure = Personne ne peut revenir en arrière.
ui-code-new = Se connecter sur un autre appareil
ui-code-hint = Tapez ce code là-bas, sous « J’ai un code », dans les dix minutes :
ui-code-copy = Copier comme lien
ui-export = Télécharger mes données
ui-block = Bloquer quelqu’un, par son nom de connexion
ui-block-do = Bloquer
ui-unblock = Débloquer
ui-leave-for-good = Supprimer mon compte
ui-leave-not = Rester
ui-left-for-good = Votre compte est supprimé. Adieu.
ui-reset = Un nouveau mot de passe
ui-reset-new = Nouveau mot de passe
ui-code = Code
ui-code-have = J’ai un code
ui-forgotten = Mot de passe oublié ?
ui-forgotten-email = Adresse électronique confirmée
ui-forgotten-send = Envoyer un courriel
ui-forgotten-sent = Si cette adresse appartient à un compte, un courriel est en route.
ui-announcement-read = Lu
ui-email = Courriel, pour les avis et un mot de passe oublié
ui-webhook = Webhook pour les avis
ui-notices-fail-address = Les avis n’arrivent pas ici : ce n’est pas une adresse.
ui-notices-fail-private = Les avis n’arrivent pas ici : cette adresse mène dans un réseau privé.
ui-notices-fail-name = Les avis n’arrivent pas ici : aucun serveur ne porte ce nom.
ui-notices-fail-connection = Les avis n’arrivent pas ici : rien ne répond à cette adresse.
ui-notices-fail-tls = Les avis n’arrivent pas ici : son certificat n’est pas valable.
ui-notices-fail-slow = Les avis n’arrivent pas ici : le serveur a mis trop de temps.
ui-notices-fail-answer = Les avis n’arrivent pas ici : le serveur les a refusés.
ui-notices-fail-house = Les avis n’arrivent pas ici : la maison a du mal à les envoyer.
ui-push = Des avis quand aucune page n’est ouverte
ui-push-here = Sur cet appareil
ui-push-for-turn = quand c’est mon tour
ui-push-for-offer = les offres
ui-push-for-asked = les questions à la table
ui-push-for-invited = les invitations
ui-push-for-over = la fin d’une partie
ui-push-elsewhere = Sur d’autres appareils
ui-push-stop = Arrêter
ui-push-insecure = Seule une page ouverte en https peut envoyer de tels avis. Demandez à qui tient cette maison.
ui-push-install = Sur un iPhone ou un iPad, ajoutez d’abord cette page à l’écran d’accueil (Partager, puis « Sur l’écran d’accueil »), et ouvrez-la de là.
ui-push-none = Ce navigateur n’a pas d’avis pour les pages fermées.
ui-push-denied = Le navigateur refuse les avis de cette page. Autorisez-les dans ses réglages pour ce site, puis rouvrez la page.
ui-push-failed = Le service d’avis du navigateur est injoignable. Réessayez plus tard, ou avec un autre navigateur.
ui-close = Fermer
ui-keep = Enregistrer
ui-more = Plus
ui-unreachable = La maison est injoignable. Nous réessayons.
ui-takes = La maison y travaille encore : { $seconds } s
ui-link-copied = Le lien est copié.

## Personnes

ui-name = Nom
ui-password = Mot de passe
ui-name-yourself = Votre nom
ui-name-enough = Un nom suffit pour jouer. Avec un mot de passe, vous revenez depuis un autre appareil.
ui-just-a-name = Juste un nom
ui-account = Qui vous êtes
ui-sign-in = Se connecter
ui-sign-up = Créer un compte
ui-sign-out = Se déconnecter
ui-sessions = Connecté sur
ui-session-this = ce navigateur
ui-session-seen = vu { $when }
ui-session-unknown = Navigateur inconnu
ui-sessions-end-others = Se déconnecter partout ailleurs
ui-sessions-end-all = Se déconnecter partout
ui-sit-down = S’asseoir
ui-you = vous
ui-bot = robot
ui-bot-level = { $level ->
    [easy] robot facile
    [hard] robot fort
    [medium] robot
    [quick] robot rapide
   *[other] { $level }
}
ui-bot-of = { $level ->
    [easy] Robot, facile
    [hard] Robot, fort
    [medium] Robot, moyen
    [quick] Robot, rapide
   *[other] Robot, { $level }
}

## Accueil

ui-tables = Tables
ui-finished-games = Parties finies
ui-welcome-name = Bienvenue, { $name }
ui-welcome-sub = aucune table ne vous attend
ui-tables-wait = { $count ->
    [0] Aucune table ne vous attend
    [one] Une table vous attend
    [2] Deux tables vous attendent
    [3] Trois tables vous attendent
    [4] Quatre tables vous attendent
    [5] Cinq tables vous attendent
    [6] Six tables vous attendent
   *[other] { $count } tables vous attendent
}
ui-tables-wait-others = { $lit ->
    [0] { $count ->
        [one] une attend les autres
        [2] deux attendent les autres
        [3] trois attendent les autres
        [4] quatre attendent les autres
        [5] cinq attendent les autres
        [6] six attendent les autres
       *[other] { $count } attendent les autres
    }
   *[other] { $count ->
        [one] et une attend les autres
        [2] et deux attendent les autres
        [3] et trois attendent les autres
        [4] et quatre attendent les autres
        [5] et cinq attendent les autres
        [6] et six attendent les autres
       *[other] et { $count } attendent les autres
    }
}
ui-your-move = À vous de jouer
ui-plays = { $name } joue
ui-all-choose = Tous choisissent en même temps
ui-waits-for-players = attend des joueurs
ui-seats-open = { $count ->
    [0] toutes les places prises
    [one] une place libre
   *[other] { $count } places libres
}
ui-play = Jouer
ui-open = Ouvrir
ui-watch = Regarder
ui-join = Rejoindre
ui-tables-to-join = Tables à rejoindre
ui-tables-to-watch = À regarder
ui-no-open-tables = Aucune autre table n’est ouverte. Ouvrez-en une et laissez une place à un ami.
ui-new-here = Nouveau ici ?
ui-hero-title = Les jeux de la Renaissance, dans votre navigateur
ui-hero-text = Quatre jeux de dés, d’enchères, de villes et d’armées. Jouez tout de suite contre des robots, ou avec des amis à votre rythme. La table connaît les règles : on apprend en jouant.
ui-hero-first = { $title }, un robot facile, sans pendule. Sans compte.
ui-hero-learn = Apprendre en 10 minutes
ui-hero-invite = Inviter des amis
ui-guest = Invité
ui-begin-first-game = Commencer une première partie
ui-new-table = Nouvelle table
ui-new-table-how = choisissez un jeu, les places, commencez
ui-choose = Choisir
ui-chosen = Choisi
ui-how-it-plays = Comment on joue
ui-all-rules = Toutes les règles, numérotées
ui-minutes = { $minutes } min
ui-length = Durée
ui-players = Joueurs
ui-seats = Places
ui-seat-number = Place { $number }
ui-add-seat = Place
ui-remove-seat = Retirer cette place
ui-friend-by-link = Un ami, par lien
ui-at-this-screen = Sur cet écran
ui-begin = Commencer { $title }
ui-more-options = Plus d’options
ui-table-name = Nom de la table
ui-table-of = Table de { $name }
ui-private = Privée : seuls ceux qui ont le lien la trouvent
ui-confirm-turns = Chaque tour est confirmé à la fin
ui-hints-who = Conseils
ui-hints-who-text = Avec un conseil, une partie ne compte pas pour la cote.
ui-hints-who-alone = seul contre des robots
ui-hints-who-everybody = pour tous
ui-hints-who-nobody = aucun
ui-at-zero = Quand le temps est écoulé
ui-at-zero-bot = un robot prend la place
ui-at-zero-end = la partie s’arrête
ui-pace = Rythme
ui-pace-none = sans pendule
ui-pace-live = en direct, { $minutes } min chacun
ui-pace-days = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
}
ui-pace-choice-none = Sans pendule
ui-pace-choice-live-30 = En direct, 30 min
ui-pace-choice-live-60 = En direct, 60 min
ui-pace-choice-days-1 = Un jour par tour
ui-pace-choice-days-3 = Trois jours par tour
ui-no-finished = Aucune partie n’est encore finie.
ui-search-rules = Chercher dans les règles
ui-rules-in-english = Les règles numérotées sont écrites en anglais.

## Salle d’attente

ui-free-seat = place libre
ui-give-to-bot = La donner à un robot
ui-invite = Lien pour les amis
ui-share = Partager
ui-invite-qr = L’invitation en code QR : à lire avec un autre téléphone.
ui-invite-words = Jouez à { $title } avec moi
ui-copy = Copier
ui-copy-link = Copier le lien
ui-leave-table = Quitter la table
ui-host-begins = L’hôte commence quand toutes les places sont prises.

## Invite

ui-your-turn = À vous
ui-your-turn-short = à vous
ui-an-offer = Une offre
ui-waiting-for = { $seat } doit jouer
ui-still-choosing = Choisissent encore : { $seats }
ui-choosing-question = Tous choisissent en même temps. Personne ne voit rien avant que chacun ait choisi.
ui-chosen-question = Vous avez choisi. Tout est dévoilé dès que chacun a choisi.
ui-has-chosen = a choisi
ui-change-choice = Changer
ui-bots-busy = Les robots de la maison sont occupés : celui-ci attend son tour.
ui-bots-share = Les robots de la maison sont occupés et vos tables ont eu leur part : celui-ci attend son tour.
ui-bot-thinks = { $seat } réfléchit
ui-watching = Vous regardez
ui-paused = La partie est en pause
ui-since-my-turn = Depuis mon tour
ui-hold = Pause
ui-scene-go-on = Reprendre
ui-scene-board = Voir le plateau
ui-scene-card = Voir le bilan
ui-skip-scene = Passer
ui-continue = Continuer
ui-space-key = Espace
ui-back = Retour
ui-back-to = Revenir ici
ui-confirm = Confirmer
ui-confirm-question = Voulez-vous terminer votre tour ainsi ?
ui-choices = Choix
ui-choices-more = autres
ui-asks-which = Lequel ?
ui-only-answer = Rien d’autre n’est possible ici : { $answer }
ui-choice = choix { $key }
ui-lit = peut être choisi
ui-selected = choisi
ui-fold = Ouvrir ou fermer
ui-asks-undo = { $seat } demande de reprendre { $count ->
    [one] un coup
   *[other] { $count } coups
}.
ui-asks-pause = { $seat } demande une pause.
ui-asks-resume = { $seat } demande de continuer.
ui-agree = Accepter
ui-refuse = Refuser
ui-withdraw = Retirer
ui-take-back = Reprendre
ui-take-back-now = Reprendre le coup
ui-ask-them = Demander à { $names }
ui-a-word = Un mot aux autres…
ui-back-step = Seulement ma dernière étape
ui-back-turn = Tout mon tour
ui-would-be-undone = Serait annulé
ui-drawn-anew = Des dés ou des cartes ont été montrés depuis : ils seront tirés à nouveau.
ui-back-to-here = Revenir ici
ui-request = Demande
ui-asks-claim_seat = { $seat } demande qu’un robot prenne la place de { $of }.
ui-asks-claim_game = { $seat } demande de finir la partie : { $of } est parti.
ui-asks-end = { $seat } a abandonné. Un robot peut continuer, ou la partie se termine.
ui-bot-plays-on = Un robot continue
ui-end-game = Finir la partie
ui-not-answered = { $names } : pas encore de réponse.
ui-play-on-undo = Jouer, c’est répondre non.
ui-play-on-end = La partie se termine si tous sont d’accord. Si vous jouez, un robot prend la place.
ui-paused-by = En pause : { $seat }, { $time } · les pendules sont arrêtées
ui-clocks-stand = Les pendules sont arrêtées
ui-would-go-on = Pour continuer : { $names }.
ui-go-on = Continuer
ui-redo = Rétablir
ui-key-redo = Refaire ce qui a été repris
ui-resign-this = Abandonner cette partie ?
ui-resign-two = La partie se termine : { $seat } gagne. Elle compte comme finie.
ui-resign-more = Vous quittez votre place. À décider par { $names } : un robot continue, ou la partie se termine et vous êtes dernier.
ui-resign-bots = Il ne reste que des robots : la partie se termine, et vous êtes dernier.
ui-resign-wins = Abandonner, { $seat } gagne
ui-keep-playing = Continuer à jouer
ui-the-winner = gagne
ui-claim = Absence prolongée
ui-claim-away = { $seat } : absence…
ui-claim-text = { $seat } n’est pas revenu. Un robot peut prendre la place, ou la partie se termine avec { $seat } en dernier.
ui-claim-all = Doivent être d’accord : { $names }.
ui-claim-seat = Un robot prend la place
ui-claim-game = Finir la partie
ui-ended-resigned = { $winner } gagne : { $seat } a abandonné
ui-ended-claimed = { $winner } gagne : { $seat } n’est pas revenu
ui-ended-closed = L’hôte de la maison a fermé cette table
ui-line-lost = La connexion est coupée. Nous réessayons ; votre partie n’est pas perdue.
ui-notice-turn = À vous : { $table }
ui-notice-offer = Une offre : { $table }

## Table

ui-table-menu = Table
ui-undo = Annuler
ui-restart-turn = Recommencer mon tour
ui-ask-undo = Demander à reprendre
ui-ask-pause = Demander une pause
ui-ask-resume = Demander de continuer
ui-record = Fichier de la partie
ui-record-text = chaque coup, en fichier
ui-to-lobby = À l’accueil
ui-resign = Abandonner
ui-resigned = a abandonné
ui-away = absent
ui-registered = a un compte
ui-nth = { $place ->
    [1] 1er
   *[other] { $place }e
}
ui-time-left = Temps restant
ui-look-at = Voir ce que possède { $seat }
ui-looking-at = La maison de { $seat }
ui-back-to-mine = Revenir au mien
ui-chip = { $seat }, { $vp } points
ui-board = Plateau
ui-board-view = Plateau
ui-my-mat = Mon tableau
ui-whole-board = Tout le plateau
ui-chronicle = Chronique
ui-chat = Discussion
ui-chat-none = Personne n’a encore rien dit.
ui-say = Dites quelque chose à la table…
ui-quick = Phrases rapides
ui-quick-hello = Bonjour !
ui-quick-well = Bien joué !
ui-quick-thanks = Merci !
ui-quick-moment = Un instant, s’il vous plaît.
ui-quick-back = Me revoilà.
ui-quick-game = Belle partie !
ui-onlookers = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
ui-here = à la table
ui-score = Score
ui-notes = Mes notes
ui-notes-hint = Vous seul voyez ce que vous écrivez ici.
ui-score-by-source = Score par origine
ui-total = Total
ui-hatched = hachuré : décompte final
ui-end-hatched = Hachuré : compté à la fin.
ui-hand-over = Passez l’écran à
ui-i-am = Je suis { $seat }
ui-still-left = encore { $span }
ui-span-day = { $count } j
ui-span-hour = { $count } h
ui-span-minute = { $count } min

## Ce que la maison annonce

ui-event-joins = { $name } s’assoit.
ui-event-leaves = { $name } quitte la table.
ui-event-resigns = { $you ->
    [yes] Vous abandonnez.
   *[no] { $seat } abandonne.
}
ui-event-takes_over = Un robot continue pour { $seat }.
ui-event-lapses = Personne n’a répondu à temps : la demande est sans suite.
ui-event-runs_out = { $you ->
    [yes] Votre temps est écoulé.
   *[no] Le temps de { $seat } est écoulé.
}
ui-event-asks = { $what ->
    [pause] { $seat } demande une pause.
    [resume] { $seat } demande de continuer.
    [claim_seat] { $seat } demande qu’un robot prenne une place.
    [claim_game] { $seat } demande de finir la partie.
   *[undo] { $seat } demande de reprendre un coup.
}
ui-event-refuses = { $seat } refuse.
ui-event-withdrawn = La demande est retirée.
ui-event-pauses = La partie est en pause.
ui-event-resumes = La partie continue.
ui-event-rematch = Une revanche est prête.
ui-event-hinted = { $you ->
    [yes] Vous regardez un conseil : cette partie ne compte pas pour la cote.
   *[no] { $seat } regarde un conseil : cette partie ne compte pas pour la cote.
}

## Fin et relecture

ui-finished = Finie
ui-game-over = Fin de partie
ui-lasted = { $rounds } manches, { $minutes } min
ui-result = Résultat
ui-you-win = { $count ->
    [one] Vous gagnez d’un point
   *[other] Vous gagnez de { $count } points
}
ui-you-win-tie = Vous gagnez au départage
ui-you-are = Vous êtes { ui-nth }, { $count ->
    [0] à égalité avec le premier
    [one] à un point
   *[other] à { $count } points
}
ui-wins = { $count ->
    [0] { $seat } gagne au départage
    [one] { $seat } gagne d’un point
   *[other] { $seat } gagne de { $count } points
}
ui-by-points = { $count ->
    [0] par l’ordre du tour
    [one] d’un point
   *[other] de { $count } points
}
ui-first-in-italy = Premier en Italie
ui-course = Déroulement de la partie
ui-lead = en tête
ui-end = Fin
ui-turning-points = Moments décisifs
ui-replay-turn = Revoir le moment { $letter }
ui-replay = Revoir
ui-replay-steps = { $count } tours, ou depuis un moment décisif
ui-rematch = Revanche
ui-rematch-text = les mêmes places, encore une fois
ui-rematch-waits = la table est prête
ui-share-result = Image du résultat
ui-share-result-text = à partager ou à garder
ui-share-failed = L’image n’a pas pu être faite.
ui-leave = Quitter la table
ui-looking-back = Relecture · { $at } sur { $count }
ui-moment = Moment de la partie
ui-first-step = Au début
ui-step-back = Un en arrière
ui-step-on = Un en avant
ui-see-again = Revoir
ui-by = De combien à la fois
ui-by-step = par étape
ui-by-turn = par tour de jeu
ui-by-round = par manche
ui-turn-you = Vous
ui-last-turn = Dernier tour de { $seat } : { $turn }
ui-acts = réfléchit …
ui-replay-step = Revoir cette étape
ui-to-the-game = À la partie
ui-ask-back-here = Demander à tous de revenir à ce moment
ui-run = Lecture
ui-stop = Arrêter
ui-round = Manche { $round }
ui-round-of = Manche { $round } sur { $rounds }

## Ce que la maison refuse

ui-refused-no-person = Dites d’abord qui vous êtes : un nom suffit.
ui-refused-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
ui-refused-password-changed = Le mot de passe a été changé ailleurs entre-temps ; connectez-vous avec celui-là.
ui-refused-name-taken = Ce nom appartient à un compte : connectez-vous, ou prenez-en un autre.
ui-refused-name-empty = Un nom doit contenir quelque chose à lire.
ui-refused-name-long = Un nom a 40 caractères au plus.
ui-refused-name-hidden = Ce nom a des caractères que personne ne voit ; enlevez-les.
ui-refused-name-marks = Ce nom a des signes qui cachent des lettres ; écrivez-en de simples.
ui-refused-name-scripts = Ce nom mêle des écritures ; n’en prenez qu’une.
ui-refused-empty = Il n’y a rien à lire dans cette ligne.
ui-refused-bad-webhook = Ce webhook est inutilisable : donnez une adresse comme https://example.org/hook, sans mot de passe et sur l’internet.
ui-refused-bad-email = Ce n’est pas une adresse électronique comme nom@example.org.
ui-refused-no-invitation = Cette table est privée ; demandez le lien à l’hôte.
ui-refused-no-table = Cette table n’existe pas, ou elle est privée.
ui-refused-host-only = Seul l’hôte peut faire cela.
ui-refused-seat-taken = Cette place est prise.
ui-refused-seated = Vous êtes déjà à cette table.
ui-refused-begun = La partie a déjà commencé.
ui-refused-open-seats = Une place est encore libre : attendez, ou donnez-la à un robot.
ui-refused-not-your-turn = C’est à quelqu’un d’autre de décider.
ui-refused-paused = La partie est en pause ; tous doivent accepter de continuer.
ui-refused-asked = Une autre question est encore ouverte.
ui-refused-too-far = Il n’y a encore rien à reprendre.
ui-refused-no-redo = Rien de repris ne peut être refait.
ui-refused-no-claim = On ne peut réclamer que la place que la table attend.
ui-refused-present = Cette personne est à la table.
ui-refused-too-soon = Cette personne n’est pas absente depuis assez longtemps.
ui-refused-too-many = C’était trop à la fois ; attendez un instant.
ui-refused-too-many-lines = Trop de pages sont ouvertes ; fermez-en quelques-unes.
ui-refused-too-many-tries = Trop de mots de passe erronés ; réessayez plus tard.
ui-refused-crowded = Trop de gens se connectent en ce moment ; réessayez dans quelques secondes.
ui-refused-bot-tables = Vous avez déjà beaucoup de parties avec des robots en cours ; finissez-en une ou abandonnez-en une avant la suivante.
ui-refused-banned = La personne qui tient cette maison ne vous laisse plus entrer.
ui-refused-muted = La personne qui tient cette maison ne vous laisse pas discuter pour le moment.
ui-refused-blocked = Quelqu’un à cette table vous a bloqué.
ui-refused-closed = Cette maison n’accueille personne de nouveau pour le moment.
ui-refused-invitation = Cette maison accueille ceux qui ont son invitation : ouvrez le lien reçu.
ui-refused-tables = Vous avez beaucoup de tables inachevées ; finissez-en ou quittez-en quelques-unes.
ui-refused-no-code = Ce code ou ce lien n’est plus valable ; demandez-en un autre.
ui-refused-no-mail = Cette maison n’envoie pas de courrier ; adressez-vous à qui la tient.
ui-refused-nobody = Il n’y a personne de ce nom.
ui-refused-yourself = Vous ne pouvez pas vous bloquer vous-même.
ui-refused-no-analysis = Cette partie n’a pas pu être examinée ; réessayez plus tard.
ui-refused-no-moment = Ce moment a été annulé.
ui-refused-logged-out = Vous avez été déconnecté.
ui-refused-no-session = Cette session est déjà terminée.
ui-refused-too-many-devices = Vous avez déjà des avis sur dix appareils ; arrêtez-les d’abord sur l’un d’eux.
ui-refused-no-device = Il n’y a plus d’avis sur cet appareil.
ui-refused-wrong-host = La maison n’est pas connue sous ce nom ; demandez à son hôte.
ui-refused-storage-full = La maison ne peut rien garder : son disque est plein. Rien n’a changé.
ui-refused-storage-down = La maison n’atteint pas ses archives. Rien n’a changé ; réessayez dans un instant.
ui-refused-storage-damaged = La base de données de la maison est abîmée. Qui tient la maison doit restaurer une sauvegarde.
ui-refused-game-missing = Cette table joue à un jeu qui n’est plus dans cette maison. Demandez à qui la tient de le rajouter.
ui-refused-broken-record = Ce qui est gardé de cette table ne peut plus être joué. Dites-le à qui tient la maison.
ui-refused-other-rules = Cette partie a été jouée selon des règles plus anciennes que celles de cette maison. Si elle est finie, vous pouvez en télécharger l’enregistrement ; pour la continuer, demandez à qui tient la maison.

## Montants, réponses d’avance

ui-less = Moins
ui-more-of-it = Plus
ui-answers-ahead = Réponses d’avance
ui-answers-text = Vous seul les voyez. La maison répond pour vous, jusqu’à ce que quelque chose change.
ui-answer-fell = Une réponse ne tient plus
ui-answer-void = Ne tient plus : { $why }.
ui-void-undone = des coups ont été repris

## Vues, éditions, propositions

ui-sights = Ce que montre le plateau
ui-lit-here = on peut y choisir quelque chose
ui-propose = Payez pour moi
ui-edition = Édition
ui-edition-text = Le livret suivi là où ils diffèrent.
ui-edition-house = comme joue la maison
ui-edition-own = choisie point par point

## Apprendre : leçons, glossaire, règles

ui-learn = Apprendre en jouant
ui-learn-how = Une première partie guidée : dix minutes, une chose à la fois.
ui-learn-begin = Commencer
ui-learn-go-on = Continuer
ui-learn-at = page { $page } sur { $pages }
ui-learn-pages = { $pages } pages
ui-lesson = Leçon
ui-lesson-page = { $page } sur { $pages }
ui-lesson-skip = Passer
ui-lesson-watch = C’est aux autres de jouer. Regardez-les ; la suite vient toute seule.
ui-lesson-back = Retour
ui-lesson-next = Suite
ui-lesson-play-on = Jouer la suite
ui-lesson-table = Leçon : { $title }
ui-lesson-second = Seconde leçon
ui-lesson-second-table = Seconde leçon : { $title }
ui-refused-lesson = La leçon porte sur un autre choix. Passez-la pour jouer à votre guise.
ui-glossary = Glossaire
ui-glossary-how = Chaque terme en une phrase, avec ses règles.
ui-search-glossary = Chercher dans le glossaire
ui-term = Qu’est-ce ? { $term }
ui-nothing-found = Aucun résultat.
ui-nothing-found-try = Aucun résultat. Essayez un mot plus court, le singulier ou le numéro d’une règle comme { $rule }.
ui-rulings = Interprétations
ui-rulings-how = Là où les règles imprimées laissent un point ouvert, voici comment on joue ici.
ui-ruling = Interprétation { $number }
ui-rules-found = { $count ->
    [one] une règle
   *[other] { $count } règles
}

## Relire une partie terminée, et les chiffres

ui-analysis = Analyse
ui-analysis-text = l’état de la partie, tour après tour
ui-looking-through = Les robots relisent la partie …
ui-analysis-failed = L’analyse n’a pas pu être chargée.
ui-try-again = Réessayer
ui-as-bots-see = Vu par les robots
ui-as-bots-see-text = Ce que valait chaque place, en points : ceux acquis et ce que promettait le reste de la table.
ui-growth = Points par origine au fil du temps
ui-luck = Chance
ui-luck-text = Ce que dés et tirages ont fait à chaque place, en points, par rapport à leur moyenne.
ui-by-luck = par chance
ui-play-on = Rejouer à partir d’ici
ui-play-on-text = Une table à vous continue à partir de ce moment. La partie terminée reste telle quelle.
ui-my-seat = Ma place
ui-every-seat = Je joue toutes les places
ui-against-bots = Contre des robots
ui-statistics = Statistiques
ui-my-figures = Mes propres résultats
ui-whose-games = Quelles parties
ui-games-people = Entre personnes ({ $count })
ui-games-bots = Contre des robots ({ $count })
ui-games-among_bots = Entre robots ({ $count })
ui-table-size = Taille de la table
ui-all-sizes = Toutes les tables
ui-players-count = { $count } joueurs
ui-no-figures = Aucune partie n’a encore été menée à terme.
ui-by-faction = Selon le camp
ui-by-seat = Selon la place
ui-by-size = Selon le nombre de joueurs
ui-by-size-text = Combien de fois la première place gagne.
ui-shares-text = Barres : victoires ; traits fins : intervalles à 95 % ; rouge : part équitable. Les parties abandonnées ne comptent pas, ni celles où une seule personne a joué toutes les places.
ui-win-rate = Taux de victoire
ui-games-played = Parties
ui-rating = Cote
ui-not-yet-rated = pas encore coté
ui-ratings = Cotes
ui-ratings-text = Cotes OpenSkill, 1500 au milieu. Les invités sont cotés mais pas affichés.
ui-favourite = Joue surtout
ui-show-moment = Voir
ui-games-won = Victoires
ui-analysis-board = Table d’analyse

## Où un lien ne mène nulle part

ui-lost = Il n’y a rien ici
ui-lost-text = Aucune page de cette maison n’a cette adresse. Une lettre s’est peut-être perdue à la copie.
ui-lost-game = Aucun jeu de cette maison ne s’appelle « { $name } ».
ui-lost-table = Cette table ne peut pas être montrée
ui-lost-table-how = Si vous y avez une place, connectez-vous sous le nom avec lequel vous vous êtes assis. Si quelqu’un vous a invité, demandez le lien entier : il se termine par l’invitation.
ui-lost-person = Personne ici n’a cette adresse
ui-no-rule = { $title } n’a pas de règle { $rule }. Cherchez-la ci-dessous.
ui-no-term = { $title } n’a pas ce terme. Cherchez-le ci-dessous.
ui-table-full = Toutes les places sont prises. Vous pourrez regarder quand la partie commencera, ou ouvrir votre propre table.
ui-table-closed = Cette table a été fermée avant le début de la partie.

## Conseils

ui-hint = Conseil
ui-hint-now = chances de gagner, maintenant { $chance } %
ui-hint-thinking = Vos coups sont pesés…
ui-hint-first = Avec un conseil, cette partie ne compte pas pour la cote, et toute la table l’apprend.
ui-hint-show = Montrer le conseil
ui-hint-do = Le faire
ui-hint-line = Montrer la suite
ui-hint-line-text = Ce qui peut suivre, dans une partie imaginée : ce qui est caché n’est pas connu.
ui-hint-equal = Tout aussi bon.
ui-hint-points = { $amount } points ({ $source })
ui-hint-rival = { $amount } % pour { $seat }
ui-hint-means = { $means } { $amount }
ui-hint-gain = { $alone ->
    [yes] À la fin de votre tour : { $gain }.
   *[no] À la fin de votre tour, par rapport aux autres : { $gain }.
}
ui-hint-both = { $alone ->
    [yes] À la fin de votre tour : { $gain }, mais { $loss }.
   *[no] À la fin de votre tour, par rapport aux autres : { $gain }, mais { $loss }.
}
ui-hint-loss = { $alone ->
    [yes] À la fin de votre tour : { $loss }.
   *[no] À la fin de votre tour, par rapport aux autres : { $loss } ; cela paie plus tard.
}
ui-hint-later = Peu de différence à la fin de votre tour ; cela compte plus tard.

## Touches

ui-keys = Touches
ui-key-choose = choisir ce qui porte ce numéro
ui-key-decline = passer ou renoncer
ui-key-list = lister tous les choix
ui-key-walk = parcourir ce qui est éclairé, et le faire
ui-key-look = regarder tout ce qui est sur la table ; parcourir une relecture
ui-key-propose = laisser le programme payer
ui-key-hint = montrer un conseil, puis la suite, puis le fermer
ui-key-confirm = confirmer le tour
ui-key-back = un pas en arrière, ou sortir de la relecture
ui-key-undo = reprendre le dernier choix
ui-key-restart = recommencer mon tour
ui-key-figures = montrer ou cacher les chiffres à côté des villes
ui-key-marks = montrer ou cacher le dernier tour de chaque adversaire
ui-key-help = cette liste

## How it plays

ui-how-title = Comment on joue à { $title }
ui-how-page = Comment on joue, en images
ui-how-begin = Commencer une partie
ui-how-players = { $least } à { $most } joueurs
ui-how-reading = 3 minutes de lecture
ui-how-points = Comment on marque
ui-how-ends = Comment finit la partie
ui-how-tips = Trois conseils pour la première partie
ui-how-ready = À vous ?

## Les règles à côté de la table

ui-rules-page = Page entière
ui-leaf-question = Cette question
ui-leaf-all = Toutes
ui-leaf-rulings = { ui-rulings }
ui-leaf-words = { ui-glossary }
ui-applies-now = s’applique maintenant
ui-codes = Ce que disent les codes
ui-codes-hide = masquer
ui-codes-show = montrer
ui-code-rule = { $title }, section { $section }, règle { $number }
ui-code-rulebook = les règles imprimées le disent
ui-code-editions = les règles imprimées de ces éditions le disent
ui-code-two = le livret pour deux joueurs le dit
ui-code-faq = l’éditeur a répondu ainsi
ui-code-ruling = les règles imprimées se taisent ; nous jouons ainsi
ui-code-difference = les éditions diffèrent ; nous jouons ainsi
ui-code-deduced = cela découle d’autres règles
ui-code-components = c’est imprimé sur le matériel
ui-code-public = connu publiquement, mais pas par le livret
ui-code-reconstructed = valeur choisie par nous, l’imprimée n’étant pas connue

## La salle d’attente

ui-waits-seats = { $count ->
    [one] On attend encore une personne
   *[other] On attend encore { $count } personnes
}
ui-everyone-here = Tout le monde est là
ui-waits-host = Tout le monde est là. L’hôte commence.
ui-differs = Ce qui diffère de l’usage
ui-standard = Les options habituelles
ui-options-all = { $count ->
    [one] La seule option
   *[other] Les { $count } options
}
ui-options-less = Seulement ce qui diffère
ui-standard-is = (d’habitude : { $choice })
ui-begin-closed = Des places libres : envoyez le lien ou donnez-les à des robots.

ui-plan-steps = Pas à pas
ui-plan-sheet = Sur une feuille
ui-plan-clear = Effacer
ui-plan-confirm = Confirmer
ui-plan-confirm-without = Confirmer sans { $what }

## La page des hôtes

ui-cancel = Annuler
ui-host = Maison
ui-host-state = État de la maison
ui-host-trouble = La maison ne peut rien enregistrer
ui-host-worker = Processus des robots
ui-host-door = Processus sur le port { $port }
ui-host-silent = Aucun signe de vie depuis { $seconds } s
ui-host-well = Tout va bien : { $tables } tables en mémoire, { $lines } pages ouvertes
ui-host-since = Lancé { $span }
ui-host-queue = { $count ->
    [one] Un robot attend
   *[other] { $count } robots attendent
}
ui-host-longest = Le plus ancien attend depuis { $seconds } s
ui-host-people = { $count ->
    [one] Une personne
   *[other] { $count } personnes
}
ui-host-accounts = dont { $count } avec un compte
ui-host-playing = { $count ->
    [one] Une partie en cours
   *[other] { $count } parties en cours
}
ui-host-waiting = { $count ->
    [one] Une table pas encore commencée
   *[other] { $count } tables pas encore commencées
}
ui-host-people-title = Personnes
ui-host-search = Début d’un nom, ou identifiant
ui-host-seen = ici { $span }
ui-host-never = aucune session
ui-host-role = Hôte
ui-host-banned = exclu
ui-host-muted = réduit au silence
ui-host-acts = Actions
ui-host-nobody = Personne ne porte ce nom.
ui-show-more = Afficher plus
ui-host-rename = Renommer
ui-host-password = Nouveau mot de passe
ui-host-mute = Réduire au silence
ui-host-unmute = Rendre la parole
ui-host-ban = Exclure
ui-host-unban = Laisser entrer
ui-host-delete = Supprimer
ui-host-rename-means = Le nouveau nom est affiché partout, aux tables et dans les discussions. { $name } se connecte comme avant.
ui-host-password-means = { $name } est déconnecté partout et se connecte avec le nouveau mot de passe, affiché ici une seule fois.
ui-host-mute-means = { $name } n’écrit dans aucune discussion pendant { $days } jours.
ui-host-ban-means = { $name } est déconnecté partout et ne peut plus entrer. Les places restent et peuvent être réclamées.
ui-host-delete-means = { $name } abandonne toutes ses parties et est oublié, pour toujours.
ui-host-type-name = Tapez le nom pour confirmer
ui-host-new-name = Nouveau nom
ui-host-why = Raison, pour le journal
ui-host-password-is = Nouveau mot de passe de { $name } :
ui-host-rename-done = { $name } a un nouveau nom.
ui-host-password-done = { $name } a un nouveau mot de passe.
ui-host-mute-done = { $name } est réduit au silence.
ui-host-unmute-done = { $name } a de nouveau la parole.
ui-host-ban-done = { $name } est exclu.
ui-host-unban-done = { $name } peut entrer.
ui-host-delete-done = { $name } est supprimé.
ui-host-tables-playing = En cours
ui-host-tables-waiting = Pas commencées
ui-host-tables-finished = Terminées
ui-host-table-close = Terminer
ui-host-table-delete = Supprimer
ui-host-sure = Vraiment ?
ui-host-no-tables = Aucune table.
ui-host-reports = Signalements
ui-host-reported = { $reporter } signale { $name }
ui-host-unsay = Retirer
ui-host-mute-days = Réduire au silence pendant { $days } jours
ui-host-settle = Rien à faire
ui-host-no-reports = Rien à décider.
ui-host-letters = Courrier en attente
ui-host-letter-waits = { $tries ->
    [0] en attente
    [one] en attente, un essai
   *[other] en attente, { $tries } essais
}
ui-host-letter-dead = abandonné { $span }
ui-host-letter-again = Réessayer
ui-host-letter-drop = Jeter
ui-host-no-letters = Rien n’attend.
ui-host-announce = À tout le monde
ui-host-announce-hint = La maison se repose dimanche.
ui-host-publish = Publier
ui-host-take-back = Retirer
ui-host-admission = Qui peut venir pour la première fois
ui-host-admits-open = Tout le monde
ui-host-admits-invite = Sur invitation
ui-host-admits-closed = Personne
ui-host-quotas = Ce qu’une personne peut avoir
ui-host-quota-tables = Tables non terminées
ui-host-quota-bot_tables = Parties en cours avec des robots
ui-host-quota-requests = Requêtes par seconde, en multiple de la normale
ui-host-quotas-keep = Enregistrer
ui-host-quotas-done = Valable dès maintenant.
ui-host-quotas-hint = 0 : pas de limite.
ui-host-export = Exporter
ui-host-purge = Faire place nette
ui-host-purge-days = Inactifs depuis tant de jours
ui-host-purge-hint = Les tables que personne n’a commencées, et les invités absents depuis lors qui ne sont à aucune partie en cours.
ui-host-purge-done = { $tables } tables et { $guests } invités ont disparu.
ui-host-log = Ce qu’ont fait les hôtes
ui-host-no-log = Rien encore.
ui-host-did-rename = a renommé
ui-host-did-ban = a exclu
ui-host-did-unban = a laissé entrer
ui-host-did-mute = a réduit au silence
ui-host-did-unmute = a rendu la parole
ui-host-did-password = a donné un nouveau mot de passe
ui-host-did-host = a nommé hôte
ui-host-did-unhost = a retiré le rôle d’hôte
ui-host-did-forget = a supprimé quelqu’un
ui-host-did-purge = a retiré de vieilles tables et de vieux invités
ui-host-did-close = a terminé une partie
ui-host-did-delete = a supprimé une table
ui-host-did-register = a décidé qui peut venir pour la première fois
ui-host-did-announce = a dit à tous
ui-host-did-quotas = a fixé ce qu’une personne peut avoir
ui-host-did-settle = a examiné un signalement
ui-host-did-unsay = a retiré une ligne de discussion
ui-host-did-export = a exporté les données de quelqu’un
ui-host-did-letter-again = a relancé un envoi
ui-host-did-letter-drop = a jeté un envoi
ui-report-line = Signaler ou bloquer { $name }
ui-report-why = Qu’est-ce qui ne va pas ? L’hôte de la maison le lira.
ui-report-do = Signaler
ui-reported = L’hôte de la maison va regarder.
ui-block-name = Bloquer { $name }
ui-blocked = { $name } est bloqué : ni place à vos tables, ni mot dans vos discussions.

## Sans la maison

ui-offline = Hors ligne
ui-offline-title = La maison est injoignable. Jouez ici en attendant.
ui-offline-next = Nouvel essai automatique dans { $seconds } s. Rien de ce que vous faites ici n’est perdu.
ui-offline-try = Réessayer
ui-own-tables = Sur cet appareil
ui-own-count = { $count ->
    [one] une partie, gardée ici
   *[other] { $count } parties, gardées ici
}
ui-own-opening = La table s’ouvre sur cet appareil. La première fois, cela prend quelques secondes.
ui-own-move = Déplacer vers la maison
ui-own-move-closed = Possible quand la maison répondra
ui-own-moved = La partie continue à la maison.
ui-own-save = Enregistrer dans un fichier
ui-own-bring = Ouvrir une partie enregistrée
ui-own-remove = Supprimer
ui-own-remove-sure = Supprimer pour de bon
ui-own-play = Jouer sur cet appareil, sans la maison
ui-where-house = À la maison
ui-kept-title = Sans réseau
ui-kept-none = Gardez les jeux sur cet appareil, et jouez là où il n’y a pas de réseau.
ui-kept-keep = Les garder ici
ui-kept-keeping = { $done } Mo sur { $total } sont ici
ui-kept-all = Cet appareil peut jouer sans réseau.
ui-kept-full = Il y a trop peu de place sur cet appareil. Libérez-en, puis réessayez.
ui-kept-impossible = Ce navigateur ne peut pas garder les pages. Laissez celle-ci ouverte pour jouer sans réseau.
ui-kept-install = Installer
ui-kept-installed = Installé
ui-works-bots = Quatre jeux contre des robots
ui-works-screen = À plusieurs sur un écran
ui-works-lessons = Les leçons et les règles
ui-works-replays = Revoir et analyser les parties gardées ici
ui-works-people = Parties avec des gens ailleurs
ui-works-chat = Discussion et statistiques
ui-fresh = Une nouvelle version est prête. Votre partie est gardée.
ui-fresh-take = Nouvelle version
ui-refused-device-full = Il n’y a plus de place sur cet appareil. Votre dernier coup n’a pas été joué ; tout ce qui précède est gardé. Libérez de la place, puis recommencez.
ui-refused-here = Il faut pour cela une maison que d’autres atteignent aussi.
