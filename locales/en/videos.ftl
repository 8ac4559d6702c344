videos-changePrivacy = Change visibility…
videos-changePrivacyOf =
    { $count ->
        [one] Change the visibility of 1 video
       *[other] Change the visibility of { $count } videos
    }
videos-comments = Comments
videos-date = Published
videos-descriptionContains = Description contains
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
videos-tagsContain = Tags contain
videos-title = Title
videos-titleContains = Title contains
videos-viewCount =
    { $count ->
        [one] 1 view
       *[other] { $short } views
    }
videos-views = Views
