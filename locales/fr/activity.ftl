activity-attention = Demande votre attention
activity-moreWaiting =
    { $count ->
        [one] { $count } autre tâche attend ; elle n’est pas encore dans la liste.
       *[other] { $count } autres tâches attendent ; elles ne sont pas encore dans la liste.
    }
activity-open = En cours
activity-state = État
activity-time = Heure
activity-unchanged = Rien à changer
activity-units = Unités
activity-waits = En attente
activity-what = Tâche
