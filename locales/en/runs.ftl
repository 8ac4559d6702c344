runs-actingAs = As { $account }.
runs-doneOf = { $done } of { $all } done
runs-dropped =
    { $count ->
        [one] 1 dropped
       *[other] { $count } dropped
    }
runs-endsOn = the last on { $day }
runs-failed =
    { $count ->
        [one] 1 failed
       *[other] { $count } failed
    }
runs-free = Costs no quota.
runs-goesOnAt = today's quota is used up except for single clicks, goes on { $time }
runs-minutesLeft =
    { $count ->
        [one] about a minute left
       *[other] about { $count } minutes left
    }
runs-more = Show more
runs-none = Nothing yet. What you start for many videos, channels or events at once stands here.
runs-noWayBack = Some of it cannot be taken back.
runs-part = { $first } to { $last } of { $all }: one run holds no more. The rest is started after it.
runs-priceDays = Costs { $units } units of quota: { $days } days, the last on { $day }.
runs-priceLater = Costs { $units } units of quota, which are there on { $day }.
runs-priceToday = Costs { $units } units of today's quota.
runs-reserve = 500 units a day stay free for single clicks.
runs-retry =
    { $count ->
        [one] Try it again
       *[other] Try { $count } again
    }
runs-secondsLeft = less than a minute left
runs-showFailed = What failed
runs-start =
    { $count ->
        [one] Start
       *[other] Start all { $count }
    }
runs-started = Started. It goes on while you do something else, and after a restart of the browser.
runs-startToday = Only { $count }, today
runs-stateDone = Done
runs-statePaused = Paused
runs-stateRunning = Under way
runs-stateStopped = Stopped
runs-stateUndoing = Being taken back
runs-stateUndone = Taken back
runs-stop = Stop
runs-takenBack = { $done } of { $all } taken back
runs-title = Runs
runs-toRuns = See how far it is
runs-undo = Take all back
runs-undoPrice = Take all back (about { $units } units)
runs-wayBack = All of it can be taken back.

runs-kind-addEvents =
    { $count ->
        [one] Add one event from { $about }
       *[other] Add { $count } events from { $about }
    }
runs-kind-copy =
    { $count ->
        [one] Copy one video to { $about }
       *[other] Copy { $count } videos to { $about }
    }
runs-kind-import = Import videos from { $about }
runs-kind-merge = Merge playlists into { $about }
runs-kind-move =
    { $count ->
        [one] Move one video to { $about }
       *[other] Move { $count } videos to { $about }
    }
runs-kind-remove =
    { $count ->
        [one] Remove one video from { $about }
       *[other] Remove { $count } videos from { $about }
    }
runs-kind-save =
    { $count ->
        [one] Save one video to { $about }
       *[other] Save { $count } videos to { $about }
    }
runs-kind-sort = Sort { $about }
runs-kind-split = Split { $about }
runs-kind-subscribe =
    { $count ->
        [one] Subscribe to one channel
       *[other] Subscribe to { $count } channels
    }
runs-kind-unsubscribe =
    { $count ->
        [one] Unsubscribe from one channel
       *[other] Unsubscribe from { $count } channels
    }
