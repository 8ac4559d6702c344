videos-addParagraph = Add a paragraph to the description
videos-addTags = Add tags
videos-atEnd = At the end
videos-atTop = At the top
videos-captions = Captions
videos-comments = Comments
videos-date = Published
videos-daysBetween = Days between two videos
videos-descriptionContains = Description contains
videos-editMany =
    { $count ->
        [one] Edit 1 video
       *[other] Edit { $count } videos
    }
videos-failed = Processing failed
videos-first = First video
videos-forKids = Made for kids
videos-language = Language
videos-length = Duration
videos-likes = Likes
videos-no = No
videos-noCaptions = No captions
videos-noDescription = No description
videos-none = This channel has no videos yet.
videos-uploadFirst = Upload a video
videos-noTags = No tags
videos-oldDraft =
    { $days ->
        [one] Private for 1 day
       *[other] Private for { $days } days
    }
videos-paid = Paid promotion
videos-paragraph = Paragraph
videos-paragraphHint = The whole text between two empty lines.
videos-privacy = Visibility
videos-removeParagraph = Remove a paragraph from the description
videos-removeTags = Remove tags
videos-schedule = Schedule at intervals
videos-scheduled = Scheduled
videos-scheduleHint = In the order of the list. Only private videos can be scheduled.
videos-skipped =
    { $count ->
        [one] 1 video is skipped
       *[other] { $count } videos are skipped
    }
videos-synthetic = Altered or synthetic
videos-tagsContain = Tags contain
videos-searchesIn = Search title, description, tags
videos-title = Title
videos-titleContains = Title contains
videos-viewCount =
    { $count ->
        [one] 1 view
       *[other] { $short } views
    }
videos-views = Views
videos-where = Where
videos-willChange =
    { $count ->
        [one] 1 video changes.
       *[other] { $count } videos change.
    }
videos-yes = Yes
videos-add = Add translation
videos-addToPlaylists = Add to playlists…
videos-addTranslation = Another language
videos-commentCount =
    { $count ->
        [one] 1 comment
       *[other] { $count } comments
    }
videos-descriptionIn = Description ({ $language })
videos-hasCaptions = This video has captions.
videos-inNoPlaylist = In none of your playlists.
videos-appearance = Preview
videos-overtaken = These fields were changed elsewhere since you opened the video. Save again to replace them with what you typed, or discard your changes.
videos-playlistsNotRead =
    { $count ->
        [one] 1 playlist was not read yet.
       *[other] { $count } playlists were not read yet.
    }
videos-removeTranslation = Remove { $language }
videos-titleIn = Title ({ $language })
videos-translations = Translations
videos-translationWrong = Each translation needs a title of up to 100 characters and a description of up to 5,000 bytes, without < or >.
videos-unsavedChanges = These are your changes from before, which are not saved yet.
videos-delete = Delete
videos-deleteForGood = Delete for good
videos-deleteGoes = The video is deleted from YouTube, and with it:
videos-deleteThis = Delete this video…
videos-goneFrom = its place in { $playlists }
videos-typeTitle = To delete it, type its title: { $title }
videos-typeTitleHint = Or its id: { $id }
videos-addToPlaylist = Add to a playlist
videos-asSheet = As a sheet…
videos-deleteManyGoes = These videos are deleted from YouTube, and with them:
videos-filesSkipped =
    { $count ->
        [one] 1 file is skipped
       *[other] { $count } files are skipped
    }
videos-inPlaylist = In playlist
videos-noPlaylist = In no playlist
videos-overwriteAll = Use the sheet for all of these
videos-readSheet = Read a sheet…
videos-removeFromPlaylist = Remove from a playlist
videos-saveAsCsv = Save as CSV
videos-saveAsJson = Save as JSON
videos-saveSheet =
    { $count ->
        [one] Save 1 video as a sheet
       *[other] Save { $count } videos as a sheet
    }
videos-setThumbnails = Set thumbnails
videos-sheetConflicts =
    { $count ->
        [one] 1 field was changed in the sheet, and on YouTube since. It stays as it is unless you tick it:
       *[other] { $count } fields were changed in the sheet, and on YouTube since. They stay as they are unless you tick them:
    }
videos-sheetFields = Fields
videos-sheetFile = Sheet
videos-sheetFileHint = A CSV or JSON file that was saved here, edited in any program.
videos-sheetHint = Leave the columns “video” and “check” as they are: they tell which video it is, and what you have changed.
videos-sheetInvalid = These values are not valid, and are skipped:
videos-sheetText = Pasted rows
videos-sheetTextHint = With the names of the columns in the first row.
videos-sheetUnknown =
    { $count ->
        [one] 1 row is about a video that this channel does not have.
       *[other] { $count } rows are about videos that this channel does not have.
    }
videos-thumbnailFiles = Images
videos-thumbnailFilesHint = Each is named after its video: by the title or the id, such as “Low tide.jpg”.
videos-thumbnailsMatched = { $count } of { $all } files belong to a selected video.
videos-typeCount = To delete them, type how many they are: { $count }
videos-withCaptions =
    { $count ->
        [one] captions of 1 video
       *[other] captions of { $count } videos
    }
