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
ui-scenes = Mostrar passo a passo guerras, cercos e fins de rodada
ui-motion-full = as peças viajam
ui-motion-fast = as peças viajam depressa
ui-motion-none = sem movimento
ui-sound = Som quando for a minha vez
ui-sound-on = Ligar o som
ui-sound-off = Desligar o som
ui-notices = Aviso do navegador quando for a minha vez
ui-notices-refused = O navegador não permite avisos desta página.
ui-handover-setting = Perguntar quem se senta quando vários jogam nesta tela
ui-email = E-mail para avisos
ui-webhook = Webhook para avisos
ui-notices-fail-address = Os avisos não chegam aqui: não é um endereço.
ui-notices-fail-private = Os avisos não chegam aqui: ele leva a uma rede privada.
ui-notices-fail-name = Os avisos não chegam aqui: não há servidor com este nome.
ui-notices-fail-connection = Os avisos não chegam aqui: nada responde neste endereço.
ui-notices-fail-tls = Os avisos não chegam aqui: o certificado não é válido.
ui-notices-fail-slow = Os avisos não chegam aqui: o servidor demorou demais.
ui-notices-fail-answer = Os avisos não chegam aqui: o servidor recusou-os.
ui-notices-fail-house = Os avisos não chegam aqui: a casa tem dificuldade em enviá-los.
ui-close = Fechar
ui-keep = Guardar
ui-more = Mais
ui-unreachable = A casa não responde. Tentamos de novo.
ui-takes = A casa ainda trabalha: { $seconds } s
ui-link-copied = O link foi copiado.

## Pessoas

ui-name = Nome
ui-password = Senha
ui-name-yourself = Diga seu nome
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
   *[medium] robô
}
ui-bot-of = { $level ->
    [easy] Robô, fácil
    [hard] Robô, forte
   *[medium] Robô, médio
}

## Salão

ui-tables = Mesas
ui-finished-games = Partidas encerradas
ui-welcome = Bem-vindo à casa
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
ui-open-tables = Mesas abertas
ui-no-open-tables = Nenhuma outra mesa está aberta. Ponha uma e deixe um lugar para um amigo.
ui-new-here = Novo por aqui?
ui-first-game = Uma primeira partida de { $title } contra um robô fácil, sem relógio.
ui-begin-first-game = Começar a primeira partida
ui-new-table = Pôr uma mesa
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
ui-more-options = Os detalhes da mesa
ui-table-name = Nome da mesa
ui-table-of = Mesa de { $name }
ui-private = Privada: só quem tem o link a encontra
ui-confirm-turns = Cada turno é confirmado no fim
ui-at-zero = Quando o tempo acaba
ui-at-zero-bot = um robô ocupa o lugar
ui-at-zero-end = o jogo termina
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
ui-copy = Copiar
ui-copy-link = Copiar o link
ui-leave-table = Deixar a mesa
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
ui-bots-busy = Os bots da casa estão ocupados: este espera a sua vez.
ui-bots-share = Os bots da casa estão ocupados e as suas mesas já tiveram a sua parte: este espera a sua vez.
ui-bot-thinks = { $seat } está pensando
ui-watching = Você assiste
ui-paused = A partida está em pausa
ui-since-my-turn = Desde a minha vez
ui-hold = Pausar
ui-scene-go-on = Retomar
ui-skip-scene = Saltar
ui-continue = Continuar
ui-space-key = Espaço
ui-back = Voltar
ui-back-to = Voltar até aqui
ui-confirm = Confirmar
ui-confirm-question = O seu turno fica assim?
ui-choices = Escolhas
ui-choices-lit = Todas as escolhas
ui-asks-which = Qual delas?
ui-only-answer = Aqui não há outra possibilidade: { $answer }
ui-choice = escolha { $key }
ui-lit = pode ser escolhido
ui-selected = escolhido
ui-tap-lit = { $count ->
    [one] Uma coisa está acesa: toque nela.
   *[other] { $count } coisas estão acesas: toque em uma.
}
ui-fold = Dobrar ou desdobrar
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
ui-drawn-anew = Dados ou cartas foram mostrados desde então: saem de novo.
ui-back-to-here = Voltar aqui
ui-request = Pedido
ui-asks-claim_seat = { $seat } pede que um robô fique com o lugar de { $of }.
ui-asks-claim_game = { $seat } pede para terminar o jogo: { $of } foi embora.
ui-asks-end = { $seat } desistiu. Um robô pode continuar, ou o jogo termina.
ui-bot-plays-on = Um robô continua
ui-end-game = Terminar o jogo
ui-not-answered = { $names }: ainda sem resposta.
ui-play-on-undo = Jogar conta como não.
ui-play-on-end = O jogo termina se todos concordarem. Se jogar, um robô fica com o lugar.
ui-paused-by = Pausa pedida por { $seat } às { $time } · os relógios estão parados
ui-clocks-stand = Os relógios estão parados
ui-would-go-on = Para continuar: { $names }.
ui-go-on = Continuar
ui-redo = Refazer
ui-key-redo = Refazer o que foi desfeito
ui-resign-this = Desistir deste jogo?
ui-resign-two = Isto termina o jogo: { $seat } ganha. Conta como terminado.
ui-resign-more = Deixa o seu lugar. Decisão de { $names }: um robô continua, ou o jogo termina consigo em último.
ui-resign-bots = Só restam robôs: o jogo termina consigo em último.
ui-resign-wins = Desistir, { $seat } ganha
ui-keep-playing = Continuar a jogar
ui-the-winner = ganha
ui-claim = Ausência longa
ui-claim-away = { $seat } está ausente…
ui-claim-text = { $seat } não voltou. Um robô pode ficar com o lugar, ou o jogo termina com { $seat } em último.
ui-claim-all = Têm de concordar: { $names }.
ui-claim-seat = Um robô fica com o lugar
ui-claim-game = Terminar o jogo
ui-ended-resigned = { $winner } ganha: { $seat } desistiu
ui-ended-claimed = { $winner } ganha: { $seat } não voltou
ui-line-lost = A ligação caiu. Tentamos de novo; nada se perde.
ui-notice-turn = Sua vez: { $table }
ui-notice-offer = Uma oferta: { $table }

## Mesa

ui-table-menu = Mesa
ui-undo = Desfazer
ui-restart-turn = Recomeçar o turno
ui-ask-undo = Pedir para desfazer
ui-ask-pause = Pedir uma pausa
ui-ask-resume = Pedir para continuar
ui-record = Registro
ui-record-text = cada jogada, em arquivo
ui-to-lobby = Ao salão
ui-resign = Desistir
ui-resigned = desistiu
ui-away = ausente
ui-registered = tem uma conta
ui-nth = { $place }º
ui-time-left = Tempo restante
ui-look-at = Ver as coisas de { $seat }
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
ui-score = Placar
ui-notes = Minhas notas
ui-notes-hint = Só você vê o que escreve aqui.
ui-score-by-source = Pontos por origem
ui-total = Total
ui-hatched = hachurado: contagem final
ui-end-hatched = Hachurado: conta no fim.
ui-hand-over = Passe a tela a
ui-i-am = Sou { $seat }
ui-span-day = { $count } d
ui-span-hour = { $count } h
ui-span-minute = { $count } min

## O que a casa conta

ui-event-joins = { $name } senta-se.
ui-event-leaves = { $name } deixa a mesa.
ui-event-resigns = { $you ->
    [yes] Você desiste.
   *[no] { $seat } desiste.
}
ui-event-takes_over = Um robô continua por { $seat }.
ui-event-lapses = Ninguém respondeu: o pedido caducou.
ui-event-runs_out = { $you ->
    [yes] Seu tempo acabou.
   *[no] O tempo de { $seat } acabou.
}
ui-event-asks = { $what ->
    [pause] { $seat } pede uma pausa.
    [resume] { $seat } pede para continuar.
    [claim_seat] { $seat } pede que um robô fique com um lugar.
    [claim_game] { $seat } pede para terminar o jogo.
   *[undo] { $seat } pede para desfazer uma jogada.
}
ui-event-refuses = { $seat } recusa.
ui-event-withdrawn = O pedido foi retirado.
ui-event-pauses = A partida está em pausa.
ui-event-resumes = A partida continua.
ui-event-rematch = Uma revanche está marcada.

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
ui-course = Curso da partida
ui-lead = à frente
ui-end = Fim
ui-turning-points = Viradas
ui-replay-turn = Rever a virada { $letter }
ui-replay = Rever
ui-replay-steps = { $count } passos, ou de uma virada
ui-rematch = Revanche
ui-rematch-text = os mesmos lugares mais uma vez
ui-rematch-waits = a mesa está posta e espera
ui-leave = Deixar a mesa
ui-looking-back = Revendo · passo { $move } de { $count }
ui-moment = Momento da partida
ui-first-step = Ao começo
ui-step-back = Um passo atrás
ui-step-on = Um passo à frente
ui-replay-step = Rever este passo
ui-to-the-game = Ao jogo
ui-ask-back-here = Pedir a todos para voltar a este momento
ui-run = Passar
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
ui-refused-bot-tables = Você já tem muitas partidas com bots em curso; termine uma ou desista de uma antes da próxima.
ui-refused-no-analysis = Não foi possível examinar esta partida; tente de novo mais tarde.
ui-refused-no-moment = Este momento foi desfeito.
ui-refused-logged-out = Você foi desconectado.
ui-refused-no-session = Esta sessão já terminou.
ui-refused-wrong-host = A casa não é conhecida por este nome; pergunte a quem a mantém.
ui-refused-storage-full = A casa não pode guardar isto: o disco está cheio. Nada mudou.
ui-refused-storage-down = A casa não alcança seus arquivos. Nada mudou; tente de novo daqui a pouco.
ui-refused-storage-damaged = A base de dados da casa está danificada. Quem cuida da casa tem de restaurar uma cópia.
ui-refused-game-missing = Esta mesa joga um jogo que já não está nesta casa. Peça a quem cuida dela que o adicione de novo.
ui-refused-broken-record = O que está guardado desta mesa já não se pode jogar. Avise quem cuida da casa.

## Ordens permanentes

ui-standing-order = Ordem permanente
ui-order-kind = O que se faz por mim
ui-order-amount = { $currency ->
    [gold] Ouro
   *[influence] Influência
}
ui-order-up_to = dar lances por mim até
ui-order-out = ficar fora deste leilão
ui-order-out_unless_below = ficar fora, salvo abaixo de
ui-order-text = Só você a vê. Um lance congelado, um presente ou um novo leilão a anula.
ui-order-void = { $reason ->
    [freeze] A sua ordem permanente foi anulada: um lance foi congelado.
    [gift] A sua ordem permanente foi anulada: alguém no leilão deu ou recebeu dinheiro.
    [exchange] A sua ordem permanente foi anulada: alguém no leilão fez uma troca.
    [new-lot] A sua ordem permanente foi anulada: outro leilão começou.
    [undone] A sua ordem permanente foi anulada: jogadas foram desfeitas.
   *[over] A sua ordem permanente foi anulada: o leilão acabou.
}
ui-less = Menos
ui-more-of-it = Mais

## Vistas, edições, propostas

ui-sights = O que está no lugar do tabuleiro
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
ui-learn-at-once = Ou já
ui-lesson = Lição
ui-lesson-page = { $page } de { $pages }
ui-lesson-skip = Pular
ui-lesson-watch = Agora jogam os outros. Veja o que fazem; continua sozinho.
ui-lesson-back = Voltar
ui-lesson-next = Avançar
ui-lesson-play-on = Continuar o jogo
ui-lesson-table = Lição: { $title }
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
ui-analysis-text = como estava o jogo, turno a turno
ui-looking-through = Os bots revêem o jogo …
ui-analysis-failed = Não foi possível obter a análise.
ui-try-again = Tentar de novo
ui-as-bots-see = Como os bots o vêem
ui-as-bots-see-text = Quanto valia cada lugar, em pontos: os já ganhos e o que o resto da mesa prometia.
ui-growth = Pontos por origem ao longo do tempo
ui-luck = Sorte
ui-luck-text = O que os dados e sorteios deram a cada lugar, em pontos, face à sua média.
ui-by-luck = por sorte
ui-play-on = Continuar a partir daqui
ui-play-on-text = Uma mesa sua continua a partir deste momento. O jogo terminado fica como está.
ui-my-seat = O meu lugar
ui-every-seat = Todos os lugares eu mesmo
ui-against-bots = Contra bots
ui-statistics = Estatísticas
ui-my-figures = Os meus números
ui-whose-games = Que jogos
ui-games-people = Entre pessoas ({ $count })
ui-games-bots = Contra bots ({ $count })
ui-games-among_bots = Entre bots ({ $count })
ui-table-size = Tamanho da mesa
ui-all-sizes = Mesas de qualquer tamanho
ui-players-count = { $count } jogadores
ui-no-figures = Ainda nada foi jogado até ao fim.
ui-by-faction = Por facção
ui-by-seat = Por lugar
ui-by-size = Por número de jogadores
ui-by-size-text = Quantas vezes ganha o primeiro lugar.
ui-shares-text = As barras são vitórias, os traços finos intervalos de 95 %, o vermelho a parte justa. Jogos abandonados não contam, nem aqueles em que uma só pessoa jogou todos os lugares.
ui-win-rate = Taxa de vitória
ui-games-played = Jogos
ui-rating = Pontuação
ui-not-yet-rated = ainda sem pontuação
ui-ratings = Pontuações
ui-ratings-text = Pontuações OpenSkill, 1500 ao meio. Os convidados são pontuados mas não listados.
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
ui-table-full = Todos os lugares estão ocupados. Você pode assistir quando o jogo começar, ou pôr uma mesa sua.
ui-table-closed = Esta mesa foi fechada antes de o jogo começar.

## Teclas

ui-keys = Teclas
ui-key-choose = escolher o que tem este número
ui-key-decline = passar ou recusar
ui-key-list = listar todas as escolhas
ui-key-walk = percorrer o que está aceso, e fazê-lo
ui-key-look = olhar tudo na mesa; percorrer uma revisão
ui-key-propose = deixar o programa pagar
ui-key-confirm = confirmar o turno
ui-key-back = um passo atrás, ou sair da revisão
ui-key-undo = desfazer a última escolha
ui-key-restart = recomeçar o turno
ui-key-figures = mostrar ou esconder os números ao lado das cidades
ui-key-help = esta lista
