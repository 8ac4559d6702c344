batches-actingAs = Compte : { $account }.
batches-doneOf = { $done } sur { $all }
batches-dropped =
    { $count ->
        [one] { $count } supprimé
       *[other] { $count } supprimés
    }
batches-endsOn = fin : { $day }
batches-failed =
    { $count ->
        [one] { $count } échec
       *[other] { $count } échecs
    }
batches-free = N’utilise pas de quota.
batches-furtherDays =
    { $count ->
        [one] Jusqu’au { $day }
       *[other] { $count } jours de plus, jusqu’au { $day }
    }
batches-minutesLeft =
    { $count ->
        [one] encore une minute environ
       *[other] encore { $count } minutes environ
    }
batches-more = Afficher plus
batches-noWayBack = Une partie ne peut pas être annulée.
batches-part = De { $first } à { $last } sur { $all } : une tâche groupée ne peut pas en contenir plus. Le coût est celui de cette partie. Démarrez le reste ensuite.
batches-perDay = Éléments par jour
batches-price =
    { $units ->
        [one] Utilise { $units } unité de quota.
       *[other] Utilise { $units } unités de quota.
    }
batches-priceToday =
    { $units ->
        [one] Utilise { $units } unité du quota du jour.
       *[other] Utilise { $units } unités du quota du jour.
    }
batches-progressOf = Progression de { $title }
batches-quotaUsedUp = le quota du jour est épuisé, sauf pour les actions individuelles
batches-reserve = Chaque jour, quelques unités sont réservées aux actions individuelles.
batches-restored = { $title }. Faits : { $done }, échecs : { $failed }, annulés : { $undone }.
batches-retry =
    { $count ->
        [one] Réessayer
       *[other] Réessayer ({ $count })
    }
batches-secondsLeft = encore moins d’une minute
batches-showFailed = Afficher les échecs
batches-started = Démarrée. Elle se poursuit en arrière-plan, même après un redémarrage du navigateur.
batches-startToday = Seulement { $count } aujourd’hui
batches-stateDone = Terminée
batches-statePaused = En pause
batches-stateRunning = En cours
batches-stateStopped = Arrêtée
batches-stateUndoing = Annulation en cours
batches-stateUndone = Annulée
batches-stateWaiting = En attente, reprise : { $time }
batches-stop = Arrêter
batches-undoneCount = Annulés : { $done } sur { $all }
batches-title = Tâches groupées
batches-toBatches = Afficher la progression
batches-undo = Tout annuler…
batches-undoStart =
    { $count ->
        [one] Annuler
       *[other] Tout annuler ({ $count })
    }
batches-requests =
    { $count ->
        [one] Environ { $count } requête à votre site, soit environ { $minutes } min.
       *[other] Environ { $count } requêtes à votre site, soit environ { $minutes } min.
    }
batches-wayBack = Vous pouvez tout annuler.

batches-kind-addEvents =
    { $count ->
        [one] Ajouter { $count } évènement de { $about }
       *[other] Ajouter { $count } évènements de { $about }
    }
batches-kind-copy =
    { $count ->
        [one] Copier { $count } vidéo vers { $about }
       *[other] Copier { $count } vidéos vers { $about }
    }
batches-kind-deleteRecords =
    { $count ->
        [one] Supprimer { $count } entrée
       *[other] Supprimer { $count } entrées
    }
batches-kind-deleteVideos =
    { $count ->
        [one] Supprimer { $count } vidéo
       *[other] Supprimer { $count } vidéos
    }
batches-kind-editEvents =
    { $count ->
        [one] Modifier { $count } évènement : { $about }
       *[other] Modifier { $count } évènements : { $about }
    }
batches-kind-editVideos =
    { $count ->
        [one] Modifier { $count } vidéo : { $about }
       *[other] Modifier { $count } vidéos : { $about }
    }
batches-kind-import =
    { $count ->
        [one] Enregistrer { $count } vidéo de { $about }
       *[other] Enregistrer { $count } vidéos de { $about }
    }
batches-kind-merge = Fusionner des playlists dans { $about }
batches-kind-mergeRecords = Fusionner dans { $about }
batches-kind-moderate = Commentaires : { $about }
batches-kind-move =
    { $count ->
        [one] Déplacer { $count } vidéo vers { $about }
       *[other] Déplacer { $count } vidéos vers { $about }
    }
batches-kind-remove =
    { $count ->
        [one] Retirer { $count } vidéo de { $about }
       *[other] Retirer { $count } vidéos de { $about }
    }
batches-kind-repeatEvent = Répéter { $about }
batches-kind-save =
    { $count ->
        [one] Enregistrer { $count } vidéo dans { $about }
       *[other] Enregistrer { $count } vidéos dans { $about }
    }
batches-kind-sort = Trier { $about }
batches-kind-split = Diviser { $about }
batches-kind-subscribe =
    { $count ->
        [one] S’abonner à { $count } chaîne
       *[other] S’abonner à { $count } chaînes
    }
batches-kind-thumbnails =
    { $count ->
        [one] Définir { $count } miniature
       *[other] Définir { $count } miniatures
    }
batches-kind-unsubscribe =
    { $count ->
        [one] Se désabonner de { $count } chaîne
       *[other] Se désabonner de { $count } chaînes
    }
batches-kind-addOrEditEvents =
    { $count ->
        [one] Ajouter ou modifier { $count } évènement de { $about }
       *[other] Ajouter ou modifier { $count } évènements de { $about }
    }
batches-kind-addToSites =
    { $count ->
        [one] Ajouter « { $about } » sur { $count } site
       *[other] Ajouter « { $about } » sur { $count } sites
    }
batches-kind-deleteEvents =
    { $count ->
        [one] Supprimer définitivement { $count } évènement
       *[other] Supprimer définitivement { $count } évènements
    }
batches-kind-trashEvents =
    { $count ->
        [one] Mettre { $count } évènement à la corbeille
       *[other] Mettre { $count } évènements à la corbeille
    }
batches-kind-restoreEvents =
    { $count ->
        [one] Restaurer { $count } évènement
       *[other] Restaurer { $count } évènements
    }
batches-kind-copyEvents =
    { $count ->
        [one] Dupliquer { $count } évènement
       *[other] Dupliquer { $count } évènements
    }
batches-start-addEvents =
    { $count ->
        [one] Ajouter { $count } évènement
       *[other] Ajouter { $count } évènements
    }
batches-start-addOrEditEvents =
    { $count ->
        [one] Ajouter ou modifier { $count } évènement
       *[other] Ajouter ou modifier { $count } évènements
    }
batches-start-addToSites =
    { $count ->
        [one] Ajouter sur { $count } site
       *[other] Ajouter sur { $count } sites
    }
batches-start-copy =
    { $count ->
        [one] Copier { $count } vidéo
       *[other] Copier { $count } vidéos
    }
batches-start-deleteEvents =
    { $count ->
        [one] Supprimer définitivement { $count } évènement
       *[other] Supprimer définitivement { $count } évènements
    }
batches-start-trashEvents =
    { $count ->
        [one] Mettre { $count } évènement à la corbeille
       *[other] Mettre { $count } évènements à la corbeille
    }
batches-start-restoreEvents =
    { $count ->
        [one] Restaurer { $count } évènement
       *[other] Restaurer { $count } évènements
    }
batches-start-copyEvents =
    { $count ->
        [one] Ajouter { $count } copie
       *[other] Ajouter { $count } copies
    }
batches-start-deleteRecords =
    { $count ->
        [one] Supprimer { $count } entrée
       *[other] Supprimer { $count } entrées
    }
batches-start-deleteVideos =
    { $count ->
        [one] Supprimer { $count } vidéo
       *[other] Supprimer { $count } vidéos
    }
batches-start-editEvents =
    { $count ->
        [one] Modifier { $count } évènement
       *[other] Modifier { $count } évènements
    }
batches-start-editVideos =
    { $count ->
        [one] Modifier { $count } vidéo
       *[other] Modifier { $count } vidéos
    }
batches-start-import =
    { $count ->
        [one] Enregistrer { $count } vidéo
       *[other] Enregistrer { $count } vidéos
    }
batches-start-merge = Fusionner les playlists
batches-start-mergeRecords = Fusionner les entrées
batches-start-moderate =
    { $count ->
        [one] Appliquer à { $count } commentaire
       *[other] Appliquer à { $count } commentaires
    }
batches-start-move =
    { $count ->
        [one] Déplacer { $count } vidéo
       *[other] Déplacer { $count } vidéos
    }
batches-start-remove =
    { $count ->
        [one] Retirer { $count } vidéo
       *[other] Retirer { $count } vidéos
    }
batches-start-repeatEvent =
    { $count ->
        [one] Ajouter { $count } évènement
       *[other] Ajouter { $count } évènements
    }
batches-start-save =
    { $count ->
        [one] Enregistrer { $count } vidéo
       *[other] Enregistrer { $count } vidéos
    }
batches-start-sort = Trier la playlist
batches-start-split = Diviser la playlist
batches-start-subscribe =
    { $count ->
        [one] S’abonner à { $count } chaîne
       *[other] S’abonner à { $count } chaînes
    }
batches-start-thumbnails =
    { $count ->
        [one] Définir { $count } miniature
       *[other] Définir { $count } miniatures
    }
batches-start-unsubscribe =
    { $count ->
        [one] Se désabonner de { $count } chaîne
       *[other] Se désabonner de { $count } chaînes
    }
