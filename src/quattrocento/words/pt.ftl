# O programa em português: as palavras da mesa, em qualquer jogo.

language-name = Português

## No terminal

terminal-passed = passou
terminal-others = Os outros
terminal-total = Total
terminal-thinking = Os outros estão pensando …
terminal-welcome = Você é { $name }. Digite um número para escolher, h para ajuda, q para sair.
terminal-uncompiled = As regras rodam aqui sem compilação: os robôs pensam mais devagar, o resto é igual.
terminal-players = Quantos jogadores, contando você? De { $least } a { $most }; Enter: { $most }
terminal-choose = Digite um número de 1 a { $count }; ? mostra o que não é possível, h ajuda.
terminal-run = ou digite: { $first } … { $last }
terminal-unknown = Isso não é um comando. Digite h para ajuda.
terminal-impossible = Não é possível agora:
terminal-all-possible = Tudo o que se pode esperar aqui é possível.
terminal-rule-hint = rule { $rule } mostra o texto de uma regra.
terminal-no-rule = Não há regra { $rule }; as regras têm nomes como { $example }.
terminal-no-undo = Nada pode ser desfeito: algo novo foi visto desde então, ou outra pessoa jogou.
terminal-undone = Desfeito.
terminal-saved = Salvo em { $file }.
terminal-resume = Continue com: { $command }
terminal-winner = { $name } vence
terminal-standing = Não terminado; a pontuação até aqui
terminal-over = O jogo acabou. Você ainda pode digitar s, b, m, l, save ARQUIVO; q sai.
terminal-moves = { $count ->
    [one] { $count } lance
   *[other] { $count } lances
}
terminal-move = Lance { $move } de { $count }
terminal-step = Enter próximo lance · b um atrás · um número vai até lá · q sai
terminal-proposal = p deixa o programa pagar por você.
terminal-more = … e mais { $count }: c mostra todas
terminal-no-proposal = Nada é proposto aqui.
terminal-help =
    um número     escolher; Enter basta quando só há uma escolha
    ?             o que não é possível agora, e por quê
    ? 3           o que significa a escolha 3
    c             todas as escolhas de novo
    rule { $rule }    o texto de uma regra
    u             desfazer, enquanto nada de novo foi visto
    b             o tabuleiro de novo
    m             os tabuleiros de todos
    s             a pontuação por origem
    l             o registro; l 100 mostra mais dele
    save ARQUIVO  salvar o jogo
    q             salvar e sair

why-lesson = A lição é sobre outra escolha; pule-a para jogar como quiser
why-not-asked = Agora se pergunta outra coisa: { $question }
why-not-now = Não é a sua vez: { $question }
