edits-edit = Bewerken…
edits-find = Zoeken
edits-findAndReplace = Zoeken en vervangen
edits-ignoreCase = Hoofdletters negeren
edits-inField = In
edits-isPattern = Reguliere expressie
edits-patternHint = RE2-syntaxis, zoals in Go. Regelbegin en regeleinde tellen mee. { $group } in de vervanging is de eerste groep tussen haakjes. Video’s die intussen veranderen, worden ongemoeid gelaten.
edits-patternTooLong = Deze expressie duurt te lang. Maak die korter, met minder herhalingen.
edits-patternWrong = Dit is geen reguliere expressie: { $detail }.
edits-moreChanges =
    { $count ->
        [one] Nog 1 wijziging tonen
       *[other] Nog { $count } wijzigingen tonen
    }
edits-preview = Wijzigingen
edits-replaceWith = Vervangen door
edits-stayUnchanged =
    { $count ->
        [one] 1 blijft zoals het is.
       *[other] { $count } blijven zoals ze zijn.
    }
edits-whatToChange = Wijziging
