runs-actingAs = As { $account }.
runs-doneOf = { $done } of { $all } done
runs-dropped =
    { $count ->
        [one] 1 removed
       *[other] { $count } removed
    }
runs-endsOn = ends on { $day }
runs-failed =
    { $count ->
        [one] 1 failed
       *[other] { $count } failed
    }
runs-free = Uses no quota.
runs-goesOnAt = today's quota is used up except for single clicks, resumes { $time }
runs-minutesLeft =
    { $count ->
        [one] about a minute left
       *[other] about { $count } minutes left
    }
runs-more = Show more
runs-none = No bulk tasks yet. Actions you start for many videos, channels or events appear here.
runs-noWayBack = Some of it cannot be undone.
runs-part = { $first } to { $last } of { $all }: one bulk task cannot hold more. Start the rest after it.
runs-priceDays = Uses { $units } units of quota: { $days } days, ends on { $day }.
runs-priceLater = Uses { $units } units of quota, available on { $day }.
runs-priceToday = Uses { $units } units of today's quota.
runs-reserve = 500 units per day are reserved for single clicks.
runs-retry =
    { $count ->
        [one] Retry
       *[other] Retry { $count }
    }
runs-secondsLeft = less than a minute left
runs-showFailed = Show failed
runs-start =
    { $count ->
        [one] Start
       *[other] Start all { $count }
    }
runs-started = Started. It continues in the background, even after you restart the browser.
runs-startToday = Only { $count } today
runs-stateDone = Done
runs-statePaused = Paused
runs-stateRunning = In progress
runs-stateStopped = Stopped
runs-stateUndoing = Undoing
runs-stateUndone = Undone
runs-stop = Stop
runs-takenBack = { $done } of { $all } undone
runs-title = Bulk tasks
runs-toRuns = Show progress
runs-undo = Undo all
runs-undoPrice = Undo all (about { $units } units)
runs-wayBack = You can undo all of it.

runs-kind-addEvents =
    { $count ->
        [one] Add 1 event from { $about }
       *[other] Add { $count } events from { $about }
    }
runs-kind-copy =
    { $count ->
        [one] Copy 1 video to { $about }
       *[other] Copy { $count } videos to { $about }
    }
runs-kind-import = Import videos from { $about }
runs-kind-merge = Merge playlists into { $about }
runs-kind-move =
    { $count ->
        [one] Move 1 video to { $about }
       *[other] Move { $count } videos to { $about }
    }
runs-kind-remove =
    { $count ->
        [one] Remove 1 video from { $about }
       *[other] Remove { $count } videos from { $about }
    }
runs-kind-save =
    { $count ->
        [one] Save 1 video to { $about }
       *[other] Save { $count } videos to { $about }
    }
runs-kind-sort = Sort { $about }
runs-kind-split = Split { $about }
runs-kind-subscribe =
    { $count ->
        [one] Subscribe to 1 channel
       *[other] Subscribe to { $count } channels
    }
runs-kind-unsubscribe =
    { $count ->
        [one] Unsubscribe from 1 channel
       *[other] Unsubscribe from { $count } channels
    }
