overlay-name = Cuecard
overlay-undo = Undo
overlay-show = Show
overlay-close = Close
overlay-working = Working…
overlay-failed = This did not work. Nothing was lost.
overlay-updated = Cuecard was updated and has stopped on this page.
overlay-covered = Something on this page covers or alters this button, so the click did not count. Cuecard in the browser's toolbar still works.
overlay-reload = Reload the page

buttons-open = Cuecard: what you can do here
buttons-actions = What you can do here
buttons-actingAs = As { $name }
buttons-looking = Looking…
buttons-save = Save this video
buttons-saveTo = Save to…
buttons-more = More for this video
buttons-alreadyIn = In { $playlists }

menu-saveTo = Save to…
menu-choose = Another playlist…
menu-linkedEvent = Add the linked page’s event
menu-selectedEvent = Add the selected text as an event

eventButton-add = Add event
eventButton-several = Add one of { $count } events
