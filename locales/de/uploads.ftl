uploads-files = Videodateien
uploads-filesHint = Eine oder mehrere, je bis 256 GB oder 12 Stunden. Dateien, die wie ein Video heißen, gehören dazu: film.json (Felder), film.de.srt oder .vtt (Untertitel), film.jpg oder .png (Thumbnail). Lassen Sie diese Seite beim Hochladen offen. Nach einer Unterbrechung wählen Sie die Dateien zum Fortsetzen erneut aus.
uploads-unused = Diese Dateien gehören zu keinem ausgewählten Video oder sind nicht verwendbar: { $files }
uploads-chosen = Ausgewählte Videos
uploads-forAll = Für alle Videos
uploads-edit = Bearbeiten
uploads-reset = Werte für alle Videos verwenden
uploads-ignored = Aus der .json-Datei nicht verwendet: { $fields }
uploads-captionLanguage = Legen Sie eine Sprache fest, oder nennen Sie die Untertiteldatei film.de.srt.
uploads-withThumbnail = Thumbnail
uploads-withCaptions = Untertitel: { $language }
uploads-withFields = Felder aus { $file }
uploads-placeholders = { "{filename}" }, { "{date}" } und { "{number}" } werden für jedes Video ausgefüllt.
uploads-titlesHint = Leer: die Namen der Dateien. { "{filename}" }, { "{date}" } und { "{number}" } werden für jedes Video ausgefüllt.
uploads-becomes = Wird zu: { $text }
uploads-firstDateHint = Des ersten Videos; die anderen folgen in Abständen. Bis dahin bleiben sie privat. Es gilt die Zeit dieses Computers.
uploads-playlist = In Playlist speichern
uploads-noPlaylist = Keine Playlist
uploads-firstNumber = Erste Nummer
uploads-firstNumberHint = Was { $placeholder } für das erste Video ist.
uploads-price =
    { $count ->
        [one] Lädt zu { $channel } hoch und zählt als 1 Upload des Tageslimits.
       *[other] Lädt zu { $channel } hoch und zählt als { $count } Uploads des Tageslimits.
    }
uploads-left =
    { $count ->
        [one] Heute noch 1 Upload übrig.
       *[other] Heute noch { $count } Uploads übrig.
    }
uploads-units =
    { $count ->
        [one] Thumbnails, Untertitel und Playlists kosten 1 Einheit von heute noch { $left }.
       *[other] Thumbnails, Untertitel und Playlists kosten { $count } Einheiten von heute noch { $left }.
    }
uploads-overLeft =
    { $count ->
        [one] 1 Upload wartet bis { $time }, wenn das neue Tageslimit beginnt.
       *[other] { $count } Uploads warten bis { $time }, wenn das neue Tageslimit beginnt.
    }
uploads-overUnits = Was die heutigen Einheiten übersteigt, wartet bis { $time }.
uploads-noUndo = Einen Upload können Sie abbrechen, bis er fertig ist. Danach löschen Sie das Video von Ihrem Kanal.
uploads-startMany =
    { $count ->
        [one] 1 Upload starten
       *[other] { $count } Uploads starten
    }
uploads-queued = In der Warteschlange
uploads-chooseAgain =
    { $count ->
        [one] 1 Upload braucht seine Datei erneut. Wählen Sie sie unten aus oder legen Sie sie dort ab: Er geht da weiter, wo er aufgehört hat.
       *[other] { $count } Uploads brauchen ihre Dateien erneut. Wählen Sie unten alle aus oder legen Sie sie dort ab: Jeder geht da weiter, wo er aufgehört hat.
    }
uploads-clear = Formular leeren
uploads-templates = Vorlagen
uploads-noTemplates = Noch keine Vorlagen. Eine Vorlage behält alle Werte dieses Formulars.
uploads-templateName = Name der Vorlage
uploads-saveTemplate = Als Vorlage speichern
uploads-replaceTemplate = Vorlage ersetzen
uploads-removeTemplate = { $name } entfernen
