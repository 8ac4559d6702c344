batches-actingAs = Account: { $account }.
batches-doneOf = { $done } di { $all } completati
batches-dropped =
    { $count ->
        [one] 1 rimosso
       *[other] { $count } rimossi
    }
batches-endsOn = termina: { $day }
batches-failed =
    { $count ->
        [one] 1 non riuscito
       *[other] { $count } non riusciti
    }
batches-free = Non usa quota.
batches-furtherDays =
    { $count ->
        [one] Fine: { $day }
       *[other] Altri { $count } giorni, fine: { $day }
    }
batches-minutesLeft =
    { $count ->
        [one] circa un minuto rimanente
       *[other] circa { $count } minuti rimanenti
    }
batches-more = Mostra altro
batches-noWayBack = Una parte non si può annullare.
batches-part = Da { $first } a { $last } di { $all }: un’operazione in blocco non può contenerne di più. Il costo è quello di questa parte. Poi avvia il resto.
batches-perDay = Elementi per giorno
batches-price =
    { $units ->
        [one] Usa 1 unità di quota.
       *[other] Usa { $units } unità di quota.
    }
batches-priceToday =
    { $units ->
        [one] Usa 1 unità della quota di oggi.
       *[other] Usa { $units } unità della quota di oggi.
    }
batches-progressOf = Avanzamento di { $title }
batches-quotaUsedUp = la quota di oggi è esaurita, tranne che per i singoli clic
batches-reserve = Ogni giorno alcune unità sono riservate ai singoli clic.
batches-restored = { $title }. Completati: { $done }, non riusciti: { $failed }, annullati: { $undone }.
batches-retry =
    { $count ->
        [one] Riprova
       *[other] Riprova { $count }
    }
batches-secondsLeft = meno di un minuto rimanente
batches-showFailed = Mostra non riusciti
batches-started = Avviata. Continua in background, anche dopo il riavvio del browser.
batches-startToday = Solo { $count } oggi
batches-stateDone = Completata
batches-statePaused = In pausa
batches-stateRunning = In corso
batches-stateStopped = Interrotta
batches-stateUndoing = In annullamento
batches-stateUndone = Annullata
batches-stateWaiting = In attesa fino a: { $time }
batches-stop = Interrompi
batches-undoneCount = { $done } di { $all } annullati
batches-title = Operazioni in blocco
batches-toBatches = Mostra avanzamento
batches-undo = Annulla tutto…
batches-undoStart =
    { $count ->
        [one] Annulla
       *[other] Annulla tutto ({ $count })
    }
batches-requests =
    { $count ->
        [one] Circa 1 richiesta al tuo sito, circa { $minutes } min.
       *[other] Circa { $count } richieste al tuo sito, circa { $minutes } min.
    }
batches-wayBack = Puoi annullare tutto.

batches-kind-addEvents =
    { $count ->
        [one] Aggiungi 1 evento da { $about }
       *[other] Aggiungi { $count } eventi da { $about }
    }
batches-kind-copy =
    { $count ->
        [one] Copia 1 video in { $about }
       *[other] Copia { $count } video in { $about }
    }
batches-kind-deleteRecords =
    { $count ->
        [one] Elimina 1 voce
       *[other] Elimina { $count } voci
    }
batches-kind-deleteVideos =
    { $count ->
        [one] Elimina 1 video
       *[other] Elimina { $count } video
    }
batches-kind-editEvents =
    { $count ->
        [one] Modifica 1 evento: { $about }
       *[other] Modifica { $count } eventi: { $about }
    }
batches-kind-editVideos =
    { $count ->
        [one] Modifica 1 video: { $about }
       *[other] Modifica { $count } video: { $about }
    }
batches-kind-import =
    { $count ->
        [one] Salva 1 video da { $about }
       *[other] Salva { $count } video da { $about }
    }
batches-kind-merge = Unisci playlist in { $about }
batches-kind-mergeRecords = Unisci in { $about }
batches-kind-moderate = Commenti: { $about }
batches-kind-move =
    { $count ->
        [one] Sposta 1 video in { $about }
       *[other] Sposta { $count } video in { $about }
    }
batches-kind-remove =
    { $count ->
        [one] Rimuovi 1 video da { $about }
       *[other] Rimuovi { $count } video da { $about }
    }
batches-kind-repeatEvent = Ripeti { $about }
batches-kind-save =
    { $count ->
        [one] Salva 1 video in { $about }
       *[other] Salva { $count } video in { $about }
    }
batches-kind-sort = Ordina { $about }
batches-kind-split = Dividi { $about }
batches-kind-subscribe =
    { $count ->
        [one] Iscriviti a 1 canale
       *[other] Iscriviti a { $count } canali
    }
batches-kind-thumbnails =
    { $count ->
        [one] Imposta 1 miniatura
       *[other] Imposta { $count } miniature
    }
batches-kind-unsubscribe =
    { $count ->
        [one] Annulla l’iscrizione a 1 canale
       *[other] Annulla l’iscrizione a { $count } canali
    }
batches-kind-addOrEditEvents =
    { $count ->
        [one] Aggiungi o modifica 1 evento da { $about }
       *[other] Aggiungi o modifica { $count } eventi da { $about }
    }
batches-kind-addToSites =
    { $count ->
        [one] Aggiungi “{ $about }” a 1 sito
       *[other] Aggiungi “{ $about }” a { $count } siti
    }
batches-kind-deleteEvents =
    { $count ->
        [one] Elimina definitivamente 1 evento
       *[other] Elimina definitivamente { $count } eventi
    }
batches-kind-trashEvents =
    { $count ->
        [one] Sposta nel cestino 1 evento
       *[other] Sposta nel cestino { $count } eventi
    }
batches-kind-restoreEvents =
    { $count ->
        [one] Ripristina 1 evento
       *[other] Ripristina { $count } eventi
    }
batches-kind-copyEvents =
    { $count ->
        [one] Duplica 1 evento
       *[other] Duplica { $count } eventi
    }
batches-start-addEvents =
    { $count ->
        [one] Aggiungi 1 evento
       *[other] Aggiungi { $count } eventi
    }
batches-start-addOrEditEvents =
    { $count ->
        [one] Aggiungi o modifica 1 evento
       *[other] Aggiungi o modifica { $count } eventi
    }
batches-start-addToSites =
    { $count ->
        [one] Aggiungi a 1 sito
       *[other] Aggiungi a { $count } siti
    }
batches-start-copy =
    { $count ->
        [one] Copia 1 video
       *[other] Copia { $count } video
    }
batches-start-deleteEvents =
    { $count ->
        [one] Elimina definitivamente 1 evento
       *[other] Elimina definitivamente { $count } eventi
    }
batches-start-trashEvents =
    { $count ->
        [one] Sposta nel cestino 1 evento
       *[other] Sposta nel cestino { $count } eventi
    }
batches-start-restoreEvents =
    { $count ->
        [one] Ripristina 1 evento
       *[other] Ripristina { $count } eventi
    }
batches-start-copyEvents =
    { $count ->
        [one] Aggiungi 1 copia
       *[other] Aggiungi { $count } copie
    }
batches-start-deleteRecords =
    { $count ->
        [one] Elimina 1 voce
       *[other] Elimina { $count } voci
    }
batches-start-deleteVideos =
    { $count ->
        [one] Elimina 1 video
       *[other] Elimina { $count } video
    }
batches-start-editEvents =
    { $count ->
        [one] Modifica 1 evento
       *[other] Modifica { $count } eventi
    }
batches-start-editVideos =
    { $count ->
        [one] Modifica 1 video
       *[other] Modifica { $count } video
    }
batches-start-import =
    { $count ->
        [one] Salva 1 video
       *[other] Salva { $count } video
    }
batches-start-merge = Unisci le playlist
batches-start-mergeRecords = Unisci le voci
batches-start-moderate =
    { $count ->
        [one] Applica a 1 commento
       *[other] Applica a { $count } commenti
    }
batches-start-move =
    { $count ->
        [one] Sposta 1 video
       *[other] Sposta { $count } video
    }
batches-start-remove =
    { $count ->
        [one] Rimuovi 1 video
       *[other] Rimuovi { $count } video
    }
batches-start-repeatEvent =
    { $count ->
        [one] Aggiungi 1 evento
       *[other] Aggiungi { $count } eventi
    }
batches-start-save =
    { $count ->
        [one] Salva 1 video
       *[other] Salva { $count } video
    }
batches-start-sort = Ordina la playlist
batches-start-split = Dividi la playlist
batches-start-subscribe =
    { $count ->
        [one] Iscriviti a 1 canale
       *[other] Iscriviti a { $count } canali
    }
batches-start-thumbnails =
    { $count ->
        [one] Imposta 1 miniatura
       *[other] Imposta { $count } miniature
    }
batches-start-unsubscribe =
    { $count ->
        [one] Annulla l’iscrizione a 1 canale
       *[other] Annulla l’iscrizione a { $count } canali
    }
