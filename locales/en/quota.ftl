quota-console = API console
quota-other = Not recorded
quota-read = Reading { $resource }
quota-read-activities = Reading activity of channels
quota-read-captions = Reading captions
quota-read-channels = Reading channels
quota-read-channelSections = Reading channel sections
quota-read-commentThreads = Reading comments
quota-read-comments = Reading comments: replies
quota-read-playlistItems = Reading videos of playlists
quota-read-playlists = Reading playlists
quota-read-subscriptions = Reading subscriptions
quota-read-videoCategories = Reading video categories
quota-read-videos = Reading videos
quota-upload = Uploads
quota-day = Day
quota-high = Nearly used up
quota-none = Units are counted once a YouTube channel is connected.
quota-part = Of the daily quota
quota-planned = Planned units
quota-plannedFor =
    { $count ->
        [one] { $units } more units are planned for 1 item of bulk tasks.
       *[other] { $units } more units are planned for { $count } items of bulk tasks.
    }
quota-searches = Searches
quota-spent =
    { $spent } of { $daily } units used, { $searches ->
        [one] 1 search
       *[other] { $searches } searches
    }, { $uploads ->
        [one] 1 upload
       *[other] { $uploads } uploads
    }.
quota-title = Quota
quota-today = Today
quota-units = Units used
quota-uses = Used for
