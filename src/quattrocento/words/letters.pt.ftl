# As cartas da casa em português, e as páginas por trás das suas ligações.

letter-turn = É a sua vez na mesa “{ $table }”.
    .subject = É a sua vez: { $table }
letter-over = A partida na mesa “{ $table }” terminou.
    .subject = A partida terminou: { $table }
letter-asked = A mesa “{ $table }” espera a sua resposta.
    .subject = Uma pergunta: { $table }
letter-offer = Alguém na mesa “{ $table }” faz uma oferta a você.
    .subject = Uma oferta para você: { $table }
letter-invited = Esperam você para jogar de novo na mesa “{ $table }”.
    .subject = Um convite: { $table }
letter-confirm = Alguém, provavelmente você, quer receber avisos neste endereço. Abra o link para confirmá-lo; caso contrário, não faça nada.
    .subject = Confirme o seu endereço
letter-off = Não receber mais estas mensagens: { $off }
letter-press-confirm = Este endereço receberá os seus avisos.
    .button = Confirmar este endereço
letter-press-off = Este endereço não receberá mais mensagens.
    .button = Não enviar mais mensagens para este endereço
letter-reset = Alguém, provavelmente você, esqueceu a senha de “{ $name }”. Abra o link em até uma hora para escolher outra; caso contrário, não faça nada.
    .subject = Uma nova senha
