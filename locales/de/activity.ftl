activity-attention = Zu beachten
activity-moreWaiting =
    { $count ->
        [one] 1 weitere Aufgabe wartet; sie ist noch nicht aufgeführt.
       *[other] { $count } weitere Aufgaben warten; sie sind noch nicht aufgeführt.
    }
activity-open = In Arbeit
activity-state = Status
activity-time = Zeit
activity-unchanged = Nichts zu ändern
activity-units = Einheiten
activity-waits = Wartend
activity-what = Aufgabe
