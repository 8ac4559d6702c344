fault-reason-impossibleDate = This date does not exist.
fault-reason-noSuchTime = On that day the clocks are put forward past this time. Choose another.
fault-reason-twiceThatDay = On that day the clocks show this time twice, and the calendar would take the first. Choose another.

common-draftNotSaved = What you type here is lost when this closes. { $reason }
common-copied = Copied
common-copyRefused = The browser did not let us copy. Select the text and copy it.
common-connectCalendar = Connect your calendar site
common-moreAt = { $list }, more at { $time }
common-unitsFilled = Filled again at { $time }.
common-connectInsecure = Connect without encryption anyway
common-apiKey = API key, reading only
common-actingChannel = Acting channel
common-actingSite = Calendar site
common-allowHost = Allow { $host }
common-asUser = as { $user }
common-back = Back
common-cancel = Cancel
common-channelNamed = Channel { $name }
common-connectSite = Connect
common-createAndSave = Create and save
common-double = It is in “{ $playlist }” already. Save it there a second time?
common-fileChanged = The file was changed or moved on disk since you chose it. Choose it again.
common-filterPlaylists = Filter your playlists
common-inItAlready = in it already
common-loading = Loading…
common-loadingPlaylists = Loading your playlists…
common-searchPlaylists =
    { $count ->
        [one] Which of these have it? (1 unit)
       *[other] Which of these have it? ({ $count } units)
    }
common-searchPlaylistsHint = Looking into a playlist uses one unit of today's quota each.
common-readPlaylists =
    { $count ->
        [one] Read all my playlists once (1 unit)
       *[other] Read all my playlists once ({ $count } units)
    }
common-readPlaylistsHint = Then Cuecard knows at once which of them hold a video, and keeps up with what changes for a unit or two.
common-readSoFar = { $done } of { $all } playlists read
common-readingPlaylists = Reading your playlists
common-newPlaylist = New playlist
common-watchLater = Watch later
common-watchLaterHint = YouTube does not let other programs write to its own Watch later list. This saves to a private playlist of that name, created on first use.
common-noAddress = This is not the address of a site. Type it as in the address bar, for example calendar.example.
common-noPlaylistLike = No playlist is called “{ $text }”.
common-noPlaylists = You have no playlists yet.
common-noUndo = cannot be undone
common-open = Open
common-orphaned = Cuecard was updated. Close this page and open it again.
common-otherHost = { $host } leads to { $otherHost }. Cuecard talks to that site only if you allow it.
common-playlistNamed = Playlist { $name }
common-playlistTitle = Title
common-playlistTitleMissing = Give the playlist a title.
common-playlists = Your playlists
common-private = Private
common-public = Public
common-saveAgain = Save again
common-settings = Settings
common-signIn = Sign in
common-siteAddress = Address of your calendar site
common-siteAddressHint = Any page of it will do. The browser then asks whether Cuecard may talk to it.
common-connectingApproval = Waiting for you to approve Cuecard on the site's own page…
common-connectingCheck = Checking the sign-in…
common-connectingSearch = Looking for the calendar at { $host }…
common-connectingPermission = Waiting for the browser's permission…
common-undo = Undo
common-unexpected = Something unexpected happened ({ $reason }). Try again.
common-updateEvent = Update the event
common-units =
    { $count ->
        [one] Uses 1 unit of today's quota
       *[other] Uses { $count } units of today's quota
    }
common-unitsExplained = What is left of today's quota. The video platform gives each client a number of units a day; every action uses some. Searches and uploads are counted apart.
common-unitsLeft =
    { $count ->
        [one] 1 unit left
       *[other] { $count } units left
    }
common-unlisted = Unlisted
common-videoCount =
    { $count ->
        [one] 1 video
       *[other] { $count } videos
    }
common-videoNamed = Video { $name }
common-whoMaySee = Who may see it
common-checkAgain = Look again
common-tryAgain = Try again
common-tryNow = Try now
common-save = Save
