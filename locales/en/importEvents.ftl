importEvents-asNew = None of these, create a new one
importEvents-cancelled = Canceled
importEvents-categories = Categories for all events
importEvents-changed = Changed: { $fields }
importEvents-choosePlace = Choose…
importEvents-column-title = Title
importEvents-column-startDate = Start day
importEvents-column-startTime = Start time
importEvents-column-endDate = End day
importEvents-column-endTime = End time
importEvents-column-allDay = All day
importEvents-column-timeZone = Time zone
importEvents-column-venue = Venue
importEvents-column-organizers = Organizers
importEvents-column-categories = Categories
importEvents-column-tags = Tags
importEvents-column-cost = Price
importEvents-column-website = Website
importEvents-column-image = Image address
importEvents-column-description = Description
importEvents-columns = Columns of the table
importEvents-columnsHint = Choose which column says what. Cuecard remembers it for files with the same columns.
importEvents-cutShort = There are too many events to import at once. Choose fewer days or fewer files.
importEvents-datesWillMove =
    { $count ->
        [one] Updating 1 selected event changes its publication date to the time of updating, because your user is not allowed to set it.
       *[other] Updating { $count } selected events changes their publication dates to the time of updating, because your user is not allowed to set them.
    }
importEvents-dateWillMove = Publication date ({ $date }) will change
importEvents-dayOrder = Days such as 3/4
importEvents-dayOrder-day = Day first: 3 April
importEvents-dayOrder-month = Month first: March 4
importEvents-descriptions =
    { $count ->
        [one] Preview description
       *[other] Preview { $count } descriptions
    }
importEvents-elsewhere =
    { $count ->
        [one] 1 more event is on other days.
       *[other] { $count } more events are on other days.
    }
importEvents-file = Files with events
importEvents-fileHint = .ics, CSV or JSON. Files are read on this page and not sent anywhere.
importEvents-firstOnly =
    { $count ->
        [one] 1 event repeats by a rule that Cuecard does not support. Only its first date is imported.
       *[other] { $count } events repeat by rules that Cuecard does not support. Only their first dates are imported.
    }
importEvents-found =
    { $count ->
        [0] No events on these days.
        [one] 1 event on these days.
       *[other] { $count } events on these days.
    }
importEvents-from = From
importEvents-inUtc =
    { $count ->
        [one] 1 event is in UTC. Its time is converted to { $zone }, your site's time zone.
       *[other] { $count } events are in UTC. Their times are converted to { $zone }, your site's time zone.
    }
importEvents-kept = Stays as edited: { $fields }
importEvents-looking = Checking which events are already on your calendar…
importEvents-new = New
importEvents-newCategories = New categories in these events
importEvents-newCategoriesAll = Create all
importEvents-newCategoriesHint = Selected categories are created once on your site, for the events that name them. They stay if you undo the import.
importEvents-newPlaces = New on your site, each created once: { $names }. Undo deletes them unless other events use them.
importEvents-noneHeld = This review was closed. Open the page with the events again.
importEvents-noColumn = None
importEvents-noEvents =
    { $count ->
        [one] 1 to-do or journal entry is no event and is left out.
       *[other] { $count } to-dos and journal entries are no events and are left out.
    }
importEvents-online = Online
importEvents-onlineAddresses =
  { $count ->
    [one] 1 event is online. Its address is added as the website, or at the end of the description.
   *[other] { $count } events are online. Their addresses are added as the website, or at the end of the description.
  }
importEvents-noZone =
    { $count ->
        [one] 1 event has no time zone. This time zone is used: { $zone }.
       *[other] { $count } events have no time zone. This time zone is used: { $zone }.
    }
importEvents-paste = Or paste calendar text
importEvents-pasted = pasted text
importEvents-pasteHint = Starts with BEGIN:VCALENDAR.
importEvents-placesFirst = Match the venues and organizers above first.
importEvents-question = Which entry on your site is “{ $name }”?
importEvents-removed =
    { $count ->
        [one] 1 event was removed from your calendar, and is not added again.
       *[other] { $count } events were removed from your calendar, and are not added again.
    }
importEvents-repeated = Repeating events are added as one event for each date.
importEvents-status = Add as
importEvents-there =
    { $count ->
        [one] 1 event is already on your calendar.
       *[other] { $count } events are already on your calendar.
    }
importEvents-title = Import events
importEvents-to = To
importEvents-unfit =
    { $count ->
        [one] 1 event cannot be added to the calendar.
       *[other] { $count } events cannot be added to the calendar.
    }
importEvents-unreadable =
    { $count ->
        [one] 1 entry cannot be read. Its date is missing or not valid.
       *[other] { $count } entries cannot be read. Their dates are missing or not valid.
    }
importEvents-withoutPicture =
    { $count ->
        [one] The image of 1 event will be left out because its address is in a private network.
       *[other] The images of { $count } events will be left out because their addresses are in a private network.
    }
