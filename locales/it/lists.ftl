lists-addedAt = Aggiunto
lists-allPlaylists = Tutte le playlist
lists-already =
    { $count ->
        [one] 1 video è già nella playlist e viene saltato.
       *[other] { $count } video sono già nella playlist e vengono saltati.
    }
lists-alreadyMoved =
    { $count ->
        [one] 1 video è già nell’altra playlist. Viene solo rimosso da questa.
       *[other] { $count } video sono già nell’altra playlist. Vengono solo rimossi da questa.
    }
lists-ascending-letters = A–Z
lists-ascending-number = Prima i minori
lists-ascending-date = Prima i più vecchi
lists-ascending-length = Prima i più brevi
lists-byAdded = Data di aggiunta
lists-byChannel = Canale
lists-byLength = Durata
lists-byPublished = Data di pubblicazione
lists-byTitle = Titolo
lists-byViews = Visualizzazioni
lists-checkChannels =
    { $count ->
        [one] Verifica 1 canale
       *[other] Verifica { $count } canali
    }
lists-channelsChecked = { $done } di { $all } canali verificati
lists-channelsFound =
    { $count ->
        [one] 1 canale trovato.
       *[other] { $count } canali trovati.
    }
lists-choosePlaylist = Scegli una playlist
lists-chooseAll = Seleziona tutto
lists-chooseNone = Deseleziona tutto
lists-chosen = Selezione: { $chosen } di { $all }
lists-close = Chiudi
lists-copyCount =
    { $count ->
        [one] Copia 1 video
       *[other] Copia { $count } video
    }
lists-copyTo = Copia in…
lists-doubles = Doppioni
lists-findInactive = Trova canali inattivi…
lists-findInactiveHint = Legge il caricamento più recente di ogni canale. I canali verificati negli ultimi sette giorni vengono saltati. Il filtro “Inattivo da un anno” mostra poi i canali inattivi.
lists-isClosed = Chiuso
lists-isInactive = Inattivo da un anno
lists-latestUpload = Ultimo caricamento
lists-noUploads = Nessun video
lists-uploadsKnown = Tutti i canali sono verificati.
lists-gone = Non disponibile
lists-createdAt = Creata
lists-newestUploads = Caricamenti più recenti
lists-noUploadsRead = Nessun caricamento è stato ancora letto. Torna indietro e leggi prima gli ultimi caricamenti delle tue iscrizioni.
lists-group = Gruppi…
lists-groupAdd = Aggiungi
lists-groupHint = I gruppi sono conservati in questo browser e nelle copie che salvi. Ognuno diventa un filtro dell’elenco.
lists-groupMake = Aggiungi a un nuovo gruppo
lists-groupMany =
    { $count ->
        [one] Gruppi di 1 canale
       *[other] Gruppi di { $count } canali
    }
lists-groupRemove = Rimuovi
lists-newGroup = Nuovo gruppo
lists-isPodcast = Questa playlist è un podcast
lists-podcast = Podcast
lists-note = Nota
lists-withNote = Con nota
lists-noteSave = Salva nota
lists-startsAt = inizia da { $time }
lists-length = Durata
lists-totalLength = { $time } in tutto
lists-totalLengthOf = { $time } in tutto, senza { $count } non leggibili
lists-readLengths = Mostra durate
lists-newOrder = Nuovo ordine
lists-newOrderHint = Trascina le righe o premi Alt con i tasti freccia. Su YouTube non cambia nulla finché non avvii. Chiudi per tornare all’ordine precedente.
lists-isEmpty = Nessun video
lists-delete = Elimina…
lists-deletedTitle = { $title } (eliminato)
lists-deletedVideo = Video eliminato
lists-deleteNow = Elimina playlist
lists-deleteWhat = Viene eliminata la playlist “{ $playlist }” con il suo ordine, ma non i suoi video. Cuecard legge prima l’intera playlist, quindi Annulla può ricrearla con un nuovo link. Ciò usa 51 unità per ogni video.
lists-descending-letters = Z–A
lists-descending-number = Prima i maggiori
lists-descending-date = Prima i più recenti
lists-descending-length = Prima i più lunghi
lists-direction = Ordine
lists-export = Esporta…
lists-exportCost = I video che questo browser non conosce ancora vengono letti prima. Ciò usa 1 unità di quota ogni 50 video.
lists-exportCsv = Esporta come CSV
lists-exported =
    { $count ->
        [one] 1 playlist esportata.
       *[other] { $count } playlist esportate.
    }
lists-exportJson = Esporta come JSON
lists-exportPlaylists = Esporta playlist
lists-fileTooLarge = Il file supera 20 MB.
lists-findHint = La ricerca del browser trova solo le righe visibili.
lists-findByFilter = Filtra l’elenco per cercare in tutte le righe.
lists-importSubscriptions = Importa iscrizioni
lists-importVideos = Importa video
lists-importList =
    { $count ->
        [one] Salva 1 video di “{ $title }” in
       *[other] Salva { $count } video di “{ $title }” in
    }
lists-importNew = Nuova playlist, { $title }
lists-importNot = Non importare
lists-inLine = Riga { $line }: { $problem }
lists-isSorted = Già in quest’ordine.
lists-merge = Unisci…
lists-mergeDeletes = Poi elimina le altre playlist
lists-mergeDeleteWhat = Le altre playlist vengono eliminate dopo il salvataggio di tutti i video. Se un video non si può salvare, l’operazione in blocco va in pausa e nessuna playlist viene eliminata. Cuecard legge prima ogni playlist, quindi Annulla può ricrearla con un nuovo link. Ciò usa 51 unità per ogni video.
lists-mergeDoubles = Mantieni i video doppi
lists-mergeInto = Unisci in
lists-mergePlaylists = Unisci playlist
lists-moveCount =
    { $count ->
        [one] Sposta 1 video
       *[other] Sposta { $count } video
    }
lists-moves =
    { $count ->
        [one] Verrà spostato 1 video su { $all }.
       *[other] Verranno spostati { $count } video su { $all }.
    }
lists-moveTo = Sposta in…
lists-noVideosYet = Questa playlist non ha ancora video.
lists-noPlaylistsYet = Ancora nessuna playlist. Creane una qui, o salva un video in una nuova.
lists-noSubscriptionsYet = Ancora nessuna iscrizione. Iscriviti nella pagina di un canale, o importa un elenco.
lists-newPlaylists =
    { $count ->
        [one] Prima viene creata la playlist { $titles }. Se annulli tutto, viene eliminata.
       *[other] Prima vengono create le playlist { $titles }. Se annulli tutto, vengono eliminate.
    }
lists-nothingToDo = Niente da fare.
lists-notMade = La playlist “{ $title }” non è stata creata.
lists-createUnconfirmed = Impossibile confermare la creazione di “{ $title }”. Controlla le tue playlist prima di crearla di nuovo.
lists-madeElsewhere = Playlist “{ $title }” creata, ma Cuecard non ne conosce l’indirizzo. Sceglila tra le tue playlist.
lists-notMadeYet = La playlist “{ $title }” è ancora in fase di creazione. Riprova tra un momento.
lists-notUnderstood =
    { $count ->
        [one] 1 riga non è leggibile.
       *[other] { $count } righe non sono leggibili.
    }
lists-openTabs = Usa le schede aperte
lists-openTabsHint = Solo le schede con YouTube. Il browser non ne mostra altre a Cuecard.
lists-pasteChannels = Oppure incolla link a canali
lists-pasteHint = Uno per riga.
lists-pasteVideos = Oppure incolla link a video
lists-readFacts = Carica i dettagli dei video
lists-reading = Caricamento…
lists-readingNow = Caricamento dell’ultima playlist…
lists-readingOne = Caricamento di { $title }…
lists-position = Posizione
lists-positionAt = Posizione { $position }
lists-readingPlaylist = Caricamento della playlist…
lists-readText = Leggi testo
lists-remove = Rimuovi
lists-removeCount =
    { $count ->
        [one] Rimuovi 1 video da questa playlist
       *[other] Rimuovi { $count } video da questa playlist
    }
lists-repeated =
    { $count ->
        [one] 1 è in elenco più di una volta.
       *[other] { $count } sono in elenco più di una volta.
    }
lists-saveCsv = Esporta { $count } come CSV
lists-saveDoubles = Salva comunque i doppioni
lists-saveJson = Esporta { $count } come JSON
lists-saveOpml = Esporta { $count } come OPML
lists-sort = Ordina…
lists-sortBy = Ordina per
lists-sortPlaylist = Ordina playlist
lists-sortHint = Prima imposta l’ordine della playlist su “Manuale”. I video vengono spostati uno alla volta. Se uno non riesce, gli altri attendono.
lists-split = Dividi…
lists-splitBy = Dividi
lists-splitByChannel = Per canale
lists-splitByCount = Per numero di video
lists-splitChoose = Scegli un video nell’elenco qui sotto. Quel video e tutti i successivi passano in una nuova playlist.
lists-splitFrom = Da un video scelto
lists-splitPlaylist = Dividi playlist
lists-splitHere = Dividi da qui…
lists-splitSize = Video per playlist
lists-splitTitle = Titolo delle nuove playlist
lists-splitTitleHint = Viene aggiunto un numero o il nome del canale.
lists-subscribedAlready =
    { $count ->
        [one] L’iscrizione a 1 di questi canali c’è già. Viene saltato.
       *[other] L’iscrizione a { $count } di questi canali c’è già. Vengono saltati.
    }
lists-subscriptionFile = File
lists-subscriptionFileHint = Un’esportazione di YouTube, NewPipe, FreeTube, Piped, LibreTube o Invidious, un file OPML, o un testo con link. Il file viene letto in questa pagina e non viene inviato da nessuna parte.
lists-copyPlaylist = Copia una playlist
lists-saveUploads = Salva i video di un canale
lists-sourceCount =
    { $count ->
        [one] “{ $title }” ha 1 video.
       *[other] “{ $title }” ha { $count } video.
    }
lists-privateTitle = { $title } (privato)
lists-privateVideo = Video privato
lists-publishedSince = Pubblicati dal (facoltativo)
lists-publishedSinceHint = La lettura si ferma al primo video precedente, quindi può usare meno unità.
lists-readSource =
    { $count ->
        [one] Mostra i video da salvare (1 unità)
       *[other] Mostra i video da salvare (fino a { $count } unità)
    }
lists-sourceRead = { $done } di { $all } letti
lists-unavailable =
    { $count ->
        [one] 1 video è privato o eliminato e viene omesso.
       *[other] { $count } video sono privati o eliminati e vengono omessi.
    }
lists-anotherTarget = Anche un’altra playlist
lists-alsoTo = E nella playlist
lists-target = Nella playlist
lists-unsubscribe =
    { $count ->
        [0] Annulla iscrizione
        [one] Annulla 1 iscrizione
       *[other] Annulla { $count } iscrizioni
    }
lists-channel = Canale
lists-subscribedAt = Iscrizione
lists-videoCount = Video
lists-videoFile = File
lists-videoFileHint = Un’esportazione di YouTube, FreeTube, Piped, LibreTube o Invidious, un file CSV, o un testo con link. Il file viene letto in questa pagina e non viene inviato da nessuna parte.
lists-videos =
    { $count ->
        [one] 1 video
       *[other] { $count } video
    }
lists-videosFound =
    { $count ->
        [one] 1 video trovato.
       *[other] { $count } video trovati.
    }
