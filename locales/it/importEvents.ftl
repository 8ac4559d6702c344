importEvents-asNew = Nessuno di questi, crea una nuova voce
importEvents-cancelled = Annullato
importEvents-categories = Categorie per tutti gli eventi
importEvents-changed = Modificato: { $fields }
importEvents-choosePlace = Scegli…
importEvents-cutShort = Ci sono troppi eventi da importare in una volta. Scegli meno giorni o meno file.
importEvents-datesWillMove =
    { $count ->
        [one] Aggiornando 1 evento selezionato, la sua data di pubblicazione diventa il momento dell’aggiornamento, perché il tuo utente non è autorizzato a impostarla.
       *[other] Aggiornando { $count } eventi selezionati, le loro date di pubblicazione diventano il momento dell’aggiornamento, perché il tuo utente non è autorizzato a impostarle.
    }
importEvents-dateWillMove = La data di pubblicazione ({ $date }) cambierà
importEvents-descriptions =
    { $count ->
        [one] Anteprima della descrizione
       *[other] Anteprima di { $count } descrizioni
    }
importEvents-elsewhere =
    { $count ->
        [one] Un altro evento è in altri giorni.
       *[other] Altri { $count } eventi sono in altri giorni.
    }
importEvents-file = File con eventi
importEvents-fileHint = .ics, CSV o JSON. I file vengono letti in questa pagina e non inviati da nessuna parte.
importEvents-firstOnly =
    { $count ->
        [one] 1 evento si ripete con una regola che Cuecard non supporta. Ne viene importata solo la prima data.
       *[other] { $count } eventi si ripetono con regole che Cuecard non supporta. Ne vengono importate solo le prime date.
    }
importEvents-found =
    { $count ->
        [0] Nessun evento in questi giorni.
        [one] 1 evento in questi giorni.
       *[other] { $count } eventi in questi giorni.
    }
importEvents-from = Da
importEvents-inUtc =
    { $count ->
        [one] 1 evento è in UTC. Il suo orario viene convertito in { $zone }, il fuso orario del tuo sito.
       *[other] { $count } eventi sono in UTC. I loro orari vengono convertiti in { $zone }, il fuso orario del tuo sito.
    }
importEvents-looking = Verifica di quali eventi sono già nel tuo calendario…
importEvents-new = Nuovo
importEvents-newCategories = Nuove categorie in questi eventi
importEvents-newCategoriesAll = Crea tutte
importEvents-newCategoriesHint = Le categorie selezionate vengono create una volta sul tuo sito, per gli eventi che le indicano. Restano se annulli l’importazione.
importEvents-newPlaces = Nuovi sul tuo sito, ognuno creato una volta: { $names }. Annulla li elimina, a meno che non siano in uso in altri eventi.
importEvents-noneHeld = Questa verifica è stata chiusa. Apri di nuovo la pagina con gli eventi.
importEvents-noEvents =
    { $count ->
        [one] 1 attività o voce di diario non è un evento e viene omessa.
       *[other] { $count } attività e voci di diario non sono eventi e vengono omesse.
    }
importEvents-online = Online
importEvents-onlineAddresses =
    { $count ->
        [one] 1 evento è online. Il suo indirizzo viene aggiunto come sito web, o alla fine della descrizione.
       *[other] { $count } eventi sono online. I loro indirizzi vengono aggiunti come sito web, o alla fine della descrizione.
    }
importEvents-noZone =
    { $count ->
        [one] 1 evento non ha un fuso orario. Si usa questo: { $zone }.
       *[other] { $count } eventi non hanno un fuso orario. Si usa questo: { $zone }.
    }
importEvents-paste = Oppure incolla testo di calendario
importEvents-pasted = testo incollato
importEvents-pasteHint = Inizia con BEGIN:VCALENDAR.
importEvents-placesFirst = Prima abbina i luoghi e gli organizzatori qui sopra.
importEvents-question = Quale voce del tuo sito è “{ $name }”?
importEvents-repeated = Gli eventi ricorrenti vengono aggiunti come un evento per ogni data.
importEvents-status = Aggiungi come
importEvents-there =
    { $count ->
        [one] 1 evento è già nel tuo calendario.
       *[other] { $count } eventi sono già nel tuo calendario.
    }
importEvents-title = Importa eventi
importEvents-to = A
importEvents-unfit =
    { $count ->
        [one] 1 evento non si può aggiungere al calendario.
       *[other] { $count } eventi non si possono aggiungere al calendario.
    }
importEvents-unreadable =
    { $count ->
        [one] 1 voce non è leggibile. La sua data manca o non è valida.
       *[other] { $count } voci non sono leggibili. Le loro date mancano o non sono valide.
    }
importEvents-withoutPicture =
    { $count ->
        [one] L’immagine di 1 evento verrà omessa perché il suo indirizzo è in una rete privata.
       *[other] Le immagini di { $count } eventi verranno omesse perché i loro indirizzi sono in una rete privata.
    }
importEvents-column-title = Titolo
importEvents-column-startDate = Giorno di inizio
importEvents-column-startTime = Ora di inizio
importEvents-column-endDate = Giorno di fine
importEvents-column-endTime = Ora di fine
importEvents-column-allDay = Tutto il giorno
importEvents-column-timeZone = Fuso orario
importEvents-column-venue = Luogo
importEvents-column-organizers = Organizzatori
importEvents-column-categories = Categorie
importEvents-column-tags = Tag
importEvents-column-cost = Prezzo
importEvents-column-website = Sito web
importEvents-column-image = Indirizzo dell’immagine
importEvents-column-description = Descrizione
importEvents-columns = Colonne della tabella
importEvents-columnsHint = Scegli che cosa contiene ogni colonna. Cuecard lo ricorda per i file con le stesse colonne.
importEvents-dayOrder = Date come 3/4
importEvents-dayOrder-day = Prima il giorno: 3 aprile
importEvents-dayOrder-month = Prima il mese: 4 marzo
importEvents-kept = Resta come modificato: { $fields }
importEvents-noColumn = Nessuna
importEvents-removed =
    { $count ->
        [one] 1 evento è stato rimosso dal tuo calendario e non viene aggiunto di nuovo.
       *[other] { $count } eventi sono stati rimossi dal tuo calendario e non vengono aggiunti di nuovo.
    }
