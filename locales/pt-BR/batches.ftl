batches-actingAs = Conta: { $account }.
batches-doneOf = { $done } de { $all } concluídos
batches-dropped =
    { $count ->
        [one] { $count } removido
       *[other] { $count } removidos
    }
batches-endsOn = termina: { $day }
batches-failed =
    { $count ->
        [one] { $count } falhou
       *[other] { $count } falharam
    }
batches-free = Não usa cota.
batches-furtherDays =
    { $count ->
        [one] Até { $day }
       *[other] Mais { $count } dias, até { $day }
    }
batches-minutesLeft =
    { $count ->
        [one] falta cerca de um minuto
       *[other] faltam cerca de { $count } minutos
    }
batches-more = Mostrar mais
batches-noWayBack = Uma parte não pode ser desfeita.
batches-part = { $first } a { $last } de { $all }: uma tarefa em massa não comporta mais. O custo é o desta parte. Inicie o restante depois dela.
batches-perDay = Itens por dia
batches-price =
    { $units ->
        [one] Usa { $units } unidade da cota.
       *[other] Usa { $units } unidades da cota.
    }
batches-priceToday =
    { $units ->
        [one] Usa { $units } unidade da cota de hoje.
       *[other] Usa { $units } unidades da cota de hoje.
    }
batches-progressOf = Progresso de { $title }
batches-quotaUsedUp = a cota de hoje acabou, exceto para cliques avulsos
batches-reserve = Algumas unidades de cada dia ficam reservadas para cliques avulsos.
batches-restored = { $title }. Concluídos: { $done }, falhas: { $failed }, desfeitos: { $undone }.
batches-retry =
    { $count ->
        [one] Tentar de novo
       *[other] Tentar { $count } de novo
    }
batches-secondsLeft = falta menos de um minuto
batches-showFailed = Mostrar falhas
batches-started = Iniciada. Continua em segundo plano, mesmo depois de reiniciar o navegador.
batches-startToday = Só { $count } hoje
batches-stateDone = Concluída
batches-statePaused = Pausada
batches-stateRunning = Em andamento
batches-stateStopped = Parada
batches-stateUndoing = Desfazendo
batches-stateUndone = Desfeita
batches-stateWaiting = Aguardando: { $time }
batches-stop = Parar
batches-undoneCount = { $done } de { $all } desfeitos
batches-title = Tarefas em massa
batches-toBatches = Mostrar progresso
batches-undo = Desfazer tudo…
batches-undoStart =
    { $count ->
        [one] Desfazer
       *[other] Desfazer todos ({ $count })
    }
batches-requests =
    { $count ->
        [one] Cerca de { $count } solicitação ao seu site, uns { $minutes } min.
       *[other] Cerca de { $count } solicitações ao seu site, uns { $minutes } min.
    }
batches-wayBack = Você pode desfazer tudo.

batches-kind-addEvents =
    { $count ->
        [one] Adicionar { $count } evento de { $about }
       *[other] Adicionar { $count } eventos de { $about }
    }
batches-kind-addOrEditEvents =
    { $count ->
        [one] Adicionar ou alterar { $count } evento de { $about }
       *[other] Adicionar ou alterar { $count } eventos de { $about }
    }
batches-kind-addToSites =
    { $count ->
        [one] Adicionar “{ $about }” a { $count } site
       *[other] Adicionar “{ $about }” a { $count } sites
    }
batches-kind-copy =
    { $count ->
        [one] Copiar { $count } vídeo para { $about }
       *[other] Copiar { $count } vídeos para { $about }
    }
batches-kind-deleteEvents =
    { $count ->
        [one] Excluir { $count } evento permanentemente
       *[other] Excluir { $count } eventos permanentemente
    }
batches-kind-trashEvents =
    { $count ->
        [one] Mover { $count } evento para a lixeira
       *[other] Mover { $count } eventos para a lixeira
    }
batches-kind-restoreEvents =
    { $count ->
        [one] Restaurar { $count } evento
       *[other] Restaurar { $count } eventos
    }
batches-kind-copyEvents =
    { $count ->
        [one] Duplicar { $count } evento
       *[other] Duplicar { $count } eventos
    }
batches-kind-deleteRecords =
    { $count ->
        [one] Excluir { $count } entrada
       *[other] Excluir { $count } entradas
    }
batches-kind-deleteVideos =
    { $count ->
        [one] Excluir { $count } vídeo
       *[other] Excluir { $count } vídeos
    }
batches-kind-editEvents =
    { $count ->
        [one] Alterar { $count } evento: { $about }
       *[other] Alterar { $count } eventos: { $about }
    }
batches-kind-editVideos =
    { $count ->
        [one] Editar { $count } vídeo: { $about }
       *[other] Editar { $count } vídeos: { $about }
    }
batches-kind-import =
    { $count ->
        [one] Salvar { $count } vídeo de { $about }
       *[other] Salvar { $count } vídeos de { $about }
    }
batches-kind-merge = Mesclar playlists em { $about }
batches-kind-mergeRecords = Mesclar em { $about }
batches-kind-moderate = Comentários: { $about }
batches-kind-move =
    { $count ->
        [one] Mover { $count } vídeo para { $about }
       *[other] Mover { $count } vídeos para { $about }
    }
batches-kind-remove =
    { $count ->
        [one] Remover { $count } vídeo de { $about }
       *[other] Remover { $count } vídeos de { $about }
    }
batches-kind-repeatEvent = Repetir { $about }
batches-kind-save =
    { $count ->
        [one] Salvar { $count } vídeo em { $about }
       *[other] Salvar { $count } vídeos em { $about }
    }
batches-kind-sort = Classificar { $about }
batches-kind-split = Dividir { $about }
batches-kind-subscribe =
    { $count ->
        [one] Inscrever-se em { $count } canal
       *[other] Inscrever-se em { $count } canais
    }
batches-kind-thumbnails =
    { $count ->
        [one] Definir { $count } miniatura
       *[other] Definir { $count } miniaturas
    }
batches-kind-unsubscribe =
    { $count ->
        [one] Cancelar a inscrição em { $count } canal
       *[other] Cancelar a inscrição em { $count } canais
    }

batches-start-addEvents =
    { $count ->
        [one] Adicionar { $count } evento
       *[other] Adicionar { $count } eventos
    }
batches-start-addOrEditEvents =
    { $count ->
        [one] Adicionar ou alterar { $count } evento
       *[other] Adicionar ou alterar { $count } eventos
    }
batches-start-addToSites =
    { $count ->
        [one] Adicionar a { $count } site
       *[other] Adicionar a { $count } sites
    }
batches-start-copy =
    { $count ->
        [one] Copiar { $count } vídeo
       *[other] Copiar { $count } vídeos
    }
batches-start-deleteEvents =
    { $count ->
        [one] Excluir { $count } evento permanentemente
       *[other] Excluir { $count } eventos permanentemente
    }
batches-start-trashEvents =
    { $count ->
        [one] Mover { $count } evento para a lixeira
       *[other] Mover { $count } eventos para a lixeira
    }
batches-start-restoreEvents =
    { $count ->
        [one] Restaurar { $count } evento
       *[other] Restaurar { $count } eventos
    }
batches-start-copyEvents =
    { $count ->
        [one] Adicionar { $count } cópia
       *[other] Adicionar { $count } cópias
    }
batches-start-deleteRecords =
    { $count ->
        [one] Excluir { $count } entrada
       *[other] Excluir { $count } entradas
    }
batches-start-deleteVideos =
    { $count ->
        [one] Excluir { $count } vídeo
       *[other] Excluir { $count } vídeos
    }
batches-start-editEvents =
    { $count ->
        [one] Alterar { $count } evento
       *[other] Alterar { $count } eventos
    }
batches-start-editVideos =
    { $count ->
        [one] Editar { $count } vídeo
       *[other] Editar { $count } vídeos
    }
batches-start-import =
    { $count ->
        [one] Salvar { $count } vídeo
       *[other] Salvar { $count } vídeos
    }
batches-start-merge = Mesclar playlists
batches-start-mergeRecords = Mesclar entradas
batches-start-moderate =
    { $count ->
        [one] Aplicar a { $count } comentário
       *[other] Aplicar a { $count } comentários
    }
batches-start-move =
    { $count ->
        [one] Mover { $count } vídeo
       *[other] Mover { $count } vídeos
    }
batches-start-remove =
    { $count ->
        [one] Remover { $count } vídeo
       *[other] Remover { $count } vídeos
    }
batches-start-repeatEvent =
    { $count ->
        [one] Adicionar { $count } evento
       *[other] Adicionar { $count } eventos
    }
batches-start-save =
    { $count ->
        [one] Salvar { $count } vídeo
       *[other] Salvar { $count } vídeos
    }
batches-start-sort = Classificar playlist
batches-start-split = Dividir playlist
batches-start-subscribe =
    { $count ->
        [one] Inscrever-se em { $count } canal
       *[other] Inscrever-se em { $count } canais
    }
batches-start-thumbnails =
    { $count ->
        [one] Definir { $count } miniatura
       *[other] Definir { $count } miniaturas
    }
batches-start-unsubscribe =
    { $count ->
        [one] Cancelar { $count } inscrição
       *[other] Cancelar { $count } inscrições
    }
