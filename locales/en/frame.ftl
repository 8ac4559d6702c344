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
frame-forget = Forget
frame-taughtKept = From now on, Cuecard finds the events of this page and of pages like it as you have shown.
frame-taughtForgotten = Forgotten. Cuecard finds events on this page by itself again.
frame-taughtNothing = Cuecard recognises no date in what you chose, so nothing was remembered. Choose again, with the date of an event in the second step.
