# The program in English: words of the table, whatever the game.

language-name = English

## At the terminal

terminal-passed = passed
terminal-others = The others
terminal-total = Total
terminal-thinking = The others are thinking …
terminal-welcome = You are { $name }. Type a number to choose, h for help, q to leave.
terminal-uncompiled = The rules run uncompiled here: the bots think more slowly, everything else is the same.
terminal-players = How many players, you among them? { $least } to { $most }; Enter: { $most }
terminal-choose = Type a number from 1 to { $count }; ? shows what is not possible, h helps.
terminal-run = or type: { $first } … { $last }
terminal-unknown = That is not a command. Type h for help.
terminal-impossible = Not possible now:
terminal-all-possible = Everything you might expect here is possible.
terminal-rule-hint = rule { $rule } shows the text of a rule.
terminal-no-rule = There is no rule { $rule }; rules are named like { $example }.
terminal-no-undo = Nothing can be taken back: something new was seen since, or another player has moved.
terminal-undone = Taken back.
terminal-saved = Saved to { $file }.
terminal-resume = Go on with: { $command }
terminal-winner = { $name } wins
terminal-standing = Not finished; the score so far
terminal-over = The game is over. You may still type s, b, m, l, save FILE; q leaves.
terminal-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
terminal-move = Move { $move } of { $count }
terminal-step = Enter next move · b one back · a number goes there · q leaves
terminal-proposal = p lets the program pay this for you.
terminal-more = … and { $count } more: c shows them all
terminal-no-proposal = Nothing is proposed here.
terminal-help =
    a number    choose; Enter is enough where there is only one choice
    ?           what is not possible now, and why
    ? 3         what choice 3 means
    c           all choices again
    rule { $rule }  the text of a rule
    u           undo, as far back as nothing new was seen
    b           the board again
    m           everybody’s boards
    s           the score by source
    l           the log; l 100 shows more of it
    save FILE   save the game
    q           save and leave

why-lesson = The lesson is about another choice; skip it to play as you like
why-not-asked = Something else is asked now: { $question }
why-not-now = It is not your turn: { $question }
