frame-acting = Account in uso
frame-addEvent = Aggiungi al tuo calendario
frame-anotherEvent = Scegli un altro evento
frame-anotherPlaylist = Scegli un’altra playlist
frame-chooseEvent = Scegli uno di { $count } eventi
frame-chosenVideos = Video scelti
frame-close = Chiudi
frame-continue = Continua
frame-saveVideos =
    { $count ->
        [one] Salva 1 video
       *[other] Salva { $count } video
    }
frame-onCalendar = Questo evento è già nel tuo calendario.
frame-reading = Lettura della pagina su { $host }…
frame-understanding = Lettura del testo…
frame-whyRead = Cuecard legge la pagina una sola volta per trovarne l’evento. Non viene inviato nulla.
frame-forget = Dimentica
frame-taughtKept = D’ora in poi Cuecard trova gli eventi di questa pagina e di quelle simili come hai mostrato.
frame-taughtForgotten = Dimenticato. Cuecard trova di nuovo da solo gli eventi in questa pagina.
frame-taughtNothing = Cuecard non riconosce alcuna data in ciò che hai scelto, quindi non è stato memorizzato nulla. Scegli di nuovo, con la data di un evento nel secondo passaggio.
