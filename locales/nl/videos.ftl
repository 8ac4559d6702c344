videos-addParagraph = Alinea toevoegen aan de beschrijving
videos-addTags = Tags toevoegen
videos-atEnd = Aan het einde
videos-atTop = Bovenaan
videos-captions = Ondertiteling
videos-comments = Reacties
videos-date = Gepubliceerd
videos-daysBetween = Dagen tussen twee video’s
videos-descriptionContains = Beschrijving bevat
videos-editMany =
    { $count ->
        [one] 1 video bewerken
       *[other] { $count } video’s bewerken
    }
videos-failed = Verwerking mislukt
videos-first = Eerste video
videos-forKids = Gemaakt voor kinderen
videos-language = Taal
videos-length = Duur
videos-likes = Likes
videos-no = Nee
videos-noCaptions = Geen ondertiteling
videos-noDescription = Geen beschrijving
videos-none = Dit kanaal heeft nog geen video’s.
videos-uploadFirst = Video uploaden
videos-noTags = Geen tags
videos-oldDraft =
    { $days ->
        [one] 1 dag privé
       *[other] { $days } dagen privé
    }
videos-paid = Betaalde promotie
videos-paragraph = Alinea
videos-paragraphHint = De hele tekst tussen twee lege regels.
videos-privacy = Zichtbaarheid
videos-removeParagraph = Alinea uit de beschrijving verwijderen
videos-removeTags = Tags verwijderen
videos-schedule = Met tussenpozen plannen
videos-scheduled = Gepland
videos-scheduleHint = In de volgorde van de lijst. Alleen privévideo’s kunnen worden gepland.
videos-skipped =
    { $count ->
        [one] 1 video wordt overgeslagen
       *[other] { $count } video’s worden overgeslagen
    }
videos-synthetic = Aangepast of synthetisch
videos-tagsContain = Tags bevatten
videos-searchesIn = Zoek in titel, beschrijving, tags
videos-title = Titel
videos-titleContains = Titel bevat
videos-viewCount =
    { $count ->
        [one] 1 weergave
       *[other] { $short } weergaven
    }
videos-views = Weergaven
videos-where = Waar
videos-willChange =
    { $count ->
        [one] 1 video verandert.
       *[other] { $count } video’s veranderen.
    }
videos-yes = Ja
videos-add = Vertaling toevoegen
videos-addToPlaylists = Toevoegen aan playlists…
videos-addTranslation = Andere taal
videos-commentCount =
    { $count ->
        [one] 1 reactie
       *[other] { $count } reacties
    }
videos-descriptionIn = Beschrijving ({ $language })
videos-hasCaptions = Deze video heeft ondertiteling.
videos-inNoPlaylist = In geen van je playlists.
videos-appearance = Voorbeeld
videos-overtaken = Deze velden zijn elders gewijzigd sinds je de video opende. Sla nogmaals op om ze te vervangen door wat je hebt getypt, of gooi je wijzigingen weg.
videos-playlistsNotRead =
    { $count ->
        [one] 1 playlist is nog niet gelezen.
       *[other] { $count } playlists zijn nog niet gelezen.
    }
videos-removeTranslation = { $language } verwijderen
videos-titleIn = Titel ({ $language })
videos-translations = Vertalingen
videos-translationWrong = Elke vertaling heeft een titel van maximaal 100 tekens en een beschrijving van maximaal 5000 bytes nodig, zonder < of >.
videos-unsavedChanges = Dit zijn je eerdere wijzigingen, die nog niet zijn opgeslagen.
videos-delete = Verwijderen
videos-deleteForGood = Definitief verwijderen
videos-deleteGoes = De video wordt van YouTube verwijderd, en daarmee ook:
videos-deleteThis = Deze video verwijderen…
videos-goneFrom = de plaats ervan in { $playlists }
videos-typeTitle = Typ de titel om de video te verwijderen: { $title }
videos-typeTitleHint = Of de ID: { $id }
videos-addToPlaylist = Toevoegen aan playlist
videos-asSheet = Als spreadsheet…
videos-deleteManyGoes = Deze video’s worden van YouTube verwijderd, en daarmee ook:
videos-filesSkipped =
    { $count ->
        [one] 1 bestand wordt overgeslagen
       *[other] { $count } bestanden worden overgeslagen
    }
videos-inPlaylist = In playlist
videos-noPlaylist = In geen playlist
videos-overwriteAll = Voor al deze de spreadsheet gebruiken
videos-readSheet = Spreadsheet lezen…
videos-removeFromPlaylist = Verwijderen uit playlist
videos-saveAsCsv = Opslaan als CSV
videos-saveAsJson = Opslaan als JSON
videos-saveSheet =
    { $count ->
        [one] 1 video opslaan als spreadsheet
       *[other] { $count } video’s opslaan als spreadsheet
    }
videos-setThumbnails = Thumbnails instellen
videos-sheetConflicts =
    { $count ->
        [one] 1 veld is in de spreadsheet gewijzigd, en sindsdien ook op YouTube. Het blijft zoals het is, tenzij je het aanvinkt:
       *[other] { $count } velden zijn in de spreadsheet gewijzigd, en sindsdien ook op YouTube. Ze blijven zoals ze zijn, tenzij je ze aanvinkt:
    }
videos-sheetFields = Velden
videos-sheetFile = Spreadsheet
videos-sheetFileHint = Een CSV- of JSON-bestand dat hier is opgeslagen en in een willekeurig programma is bewerkt.
videos-sheetHint = Laat de kolommen “video” en “check” zoals ze zijn: ze geven aan om welke video het gaat en wat je hebt gewijzigd.
videos-sheetInvalid = Deze waarden zijn ongeldig en worden overgeslagen:
videos-sheetText = Geplakte rijen
videos-sheetTextHint = Met de kolomnamen in de eerste rij.
videos-sheetUnknown =
    { $count ->
        [one] 1 rij gaat over een video die dit kanaal niet heeft.
       *[other] { $count } rijen gaan over video’s die dit kanaal niet heeft.
    }
videos-thumbnailFiles = Afbeeldingen
videos-thumbnailFilesHint = Elk met de naam van de video: de titel of de ID, bijvoorbeeld “Eb en vloed.jpg”.
videos-thumbnailsMatched = { $count } van { $all } bestanden horen bij een geselecteerde video.
videos-typeCount = Typ het aantal om ze te verwijderen: { $count }
videos-withCaptions =
    { $count ->
        [one] ondertiteling van 1 video
       *[other] ondertiteling van { $count } video’s
    }
