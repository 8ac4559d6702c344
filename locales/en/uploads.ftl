# Uploads of videos, in the manager.
uploads-files = Video files
uploads-filesHint = One or more, up to 256 GB or 12 hours each. Files named after a video come with it: film.json (fields), film.en.srt or .vtt (captions), film.jpg or .png (thumbnail). Keep this page open while uploading. After an interruption, choose the files again to resume.
uploads-unused = These files belong to no video that you chose, or cannot be used: { $files }
uploads-chosen = Chosen videos
uploads-forAll = For all videos
uploads-edit = Edit
uploads-reset = Use the values for all videos
uploads-ignored = Not used from its .json file: { $fields }
uploads-captionLanguage = Set a language, or name the caption file film.en.srt.
uploads-withThumbnail = thumbnail
uploads-withCaptions = captions: { $language }
uploads-withFields = fields from { $file }
uploads-placeholders = { "{filename}" }, { "{date}" } and { "{number}" } are filled in for each video.
uploads-titlesHint = Empty: the names of the files. { "{filename}" }, { "{date}" } and { "{number}" } are filled in for each video.
uploads-becomes = Becomes: { $text }
uploads-firstDateHint = Of the first video; the others follow at intervals. They stay private until then. Uses this computer's time.
uploads-playlist = Save to playlist
uploads-noPlaylist = No playlist
uploads-firstNumber = First number
uploads-firstNumberHint = What { $placeholder } is for the first video.
uploads-price =
    { $count ->
        [one] Uploads to { $channel } and counts as 1 upload of the daily limit.
       *[other] Uploads to { $channel } and counts as { $count } uploads of the daily limit.
    }
uploads-left =
    { $count ->
        [one] 1 upload left today.
       *[other] { $count } uploads left today.
    }
uploads-units =
    { $count ->
        [one] Thumbnails, captions and playlists cost 1 unit of { $left } left today.
       *[other] Thumbnails, captions and playlists cost { $count } units of { $left } left today.
    }
uploads-overLeft =
    { $count ->
        [one] 1 upload waits until { $time }, when the limit resets.
       *[other] { $count } uploads wait until { $time }, when the limit resets.
    }
uploads-overUnits = What does not fit today's units waits until { $time }.
uploads-noUndo = You can cancel an upload until it finishes. After that, delete the video from your channel.
uploads-startMany =
    { $count ->
        [one] Start 1 upload
       *[other] Start { $count } uploads
    }
uploads-queued = Waiting for its turn
uploads-chooseAgain =
    { $count ->
        [one] 1 upload needs its file again. Choose or drop it below: it resumes where it stopped.
       *[other] { $count } uploads need their files again. Choose or drop all of them below: each resumes where it stopped.
    }
uploads-clear = Clear form
uploads-templates = Templates
uploads-noTemplates = No templates yet. A template keeps all values of this form.
uploads-templateName = Name of the template
uploads-saveTemplate = Save as template
uploads-replaceTemplate = Replace template
uploads-removeTemplate = Remove { $name }
