channel-country = Paese
channel-counted = { $count } di { $most } caratteri.
channel-description = Descrizione
channel-keywords = Parole chiave
channel-keywordsHint = Separa con virgole.
channel-language = Lingua di titolo e descrizione
channel-noCountry = Non impostato
channel-safeArea = Ogni dispositivo mostra la parte all’interno della linea.
channel-tooLong = È troppo lungo.
channel-translations = Traduzioni del canale
channel-translationsNeedLanguage = Prima salva la lingua del canale; poi potrai tradurne titolo e descrizione.
channel-trailer = Trailer per chi non è iscritto
channel-trailerHint = Link o ID di un video.
channel-add = Aggiungi
channel-delete = Elimina
channel-down = Sposta in basso
channel-newSection = Nuova sezione
channel-playlist = Playlist
channel-playlists = Playlist
channel-sections = Sezioni della pagina del canale
channel-sectionsFull = Un canale ha al massimo 10 sezioni.
channel-sectionsHint = Trascina una sezione, o premi Alt e un tasto freccia sui suoi pulsanti, per cambiare l’ordine.
channel-sectionTitle = Titolo della sezione
channel-type-allPlaylists = Tutte le playlist
channel-type-completedEvents = Live streaming passati
channel-type-liveEvents = In diretta ora
channel-type-multipleChannels = Canali
channel-type-multiplePlaylists = Più playlist
channel-type-popularUploads = Video più popolari
channel-type-recentUploads = Video più recenti
channel-type-singlePlaylist = Una playlist
channel-type-subscriptions = Iscrizioni
channel-type-upcomingEvents = Live streaming in arrivo
channel-up = Sposta in alto
channel-activity = Attività del canale
channel-did-channelItem = Aggiunto al canale
channel-did-comment = Commento
channel-did-playlistItem = Aggiunto a una playlist
channel-did-upload = Caricamento
channel-level = Livello
channel-levels = Livelli: { $levels }
channel-member = Abbonato
channel-memberCount =
    { $count ->
        [0] Nessun abbonato
        [one] 1 abbonato
       *[other] { $count } abbonati
    }
channel-members = Abbonati
channel-membersHint = YouTube lo comunica solo ai canali con abbonamenti, dopo aver dato al loro progetto l’accesso a questi dati.
channel-months = Mesi
channel-noActivity = Il canale non ha fatto nulla che sia elencato.
channel-showActivity = Mostra attività
channel-showMembers = Mostra abbonati
channel-since = Abbonato dal
