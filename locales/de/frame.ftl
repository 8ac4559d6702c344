frame-acting = Verwendetes Konto
frame-addEvent = Zu Ihrem Kalender hinzufügen
frame-anotherEvent = Andere Veranstaltung auswählen
frame-anotherPlaylist = Andere Playlist auswählen
frame-chooseEvent = Eine von { $count } Veranstaltungen auswählen
frame-chosenVideos = Ausgewählte Videos
frame-close = Schließen
frame-continue = Weiter
frame-saveVideos =
    { $count ->
        [one] 1 Video speichern
       *[other] { $count } Videos speichern
    }
frame-onCalendar = Diese Veranstaltung ist schon in Ihrem Kalender.
frame-reading = Die Seite auf { $host } wird gelesen…
frame-understanding = Der Text wird gelesen…
frame-whyRead = Cuecard liest die Seite einmal, um ihre Veranstaltung zu finden. Nichts davon wird gesendet.
frame-forget = Vergessen
frame-taughtKept = Ab jetzt findet Cuecard die Veranstaltungen dieser und ähnlicher Seiten so, wie Sie es gezeigt haben.
frame-taughtForgotten = Vergessen. Cuecard findet Veranstaltungen auf dieser Seite wieder selbst.
frame-taughtNothing = Cuecard erkennt in Ihrer Auswahl kein Datum, daher wurde nichts gemerkt. Wählen Sie erneut aus, im zweiten Schritt mit dem Datum einer Veranstaltung.
