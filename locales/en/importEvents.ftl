importEvents-asNew = None of these, it is new
importEvents-cancelled = Called off
importEvents-categories = Categories of all that are added
importEvents-changed = Changed: { $fields }
importEvents-choosePlace = Choose
importEvents-cutShort = There is more than can be taken at once. Choose fewer days, or fewer files.
importEvents-datesWillMove =
    { $count ->
        [one] Updating one chosen event moves its date of publication to the time of updating, because your user may not set it.
       *[other] Updating { $count } chosen events moves their dates of publication to the time of updating, because your user may not set them.
    }
importEvents-dateWillMove = Publication date ({ $date }) will change
importEvents-descriptions =
    { $count ->
        [one] How the description will look
       *[other] How the { $count } descriptions will look
    }
importEvents-elsewhere =
    { $count ->
        [one] One more takes place on other days.
       *[other] { $count } more take place on other days.
    }
importEvents-file = Calendar files
importEvents-fileHint = One or several .ics files. They are read on this page only.
importEvents-firstOnly =
    { $count ->
        [one] One repeats by a rule that is not understood. Only its first date is taken.
       *[other] { $count } repeat by rules that are not understood. Only their first dates are taken.
    }
importEvents-found =
    { $count ->
        [0] No event takes place on these days.
        [one] One event takes place on these days.
       *[other] { $count } events take place on these days.
    }
importEvents-from = From
importEvents-inUtc =
    { $count ->
        [one] One gives its time in UTC. It is put on the calendar by the clocks of { $zone }, as your site has them.
       *[other] { $count } give their times in UTC. They are put on the calendar by the clocks of { $zone }, as your site has them.
    }
importEvents-looking = Looking what your calendar has of them…
importEvents-new = New
importEvents-newCategories = Categories named here that are new
importEvents-newCategoriesAll = Create all of them
importEvents-newCategoriesHint = Those ticked are created on your site, each once, for the events that name them. They stay when the import is undone.
importEvents-newPlaces = New on your site, each made once: { $names }. Undo takes them along, unless other events use them.
importEvents-noZone =
    { $count ->
        [one] One names no time zone. That of your site is taken, { $zone }.
       *[other] { $count } name no time zone. That of your site is taken, { $zone }.
    }
importEvents-paste = Or paste the text of one
importEvents-pasted = a pasted text
importEvents-pasteHint = It begins with BEGIN:VCALENDAR.
importEvents-placesFirst = First say which venues and organizers are meant, above.
importEvents-question = Is “{ $name }” one of your site's?
importEvents-repeated = Of events that repeat, each date on these days becomes an event of its own.
importEvents-status = Add them as
importEvents-there =
    { $count ->
        [one] One is on your calendar already, as it is here.
       *[other] { $count } are on your calendar already, as they are here.
    }
importEvents-title = Import events
importEvents-to = To
importEvents-unfit =
    { $count ->
        [one] One cannot be put on the calendar.
       *[other] { $count } cannot be put on the calendar.
    }
importEvents-unreadable =
    { $count ->
        [one] One entry cannot be read. It lacks a title, or a date that exists.
       *[other] { $count } entries cannot be read. They lack a title, or a date that exists.
    }
importEvents-withoutPicture =
    { $count ->
        [one] The picture of one event will be left out, because its address is in a private network.
       *[other] The pictures of { $count } events will be left out, because their addresses are in a private network.
    }
