frame-acting = Account in use
frame-addEvent = Add to your calendar
frame-anotherEvent = Choose another event
frame-anotherPlaylist = Choose another playlist
frame-chooseEvent = Choose one of { $count } events
frame-chosenVideos = Chosen videos
frame-close = Close
frame-continue = Continue
frame-saveVideos =
    { $count ->
        [one] Save 1 video
       *[other] Save { $count } videos
    }
frame-onCalendar = This event is already on your calendar.
frame-reading = Reading the page on { $host }…
frame-understanding = Reading the text…
frame-whyRead = Cuecard reads the page once to find its event. Nothing is sent anywhere.
