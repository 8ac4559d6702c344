batches-actingAs = Konto: { $account }.
batches-doneOf = { $done } von { $all } erledigt
batches-dropped =
    { $count ->
        [one] 1 entfernt
       *[other] { $count } entfernt
    }
batches-endsOn = endet am { $day }
batches-failed =
    { $count ->
        [one] 1 fehlgeschlagen
       *[other] { $count } fehlgeschlagen
    }
batches-free = Kein Kontingent nötig.
batches-furtherDays =
    { $count ->
        [one] Bis { $day }
       *[other] { $count } weitere Tage, bis { $day }
    }
batches-minutesLeft =
    { $count ->
        [one] noch etwa eine Minute
       *[other] noch etwa { $count } Minuten
    }
batches-more = Mehr anzeigen
batches-noWayBack = Ein Teil davon lässt sich nicht rückgängig machen.
batches-part = { $first } bis { $last } von { $all }: Eine Sammelaufgabe fasst nicht mehr. Der Preis gilt für diesen Teil. Starten Sie den Rest danach.
batches-perDay = Einträge pro Tag
batches-price =
    { $units ->
        [one] Verbraucht 1 Einheit Kontingent.
       *[other] Verbraucht { $units } Einheiten Kontingent.
    }
batches-priceToday =
    { $units ->
        [one] Verbraucht 1 Einheit des Tageskontingents.
       *[other] Verbraucht { $units } Einheiten des Tageskontingents.
    }
batches-progressOf = Fortschritt: { $title }
batches-quotaUsedUp = Tageskontingent bis auf den Rest für einzelne Klicks verbraucht
batches-reserve = Ein Teil der Einheiten jedes Tages ist für einzelne Klicks reserviert.
batches-restored = { $title }. Erledigt: { $done }, fehlgeschlagen: { $failed }, rückgängig gemacht: { $undone }.
batches-retry =
    { $count ->
        [one] Erneut versuchen
       *[other] { $count } erneut versuchen
    }
batches-secondsLeft = noch weniger als eine Minute
batches-showFailed = Fehler anzeigen
batches-started = Gestartet. Läuft im Hintergrund weiter, auch nach einem Neustart des Browsers.
batches-startToday = Nur { $count } heute
batches-stateDone = Fertig
batches-statePaused = Pausiert
batches-stateRunning = Läuft
batches-stateStopped = Gestoppt
batches-stateUndoing = Wird rückgängig gemacht
batches-stateUndone = Rückgängig gemacht
batches-stateWaiting = Wartet bis { $time }
batches-stop = Stoppen
batches-undoneCount = { $done } von { $all } rückgängig gemacht
batches-title = Sammelaufgaben
batches-toBatches = Fortschritt anzeigen
batches-undo = Alles rückgängig…
batches-undoStart =
    { $count ->
        [one] Rückgängig machen
       *[other] Alle { $count } rückgängig machen
    }
batches-requests =
    { $count ->
        [one] Etwa 1 Anfrage an Ihre Website, etwa { $minutes } Min.
       *[other] Etwa { $count } Anfragen an Ihre Website, etwa { $minutes } Min.
    }
batches-wayBack = Alles lässt sich rückgängig machen.

batches-kind-addEvents =
    { $count ->
        [one] 1 Veranstaltung aus { $about } hinzufügen
       *[other] { $count } Veranstaltungen aus { $about } hinzufügen
    }
batches-kind-copy =
    { $count ->
        [one] 1 Video nach { $about } kopieren
       *[other] { $count } Videos nach { $about } kopieren
    }
batches-kind-deleteRecords =
    { $count ->
        [one] 1 Eintrag löschen
       *[other] { $count } Einträge löschen
    }
batches-kind-deleteVideos =
    { $count ->
        [one] 1 Video löschen
       *[other] { $count } Videos löschen
    }
batches-kind-editEvents =
    { $count ->
        [one] 1 Veranstaltung ändern: { $about }
       *[other] { $count } Veranstaltungen ändern: { $about }
    }
batches-kind-editVideos =
    { $count ->
        [one] 1 Video bearbeiten: { $about }
       *[other] { $count } Videos bearbeiten: { $about }
    }
batches-kind-import =
    { $count ->
        [one] 1 Video aus { $about } speichern
       *[other] { $count } Videos aus { $about } speichern
    }
batches-kind-merge = Playlists in { $about } zusammenführen
batches-kind-mergeRecords = In { $about } zusammenführen
batches-kind-moderate = Kommentare: { $about }
batches-kind-move =
    { $count ->
        [one] 1 Video nach { $about } verschieben
       *[other] { $count } Videos nach { $about } verschieben
    }
batches-kind-remove =
    { $count ->
        [one] 1 Video aus { $about } entfernen
       *[other] { $count } Videos aus { $about } entfernen
    }
batches-kind-repeatEvent = { $about } wiederholen
batches-kind-save =
    { $count ->
        [one] 1 Video in { $about } speichern
       *[other] { $count } Videos in { $about } speichern
    }
batches-kind-sort = { $about } sortieren
batches-kind-split = { $about } aufteilen
batches-kind-subscribe =
    { $count ->
        [one] 1 Kanal abonnieren
       *[other] { $count } Kanäle abonnieren
    }
batches-kind-thumbnails =
    { $count ->
        [one] 1 Thumbnail festlegen
       *[other] { $count } Thumbnails festlegen
    }
batches-kind-unsubscribe =
    { $count ->
        [one] 1 Abo beenden
       *[other] { $count } Abos beenden
    }
batches-kind-addOrEditEvents =
    { $count ->
        [one] 1 Veranstaltung aus { $about } hinzufügen oder ändern
       *[other] { $count } Veranstaltungen aus { $about } hinzufügen oder ändern
    }
batches-kind-addToSites =
    { $count ->
        [one] „{ $about }“ auf 1 Website hinzufügen
       *[other] „{ $about }“ auf { $count } Websites hinzufügen
    }
batches-kind-deleteEvents =
    { $count ->
        [one] 1 Veranstaltung endgültig löschen
       *[other] { $count } Veranstaltungen endgültig löschen
    }
batches-kind-trashEvents =
    { $count ->
        [one] 1 Veranstaltung in den Papierkorb legen
       *[other] { $count } Veranstaltungen in den Papierkorb legen
    }
batches-kind-restoreEvents =
    { $count ->
        [one] 1 Veranstaltung wiederherstellen
       *[other] { $count } Veranstaltungen wiederherstellen
    }
batches-kind-copyEvents =
    { $count ->
        [one] 1 Veranstaltung duplizieren
       *[other] { $count } Veranstaltungen duplizieren
    }
batches-start-addEvents =
    { $count ->
        [one] 1 Veranstaltung hinzufügen
       *[other] { $count } Veranstaltungen hinzufügen
    }
batches-start-addOrEditEvents =
    { $count ->
        [one] 1 Veranstaltung hinzufügen oder ändern
       *[other] { $count } Veranstaltungen hinzufügen oder ändern
    }
batches-start-addToSites =
    { $count ->
        [one] Auf 1 Website hinzufügen
       *[other] Auf { $count } Websites hinzufügen
    }
batches-start-copy =
    { $count ->
        [one] 1 Video kopieren
       *[other] { $count } Videos kopieren
    }
batches-start-deleteEvents =
    { $count ->
        [one] 1 Veranstaltung endgültig löschen
       *[other] { $count } Veranstaltungen endgültig löschen
    }
batches-start-trashEvents =
    { $count ->
        [one] 1 Veranstaltung in den Papierkorb legen
       *[other] { $count } Veranstaltungen in den Papierkorb legen
    }
batches-start-restoreEvents =
    { $count ->
        [one] 1 Veranstaltung wiederherstellen
       *[other] { $count } Veranstaltungen wiederherstellen
    }
batches-start-copyEvents =
    { $count ->
        [one] 1 Kopie hinzufügen
       *[other] { $count } Kopien hinzufügen
    }
batches-start-deleteRecords =
    { $count ->
        [one] 1 Eintrag löschen
       *[other] { $count } Einträge löschen
    }
batches-start-deleteVideos =
    { $count ->
        [one] 1 Video löschen
       *[other] { $count } Videos löschen
    }
batches-start-editEvents =
    { $count ->
        [one] 1 Veranstaltung ändern
       *[other] { $count } Veranstaltungen ändern
    }
batches-start-editVideos =
    { $count ->
        [one] 1 Video bearbeiten
       *[other] { $count } Videos bearbeiten
    }
batches-start-import =
    { $count ->
        [one] 1 Video speichern
       *[other] { $count } Videos speichern
    }
batches-start-merge = Playlists zusammenführen
batches-start-mergeRecords = Einträge zusammenführen
batches-start-moderate =
    { $count ->
        [one] Auf 1 Kommentar anwenden
       *[other] Auf { $count } Kommentare anwenden
    }
batches-start-move =
    { $count ->
        [one] 1 Video verschieben
       *[other] { $count } Videos verschieben
    }
batches-start-remove =
    { $count ->
        [one] 1 Video entfernen
       *[other] { $count } Videos entfernen
    }
batches-start-repeatEvent =
    { $count ->
        [one] 1 Veranstaltung hinzufügen
       *[other] { $count } Veranstaltungen hinzufügen
    }
batches-start-save =
    { $count ->
        [one] 1 Video speichern
       *[other] { $count } Videos speichern
    }
batches-start-sort = Playlist sortieren
batches-start-split = Playlist aufteilen
batches-start-subscribe =
    { $count ->
        [one] 1 Kanal abonnieren
       *[other] { $count } Kanäle abonnieren
    }
batches-start-thumbnails =
    { $count ->
        [one] 1 Thumbnail festlegen
       *[other] { $count } Thumbnails festlegen
    }
batches-start-unsubscribe =
    { $count ->
        [one] 1 Kanal deabonnieren
       *[other] { $count } Kanäle deabonnieren
    }
