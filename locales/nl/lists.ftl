lists-addedAt = Toegevoegd
lists-allPlaylists = Alle playlists
lists-already =
    { $count ->
        [one] 1 video staat al in de playlist en wordt overgeslagen.
       *[other] { $count } video’s staan al in de playlist en worden overgeslagen.
    }
lists-alreadyMoved =
    { $count ->
        [one] 1 video staat al in de andere playlist. Hij wordt alleen uit deze verwijderd.
       *[other] { $count } video’s staan al in de andere playlist. Ze worden alleen uit deze verwijderd.
    }
lists-ascending-letters = A tot Z
lists-ascending-number = Laagste eerst
lists-ascending-date = Oudste eerst
lists-ascending-length = Kortste eerst
lists-byAdded = Datum van toevoegen
lists-byChannel = Kanaal
lists-byLength = Duur
lists-byPublished = Publicatiedatum
lists-byTitle = Titel
lists-byViews = Weergaven
lists-checkChannels =
    { $count ->
        [one] 1 kanaal controleren
       *[other] { $count } kanalen controleren
    }
lists-channelsChecked = { $done } van { $all } kanalen gecontroleerd
lists-channelsFound =
    { $count ->
        [one] 1 kanaal gevonden.
       *[other] { $count } kanalen gevonden.
    }
lists-choosePlaylist = Kies een playlist
lists-chooseAll = Alles selecteren
lists-chooseNone = Selectie wissen
lists-chosen = { $chosen } van { $all } geselecteerd
lists-close = Sluiten
lists-copyCount =
    { $count ->
        [one] 1 video kopiëren
       *[other] { $count } video’s kopiëren
    }
lists-copyTo = Kopiëren naar…
lists-doubles = Dubbele items
lists-findInactive = Inactieve kanalen zoeken…
lists-findInactiveHint = Leest de nieuwste upload van elk kanaal. Kanalen die de afgelopen zeven dagen zijn gecontroleerd, worden overgeslagen. Het filter “Een jaar inactief” toont daarna de inactieve kanalen.
lists-isClosed = Gesloten
lists-isInactive = Een jaar inactief
lists-latestUpload = Laatste upload
lists-noUploads = Geen video’s
lists-uploadsKnown = Alle kanalen zijn gecontroleerd.
lists-gone = Niet beschikbaar
lists-createdAt = Gemaakt
lists-newestUploads = Nieuwste uploads
lists-noUploadsRead = Er zijn nog geen uploads gelezen. Ga terug en lees eerst de laatste uploads van je abonnementen.
lists-group = Groepen…
lists-groupAdd = Toevoegen
lists-groupHint = Groepen worden bewaard in deze browser en in je opgeslagen kopieën. Elke groep wordt een filter van de lijst.
lists-groupMake = Toevoegen aan nieuwe groep
lists-groupMany =
    { $count ->
        [one] Groepen van 1 kanaal
       *[other] Groepen van { $count } kanalen
    }
lists-groupRemove = Verwijderen
lists-newGroup = Nieuwe groep
lists-isPodcast = Deze playlist is een podcast
lists-podcast = Podcast
lists-note = Notitie
lists-withNote = Met notitie
lists-noteSave = Notitie opslaan
lists-startsAt = begint bij { $time }
lists-length = Duur
lists-totalLength = { $time } in totaal
lists-totalLengthOf = { $time } in totaal, zonder { $count } die niet gelezen kunnen worden
lists-readLengths = Duur tonen
lists-newOrder = Nieuwe volgorde
lists-newOrderHint = Sleep rijen, of druk op Alt met de pijltoetsen. Op YouTube verandert niets totdat je start. Sluit om terug te gaan naar de oude volgorde.
lists-isEmpty = Geen video’s
lists-delete = Verwijderen…
lists-deletedTitle = { $title } (verwijderd)
lists-deletedVideo = Verwijderde video
lists-deleteNow = Playlist verwijderen
lists-deleteWhat = Hiermee verwijder je playlist “{ $playlist }” en de volgorde ervan, maar niet de video’s. Cuecard leest eerst de hele playlist, zodat je hem met “Ongedaan maken” opnieuw kunt maken, met een nieuwe link. Dat kost 51 eenheden per video.
lists-descending-letters = Z tot A
lists-descending-number = Hoogste eerst
lists-descending-date = Nieuwste eerst
lists-descending-length = Langste eerst
lists-direction = Volgorde
lists-export = Exporteren…
lists-exportCost = Video’s die deze browser nog niet kent, worden eerst gelezen. Dit kost 1 eenheid van je quotum per 50 video’s.
lists-exportCsv = Exporteren als CSV
lists-exported =
    { $count ->
        [one] 1 playlist geëxporteerd.
       *[other] { $count } playlists geëxporteerd.
    }
lists-exportJson = Exporteren als JSON
lists-exportPlaylists = Playlists exporteren
lists-fileTooLarge = Het bestand is groter dan 20 MB.
lists-findHint = De zoekfunctie van je browser vindt alleen de zichtbare rijen.
lists-findByFilter = Filter de lijst om alle rijen te doorzoeken.
lists-importSubscriptions = Abonnementen importeren
lists-importVideos = Video’s importeren
lists-importList =
    { $count ->
        [one] 1 video uit “{ $title }” opslaan in
       *[other] { $count } video’s uit “{ $title }” opslaan in
    }
lists-importNew = Nieuwe playlist, { $title }
lists-importNot = Niet importeren
lists-inLine = Regel { $line }: { $problem }
lists-isSorted = Staat al in deze volgorde.
lists-merge = Samenvoegen…
lists-mergeDeletes = Andere playlists daarna verwijderen
lists-mergeDeleteWhat = De andere playlists worden verwijderd nadat alle video’s zijn opgeslagen. Als een video niet kan worden opgeslagen, wordt de bulktaak onderbroken en wordt geen playlist verwijderd. Cuecard leest elke playlist eerst, zodat je hem met “Ongedaan maken” opnieuw kunt maken, met een nieuwe link. Dat kost 51 eenheden per video.
lists-mergeDoubles = Dubbele video’s behouden
lists-mergeInto = Samenvoegen in
lists-mergePlaylists = Playlists samenvoegen
lists-moveCount =
    { $count ->
        [one] 1 video verplaatsen
       *[other] { $count } video’s verplaatsen
    }
lists-moves =
    { $count ->
        [one] 1 van { $all } video’s wordt verplaatst.
       *[other] { $count } van { $all } video’s worden verplaatst.
    }
lists-moveTo = Verplaatsen naar…
lists-noVideosYet = Deze playlist heeft nog geen video’s.
lists-noPlaylistsYet = Nog geen playlists. Maak er hier een, of sla een video op in een nieuwe.
lists-noSubscriptionsYet = Nog geen abonnementen. Abonneer je op de pagina van een kanaal, of importeer een lijst.
lists-newPlaylists =
    { $count ->
        [one] Hiermee wordt eerst de playlist { $titles } gemaakt. Als je alles ongedaan maakt, wordt die weer verwijderd.
       *[other] Hiermee worden eerst de playlists { $titles } gemaakt. Als je alles ongedaan maakt, worden die weer verwijderd.
    }
lists-nothingToDo = Niets te doen.
lists-notMade = Playlist “{ $title }” is niet gemaakt.
lists-createUnconfirmed = We konden niet bevestigen dat “{ $title }” is gemaakt. Controleer je playlists voordat je hem opnieuw maakt.
lists-madeElsewhere = Playlist “{ $title }” is gemaakt, maar Cuecard weet het adres niet. Kies hem uit je playlists.
lists-notMadeYet = Playlist “{ $title }” wordt nog gemaakt. Probeer het zo meteen opnieuw.
lists-notUnderstood =
    { $count ->
        [one] 1 regel kon niet worden gelezen.
       *[other] { $count } regels konden niet worden gelezen.
    }
lists-openTabs = Open tabbladen gebruiken
lists-openTabsHint = Alleen tabbladen met YouTube. Andere laat de browser niet aan Cuecard zien.
lists-pasteChannels = Of plak kanaallinks
lists-pasteHint = Eén per regel.
lists-pasteVideos = Of plak videolinks
lists-readFacts = Videogegevens laden
lists-reading = Laden…
lists-readingNow = De nieuwste versie van de playlist laden…
lists-readingOne = { $title } laden…
lists-position = Positie
lists-positionAt = Positie { $position }
lists-readingPlaylist = Playlist laden…
lists-readText = Tekst lezen
lists-remove = Verwijderen
lists-removeCount =
    { $count ->
        [one] 1 video uit deze playlist verwijderen
       *[other] { $count } video’s uit deze playlist verwijderen
    }
lists-repeated =
    { $count ->
        [one] 1 komt meer dan één keer voor.
       *[other] { $count } komen meer dan één keer voor.
    }
lists-saveCsv = { $count } exporteren als CSV
lists-saveDoubles = Dubbele toch opslaan
lists-saveJson = { $count } exporteren als JSON
lists-saveOpml = { $count } exporteren als OPML
lists-sort = Sorteren…
lists-sortBy = Sorteren op
lists-sortPlaylist = Playlist sorteren
lists-sortHint = Zet de volgorde van de playlist eerst op “Handmatig”. Video’s worden één voor één verplaatst. Als er een mislukt, wacht de rest.
lists-split = Splitsen…
lists-splitBy = Splitsen
lists-splitByChannel = Per kanaal
lists-splitByCount = Op aantal video’s
lists-splitChoose = Kies een video in de lijst hieronder. Die video en alle video’s erna komen in een nieuwe playlist.
lists-splitFrom = Vanaf een gekozen video
lists-splitPlaylist = Playlist splitsen
lists-splitHere = Vanaf hier splitsen…
lists-splitSize = Video’s per playlist
lists-splitTitle = Titel van de nieuwe playlists
lists-splitTitleHint = Er wordt een nummer of de kanaalnaam toegevoegd.
lists-subscribedAlready =
    { $count ->
        [one] Je bent al geabonneerd op 1 van deze kanalen. Het wordt overgeslagen.
       *[other] Je bent al geabonneerd op { $count } van deze kanalen. Ze worden overgeslagen.
    }
lists-subscriptionFile = Bestand
lists-subscriptionFileHint = Een export van YouTube, NewPipe, FreeTube, Piped, LibreTube of Invidious, een OPML-bestand, of een tekst met links. Het bestand wordt op deze pagina gelezen en nergens heen gestuurd.
lists-copyPlaylist = Playlist kopiëren
lists-saveUploads = Video’s van een kanaal opslaan
lists-sourceCount =
    { $count ->
        [one] “{ $title }” heeft 1 video.
       *[other] “{ $title }” heeft { $count } video’s.
    }
lists-privateTitle = { $title } (privé)
lists-privateVideo = Privévideo
lists-publishedSince = Gepubliceerd sinds (optioneel)
lists-publishedSinceHint = Het lezen stopt bij de eerste oudere video en kost dan misschien minder eenheden.
lists-readSource =
    { $count ->
        [one] Video’s om op te slaan tonen (1 eenheid)
       *[other] Video’s om op te slaan tonen (tot { $count } eenheden)
    }
lists-sourceRead = { $done } van { $all } gelezen
lists-unavailable =
    { $count ->
        [one] 1 video is privé of verwijderd en wordt weggelaten.
       *[other] { $count } video’s zijn privé of verwijderd en worden weggelaten.
    }
lists-anotherTarget = Nog een playlist
lists-alsoTo = En in playlist
lists-target = In playlist
lists-unsubscribe =
    { $count ->
        [0] Abonnement opzeggen
        [one] 1 abonnement opzeggen
       *[other] { $count } abonnementen opzeggen
    }
lists-channel = Kanaal
lists-subscribedAt = Geabonneerd
lists-videoCount = Video’s
lists-videoFile = Bestand
lists-videoFileHint = Een export van YouTube, FreeTube, Piped, LibreTube of Invidious, een CSV-bestand, of een tekst met links. Het bestand wordt op deze pagina gelezen en nergens heen gestuurd.
lists-videos =
    { $count ->
        [one] 1 video
       *[other] { $count } video’s
    }
lists-videosFound =
    { $count ->
        [one] 1 video gevonden.
       *[other] { $count } video’s gevonden.
    }
