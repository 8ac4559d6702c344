activity-attention = Requiere atención
activity-moreWaiting =
    { $count ->
        [one] 1 tarea más en espera; aún no aparece en el listado.
       *[other] { $count } tareas más en espera; aún no aparecen en el listado.
    }
activity-open = En curso
activity-state = Estado
activity-time = Hora
activity-unchanged = Nada que cambiar
activity-units = Unidades
activity-waits = En espera
activity-what = Tarea
