events-another = Add another event
events-copy = New event from this one…
events-month = Month
events-new = New event
events-none = No events yet. Create one, add one from a page with an event, or import a calendar file.
events-past = Past
events-saveIcs = Export { $count } as .ics
events-saveJson = Export { $count } as JSON
events-noneUpcoming = No upcoming events.
events-upcoming = Upcoming
events-searchesIn = Search title, description, venue, organizer, category, tag
events-when = When
events-addCategories = Add categories
events-addOrganizers = Add organizers
events-copies = Duplicate to other dates
events-copyEvery = Days between the dates
events-copyHint = By the clock of the event’s time zone. Each copy has its date in its address.
events-copyPublished = Publish the copies at once
events-copyTimes = Copies of each event
events-deleteForGood = Delete for good
events-deleteGoes = These events are deleted from your site, with their pages.
events-descriptionSource = Description (source)
events-editMany =
    { $count ->
        [one] Edit 1 event
       *[other] Edit { $count } events
    }
events-priceHint = 0 for free. A currency that is written with it, such as 12 €, becomes that of the event.
events-removeCategories = Remove categories
events-removeOrganizers = Remove organizers
events-shift = Move by days or minutes
events-shiftDays = Days
events-shiftHint = A minus moves them earlier. The clock of each event’s time zone counts, in summer and winter.
events-shiftMinutes = Minutes
events-shiftMinutesHint = Events of whole days move by days alone.
events-skipped =
    { $count ->
        [one] 1 event is skipped
       *[other] { $count } events are skipped
    }
events-typeCount = To delete them, type how many there are: { $count }
events-unread =
    { $count ->
        [one] 1 event is looked at when the task runs.
       *[other] { $count } events are looked at when the task runs.
    }
events-willChange =
    { $count ->
        [one] 1 event changes.
       *[other] { $count } events change.
    }
events-afterDates = After a number of dates
events-chosenDates = On these dates
events-daily = Every day or every few days
events-dateOf = Instead of { $day }
events-datesAsList = Dates as a list
events-datesChosen =
    { $count ->
        [0] No dates yet.
        [one] 1 event is added.
       *[other] { $count } events are added.
    }
events-datesFile = File
events-datesFileHint = A calendar file, or a text with one date on each line.
events-datesInAll = Dates in all
events-datesInAllHint = With the date of this event.
events-datesText = Or paste the dates
events-datesTextHint = One on each line, as a page writes them: “Fri 4 December”, “2026-12-11”.
events-editFollowing = This and the following ({ $count })…
events-editSeries = All { $count }…
events-everyDays = Days from one to the next
events-everyMonths = Months from one to the next
events-everyWeeks = Weeks from one to the next
events-lastDay = Last possible day
events-laterDates = Later dates are in the list below.
events-leaveOut = Leave out
events-monthlyDay = Every month on the same day
events-monthlyWeekday = Every month on a weekday, such as the first Friday
events-mostDates = A series has at most { $count } further dates.
events-nth =
    { $nth ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
       *[other] Last
    }
events-ofSeries = Event { $at } of { $count } that were made together. The form below changes this one alone.
events-onDay = On a day
events-onWeekdays = On
events-pressDay = Press a day to add it or to leave it out.
events-repeat = Repeat…
events-thenRepeat = Repeat on other days (you choose them next)
events-repeatTitle = Repeat this event
events-repeats = Repeats
events-seriesEnds = Ends
events-weekday = Weekday
events-weekly = Every week or every few weeks
events-whichOfMonth = Which one of the month
events-by = by { $name }
events-clash = Clashes with another event at its venue
events-dueDraft = Draft, within { $days } days
events-noPicture = Without picture
events-noPrice = Without price
events-noVenue = Without venue
events-toCheck = To check

events-fact-end = Ends
events-fact-start = Starts
events-fact-status = State
events-fact-title = Title
events-fact-venue = Venue
events-factBefore = before: { $before }
events-fromPage = From
events-ignorePage = Ignore
events-checkedAt = checked { $day }
events-checkNow = Check now
events-page-changed = The page of this event says something else now:
events-page-failed = the page did not answer
events-page-gone = The page of this event is gone.
events-page-ignored = the page does not name the event
events-page-missing = The page no longer names this event.
events-page-same = nothing has changed
events-page-unread = the daily check cannot read this page
events-pageChanged = Page changed
events-status-cancelled = Cancelled
events-status-postponed = Postponed
events-takesPlace = Takes place
events-updateFromPage = Update…
events-watchPage = Check daily
