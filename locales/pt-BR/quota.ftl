quota-console = Console da API
quota-other = Não registrado
quota-read = Leitura de { $resource }
quota-read-activities = Leitura da atividade de canais
quota-read-captions = Leitura de legendas
quota-read-channels = Leitura de canais
quota-read-channelSections = Leitura de seções de canais
quota-read-commentThreads = Leitura de comentários
quota-read-comments = Leitura de comentários: respostas
quota-read-playlistItems = Leitura de vídeos de playlists
quota-read-playlists = Leitura de playlists
quota-read-subscriptions = Leitura de inscrições
quota-read-videoCategories = Leitura de categorias de vídeo
quota-read-videos = Leitura de vídeos
quota-upload = Envios
quota-day = Dia
quota-high = Quase no fim
quota-none = As unidades são contadas assim que um canal do YouTube é conectado.
quota-part = Da cota diária
quota-planned = Unidades previstas
quota-plannedFor =
    { $count ->
        [one] Mais { $units } unidades estão previstas para { $count } item de tarefas em massa.
       *[other] Mais { $units } unidades estão previstas para { $count } itens de tarefas em massa.
    }
quota-searches = Buscas
quota-spent =
    { $spent } de { $daily } unidades usadas, { $searches ->
        [one] { $searches } busca
       *[other] { $searches } buscas
    }, { $uploads ->
        [one] { $uploads } envio
       *[other] { $uploads } envios
    }.
quota-title = Cota
quota-today = Hoje
quota-units = Unidades usadas
quota-uses = Usadas para
