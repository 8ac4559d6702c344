importEvents-asNew = Geen hiervan, een nieuwe maken
importEvents-cancelled = Geannuleerd
importEvents-categories = Categorieën voor alle evenementen
importEvents-changed = Gewijzigd: { $fields }
importEvents-choosePlace = Kiezen…
importEvents-cutShort = Er zijn te veel evenementen om in één keer te importeren. Kies minder dagen of minder bestanden.
importEvents-datesWillMove =
    { $count ->
        [one] Bij het bijwerken van 1 geselecteerd evenement verandert de publicatiedatum in het moment van bijwerken, omdat je gebruiker die niet mag instellen.
       *[other] Bij het bijwerken van { $count } geselecteerde evenementen veranderen de publicatiedatums in het moment van bijwerken, omdat je gebruiker die niet mag instellen.
    }
importEvents-dateWillMove = Publicatiedatum ({ $date }) verandert
importEvents-descriptions =
    { $count ->
        [one] Beschrijving bekijken
       *[other] { $count } beschrijvingen bekijken
    }
importEvents-elsewhere =
    { $count ->
        [one] Er is nog 1 evenement op een andere dag.
       *[other] Er zijn nog { $count } evenementen op andere dagen.
    }
importEvents-file = Bestanden met evenementen
importEvents-fileHint = .ics, CSV of JSON. Bestanden worden op deze pagina gelezen en nergens heen gestuurd.
importEvents-firstOnly =
    { $count ->
        [one] 1 evenement herhaalt zich volgens een regel die Cuecard niet ondersteunt. Alleen de eerste datum wordt geïmporteerd.
       *[other] { $count } evenementen herhalen zich volgens regels die Cuecard niet ondersteunt. Alleen hun eerste datums worden geïmporteerd.
    }
importEvents-found =
    { $count ->
        [0] Geen evenementen op deze dagen.
        [one] 1 evenement op deze dagen.
       *[other] { $count } evenementen op deze dagen.
    }
importEvents-from = Van
importEvents-inUtc =
    { $count ->
        [one] 1 evenement staat in UTC. De tijd wordt omgerekend naar { $zone }, de tijdzone van je site.
       *[other] { $count } evenementen staan in UTC. De tijden worden omgerekend naar { $zone }, de tijdzone van je site.
    }
importEvents-looking = Controleren welke evenementen al in je kalender staan…
importEvents-new = Nieuw
importEvents-newCategories = Nieuwe categorieën in deze evenementen
importEvents-newCategoriesAll = Alle maken
importEvents-newCategoriesHint = Geselecteerde categorieën worden één keer op je site gemaakt, voor de evenementen die ze noemen. Ze blijven staan als je de import ongedaan maakt.
importEvents-newPlaces = Nieuw op je site, elk één keer gemaakt: { $names }. Bij ongedaan maken worden ze verwijderd, tenzij andere evenementen ze gebruiken.
importEvents-noneHeld = Deze controle is gesloten. Open de pagina met de evenementen opnieuw.
importEvents-noEvents =
    { $count ->
        [one] 1 taak of dagboekitem is geen evenement en wordt weggelaten.
       *[other] { $count } taken en dagboekitems zijn geen evenementen en worden weggelaten.
    }
importEvents-online = Online
importEvents-onlineAddresses =
  { $count ->
    [one] 1 evenement is online. Het adres wordt toegevoegd als website, of aan het einde van de beschrijving.
   *[other] { $count } evenementen zijn online. De adressen worden toegevoegd als website, of aan het einde van de beschrijving.
  }
importEvents-noZone =
    { $count ->
        [one] 1 evenement heeft geen tijdzone. Deze tijdzone wordt gebruikt: { $zone }.
       *[other] { $count } evenementen hebben geen tijdzone. Deze tijdzone wordt gebruikt: { $zone }.
    }
importEvents-paste = Of plak kalendertekst
importEvents-pasted = geplakte tekst
importEvents-pasteHint = Begint met BEGIN:VCALENDAR.
importEvents-placesFirst = Wijs eerst hierboven de locaties en organisatoren toe.
importEvents-question = Welk item op je site is “{ $name }”?
importEvents-repeated = Van herhalende evenementen wordt voor elke datum één evenement toegevoegd.
importEvents-status = Toevoegen als
importEvents-there =
    { $count ->
        [one] 1 evenement staat al in je kalender.
       *[other] { $count } evenementen staan al in je kalender.
    }
importEvents-title = Evenementen importeren
importEvents-to = Tot en met
importEvents-unfit =
    { $count ->
        [one] 1 evenement kan niet aan de kalender worden toegevoegd.
       *[other] { $count } evenementen kunnen niet aan de kalender worden toegevoegd.
    }
importEvents-unreadable =
    { $count ->
        [one] 1 item kan niet worden gelezen. De datum ontbreekt of is ongeldig.
       *[other] { $count } items kunnen niet worden gelezen. De datums ontbreken of zijn ongeldig.
    }
importEvents-withoutPicture =
    { $count ->
        [one] De afbeelding van 1 evenement wordt weggelaten omdat het adres in een privénetwerk ligt.
       *[other] De afbeeldingen van { $count } evenementen worden weggelaten omdat hun adressen in een privénetwerk liggen.
    }
importEvents-column-title = Titel
importEvents-column-startDate = Begindag
importEvents-column-startTime = Begintijd
importEvents-column-endDate = Einddag
importEvents-column-endTime = Eindtijd
importEvents-column-allDay = Hele dag
importEvents-column-timeZone = Tijdzone
importEvents-column-venue = Locatie
importEvents-column-organizers = Organisatoren
importEvents-column-categories = Categorieën
importEvents-column-tags = Tags
importEvents-column-cost = Prijs
importEvents-column-website = Website
importEvents-column-image = Adres van afbeelding
importEvents-column-description = Beschrijving
importEvents-columns = Kolommen van de tabel
importEvents-columnsHint = Kies wat er in welke kolom staat. Cuecard onthoudt het voor bestanden met dezelfde kolommen.
importEvents-dayOrder = Datums zoals 3/4
importEvents-dayOrder-day = Dag eerst: 3 april
importEvents-dayOrder-month = Maand eerst: 4 maart
importEvents-kept = Blijft zoals bewerkt: { $fields }
importEvents-noColumn = Geen
importEvents-removed =
    { $count ->
        [one] 1 evenement is uit je kalender verwijderd en wordt niet opnieuw toegevoegd.
       *[other] { $count } evenementen zijn uit je kalender verwijderd en worden niet opnieuw toegevoegd.
    }
