channel-country = Land
channel-counted = { $count } van { $most } tekens.
channel-description = Beschrijving
channel-keywords = Zoekwoorden
channel-keywordsHint = Scheid ze met komma’s.
channel-language = Taal van titel en beschrijving
channel-noCountry = Niet ingesteld
channel-safeArea = Het deel binnen de lijn is op elk apparaat te zien.
channel-tooLong = Dit is te lang.
channel-translations = Vertalingen van het kanaal
channel-translationsNeedLanguage = Sla eerst de taal van het kanaal op. Daarna kun je de titel en beschrijving vertalen.
channel-trailer = Trailer voor mensen die niet geabonneerd zijn
channel-trailerHint = Link of ID van een video.
channel-add = Toevoegen
channel-delete = Verwijderen
channel-down = Omlaag
channel-newSection = Nieuw gedeelte
channel-playlist = Playlist
channel-playlists = Playlists
channel-sections = Gedeelten van de kanaalpagina
channel-sectionsFull = Een kanaal heeft maximaal 10 gedeelten.
channel-sectionsHint = Sleep een gedeelte om de volgorde te wijzigen, of druk bij de knoppen ervan op Alt en een pijltoets.
channel-sectionTitle = Titel van het gedeelte
channel-type-allPlaylists = Alle playlists
channel-type-completedEvents = Afgelopen livestreams
channel-type-liveEvents = Nu live
channel-type-multipleChannels = Kanalen
channel-type-multiplePlaylists = Meerdere playlists
channel-type-popularUploads = Populaire video’s
channel-type-recentUploads = Nieuwste video’s
channel-type-singlePlaylist = Eén playlist
channel-type-subscriptions = Abonnementen
channel-type-upcomingEvents = Aankomende livestreams
channel-up = Omhoog
channel-activity = Activiteit van het kanaal
channel-did-channelItem = Toegevoegd aan het kanaal
channel-did-comment = Reactie
channel-did-playlistItem = Toegevoegd aan een playlist
channel-did-upload = Upload
channel-level = Niveau
channel-levels = Niveaus: { $levels }
channel-member = Lid
channel-memberCount =
    { $count ->
        [0] Geen leden
        [one] 1 lid
       *[other] { $count } leden
    }
channel-members = Leden
channel-membersHint = YouTube geeft dit alleen door aan kanalen met lidmaatschappen, nadat het hun project er toegang toe heeft gegeven.
channel-months = Maanden
channel-noActivity = Er is geen activiteit van dit kanaal bekend.
channel-showActivity = Activiteit tonen
channel-showMembers = Leden tonen
channel-since = Lid sinds
