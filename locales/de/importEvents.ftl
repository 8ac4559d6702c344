importEvents-asNew = Keiner davon, neu erstellen
importEvents-cancelled = Abgesagt
importEvents-categories = Kategorien für alle Veranstaltungen
importEvents-changed = Geändert: { $fields }
importEvents-choosePlace = Auswählen…
importEvents-cutShort = Das sind zu viele Veranstaltungen für einen Import. Wählen Sie weniger Tage oder weniger Dateien.
importEvents-datesWillMove =
    { $count ->
        [one] Das Aktualisieren von 1 ausgewählten Veranstaltung ändert ihr Veröffentlichungsdatum auf den Zeitpunkt des Aktualisierens, weil Ihr Benutzer es nicht setzen darf.
       *[other] Das Aktualisieren von { $count } ausgewählten Veranstaltungen ändert ihr Veröffentlichungsdatum auf den Zeitpunkt des Aktualisierens, weil Ihr Benutzer es nicht setzen darf.
    }
importEvents-dateWillMove = Veröffentlichungsdatum ({ $date }) wird sich ändern
importEvents-descriptions =
    { $count ->
        [one] Beschreibung ansehen
       *[other] { $count } Beschreibungen ansehen
    }
importEvents-elsewhere =
    { $count ->
        [one] 1 weitere Veranstaltung ist an anderen Tagen.
       *[other] { $count } weitere Veranstaltungen sind an anderen Tagen.
    }
importEvents-file = Dateien mit Veranstaltungen
importEvents-fileHint = .ics, CSV oder JSON. Dateien werden auf dieser Seite gelesen und nirgendwohin gesendet.
importEvents-firstOnly =
    { $count ->
        [one] 1 Veranstaltung wiederholt sich nach einer Regel, die Cuecard nicht unterstützt. Nur ihr erster Termin wird importiert.
       *[other] { $count } Veranstaltungen wiederholen sich nach Regeln, die Cuecard nicht unterstützt. Nur ihre ersten Termine werden importiert.
    }
importEvents-found =
    { $count ->
        [0] Keine Veranstaltungen an diesen Tagen.
        [one] 1 Veranstaltung an diesen Tagen.
       *[other] { $count } Veranstaltungen an diesen Tagen.
    }
importEvents-from = Von
importEvents-inUtc =
    { $count ->
        [one] 1 Veranstaltung ist in UTC angegeben. Ihre Zeit wird in { $zone } umgerechnet, die Zeitzone Ihrer Website.
       *[other] { $count } Veranstaltungen sind in UTC angegeben. Ihre Zeiten werden in { $zone } umgerechnet, die Zeitzone Ihrer Website.
    }
importEvents-looking = Es wird geprüft, welche Veranstaltungen schon in Ihrem Kalender sind…
importEvents-new = Neu
importEvents-newCategories = Neue Kategorien in diesen Veranstaltungen
importEvents-newCategoriesAll = Alle erstellen
importEvents-newCategoriesHint = Ausgewählte Kategorien werden einmal auf Ihrer Website erstellt, für die Veranstaltungen, die sie nennen. Sie bleiben, wenn Sie den Import rückgängig machen.
importEvents-newPlaces = Neu auf Ihrer Website, je einmal erstellt: { $names }. „Rückgängig“ löscht sie, wenn keine anderen Veranstaltungen sie nutzen.
importEvents-noneHeld = Diese Prüfung wurde geschlossen. Öffnen Sie die Seite mit den Veranstaltungen erneut.
importEvents-noEvents =
    { $count ->
        [one] 1 Aufgabe oder Journaleintrag ist keine Veranstaltung und wird ausgelassen.
       *[other] { $count } Aufgaben und Journaleinträge sind keine Veranstaltungen und werden ausgelassen.
    }
importEvents-online = Online
importEvents-onlineAddresses =
  { $count ->
    [one] 1 Veranstaltung findet online statt. Ihre Adresse wird als Website oder am Ende der Beschreibung eingetragen.
   *[other] { $count } Veranstaltungen finden online statt. Ihre Adressen werden als Website oder am Ende der Beschreibung eingetragen.
  }
importEvents-noZone =
    { $count ->
        [one] 1 Veranstaltung hat keine Zeitzone. Diese wird verwendet: { $zone }.
       *[other] { $count } Veranstaltungen haben keine Zeitzone. Diese wird verwendet: { $zone }.
    }
importEvents-paste = Oder Kalendertext einfügen
importEvents-pasted = eingefügter Text
importEvents-pasteHint = Beginnt mit BEGIN:VCALENDAR.
importEvents-placesFirst = Ordnen Sie zuerst oben die Veranstaltungsorte und Veranstalter zu.
importEvents-question = Welcher Eintrag auf Ihrer Website ist „{ $name }“?
importEvents-repeated = Wiederkehrende Veranstaltungen werden als je eine Veranstaltung pro Termin hinzugefügt.
importEvents-status = Hinzufügen als
importEvents-there =
    { $count ->
        [one] 1 Veranstaltung ist schon in Ihrem Kalender.
       *[other] { $count } Veranstaltungen sind schon in Ihrem Kalender.
    }
importEvents-title = Veranstaltungen importieren
importEvents-to = Bis
importEvents-unfit =
    { $count ->
        [one] 1 Veranstaltung kann nicht zum Kalender hinzugefügt werden.
       *[other] { $count } Veranstaltungen können nicht zum Kalender hinzugefügt werden.
    }
importEvents-unreadable =
    { $count ->
        [one] 1 Eintrag ist nicht lesbar. Sein Datum fehlt oder ist ungültig.
       *[other] { $count } Einträge sind nicht lesbar. Ihr Datum fehlt oder ist ungültig.
    }
importEvents-withoutPicture =
    { $count ->
        [one] Das Bild von 1 Veranstaltung wird weggelassen, weil seine Adresse in einem privaten Netz liegt.
       *[other] Die Bilder von { $count } Veranstaltungen werden weggelassen, weil ihre Adressen in einem privaten Netz liegen.
    }
importEvents-column-title = Titel
importEvents-column-startDate = Tag des Beginns
importEvents-column-startTime = Uhrzeit des Beginns
importEvents-column-endDate = Tag des Endes
importEvents-column-endTime = Uhrzeit des Endes
importEvents-column-allDay = Ganztägig
importEvents-column-timeZone = Zeitzone
importEvents-column-venue = Veranstaltungsort
importEvents-column-organizers = Veranstalter
importEvents-column-categories = Kategorien
importEvents-column-tags = Schlagwörter
importEvents-column-cost = Preis
importEvents-column-website = Website
importEvents-column-image = Bildadresse
importEvents-column-description = Beschreibung
importEvents-columns = Spalten der Tabelle
importEvents-columnsHint = Wählen Sie, welche Spalte was enthält. Cuecard merkt es sich für Dateien mit denselben Spalten.
importEvents-dayOrder = Tage wie 3/4
importEvents-dayOrder-day = Tag zuerst: 3. April
importEvents-dayOrder-month = Monat zuerst: 4. März
importEvents-kept = Bleibt wie bearbeitet: { $fields }
importEvents-noColumn = Keine
importEvents-removed =
    { $count ->
        [one] 1 Veranstaltung wurde aus Ihrem Kalender entfernt und wird nicht wieder hinzugefügt.
       *[other] { $count } Veranstaltungen wurden aus Ihrem Kalender entfernt und werden nicht wieder hinzugefügt.
    }
