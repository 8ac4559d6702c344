overlay-name = Cuecard
overlay-undo = Annulla
overlay-open = Apri
overlay-close = Chiudi
overlay-working = In corso…
overlay-failed = Operazione non riuscita. Niente è andato perso. Riprova.
overlay-updated = Cuecard è stato aggiornato e si è fermato in questa pagina. Ricarica la pagina per continuare.
overlay-covered = Qualcosa in questa pagina copre o altera questo pulsante, quindi il clic è stato ignorato. Usa Cuecard dalla barra degli strumenti del browser.
overlay-reload = Ricarica la pagina

buttons-open = Cuecard: azioni per questa pagina
buttons-actions = Azioni
buttons-actingAs = Account: { $name }
buttons-looking = Caricamento…
buttons-save = Salva questo video
buttons-saveTo = Salva nella playlist…
buttons-another = Altra playlist…
buttons-more = Altre azioni per questo video
buttons-alreadyIn = In { $playlists }
buttons-move = Sposta questo pulsante

menu-saveTo = Salva nella playlist
menu-choose = Altra playlist…
buttons-copyPlaylist = Copia questa playlist tra le mie…
buttons-manage = Apri nella gestione
buttons-saveUploads = Salva i video di questo canale…

eventButton-add = Aggiungi evento
eventButton-several = Aggiungi uno di { $count } eventi

omnibox-addEvent = Aggiungi evento: { $text }
omnibox-newEvent = Nuovo evento
omnibox-hint = Scrivi un evento a parole, l’indirizzo di un video o il nome di una playlist
omnibox-open = Apri su YouTube
omnibox-openPlaylist = Apri la playlist { $playlist }
omnibox-saveVideo = Salva questo video in una playlist

chooser-name = Scegli i video
chooser-tick = Scegli “{ $name }”
chooser-chosen = Scelti: { $count }
chooser-price = Unità per ogni playlist: { $count }
chooser-hint = Spunta i video; tieni premuto Maiusc per un intervallo. Esc per terminare.
chooser-all = Tutti quelli di questa pagina
chooser-clear = Deseleziona
chooser-newPlaylist = Nuova playlist…
chooser-copy = Copia link
chooser-copied = Link copiati: { $count }
chooser-notCopied = Il browser non ha consentito la copia.
chooser-tooMany = Si possono salvare al massimo { $count } video per volta.
chooser-end = Fine

menu-chooseVideos = Scegli più video in questa pagina…

mover-name = Sposta il pulsante di Cuecard
mover-grip = Pulsante di Cuecard: trascinalo o usa i tasti freccia
mover-hint = Trascina il pulsante o premi i tasti freccia. Esc per lasciarlo dov’era.
mover-done = Fatto
mover-cancel = Chiudi
mover-reset = Posizione predefinita
mover-hide = Nascondi in questo sito
mover-hidden = Nascosto in questo sito. Puoi mostrarlo di nuovo dalla finestra di Cuecard.

teacher-name = Scegli un evento nella pagina
teacher-ask-title = Passaggio 1 di 3: fai clic sul titolo di un evento.
teacher-ask-date = Passaggio 2 di 3: fai clic sulla sua data.
teacher-ask-place = Passaggio 3 di 3: fai clic sul suo luogo, se la pagina lo indica.
teacher-hint = Oppure spostati con i tasti freccia e premi Invio. Esc per terminare.
teacher-part-title = Titolo
teacher-part-date = Data
teacher-part-place = Luogo
teacher-noPlace = Nessun luogo
teacher-back = Indietro
teacher-end = Fine
teacher-found = Eventi come questo: { $count }. Sono evidenziati nella pagina.
teacher-foundOne = Nella pagina non ci sono altri eventi come questo.
teacher-show = Mostra l’elenco
