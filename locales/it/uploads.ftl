uploads-files = File video
uploads-filesHint = Uno o più, fino a 256 GB o 12 ore ciascuno. I file con il nome di un video lo accompagnano: film.json (campi), film.it.srt o .vtt (sottotitoli), film.jpg o .png (miniatura). Tieni aperta questa pagina durante il caricamento. Dopo un’interruzione, scegli di nuovo i file per riprendere.
uploads-unused = Questi file non appartengono a nessun video scelto, o non si possono usare: { $files }
uploads-chosen = Video scelti
uploads-forAll = Per tutti i video
uploads-edit = Modifica
uploads-reset = Usa i valori per tutti i video
uploads-ignored = Non usati dal suo file .json: { $fields }
uploads-captionLanguage = Imposta una lingua, o chiama il file dei sottotitoli film.it.srt.
uploads-withThumbnail = miniatura
uploads-withCaptions = sottotitoli: { $language }
uploads-withFields = campi da { $file }
uploads-placeholders = { "{filename}" }, { "{date}" } e { "{number}" } vengono compilati per ogni video.
uploads-titlesHint = Se vuoto: i nomi dei file. { "{filename}" }, { "{date}" } e { "{number}" } vengono compilati per ogni video.
uploads-becomes = Diventa: { $text }
uploads-firstDateHint = Del primo video; gli altri seguono a intervalli. Fino ad allora restano privati. Vale l’ora di questo computer.
uploads-playlist = Salva nella playlist
uploads-noPlaylist = Nessuna playlist
uploads-firstNumber = Primo numero
uploads-firstNumberHint = Quanto vale { $placeholder } per il primo video.
uploads-price =
    { $count ->
        [one] Carica su { $channel } e conta come 1 caricamento del limite giornaliero.
       *[other] Carica su { $channel } e conta come { $count } caricamenti del limite giornaliero.
    }
uploads-left =
    { $count ->
        [one] 1 caricamento rimasto oggi.
       *[other] { $count } caricamenti rimasti oggi.
    }
uploads-units =
    { $count ->
        [one] Miniature, sottotitoli e playlist costano 1 unità delle { $left } rimaste oggi.
       *[other] Miniature, sottotitoli e playlist costano { $count } unità delle { $left } rimaste oggi.
    }
uploads-overLeft =
    { $count ->
        [one] 1 caricamento attende che il limite si azzeri: { $time }.
       *[other] { $count } caricamenti attendono che il limite si azzeri: { $time }.
    }
uploads-overUnits = Ciò che non rientra nelle unità di oggi attende fino a: { $time }.
uploads-noUndo = Puoi interrompere un caricamento finché non termina. Dopo, elimina il video dal tuo canale.
uploads-startMany =
    { $count ->
        [one] Avvia 1 caricamento
       *[other] Avvia { $count } caricamenti
    }
uploads-queued = In coda
uploads-chooseAgain =
    { $count ->
        [one] 1 caricamento ha di nuovo bisogno del suo file. Sceglilo o trascinalo qui sotto: riprende da dove si è fermato.
       *[other] { $count } caricamenti hanno di nuovo bisogno dei loro file. Scegli o trascina tutti i file qui sotto: ognuno riprende da dove si è fermato.
    }
uploads-clear = Svuota modulo
uploads-templates = Modelli
uploads-noTemplates = Ancora nessun modello. Un modello conserva tutti i valori di questo modulo.
uploads-templateName = Nome del modello
uploads-saveTemplate = Salva come modello
uploads-replaceTemplate = Sostituisci modello
uploads-removeTemplate = Rimuovi { $name }
