channel-country = Land
channel-counted = { $count } von { $most } Zeichen.
channel-description = Beschreibung
channel-keywords = Keywords
channel-keywordsHint = Durch Kommas trennen.
channel-language = Sprache von Titel und Beschreibung
channel-noCountry = Nicht angegeben
channel-safeArea = Der Teil innerhalb der Linie ist auf jedem Gerät zu sehen.
channel-tooLong = Das ist zu lang.
channel-translations = Übersetzungen des Kanals
channel-translationsNeedLanguage = Speichern Sie zuerst die Sprache des Kanals; danach lassen sich Titel und Beschreibung übersetzen.
channel-trailer = Trailer für Nutzer ohne Abo
channel-trailerHint = Link oder ID eines Videos.
channel-add = Hinzufügen
channel-delete = Löschen
channel-down = Nach unten
channel-newSection = Neuer Abschnitt
channel-playlist = Playlist
channel-playlists = Playlists
channel-sections = Abschnitte der Kanalseite
channel-sectionsFull = Ein Kanal hat höchstens 10 Abschnitte.
channel-sectionsHint = Ziehen Sie einen Abschnitt, oder drücken Sie auf seinen Buttons Alt und eine Pfeiltaste, um die Reihenfolge zu ändern.
channel-sectionTitle = Titel des Abschnitts
channel-type-allPlaylists = Alle Playlists
channel-type-completedEvents = Vergangene Livestreams
channel-type-liveEvents = Jetzt live
channel-type-multipleChannels = Kanäle
channel-type-multiplePlaylists = Mehrere Playlists
channel-type-popularUploads = Beliebte Videos
channel-type-recentUploads = Neueste Videos
channel-type-singlePlaylist = Eine Playlist
channel-type-subscriptions = Abos
channel-type-upcomingEvents = Anstehende Livestreams
channel-up = Nach oben
channel-activity = Aktivitäten des Kanals
channel-did-channelItem = Zum Kanal hinzugefügt
channel-did-comment = Kommentar
channel-did-playlistItem = Zu einer Playlist hinzugefügt
channel-did-upload = Upload
channel-level = Stufe
channel-levels = Stufen: { $levels }
channel-member = Mitglied
channel-memberCount =
    { $count ->
        [0] Keine Mitglieder
        [one] 1 Mitglied
       *[other] { $count } Mitglieder
    }
channel-members = Mitglieder
channel-membersHint = YouTube teilt das nur Kanälen mit Mitgliedschaften mit, und erst, wenn es deren Projekt dafür freigeschaltet hat.
channel-months = Monate
channel-noActivity = Keine Aktivitäten des Kanals aufgeführt.
channel-showActivity = Aktivitäten anzeigen
channel-showMembers = Mitglieder anzeigen
channel-since = Mitglied seit
