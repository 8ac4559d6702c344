feeds-add = Feed hinzufügen
feeds-addNote = Cuecard liest die Adresse einmal täglich, ohne Ihre Anmeldungen, und bietet an, was neu ist. Von selbst wird nichts hinzugefügt, außer Sie wählen es so. Manche Seiten lassen sich nur lesen, während dieser Bereich geöffnet ist.
feeds-address = Adresse
feeds-addressHint = Eine Kalenderdatei (.ics, webcal://) oder eine Seite mit Veranstaltungen.
feeds-changed = { $fields }.
feeds-check = Jetzt prüfen
feeds-checkAll = Alle jetzt prüfen
feeds-cutShort = Dieser Feed hat mehr Veranstaltungen, als Cuecard behält: die nächsten 2.000.
feeds-doubtful = Ist vielleicht eine andere Veranstaltung: Ihre ID gehörte zu einer anderen.
feeds-edited = Hier bearbeitet
feeds-failingSince = Schlägt fehl seit: { $time }. Die Veranstaltungen unten sind von vorher.
feeds-feed = Feed
feeds-field-cost = Preis
feeds-field-currency = Währung
feeds-field-description = Beschreibung
feeds-field-keywords = Kategorien
feeds-field-title = Titel
feeds-field-start = Beginn
feeds-field-end = Ende
feeds-field-allDay = ganztägig
feeds-field-timeZone = Zeitzone
feeds-field-venue = Veranstaltungsort
feeds-field-online = Online-Adresse
feeds-field-organizers = Veranstalter
feeds-field-url = Website
feeds-field-website = Website
feeds-field-image = Bild
feeds-field-categories = Kategorien
feeds-field-tags = Schlagwörter
feeds-field-status = Status
feeds-gone =
    { $count ->
        [one] 1 Veranstaltung fehlt darin
       *[other] { $count } Veranstaltungen fehlen darin
    }
feeds-kept = Bleibt wie hier bearbeitet: { $fields }.
feeds-leaveOut = Weglassen
feeds-moved = Umgezogen nach { $address }.
feeds-name = Name
feeds-neverRead = Noch nicht gelesen
feeds-none = Noch keine Feeds. Fügen Sie die Adresse einer Kalenderdatei oder einer Seite mit Veranstaltungen hinzu: Was dort neu ist, wird für Ihren Kalender angeboten.
feeds-noneFound = Keine kommenden Veranstaltungen in Ihren Feeds.
feeds-noneLeft = Diese Veranstaltungen werden gerade hinzugefügt oder sind nicht mehr im Feed.
feeds-notGranted = Ohne die Berechtigung für { $host } kann Cuecard diesen Feed nicht lesen.
feeds-offerAgain = Wieder anbieten
feeds-nothingNew = Nichts Neues in Ihren Feeds.
feeds-offered = Neu oder geändert
feeds-offers =
    { $count ->
        [0] nichts Neues
        [one] 1 Veranstaltung zu prüfen
       *[other] { $count } Veranstaltungen zu prüfen
    }
feeds-readAt = gelesen: { $time }
feeds-redirected = Die Adresse führt zu { $address }.
feeds-remove = Feed entfernen
feeds-removeNote = Veranstaltungen in Ihrem Kalender bleiben dort.
feeds-removeSure = Entfernen und seine Veranstaltungen vergessen
feeds-rename = Name speichern
feeds-review =
    { $count ->
        [one] 1 Veranstaltung prüfen
       *[other] { $count } Veranstaltungen prüfen
    }
feeds-rule = Neue und geänderte Veranstaltungen
feeds-rule-draft = Als Entwürfe hinzufügen
feeds-rule-offer = Zur Prüfung anbieten
feeds-rule-publish = Veröffentlichen
feeds-ruleHint = Was Sie im Kalender bearbeiten, bleibt immer. Veranstaltungen, die im Feed fehlen, werden gemeldet und nie gelöscht.
feeds-settings = Einstellungen
feeds-standing = Status
feeds-standing-added = In Ihrem Kalender
feeds-standing-cancelled = Im Feed abgesagt
feeds-standing-changed = Geändert
feeds-standing-gone = Fehlt im Feed
feeds-standing-leftOut = Weggelassen
feeds-standing-new = Neu
feeds-standing-underWay = Wird hinzugefügt
feeds-useAddress = Diese Adresse verwenden
