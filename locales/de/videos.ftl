videos-addParagraph = Absatz zur Beschreibung hinzufügen
videos-addTags = Tags hinzufügen
videos-atEnd = Am Ende
videos-atTop = Am Anfang
videos-captions = Untertitel
videos-comments = Kommentare
videos-date = Veröffentlicht
videos-daysBetween = Tage zwischen zwei Videos
videos-descriptionContains = Beschreibung enthält
videos-editMany =
    { $count ->
        [one] 1 Video bearbeiten
       *[other] { $count } Videos bearbeiten
    }
videos-failed = Verarbeitung fehlgeschlagen
videos-first = Erstes Video
videos-forKids = Speziell für Kinder
videos-language = Sprache
videos-length = Dauer
videos-likes = „Mag ich“
videos-no = Nein
videos-noCaptions = Keine Untertitel
videos-noDescription = Keine Beschreibung
videos-none = Dieser Kanal hat noch keine Videos.
videos-uploadFirst = Video hochladen
videos-noTags = Keine Tags
videos-oldDraft =
    { $days ->
        [one] Seit 1 Tag privat
       *[other] Seit { $days } Tagen privat
    }
videos-paid = Bezahlte Werbung
videos-paragraph = Absatz
videos-paragraphHint = Der ganze Text zwischen zwei Leerzeilen.
videos-privacy = Sichtbarkeit
videos-removeParagraph = Absatz aus der Beschreibung entfernen
videos-removeTags = Tags entfernen
videos-schedule = In Abständen planen
videos-scheduled = Geplant
videos-scheduleHint = In der Reihenfolge der Liste. Nur private Videos lassen sich planen.
videos-skipped =
    { $count ->
        [one] 1 Video wird übersprungen
       *[other] { $count } Videos werden übersprungen
    }
videos-synthetic = Verändert oder synthetisch
videos-tagsContain = Tags enthalten
videos-searchesIn = Titel, Beschreibung, Tags durchsuchen
videos-title = Titel
videos-titleContains = Titel enthält
videos-viewCount =
    { $count ->
        [one] 1 Aufruf
       *[other] { $short } Aufrufe
    }
videos-views = Aufrufe
videos-where = Wo
videos-willChange =
    { $count ->
        [one] 1 Video ändert sich.
       *[other] { $count } Videos ändern sich.
    }
videos-yes = Ja
videos-add = Übersetzung hinzufügen
videos-addToPlaylists = Zu Playlists hinzufügen…
videos-addTranslation = Weitere Sprache
videos-commentCount =
    { $count ->
        [one] 1 Kommentar
       *[other] { $count } Kommentare
    }
videos-descriptionIn = Beschreibung ({ $language })
videos-hasCaptions = Dieses Video hat Untertitel.
videos-inNoPlaylist = In keiner Ihrer Playlists.
videos-appearance = Vorschau
videos-overtaken = Diese Felder wurden anderswo geändert, seit Sie das Video geöffnet haben. Speichern Sie noch einmal, um sie durch Ihre Eingaben zu ersetzen, oder verwerfen Sie Ihre Änderungen.
videos-playlistsNotRead =
    { $count ->
        [one] 1 Playlist wurde noch nicht gelesen.
       *[other] { $count } Playlists wurden noch nicht gelesen.
    }
videos-removeTranslation = { $language } entfernen
videos-titleIn = Titel ({ $language })
videos-translations = Übersetzungen
videos-translationWrong = Jede Übersetzung braucht einen Titel mit höchstens 100 Zeichen und eine Beschreibung mit höchstens 5.000 Byte, ohne < oder >.
videos-unsavedChanges = Das sind Ihre früheren Änderungen, die noch nicht gespeichert sind.
videos-delete = Löschen
videos-deleteForGood = Endgültig löschen
videos-deleteGoes = Das Video wird von YouTube gelöscht und mit ihm:
videos-deleteThis = Dieses Video löschen…
videos-goneFrom = sein Platz in { $playlists }
videos-typeTitle = Geben Sie zum Löschen den Titel ein: { $title }
videos-typeTitleHint = Oder die ID: { $id }
videos-addToPlaylist = Zu einer Playlist hinzufügen
videos-asSheet = Als Tabelle…
videos-deleteManyGoes = Diese Videos werden von YouTube gelöscht und mit ihnen:
videos-filesSkipped =
    { $count ->
        [one] 1 Datei wird übersprungen
       *[other] { $count } Dateien werden übersprungen
    }
videos-inPlaylist = In Playlist
videos-noPlaylist = In keiner Playlist
videos-overwriteAll = Für alle diese die Tabelle verwenden
videos-readSheet = Tabelle einlesen…
videos-removeFromPlaylist = Aus einer Playlist entfernen
videos-saveAsCsv = Als CSV speichern
videos-saveAsJson = Als JSON speichern
videos-saveSheet =
    { $count ->
        [one] 1 Video als Tabelle speichern
       *[other] { $count } Videos als Tabelle speichern
    }
videos-setThumbnails = Thumbnails festlegen
videos-sheetConflicts =
    { $count ->
        [one] 1 Feld wurde in der Tabelle und seither auch auf YouTube geändert. Es bleibt, wie es ist, außer Sie haken es an:
       *[other] { $count } Felder wurden in der Tabelle und seither auch auf YouTube geändert. Sie bleiben, wie sie sind, außer Sie haken sie an:
    }
videos-sheetFields = Felder
videos-sheetFile = Tabelle
videos-sheetFileHint = Eine hier gespeicherte CSV- oder JSON-Datei, in einem beliebigen Programm bearbeitet.
videos-sheetHint = Lassen Sie die Spalten „video“ und „check“, wie sie sind: Sie sagen, um welches Video es geht und was Sie geändert haben.
videos-sheetInvalid = Diese Werte sind ungültig und werden übersprungen:
videos-sheetText = Eingefügte Zeilen
videos-sheetTextHint = Mit den Namen der Spalten in der ersten Zeile.
videos-sheetUnknown =
    { $count ->
        [one] 1 Zeile betrifft ein Video, das dieser Kanal nicht hat.
       *[other] { $count } Zeilen betreffen Videos, die dieser Kanal nicht hat.
    }
videos-thumbnailFiles = Bilder
videos-thumbnailFilesHint = Jedes heißt wie sein Video, nach Titel oder ID, zum Beispiel „Ebbe am Abend.jpg“.
videos-thumbnailsMatched = { $count } von { $all } Dateien gehören zu einem ausgewählten Video.
videos-typeCount = Geben Sie zum Löschen die Anzahl ein: { $count }
videos-withCaptions =
    { $count ->
        [one] Untertitel von 1 Video
       *[other] Untertitel von { $count } Videos
    }
