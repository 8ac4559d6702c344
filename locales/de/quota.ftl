quota-console = API-Konsole
quota-other = Nicht erfasst
quota-read = Lesen: { $resource }
quota-read-activities = Aktivitäten von Kanälen lesen
quota-read-captions = Untertitel lesen
quota-read-channels = Kanäle lesen
quota-read-channelSections = Kanalabschnitte lesen
quota-read-commentThreads = Kommentare lesen
quota-read-comments = Kommentare lesen: Antworten
quota-read-playlistItems = Videos von Playlists lesen
quota-read-playlists = Playlists lesen
quota-read-subscriptions = Abos lesen
quota-read-videoCategories = Videokategorien lesen
quota-read-videos = Videos lesen
quota-upload = Uploads
quota-day = Tag
quota-high = Fast aufgebraucht
quota-none = Einheiten werden gezählt, sobald ein YouTube-Kanal verbunden ist.
quota-part = Vom Tageskontingent
quota-planned = Geplante Einheiten
quota-plannedFor =
    { $count ->
        [one] { $units } weitere Einheiten sind für 1 Element von Sammelaufgaben geplant.
       *[other] { $units } weitere Einheiten sind für { $count } Elemente von Sammelaufgaben geplant.
    }
quota-searches = Suchen
quota-spent =
    { $spent } von { $daily } Einheiten verbraucht, { $searches ->
        [one] 1 Suche
       *[other] { $searches } Suchen
    }, { $uploads ->
        [one] 1 Upload
       *[other] { $uploads } Uploads
    }.
quota-title = Kontingent
quota-today = Heute
quota-units = Verbrauchte Einheiten
quota-uses = Verbraucht für
