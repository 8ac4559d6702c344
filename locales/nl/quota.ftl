quota-console = API-console
quota-other = Niet vastgelegd
quota-read = { $resource } lezen
quota-read-activities = Activiteit van kanalen lezen
quota-read-captions = Ondertiteling lezen
quota-read-channels = Kanalen lezen
quota-read-channelSections = Kanaalgedeelten lezen
quota-read-commentThreads = Reacties lezen
quota-read-comments = Reacties lezen: antwoorden
quota-read-playlistItems = Video’s van playlists lezen
quota-read-playlists = Playlists lezen
quota-read-subscriptions = Abonnementen lezen
quota-read-videoCategories = Videocategorieën lezen
quota-read-videos = Video’s lezen
quota-upload = Uploads
quota-day = Dag
quota-high = Bijna op
quota-none = Eenheden worden geteld zodra een YouTube-kanaal is gekoppeld.
quota-part = Van het dagquotum
quota-planned = Geplande eenheden
quota-plannedFor =
    { $count ->
        [one] Er zijn nog { $units } eenheden gepland voor 1 item van bulktaken.
       *[other] Er zijn nog { $units } eenheden gepland voor { $count } items van bulktaken.
    }
quota-searches = Zoekopdrachten
quota-spent =
    { $spent } van { $daily } eenheden verbruikt, { $searches ->
        [one] 1 zoekopdracht
       *[other] { $searches } zoekopdrachten
    }, { $uploads ->
        [one] 1 upload
       *[other] { $uploads } uploads
    }.
quota-title = Quotum
quota-today = Vandaag
quota-units = Verbruikte eenheden
quota-uses = Gebruikt voor
