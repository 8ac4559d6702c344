lists-addedAt = Added
lists-allPlaylists = All playlists
lists-already =
    { $count ->
        [one] 1 video is already in the playlist and is skipped.
       *[other] { $count } videos are already in the playlist and are skipped.
    }
lists-alreadyMoved =
    { $count ->
        [one] 1 video is already in the other playlist. It is only removed from this one.
       *[other] { $count } videos are already in the other playlist. They are only removed from this one.
    }
lists-ascending-letters = A to Z
lists-ascending-number = Lowest first
lists-ascending-date = Oldest first
lists-ascending-length = Shortest first
lists-byAdded = Date added
lists-byChannel = Channel
lists-byLength = Duration
lists-byPublished = Date published
lists-byTitle = Title
lists-byViews = Views
lists-checkChannels =
    { $count ->
        [one] Check 1 channel
       *[other] Check { $count } channels
    }
lists-channelsChecked = { $done } of { $all } channels checked
lists-channelsFound =
    { $count ->
        [one] 1 channel found.
       *[other] { $count } channels found.
    }
lists-choosePlaylist = Choose a playlist
lists-chooseAll = Select all
lists-chooseNone = Clear selection
lists-chosen = { $chosen } of { $all } selected
lists-close = Close
lists-copyCount =
    { $count ->
        [one] Copy 1 video
       *[other] Copy { $count } videos
    }
lists-copyTo = Copy to…
lists-doubles = Duplicates
lists-findInactive = Find inactive channels…
lists-findInactiveHint = Reads the newest upload of each channel. Channels that were checked in the last seven days are skipped. The filter “Inactive for a year” then shows the inactive channels.
lists-isClosed = Closed
lists-isInactive = Inactive for a year
lists-latestUpload = Latest upload
lists-noUploads = No videos
lists-uploadsKnown = All channels are checked.
lists-gone = Unavailable
lists-createdAt = Created
lists-newestUploads = Newest uploads
lists-noUploadsRead = No uploads were read yet. Go back and read the last uploads of your subscriptions first.
lists-group = Groups…
lists-groupAdd = Add
lists-groupHint = Groups are kept in this browser and in your saved copies. Each becomes a filter of the list.
lists-groupMake = Add to new group
lists-groupMany =
    { $count ->
        [one] Groups of 1 channel
       *[other] Groups of { $count } channels
    }
lists-groupRemove = Remove
lists-newGroup = New group
lists-isPodcast = This playlist is a podcast
lists-podcast = Podcast
lists-note = Note
lists-withNote = With note
lists-noteSave = Save note
lists-startsAt = starts at { $time }
lists-length = Length
lists-totalLength = { $time } in all
lists-totalLengthOf = { $time } in all, without { $count } that cannot be read
lists-readLengths = Show lengths
lists-newOrder = New order
lists-newOrderHint = Drag rows, or press Alt with the arrow keys. Nothing changes on YouTube until you start. Close to go back to the old order.
lists-isEmpty = No videos
lists-delete = Delete…
lists-deletedTitle = { $title } (deleted)
lists-deletedVideo = Deleted video
lists-deleteNow = Delete playlist
lists-deleteWhat = This deletes playlist “{ $playlist }” and its order, but not its videos. Cuecard reads the whole playlist first, so Undo can create it again with a new link. That uses 51 units for each video.
lists-descending-letters = Z to A
lists-descending-number = Highest first
lists-descending-date = Newest first
lists-descending-length = Longest first
lists-direction = Order
lists-export = Export…
lists-exportCost = Videos that this browser does not know yet are read first. This uses 1 unit of quota for every 50 videos.
lists-exportCsv = Export as CSV
lists-exported =
    { $count ->
        [one] 1 playlist exported.
       *[other] { $count } playlists exported.
    }
lists-exportJson = Export as JSON
lists-exportPlaylists = Export playlists
lists-fileTooLarge = The file is larger than 20 MB.
lists-findHint = Your browser’s search finds only the rows in view.
lists-findByFilter = Filter the list to search all rows.
lists-importSubscriptions = Import subscriptions
lists-importVideos = Import videos
lists-importList =
    { $count ->
        [one] Save 1 video from “{ $title }” to
       *[other] Save { $count } videos from “{ $title }” to
    }
lists-importNew = New playlist, { $title }
lists-importNot = Do not import
lists-inLine = Line { $line }: { $problem }
lists-isSorted = Already in this order.
lists-merge = Merge…
lists-mergeDeletes = Delete the other playlists afterwards
lists-mergeDeleteWhat = The other playlists are deleted after all videos are saved. If a video cannot be saved, the bulk task pauses and no playlist is deleted. Cuecard reads each playlist first, so Undo can create it again with a new link. That uses 51 units for each video.
lists-mergeDoubles = Keep duplicate videos
lists-mergeInto = Merge into
lists-mergePlaylists = Merge playlists
lists-moveCount =
    { $count ->
        [one] Move 1 video
       *[other] Move { $count } videos
    }
lists-moves =
    { $count ->
        [one] 1 of { $all } videos will be moved.
       *[other] { $count } of { $all } videos will be moved.
    }
lists-moveTo = Move to…
lists-noVideosYet = This playlist has no videos yet.
lists-noPlaylistsYet = No playlists yet. Create one here, or save a video to a new one.
lists-noSubscriptionsYet = No subscriptions yet. Subscribe on a channel's page, or import a list.
lists-newPlaylists =
    { $count ->
        [one] This first creates the playlist { $titles }. If you undo all, it is deleted again.
       *[other] This first creates the playlists { $titles }. If you undo all, they are deleted again.
    }
lists-nothingToDo = Nothing to do.
lists-notMade = Playlist “{ $title }” was not created.
lists-createUnconfirmed = We could not confirm that “{ $title }” was created. Check your playlists before you create it again.
lists-madeElsewhere = Playlist “{ $title }” created, but Cuecard does not know its address. Choose it from your playlists.
lists-notMadeYet = Playlist “{ $title }” is still being created. Try again in a moment.
lists-notUnderstood =
    { $count ->
        [one] 1 line could not be read.
       *[other] { $count } lines could not be read.
    }
lists-openTabs = Use open tabs
lists-openTabsHint = Only tabs with YouTube. The browser does not show Cuecard any others.
lists-pasteChannels = Or paste channel links
lists-pasteHint = One per line.
lists-pasteVideos = Or paste video links
lists-readFacts = Load video details
lists-reading = Loading…
lists-readingNow = Loading the latest playlist…
lists-readingOne = Loading { $title }…
lists-position = Position
lists-positionAt = Position { $position }
lists-readingPlaylist = Loading playlist…
lists-readText = Read text
lists-remove = Remove
lists-removeCount =
    { $count ->
        [one] Remove 1 video from this playlist
       *[other] Remove { $count } videos from this playlist
    }
lists-repeated =
    { $count ->
        [one] 1 is listed more than once.
       *[other] { $count } are listed more than once.
    }
lists-saveCsv = Export { $count } as CSV
lists-saveDoubles = Save duplicates anyway
lists-saveJson = Export { $count } as JSON
lists-saveOpml = Export { $count } as OPML
lists-sort = Sort…
lists-sortBy = Sort by
lists-sortPlaylist = Sort playlist
lists-sortHint = Set the playlist's order to “Manual” first. Videos are moved one at a time. If one fails, the rest wait.
lists-split = Split…
lists-splitBy = Split
lists-splitByChannel = By channel
lists-splitByCount = By number of videos
lists-splitChoose = Choose a video in the list below. It and all videos after it go into a new playlist.
lists-splitFrom = From a chosen video
lists-splitPlaylist = Split playlist
lists-splitHere = Split from here…
lists-splitSize = Videos per playlist
lists-splitTitle = Title of the new playlists
lists-splitTitleHint = A number or the channel's name is added.
lists-subscribedAlready =
    { $count ->
        [one] You are already subscribed to 1 of these channels. It is skipped.
       *[other] You are already subscribed to { $count } of these channels. They are skipped.
    }
lists-subscriptionFile = File
lists-subscriptionFileHint = An export of YouTube, NewPipe, FreeTube, Piped, LibreTube or Invidious, an OPML file, or a text with links. The file is read on this page and not sent anywhere.
lists-copyPlaylist = Copy a playlist
lists-saveUploads = Save a channel's videos
lists-sourceCount =
    { $count ->
        [one] “{ $title }” has 1 video.
       *[other] “{ $title }” has { $count } videos.
    }
lists-privateTitle = { $title } (private)
lists-privateVideo = Private video
lists-publishedSince = Published since (optional)
lists-publishedSinceHint = Reading stops at the first earlier video, so it may use fewer units.
lists-readSource =
    { $count ->
        [one] Show the videos to save (1 unit)
       *[other] Show the videos to save (up to { $count } units)
    }
lists-sourceRead = { $done } of { $all } read
lists-unavailable =
    { $count ->
        [one] 1 video is private or deleted and is left out.
       *[other] { $count } videos are private or deleted and are left out.
    }
lists-anotherTarget = Another playlist, too
lists-alsoTo = And to playlist
lists-target = To playlist
lists-unsubscribe =
    { $count ->
        [0] Unsubscribe
        [one] Unsubscribe from 1
       *[other] Unsubscribe from { $count }
    }
lists-channel = Channel
lists-subscribedAt = Subscribed
lists-videoCount = Videos
lists-videoFile = File
lists-videoFileHint = An export of YouTube, FreeTube, Piped, LibreTube or Invidious, a CSV file, or a text with links. The file is read on this page and not sent anywhere.
lists-videos =
    { $count ->
        [one] 1 video
       *[other] { $count } videos
    }
lists-videosFound =
    { $count ->
        [one] 1 video found.
       *[other] { $count } videos found.
    }
