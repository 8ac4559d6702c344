quota-console = Consola de API
quota-other = Sin registrar
quota-read = Lectura de { $resource }
quota-read-activities = Lectura de actividad de canales
quota-read-captions = Lectura de subtítulos
quota-read-channels = Lectura de canales
quota-read-channelSections = Lectura de secciones del canal
quota-read-commentThreads = Lectura de comentarios
quota-read-comments = Lectura de comentarios: respuestas
quota-read-playlistItems = Lectura de vídeos de listas
quota-read-playlists = Lectura de listas
quota-read-subscriptions = Lectura de suscripciones
quota-read-videoCategories = Lectura de categorías de vídeo
quota-read-videos = Lectura de vídeos
quota-upload = Subidas
quota-day = Día
quota-high = Casi agotada
quota-none = Las unidades se cuentan en cuanto se conecta un canal de YouTube.
quota-part = De la cuota diaria
quota-planned = Unidades previstas
quota-plannedFor =
    { $count ->
        [one] Unidades previstas además: { $units }, para 1 elemento de tareas en lote.
       *[other] Unidades previstas además: { $units }, para { $count } elementos de tareas en lote.
    }
quota-searches = Búsquedas
quota-spent =
    Unidades usadas: { $spent } de { $daily }, { $searches ->
        [one] 1 búsqueda
       *[other] { $searches } búsquedas
    }, { $uploads ->
        [one] 1 subida
       *[other] { $uploads } subidas
    }.
quota-title = Cuota
quota-today = Hoy
quota-units = Unidades usadas
quota-uses = Se usaron en
