quota-console = Console d’API
quota-other = Non attribuées
quota-read = Lecture : { $resource }
quota-read-activities = Lecture de l’activité de chaînes
quota-read-captions = Lecture de sous-titres
quota-read-channels = Lecture de chaînes
quota-read-channelSections = Lecture de sections de chaîne
quota-read-commentThreads = Lecture de commentaires
quota-read-comments = Lecture de commentaires : réponses
quota-read-playlistItems = Lecture de vidéos de playlists
quota-read-playlists = Lecture de playlists
quota-read-subscriptions = Lecture d’abonnements
quota-read-videoCategories = Lecture de catégories de vidéos
quota-read-videos = Lecture de vidéos
quota-upload = Mises en ligne
quota-day = Jour
quota-high = Presque épuisé
quota-none = Les unités sont comptées dès qu’une chaîne YouTube est connectée.
quota-part = Part du quota quotidien
quota-planned = Unités prévues
quota-plannedFor =
    { $count ->
        [one] Unités prévues en plus : { $units }, pour { $count } élément de tâches groupées.
       *[other] Unités prévues en plus : { $units }, pour { $count } éléments de tâches groupées.
    }
quota-searches = Recherches
quota-spent =
    Unités utilisées : { $spent } sur { $daily }, { $searches ->
        [one] { $searches } recherche
       *[other] { $searches } recherches
    }, { $uploads ->
        [one] { $uploads } mise en ligne
       *[other] { $uploads } mises en ligne
    }.
quota-title = Quota
quota-today = Aujourd’hui
quota-units = Unités utilisées
quota-uses = Utilisées pour
