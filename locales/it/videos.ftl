videos-addParagraph = Aggiungi un paragrafo alla descrizione
videos-addTags = Aggiungi tag
videos-atEnd = Alla fine
videos-atTop = All’inizio
videos-captions = Sottotitoli
videos-comments = Commenti
videos-date = Pubblicato
videos-daysBetween = Giorni tra due video
videos-descriptionContains = La descrizione contiene
videos-editMany =
    { $count ->
        [one] Modifica 1 video
       *[other] Modifica { $count } video
    }
videos-failed = Elaborazione non riuscita
videos-first = Primo video
videos-forKids = Destinato ai bambini
videos-language = Lingua
videos-length = Durata
videos-likes = Mi piace
videos-no = No
videos-noCaptions = Nessun sottotitolo
videos-noDescription = Nessuna descrizione
videos-none = Questo canale non ha ancora video.
videos-uploadFirst = Carica un video
videos-noTags = Nessun tag
videos-oldDraft =
    { $days ->
        [one] Privato da 1 giorno
       *[other] Privato da { $days } giorni
    }
videos-paid = Promozione a pagamento
videos-paragraph = Paragrafo
videos-paragraphHint = Tutto il testo tra due righe vuote.
videos-privacy = Visibilità
videos-removeParagraph = Rimuovi un paragrafo dalla descrizione
videos-removeTags = Rimuovi tag
videos-schedule = Programma a intervalli
videos-scheduled = Programmato
videos-scheduleHint = Nell’ordine dell’elenco. Si possono programmare solo i video privati.
videos-skipped =
    { $count ->
        [one] 1 video viene saltato
       *[other] { $count } video vengono saltati
    }
videos-synthetic = Alterato o sintetico
videos-tagsContain = I tag contengono
videos-searchesIn = Cerca in titolo, descrizione, tag
videos-title = Titolo
videos-titleContains = Il titolo contiene
videos-viewCount =
    { $count ->
        [one] 1 visualizzazione
       *[other] { $short } visualizzazioni
    }
videos-views = Visualizzazioni
videos-where = Dove
videos-willChange =
    { $count ->
        [one] 1 video cambia.
       *[other] { $count } video cambiano.
    }
videos-yes = Sì
videos-add = Aggiungi traduzione
videos-addToPlaylists = Aggiungi alle playlist…
videos-addTranslation = Un’altra lingua
videos-commentCount =
    { $count ->
        [one] 1 commento
       *[other] { $count } commenti
    }
videos-descriptionIn = Descrizione ({ $language })
videos-hasCaptions = Questo video ha i sottotitoli.
videos-inNoPlaylist = In nessuna delle tue playlist.
videos-appearance = Anteprima
videos-overtaken = Questi campi sono stati modificati altrove da quando hai aperto il video. Salva di nuovo per sostituirli con ciò che hai scritto, oppure scarta le tue modifiche.
videos-playlistsNotRead =
    { $count ->
        [one] 1 playlist non è stata ancora letta.
       *[other] { $count } playlist non sono state ancora lette.
    }
videos-removeTranslation = Rimuovi { $language }
videos-titleIn = Titolo ({ $language })
videos-translations = Traduzioni
videos-translationWrong = Ogni traduzione deve avere un titolo di massimo 100 caratteri e una descrizione di massimo 5000 byte, senza < o >.
videos-unsavedChanges = Queste sono le tue modifiche di prima, non ancora salvate.
videos-delete = Elimina
videos-deleteForGood = Elimina definitivamente
videos-deleteGoes = Il video viene eliminato da YouTube, e con esso:
videos-deleteThis = Elimina questo video…
videos-goneFrom = il suo posto in { $playlists }
videos-typeTitle = Per eliminarlo, scrivi il suo titolo: { $title }
videos-typeTitleHint = Oppure il suo ID: { $id }
videos-addToPlaylist = Aggiungi a una playlist
videos-asSheet = Come foglio…
videos-deleteManyGoes = Questi video vengono eliminati da YouTube, e con essi:
videos-filesSkipped =
    { $count ->
        [one] 1 file viene saltato
       *[other] { $count } file vengono saltati
    }
videos-inPlaylist = Nella playlist
videos-noPlaylist = In nessuna playlist
videos-overwriteAll = Usa il foglio per tutti questi
videos-readSheet = Leggi un foglio…
videos-removeFromPlaylist = Rimuovi da una playlist
videos-saveAsCsv = Salva come CSV
videos-saveAsJson = Salva come JSON
videos-saveSheet =
    { $count ->
        [one] Salva 1 video come foglio
       *[other] Salva { $count } video come foglio
    }
videos-setThumbnails = Imposta miniature
videos-sheetConflicts =
    { $count ->
        [one] 1 campo è stato modificato nel foglio, e da allora anche su YouTube. Resta com’è se non lo spunti:
       *[other] { $count } campi sono stati modificati nel foglio, e da allora anche su YouTube. Restano come sono se non li spunti:
    }
videos-sheetFields = Campi
videos-sheetFile = Foglio
videos-sheetFileHint = Un file CSV o JSON salvato qui, modificato con un programma qualsiasi.
videos-sheetHint = Lascia le colonne “video” e “check” come sono: dicono di quale video si tratta e che cosa hai modificato.
videos-sheetInvalid = Questi valori non sono validi e vengono saltati:
videos-sheetText = Righe incollate
videos-sheetTextHint = Con i nomi delle colonne nella prima riga.
videos-sheetUnknown =
    { $count ->
        [one] 1 riga riguarda un video che questo canale non ha.
       *[other] { $count } righe riguardano video che questo canale non ha.
    }
videos-thumbnailFiles = Immagini
videos-thumbnailFilesHint = Ognuna ha il nome del suo video: il titolo o l’ID, ad esempio “Bassa marea.jpg”.
videos-thumbnailsMatched = { $count } di { $all } file appartengono a un video selezionato.
videos-typeCount = Per eliminarli, scrivi quanti sono: { $count }
videos-withCaptions =
    { $count ->
        [one] i sottotitoli di 1 video
       *[other] i sottotitoli di { $count } video
    }
