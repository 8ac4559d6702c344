collection-actions = Aktionen
collection-addOnDay = An diesem Tag hinzufügen
collection-choose = { $name } auswählen
collection-chooseAll =
    { $count ->
        [one] Den einen Treffer auswählen
       *[other] Alle { $count } auswählen
    }
collection-columns = Spalten
collection-columnsHint = Ziehen Sie am Anfang einer Überschrift, um die Breite zu ändern. Spalten ohne Platz werden ausgelassen.
collection-columnsReset = Zurücksetzen
collection-dayFilter = { $label } { $day }
collection-filterName = Name
collection-counted = { $label } ({ $count })
collection-day =
    { $count ->
        [0] { $day }
        [one] { $day }, 1 Eintrag
       *[other] { $day }, { $count } Einträge
    }
collection-filters = Filter
collection-grid = Raster
collection-isCut = Nur { $count } wurden gelesen. Ältere fehlen hier in Liste, Filtern und Suche.
collection-keyAll = Alle passenden Zeilen auswählen
collection-keyBack = Details schließen oder Auswahl aufheben
collection-keyChoose = Zeile auswählen
collection-keyLayout = Nächstes Layout
collection-keyList = Diese Liste
collection-keyMove = Zeile oder alle ausgewählten nach oben oder unten verschieben
collection-keyOpen = Zeile öffnen
collection-keyPalette = Zu Bereich, Video, Playlist oder Veranstaltung gehen
collection-keyRange = Alle Zeilen von der letzten bis hierher auswählen
collection-keyRows = Nächste oder vorige Zeile
collection-keys = Tastenkürzel
collection-keySearch = Suchen
collection-keyWidth = Auf einer Überschrift: Spalte breiter oder schmaler
collection-layout = Layout
collection-month = Monate
collection-monthAfter = Nächster Monat
collection-monthBefore = Voriger Monat
collection-monthsOf = Monate { $year }
collection-moreRows = { $count } weitere
collection-more = Aktionen für { $name }
collection-noSaved = Noch keine. Setzen Sie Filter und speichern Sie sie hier unter einem Namen.
collection-noMatch = Nichts passt zu Suche und Filtern.
collection-offline = Sie sind offline. Das ist der zuletzt gelesene Stand.
collection-readAgain =
    { $units ->
        [0] Aktualisieren
        [one] Aktualisieren (1 Einheit)
       *[other] Aktualisieren ({ $units } Einheiten)
    }
collection-readMore =
    { $units ->
        [0] { $count } weitere lesen
        [one] { $count } weitere lesen (1 Einheit)
       *[other] { $count } weitere lesen ({ $units } Einheiten)
    }
collection-readAt = Stand: { $at }
collection-reading = Wird geladen… bisher { $count }
collection-removeSaved = Filter „{ $name }“ löschen
collection-saved = Meine Filter
collection-saveFilter = Filter speichern
collection-showAll = Suche und Filter löschen
collection-shown =
    { $all ->
        [one] { $shown } von 1
       *[other] { $shown } von { $all }
    }
collection-table = Tabelle
collection-textFilter = { $label } „{ $text }“
collection-today = Heute
collection-week = Woche
collection-weekAfter = Nächste Woche
collection-weekBefore = Vorige Woche
collection-moved = { $name }: { $at }
collection-movedByKeys = { $name }: { $at }. Enter behält den neuen Termin, Escape den alten.
collection-keyMoveInMonth = In Monaten und Wochen: Zeile verschieben; mit Umschalt ihre Dauer ändern
collection-search = Suchen
