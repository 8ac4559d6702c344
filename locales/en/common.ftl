fault-reason-impossibleDate = This date does not exist.
fault-reason-noSuchTime = Clocks go forward on that day, and this time is skipped. Choose another time.
fault-reason-twiceThatDay = Clocks go back on that day, and this time occurs twice. The calendar would use the first. Choose another time.

common-draftNotSaved = Your input will be lost when this closes. { $reason }
common-skip = Skip to content
common-copied = Copied
common-copyRefused = The browser did not allow copying. Select the text and copy it yourself.
common-connectCalendar = Connect your calendar site
common-leftUntil = { $left } until { $time }
common-onlineLine = Online: { $address }
common-onlineNamedLine = Online ({ $name }): { $address }
common-unitsFilled = Resets at { $time }.
common-connectInsecure = Connect without encryption
common-apiKey = API key, read only
common-actingChannel = Channel in use
common-actingSite = Calendar site
common-addAllEvents = Add all { $count } events…
common-teachPage = Choose an event in the page…
common-teachAgain = Wrong or incomplete? Choose in the page…
common-allowHost = Allow { $host }
common-asUser = as { $user }
common-back = Back
common-next = Next
common-learnMore = Learn more
common-untitledEvent = Untitled event
common-updated = Cuecard was updated to version { $version }.
common-whatsNew = What's new
common-dismiss = Dismiss
common-cancel = Cancel
common-choose = Choose…
common-channelNamed = Channel { $name }
common-connectSite = Connect
common-createAndSave = Create and save
common-double = This video is already in { $playlist }. Save it again?
common-addNote = Add a note or a start time
common-note = Note
common-noteTooLong = A note has at most { $most } characters.
common-startsAt = Starts at
common-startsAtHint = Minutes and seconds. YouTube may ignore it.
common-startInvalid = Enter a time such as 1:30.
common-fileChanged = The file was changed or moved after you chose it. Choose it again.
common-filterPlaylists = Filter your playlists
common-inItAlready = already in this playlist
common-loading = Loading…
common-loadingPlaylists = Loading your playlists…
common-help = Help
common-key-control = Ctrl
common-key-enter = Enter
common-key-escape = Escape
common-key-shift = Shift
common-saveToTicked =
    { $count ->
        [one] Save to 1 playlist
       *[other] Save to { $count } playlists
    }
common-tickHint = Click a playlist to save there at once, or tick the boxes of several (Ctrl+Enter ticks the marked one).
common-undoAll = Undo all { $count }
common-searchPlaylists =
    { $count ->
        [one] Check which of these contain it (1 unit)
       *[other] Check which of these contain it ({ $count } units)
    }
common-searchPlaylistsHint = Checking a playlist uses one unit of today's quota.
common-readPlaylists =
    { $count ->
        [one] Read all your playlists once (1 unit)
       *[other] Read all your playlists once ({ $count } units)
    }
common-readPlaylistsHint = Cuecard does not know yet which of your playlists contain a video. Once all are read, keeping up with changes uses one or two units.
common-readSoFar = { $done } of { $all } playlists read
common-readingPlaylists = Reading your playlists
common-newPlaylist = New playlist
common-newPlaylistNamed = New playlist “{ $title }”
common-watchLater = Watch later
common-watchLaterHint = Apps cannot change your own Watch later list. This saves to a private playlist of that name, created on first use.
common-noAddress = This is not a site address. Enter it as in the address bar, for example calendar.example.
common-noPlaylistLike = No playlists match “{ $text }”.
common-noPlaylists = You have no playlists yet.
common-noUndo = cannot be undone
common-noUndoSentence = This cannot be undone.
common-quoted = “{ $text }”
common-open = Open
common-orphaned = Cuecard was updated. Close this page and open it again.
common-otherHost = { $host } redirects to { $otherHost }. Cuecard connects to that site only if you allow it.
common-playlistNamed = Playlist { $name }
common-playlistTitle = Title
common-playlistTitleMissing = Enter a title for the playlist.
common-playlists = Your playlists
common-privacy-private = Private
common-privacy-public = Public
common-publishEvent = Publish
common-reviewEvent = Submit for review
common-saveAgain = Save again
common-settings = Settings
common-setUp = Set-up guide
common-signIn = Sign in
common-siteAddress = Address of your calendar site
common-siteAddressHint = Enter the address of any page on your site. The browser then asks you to allow access.
common-connecting-approving = Waiting for you to approve Cuecard on the site…
common-connecting-checking = Checking sign-in…
common-connecting-looking = Looking for the calendar at { $host }…
common-connecting-permission = Waiting for permission in the browser…
common-undo = Undo
common-unexpected = Something went wrong ({ $reason }). Try again.
common-updateEvent = Update from the page
common-units =
    { $count ->
        [one] Uses 1 unit of today's quota
       *[other] Uses { $count } units of today's quota
    }
common-unitsExplained = Units left of today's quota. Each client gets a number of units per day, and every action uses some. Searches and uploads are counted separately.
common-unitsLeft =
    { $count ->
        [one] 1 unit left
       *[other] { $count } units left
    }
common-privacy-unlisted = Unlisted
common-videoCount =
    { $count ->
        [one] 1 video
       *[other] { $count } videos
    }
common-videoNamed = Video { $name }
common-whoMaySee = Visibility
common-checkAgain = Check again
common-tryAgain = Retry
common-tryNow = Retry now
common-save = Save
common-cannotTell = This browser cannot tell whether something on the page covers this button. Open the form in its own window.
common-covered = Something on this page covers Cuecard or changes how it looks. Move it away to continue.
common-pressAgain = This button was hidden or moved a moment ago, so nothing was done. Press it again.
common-waitsForConnection = Offline. Pending actions continue when you are connected again.
common-resultsNeedYou =
    { $count ->
        [one] 1 result needs your attention
       *[other] { $count } results need your attention
    }
common-locked = Your sign-ins are locked. Enter your passphrase. Tasks that need a sign-in wait for it and then continue.
common-passphrase = Passphrase
common-unlock = Unlock
common-report = Report
common-reportComments = What else should YouTube know? (optional)
common-reportDetail = More precisely
common-reportNote = YouTube reviews the report.
common-reportReasonMissing = Choose a reason.
common-reportVideo = Report a video
common-reportWhy = What is wrong with this video?
