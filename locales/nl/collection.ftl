collection-actions = Acties
collection-addOnDay = Toevoegen op deze dag
collection-choose = { $name } selecteren
collection-chooseAll =
    { $count ->
        [one] Het gevonden item selecteren
       *[other] Alle { $count } selecteren
    }
collection-columns = Kolommen
collection-columnsHint = Sleep het begin van een kolomkop om de breedte te wijzigen. Kolommen waarvoor geen plaats is, worden weggelaten.
collection-columnsReset = Herstellen
collection-dayFilter = { $label } { $day }
collection-filterName = Naam
collection-counted = { $label } ({ $count })
collection-day =
    { $count ->
        [0] { $day }
        [one] { $day }, 1 item
       *[other] { $day }, { $count } items
    }
collection-filters = Filters
collection-grid = Raster
collection-isCut = Er zijn maar { $count } gelezen. Wat ouder is, komt hier in geen enkele lijst, filter of zoekopdracht voor.
collection-keyAll = Alle gevonden rijen selecteren
collection-keyBack = Details sluiten of selectie wissen
collection-keyChoose = Rij selecteren
collection-keyLayout = Volgende weergave
collection-keyList = Deze lijst
collection-keyMove = De rij of alle geselecteerde rijen omhoog of omlaag verplaatsen
collection-keyOpen = Rij openen
collection-keyPalette = Naar een onderdeel, video, playlist of evenement gaan
collection-keyRange = Alle rijen van de vorige tot hier selecteren
collection-keyRows = Volgende of vorige rij
collection-keys = Sneltoetsen
collection-keySearch = Zoeken
collection-keyWidth = Op een kolomkop: kolom breder of smaller
collection-layout = Weergave
collection-month = Maanden
collection-monthAfter = Volgende maand
collection-monthBefore = Vorige maand
collection-monthsOf = Maanden van { $year }
collection-moreRows = nog { $count }
collection-more = Acties voor { $name }
collection-noSaved = Nog geen. Stel filters in en sla ze hier onder een naam op.
collection-noMatch = Niets komt overeen met de zoekopdracht en filters.
collection-offline = Je bent offline. Dit is wat het laatst is gelezen.
collection-readAgain =
    { $units ->
        [0] Vernieuwen
        [one] Vernieuwen (1 eenheid)
       *[other] Vernieuwen ({ $units } eenheden)
    }
collection-readMore =
    { $units ->
        [0] Nog { $count } lezen
        [one] Nog { $count } lezen (1 eenheid)
       *[other] Nog { $count } lezen ({ $units } eenheden)
    }
collection-readAt = Bijgewerkt: { $at }
collection-reading = Laden… { $count } tot nu toe
collection-removeSaved = Filter “{ $name }” verwijderen
collection-saved = Mijn filters
collection-saveFilter = Filter opslaan
collection-showAll = Zoekopdracht en filters wissen
collection-shown =
    { $all ->
        [one] { $shown } van 1
       *[other] { $shown } van { $all }
    }
collection-table = Tabel
collection-textFilter = { $label } “{ $text }”
collection-today = Vandaag
collection-week = Week
collection-weekAfter = Volgende week
collection-weekBefore = Vorige week
collection-moved = { $name }: { $at }
collection-movedByKeys = { $name }: { $at }. Druk op Enter om het daar te houden, of op Escape om het te laten waar het was.
collection-keyMoveInMonth = In maanden en weken: de rij verplaatsen; met Shift: de duur wijzigen
collection-search = Zoeken
