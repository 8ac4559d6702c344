feeds-add = Feed toevoegen
feeds-addNote = Cuecard leest het adres één keer per dag, zonder je inloggegevens, en biedt aan wat nieuw is. Er wordt niets vanzelf toegevoegd, tenzij je dat kiest. Sommige pagina’s kunnen alleen worden gelezen terwijl dit onderdeel open is.
feeds-address = Adres
feeds-addressHint = Een kalenderbestand (.ics, webcal://), of een pagina met evenementen.
feeds-changed = { $fields }.
feeds-check = Nu controleren
feeds-checkAll = Alle nu controleren
feeds-cutShort = Deze feed heeft meer evenementen dan Cuecard bewaart: de eerstvolgende 2.000.
feeds-doubtful = Misschien een ander evenement: de ID hoorde bij een ander.
feeds-edited = Hier bewerkt
feeds-failingSince = Mislukt sinds { $time }. De evenementen hieronder zijn van daarvoor.
feeds-feed = Feed
feeds-field-cost = prijs
feeds-field-currency = valuta
feeds-field-description = beschrijving
feeds-field-keywords = categorieën
feeds-field-title = titel
feeds-field-start = begin
feeds-field-end = einde
feeds-field-allDay = hele dag
feeds-field-timeZone = tijdzone
feeds-field-venue = locatie
feeds-field-online = onlineadres
feeds-field-organizers = organisatoren
feeds-field-url = website
feeds-field-website = website
feeds-field-image = afbeelding
feeds-field-categories = categorieën
feeds-field-tags = tags
feeds-field-status = status
feeds-gone =
    { $count ->
        [one] 1 evenement ontbreekt erin
       *[other] { $count } evenementen ontbreken erin
    }
feeds-kept = Blijft zoals hier bewerkt: { $fields }.
feeds-leaveOut = Weglaten
feeds-moved = Verhuisd naar { $address }.
feeds-name = Naam
feeds-neverRead = Nog niet gelezen
feeds-none = Nog geen feeds. Voeg het adres van een kalenderbestand of van een pagina met evenementen toe: wat daar nieuw is, wordt aangeboden voor je kalender.
feeds-noneFound = Geen aankomende evenementen in je feeds.
feeds-noneLeft = Deze evenementen worden toegevoegd, of staan niet meer in de feed.
feeds-notGranted = Zonder toestemming voor { $host } kan Cuecard deze feed niet lezen.
feeds-offerAgain = Opnieuw aanbieden
feeds-nothingNew = Niets nieuws in je feeds.
feeds-offered = Nieuw of gewijzigd
feeds-offers =
    { $count ->
        [0] niets nieuws
        [one] 1 evenement te controleren
       *[other] { $count } evenementen te controleren
    }
feeds-readAt = gelezen: { $time }
feeds-redirected = Het adres leidt naar { $address }.
feeds-remove = Feed verwijderen
feeds-removeNote = Evenementen die in je kalender staan, blijven daar.
feeds-removeSure = Verwijderen en de evenementen vergeten
feeds-rename = Naam opslaan
feeds-review =
    { $count ->
        [one] 1 evenement controleren
       *[other] { $count } evenementen controleren
    }
feeds-rule = Nieuwe en gewijzigde evenementen
feeds-rule-draft = Toevoegen als concept
feeds-rule-offer = Aanbieden ter controle
feeds-rule-publish = Publiceren
feeds-ruleHint = Wat je in de kalender bewerkt, blijft altijd staan. Evenementen die uit de feed zijn verdwenen, worden gemeld en nooit verwijderd.
feeds-settings = Instellingen
feeds-standing = Status
feeds-standing-added = In je kalender
feeds-standing-cancelled = Geannuleerd in de feed
feeds-standing-changed = Gewijzigd
feeds-standing-gone = Ontbreekt in de feed
feeds-standing-leftOut = Weggelaten
feeds-standing-new = Nieuw
feeds-standing-underWay = Wordt toegevoegd
feeds-useAddress = Dat adres gebruiken
