events-another = Add another event
events-copy = New event from this one…
events-month = Month
events-new = New event
events-none = No events yet. Create one, add one from a page with an event, or import a calendar file.
events-past = Past
events-upcoming = Upcoming
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
