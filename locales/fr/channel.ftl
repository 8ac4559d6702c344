channel-country = Pays
channel-counted = { $count } / { $most } caractères.
channel-description = Description
channel-keywords = Mots clés
channel-keywordsHint = Séparez-les par des virgules.
channel-language = Langue du titre et de la description
channel-noCountry = Non défini
channel-safeArea = Tous les appareils affichent la partie à l’intérieur de la ligne.
channel-tooLong = C’est trop long.
channel-translations = Traductions de la chaîne
channel-translationsNeedLanguage = Enregistrez d’abord la langue de la chaîne ; son titre et sa description peuvent ensuite être traduits.
channel-trailer = Bande-annonce pour les non-abonnés
channel-trailerHint = Lien ou identifiant d’une vidéo.
channel-add = Ajouter
channel-delete = Supprimer
channel-down = Descendre
channel-newSection = Nouvelle section
channel-playlist = Playlist
channel-playlists = Playlists
channel-sections = Sections de la page de la chaîne
channel-sectionsFull = Une chaîne a au plus 10 sections.
channel-sectionsHint = Pour changer l’ordre, faites glisser une section, ou appuyez sur Alt et une flèche sur ses boutons.
channel-sectionTitle = Titre de la section
channel-type-allPlaylists = Toutes les playlists
channel-type-completedEvents = Directs terminés
channel-type-liveEvents = En direct
channel-type-multipleChannels = Chaînes
channel-type-multiplePlaylists = Plusieurs playlists
channel-type-popularUploads = Vidéos populaires
channel-type-recentUploads = Dernières vidéos
channel-type-singlePlaylist = Une playlist
channel-type-subscriptions = Abonnements
channel-type-upcomingEvents = Directs à venir
channel-up = Monter
channel-activity = Activité de la chaîne
channel-did-channelItem = Ajout à la chaîne
channel-did-comment = Commentaire
channel-did-playlistItem = Ajout à une playlist
channel-did-upload = Mise en ligne
channel-level = Niveau
channel-levels = Niveaux : { $levels }
channel-member = Membre
channel-memberCount =
    { $count ->
        [0] Aucun membre
        [one] { $count } membre
       *[other] { $count } membres
    }
channel-members = Membres
channel-membersHint = YouTube ne communique cette liste qu’aux chaînes qui proposent la souscription, après en avoir ouvert l’accès à leur projet.
channel-months = Mois
channel-noActivity = La chaîne n’a aucune activité listée.
channel-showActivity = Afficher l’activité
channel-showMembers = Afficher les membres
channel-since = Membre depuis
