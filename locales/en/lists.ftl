lists-allPlaylists = All playlists
lists-already =
    { $count ->
        [one] One of them is in the playlist already, and is left out.
       *[other] { $count } of them are in the playlist already, and are left out.
    }
lists-alreadyMoved =
    { $count ->
        [one] One of them is in the other playlist already; it is only taken out here.
       *[other] { $count } of them are in the other playlist already; they are only taken out here.
    }
lists-ascending = Lowest, oldest or A first
lists-byAdded = When it was added
lists-byChannel = Channel
lists-byLength = Length
lists-byPublished = When it was published
lists-byTitle = Title
lists-byViews = Views
lists-channelsFound =
    { $count ->
        [one] One channel found.
       *[other] { $count } channels found.
    }
lists-choosePlaylist = Choose a playlist
lists-chooseAll = Choose all
lists-chooseNone = Choose none
lists-chosen = { $chosen } of { $all } chosen
lists-close = Close
lists-copyCount =
    { $count ->
        [one] Copy one video
       *[other] Copy { $count } videos
    }
lists-copyTo = Copy to…
lists-delete = Delete…
lists-deleteNow = Delete the playlist
lists-deleteWhat = The playlist “{ $playlist }” and its order go; its videos stay where they are. It is read whole before, so that undo can make another one like it, under a new address. That costs 51 units for each video.
lists-descending = Highest, newest or Z first
lists-descriptionHint = Leave this empty to keep it as it is.
lists-direction = Order
lists-export = Save to a file…
lists-exportCost = What this browser doesn't know yet is read first, at one unit of quota for each fifty videos.
lists-exportCsv = Save as CSV
lists-exported =
    { $count ->
        [one] One playlist saved.
       *[other] { $count } playlists saved.
    }
lists-exportJson = Save as JSON
lists-exportPlaylists = Save playlists to a file
lists-exportWhich = Playlists to save
lists-fileTooLarge = The file is larger than 20 MB.
lists-filter = Filter by title or channel
lists-findDoubles = Find doubles
lists-importSubscriptions = Import subscriptions
lists-importVideos = Import videos
lists-importList =
    { $count ->
        [one] One video of “{ $title }” goes to
       *[other] { $count } videos of “{ $title }” go to
    }
lists-importNew = A new playlist, { $title }
lists-importNot = No playlist, leave it out
lists-inLine = Line { $line }: { $problem }
lists-isSorted = It is in this order already.
lists-merge = Merge…
lists-mergeChoose = Choose two playlists or more.
lists-mergeDeletes = Then delete the others
lists-mergeDeleteWhat = Once all is saved, the other playlists go with their order. If something cannot be saved, the run pauses and none is deleted. Each is read whole before, so that undo can make another one like it, under a new address. That costs 51 units for each video.
lists-mergeDoubles = Save a video again where several hold it
lists-mergeInto = Into the playlist
lists-mergePlaylists = Merge playlists
lists-mergeWhich = Playlists to merge
lists-moveCount =
    { $count ->
        [one] Move one video
       *[other] Move { $count } videos
    }
lists-moves =
    { $count ->
        [one] One of { $all } videos has to be moved.
       *[other] { $count } of { $all } videos have to be moved.
    }
lists-moveTo = Move to…
lists-noDoubles = No video is in it twice.
lists-noPlaylists = No playlists like this.
lists-noSubscriptions = No subscriptions like this.
lists-newPlaylists = Made first, and deleted again where all is taken back: { $titles }.
lists-nothingToDo = There is nothing to do.
lists-notMade = The playlist “{ $title }” was not made.
lists-perhapsMade = Perhaps the playlist “{ $title }” was made, perhaps not. Look at your playlists before you make it again.
lists-madeElsewhere = The playlist “{ $title }” was made, but Cuecard does not know its address. Choose it from your playlists.
lists-notMadeYet = The playlist “{ $title }” is not made yet, but it will be. Press once more in a moment.
lists-notUnderstood =
    { $count ->
        [one] One place was not understood.
       *[other] { $count } places were not understood.
    }
lists-noVideos = No videos like this.
lists-openTabs = Take the open tabs
lists-openTabsHint = Those of the video site. The browser does not tell us of others.
lists-pasteChannels = Or paste links to channels
lists-pasteHint = One in each line.
lists-pasteVideos = Or paste links to videos
lists-readFacts = Look at the videos
lists-reading = Reading…
lists-readingNow = Reading the playlist as it stands now…
lists-readingOne = Reading { $title }…
lists-readingPlaylist = Reading the playlist…
lists-readText = Read this
lists-remove = Remove
lists-removeCount =
    { $count ->
        [one] Remove one video from this playlist
       *[other] Remove { $count } videos from this playlist
    }
lists-repeated =
    { $count ->
        [one] One was named more than once.
       *[other] { $count } were named more than once.
    }
lists-saveCsv = Save { $count } as CSV
lists-saveDoubles = Save them again anyway
lists-saveOpml = Save { $count } as OPML
lists-sort = Sort…
lists-sortBy = Sort by
lists-sortPlaylist = Sort this playlist
lists-sortHint = The playlist's order has to be set to “Manual” on the video site. The moves are made one after the other; where one fails, the rest waits.
lists-split = Split…
lists-splitBy = Split it
lists-splitByChannel = By channel
lists-splitByCount = By number
lists-splitChoose = Choose a video in the list below. It and all behind it go to a list of their own.
lists-splitFrom = From the chosen video on
lists-splitPlaylist = Split this playlist
lists-splitSize = Videos in each list
lists-splitTitle = Titles of the new lists begin with
lists-splitTitleHint = A number or the channel's name follows.
lists-subscribedAlready =
    { $count ->
        [one] One of them is subscribed to already, and is left out.
       *[other] { $count } of them are subscribed to already, and are left out.
    }
lists-subscriptionFile = File
lists-subscriptionFileHint = OPML, or the CSV of the platform's own export. It is read on this page only.
lists-target = To the playlist
lists-unsubscribe =
    { $count ->
        [0] Unsubscribe
        [one] Unsubscribe from one
       *[other] Unsubscribe from { $count }
    }
lists-videoFile = File
lists-videoFileHint = CSV, JSON or a text of links. It is read on this page only.
lists-videos =
    { $count ->
        [one] One video
       *[other] { $count } videos
    }
lists-videosFound =
    { $count ->
        [one] One video found.
       *[other] { $count } videos found.
    }
