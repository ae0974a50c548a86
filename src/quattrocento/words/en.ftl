# The program in English: words of the table, whatever the game.
language-name = English
