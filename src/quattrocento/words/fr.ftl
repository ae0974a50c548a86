# Le programme en français : les mots de la table, quel que soit le jeu.

language-name = Français

## Au terminal

terminal-passed = a passé
terminal-others = Les autres
terminal-total = Total
terminal-thinking = Les autres réfléchissent …
terminal-welcome = Vous êtes { $name }. Tapez un numéro pour choisir, h pour l’aide, q pour partir.
terminal-uncompiled = Les règles tournent ici sans compilation : les robots réfléchissent plus lentement, rien d’autre ne change.
terminal-players = Combien de joueurs, vous compris ? De { $least } à { $most } ; Entrée : { $most }
terminal-choose = Tapez un numéro de 1 à { $count } ; ? montre ce qui est impossible, h aide.
terminal-run = ou tapez : { $first } … { $last }
terminal-unknown = Ce n’est pas une commande. Tapez h pour l’aide.
terminal-impossible = Impossible maintenant :
terminal-all-possible = Tout ce qu’on peut attendre ici est possible.
terminal-rule-hint = rule { $rule } affiche le texte d’une règle.
terminal-no-rule = Il n’y a pas de règle { $rule } ; les règles se nomment comme { $example }.
terminal-no-undo = Rien ne peut être repris : on a vu du nouveau depuis, ou quelqu’un d’autre a joué.
terminal-undone = Coup repris.
terminal-saved = Partie enregistrée dans { $file }.
terminal-resume = Pour continuer : { $command }
terminal-winner = { $name } l’emporte
terminal-standing = Partie inachevée ; le score jusqu’ici
terminal-over = La partie est finie. Vous pouvez encore taper s, b, m, l, save FICHIER ; q pour partir.
terminal-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
terminal-move = Coup { $move } sur { $count }
terminal-step = Entrée coup suivant · b en arrière · un numéro y va · q quitte
terminal-proposal = p laisse le programme payer à votre place.
terminal-more = … et { $count } de plus : c les montre tous
terminal-no-proposal = Rien n’est proposé ici.
terminal-help =
    un numéro     choisir ; Entrée suffit s’il n’y a qu’un choix
    ?             ce qui est impossible maintenant, et pourquoi
    ? 3           ce que signifie le choix 3
    c             tous les choix de nouveau
    rule { $rule }    le texte d’une règle
    u             reprendre, tant que rien de nouveau n’a été vu
    b             le plateau de nouveau
    m             les plateaux de tous
    s             le score par origine
    l             le journal ; l 100 en montre davantage
    save FICHIER  enregistrer la partie
    q             enregistrer et partir

why-lesson = La leçon porte sur un autre choix ; passez-la pour jouer à votre guise
why-not-asked = Autre chose est demandé à présent : { $question }
why-not-now = Ce n’est pas votre tour : { $question }
