console-after = Künftig
console-asText = Als Text anzeigen
console-asTree = Als Baum anzeigen
console-before = Bisher
console-copyCurl = Als curl kopieren
console-copyFetch = Als fetch kopieren
console-exact = Genau wie eingegeben ersetzen
console-exactHint = Weggelassene Felder werden geleert oder zurückgesetzt.
console-field = Feld
console-found =
    { $count ->
        [one] 1 Wert gefunden
       *[other] { $count } Werte gefunden
    }
console-foundMore = Mehr als { $count } Werte gefunden. Dies sind die ersten.
console-history =
    { $count ->
        [one] 1 früherer Aufruf
       *[other] { $count } frühere Aufrufe
    }
console-mergedHint = Geben Sie nur ein, was sich ändern soll. Cuecard liest zuerst den gespeicherten Stand, zeigt den Unterschied und behält alle anderen Felder.
console-noChange = Dieser Aufruf würde nichts ändern.
console-none = (leer)
console-patchHint = Geben Sie JSON ein. null leert ein Feld.
console-request = Anfrage
console-review = Änderungen prüfen
console-searchAnswer = Antwort durchsuchen
console-secretsLeftOut = Tokens und Passwörter sind weggelassen.
console-showMore = { $count } weitere anzeigen
console-showRequest = Anfrage anzeigen
console-useAgain = Wiederverwenden
