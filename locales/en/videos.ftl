collection-choose = Select { $name }
collection-filters = Filters
collection-isCut = Cuecard reads at most { $count } rows. The oldest ones are missing.
collection-noMatch = Nothing matches the search and filters.
collection-readAgain =
    { $units ->
        [one] Refresh (1 unit)
       *[other] Refresh ({ $units } units)
    }
collection-readAt = Updated { $at }
collection-reading = Loading… { $count } so far
collection-showAll = Clear search and filters
collection-shown =
    { $all ->
        [one] { $shown } of 1
       *[other] { $shown } of { $all }
    }
videos-changePrivacy = Change visibility…
videos-changePrivacyOf =
    { $count ->
        [one] Change the visibility of 1 video
       *[other] Change the visibility of { $count } videos
    }
videos-comments = Comments
videos-date = Published
videos-failed = Processing failed
videos-forKids = Made for kids
videos-length = Duration
videos-likes = Likes
videos-noCaptions = No captions
videos-noDescription = No description
videos-none = This channel has no videos yet.
videos-noTags = No tags
videos-paid = Paid promotion
videos-privacy = Visibility
videos-scheduled = Scheduled
videos-synthetic = Altered or synthetic
videos-title = Title
videos-views = Views
