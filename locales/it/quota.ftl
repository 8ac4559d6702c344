quota-console = Console API
quota-other = Non registrato
quota-read = Lettura di { $resource }
quota-read-activities = Lettura delle attività dei canali
quota-read-captions = Lettura dei sottotitoli
quota-read-channels = Lettura dei canali
quota-read-channelSections = Lettura delle sezioni dei canali
quota-read-commentThreads = Lettura dei commenti
quota-read-comments = Lettura dei commenti: risposte
quota-read-playlistItems = Lettura dei video delle playlist
quota-read-playlists = Lettura delle playlist
quota-read-subscriptions = Lettura delle iscrizioni
quota-read-videoCategories = Lettura delle categorie di video
quota-read-videos = Lettura dei video
quota-upload = Caricamenti
quota-day = Giorno
quota-high = Quasi esaurita
quota-none = Le unità si contano da quando è connesso un canale YouTube.
quota-part = Della quota giornaliera
quota-planned = Unità previste
quota-plannedFor =
    { $count ->
        [one] Altre { $units } unità sono previste per 1 elemento di operazioni in blocco.
       *[other] Altre { $units } unità sono previste per { $count } elementi di operazioni in blocco.
    }
quota-searches = Ricerche
quota-spent =
    { $spent } di { $daily } unità usate, { $searches ->
        [one] 1 ricerca
       *[other] { $searches } ricerche
    }, { $uploads ->
        [one] 1 caricamento
       *[other] { $uploads } caricamenti
    }.
quota-title = Quota
quota-today = Oggi
quota-units = Unità usate
quota-uses = Usate per
