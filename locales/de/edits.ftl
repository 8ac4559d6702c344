edits-edit = Bearbeiten…
edits-find = Suchen
edits-findAndReplace = Suchen und ersetzen
edits-ignoreCase = Groß-/Kleinschreibung ignorieren
edits-inField = In
edits-isPattern = Regulärer Ausdruck
edits-patternHint = RE2-Syntax wie in Go. Zeilenanfänge und -enden zählen. { $group } im Ersatztext ist die erste Gruppe in Klammern. Videos, die sich inzwischen ändern, bleiben unberührt.
edits-patternTooLong = Dieser Ausdruck braucht zu lange. Machen Sie ihn kürzer, mit kleineren Wiederholungszahlen.
edits-patternWrong = Das ist kein regulärer Ausdruck: { $detail }.
edits-moreChanges =
    { $count ->
        [one] 1 weitere Änderung anzeigen
       *[other] { $count } weitere Änderungen anzeigen
    }
edits-preview = Änderungen
edits-replaceWith = Ersetzen durch
edits-stayUnchanged =
    { $count ->
        [one] 1 bleibt, wie es ist.
       *[other] { $count } bleiben, wie sie sind.
    }
edits-whatToChange = Änderung
