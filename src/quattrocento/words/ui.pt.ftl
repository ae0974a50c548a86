# O navegador em português: tudo o que não pertence a um jogo.

## Barra, ajustes

ui-rules = Regras
ui-settings = Ajustes
ui-language = Idioma
ui-theme = Claro ou escuro
ui-theme-name = Aparência
ui-theme-system = como o sistema
ui-theme-light = clara
ui-theme-dark = escura
ui-motion = Movimento
ui-motion-slow = lento
ui-scenes = Mostrar passo a passo guerras, cercos e fins de rodada
ui-confirm-mine = Pedir que eu confirme as minhas vezes
ui-my-colour = A minha cor, se estiver livre
ui-colour-any = qualquer uma
ui-colour-blue = azul
ui-colour-red = vermelho
ui-colour-yellow = amarelo
ui-colour-purple = roxo
ui-colour-green = verde
ui-colour-white = branco
ui-sounds = Sons
ui-volume = Volume
ui-sound-of-turn = minha vez
ui-sound-of-dice = dados
ui-sound-of-bid = um lance
ui-sound-of-outbid = cobrem o meu lance
ui-sound-of-war = guerra e cerco
ui-motion-full = normal
ui-motion-fast = rápido
ui-motion-none = nenhum
ui-notices = Aviso do navegador quando for a minha vez
ui-notices-refused = O navegador não permite avisos desta página.
ui-bell = Avisos
ui-bell-waits = { $count ->
    [0] nada espera por você
    [one] uma coisa espera por você
   *[other] { $count } coisas esperam por você
}
ui-bell-empty = Nada espera por você. Aqui aparecem as suas vezes, pedidos e resultados.
ui-bell-turn = Sua vez
ui-bell-asked = Um pedido para você
ui-bell-again = Um lugar guardado para você: revanche
ui-bell-offer = Uma oferta para você
ui-bell-hurry = O seu tempo está quase no fim
ui-bell-full = Estão todos aqui: comece
ui-bell-over = A partida acabou
ui-bell-answer = Responder
ui-bell-read = Marcar tudo como lido
ui-just-now = agora mesmo
ui-ago = há { $span }
ui-handover-setting = Perguntar quem se senta quando vários jogam nesta tela
ui-alone-setting = Fazer por si o que só tem uma resposta
ui-own = A minha conta
ui-own-nobody = Ninguém entrou aqui: entre, ou sente-se a uma mesa só com um nome.
ui-guest-keep = Guardar este nome
ui-guest-hint = Como convidado, só este navegador conhece você. Com uma senha, você volta de qualquer lugar, e ninguém mais toma o seu nome.
ui-signing-in = Entrada
ui-kept = Guardado.
ui-password-change = Mudar a senha
ui-password-now = Senha atual
ui-password-changed = A senha foi mudada. Em todos os outros lugares você saiu.
ui-email-none = Sem endereço, uma senha esquecida não pode ser trocada.
ui-email-confirmed = Confirmado: por ele se troca uma senha esquecida.
ui-email-open = Ainda não confirmado: abra o link da carta que foi enviada para lá.
ui-code-make = Criar um código
ui-my-data = Os meus dados
ui-export-hint = Um arquivo com as suas partidas, mensagens, notas e configurações, para pessoas e programas lerem.
ui-blocked-people = Pessoas bloqueadas
ui-blocked-nobody = Você não bloqueou ninguém.
ui-leave-of-running = Partidas em andamento
ui-leave-then-running = Você as deixa como se tivesse desistido.
ui-leave-of-finished = Partidas terminadas
ui-leave-then-finished = Ficam para os outros, com um lugar sem nome.
ui-leave-of-chat = Mensagens
ui-leave-then-chat = Esvaziadas.
ui-leave-of-rest = Tudo o mais
ui-leave-then-rest = Apagado para sempre.
ui-leave-sure = Ninguém pode trazer de volta.
ui-code-new = Entrar em outro aparelho
ui-code-hint = Digite este código lá, em “Tenho um código”, dentro de dez minutos:
ui-code-copy = Copiar como link
ui-export = Baixar os meus dados
ui-block = Bloquear alguém, pelo nome com que entra
ui-block-do = Bloquear
ui-unblock = Desbloquear
ui-leave-for-good = Apagar a minha conta
ui-leave-not = Ficar
ui-left-for-good = A sua conta foi apagada. Adeus.
ui-reset = Uma nova senha
ui-reset-new = Nova senha
ui-code = Código
ui-code-have = Tenho um código
ui-forgotten = Esqueceu a senha?
ui-forgotten-email = Endereço de e-mail confirmado
ui-forgotten-send = Enviar um e-mail
ui-forgotten-sent = Se este endereço pertence a uma conta, um e-mail está a caminho.
ui-announcement-read = Lido
ui-email = E-mail, para avisos e uma senha esquecida
ui-webhook = Webhook para avisos
ui-notices-fail-address = Os avisos não chegam aqui: não é um endereço.
ui-notices-fail-private = Os avisos não chegam aqui: o endereço leva a uma rede privada.
ui-notices-fail-name = Os avisos não chegam aqui: não há servidor com este nome.
ui-notices-fail-connection = Os avisos não chegam aqui: nada responde neste endereço.
ui-notices-fail-tls = Os avisos não chegam aqui: o certificado não é válido.
ui-notices-fail-slow = Os avisos não chegam aqui: o servidor demorou demais.
ui-notices-fail-answer = Os avisos não chegam aqui: o servidor os recusou.
ui-notices-fail-house = Os avisos não chegam aqui: a casa tem dificuldade em enviá-los.
ui-push = Avisos quando nenhuma página está aberta
ui-push-here = Neste aparelho
ui-push-for-turn = quando for a minha vez
ui-push-for-offer = ofertas
ui-push-for-asked = perguntas à mesa
ui-push-for-invited = convites
ui-push-for-over = o fim de um jogo
ui-push-elsewhere = Em outros aparelhos
ui-push-stop = Desligar
ui-push-insecure = Só uma página aberta por https pode enviar estes avisos. Pergunte a quem cuida desta casa.
ui-push-install = No iPhone ou iPad, adicione primeiro esta página à Tela de Início (Compartilhar, depois “Adicionar à Tela de Início”) e abra-a de lá.
ui-push-none = Este navegador não tem avisos para páginas fechadas.
ui-push-denied = O navegador não permite avisos desta página. Permita-os nas configurações dele para este site e abra a página de novo.
ui-push-failed = O serviço de avisos do navegador não responde. Tente mais tarde, ou em outro navegador.
ui-close = Fechar
ui-keep = Guardar
ui-more = Mais
ui-unreachable = A casa não responde. Tentamos de novo.
ui-takes = A casa ainda trabalha: { $seconds } s
ui-link-copied = O link foi copiado.

## Pessoas

ui-name = Nome
ui-password = Senha
ui-name-yourself = O seu nome
ui-name-enough = Um nome basta para jogar. Com uma senha, você volta de outro aparelho.
ui-just-a-name = Só um nome
ui-account = Quem você é
ui-sign-in = Entrar
ui-sign-up = Criar uma conta
ui-sign-out = Sair
ui-sessions = Conectado em
ui-session-this = este navegador
ui-session-seen = visto { $when }
ui-session-unknown = Navegador desconhecido
ui-sessions-end-others = Sair em todos os outros
ui-sessions-end-all = Sair em todos
ui-sit-down = Sentar-se
ui-you = você
ui-bot = robô
ui-bot-level = { $level ->
    [easy] robô fácil
    [hard] robô forte
    [medium] robô
    [quick] robô rápido
   *[other] { $level }
}
ui-bot-of = { $level ->
    [easy] Robô, fácil
    [hard] Robô, forte
    [medium] Robô, médio
    [quick] Robô, rápido
   *[other] Robô, { $level }
}

## Salão

ui-tables = Mesas
ui-finished-games = Partidas encerradas
ui-welcome-name = Bem-vindo, { $name }
ui-welcome-sub = nenhuma mesa espera por você
ui-tables-wait = { $count ->
    [0] Nenhuma mesa espera por você
    [one] Uma mesa espera por você
    [2] Duas mesas esperam por você
    [3] Três mesas esperam por você
    [4] Quatro mesas esperam por você
    [5] Cinco mesas esperam por você
    [6] Seis mesas esperam por você
   *[other] { $count } mesas esperam por você
}
ui-tables-wait-others = { $lit ->
    [0] { $count ->
        [one] uma espera pelos outros
        [2] duas esperam pelos outros
        [3] três esperam pelos outros
        [4] quatro esperam pelos outros
        [5] cinco esperam pelos outros
        [6] seis esperam pelos outros
       *[other] { $count } esperam pelos outros
    }
   *[other] { $count ->
        [one] e uma espera pelos outros
        [2] e duas esperam pelos outros
        [3] e três esperam pelos outros
        [4] e quatro esperam pelos outros
        [5] e cinco esperam pelos outros
        [6] e seis esperam pelos outros
       *[other] e { $count } esperam pelos outros
    }
}
ui-your-move = Sua vez
ui-plays = { $name } joga
ui-all-choose = Todos escolhem ao mesmo tempo
ui-waits-for-players = espera jogadores
ui-seats-open = { $count ->
    [0] todos os lugares ocupados
    [one] um lugar livre
   *[other] { $count } lugares livres
}
ui-play = Jogar
ui-open = Abrir
ui-watch = Assistir
ui-join = Entrar
ui-tables-to-join = Mesas para entrar
ui-tables-to-watch = Para assistir
ui-no-open-tables = Nenhuma outra mesa está aberta. Abra uma e deixe um lugar para um amigo.
ui-new-here = Novo por aqui?
ui-hero-title = Jogos do Renascimento, no seu navegador
ui-hero-text = Quatro jogos de dados, leilões, cidades e exércitos. Jogue agora contra robôs, ou com amigos no seu ritmo. A mesa conhece as regras: aprende-se jogando.
ui-hero-first = { $title }, um robô fácil, sem relógio. Sem conta.
ui-hero-learn = Aprender em 10 minutos
ui-hero-invite = Convidar amigos
ui-guest = Convidado
ui-begin-first-game = Começar uma primeira partida
ui-new-table = Nova mesa
ui-new-table-how = escolha um jogo, os lugares, comece
ui-choose = Escolher
ui-chosen = Escolhido
ui-how-it-plays = Como se joga
ui-all-rules = Todas as regras, numeradas
ui-minutes = { $minutes } min
ui-length = Duração
ui-players = Jogadores
ui-seats = Lugares
ui-seat-number = Lugar { $number }
ui-add-seat = Lugar
ui-remove-seat = Tirar este lugar
ui-friend-by-link = Amigo, por link
ui-at-this-screen = Nesta tela
ui-begin = Começar { $title }
ui-more-options = Mais opções
ui-table-name = Nome da mesa
ui-table-of = Mesa de { $name }
ui-private = Privada: só quem tem o link a encontra
ui-confirm-turns = Cada turno é confirmado no fim
ui-hints-who = Dicas
ui-hints-who-text = Com uma dica a partida não conta para a pontuação.
ui-hints-who-alone = sozinho contra robôs
ui-hints-who-everybody = para todos
ui-hints-who-nobody = nenhuma
ui-at-zero = Quando o tempo acaba
ui-at-zero-bot = um robô ocupa o lugar
ui-at-zero-end = a partida termina
ui-pace = Ritmo
ui-pace-none = sem relógio
ui-pace-live = ao vivo, { $minutes } min cada
ui-pace-days = { $days ->
    [one] um dia por turno
   *[other] { $days } dias por turno
}
ui-pace-choice-none = Sem relógio
ui-pace-choice-live-30 = Ao vivo, 30 min
ui-pace-choice-live-60 = Ao vivo, 60 min
ui-pace-choice-days-1 = Um dia por turno
ui-pace-choice-days-3 = Três dias por turno
ui-no-finished = Nenhuma partida chegou ao fim ainda.
ui-search-rules = Procurar nas regras
ui-rules-in-english = As regras numeradas estão em inglês.

## Sala de espera

ui-free-seat = lugar livre
ui-give-to-bot = Dar a um robô
ui-invite = Link para amigos
ui-share = Compartilhar
ui-invite-qr = O convite em código QR: leia-o com outro telefone.
ui-invite-words = Jogue { $title } comigo
ui-copy = Copiar
ui-copy-link = Copiar o link
ui-leave-table = Sair da mesa
ui-host-begins = O anfitrião começa quando todos os lugares estiverem ocupados.

## Pergunta

ui-your-turn = Sua vez
ui-your-turn-short = sua vez
ui-an-offer = Uma oferta
ui-waiting-for = É a vez de { $seat }
ui-still-choosing = Ainda escolhem: { $seats }
ui-choosing-question = Todos escolhem ao mesmo tempo. Ninguém vê nada até que todos tenham escolhido.
ui-chosen-question = Você escolheu. Tudo se revela quando todos tiverem escolhido.
ui-has-chosen = já escolheu
ui-change-choice = Mudar
ui-bots-busy = Os robôs da casa estão ocupados: este espera a sua vez.
ui-bots-share = Os robôs da casa estão ocupados e as suas mesas já tiveram a sua parte: este espera a sua vez.
ui-bot-thinks = { $seat } está pensando
ui-watching = Você está assistindo
ui-paused = A partida está em pausa
ui-since-my-turn = Desde a minha vez
ui-hold = Pausar
ui-scene-go-on = Retomar
ui-scene-board = Ver o tabuleiro
ui-scene-card = Ver a ficha
ui-skip-scene = Pular
ui-continue = Continuar
ui-space-key = Espaço
ui-back = Voltar
ui-back-to = Voltar até aqui
ui-confirm = Confirmar
ui-confirm-question = Quer terminar a sua vez assim?
ui-choices = Escolhas
ui-choices-more = mais
ui-asks-which = Qual delas?
ui-only-answer = Aqui não há outra possibilidade: { $answer }
ui-choice = escolha { $key }
ui-lit = pode ser escolhido
ui-selected = escolhido
ui-fold = Abrir ou fechar
ui-asks-undo = { $seat } pede para desfazer { $count ->
    [one] uma jogada
   *[other] { $count } jogadas
}.
ui-asks-pause = { $seat } pede uma pausa.
ui-asks-resume = { $seat } pede para continuar.
ui-agree = Permitir
ui-refuse = Recusar
ui-withdraw = Retirar
ui-take-back = Desfazer
ui-take-back-now = Desfazer agora
ui-ask-them = Perguntar a { $names }
ui-a-word = Uma palavra aos outros…
ui-back-step = Só o meu último passo
ui-back-turn = Toda a minha jogada
ui-would-be-undone = Seria desfeito
ui-drawn-anew = Desde então apareceram dados ou cartas: serão lançados ou tirados de novo.
ui-back-to-here = Voltar aqui
ui-request = Pedido
ui-asks-claim_seat = { $seat } pede que um robô fique com o lugar de { $of }.
ui-asks-claim_game = { $seat } pede para terminar a partida: { $of } foi embora.
ui-asks-end = { $seat } desistiu. Um robô pode continuar, ou a partida termina.
ui-bot-plays-on = Um robô continua
ui-end-game = Terminar a partida
ui-not-answered = { $names }: ainda sem resposta.
ui-play-on-undo = Jogar conta como não.
ui-play-on-end = A partida termina se todos concordarem. Se jogar, um robô fica com o lugar.
ui-paused-by = Pausa pedida por { $seat } às { $time } · os relógios estão parados
ui-clocks-stand = Os relógios estão parados
ui-would-go-on = Para continuar: { $names }.
ui-go-on = Continuar
ui-redo = Refazer
ui-key-redo = Refazer o que foi desfeito
ui-resign-this = Desistir desta partida?
ui-resign-two = Isto termina a partida: { $seat } ganha. Ela conta como terminada.
ui-resign-more = Você deixa o seu lugar. Decisão de { $names }: um robô continua, ou a partida termina com você em último.
ui-resign-bots = Só restam robôs: a partida termina com você em último.
ui-resign-wins = Desistir, { $seat } ganha
ui-keep-playing = Continuar jogando
ui-the-winner = ganha
ui-claim = Ausência longa
ui-claim-away = { $seat } está ausente…
ui-claim-text = { $seat } não voltou. Um robô pode ficar com o lugar, ou a partida termina com { $seat } em último.
ui-claim-all = Têm de concordar: { $names }.
ui-claim-seat = Um robô fica com o lugar
ui-claim-game = Terminar a partida
ui-ended-resigned = { $winner } ganha: { $seat } desistiu
ui-ended-claimed = { $winner } ganha: { $seat } não voltou
ui-ended-closed = Quem cuida da casa fechou esta mesa
ui-line-lost = A conexão caiu. Tentamos de novo; nada da partida se perde.
ui-notice-turn = Sua vez: { $table }
ui-notice-offer = Uma oferta: { $table }

## Mesa

ui-table-menu = Mesa
ui-undo = Desfazer
ui-restart-turn = Recomeçar a minha vez
ui-ask-undo = Pedir para desfazer
ui-ask-pause = Pedir uma pausa
ui-ask-resume = Pedir para continuar
ui-record = Arquivo da partida
ui-record-text = cada jogada, em arquivo
ui-to-lobby = Ao salão
ui-resign = Desistir
ui-resigned = desistiu
ui-away = ausente
ui-registered = tem uma conta
ui-nth = { $place }º
ui-time-left = Tempo restante
ui-look-at = Ver o que { $seat } tem
ui-looking-at = A casa de { $seat }
ui-back-to-mine = Voltar à minha
ui-chip = { $seat }, { $vp } pontos
ui-board = Tabuleiro
ui-board-view = Tabuleiro
ui-my-mat = Meu quadro
ui-whole-board = O tabuleiro inteiro
ui-chronicle = Crônica
ui-chat = Conversa
ui-chat-none = Ninguém disse nada ainda.
ui-say = Diga algo à mesa…
ui-quick = Frases rápidas
ui-quick-hello = Olá!
ui-quick-well = Boa jogada!
ui-quick-thanks = Obrigado!
ui-quick-moment = Um momento, por favor.
ui-quick-back = Voltei.
ui-quick-game = Bom jogo!
ui-onlookers = { $count ->
    [one] uma pessoa assiste
   *[other] { $count } pessoas assistem
}
ui-here = à mesa
ui-score = Placar
ui-notes = Minhas notas
ui-notes-hint = Só você vê o que escreve aqui.
ui-score-by-source = Pontos por origem
ui-total = Total
ui-hatched = hachurado: contagem final
ui-end-hatched = Hachurado: conta no fim.
ui-hand-over = Passe a tela a
ui-i-am = Sou { $seat }
ui-still-left = restam { $span }
ui-span-day = { $count } d
ui-span-hour = { $count } h
ui-span-minute = { $count } min

## O que a casa conta

ui-event-joins = { $name } se senta.
ui-event-leaves = { $name } sai da mesa.
ui-event-resigns = { $you ->
    [yes] Você desiste.
   *[no] { $seat } desiste.
}
ui-event-takes_over = Um robô continua por { $seat }.
ui-event-lapses = Ninguém respondeu a tempo: o pedido não vale mais.
ui-event-runs_out = { $you ->
    [yes] Seu tempo acabou.
   *[no] O tempo de { $seat } acabou.
}
ui-event-asks = { $what ->
    [pause] { $seat } pede uma pausa.
    [resume] { $seat } pede para continuar.
    [claim_seat] { $seat } pede que um robô fique com um lugar.
    [claim_game] { $seat } pede para terminar a partida.
   *[undo] { $seat } pede para desfazer uma jogada.
}
ui-event-refuses = { $seat } recusa.
ui-event-withdrawn = O pedido foi retirado.
ui-event-pauses = A partida está em pausa.
ui-event-resumes = A partida continua.
ui-event-rematch = Uma revanche está pronta.
ui-event-hinted = { $you ->
    [yes] Você olha uma dica: esta partida não conta para a pontuação.
   *[no] { $seat } olha uma dica: esta partida não conta para a pontuação.
}

## Fim e revisão

ui-finished = Encerrada
ui-game-over = Fim da partida
ui-lasted = { $rounds } rodadas, { $minutes } min
ui-result = Resultado
ui-you-win = { $count ->
    [one] Você vence por um ponto
   *[other] Você vence por { $count } pontos
}
ui-you-win-tie = Você vence no desempate
ui-you-are = Você fica em { ui-nth }, { $count ->
    [0] empatado com o primeiro
    [one] um ponto atrás
   *[other] { $count } pontos atrás
}
ui-wins = { $count ->
    [0] { $seat } vence no desempate
    [one] { $seat } vence por um ponto
   *[other] { $seat } vence por { $count } pontos
}
ui-by-points = { $count ->
    [0] pela ordem de turno
    [one] por um ponto
   *[other] por { $count } pontos
}
ui-first-in-italy = Primeiro na Itália
ui-course = Andamento da partida
ui-lead = à frente
ui-end = Fim
ui-turning-points = Viradas
ui-replay-turn = Rever a virada { $letter }
ui-replay = Rever
ui-replay-steps = { $count } turnos, ou de uma virada
ui-rematch = Revanche
ui-rematch-text = os mesmos lugares mais uma vez
ui-rematch-waits = a mesa está pronta
ui-share-result = Imagem do resultado
ui-share-result-text = para compartilhar ou guardar
ui-share-failed = Não foi possível fazer a imagem.
ui-leave = Sair da mesa
ui-looking-back = Revendo · { $at } de { $count }
ui-moment = Momento da partida
ui-first-step = Ao começo
ui-step-back = Um atrás
ui-step-on = Um à frente
ui-see-again = Rever
ui-by = Quanto de cada vez
ui-by-step = por passo
ui-by-turn = por turno
ui-by-round = por rodada
ui-turn-you = Você
ui-last-turn = Último turno de { $seat }: { $turn }
ui-acts = pensando …
ui-replay-step = Rever este passo
ui-to-the-game = À partida
ui-ask-back-here = Pedir a todos para voltar a este momento
ui-run = Reproduzir
ui-stop = Parar
ui-round = Rodada { $round }
ui-round-of = Rodada { $round } de { $rounds }

## O que a casa recusa

ui-refused-no-person = Diga antes quem você é: um nome basta.
ui-refused-wrong-password = Este nome e esta senha não combinam.
ui-refused-password-changed = A senha foi trocada em outro lugar nesse meio-tempo; entre com ela.
ui-refused-name-taken = Este nome pertence a uma conta: entre, ou escolha outro.
ui-refused-name-empty = Um nome precisa de algo que se leia.
ui-refused-name-long = Um nome tem no máximo 40 caracteres.
ui-refused-name-hidden = Este nome tem caracteres que ninguém vê; retire-os.
ui-refused-name-marks = Este nome tem sinais que escondem letras; escreva letras simples.
ui-refused-name-scripts = Este nome mistura escritas; use uma só.
ui-refused-empty = Não há nada para ler nesta linha.
ui-refused-bad-webhook = Este webhook não serve: dê um endereço como https://example.org/hook, sem senha e na internet.
ui-refused-bad-email = Isto não é um endereço de e-mail como nome@example.org.
ui-refused-no-invitation = Esta mesa é privada; peça o link ao anfitrião.
ui-refused-no-table = Esta mesa não existe ou é privada.
ui-refused-host-only = Só o anfitrião pode fazer isso.
ui-refused-seat-taken = Este lugar está ocupado.
ui-refused-seated = Você já está nesta mesa.
ui-refused-begun = A partida já começou.
ui-refused-open-seats = Ainda há um lugar livre: espere ou dê-o a um robô.
ui-refused-not-your-turn = Agora é outra pessoa que decide.
ui-refused-paused = A partida está em pausa; todos devem aceitar continuar.
ui-refused-asked = Outro pedido ainda está aberto.
ui-refused-too-far = Ainda não há nada para desfazer.
ui-refused-no-redo = Nada foi desfeito que se possa refazer.
ui-refused-no-claim = Só se pode reclamar o lugar pelo qual a mesa espera.
ui-refused-present = Esta pessoa está à mesa.
ui-refused-too-soon = Esta pessoa ainda não está ausente há tempo suficiente.
ui-refused-too-many = Foi demais de uma vez; espere um momento.
ui-refused-too-many-lines = Há páginas abertas demais; feche algumas.
ui-refused-too-many-tries = Senhas erradas demais; tente de novo mais tarde.
ui-refused-crowded = Gente demais está entrando neste momento; tente de novo em alguns segundos.
ui-refused-bot-tables = Você já tem muitas partidas com robôs em andamento; termine uma ou desista de uma antes da próxima.
ui-refused-banned = Quem cuida desta casa não deixa mais você entrar.
ui-refused-muted = Quem cuida desta casa não deixa você conversar por enquanto.
ui-refused-blocked = Alguém nesta mesa bloqueou você.
ui-refused-closed = Esta casa não recebe ninguém novo por enquanto.
ui-refused-invitation = Esta casa recebe quem tem o seu convite: abra o link que recebeu.
ui-refused-tables = Você tem muitas mesas não terminadas; termine ou deixe algumas.
ui-refused-no-code = Este código ou link não vale mais; peça outro.
ui-refused-no-mail = Esta casa não envia e-mails; fale com quem cuida dela.
ui-refused-nobody = Não há ninguém com este nome.
ui-refused-yourself = Você não pode bloquear a si mesmo.
ui-refused-no-analysis = Não foi possível examinar esta partida; tente de novo mais tarde.
ui-refused-no-moment = Este momento foi desfeito.
ui-refused-logged-out = Você foi desconectado.
ui-refused-no-session = Esta sessão já terminou.
ui-refused-too-many-devices = Você já tem avisos em dez aparelhos; desligue-os primeiro em um deles.
ui-refused-no-device = Não há mais avisos neste aparelho.
ui-refused-wrong-host = A casa não é conhecida por este nome; pergunte a quem a mantém.
ui-refused-storage-full = A casa não pode guardar isto: o disco está cheio. Nada mudou.
ui-refused-storage-down = A casa não alcança seus arquivos. Nada mudou; tente de novo daqui a pouco.
ui-refused-storage-damaged = A base de dados da casa está danificada. Quem cuida da casa tem de restaurar uma cópia.
ui-refused-game-missing = Esta mesa joga um jogo que não está mais nesta casa. Peça a quem cuida dela que o adicione de novo.
ui-refused-broken-record = O que está guardado desta mesa não pode mais ser jogado. Avise quem cuida da casa.
ui-refused-other-rules = Esta partida foi jogada com regras mais antigas do que as desta casa. Se já acabou, você pode baixar o registro; para continuá-la, fale com quem cuida da casa.

## Quantias, respostas antecipadas

ui-less = Menos
ui-more-of-it = Mais
ui-answers-ahead = Respostas antecipadas
ui-answers-text = Só você as vê. A casa responde por você, até que algo mude.
ui-answer-fell = Uma resposta não vale mais
ui-answer-void = Não vale mais: { $why }.
ui-void-undone = jogadas foram desfeitas

## Vistas, edições, propostas

ui-sights = O que o tabuleiro mostra
ui-lit-here = há ali algo a escolher
ui-propose = Pagar por mim
ui-edition = Edição
ui-edition-text = Que livro de regras se segue onde diferem.
ui-edition-house = como joga a casa
ui-edition-own = escolhida ponto por ponto

## Aprender: lições, glossário, regras

ui-learn = Aprender jogando
ui-learn-how = Uma primeira partida guiada: dez minutos, uma coisa de cada vez.
ui-learn-begin = Começar
ui-learn-go-on = Continuar
ui-learn-at = página { $page } de { $pages }
ui-learn-pages = { $pages } páginas
ui-lesson = Lição
ui-lesson-page = { $page } de { $pages }
ui-lesson-skip = Pular
ui-lesson-watch = Agora jogam os outros. Veja o que fazem; continua sozinho.
ui-lesson-back = Voltar
ui-lesson-next = Avançar
ui-lesson-play-on = Continuar o jogo
ui-lesson-table = Lição: { $title }
ui-lesson-second = Segunda lição
ui-lesson-second-table = Segunda lição: { $title }
ui-refused-lesson = A lição é sobre outra escolha. Pule-a para jogar como quiser.
ui-glossary = Glossário
ui-glossary-how = Cada termo em uma frase, com as suas regras.
ui-search-glossary = Procurar no glossário
ui-term = O que é isto? { $term }
ui-nothing-found = Nada encontrado.
ui-nothing-found-try = Nada encontrado. Tente uma palavra mais curta, o singular ou o número de uma regra como { $rule }.
ui-rulings = Interpretações
ui-rulings-how = Onde as regras impressas deixam um ponto em aberto, aqui se joga assim.
ui-ruling = Interpretação { $number }
ui-rules-found = { $count ->
    [one] uma regra
   *[other] { $count } regras
}

## Rever um jogo terminado, e números

ui-analysis = Análise
ui-analysis-text = como estava a partida, turno a turno
ui-looking-through = Os robôs reveem a partida …
ui-analysis-failed = Não foi possível obter a análise.
ui-try-again = Tentar de novo
ui-as-bots-see = Como os robôs veem a partida
ui-as-bots-see-text = Quanto valia cada lugar, em pontos: os já ganhos e o que o resto da mesa prometia.
ui-growth = Pontos por origem ao longo do tempo
ui-luck = Sorte
ui-luck-text = O que os dados e sorteios deram a cada lugar, em pontos, em relação à sua média.
ui-by-luck = por sorte
ui-play-on = Continuar a partir daqui
ui-play-on-text = Uma mesa sua continua a partir deste momento. A partida terminada fica como está.
ui-my-seat = O meu lugar
ui-every-seat = Jogo todos os lugares
ui-against-bots = Contra robôs
ui-statistics = Estatísticas
ui-my-figures = Os meus resultados
ui-whose-games = Quais partidas
ui-games-people = Entre pessoas ({ $count })
ui-games-bots = Contra robôs ({ $count })
ui-games-among_bots = Entre robôs ({ $count })
ui-table-size = Tamanho da mesa
ui-all-sizes = Mesas de qualquer tamanho
ui-players-count = { $count } jogadores
ui-no-figures = Nenhuma partida chegou ao fim ainda.
ui-by-faction = Por facção
ui-by-seat = Por lugar
ui-by-size = Por número de jogadores
ui-by-size-text = Quantas vezes ganha o primeiro lugar.
ui-shares-text = As barras são vitórias, os traços finos intervalos de 95 %, o vermelho a parte justa. Partidas abandonadas não contam, nem aquelas em que uma só pessoa jogou todos os lugares.
ui-win-rate = Taxa de vitória
ui-games-played = Partidas
ui-rating = Pontuação
ui-not-yet-rated = ainda sem pontuação
ui-ratings = Pontuações
ui-ratings-text = Pontuações OpenSkill, 1500 no meio. Os convidados são pontuados mas não listados.
ui-favourite = Joga mais
ui-show-moment = Ver
ui-games-won = Vitórias
ui-analysis-board = Mesa de análise

## Onde um link não leva a lugar nenhum

ui-lost = Não há nada aqui
ui-lost-text = Nenhuma página desta casa tem este endereço. Talvez uma letra se tenha perdido na cópia.
ui-lost-game = Nenhum jogo desta casa se chama “{ $name }”.
ui-lost-table = Esta mesa não pode ser mostrada
ui-lost-table-how = Se você tem um lugar nela, entre com o nome com que se sentou. Se alguém convidou você, peça o link inteiro: ele termina com o convite.
ui-lost-person = Ninguém aqui tem este endereço
ui-no-rule = { $title } não tem a regra { $rule }. Procure-a abaixo.
ui-no-term = { $title } não tem esse termo. Procure-o abaixo.
ui-table-full = Todos os lugares estão ocupados. Você pode assistir quando o jogo começar, ou abrir uma mesa sua.
ui-table-closed = Esta mesa foi fechada antes de o jogo começar.

## Dicas

ui-hint = Dica
ui-hint-now = chance de vencer, agora { $chance } %
ui-hint-thinking = Pesando suas jogadas…
ui-hint-first = Com uma dica esta partida não conta para a pontuação, e todos à mesa ficam sabendo.
ui-hint-show = Mostrar a dica
ui-hint-do = Fazer
ui-hint-line = Mostrar a sequência
ui-hint-line-text = O que pode seguir, numa partida imaginada: o que está oculto não é conhecido.
ui-hint-equal = Igualmente boa.
ui-hint-points = { $amount } pontos de { $source }
ui-hint-rival = { $amount } % para { $seat }
ui-hint-means = { $means } { $amount }
ui-hint-gain = { $alone ->
    [yes] Ao fim da sua vez: { $gain }.
   *[no] Ao fim da sua vez, comparada às outras: { $gain }.
}
ui-hint-both = { $alone ->
    [yes] Ao fim da sua vez: { $gain }, mas { $loss }.
   *[no] Ao fim da sua vez, comparada às outras: { $gain }, mas { $loss }.
}
ui-hint-loss = { $alone ->
    [yes] Ao fim da sua vez: { $loss }.
   *[no] Ao fim da sua vez, comparada às outras: { $loss }; compensa depois.
}
ui-hint-later = Pouco muda até o fim da sua vez; conta depois.

## Teclas

ui-keys = Teclas
ui-key-choose = escolher o que tem este número
ui-key-decline = passar ou recusar
ui-key-list = listar todas as escolhas
ui-key-walk = percorrer o que está aceso, e fazê-lo
ui-key-look = olhar tudo na mesa; percorrer uma revisão
ui-key-propose = deixar o programa pagar
ui-key-hint = mostrar uma dica, depois o que segue, e fechá-la
ui-key-confirm = confirmar o turno
ui-key-back = um passo atrás, ou sair da revisão
ui-key-undo = desfazer a última escolha
ui-key-restart = recomeçar a minha vez
ui-key-figures = mostrar ou esconder os números ao lado das cidades
ui-key-marks = mostrar ou esconder o último turno de cada adversário
ui-key-help = esta lista

## How it plays

ui-how-title = Como se joga { $title }
ui-how-page = Como se joga, em imagens
ui-how-begin = Começar uma partida
ui-how-players = { $least } a { $most } jogadores
ui-how-reading = 3 minutos de leitura
ui-how-points = De onde vêm os pontos
ui-how-ends = Como a partida acaba
ui-how-tips = Três dicas para a primeira partida
ui-how-ready = Vamos jogar?

## As regras ao lado da mesa

ui-rules-page = Página inteira
ui-leaf-question = Esta pergunta
ui-leaf-all = Todas
ui-leaf-rulings = { ui-rulings }
ui-leaf-words = { ui-glossary }
ui-applies-now = vale agora
ui-codes = O que os códigos querem dizer
ui-codes-hide = ocultar
ui-codes-show = mostrar
ui-code-rule = { $title }, seção { $section }, regra { $number }
ui-code-rulebook = as regras impressas dizem isso
ui-code-editions = as regras impressas destas edições dizem isso
ui-code-two = o livreto para dois jogadores diz isso
ui-code-faq = a editora respondeu assim
ui-code-ruling = as regras impressas não dizem; jogamos assim
ui-code-difference = as edições diferem; jogamos assim
ui-code-deduced = decorre de outras regras
ui-code-components = está impresso nos componentes
ui-code-public = de conhecimento público, mas não do livro de regras
ui-code-reconstructed = um valor nosso, pois o impresso não é conhecido

## A sala de espera

ui-waits-seats = { $count ->
    [one] Falta mais uma pessoa
   *[other] Faltam mais { $count } pessoas
}
ui-everyone-here = Todos estão aqui
ui-waits-host = Todos estão aqui. O anfitrião começa.
ui-differs = Diferente do padrão
ui-standard = As opções padrão
ui-options-all = { $count ->
    [one] A única opção
   *[other] Todas as { $count } opções
}
ui-options-less = Só o que difere
ui-standard-is = (padrão: { $choice })
ui-begin-closed = Há lugares livres: mande o link ou dê-os a robôs.

ui-plan-steps = Passo a passo
ui-plan-sheet = Numa só folha
ui-plan-clear = Limpar
ui-plan-confirm = Confirmar
ui-plan-confirm-without = Confirmar sem { $what }

## A página dos anfitriões

ui-cancel = Cancelar
ui-host = Casa
ui-host-state = Estado da casa
ui-host-trouble = A casa não consegue salvar nada
ui-host-worker = Processo dos robôs
ui-host-door = Processo na porta { $port }
ui-host-silent = Sem sinal de vida há { $seconds } s
ui-host-well = Tudo bem: { $tables } mesas na memória, { $lines } páginas abertas
ui-host-since = Iniciado { $span }
ui-host-queue = { $count ->
    [one] Um robô espera
   *[other] { $count } robôs esperam
}
ui-host-longest = O mais antigo espera há { $seconds } s
ui-host-people = { $count ->
    [one] Uma pessoa
   *[other] { $count } pessoas
}
ui-host-accounts = { $count } com conta
ui-host-playing = { $count ->
    [one] Uma partida em andamento
   *[other] { $count } partidas em andamento
}
ui-host-waiting = { $count ->
    [one] Uma mesa não iniciada
   *[other] { $count } mesas não iniciadas
}
ui-host-people-title = Pessoas
ui-host-search = Início de um nome, ou identificador
ui-host-seen = aqui { $span }
ui-host-never = sem sessão
ui-host-role = Anfitrião
ui-host-banned = banido
ui-host-muted = silenciado
ui-host-acts = Ações
ui-host-nobody = Ninguém tem esse nome.
ui-show-more = Mostrar mais
ui-host-rename = Mudar o nome
ui-host-password = Nova senha
ui-host-mute = Silenciar
ui-host-unmute = Deixar falar
ui-host-ban = Banir
ui-host-unban = Deixar entrar
ui-host-delete = Apagar
ui-host-rename-means = O novo nome aparece em toda parte, também nas mesas e nas conversas. { $name } entra como antes.
ui-host-password-means = { $name } é desconectado em toda parte e entra com a nova senha, mostrada aqui uma só vez.
ui-host-mute-means = { $name } não escreve em nenhuma conversa durante { $days } dias.
ui-host-ban-means = { $name } é desconectado em toda parte e não pode voltar a entrar. Os lugares ficam e podem ser reclamados.
ui-host-delete-means = { $name } desiste de todas as partidas e é esquecido, para sempre.
ui-host-type-name = Digite o nome para confirmar
ui-host-new-name = Novo nome
ui-host-why = Motivo, para o registro
ui-host-password-is = Nova senha de { $name }:
ui-host-rename-done = { $name } tem um novo nome.
ui-host-password-done = { $name } tem uma nova senha.
ui-host-mute-done = { $name } está silenciado.
ui-host-unmute-done = { $name } pode falar de novo.
ui-host-ban-done = { $name } está banido.
ui-host-unban-done = { $name } pode entrar.
ui-host-delete-done = { $name } foi apagado.
ui-host-tables-playing = Em andamento
ui-host-tables-waiting = Não iniciadas
ui-host-tables-finished = Terminadas
ui-host-table-close = Terminar
ui-host-table-delete = Apagar
ui-host-sure = Tem certeza?
ui-host-no-tables = Nenhuma mesa.
ui-host-reports = Denúncias
ui-host-reported = { $reporter } denuncia { $name }
ui-host-unsay = Retirar
ui-host-mute-days = Silenciar { $days } dias
ui-host-settle = Nada a corrigir
ui-host-no-reports = Nada a decidir.
ui-host-letters = Caixa de saída
ui-host-letter-waits = { $tries ->
    [0] esperando
    [one] esperando, uma tentativa
   *[other] esperando, { $tries } tentativas
}
ui-host-letter-dead = abandonado { $span }
ui-host-letter-again = Tentar de novo
ui-host-letter-drop = Jogar fora
ui-host-no-letters = Nada esperando.
ui-host-announce = A todos
ui-host-announce-hint = A casa descansa no domingo.
ui-host-publish = Publicar
ui-host-take-back = Retirar
ui-host-admission = Quem pode entrar na casa
ui-host-admits-open = Todos
ui-host-admits-invite = Com convite
ui-host-admits-closed = Ninguém
ui-host-quotas = O que uma pessoa pode ter
ui-host-quota-tables = Mesas não terminadas
ui-host-quota-bot_tables = Partidas com robôs em andamento
ui-host-quota-requests = Requisições por segundo, em múltiplos do normal
ui-host-quotas-keep = Salvar
ui-host-quotas-done = Vale a partir de agora.
ui-host-quotas-hint = 0: sem limite.
ui-host-export = Exportar
ui-host-purge = Limpar
ui-host-purge-days = Parados há tantos dias
ui-host-purge-hint = As mesas que ninguém começou, e os convidados que não vieram desde então e não estão em nenhuma partida em andamento.
ui-host-purge-done = { $tables } mesas e { $guests } convidados se foram.
ui-host-log = O que fizeram os anfitriões
ui-host-no-log = Nada ainda.
ui-host-did-rename = mudou um nome
ui-host-did-ban = baniu
ui-host-did-unban = deixou entrar
ui-host-did-mute = silenciou
ui-host-did-unmute = deixou falar de novo
ui-host-did-password = deu uma nova senha
ui-host-did-host = nomeou anfitrião
ui-host-did-unhost = retirou o papel de anfitrião
ui-host-did-forget = apagou alguém
ui-host-did-purge = retirou mesas e convidados antigos
ui-host-did-close = terminou uma partida
ui-host-did-delete = apagou uma mesa
ui-host-did-register = decidiu quem pode vir pela primeira vez
ui-host-did-announce = disse a todos
ui-host-did-quotas = definiu o que uma pessoa pode ter
ui-host-did-settle = viu uma denúncia
ui-host-did-unsay = retirou uma linha da conversa
ui-host-did-export = exportou os dados de alguém
ui-host-did-letter-again = mandou tentar de novo um envio
ui-host-did-letter-drop = jogou fora um envio
ui-report-line = Denunciar ou bloquear { $name }
ui-report-why = O que há de errado? O anfitrião da casa vai ler isto.
ui-report-do = Denunciar
ui-reported = O anfitrião da casa vai ver.
ui-block-name = Bloquear { $name }
ui-blocked = { $name } está bloqueado: nem lugar nas suas mesas, nem palavra nas suas conversas.

## Sem a casa

ui-offline = Sem conexão
ui-offline-title = A casa não responde. Jogue aqui enquanto isso.
ui-offline-next = Tentamos de novo sozinhos, em { $seconds } s. Nada do que você faz aqui se perde.
ui-offline-try = Tentar agora
ui-own-tables = Neste aparelho
ui-own-count = { $count ->
    [one] uma partida, guardada aqui
   *[other] { $count } partidas, guardadas aqui
}
ui-own-opening = A mesa é preparada neste aparelho. Na primeira vez isso leva alguns segundos.
ui-own-move = Levar para a casa
ui-own-move-closed = Abre quando a casa responder
ui-own-moved = A partida continua na casa.
ui-own-save = Salvar em arquivo
ui-own-bring = Abrir uma partida salva
ui-own-remove = Remover
ui-own-remove-sure = Remover de vez
ui-own-play = Jogar neste aparelho, sem a casa
ui-where-house = Na casa
ui-kept-title = Sem rede
ui-kept-none = Guarde os jogos neste aparelho e jogue onde não há rede.
ui-kept-keep = Guardar aqui
ui-kept-keeping = { $done } de { $total } MB estão aqui
ui-kept-all = Este aparelho pode jogar sem rede.
ui-kept-full = Há pouco espaço neste aparelho. Libere um pouco e tente de novo.
ui-kept-impossible = Este navegador não pode guardar as páginas. Deixe esta aberta para jogar sem rede.
ui-kept-install = Instalar
ui-kept-installed = Instalado
ui-works-bots = Quatro jogos contra robôs
ui-works-screen = Várias pessoas numa tela
ui-works-lessons = Lições e as regras
ui-works-replays = Rever e analisar partidas guardadas aqui
ui-works-people = Partidas com gente em outros lugares
ui-works-chat = Conversa e estatísticas
ui-fresh = Uma nova versão está pronta. A sua partida fica guardada.
ui-fresh-take = Nova versão
ui-refused-device-full = Não há mais espaço neste aparelho. O seu último passo não foi feito; tudo o que veio antes está a salvo. Libere espaço e faça-o de novo.
ui-refused-here = Para isso é preciso uma casa que outros também alcancem.
