fault-reason-impossibleDate = Questa data non esiste.
fault-reason-noSuchTime = Quel giorno l’orologio va avanti e quest’ora viene saltata. Scegli un altro orario.
fault-reason-twiceThatDay = Quel giorno l’orologio torna indietro e quest’ora si ripete. Il calendario userebbe la prima. Scegli un altro orario.

common-draftNotSaved = Alla chiusura perderai ciò che hai inserito. { $reason }
common-skip = Vai al contenuto
common-copied = Copiato
common-copyRefused = Il browser non ha consentito la copia. Seleziona il testo e copialo.
common-connectCalendar = Connetti il sito del tuo calendario
common-leftUntil = { $left } (si azzera: { $time })
common-unitsFilled = Si azzera: { $time }.
common-connectInsecure = Connetti senza crittografia
common-apiKey = Chiave API, sola lettura
common-actingChannel = Canale in uso
common-actingSite = Sito del calendario
common-addAllEvents = Aggiungi tutti gli eventi ({ $count })…
common-teachPage = Scegli un evento nella pagina…
common-teachAgain = Errori o lacune? Scegli nella pagina…
common-allowHost = Consenti { $host }
common-asUser = come { $user }
common-back = Indietro
common-learnMore = Scopri di più
common-untitledEvent = Evento senza titolo
common-updated = Cuecard è stato aggiornato alla versione { $version }.
common-whatsNew = Novità
common-dismiss = Ignora
common-cancel = Chiudi
common-choose = Scegli…
common-channelNamed = Canale { $name }
common-connectSite = Connetti
common-createAndSave = Crea e salva
common-double = Questo video è già in { $playlist }. Salvarlo di nuovo?
common-addNote = Aggiungi una nota o un punto di inizio
common-note = Nota
common-noteTooLong = Una nota può avere al massimo { $most } caratteri.
common-startsAt = Inizia da
common-startsAtHint = Minuti e secondi. YouTube può ignorarlo.
common-startInvalid = Inserisci un tempo, ad esempio 1:30.
common-fileChanged = Il file è stato modificato o spostato dopo la scelta. Sceglilo di nuovo.
common-filterPlaylists = Filtra le tue playlist
common-inItAlready = già in questa playlist
common-loading = Caricamento…
common-loadingPlaylists = Caricamento delle tue playlist…
common-help = Guida
common-key-control = Ctrl
common-key-enter = Invio
common-key-escape = Esc
common-key-shift = Maiusc
common-saveToTicked =
    { $count ->
        [one] Salva in 1 playlist
       *[other] Salva in { $count } playlist
    }
common-tickHint = Fai clic su una playlist per salvare subito lì, oppure spunta più caselle (Ctrl+Invio spunta quella evidenziata).
common-undoAll = Annulla tutto ({ $count })
common-searchPlaylists =
    { $count ->
        [one] Verifica quali lo contengono (1 unità)
       *[other] Verifica quali lo contengono ({ $count } unità)
    }
common-searchPlaylistsHint = La verifica di una playlist usa un’unità della quota di oggi.
common-readPlaylists =
    { $count ->
        [one] Leggi una volta tutte le tue playlist (1 unità)
       *[other] Leggi una volta tutte le tue playlist ({ $count } unità)
    }
common-readPlaylistsHint = Cuecard non sa ancora quali delle tue playlist contengono un video. Una volta lette tutte, restare al passo con le modifiche usa una o due unità.
common-readSoFar = { $done } di { $all } playlist lette
common-readingPlaylists = Lettura delle tue playlist
common-newPlaylist = Nuova playlist
common-newPlaylistNamed = Nuova playlist “{ $title }”
common-watchLater = Guarda più tardi
common-watchLaterHint = Le app non possono modificare la tua playlist Guarda più tardi. Il video viene salvato in una playlist privata con lo stesso nome, creata al primo utilizzo.
common-noAddress = Questo non è l’indirizzo di un sito. Inseriscilo come nella barra degli indirizzi, ad esempio calendario.example.
common-noPlaylistLike = Nessuna playlist corrisponde a “{ $text }”.
common-noPlaylists = Non hai ancora playlist.
common-noUndo = non si può annullare
common-open = Apri
common-orphaned = Cuecard è stato aggiornato. Chiudi questa pagina e riaprila.
common-otherHost = { $host } reindirizza a { $otherHost }. Cuecard si connette a quel sito solo se lo consenti.
common-playlistNamed = Playlist { $name }
common-playlistTitle = Titolo
common-playlistTitleMissing = Inserisci un titolo per la playlist.
common-playlists = Le tue playlist
common-privacy-private = Privato
common-privacy-public = Pubblico
common-publishEvent = Pubblica
common-reviewEvent = Invia per la revisione
common-saveAgain = Salva di nuovo
common-settings = Impostazioni
common-setUp = Guida alla configurazione
common-signIn = Accedi
common-siteAddress = Indirizzo del sito del tuo calendario
common-siteAddressHint = Inserisci l’indirizzo di una qualsiasi pagina del tuo sito. Il browser ti chiederà di consentire l’accesso.
common-connecting-approving = In attesa che approvi Cuecard sul sito…
common-connecting-checking = Verifica dell’accesso…
common-connecting-looking = Ricerca del calendario su { $host }…
common-connecting-permission = In attesa dell’autorizzazione nel browser…
common-undo = Annulla
common-unexpected = Si è verificato un problema ({ $reason }). Riprova.
common-updateEvent = Aggiorna dalla pagina
common-units =
    { $count ->
        [one] Usa 1 unità della quota di oggi
       *[other] Usa { $count } unità della quota di oggi
    }
common-unitsExplained = Unità rimaste della quota di oggi. Ogni client riceve un certo numero di unità al giorno e ogni azione ne usa alcune. Ricerche e caricamenti si contano a parte.
common-unitsLeft =
    { $count ->
        [one] 1 unità rimasta
       *[other] { $count } unità rimaste
    }
common-privacy-unlisted = Non in elenco
common-videoCount =
    { $count ->
        [one] 1 video
       *[other] { $count } video
    }
common-videoNamed = Video { $name }
common-whoMaySee = Visibilità
common-checkAgain = Verifica di nuovo
common-tryAgain = Riprova
common-tryNow = Riprova ora
common-save = Salva
common-cannotTell = Questo browser non può sapere se qualcosa nella pagina copre questo pulsante. Apri il modulo in una finestra separata.
common-covered = Qualcosa in questa pagina copre Cuecard o ne cambia l’aspetto. Spostalo per continuare.
common-pressAgain = Un attimo fa questo pulsante era nascosto o si è spostato, quindi non è stato fatto nulla. Premilo di nuovo.
common-waitsForConnection = Offline. Le azioni in sospeso riprendono quando torna la connessione.
common-resultsNeedYou =
    { $count ->
        [one] 1 risultato richiede la tua attenzione
       *[other] { $count } risultati richiedono la tua attenzione
    }
common-locked = I tuoi accessi sono bloccati. Inserisci la frase segreta. Le operazioni che richiedono un accesso la attendono e poi riprendono.
common-passphrase = Frase segreta
common-unlock = Sblocca
common-report = Segnala
common-reportComments = Che cos’altro dovrebbe sapere YouTube? (facoltativo)
common-reportDetail = Più precisamente
common-reportNote = YouTube esamina la segnalazione.
common-reportReasonMissing = Scegli un motivo.
common-reportVideo = Segnala un video
common-reportWhy = Che cosa non va in questo video?
common-onlineLine = Online: { $address }
common-onlineNamedLine = Online ({ $name }): { $address }
common-next = Avanti
common-noUndoSentence = Questa azione non si può annullare.
common-quoted = “{ $text }”
