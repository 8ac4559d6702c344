edits-edit = Modifica…
edits-find = Trova
edits-findAndReplace = Trova e sostituisci
edits-ignoreCase = Ignora maiuscole/minuscole
edits-inField = In
edits-isPattern = Espressione regolare
edits-patternHint = Sintassi RE2, come in Go. Contano inizio e fine di riga. { $group } nella sostituzione è il primo gruppo tra parentesi. I video che cambiano nel frattempo non vengono toccati.
edits-patternTooLong = Questa espressione richiede troppo tempo. Accorciala e usa ripetizioni minori.
edits-patternWrong = Questa non è un’espressione regolare: { $detail }.
edits-moreChanges =
    { $count ->
        [one] Mostra un’altra modifica
       *[other] Mostra altre { $count } modifiche
    }
edits-preview = Modifiche
edits-replaceWith = Sostituisci con
edits-stayUnchanged =
    { $count ->
        [one] 1 resta invariato.
       *[other] { $count } restano invariati.
    }
edits-whatToChange = Modifica
