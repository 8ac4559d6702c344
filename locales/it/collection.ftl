collection-actions = Azioni
collection-addOnDay = Aggiungine uno in questo giorno
collection-choose = Seleziona { $name }
collection-chooseAll =
    { $count ->
        [one] Seleziona l’unica voce corrispondente
       *[other] Seleziona tutte le { $count } voci
    }
collection-columns = Colonne
collection-columnsHint = Trascina l’inizio di un’intestazione per cambiarne la larghezza. Le colonne che non hanno spazio vengono omesse.
collection-columnsReset = Ripristina
collection-dayFilter = { $label } { $day }
collection-filterName = Nome
collection-counted = { $label } ({ $count })
collection-day =
    { $count ->
        [0] { $day }
        [one] { $day }, 1 voce
       *[other] { $day }, { $count } voci
    }
collection-filters = Filtri
collection-grid = Griglia
collection-isCut = Ne sono stati letti solo { $count }. Ciò che è più vecchio non compare qui in nessun elenco, filtro o ricerca.
collection-keyAll = Seleziona tutte le righe corrispondenti
collection-keyBack = Chiudi i dettagli, o deseleziona
collection-keyChoose = Seleziona la riga
collection-keyLayout = Layout successivo
collection-keyList = Questo elenco
collection-keyMove = Sposta in su o in giù la riga, o tutte quelle selezionate
collection-keyOpen = Apri la riga
collection-keyPalette = Vai a una sezione, un video, una playlist o un evento
collection-keyRange = Seleziona tutte le righe dall’ultima fino a qui
collection-keyRows = Riga successiva o precedente
collection-keys = Scorciatoie da tastiera
collection-keySearch = Cerca
collection-keyWidth = Su un’intestazione: colonna più larga o più stretta
collection-layout = Layout
collection-month = Mesi
collection-monthAfter = Mese dopo
collection-monthBefore = Mese prima
collection-monthsOf = Mesi del { $year }
collection-moreRows = +{ $count }
collection-more = Azioni per { $name }
collection-noSaved = Ancora nessuno. Imposta dei filtri, poi salvali qui con un nome.
collection-noMatch = Niente corrisponde alla ricerca e ai filtri.
collection-offline = Sei offline. Questo è ciò che è stato letto l’ultima volta.
collection-readAgain =
    { $units ->
        [0] Aggiorna
        [one] Aggiorna (1 unità)
       *[other] Aggiorna ({ $units } unità)
    }
collection-readMore =
    { $units ->
        [0] Leggi altri { $count }
        [one] Leggi altri { $count } (1 unità)
       *[other] Leggi altri { $count } ({ $units } unità)
    }
collection-readAt = Aggiornato: { $at }
collection-reading = Caricamento… { $count } finora
collection-removeSaved = Elimina il filtro “{ $name }”
collection-saved = I miei filtri
collection-saveFilter = Salva filtro
collection-showAll = Cancella ricerca e filtri
collection-shown =
    { $all ->
        [one] { $shown } di 1
       *[other] { $shown } di { $all }
    }
collection-table = Tabella
collection-textFilter = { $label } “{ $text }”
collection-today = Oggi
collection-week = Settimana
collection-weekAfter = Settimana dopo
collection-weekBefore = Settimana prima
collection-moved = { $name }: { $at }
collection-movedByKeys = { $name }: { $at }. Premi Invio per mantenerlo lì, o Esc per lasciarlo dov’era.
collection-keyMoveInMonth = In mesi e settimane: sposta la riga; con Maiusc, cambiane la durata
collection-search = Cerca
