frame-acting = Compte utilisé
frame-addEvent = Ajouter à votre calendrier
frame-anotherEvent = Choisir un autre évènement
frame-anotherPlaylist = Choisir une autre playlist
frame-chooseEvent = Choisissez parmi { $count } évènements
frame-chosenVideos = Vidéos choisies
frame-close = Fermer
frame-continue = Continuer
frame-saveVideos =
    { $count ->
        [one] Enregistrer { $count } vidéo
       *[other] Enregistrer { $count } vidéos
    }
frame-onCalendar = Cet évènement est déjà dans votre calendrier.
frame-reading = Lecture de la page sur { $host }…
frame-understanding = Lecture du texte…
frame-whyRead = Cuecard lit la page une fois pour trouver son évènement. Rien n’est envoyé nulle part.
frame-forget = Oublier
frame-taughtKept = Désormais, Cuecard trouve les évènements de cette page et des pages similaires comme vous l’avez montré.
frame-taughtForgotten = Oublié. Cuecard recherche à nouveau seul les évènements de cette page.
frame-taughtNothing = Cuecard ne reconnaît pas de date dans ce que vous avez choisi : rien n’a été retenu. Recommencez, avec la date d’un évènement à la deuxième étape.
