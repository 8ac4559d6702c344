lists-addedAt = Adicionado
lists-allPlaylists = Todas as playlists
lists-already =
    { $count ->
        [one] { $count } vídeo já está na playlist e será ignorado.
       *[other] { $count } vídeos já estão na playlist e serão ignorados.
    }
lists-alreadyMoved =
    { $count ->
        [one] { $count } vídeo já está na outra playlist. Só será removido desta.
       *[other] { $count } vídeos já estão na outra playlist. Só serão removidos desta.
    }
lists-ascending-letters = A a Z
lists-ascending-number = Menores primeiro
lists-ascending-date = Mais antigos primeiro
lists-ascending-length = Mais curtos primeiro
lists-byAdded = Data de inclusão
lists-byChannel = Canal
lists-byLength = Duração
lists-byPublished = Data de publicação
lists-byTitle = Título
lists-byViews = Visualizações
lists-checkChannels =
    { $count ->
        [one] Verificar { $count } canal
       *[other] Verificar { $count } canais
    }
lists-channelsChecked = { $done } de { $all } canais verificados
lists-channelsFound =
    { $count ->
        [one] { $count } canal encontrado.
       *[other] { $count } canais encontrados.
    }
lists-choosePlaylist = Escolha uma playlist
lists-chooseAll = Selecionar tudo
lists-chooseNone = Limpar seleção
lists-chosen = { $chosen } de { $all } selecionados
lists-close = Fechar
lists-copyCount =
    { $count ->
        [one] Copiar { $count } vídeo
       *[other] Copiar { $count } vídeos
    }
lists-copyTo = Copiar para…
lists-doubles = Duplicados
lists-findInactive = Encontrar canais inativos…
lists-findInactiveHint = Lê o envio mais recente de cada canal. Canais verificados nos últimos sete dias são ignorados. Depois, o filtro “Inativo há um ano” mostra os canais inativos.
lists-isClosed = Encerrado
lists-isInactive = Inativo há um ano
lists-latestUpload = Último envio
lists-noUploads = Sem vídeos
lists-uploadsKnown = Todos os canais já foram verificados.
lists-gone = Indisponível
lists-createdAt = Criada
lists-newestUploads = Envios mais recentes
lists-noUploadsRead = Nenhum envio foi lido ainda. Volte e leia primeiro os últimos envios das suas inscrições.
lists-group = Grupos…
lists-groupAdd = Adicionar
lists-groupHint = Os grupos ficam neste navegador e nas cópias que você salvar. Cada um vira um filtro da lista.
lists-groupMake = Adicionar a um novo grupo
lists-groupMany =
    { $count ->
        [one] Grupos de { $count } canal
       *[other] Grupos de { $count } canais
    }
lists-groupRemove = Remover
lists-newGroup = Novo grupo
lists-isPodcast = Esta playlist é um podcast
lists-podcast = Podcast
lists-note = Nota
lists-withNote = Com nota
lists-noteSave = Salvar nota
lists-startsAt = começa em { $time }
lists-length = Duração
lists-totalLength = { $time } no total
lists-totalLengthOf = { $time } no total, sem { $count } que não podem ser lidos
lists-readLengths = Mostrar durações
lists-newOrder = Nova ordem
lists-newOrderHint = Arraste as linhas ou pressione Alt com as setas. Nada muda no YouTube até você iniciar. Feche para voltar à ordem antiga.
lists-isEmpty = Sem vídeos
lists-delete = Excluir…
lists-deletedTitle = { $title } (excluído)
lists-deletedVideo = Vídeo excluído
lists-deleteNow = Excluir playlist
lists-deleteWhat = Exclui a playlist “{ $playlist }” e a ordem dela, mas não os vídeos. O Cuecard lê antes a playlist inteira, para que Desfazer possa criá-la de novo com um novo link. Isso usa 51 unidades por vídeo.
lists-descending-letters = Z a A
lists-descending-number = Maiores primeiro
lists-descending-date = Mais recentes primeiro
lists-descending-length = Mais longos primeiro
lists-direction = Ordem
lists-export = Exportar…
lists-exportCost = Vídeos que este navegador ainda não conhece são lidos antes. Isso usa 1 unidade da cota a cada 50 vídeos.
lists-exportCsv = Exportar como CSV
lists-exported =
    { $count ->
        [one] { $count } playlist exportada.
       *[other] { $count } playlists exportadas.
    }
lists-exportJson = Exportar como JSON
lists-exportPlaylists = Exportar playlists
lists-fileTooLarge = O arquivo tem mais de 20 MB.
lists-findHint = A busca do navegador só encontra as linhas visíveis.
lists-findByFilter = Filtre a lista para buscar em todas as linhas.
lists-importSubscriptions = Importar inscrições
lists-importVideos = Importar vídeos
lists-importList =
    { $count ->
        [one] Salvar { $count } vídeo de “{ $title }” em
       *[other] Salvar { $count } vídeos de “{ $title }” em
    }
lists-importNew = Nova playlist, { $title }
lists-importNot = Não importar
lists-inLine = Linha { $line }: { $problem }
lists-isSorted = Já está nesta ordem.
lists-merge = Mesclar…
lists-mergeDeletes = Excluir depois as outras playlists
lists-mergeDeleteWhat = As outras playlists são excluídas depois que todos os vídeos forem salvos. Se um vídeo não puder ser salvo, a tarefa em massa pausa e nenhuma playlist é excluída. O Cuecard lê antes cada playlist, para que Desfazer possa criá-la de novo com um novo link. Isso usa 51 unidades por vídeo.
lists-mergeDoubles = Manter vídeos duplicados
lists-mergeInto = Mesclar em
lists-mergePlaylists = Mesclar playlists
lists-moveCount =
    { $count ->
        [one] Mover { $count } vídeo
       *[other] Mover { $count } vídeos
    }
lists-moves =
    { $count ->
        [one] { $count } de { $all } vídeos será movido.
       *[other] { $count } de { $all } vídeos serão movidos.
    }
lists-moveTo = Mover para…
lists-noVideosYet = Esta playlist ainda não tem vídeos.
lists-noPlaylistsYet = Nenhuma playlist ainda. Crie uma aqui ou salve um vídeo em uma nova.
lists-noSubscriptionsYet = Nenhuma inscrição ainda. Inscreva-se na página de um canal ou importe uma lista.
lists-newPlaylists =
    { $count ->
        [one] Antes, será criada a playlist { $titles }. Se você desfizer tudo, ela será excluída.
       *[other] Antes, serão criadas as playlists { $titles }. Se você desfizer tudo, elas serão excluídas.
    }
lists-nothingToDo = Nada a fazer.
lists-notMade = A playlist “{ $title }” não foi criada.
lists-createUnconfirmed = Não foi possível confirmar se “{ $title }” foi criada. Confira suas playlists antes de criá-la de novo.
lists-madeElsewhere = Playlist “{ $title }” criada, mas o Cuecard não sabe o endereço dela. Escolha-a entre suas playlists.
lists-notMadeYet = A playlist “{ $title }” ainda está sendo criada. Tente de novo daqui a pouco.
lists-notUnderstood =
    { $count ->
        [one] Não foi possível ler { $count } linha.
       *[other] Não foi possível ler { $count } linhas.
    }
lists-openTabs = Usar abas abertas
lists-openTabsHint = Só abas com o YouTube. O navegador não mostra as outras ao Cuecard.
lists-pasteChannels = Ou cole links de canais
lists-pasteHint = Um por linha.
lists-pasteVideos = Ou cole links de vídeos
lists-readFacts = Carregar detalhes dos vídeos
lists-reading = Carregando…
lists-readingNow = Carregando a playlist mais recente…
lists-readingOne = Carregando { $title }…
lists-position = Posição
lists-positionAt = Posição { $position }
lists-readingPlaylist = Carregando playlist…
lists-readText = Ler texto
lists-remove = Remover
lists-removeCount =
    { $count ->
        [one] Remover { $count } vídeo desta playlist
       *[other] Remover { $count } vídeos desta playlist
    }
lists-repeated =
    { $count ->
        [one] { $count } aparece mais de uma vez.
       *[other] { $count } aparecem mais de uma vez.
    }
lists-saveCsv = Exportar { $count } como CSV
lists-saveDoubles = Salvar duplicados mesmo assim
lists-saveJson = Exportar { $count } como JSON
lists-saveOpml = Exportar { $count } como OPML
lists-sort = Classificar…
lists-sortBy = Classificar por
lists-sortPlaylist = Classificar playlist
lists-sortHint = Antes, defina a ordem da playlist como “Manual”. Os vídeos são movidos um a um. Se um falhar, os outros esperam.
lists-split = Dividir…
lists-splitBy = Dividir
lists-splitByChannel = Por canal
lists-splitByCount = Por número de vídeos
lists-splitChoose = Escolha um vídeo na lista abaixo. Ele e todos os seguintes vão para uma nova playlist.
lists-splitFrom = A partir de um vídeo
lists-splitPlaylist = Dividir playlist
lists-splitHere = Dividir a partir daqui…
lists-splitSize = Vídeos por playlist
lists-splitTitle = Título das novas playlists
lists-splitTitleHint = Um número ou o nome do canal é acrescentado.
lists-subscribedAlready =
    { $count ->
        [one] Você já se inscreveu em { $count } destes canais. Ele será ignorado.
       *[other] Você já se inscreveu em { $count } destes canais. Eles serão ignorados.
    }
lists-subscriptionFile = Arquivo
lists-subscriptionFileHint = Uma exportação do YouTube, NewPipe, FreeTube, Piped, LibreTube ou Invidious, um arquivo OPML ou um texto com links. O arquivo é lido nesta página e não é enviado a lugar nenhum.
lists-copyPlaylist = Copiar uma playlist
lists-saveUploads = Salvar os vídeos de um canal
lists-sourceCount =
    { $count ->
        [one] “{ $title }” tem { $count } vídeo.
       *[other] “{ $title }” tem { $count } vídeos.
    }
lists-privateTitle = { $title } (privado)
lists-privateVideo = Vídeo privado
lists-publishedSince = Publicados desde (opcional)
lists-publishedSinceHint = A leitura para no primeiro vídeo anterior, então pode usar menos unidades.
lists-readSource =
    { $count ->
        [one] Mostrar os vídeos a salvar ({ $count } unidade)
       *[other] Mostrar os vídeos a salvar (até { $count } unidades)
    }
lists-sourceRead = { $done } de { $all } lidos
lists-unavailable =
    { $count ->
        [one] { $count } vídeo é privado ou foi excluído e será omitido.
       *[other] { $count } vídeos são privados ou foram excluídos e serão omitidos.
    }
lists-anotherTarget = Mais uma playlist
lists-alsoTo = E na playlist
lists-target = Na playlist
lists-unsubscribe =
    { $count ->
        [0] Cancelar inscrição
        [one] Cancelar { $count } inscrição
       *[other] Cancelar { $count } inscrições
    }
lists-channel = Canal
lists-subscribedAt = Inscrição
lists-videoCount = Vídeos
lists-videoFile = Arquivo
lists-videoFileHint = Uma exportação do YouTube, FreeTube, Piped, LibreTube ou Invidious, um arquivo CSV ou um texto com links. O arquivo é lido nesta página e não é enviado a lugar nenhum.
lists-videos =
    { $count ->
        [one] { $count } vídeo
       *[other] { $count } vídeos
    }
lists-videosFound =
    { $count ->
        [one] { $count } vídeo encontrado.
       *[other] { $count } vídeos encontrados.
    }
