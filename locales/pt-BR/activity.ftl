activity-attention = Requer atenção
activity-moreWaiting =
    { $count ->
        [one] Mais { $count } tarefa aguarda; ainda não aparece na lista.
       *[other] Mais { $count } tarefas aguardam; ainda não aparecem na lista.
    }
activity-open = Em andamento
activity-state = Status
activity-time = Hora
activity-unchanged = Nada a alterar
activity-units = Unidades
activity-waits = Aguardando
activity-what = Tarefa
