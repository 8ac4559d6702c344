feeds-add = Add feed
feeds-addNote = Cuecard reads the address once a day, without your sign-ins, and offers what is new. Nothing is added by itself unless you choose so. Some pages can only be read while this section is open.
feeds-address = Address
feeds-addressHint = A calendar file (.ics, webcal://), or a page with events.
feeds-changed = { $fields }.
feeds-check = Check now
feeds-checkAll = Check all now
feeds-cutShort = This feed has more events than Cuecard keeps: the next 2,000.
feeds-doubtful = May be another event: its ID stood for a different one.
feeds-edited = Edited here
feeds-failingSince = Fails since { $time }. The events below are from before.
feeds-feed = Feed
feeds-field-cost = price
feeds-field-currency = currency
feeds-field-description = description
feeds-field-keywords = categories
feeds-field-title = title
feeds-field-start = start
feeds-field-end = end
feeds-field-allDay = all day
feeds-field-timeZone = time zone
feeds-field-venue = venue
feeds-field-online = online address
feeds-field-organizers = organizers
feeds-field-url = website
feeds-field-website = website
feeds-field-image = image
feeds-field-categories = categories
feeds-field-tags = tags
feeds-field-status = status
feeds-gone =
    { $count ->
        [one] 1 event is missing in it
       *[other] { $count } events are missing in it
    }
feeds-kept = Stays as edited here: { $fields }.
feeds-leaveOut = Leave out
feeds-moved = Moved to { $address }.
feeds-name = Name
feeds-neverRead = Not read yet
feeds-none = No feeds yet. Add the address of a calendar file or of a page with events: what is new there is offered for your calendar.
feeds-noneFound = No events to come in your feeds.
feeds-noneLeft = These events are being added, or are no longer in the feed.
feeds-notGranted = Without the permission for { $host }, Cuecard cannot read this feed.
feeds-offerAgain = Offer again
feeds-nothingNew = Nothing new in your feeds.
feeds-offered = New or changed
feeds-offers =
    { $count ->
        [0] nothing new
        [one] 1 event to review
       *[other] { $count } events to review
    }
feeds-readAt = read { $time }
feeds-redirected = Its address leads to { $address }.
feeds-remove = Remove feed
feeds-removeNote = Events that are on your calendar stay there.
feeds-removeSure = Remove it, and forget its events
feeds-rename = Save name
feeds-review =
    { $count ->
        [one] Review 1 event
       *[other] Review { $count } events
    }
feeds-rule = New and changed events
feeds-rule-draft = Add as drafts
feeds-rule-offer = Offer for review
feeds-rule-publish = Publish
feeds-ruleHint = What you edit on the calendar always stays. Events that are gone from the feed are told, and never deleted.
feeds-settings = Settings
feeds-standing = State
feeds-standing-added = On your calendar
feeds-standing-cancelled = Canceled in the feed
feeds-standing-changed = Changed
feeds-standing-gone = Missing in the feed
feeds-standing-leftOut = Left out
feeds-standing-new = New
feeds-standing-underWay = Being added
feeds-useAddress = Use that address
