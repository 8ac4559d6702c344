fault-reason-impossibleDate = Dieses Datum gibt es nicht.
fault-reason-noSuchTime = An diesem Tag wird die Uhr vorgestellt, und diese Uhrzeit entfällt. Wählen Sie eine andere Uhrzeit.
fault-reason-twiceThatDay = An diesem Tag wird die Uhr zurückgestellt, und diese Uhrzeit kommt zweimal vor. Der Kalender würde die erste nehmen. Wählen Sie eine andere Uhrzeit.

common-draftNotSaved = Ihre Eingaben gehen verloren, wenn dies geschlossen wird. { $reason }
common-skip = Zum Inhalt springen
common-copied = Kopiert
common-copyRefused = Der Browser hat das Kopieren nicht erlaubt. Markieren Sie den Text und kopieren Sie ihn selbst.
common-connectCalendar = Kalender-Website verbinden
common-leftUntil = { $left } bis { $time }
common-unitsFilled = Neues Kontingent ab { $time }.
common-connectInsecure = Ohne Verschlüsselung verbinden
common-apiKey = API-Schlüssel, nur Lesen
common-actingChannel = Verwendeter Kanal
common-actingSite = Kalender-Website
common-addAllEvents = Alle { $count } Veranstaltungen hinzufügen…
common-teachPage = Veranstaltung auf der Seite auswählen…
common-teachAgain = Falsch erkannt? Auf der Seite auswählen…
common-allowHost = { $host } erlauben
common-asUser = als { $user }
common-back = Zurück
common-learnMore = Mehr erfahren
common-untitledEvent = Veranstaltung ohne Titel
common-updated = Cuecard wurde auf Version { $version } aktualisiert.
common-whatsNew = Neuerungen
common-dismiss = Schließen
common-cancel = Abbrechen
common-choose = Auswählen…
common-channelNamed = Kanal { $name }
common-connectSite = Verbinden
common-createAndSave = Erstellen und speichern
common-double = Dieses Video ist schon in { $playlist }. Erneut speichern?
common-addNote = Notiz oder Startzeit hinzufügen
common-note = Notiz
common-noteTooLong = Eine Notiz hat höchstens { $most } Zeichen.
common-startsAt = Startet bei
common-startsAtHint = Minuten und Sekunden. YouTube beachtet das nicht immer.
common-startInvalid = Geben Sie eine Zeit wie 1:30 ein.
common-fileChanged = Die Datei wurde nach der Auswahl geändert oder verschoben. Wählen Sie sie erneut aus.
common-filterPlaylists = Playlists filtern
common-inItAlready = schon in dieser Playlist
common-loading = Wird geladen…
common-loadingPlaylists = Ihre Playlists werden geladen…
common-help = Hilfe
common-key-control = Strg
common-key-enter = Enter
common-key-escape = Escape
common-key-shift = Umschalt
common-saveToTicked =
    { $count ->
        [one] In 1 Playlist speichern
       *[other] In { $count } Playlists speichern
    }
common-tickHint = Ein Klick auf eine Playlist speichert sofort darin. Für mehrere setzen Sie Häkchen (Strg+Enter für die markierte).
common-undoAll = Alle { $count } rückgängig machen
common-searchPlaylists =
    { $count ->
        [one] Prüfen, welche davon es enthalten (1 Einheit)
       *[other] Prüfen, welche davon es enthalten ({ $count } Einheiten)
    }
common-searchPlaylistsHint = Eine Playlist zu prüfen verbraucht eine Einheit des Tageskontingents.
common-readPlaylists =
    { $count ->
        [one] Alle Ihre Playlists einmal lesen (1 Einheit)
       *[other] Alle Ihre Playlists einmal lesen ({ $count } Einheiten)
    }
common-readPlaylistsHint = Cuecard weiß noch nicht, welche Ihrer Playlists ein Video enthalten. Sind alle gelesen, verbraucht es ein bis zwei Einheiten, auf dem Stand zu bleiben.
common-readSoFar = { $done } von { $all } Playlists gelesen
common-readingPlaylists = Ihre Playlists werden gelesen
common-newPlaylist = Neue Playlist
common-newPlaylistNamed = Neue Playlist „{ $title }“
common-watchLater = Später ansehen
common-watchLaterHint = Apps können Ihre Liste „Später ansehen“ nicht ändern. Gespeichert wird in einer privaten Playlist mit diesem Namen, die beim ersten Mal erstellt wird.
common-noAddress = Das ist keine Website-Adresse. Geben Sie sie wie in der Adressleiste ein, zum Beispiel kalender.example.
common-noPlaylistLike = Keine Playlist passt zu „{ $text }“.
common-noPlaylists = Sie haben noch keine Playlists.
common-noUndo = nicht rückgängig zu machen
common-open = Öffnen
common-orphaned = Cuecard wurde aktualisiert. Schließen Sie diese Seite und öffnen Sie sie erneut.
common-otherHost = { $host } leitet zu { $otherHost } weiter. Cuecard verbindet sich mit dieser Website nur, wenn Sie es erlauben.
common-playlistNamed = Playlist { $name }
common-playlistTitle = Titel
common-playlistTitleMissing = Geben Sie einen Titel für die Playlist ein.
common-playlists = Ihre Playlists
common-privacy-private = Privat
common-privacy-public = Öffentlich
common-publishEvent = Veröffentlichen
common-reviewEvent = Zur Überprüfung einreichen
common-saveAgain = Erneut speichern
common-settings = Einstellungen
common-setUp = Einrichtungshilfe
common-signIn = Anmelden
common-siteAddress = Adresse Ihrer Kalender-Website
common-siteAddressHint = Geben Sie die Adresse einer beliebigen Seite Ihrer Website ein. Der Browser bittet Sie dann, den Zugriff zu erlauben.
common-connecting-approving = Wartet, bis Sie Cuecard auf der Website genehmigen…
common-connecting-checking = Anmeldung wird geprüft…
common-connecting-looking = Kalender wird auf { $host } gesucht…
common-connecting-permission = Wartet auf die Erlaubnis im Browser…
common-undo = Rückgängig
common-unexpected = Etwas ist schiefgegangen ({ $reason }). Versuchen Sie es erneut.
common-updateEvent = Von der Seite aktualisieren
common-units =
    { $count ->
        [one] Verbraucht 1 Einheit des Tageskontingents
       *[other] Verbraucht { $count } Einheiten des Tageskontingents
    }
common-unitsExplained = Übrige Einheiten des Tageskontingents. Jeder Client bekommt pro Tag eine Anzahl Einheiten, und jede Aktion verbraucht einige. Suchen und Uploads werden getrennt gezählt.
common-unitsLeft =
    { $count ->
        [one] 1 Einheit übrig
       *[other] { $count } Einheiten übrig
    }
common-privacy-unlisted = Nicht gelistet
common-videoCount =
    { $count ->
        [one] 1 Video
       *[other] { $count } Videos
    }
common-videoNamed = Video { $name }
common-whoMaySee = Sichtbarkeit
common-checkAgain = Erneut prüfen
common-tryAgain = Erneut versuchen
common-tryNow = Jetzt versuchen
common-save = Speichern
common-cannotTell = Dieser Browser kann nicht erkennen, ob etwas auf der Seite diesen Button verdeckt. Öffnen Sie das Formular in einem eigenen Fenster.
common-covered = Etwas auf dieser Seite verdeckt Cuecard oder verändert sein Aussehen. Schieben Sie es beiseite, um fortzufahren.
common-pressAgain = Dieser Button war eben noch verdeckt oder woanders; darum ist nichts passiert. Klicken Sie noch einmal.
common-waitsForConnection = Offline. Wartende Aktionen laufen weiter, sobald wieder eine Verbindung besteht.
common-resultsNeedYou =
    { $count ->
        [one] 1 Ergebnis braucht Ihre Aufmerksamkeit
       *[other] { $count } Ergebnisse brauchen Ihre Aufmerksamkeit
    }
common-locked = Ihre Anmeldungen sind gesperrt. Geben Sie Ihre Passphrase ein. Aufgaben, die eine Anmeldung brauchen, warten darauf und laufen dann weiter.
common-passphrase = Passphrase
common-unlock = Entsperren
common-report = Melden
common-reportComments = Was sollte YouTube noch wissen? (optional)
common-reportDetail = Genauer
common-reportNote = YouTube prüft die Meldung.
common-reportReasonMissing = Wählen Sie einen Grund.
common-reportVideo = Video melden
common-reportWhy = Was stimmt mit diesem Video nicht?
common-onlineLine = Online: { $address }
common-onlineNamedLine = Online ({ $name }): { $address }
common-next = Weiter
common-noUndoSentence = Das lässt sich nicht rückgängig machen.
common-quoted = „{ $text }“
