events-another = Aggiungi un altro evento
events-copy = Nuovo evento da questo…
events-month = Mese
events-new = Nuovo evento
events-none = Ancora nessun evento. Creane uno, aggiungine uno da una pagina con un evento o importa un file di calendario.
events-past = Passati
events-noneUpcoming = Nessun evento in arrivo.
events-upcoming = In arrivo
events-searchesIn = Cerca in titolo, descrizione, luogo, organizzatore, categoria, tag
events-when = Quando
events-addCategories = Aggiungi categorie
events-addOrganizers = Aggiungi organizzatori
events-copies = Duplica in altre date
events-copyEvery = Giorni tra le date
events-copyHint = Secondo l’orologio del fuso orario dell’evento. Ogni copia ha la propria data nell’indirizzo.
events-copyPublished = Pubblica subito le copie
events-copyTimes = Copie di ogni evento
events-deleteForGood = Elimina definitivamente
events-deleteGoes = Questi eventi vengono eliminati dal tuo sito, con le loro pagine.
events-descriptionSource = Descrizione (sorgente)
events-editMany =
    { $count ->
        [one] Modifica 1 evento
       *[other] Modifica { $count } eventi
    }
events-priceHint = 0 per gratuito. Una valuta scritta con il prezzo, ad esempio 12 €, diventa quella dell’evento.
events-removeCategories = Rimuovi categorie
events-removeOrganizers = Rimuovi organizzatori
events-shift = Sposta di giorni o minuti
events-shiftDays = Giorni
events-shiftHint = Con il segno meno si anticipano. Conta l’orologio del fuso orario di ogni evento, in estate e in inverno.
events-shiftMinutes = Minuti
events-shiftMinutesHint = Gli eventi di giorni interi si spostano solo di giorni.
events-skipped =
    { $count ->
        [one] 1 evento viene saltato
       *[other] { $count } eventi vengono saltati
    }
events-typeCount = Per eliminarli, scrivi quanti sono: { $count }
events-unread =
    { $count ->
        [one] 1 evento viene esaminato durante l’operazione.
       *[other] { $count } eventi vengono esaminati durante l’operazione.
    }
events-willChange =
    { $count ->
        [one] 1 evento cambia.
       *[other] { $count } eventi cambiano.
    }
events-afterDates = Dopo un certo numero di date
events-chosenDates = In queste date
events-daily = Ogni giorno o ogni tot giorni
events-dateOf = Al posto di { $day }
events-datesAsList = Date come elenco
events-datesChosen =
    { $count ->
        [0] Ancora nessuna data.
        [one] Viene aggiunto 1 evento.
       *[other] Vengono aggiunti { $count } eventi.
    }
events-datesFile = File
events-datesFileHint = Un file di calendario, o un testo con una data per riga.
events-datesInAll = Date in tutto
events-datesInAllHint = Compresa la data di questo evento.
events-datesText = Oppure incolla le date
events-datesTextHint = Una per riga, come le scrive una pagina: “ven 4 dicembre”, “2026-12-11”.
events-editFollowing = Questo e i seguenti ({ $count })…
events-editSeries = Tutti ({ $count })…
events-everyDays = Giorni dall’uno all’altro
events-everyMonths = Mesi dall’uno all’altro
events-everyWeeks = Settimane dall’uno all’altro
events-lastDay = Ultimo giorno possibile
events-laterDates = Le date successive sono nell’elenco qui sotto.
events-leaveOut = Ometti
events-monthlyDay = Ogni mese nello stesso giorno
events-monthlyWeekday = Ogni mese in un giorno della settimana, ad esempio il primo venerdì
events-mostDates = Una serie ha al massimo altre { $count } date.
events-nth =
    { $nth ->
        [1] Primo
        [2] Secondo
        [3] Terzo
        [4] Quarto
       *[other] Ultimo
    }
events-ofSeries = Evento { $at } di { $count } creati insieme. Il modulo qui sotto modifica solo questo.
events-onDay = In una data
events-onWeekdays = Nei giorni
events-pressDay = Fai clic su un giorno per aggiungerlo o ometterlo.
events-repeat = Ripeti…
events-repeatTitle = Ripeti questo evento
events-repeats = Si ripete
events-seriesEnds = Termina
events-weekday = Giorno della settimana
events-weekly = Ogni settimana o ogni tot settimane
events-whichOfMonth = Quale del mese
events-by = di { $name }
events-clash = Si sovrappone a un altro evento nello stesso luogo
events-dueDraft = Bozza, entro { $days } giorni
events-noPicture = Senza immagine
events-noPrice = Senza prezzo
events-noVenue = Senza luogo
events-toCheck = Da controllare
events-saveIcs = Esporta { $count } come .ics
events-saveJson = Esporta { $count } come JSON
events-thenRepeat = Ripeti in altri giorni, da scegliere dopo
events-fact-end = Fine
events-fact-start = Inizio
events-fact-status = Stato
events-fact-title = Titolo
events-fact-venue = Luogo
events-factBefore = prima: { $before }
events-fromPage = Da
events-ignorePage = Ignora
events-checkedAt = verificata: { $day }
events-checkNow = Verifica ora
events-page-changed = La pagina di questo evento ora dice altro:
events-page-failed = la pagina non ha risposto
events-page-gone = La pagina di questo evento non esiste più.
events-page-ignored = la pagina non nomina l’evento
events-page-missing = La pagina non nomina più questo evento.
events-page-same = nessuna modifica
events-page-unread = la verifica giornaliera non riesce a leggere questa pagina
events-pageChanged = Pagina modificata
events-status-cancelled = Annullato
events-status-postponed = Rinviato
events-takesPlace = Si svolge
events-updateFromPage = Aggiorna…
events-watchPage = Verifica ogni giorno
