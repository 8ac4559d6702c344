activity-attention = Richiede attenzione
activity-moreWaiting =
    { $count ->
        [one] Un’altra operazione in attesa, non ancora in elenco.
       *[other] Altre { $count } operazioni in attesa, non ancora in elenco.
    }
activity-open = In corso
activity-state = Stato
activity-time = Ora
activity-unchanged = Niente da cambiare
activity-units = Unità
activity-waits = In attesa
activity-what = Operazione
