overlay-name = Cuecard
overlay-undo = Rückgängig
overlay-open = Öffnen
overlay-close = Schließen
overlay-working = Wird ausgeführt…
overlay-failed = Das hat nicht geklappt. Nichts ging verloren. Versuchen Sie es erneut.
overlay-updated = Cuecard wurde aktualisiert und läuft auf dieser Seite nicht mehr. Laden Sie die Seite neu, um fortzufahren.
overlay-covered = Etwas auf dieser Seite verdeckt oder verändert diesen Button, daher wurde der Klick ignoriert. Benutzen Sie Cuecard stattdessen über die Symbolleiste des Browsers.
overlay-reload = Seite neu laden

buttons-open = Cuecard: Aktionen für diese Seite
buttons-actions = Aktionen
buttons-actingAs = Konto: { $name }
buttons-looking = Wird geladen…
buttons-save = Dieses Video speichern
buttons-saveTo = In Playlist speichern…
buttons-another = Andere Playlist…
buttons-more = Weitere Aktionen für dieses Video
buttons-alreadyIn = In { $playlists }
buttons-move = Diesen Button verschieben

menu-saveTo = In Playlist speichern
menu-choose = Andere Playlist…
buttons-copyPlaylist = Diese Playlist in meine kopieren…
buttons-manage = Im Manager öffnen
buttons-saveUploads = Videos dieses Kanals speichern…

eventButton-add = Veranstaltung hinzufügen
eventButton-several = Eine von { $count } Veranstaltungen hinzufügen

omnibox-addEvent = Veranstaltung hinzufügen: { $text }
omnibox-newEvent = Neue Veranstaltung
omnibox-hint = Veranstaltung in Worten, Videoadresse oder Name einer Playlist eingeben
omnibox-open = Auf YouTube öffnen
omnibox-openPlaylist = Playlist { $playlist } öffnen
omnibox-saveVideo = Dieses Video in einer Playlist speichern

chooser-name = Videos auswählen
chooser-tick = „{ $name }“ auswählen
chooser-chosen = Ausgewählt: { $count }
chooser-price = Einheiten pro Playlist: { $count }
chooser-hint = Videos anhaken; Umschalt wählt einen Bereich. Escape beendet.
chooser-all = Alle auf dieser Seite
chooser-clear = Aufheben
chooser-newPlaylist = Neue Playlist…
chooser-copy = Links kopieren
chooser-copied = Links kopiert: { $count }
chooser-notCopied = Der Browser hat das Kopieren nicht erlaubt.
chooser-tooMany = Höchstens { $count } Videos lassen sich auf einmal speichern.
chooser-end = Beenden

menu-chooseVideos = Mehrere Videos auf dieser Seite auswählen…

mover-name = Cuecard-Button verschieben
mover-grip = Cuecard-Button: ziehen oder Pfeiltasten benutzen
mover-hint = Ziehen Sie den Button, oder drücken Sie die Pfeiltasten. Escape bricht ab.
mover-done = Fertig
mover-cancel = Abbrechen
mover-reset = Standardplatz
mover-hide = Auf dieser Website ausblenden
mover-hidden = Auf dieser Website ausgeblendet. Im Pop-up von Cuecard lässt er sich wieder einblenden.

teacher-name = Veranstaltung auf der Seite auswählen
teacher-ask-title = Schritt 1 von 3: Klicken Sie auf den Titel einer Veranstaltung.
teacher-ask-date = Schritt 2 von 3: Klicken Sie auf ihr Datum.
teacher-ask-place = Schritt 3 von 3: Klicken Sie auf ihren Ort, falls die Seite einen nennt.
teacher-hint = Oder mit den Pfeiltasten dorthin und Enter drücken. Escape beendet.
teacher-part-title = Titel
teacher-part-date = Datum
teacher-part-place = Ort
teacher-noPlace = Kein Ort
teacher-back = Zurück
teacher-end = Beenden
teacher-found = Solche Veranstaltungen: { $count }. Sie sind auf der Seite markiert.
teacher-foundOne = Auf der Seite wurden keine weiteren Veranstaltungen dieser Art gefunden.
teacher-show = Liste zeigen
