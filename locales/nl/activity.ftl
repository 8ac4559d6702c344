activity-attention = Aandacht nodig
activity-moreWaiting =
    { $count ->
        [one] Er wacht nog 1 taak; die staat nog niet in de lijst.
       *[other] Er wachten nog { $count } taken; die staan nog niet in de lijst.
    }
activity-open = Bezig
activity-state = Status
activity-time = Tijd
activity-unchanged = Niets te wijzigen
activity-units = Eenheden
activity-waits = Wacht
activity-what = Taak
