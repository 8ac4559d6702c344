lists-addedAt = Hinzugefügt
lists-allPlaylists = Alle Playlists
lists-already =
    { $count ->
        [one] 1 Video ist schon in der Playlist und wird übersprungen.
       *[other] { $count } Videos sind schon in der Playlist und werden übersprungen.
    }
lists-alreadyMoved =
    { $count ->
        [one] 1 Video ist schon in der anderen Playlist. Es wird nur aus dieser entfernt.
       *[other] { $count } Videos sind schon in der anderen Playlist. Sie werden nur aus dieser entfernt.
    }
lists-ascending-letters = A bis Z
lists-ascending-number = Niedrigste zuerst
lists-ascending-date = Älteste zuerst
lists-ascending-length = Kürzeste zuerst
lists-byAdded = Hinzugefügt am
lists-byChannel = Kanal
lists-byLength = Dauer
lists-byPublished = Veröffentlicht am
lists-byTitle = Titel
lists-byViews = Aufrufe
lists-checkChannels =
    { $count ->
        [one] 1 Kanal prüfen
       *[other] { $count } Kanäle prüfen
    }
lists-channelsChecked = { $done } von { $all } Kanälen geprüft
lists-channelsFound =
    { $count ->
        [one] 1 Kanal gefunden.
       *[other] { $count } Kanäle gefunden.
    }
lists-choosePlaylist = Playlist auswählen
lists-chooseAll = Alle auswählen
lists-chooseNone = Auswahl aufheben
lists-chosen = { $chosen } von { $all } ausgewählt
lists-close = Schließen
lists-copyCount =
    { $count ->
        [one] 1 Video kopieren
       *[other] { $count } Videos kopieren
    }
lists-copyTo = Kopieren nach…
lists-doubles = Duplikate
lists-findInactive = Inaktive Kanäle suchen…
lists-findInactiveHint = Liest den neuesten Upload jedes Kanals. Kanäle, die in den letzten sieben Tagen geprüft wurden, werden übersprungen. Der Filter „Seit einem Jahr inaktiv“ zeigt dann die inaktiven Kanäle.
lists-isClosed = Geschlossen
lists-isInactive = Seit einem Jahr inaktiv
lists-latestUpload = Letzter Upload
lists-noUploads = Keine Videos
lists-uploadsKnown = Alle Kanäle sind geprüft.
lists-gone = Nicht verfügbar
lists-createdAt = Erstellt
lists-newestUploads = Neueste Uploads
lists-noUploadsRead = Noch keine Uploads gelesen. Gehen Sie zurück und lesen Sie zuerst die letzten Uploads Ihrer Abos.
lists-group = Gruppen…
lists-groupAdd = Hinzufügen
lists-groupHint = Gruppen bleiben in diesem Browser und in Ihren gespeicherten Kopien. Jede wird zu einem Filter der Liste.
lists-groupMake = Zu neuer Gruppe hinzufügen
lists-groupMany =
    { $count ->
        [one] Gruppen von 1 Kanal
       *[other] Gruppen von { $count } Kanälen
    }
lists-groupRemove = Entfernen
lists-newGroup = Neue Gruppe
lists-isPodcast = Diese Playlist ist ein Podcast
lists-podcast = Podcast
lists-note = Notiz
lists-withNote = Mit Notiz
lists-noteSave = Notiz speichern
lists-startsAt = startet bei { $time }
lists-length = Dauer
lists-totalLength = insgesamt { $time }
lists-totalLengthOf = insgesamt { $time }, ohne { $count } nicht lesbare
lists-readLengths = Dauer anzeigen
lists-newOrder = Neue Reihenfolge
lists-newOrderHint = Ziehen Sie Zeilen, oder drücken Sie Alt mit den Pfeiltasten. Auf YouTube ändert sich nichts, bis Sie starten. Schließen stellt die alte Reihenfolge wieder her.
lists-isEmpty = Keine Videos
lists-delete = Löschen…
lists-deletedTitle = { $title } (gelöscht)
lists-deletedVideo = Gelöschtes Video
lists-deleteNow = Playlist löschen
lists-deleteWhat = Das löscht die Playlist „{ $playlist }“ und ihre Reihenfolge, aber nicht ihre Videos. Cuecard liest zuerst die ganze Playlist, damit „Rückgängig“ sie mit einem neuen Link wieder erstellen kann. Das verbraucht 51 Einheiten pro Video.
lists-descending-letters = Z bis A
lists-descending-number = Höchste zuerst
lists-descending-date = Neueste zuerst
lists-descending-length = Längste zuerst
lists-direction = Reihenfolge
lists-export = Exportieren…
lists-exportCost = Videos, die dieser Browser noch nicht kennt, werden zuerst gelesen. Das verbraucht 1 Einheit je 50 Videos.
lists-exportCsv = Als CSV exportieren
lists-exported =
    { $count ->
        [one] 1 Playlist exportiert.
       *[other] { $count } Playlists exportiert.
    }
lists-exportJson = Als JSON exportieren
lists-exportPlaylists = Playlists exportieren
lists-fileTooLarge = Die Datei ist größer als 20 MB.
lists-findHint = Die Suche Ihres Browsers findet nur die sichtbaren Zeilen.
lists-findByFilter = Filtern Sie die Liste, um alle Zeilen zu durchsuchen.
lists-importSubscriptions = Abos importieren
lists-importVideos = Videos importieren
lists-importList =
    { $count ->
        [one] 1 Video aus „{ $title }“ speichern in
       *[other] { $count } Videos aus „{ $title }“ speichern in
    }
lists-importNew = Neue Playlist, { $title }
lists-importNot = Nicht importieren
lists-inLine = Zeile { $line }: { $problem }
lists-isSorted = Schon in dieser Reihenfolge.
lists-merge = Zusammenführen…
lists-mergeDeletes = Die anderen Playlists danach löschen
lists-mergeDeleteWhat = Die anderen Playlists werden gelöscht, wenn alle Videos gespeichert sind. Kann ein Video nicht gespeichert werden, pausiert die Sammelaufgabe und keine Playlist wird gelöscht. Cuecard liest zuerst jede Playlist, damit „Rückgängig“ sie mit einem neuen Link wieder erstellen kann. Das verbraucht 51 Einheiten pro Video.
lists-mergeDoubles = Doppelte Videos behalten
lists-mergeInto = Zusammenführen in
lists-mergePlaylists = Playlists zusammenführen
lists-moveCount =
    { $count ->
        [one] 1 Video verschieben
       *[other] { $count } Videos verschieben
    }
lists-moves =
    { $count ->
        [one] 1 von { $all } Videos wird verschoben.
       *[other] { $count } von { $all } Videos werden verschoben.
    }
lists-moveTo = Verschieben nach…
lists-noVideosYet = Diese Playlist hat noch keine Videos.
lists-noPlaylistsYet = Noch keine Playlists. Erstellen Sie hier eine, oder speichern Sie ein Video in einer neuen.
lists-noSubscriptionsYet = Noch keine Abos. Abonnieren Sie einen Kanal auf seiner Seite, oder importieren Sie eine Liste.
lists-newPlaylists =
    { $count ->
        [one] Zuerst wird die Playlist { $titles } erstellt. Wenn Sie alles rückgängig machen, wird sie wieder gelöscht.
       *[other] Zuerst werden die Playlists { $titles } erstellt. Wenn Sie alles rückgängig machen, werden sie wieder gelöscht.
    }
lists-nothingToDo = Nichts zu tun.
lists-notMade = Playlist „{ $title }“ wurde nicht erstellt.
lists-createUnconfirmed = Unklar, ob „{ $title }“ erstellt wurde. Prüfen Sie Ihre Playlists, bevor Sie sie erneut erstellen.
lists-madeElsewhere = Playlist „{ $title }“ erstellt, aber Cuecard kennt ihre Adresse nicht. Wählen Sie sie aus Ihren Playlists.
lists-notMadeYet = Playlist „{ $title }“ wird noch erstellt. Versuchen Sie es gleich noch einmal.
lists-notUnderstood =
    { $count ->
        [one] 1 Zeile war nicht lesbar.
       *[other] { $count } Zeilen waren nicht lesbar.
    }
lists-openTabs = Offene Tabs verwenden
lists-openTabsHint = Nur Tabs mit YouTube. Andere zeigt der Browser Cuecard nicht.
lists-pasteChannels = Oder Kanallinks einfügen
lists-pasteHint = Einer pro Zeile.
lists-pasteVideos = Oder Videolinks einfügen
lists-readFacts = Videodetails laden
lists-reading = Wird geladen…
lists-readingNow = Neueste Playlist wird geladen…
lists-readingOne = { $title } wird geladen…
lists-position = Position
lists-positionAt = Position { $position }
lists-readingPlaylist = Playlist wird geladen…
lists-readText = Text lesen
lists-remove = Entfernen
lists-removeCount =
    { $count ->
        [one] 1 Video aus dieser Playlist entfernen
       *[other] { $count } Videos aus dieser Playlist entfernen
    }
lists-repeated =
    { $count ->
        [one] 1 ist mehrmals aufgeführt.
       *[other] { $count } sind mehrmals aufgeführt.
    }
lists-saveCsv = { $count } als CSV exportieren
lists-saveDoubles = Duplikate trotzdem speichern
lists-saveJson = { $count } als JSON exportieren
lists-saveOpml = { $count } als OPML exportieren
lists-sort = Sortieren…
lists-sortBy = Sortieren nach
lists-sortPlaylist = Playlist sortieren
lists-sortHint = Stellen Sie die Sortierung der Playlist zuerst auf „Manuell“. Videos werden einzeln verschoben. Schlägt eines fehl, wartet der Rest.
lists-split = Aufteilen…
lists-splitBy = Aufteilung
lists-splitByChannel = Nach Kanal
lists-splitByCount = Nach Anzahl der Videos
lists-splitChoose = Wählen Sie ein Video in der Liste unten. Es und alle Videos danach kommen in eine neue Playlist.
lists-splitFrom = Ab einem ausgewählten Video
lists-splitPlaylist = Playlist aufteilen
lists-splitHere = Ab hier aufteilen…
lists-splitSize = Videos pro Playlist
lists-splitTitle = Titel der neuen Playlists
lists-splitTitleHint = Eine Zahl oder der Name des Kanals wird angehängt.
lists-subscribedAlready =
    { $count ->
        [one] Sie haben 1 dieser Kanäle schon abonniert. Er wird übersprungen.
       *[other] Sie haben { $count } dieser Kanäle schon abonniert. Sie werden übersprungen.
    }
lists-subscriptionFile = Datei
lists-subscriptionFileHint = Ein Export von YouTube, NewPipe, FreeTube, Piped, LibreTube oder Invidious, eine OPML-Datei oder ein Text mit Links. Die Datei wird auf dieser Seite gelesen und nirgendwohin gesendet.
lists-copyPlaylist = Playlist kopieren
lists-saveUploads = Videos eines Kanals speichern
lists-sourceCount =
    { $count ->
        [one] „{ $title }“ hat 1 Video.
       *[other] „{ $title }“ hat { $count } Videos.
    }
lists-privateTitle = { $title } (privat)
lists-privateVideo = Privates Video
lists-publishedSince = Veröffentlicht seit (optional)
lists-publishedSinceHint = Das Lesen endet beim ersten älteren Video und verbraucht so vielleicht weniger Einheiten.
lists-readSource =
    { $count ->
        [one] Zu speichernde Videos anzeigen (1 Einheit)
       *[other] Zu speichernde Videos anzeigen (bis zu { $count } Einheiten)
    }
lists-sourceRead = { $done } von { $all } gelesen
lists-unavailable =
    { $count ->
        [one] 1 Video ist privat oder gelöscht und wird ausgelassen.
       *[other] { $count } Videos sind privat oder gelöscht und werden ausgelassen.
    }
lists-anotherTarget = Auch in eine weitere Playlist
lists-alsoTo = Und in Playlist
lists-target = In Playlist
lists-unsubscribe =
    { $count ->
        [0] Abo beenden
        [one] 1 Abo beenden
       *[other] { $count } Abos beenden
    }
lists-channel = Kanal
lists-subscribedAt = Abonniert
lists-videoCount = Videos
lists-videoFile = Datei
lists-videoFileHint = Ein Export von YouTube, FreeTube, Piped, LibreTube oder Invidious, eine CSV-Datei oder ein Text mit Links. Die Datei wird auf dieser Seite gelesen und nirgendwohin gesendet.
lists-videos =
    { $count ->
        [one] 1 Video
       *[other] { $count } Videos
    }
lists-videosFound =
    { $count ->
        [one] 1 Video gefunden.
       *[other] { $count } Videos gefunden.
    }
