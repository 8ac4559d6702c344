frame-acting = Gebruikt account
frame-addEvent = Toevoegen aan je kalender
frame-anotherEvent = Ander evenement kiezen
frame-anotherPlaylist = Andere playlist kiezen
frame-chooseEvent = Kies een van { $count } evenementen
frame-chosenVideos = Gekozen video’s
frame-close = Sluiten
frame-continue = Doorgaan
frame-saveVideos =
    { $count ->
        [one] 1 video opslaan
       *[other] { $count } video’s opslaan
    }
frame-onCalendar = Dit evenement staat al in je kalender.
frame-reading = De pagina op { $host } lezen…
frame-understanding = De tekst lezen…
frame-whyRead = Cuecard leest de pagina één keer om het evenement te vinden. Er wordt niets verstuurd.
frame-forget = Vergeten
frame-taughtKept = Cuecard vindt de evenementen op deze en soortgelijke pagina’s voortaan zoals je hebt laten zien.
frame-taughtForgotten = Vergeten. Cuecard vindt evenementen op deze pagina weer zelf.
frame-taughtNothing = Cuecard herkent geen datum in wat je hebt gekozen, dus er is niets onthouden. Kies opnieuw, met de datum van een evenement in de tweede stap.
