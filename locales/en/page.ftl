overlay-name = Cuecard
overlay-undo = Undo
overlay-open = Open
overlay-close = Close
overlay-working = Working…
overlay-failed = This did not work. Nothing was lost. Try again.
overlay-updated = Cuecard was updated and has stopped on this page. Reload the page to continue.
overlay-covered = Something on this page covers or changes this button, so the click was ignored. Use Cuecard from the browser's toolbar instead.
overlay-reload = Reload page

buttons-open = Cuecard: actions for this page
buttons-actions = Actions
buttons-actingAs = Account: { $name }
buttons-looking = Loading…
buttons-save = Save this video
buttons-saveTo = Save to playlist…
buttons-another = Another playlist…
buttons-more = More actions for this video
buttons-alreadyIn = In { $playlists }
buttons-move = Move this button

menu-saveTo = Save to playlist
menu-choose = Another playlist…
buttons-copyPlaylist = Copy this playlist to mine…
buttons-manage = Open in manager
buttons-saveUploads = Save this channel's videos…

eventButton-add = Add event
eventButton-several = Add one of { $count } events

omnibox-addEvent = Add event: { $text }
omnibox-newEvent = New event
omnibox-hint = Type an event in words, a video address or the name of a playlist
omnibox-open = Open in YouTube
omnibox-openPlaylist = Open playlist { $playlist }
omnibox-saveVideo = Save this video to a playlist

chooser-name = Choose videos
chooser-tick = Choose “{ $name }”
chooser-chosen = Chosen: { $count }
chooser-price = Units for each playlist: { $count }
chooser-hint = Tick videos; hold Shift for a range. Escape ends it.
chooser-all = All on this page
chooser-clear = Clear
chooser-newPlaylist = New playlist…
chooser-copy = Copy links
chooser-copied = Links copied: { $count }
chooser-notCopied = The browser did not allow copying.
chooser-tooMany = At most { $count } videos can be saved at once.
chooser-end = End

menu-chooseVideos = Choose several videos on this page…

mover-name = Move the Cuecard button
mover-grip = Cuecard button: drag it, or use the arrow keys
mover-hint = Drag the button, or press the arrow keys. Escape cancels.
mover-done = Done
mover-cancel = Cancel
mover-reset = Standard place
mover-hide = Hide on this site
mover-hidden = Hidden on this site. Show it again in Cuecard's popup.

teacher-name = Choose an event in the page
teacher-ask-title = Step 1 of 3: click the title of one event.
teacher-ask-date = Step 2 of 3: click its date.
teacher-ask-place = Step 3 of 3: click its place, if the page names one.
teacher-hint = Or go there with the arrow keys and press Enter. Escape ends it.
teacher-part-title = Title
teacher-part-date = Date
teacher-part-place = Place
teacher-noPlace = No place
teacher-back = Back
teacher-end = End
teacher-found = Events like this one: { $count }. They are marked in the page.
teacher-foundOne = No other events like this one were found in the page.
teacher-show = Show the list
