lists-addedAt = Ajout
lists-allPlaylists = Toutes les playlists
lists-already =
    { $count ->
        [one] { $count } vidéo est déjà dans la playlist et est ignorée.
       *[other] { $count } vidéos sont déjà dans la playlist et sont ignorées.
    }
lists-alreadyMoved =
    { $count ->
        [one] { $count } vidéo est déjà dans l’autre playlist. Elle est seulement retirée de celle-ci.
       *[other] { $count } vidéos sont déjà dans l’autre playlist. Elles sont seulement retirées de celle-ci.
    }
lists-ascending-letters = De A à Z
lists-ascending-number = Croissant
lists-ascending-date = Plus anciennes d’abord
lists-ascending-length = Plus courtes d’abord
lists-byAdded = Date d’ajout
lists-byChannel = Chaîne
lists-byLength = Durée
lists-byPublished = Date de publication
lists-byTitle = Titre
lists-byViews = Vues
lists-checkChannels =
    { $count ->
        [one] Vérifier { $count } chaîne
       *[other] Vérifier { $count } chaînes
    }
lists-channelsChecked = Chaînes vérifiées : { $done } sur { $all }
lists-channelsFound =
    { $count ->
        [one] { $count } chaîne trouvée.
       *[other] { $count } chaînes trouvées.
    }
lists-choosePlaylist = Choisir une playlist
lists-chooseAll = Tout sélectionner
lists-chooseNone = Effacer la sélection
lists-chosen = Sélection : { $chosen } sur { $all }
lists-close = Fermer
lists-copyCount =
    { $count ->
        [one] Copier { $count } vidéo
       *[other] Copier { $count } vidéos
    }
lists-copyTo = Copier vers…
lists-doubles = Doublons
lists-findInactive = Trouver les chaînes inactives…
lists-findInactiveHint = Lit la dernière vidéo mise en ligne de chaque chaîne. Les chaînes vérifiées au cours des sept derniers jours sont ignorées. Le filtre « Inactives depuis un an » affiche ensuite les chaînes inactives.
lists-isClosed = Fermée
lists-isInactive = Inactives depuis un an
lists-latestUpload = Dernière vidéo
lists-noUploads = Aucune vidéo
lists-uploadsKnown = Toutes les chaînes sont vérifiées.
lists-gone = Indisponibles
lists-createdAt = Création
lists-newestUploads = Dernières mises en ligne
lists-noUploadsRead = Aucune mise en ligne n’a encore été lue. Revenez en arrière et lisez d’abord les dernières mises en ligne de vos abonnements.
lists-group = Groupes…
lists-groupAdd = Ajouter
lists-groupHint = Les groupes sont conservés dans ce navigateur et dans vos copies enregistrées. Chacun devient un filtre de la liste.
lists-groupMake = Ajouter à un nouveau groupe
lists-groupMany =
    { $count ->
        [one] Groupes de { $count } chaîne
       *[other] Groupes de { $count } chaînes
    }
lists-groupRemove = Retirer
lists-newGroup = Nouveau groupe
lists-isPodcast = Cette playlist est un podcast
lists-podcast = Podcast
lists-note = Note
lists-withNote = Avec note
lists-noteSave = Enregistrer la note
lists-startsAt = commence à { $time }
lists-length = Durée
lists-totalLength = { $time } au total
lists-totalLengthOf = { $time } au total, illisibles exclues : { $count }
lists-readLengths = Afficher les durées
lists-newOrder = Nouvel ordre
lists-newOrderHint = Faites glisser les lignes, ou appuyez sur Alt et les flèches. Rien ne change sur YouTube avant que vous démarriez. Fermez pour revenir à l’ancien ordre.
lists-isEmpty = Sans vidéo
lists-delete = Supprimer…
lists-deletedTitle = { $title } (supprimée)
lists-deletedVideo = Vidéo supprimée
lists-deleteNow = Supprimer la playlist
lists-deleteWhat = La playlist « { $playlist } » et son ordre sont supprimés, mais pas ses vidéos. Cuecard lit d’abord toute la playlist, pour que l’annulation puisse la recréer avec un nouveau lien. Cela utilise 51 unités par vidéo.
lists-descending-letters = De Z à A
lists-descending-number = Décroissant
lists-descending-date = Plus récentes d’abord
lists-descending-length = Plus longues d’abord
lists-direction = Ordre
lists-export = Exporter…
lists-exportCost = Les vidéos que ce navigateur ne connaît pas encore sont d’abord lues. Cela utilise 1 unité de quota pour 50 vidéos.
lists-exportCsv = Exporter en CSV
lists-exported =
    { $count ->
        [one] { $count } playlist exportée.
       *[other] { $count } playlists exportées.
    }
lists-exportJson = Exporter en JSON
lists-exportPlaylists = Exporter des playlists
lists-fileTooLarge = Le fichier dépasse 20 Mo.
lists-findHint = La recherche de votre navigateur ne trouve que les lignes visibles.
lists-findByFilter = Filtrez la liste pour chercher dans toutes les lignes.
lists-importSubscriptions = Importer des abonnements
lists-importVideos = Importer des vidéos
lists-importList =
    { $count ->
        [one] Enregistrer { $count } vidéo de « { $title } » dans
       *[other] Enregistrer { $count } vidéos de « { $title } » dans
    }
lists-importNew = Nouvelle playlist, { $title }
lists-importNot = Ne pas importer
lists-inLine = Ligne { $line } : { $problem }
lists-isSorted = Déjà dans cet ordre.
lists-merge = Fusionner…
lists-mergeDeletes = Supprimer ensuite les autres playlists
lists-mergeDeleteWhat = Les autres playlists sont supprimées une fois toutes les vidéos enregistrées. Si une vidéo ne peut pas être enregistrée, la tâche groupée se met en pause et aucune playlist n’est supprimée. Cuecard lit d’abord chaque playlist, pour que l’annulation puisse la recréer avec un nouveau lien. Cela utilise 51 unités par vidéo.
lists-mergeDoubles = Garder les vidéos en double
lists-mergeInto = Fusionner dans
lists-mergePlaylists = Fusionner des playlists
lists-moveCount =
    { $count ->
        [one] Déplacer { $count } vidéo
       *[other] Déplacer { $count } vidéos
    }
lists-moves =
    { $count ->
        [one] { $count } vidéo sur { $all } sera déplacée.
       *[other] { $count } vidéos sur { $all } seront déplacées.
    }
lists-moveTo = Déplacer vers…
lists-noVideosYet = Cette playlist n’a pas encore de vidéo.
lists-noPlaylistsYet = Aucune playlist pour l’instant. Créez-en une ici, ou enregistrez une vidéo dans une nouvelle playlist.
lists-noSubscriptionsYet = Aucun abonnement pour l’instant. Abonnez-vous sur la page d’une chaîne, ou importez une liste.
lists-newPlaylists =
    { $count ->
        [one] La playlist { $titles } est d’abord créée. Si vous annulez tout, elle est supprimée.
       *[other] Les playlists { $titles } sont d’abord créées. Si vous annulez tout, elles sont supprimées.
    }
lists-nothingToDo = Rien à faire.
lists-notMade = La playlist « { $title } » n’a pas été créée.
lists-createUnconfirmed = Impossible de confirmer la création de « { $title } ». Vérifiez vos playlists avant de la créer à nouveau.
lists-madeElsewhere = Playlist « { $title } » créée, mais Cuecard ne connaît pas son adresse. Choisissez-la parmi vos playlists.
lists-notMadeYet = La playlist « { $title } » est encore en cours de création. Réessayez dans un instant.
lists-notUnderstood =
    { $count ->
        [one] { $count } ligne n’a pas pu être lue.
       *[other] { $count } lignes n’ont pas pu être lues.
    }
lists-openTabs = Utiliser les onglets ouverts
lists-openTabsHint = Uniquement les onglets YouTube. Le navigateur n’en montre pas d’autres à Cuecard.
lists-pasteChannels = Ou collez des liens de chaînes
lists-pasteHint = Un par ligne.
lists-pasteVideos = Ou collez des liens de vidéos
lists-readFacts = Charger les détails des vidéos
lists-reading = Chargement…
lists-readingNow = Chargement de la playlist actuelle…
lists-readingOne = Chargement de { $title }…
lists-position = Position
lists-positionAt = Position { $position }
lists-readingPlaylist = Chargement de la playlist…
lists-readText = Lire le texte
lists-remove = Retirer
lists-removeCount =
    { $count ->
        [one] Retirer { $count } vidéo de cette playlist
       *[other] Retirer { $count } vidéos de cette playlist
    }
lists-repeated =
    { $count ->
        [one] { $count } figure plusieurs fois dans la liste.
       *[other] { $count } figurent plusieurs fois dans la liste.
    }
lists-saveCsv = Exporter { $count } en CSV
lists-saveDoubles = Enregistrer quand même les doublons
lists-saveJson = Exporter { $count } en JSON
lists-saveOpml = Exporter { $count } en OPML
lists-sort = Trier…
lists-sortBy = Trier par
lists-sortPlaylist = Trier la playlist
lists-sortHint = Réglez d’abord l’ordre de la playlist sur « Manuel ». Les vidéos sont déplacées une à une. Si l’une échoue, les autres attendent.
lists-split = Diviser…
lists-splitBy = Diviser
lists-splitByChannel = Par chaîne
lists-splitByCount = Par nombre de vidéos
lists-splitChoose = Choisissez une vidéo dans la liste ci-dessous. Elle et toutes les suivantes vont dans une nouvelle playlist.
lists-splitFrom = À partir d’une vidéo choisie
lists-splitPlaylist = Diviser la playlist
lists-splitHere = Diviser à partir d’ici…
lists-splitSize = Vidéos par playlist
lists-splitTitle = Titre des nouvelles playlists
lists-splitTitleHint = Un numéro ou le nom de la chaîne y est ajouté.
lists-subscribedAlready =
    { $count ->
        [one] Vous êtes déjà abonné à { $count } de ces chaînes. Elle est ignorée.
       *[other] Vous êtes déjà abonné à { $count } de ces chaînes. Elles sont ignorées.
    }
lists-subscriptionFile = Fichier
lists-subscriptionFileHint = Un export de YouTube, NewPipe, FreeTube, Piped, LibreTube ou Invidious, un fichier OPML, ou un texte avec des liens. Le fichier est lu sur cette page et n’est envoyé nulle part.
lists-copyPlaylist = Copier une playlist
lists-saveUploads = Enregistrer les vidéos d’une chaîne
lists-sourceCount =
    { $count ->
        [one] « { $title } » a { $count } vidéo.
       *[other] « { $title } » a { $count } vidéos.
    }
lists-privateTitle = { $title } (privée)
lists-privateVideo = Vidéo privée
lists-publishedSince = Publiées depuis (facultatif)
lists-publishedSinceHint = La lecture s’arrête à la première vidéo plus ancienne et peut donc utiliser moins d’unités.
lists-readSource =
    { $count ->
        [one] Afficher les vidéos à enregistrer ({ $count } unité)
       *[other] Afficher les vidéos à enregistrer ({ $count } unités au plus)
    }
lists-sourceRead = Lues : { $done } sur { $all }
lists-unavailable =
    { $count ->
        [one] { $count } vidéo est privée ou supprimée et est omise.
       *[other] { $count } vidéos sont privées ou supprimées et sont omises.
    }
lists-anotherTarget = Dans une autre playlist aussi
lists-alsoTo = Et dans la playlist
lists-target = Dans la playlist
lists-unsubscribe =
    { $count ->
        [0] Se désabonner
        [one] Se désabonner de { $count }
       *[other] Se désabonner de { $count }
    }
lists-channel = Chaîne
lists-subscribedAt = Abonnement
lists-videoCount = Vidéos
lists-videoFile = Fichier
lists-videoFileHint = Un export de YouTube, FreeTube, Piped, LibreTube ou Invidious, un fichier CSV, ou un texte avec des liens. Le fichier est lu sur cette page et n’est envoyé nulle part.
lists-videos =
    { $count ->
        [one] { $count } vidéo
       *[other] { $count } vidéos
    }
lists-videosFound =
    { $count ->
        [one] { $count } vidéo trouvée.
       *[other] { $count } vidéos trouvées.
    }
