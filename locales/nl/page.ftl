overlay-name = Cuecard
overlay-undo = Ongedaan maken
overlay-open = Openen
overlay-close = Sluiten
overlay-working = Bezig…
overlay-failed = Dit is niet gelukt. Er is niets verloren gegaan. Probeer het opnieuw.
overlay-updated = Cuecard is bijgewerkt en op deze pagina gestopt. Laad de pagina opnieuw om door te gaan.
overlay-covered = Iets op deze pagina bedekt of verandert deze knop, dus de klik is genegeerd. Gebruik Cuecard via de werkbalk van de browser.
overlay-reload = Pagina opnieuw laden

buttons-open = Cuecard: acties voor deze pagina
buttons-actions = Acties
buttons-actingAs = Account: { $name }
buttons-looking = Laden…
buttons-save = Deze video opslaan
buttons-saveTo = Opslaan in playlist…
buttons-another = Andere playlist…
buttons-more = Meer acties voor deze video
buttons-alreadyIn = In { $playlists }
buttons-move = Deze knop verplaatsen

menu-saveTo = Opslaan in playlist
menu-choose = Andere playlist…
buttons-copyPlaylist = Deze playlist naar mijn playlists kopiëren…
buttons-manage = Openen in beheer
buttons-saveUploads = Video’s van dit kanaal opslaan…

eventButton-add = Evenement toevoegen
eventButton-several = Een van { $count } evenementen toevoegen

omnibox-addEvent = Evenement toevoegen: { $text }
omnibox-newEvent = Nieuw evenement
omnibox-hint = Typ een evenement in woorden, een videoadres of de naam van een playlist
omnibox-open = Openen op YouTube
omnibox-openPlaylist = Playlist { $playlist } openen
omnibox-saveVideo = Deze video opslaan in een playlist

chooser-name = Video’s kiezen
chooser-tick = “{ $name }” kiezen
chooser-chosen = Gekozen: { $count }
chooser-price = Eenheden per playlist: { $count }
chooser-hint = Vink video’s aan; houd Shift ingedrukt voor een reeks. Stop met Escape.
chooser-all = Alles op deze pagina
chooser-clear = Wissen
chooser-newPlaylist = Nieuwe playlist…
chooser-copy = Links kopiëren
chooser-copied = Links gekopieerd: { $count }
chooser-notCopied = De browser stond kopiëren niet toe.
chooser-tooMany = Je kunt maximaal { $count } video’s tegelijk opslaan.
chooser-end = Stoppen

menu-chooseVideos = Meerdere video’s op deze pagina kiezen…

mover-name = De Cuecard-knop verplaatsen
mover-grip = Cuecard-knop: sleep hem of gebruik de pijltoetsen
mover-hint = Sleep de knop of druk op de pijltoetsen. Annuleer met Escape.
mover-done = Klaar
mover-cancel = Annuleren
mover-reset = Standaardplek
mover-hide = Verbergen op deze site
mover-hidden = Verborgen op deze site. Je kunt de knop weer tonen in het venster van Cuecard.

teacher-name = Evenement op de pagina kiezen
teacher-ask-title = Stap 1 van 3: klik op de titel van een evenement.
teacher-ask-date = Stap 2 van 3: klik op de datum ervan.
teacher-ask-place = Stap 3 van 3: klik op de plaats ervan, als de pagina die noemt.
teacher-hint = Of ga erheen met de pijltoetsen en druk op Enter. Stop met Escape.
teacher-part-title = Titel
teacher-part-date = Datum
teacher-part-place = Plaats
teacher-noPlace = Geen plaats
teacher-back = Terug
teacher-end = Stoppen
teacher-found = Evenementen zoals dit: { $count }. Ze zijn op de pagina gemarkeerd.
teacher-foundOne = Er zijn geen andere evenementen zoals dit op de pagina gevonden.
teacher-show = Lijst tonen
