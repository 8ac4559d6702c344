fault-reason-impossibleDate = Deze datum bestaat niet.
fault-reason-noSuchTime = Op die dag gaat de klok vooruit en wordt deze tijd overgeslagen. Kies een andere tijd.
fault-reason-twiceThatDay = Op die dag gaat de klok terug en komt deze tijd twee keer voor. De kalender zou de eerste gebruiken. Kies een andere tijd.

common-draftNotSaved = Je invoer gaat verloren als dit wordt gesloten. { $reason }
common-skip = Ga naar de inhoud
common-copied = Gekopieerd
common-copyRefused = De browser stond kopiëren niet toe. Selecteer de tekst en kopieer die zelf.
common-connectCalendar = Kalendersite koppelen
common-leftUntil = { $left } tot { $time }
common-onlineLine = Online: { $address }
common-onlineNamedLine = Online ({ $name }): { $address }
common-unitsFilled = Begint opnieuw: { $time }.
common-connectInsecure = Koppelen zonder versleuteling
common-apiKey = API-sleutel, alleen lezen
common-actingChannel = Gebruikt kanaal
common-actingSite = Kalendersite
common-addAllEvents = Alle { $count } evenementen toevoegen…
common-teachPage = Evenement op de pagina kiezen…
common-teachAgain = Verkeerd of onvolledig? Kies op de pagina…
common-allowHost = { $host } toestaan
common-asUser = als { $user }
common-back = Terug
common-next = Volgende
common-learnMore = Meer informatie
common-untitledEvent = Evenement zonder titel
common-updated = Cuecard is bijgewerkt naar versie { $version }.
common-whatsNew = Wat is er nieuw
common-dismiss = Sluiten
common-cancel = Annuleren
common-choose = Kiezen…
common-channelNamed = Kanaal { $name }
common-connectSite = Koppelen
common-createAndSave = Maken en opslaan
common-double = Deze video staat al in { $playlist }. Nog een keer opslaan?
common-addNote = Notitie of starttijd toevoegen
common-note = Notitie
common-noteTooLong = Een notitie heeft maximaal { $most } tekens.
common-startsAt = Begint bij
common-startsAtHint = Minuten en seconden. YouTube kan dit negeren.
common-startInvalid = Voer een tijd in, bijvoorbeeld 1:30.
common-fileChanged = Het bestand is gewijzigd of verplaatst nadat je het koos. Kies het opnieuw.
common-filterPlaylists = Je playlists filteren
common-inItAlready = al in deze playlist
common-loading = Laden…
common-loadingPlaylists = Je playlists laden…
common-help = Hulp
common-key-control = Ctrl
common-key-enter = Enter
common-key-escape = Escape
common-key-shift = Shift
common-saveToTicked =
    { $count ->
        [one] Opslaan in 1 playlist
       *[other] Opslaan in { $count } playlists
    }
common-tickHint = Klik op een playlist om er meteen in op te slaan, of vink er meerdere aan (met Ctrl+Enter vink je de gemarkeerde aan).
common-undoAll = Alle { $count } ongedaan maken
common-searchPlaylists =
    { $count ->
        [one] Controleren welke deze video bevatten (1 eenheid)
       *[other] Controleren welke deze video bevatten ({ $count } eenheden)
    }
common-searchPlaylistsHint = Een playlist controleren kost één eenheid van het quotum van vandaag.
common-readPlaylists =
    { $count ->
        [one] Al je playlists eenmalig lezen (1 eenheid)
       *[other] Al je playlists eenmalig lezen ({ $count } eenheden)
    }
common-readPlaylistsHint = Cuecard weet nog niet welke playlists een video bevatten. Als ze allemaal zijn gelezen, kost bijhouden één of twee eenheden.
common-readSoFar = { $done } van { $all } playlists gelezen
common-readingPlaylists = Je playlists lezen
common-newPlaylist = Nieuwe playlist
common-newPlaylistNamed = Nieuwe playlist “{ $title }”
common-watchLater = Later bekijken
common-watchLaterHint = Apps kunnen je eigen lijst “Later bekijken” niet wijzigen. De video komt in een privéplaylist met die naam, die bij het eerste gebruik wordt gemaakt.
common-noAddress = Dit is geen siteadres. Voer het in zoals in de adresbalk, bijvoorbeeld calendar.example.
common-noPlaylistLike = Geen playlists gevonden voor “{ $text }”.
common-noPlaylists = Je hebt nog geen playlists.
common-noUndo = kan niet ongedaan worden gemaakt
common-noUndoSentence = Dit kan niet ongedaan worden gemaakt.
common-quoted = “{ $text }”
common-open = Openen
common-orphaned = Cuecard is bijgewerkt. Sluit deze pagina en open die opnieuw.
common-otherHost = { $host } verwijst door naar { $otherHost }. Cuecard maakt alleen verbinding met die site als je dat toestaat.
common-playlistNamed = Playlist { $name }
common-playlistTitle = Titel
common-playlistTitleMissing = Voer een titel voor de playlist in.
common-playlists = Je playlists
common-privacy-private = Privé
common-privacy-public = Openbaar
common-publishEvent = Publiceren
common-reviewEvent = Indienen voor beoordeling
common-saveAgain = Nogmaals opslaan
common-settings = Instellingen
common-setUp = Installatiegids
common-signIn = Inloggen
common-siteAddress = Adres van je kalendersite
common-siteAddressHint = Voer het adres van een willekeurige pagina op je site in. De browser vraagt dan of je toegang toestaat.
common-connecting-approving = Wachten tot je Cuecard op de site goedkeurt…
common-connecting-checking = Inlog controleren…
common-connecting-looking = De kalender zoeken op { $host }…
common-connecting-permission = Wachten op toestemming in de browser…
common-undo = Ongedaan maken
common-unexpected = Er ging iets mis ({ $reason }). Probeer het opnieuw.
common-updateEvent = Bijwerken vanaf de pagina
common-units =
    { $count ->
        [one] Kost 1 eenheid van het quotum van vandaag
       *[other] Kost { $count } eenheden van het quotum van vandaag
    }
common-unitsExplained = Resterende eenheden van het quotum van vandaag. Elke client krijgt per dag een aantal eenheden en elke actie verbruikt er een paar. Zoekopdrachten en uploads worden apart geteld.
common-unitsLeft =
    { $count ->
        [one] Nog 1 eenheid
       *[other] Nog { $count } eenheden
    }
common-privacy-unlisted = Verborgen
common-videoCount =
    { $count ->
        [one] 1 video
       *[other] { $count } video’s
    }
common-videoNamed = Video { $name }
common-whoMaySee = Zichtbaarheid
common-checkAgain = Opnieuw controleren
common-tryAgain = Opnieuw proberen
common-tryNow = Nu opnieuw proberen
common-save = Opslaan
common-cannotTell = Deze browser kan niet nagaan of iets op de pagina deze knop bedekt. Open het formulier in een eigen venster.
common-covered = Iets op deze pagina bedekt Cuecard of verandert hoe het eruitziet. Verplaats het om door te gaan.
common-pressAgain = Deze knop was zojuist verborgen of verplaatst, dus is er niets gedaan. Klik er nog een keer op.
common-waitsForConnection = Offline. Wachtende acties gaan verder als je weer verbinding hebt.
common-resultsNeedYou =
    { $count ->
        [one] 1 resultaat vraagt je aandacht
       *[other] { $count } resultaten vragen je aandacht
    }
common-locked = Je inloggegevens zijn vergrendeld. Voer je wachtzin in. Taken waarvoor je ingelogd moet zijn, wachten daarop en gaan dan verder.
common-passphrase = Wachtzin
common-unlock = Ontgrendelen
common-report = Melden
common-reportComments = Wat moet YouTube nog meer weten? (optioneel)
common-reportDetail = Preciezer
common-reportNote = YouTube beoordeelt de melding.
common-reportReasonMissing = Kies een reden.
common-reportVideo = Video melden
common-reportWhy = Wat is er mis met deze video?
