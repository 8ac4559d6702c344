events-another = Weitere hinzufügen
events-copy = Neue Veranstaltung aus dieser…
events-month = Monat
events-new = Neue Veranstaltung
events-none = Noch keine Veranstaltungen. Erstellen Sie eine, fügen Sie eine von einer Seite hinzu oder importieren Sie eine Kalenderdatei.
events-past = Vergangen
events-noneUpcoming = Keine anstehenden Veranstaltungen.
events-upcoming = Anstehend
events-searchesIn = Titel, Beschreibung, Veranstaltungsort, Veranstalter, Kategorie, Schlagwort durchsuchen
events-when = Wann
events-addCategories = Kategorien hinzufügen
events-addOrganizers = Veranstalter hinzufügen
events-copies = Auf andere Tage duplizieren
events-copyEvery = Tage zwischen den Terminen
events-copyHint = Nach der Uhr in der Zeitzone der Veranstaltung. Jede Kopie hat ihr Datum in der Adresse.
events-copyPublished = Kopien sofort veröffentlichen
events-copyTimes = Kopien je Veranstaltung
events-deleteForGood = Endgültig löschen
events-deleteGoes = Diese Veranstaltungen werden mit ihren Seiten von Ihrer Website gelöscht.
events-descriptionSource = Beschreibung (Quelltext)
events-editMany =
    { $count ->
        [one] 1 Veranstaltung bearbeiten
       *[other] { $count } Veranstaltungen bearbeiten
    }
events-priceHint = 0 für kostenlos. Eine dazugeschriebene Währung, etwa 12 €, wird zu der der Veranstaltung.
events-removeCategories = Kategorien entfernen
events-removeOrganizers = Veranstalter entfernen
events-shift = Um Tage oder Minuten verschieben
events-shiftDays = Tage
events-shiftHint = Ein Minus verschiebt auf früher. Es zählt die Uhr in der Zeitzone jeder Veranstaltung, im Sommer wie im Winter.
events-shiftMinutes = Minuten
events-shiftMinutesHint = Ganztägige Veranstaltungen verschieben sich nur um Tage.
events-skipped =
    { $count ->
        [one] 1 Veranstaltung wird übersprungen
       *[other] { $count } Veranstaltungen werden übersprungen
    }
events-typeCount = Geben Sie zum Löschen die Anzahl ein: { $count }
events-unread =
    { $count ->
        [one] 1 Veranstaltung wird erst beim Ausführen der Aufgabe geprüft.
       *[other] { $count } Veranstaltungen werden erst beim Ausführen der Aufgabe geprüft.
    }
events-willChange =
    { $count ->
        [one] 1 Veranstaltung ändert sich.
       *[other] { $count } Veranstaltungen ändern sich.
    }
events-afterDates = Nach einer Anzahl Termine
events-chosenDates = An diesen Tagen
events-daily = Täglich oder alle paar Tage
events-dateOf = Statt { $day }
events-datesAsList = Termine als Liste
events-datesChosen =
    { $count ->
        [0] Noch keine Termine.
        [one] 1 Veranstaltung wird hinzugefügt.
       *[other] { $count } Veranstaltungen werden hinzugefügt.
    }
events-datesFile = Datei
events-datesFileHint = Eine Kalenderdatei oder ein Text mit einem Datum pro Zeile.
events-datesInAll = Termine insgesamt
events-datesInAllHint = Mit dem Termin dieser Veranstaltung.
events-datesText = Oder Termine einfügen
events-datesTextHint = Einer pro Zeile, wie auf einer Seite geschrieben: „Fr. 4. Dezember“, „2026-12-11“.
events-editFollowing = Diese und folgende ({ $count })…
events-editSeries = Alle { $count }…
events-everyDays = Tage von einem Termin zum nächsten
events-everyMonths = Monate von einem Termin zum nächsten
events-everyWeeks = Wochen von einem Termin zum nächsten
events-lastDay = Letzter möglicher Tag
events-laterDates = Spätere Termine stehen in der Liste unten.
events-leaveOut = Auslassen
events-monthlyDay = Jeden Monat am selben Tag
events-monthlyWeekday = Jeden Monat an einem Wochentag, etwa am ersten Freitag
events-mostDates = Eine Serie hat höchstens { $count } weitere Termine.
events-nth =
    { $nth ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
        [4] Vierter
       *[other] Letzter
    }
events-ofSeries = Veranstaltung { $at } von { $count }, die zusammen erstellt wurden. Das Formular unten ändert nur diese.
events-onDay = An einem Tag
events-onWeekdays = Am
events-pressDay = Klicken Sie auf einen Tag, um ihn hinzuzufügen oder auszulassen.
events-repeat = Wiederholen…
events-repeatTitle = Diese Veranstaltung wiederholen
events-repeats = Wiederholung
events-seriesEnds = Ende
events-weekday = Wochentag
events-weekly = Wöchentlich oder alle paar Wochen
events-whichOfMonth = Welcher im Monat
events-by = von { $name }
events-clash = Überschneidet sich mit einer anderen am selben Ort
events-dueDraft = Entwurf, Beginn binnen { $days } Tagen
events-noPicture = Ohne Bild
events-noPrice = Ohne Preis
events-noVenue = Ohne Veranstaltungsort
events-toCheck = Zu prüfen
events-saveIcs = { $count } als .ics exportieren
events-saveJson = { $count } als JSON exportieren
events-thenRepeat = An weiteren Tagen wiederholen (Auswahl folgt)
events-fact-end = Ende
events-fact-start = Beginn
events-fact-status = Status
events-fact-title = Titel
events-fact-venue = Veranstaltungsort
events-factBefore = vorher: { $before }
events-fromPage = Von
events-ignorePage = Ignorieren
events-checkedAt = geprüft: { $day }
events-checkNow = Jetzt prüfen
events-page-changed = Die Seite dieser Veranstaltung sagt jetzt etwas anderes:
events-page-failed = die Seite hat nicht geantwortet
events-page-gone = Die Seite dieser Veranstaltung gibt es nicht mehr.
events-page-ignored = die Seite nennt die Veranstaltung nicht
events-page-missing = Die Seite nennt diese Veranstaltung nicht mehr.
events-page-same = nichts geändert
events-page-unread = die tägliche Prüfung kann diese Seite nicht lesen
events-pageChanged = Seite geändert
events-status-cancelled = Abgesagt
events-status-postponed = Verschoben
events-takesPlace = Findet statt
events-updateFromPage = Aktualisieren…
events-watchPage = Täglich prüfen
