events-another = Nog een evenement toevoegen
events-copy = Nieuw evenement op basis hiervan…
events-month = Maand
events-new = Nieuw evenement
events-none = Nog geen evenementen. Maak er een, voeg er een toe vanaf een pagina met een evenement, of importeer een kalenderbestand.
events-past = Voorbij
events-noneUpcoming = Geen aankomende evenementen.
events-upcoming = Aankomend
events-searchesIn = Zoek in titel, beschrijving, locatie, organisator, categorie, tag
events-when = Wanneer
events-addCategories = Categorieën toevoegen
events-addOrganizers = Organisatoren toevoegen
events-copies = Dupliceren naar andere datums
events-copyEvery = Dagen tussen de datums
events-copyHint = Volgens de klok van de tijdzone van het evenement. Elke kopie heeft de eigen datum in het adres.
events-copyPublished = Kopieën meteen publiceren
events-copyTimes = Kopieën van elk evenement
events-deleteForGood = Definitief verwijderen
events-deleteGoes = Deze evenementen worden met hun pagina’s van je site verwijderd.
events-descriptionSource = Beschrijving (bron)
events-editMany =
    { $count ->
        [one] 1 evenement bewerken
       *[other] { $count } evenementen bewerken
    }
events-priceHint = 0 voor gratis. Een valuta die erbij staat, zoals 12 €, wordt die van het evenement.
events-removeCategories = Categorieën verwijderen
events-removeOrganizers = Organisatoren verwijderen
events-shift = Dagen of minuten verschuiven
events-shiftDays = Dagen
events-shiftHint = Met een minteken worden ze vervroegd. De klok van de tijdzone van elk evenement telt, in zomer- en wintertijd.
events-shiftMinutes = Minuten
events-shiftMinutesHint = Evenementen van hele dagen verschuiven alleen met dagen.
events-skipped =
    { $count ->
        [one] 1 evenement wordt overgeslagen
       *[other] { $count } evenementen worden overgeslagen
    }
events-typeCount = Typ het aantal om ze te verwijderen: { $count }
events-unread =
    { $count ->
        [one] 1 evenement wordt bekeken zodra de taak loopt.
       *[other] { $count } evenementen worden bekeken zodra de taak loopt.
    }
events-willChange =
    { $count ->
        [one] 1 evenement verandert.
       *[other] { $count } evenementen veranderen.
    }
events-afterDates = Na een aantal datums
events-chosenDates = Op deze datums
events-daily = Elke dag of om de paar dagen
events-dateOf = In plaats van { $day }
events-datesAsList = Datums als lijst
events-datesChosen =
    { $count ->
        [0] Nog geen datums.
        [one] 1 evenement wordt toegevoegd.
       *[other] { $count } evenementen worden toegevoegd.
    }
events-datesFile = Bestand
events-datesFileHint = Een kalenderbestand, of een tekst met één datum per regel.
events-datesInAll = Totaal aantal datums
events-datesInAllHint = Inclusief de datum van dit evenement.
events-datesText = Of plak de datums
events-datesTextHint = Eén per regel, zoals op een pagina: “vr 4 december”, “2026-12-11”.
events-editFollowing = Dit en de volgende ({ $count })…
events-editSeries = Alle { $count }…
events-everyDays = Dagen van de ene tot de volgende
events-everyMonths = Maanden van de ene tot de volgende
events-everyWeeks = Weken van de ene tot de volgende
events-lastDay = Laatst mogelijke dag
events-laterDates = Latere datums staan in de lijst hieronder.
events-leaveOut = Weglaten
events-monthlyDay = Elke maand op dezelfde dag
events-monthlyWeekday = Elke maand op een weekdag, zoals de eerste vrijdag
events-mostDates = Een reeks heeft maximaal { $count } extra datums.
events-nth =
    { $nth ->
        [1] Eerste
        [2] Tweede
        [3] Derde
        [4] Vierde
       *[other] Laatste
    }
events-ofSeries = Evenement { $at } van { $count } die samen zijn gemaakt. Met het formulier hieronder wijzig je alleen dit evenement.
events-onDay = Op een dag
events-onWeekdays = Op
events-pressDay = Klik op een dag om die toe te voegen of weg te laten.
events-repeat = Herhalen…
events-repeatTitle = Dit evenement herhalen
events-repeats = Herhaling
events-seriesEnds = Eindigt
events-weekday = Weekdag
events-weekly = Elke week of om de paar weken
events-whichOfMonth = De hoeveelste van de maand
events-by = van { $name }
events-clash = Valt samen met een ander evenement op de locatie
events-dueDraft = Concept, binnen { $days } dagen
events-noPicture = Zonder afbeelding
events-noPrice = Zonder prijs
events-noVenue = Zonder locatie
events-toCheck = Te controleren
events-saveIcs = { $count } exporteren als .ics
events-saveJson = { $count } exporteren als JSON
events-thenRepeat = Herhalen op andere dagen, die je hierna kiest
events-fact-end = Einde
events-fact-start = Begin
events-fact-status = Status
events-fact-title = Titel
events-fact-venue = Locatie
events-factBefore = eerst: { $before }
events-fromPage = Van
events-ignorePage = Negeren
events-checkedAt = gecontroleerd: { $day }
events-checkNow = Nu controleren
events-page-changed = Op de pagina van dit evenement staat nu iets anders:
events-page-failed = de pagina antwoordde niet
events-page-gone = De pagina van dit evenement is weg.
events-page-ignored = de pagina noemt het evenement niet
events-page-missing = De pagina noemt dit evenement niet meer.
events-page-same = er is niets veranderd
events-page-unread = de dagelijkse controle kan deze pagina niet lezen
events-pageChanged = Pagina gewijzigd
events-status-cancelled = Geannuleerd
events-status-postponed = Uitgesteld
events-takesPlace = Gaat door
events-updateFromPage = Bijwerken…
events-watchPage = Dagelijks controleren
