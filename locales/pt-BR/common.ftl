fault-reason-impossibleDate = Esta data não existe.
fault-reason-noSuchTime = Nesse dia o relógio é adiantado, e este horário não existe. Escolha outro.
fault-reason-twiceThatDay = Nesse dia o relógio é atrasado, e este horário ocorre duas vezes. O calendário usaria o primeiro. Escolha outro.

common-draftNotSaved = O que você digitou será perdido ao fechar. { $reason }
common-skip = Pular para o conteúdo
common-copied = Copiado
common-copyRefused = O navegador não permitiu copiar. Selecione o texto e copie manualmente.
common-connectCalendar = Conectar o site do calendário
common-leftUntil = { $left } até { $time }
common-onlineLine = On-line: { $address }
common-onlineNamedLine = On-line ({ $name }): { $address }
common-unitsFilled = Renovação: { $time }.
common-connectInsecure = Conectar sem criptografia
common-apiKey = Chave de API, somente leitura
common-actingChannel = Canal em uso
common-actingSite = Site do calendário
common-addAllEvents = Adicionar os { $count } eventos…
common-teachPage = Escolher um evento na página…
common-teachAgain = Errado ou incompleto? Escolha na página…
common-allowHost = Permitir { $host }
common-asUser = como { $user }
common-back = Voltar
common-next = Avançar
common-learnMore = Saiba mais
common-untitledEvent = Evento sem título
common-updated = O Cuecard foi atualizado para a versão { $version }.
common-whatsNew = Novidades
common-dismiss = Dispensar
common-cancel = Cancelar
common-choose = Escolher…
common-channelNamed = Canal { $name }
common-connectSite = Conectar
common-createAndSave = Criar e salvar
common-double = Este vídeo já está em { $playlist }. Salvar de novo?
common-addNote = Adicionar nota ou ponto de início
common-note = Nota
common-noteTooLong = Uma nota pode ter até { $most } caracteres.
common-startsAt = Começa em
common-startsAtHint = Minutos e segundos. O YouTube pode ignorar.
common-startInvalid = Digite um tempo como 1:30.
common-fileChanged = O arquivo foi alterado ou movido depois que você o escolheu. Escolha-o de novo.
common-filterPlaylists = Filtrar suas playlists
common-inItAlready = já está nesta playlist
common-loading = Carregando…
common-loadingPlaylists = Carregando suas playlists…
common-help = Ajuda
common-key-control = Ctrl
common-key-enter = Enter
common-key-escape = Esc
common-key-shift = Shift
common-saveToTicked =
    { $count ->
        [one] Salvar em { $count } playlist
       *[other] Salvar em { $count } playlists
    }
common-tickHint = Clique em uma playlist para salvar nela na hora ou marque as caixas de várias (Ctrl+Enter marca a que está em foco).
common-undoAll = Desfazer todos ({ $count })
common-searchPlaylists =
    { $count ->
        [one] Ver quais já o contêm ({ $count } unidade)
       *[other] Ver quais já o contêm ({ $count } unidades)
    }
common-searchPlaylistsHint = Cada playlist verificada usa uma unidade da cota de hoje.
common-readPlaylists =
    { $count ->
        [one] Ler todas as playlists uma vez ({ $count } unidade)
       *[other] Ler todas as playlists uma vez ({ $count } unidades)
    }
common-readPlaylistsHint = O Cuecard ainda não sabe quais das suas playlists contêm um vídeo. Depois de ler todas, acompanhar as mudanças usa uma ou duas unidades.
common-readSoFar = { $done } de { $all } playlists lidas
common-readingPlaylists = Lendo suas playlists
common-newPlaylist = Nova playlist
common-newPlaylistNamed = Nova playlist “{ $title }”
common-watchLater = Assistir mais tarde
common-watchLaterHint = Aplicativos não podem alterar sua lista Assistir mais tarde. Isto salva em uma playlist privada com esse nome, criada no primeiro uso.
common-noAddress = Isto não é um endereço de site. Digite-o como na barra de endereço, por exemplo, calendario.example.
common-noPlaylistLike = Nenhuma playlist corresponde a “{ $text }”.
common-noPlaylists = Você ainda não tem playlists.
common-noUndo = não pode ser desfeito
common-noUndoSentence = Isto não pode ser desfeito.
common-quoted = “{ $text }”
common-open = Abrir
common-orphaned = O Cuecard foi atualizado. Feche esta página e abra de novo.
common-otherHost = { $host } redireciona para { $otherHost }. O Cuecard só se conecta a esse site se você permitir.
common-playlistNamed = Playlist { $name }
common-playlistTitle = Título
common-playlistTitleMissing = Digite um título para a playlist.
common-playlists = Suas playlists
common-privacy-private = Privado
common-privacy-public = Público
common-publishEvent = Publicar
common-reviewEvent = Enviar para revisão
common-saveAgain = Salvar de novo
common-settings = Configurações
common-setUp = Guia de configuração
common-signIn = Fazer login
common-siteAddress = Endereço do site do calendário
common-siteAddressHint = Digite o endereço de qualquer página do seu site. Em seguida, o navegador pede que você permita o acesso.
common-connecting-approving = Aguardando você aprovar o Cuecard no site…
common-connecting-checking = Verificando o login…
common-connecting-looking = Procurando o calendário em { $host }…
common-connecting-permission = Aguardando permissão no navegador…
common-undo = Desfazer
common-unexpected = Algo deu errado ({ $reason }). Tente de novo.
common-updateEvent = Atualizar com a página
common-units =
    { $count ->
        [one] Usa { $count } unidade da cota de hoje
       *[other] Usa { $count } unidades da cota de hoje
    }
common-unitsExplained = Unidades restantes da cota de hoje. Cada cliente recebe um número de unidades por dia, e cada ação usa algumas. Buscas e envios são contados à parte.
common-unitsLeft =
    { $count ->
        [one] { $count } unidade restante
       *[other] { $count } unidades restantes
    }
common-privacy-unlisted = Não listado
common-videoCount =
    { $count ->
        [one] { $count } vídeo
       *[other] { $count } vídeos
    }
common-videoNamed = Vídeo { $name }
common-whoMaySee = Visibilidade
common-checkAgain = Verificar de novo
common-tryAgain = Tentar de novo
common-tryNow = Tentar agora
common-save = Salvar
common-cannotTell = Este navegador não consegue saber se algo na página cobre este botão. Abra o formulário em uma janela própria.
common-covered = Algo nesta página cobre o Cuecard ou muda a aparência dele. Afaste isso para continuar.
common-pressAgain = Este botão estava oculto ou se moveu há pouco, por isso nada foi feito. Clique de novo.
common-waitsForConnection = Off-line. As ações pendentes continuam quando a conexão voltar.
common-resultsNeedYou =
    { $count ->
        [one] { $count } resultado requer sua atenção
       *[other] { $count } resultados requerem sua atenção
    }
common-locked = Seus logins estão bloqueados. Digite sua frase-senha. As tarefas que precisam de login esperam por ela e depois continuam.
common-passphrase = Frase-senha
common-unlock = Desbloquear
common-report = Denunciar
common-reportComments = O que mais o YouTube deve saber? (opcional)
common-reportDetail = Mais precisamente
common-reportNote = O YouTube analisa a denúncia.
common-reportReasonMissing = Escolha um motivo.
common-reportVideo = Denunciar um vídeo
common-reportWhy = O que há de errado com este vídeo?
