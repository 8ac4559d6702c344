batches-actingAs = Account: { $account }.
batches-doneOf = { $done } of { $all } done
batches-dropped =
    { $count ->
        [one] 1 removed
       *[other] { $count } removed
    }
batches-endsOn = ends on { $day }
batches-failed =
    { $count ->
        [one] 1 failed
       *[other] { $count } failed
    }
batches-free = Uses no quota.
batches-furtherDays =
    { $count ->
        [one] Until { $day }
       *[other] { $count } more days, until { $day }
    }
batches-minutesLeft =
    { $count ->
        [one] about a minute left
       *[other] about { $count } minutes left
    }
batches-more = Show more
batches-noWayBack = Some of it cannot be undone.
batches-part = { $first } to { $last } of { $all }: one bulk task cannot hold more. The price is that of this part. Start the rest after it.
batches-perDay = Items on each day
batches-price =
    { $units ->
        [one] Uses 1 unit of quota.
       *[other] Uses { $units } units of quota.
    }
batches-priceToday =
    { $units ->
        [one] Uses 1 unit of today's quota.
       *[other] Uses { $units } units of today's quota.
    }
batches-progressOf = Progress of { $title }
batches-quotaUsedUp = today's quota is used up except for single clicks
batches-reserve = Some units of each day are reserved for single clicks.
batches-restored = { $title }. Done: { $done }, failed: { $failed }, undone: { $undone }.
batches-retry =
    { $count ->
        [one] Retry
       *[other] Retry { $count }
    }
batches-secondsLeft = less than a minute left
batches-showFailed = Show failed
batches-started = Started. It continues in the background, even after you restart the browser.
batches-startToday = Only { $count } today
batches-stateDone = Done
batches-statePaused = Paused
batches-stateRunning = In progress
batches-stateStopped = Stopped
batches-stateUndoing = Undoing
batches-stateUndone = Undone
batches-stateWaiting = Waiting until { $time }
batches-stop = Stop
batches-undoneCount = { $done } of { $all } undone
batches-title = Bulk tasks
batches-toBatches = Show progress
batches-undo = Undo all…
batches-undoStart =
    { $count ->
        [one] Undo
       *[other] Undo all { $count }
    }
batches-requests =
    { $count ->
        [one] About 1 request to your site, about { $minutes } min.
       *[other] About { $count } requests to your site, about { $minutes } min.
    }
batches-wayBack = You can undo all of it.

batches-kind-addEvents =
    { $count ->
        [one] Add 1 event from { $about }
       *[other] Add { $count } events from { $about }
    }
batches-kind-addOrEditEvents =
    { $count ->
        [one] Add or change 1 event from { $about }
       *[other] Add or change { $count } events from { $about }
    }
batches-kind-addToSites =
    { $count ->
        [one] Add “{ $about }” to 1 site
       *[other] Add “{ $about }” to { $count } sites
    }
batches-kind-copy =
    { $count ->
        [one] Copy 1 video to { $about }
       *[other] Copy { $count } videos to { $about }
    }
batches-kind-deleteEvents =
    { $count ->
        [one] Delete 1 event for good
       *[other] Delete { $count } events for good
    }
batches-kind-trashEvents =
    { $count ->
        [one] Trash 1 event
       *[other] Trash { $count } events
    }
batches-kind-restoreEvents =
    { $count ->
        [one] Restore 1 event
       *[other] Restore { $count } events
    }
batches-kind-copyEvents =
    { $count ->
        [one] Duplicate 1 event
       *[other] Duplicate { $count } events
    }
batches-kind-deleteRecords =
    { $count ->
        [one] Delete 1 entry
       *[other] Delete { $count } entries
    }
batches-kind-deleteVideos =
    { $count ->
        [one] Delete 1 video
       *[other] Delete { $count } videos
    }
batches-kind-editEvents =
    { $count ->
        [one] Change 1 event: { $about }
       *[other] Change { $count } events: { $about }
    }
batches-kind-editVideos =
    { $count ->
        [one] Edit 1 video: { $about }
       *[other] Edit { $count } videos: { $about }
    }
batches-kind-import =
    { $count ->
        [one] Save 1 video from { $about }
       *[other] Save { $count } videos from { $about }
    }
batches-kind-merge = Merge playlists into { $about }
batches-kind-mergeRecords = Merge into { $about }
batches-kind-moderate = Comments: { $about }
batches-kind-move =
    { $count ->
        [one] Move 1 video to { $about }
       *[other] Move { $count } videos to { $about }
    }
batches-kind-remove =
    { $count ->
        [one] Remove 1 video from { $about }
       *[other] Remove { $count } videos from { $about }
    }
batches-kind-repeatEvent = Repeat { $about }
batches-kind-save =
    { $count ->
        [one] Save 1 video to { $about }
       *[other] Save { $count } videos to { $about }
    }
batches-kind-sort = Sort { $about }
batches-kind-split = Split { $about }
batches-kind-subscribe =
    { $count ->
        [one] Subscribe to 1 channel
       *[other] Subscribe to { $count } channels
    }
batches-kind-thumbnails =
    { $count ->
        [one] Set 1 thumbnail
       *[other] Set { $count } thumbnails
    }
batches-kind-unsubscribe =
    { $count ->
        [one] Unsubscribe from 1 channel
       *[other] Unsubscribe from { $count } channels
    }

# What the button says that starts a bulk task of the kind
batches-start-addEvents =
    { $count ->
        [one] Add 1 event
       *[other] Add { $count } events
    }
batches-start-addOrEditEvents =
    { $count ->
        [one] Add or change 1 event
       *[other] Add or change { $count } events
    }
batches-start-addToSites =
    { $count ->
        [one] Add to 1 site
       *[other] Add to { $count } sites
    }
batches-start-copy =
    { $count ->
        [one] Copy 1 video
       *[other] Copy { $count } videos
    }
batches-start-deleteEvents =
    { $count ->
        [one] Delete 1 event for good
       *[other] Delete { $count } events for good
    }
batches-start-trashEvents =
    { $count ->
        [one] Trash 1 event
       *[other] Trash { $count } events
    }
batches-start-restoreEvents =
    { $count ->
        [one] Restore 1 event
       *[other] Restore { $count } events
    }
batches-start-copyEvents =
    { $count ->
        [one] Add 1 copy
       *[other] Add { $count } copies
    }
batches-start-deleteRecords =
    { $count ->
        [one] Delete 1 entry
       *[other] Delete { $count } entries
    }
batches-start-deleteVideos =
    { $count ->
        [one] Delete 1 video
       *[other] Delete { $count } videos
    }
batches-start-editEvents =
    { $count ->
        [one] Change 1 event
       *[other] Change { $count } events
    }
batches-start-editVideos =
    { $count ->
        [one] Edit 1 video
       *[other] Edit { $count } videos
    }
batches-start-import =
    { $count ->
        [one] Save 1 video
       *[other] Save { $count } videos
    }
batches-start-merge = Merge playlists
batches-start-mergeRecords = Merge entries
batches-start-moderate =
    { $count ->
        [one] Apply to 1 comment
       *[other] Apply to { $count } comments
    }
batches-start-move =
    { $count ->
        [one] Move 1 video
       *[other] Move { $count } videos
    }
batches-start-remove =
    { $count ->
        [one] Remove 1 video
       *[other] Remove { $count } videos
    }
batches-start-repeatEvent =
    { $count ->
        [one] Add 1 event
       *[other] Add { $count } events
    }
batches-start-save =
    { $count ->
        [one] Save 1 video
       *[other] Save { $count } videos
    }
batches-start-sort = Sort playlist
batches-start-split = Split playlist
batches-start-subscribe =
    { $count ->
        [one] Subscribe to 1 channel
       *[other] Subscribe to { $count } channels
    }
batches-start-thumbnails =
    { $count ->
        [one] Set 1 thumbnail
       *[other] Set { $count } thumbnails
    }
batches-start-unsubscribe =
    { $count ->
        [one] Unsubscribe from 1 channel
       *[other] Unsubscribe from { $count } channels
    }
