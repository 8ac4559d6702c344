fault-reason-impossibleDate = Cette date n’existe pas.
fault-reason-noSuchTime = On passe à l’heure d’été ce jour-là, et cette heure est sautée. Choisissez une autre heure.
fault-reason-twiceThatDay = On passe à l’heure d’hiver ce jour-là, et cette heure a lieu deux fois. Le calendrier prendrait la première. Choisissez une autre heure.

common-draftNotSaved = Votre saisie sera perdue à la fermeture. { $reason }
common-skip = Aller au contenu
common-copied = Copié
common-copyRefused = Le navigateur a refusé la copie. Sélectionnez le texte et copiez-le vous-même.
common-connectCalendar = Connecter le site de votre calendrier
common-leftUntil = { $left } (réinit. : { $time })
common-unitsFilled = Réinitialisation : { $time }.
common-connectInsecure = Connecter sans chiffrement
common-apiKey = Clé API, lecture seule
common-actingChannel = Chaîne utilisée
common-actingSite = Site du calendrier
common-addAllEvents = Ajouter les { $count } évènements…
common-teachPage = Choisir un évènement dans la page…
common-teachAgain = Faux ou incomplet ? Choisir dans la page…
common-allowHost = Autoriser { $host }
common-asUser = compte { $user }
common-back = Retour
common-learnMore = En savoir plus
common-untitledEvent = Évènement sans titre
common-updated = Cuecard est passé à la version { $version }.
common-whatsNew = Nouveautés
common-dismiss = Masquer
common-cancel = Fermer
common-choose = Choisir…
common-channelNamed = Chaîne { $name }
common-connectSite = Connecter
common-createAndSave = Créer et enregistrer
common-double = Cette vidéo est déjà dans { $playlist }. L’enregistrer à nouveau ?
common-addNote = Ajouter une note ou un moment de début
common-note = Note
common-noteTooLong = Une note compte au plus { $most } caractères.
common-startsAt = Commence à
common-startsAtHint = Minutes et secondes. YouTube peut l’ignorer.
common-startInvalid = Saisissez un moment tel que 1:30.
common-fileChanged = Le fichier a été modifié ou déplacé depuis que vous l’avez choisi. Choisissez-le à nouveau.
common-filterPlaylists = Filtrer vos playlists
common-inItAlready = déjà dans cette playlist
common-loading = Chargement…
common-loadingPlaylists = Chargement de vos playlists…
common-help = Aide
common-key-control = Ctrl
common-key-enter = Entrée
common-key-escape = Échap
common-key-shift = Maj
common-saveToTicked =
    { $count ->
        [one] Enregistrer dans { $count } playlist
       *[other] Enregistrer dans { $count } playlists
    }
common-tickHint = Cliquez sur une playlist pour y enregistrer tout de suite, ou cochez-en plusieurs (Ctrl+Entrée coche celle qui est marquée).
common-undoAll = Tout annuler ({ $count })
common-searchPlaylists =
    { $count ->
        [one] Chercher lesquelles la contiennent ({ $count } unité)
       *[other] Chercher lesquelles la contiennent ({ $count } unités)
    }
common-searchPlaylistsHint = Vérifier une playlist utilise une unité du quota du jour.
common-readPlaylists =
    { $count ->
        [one] Lire toutes vos playlists une fois ({ $count } unité)
       *[other] Lire toutes vos playlists une fois ({ $count } unités)
    }
common-readPlaylistsHint = Cuecard ne sait pas encore lesquelles de vos playlists contiennent une vidéo. Une fois toutes lues, suivre les changements utilise une ou deux unités.
common-readSoFar = Playlists lues : { $done } sur { $all }
common-readingPlaylists = Lecture de vos playlists
common-newPlaylist = Nouvelle playlist
common-newPlaylistNamed = Nouvelle playlist « { $title } »
common-watchLater = À regarder plus tard
common-watchLaterHint = Les applications ne peuvent pas modifier votre propre liste « À regarder plus tard ». La vidéo est enregistrée dans une playlist privée du même nom, créée à la première utilisation.
common-noAddress = Ce n’est pas une adresse de site. Saisissez-la comme dans la barre d’adresse, par exemple calendrier.example.
common-noPlaylistLike = Aucune playlist ne correspond à « { $text } ».
common-noPlaylists = Vous n’avez pas encore de playlist.
common-noUndo = action irréversible
common-open = Ouvrir
common-orphaned = Cuecard a été mis à jour. Fermez cette page et ouvrez-la à nouveau.
common-otherHost = { $host } redirige vers { $otherHost }. Cuecard ne se connecte à ce site que si vous l’autorisez.
common-playlistNamed = Playlist { $name }
common-playlistTitle = Titre
common-playlistTitleMissing = Donnez un titre à la playlist.
common-playlists = Vos playlists
common-privacy-private = Privée
common-privacy-public = Publique
common-publishEvent = Publier
common-reviewEvent = Soumettre à relecture
common-saveAgain = Enregistrer à nouveau
common-settings = Paramètres
common-setUp = Guide de configuration
common-signIn = Se connecter
common-siteAddress = Adresse du site de votre calendrier
common-siteAddressHint = Saisissez l’adresse de n’importe quelle page de votre site. Le navigateur vous demande ensuite d’autoriser l’accès.
common-connecting-approving = En attente de votre approbation de Cuecard sur le site…
common-connecting-checking = Vérification de la connexion…
common-connecting-looking = Recherche du calendrier sur { $host }…
common-connecting-permission = En attente de l’autorisation dans le navigateur…
common-undo = Annuler
common-unexpected = Une erreur s’est produite ({ $reason }). Réessayez.
common-updateEvent = Mettre à jour depuis la page
common-units =
    { $count ->
        [one] Utilise { $count } unité du quota du jour
       *[other] Utilise { $count } unités du quota du jour
    }
common-unitsExplained = Unités restantes du quota du jour. Chaque client reçoit un nombre d’unités par jour, et chaque action en utilise. Les recherches et les mises en ligne sont comptées à part.
common-unitsLeft =
    { $count ->
        [one] { $count } unité restante
       *[other] { $count } unités restantes
    }
common-privacy-unlisted = Non répertoriée
common-videoCount =
    { $count ->
        [one] { $count } vidéo
       *[other] { $count } vidéos
    }
common-videoNamed = Vidéo { $name }
common-whoMaySee = Visibilité
common-checkAgain = Revérifier
common-tryAgain = Réessayer
common-tryNow = Réessayer maintenant
common-save = Enregistrer
common-cannotTell = Ce navigateur ne peut pas dire si un élément de la page recouvre ce bouton. Ouvrez le formulaire dans sa propre fenêtre.
common-covered = Un élément de cette page recouvre Cuecard ou change son apparence. Écartez-le pour continuer.
common-pressAgain = Ce bouton était masqué ou déplacé il y a un instant : rien n’a été fait. Cliquez à nouveau.
common-waitsForConnection = Hors ligne. Les actions en attente reprennent dès que vous êtes à nouveau en ligne.
common-resultsNeedYou =
    { $count ->
        [one] { $count } résultat demande votre attention
       *[other] { $count } résultats demandent votre attention
    }
common-locked = Vos identifiants sont verrouillés. Saisissez votre phrase secrète. Les tâches qui ont besoin d’une connexion l’attendent, puis reprennent.
common-passphrase = Phrase secrète
common-unlock = Déverrouiller
common-report = Signaler
common-reportComments = Autre chose que YouTube devrait savoir ? (facultatif)
common-reportDetail = Plus précisément
common-reportNote = YouTube examine le signalement.
common-reportReasonMissing = Choisissez un motif.
common-reportVideo = Signaler une vidéo
common-reportWhy = Quel est le problème de cette vidéo ?
common-onlineLine = En ligne : { $address }
common-onlineNamedLine = En ligne ({ $name }) : { $address }
common-next = Suivant
common-noUndoSentence = Cette action est irréversible.
common-quoted = « { $text } »
