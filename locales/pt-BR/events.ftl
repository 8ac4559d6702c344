events-another = Adicionar outro evento
events-copy = Novo evento a partir deste…
events-month = Mês
events-new = Novo evento
events-none = Nenhum evento ainda. Crie um, adicione um de uma página com evento ou importe um arquivo de calendário.
events-past = Passados
events-noneUpcoming = Nenhum evento próximo.
events-upcoming = Próximos
events-searchesIn = Buscar em título, descrição, local, organizador, categoria, tag
events-when = Quando
events-addCategories = Adicionar categorias
events-addOrganizers = Adicionar organizadores
events-copies = Duplicar para outras datas
events-copyEvery = Dias entre as datas
events-copyHint = Pelo relógio do fuso horário do evento. Cada cópia traz a data no endereço.
events-copyPublished = Publicar as cópias na hora
events-copyTimes = Cópias de cada evento
events-deleteForGood = Excluir permanentemente
events-deleteGoes = Estes eventos serão excluídos do seu site, com as páginas deles.
events-descriptionSource = Descrição (código)
events-editMany =
    { $count ->
        [one] Editar { $count } evento
       *[other] Editar { $count } eventos
    }
events-priceHint = 0 para gratuito. Uma moeda escrita junto, como 12 €, passa a ser a do evento.
events-removeCategories = Remover categorias
events-removeOrganizers = Remover organizadores
events-shift = Mover por dias ou minutos
events-shiftDays = Dias
events-shiftHint = Um sinal de menos antecipa os eventos. Vale o relógio do fuso horário de cada evento, tanto no horário de verão quanto fora dele.
events-shiftMinutes = Minutos
events-shiftMinutesHint = Eventos de dia inteiro só se movem por dias.
events-skipped =
    { $count ->
        [one] { $count } evento será ignorado
       *[other] { $count } eventos serão ignorados
    }
events-typeCount = Para excluí-los, digite quantos são: { $count }
events-unread =
    { $count ->
        [one] { $count } evento será examinado quando a tarefa for executada.
       *[other] { $count } eventos serão examinados quando a tarefa for executada.
    }
events-willChange =
    { $count ->
        [one] { $count } evento será alterado.
       *[other] { $count } eventos serão alterados.
    }
events-afterDates = Após um número de datas
events-chosenDates = Nestas datas
events-daily = Todo dia ou a cada alguns dias
events-dateOf = Em vez de { $day }
events-datesAsList = Datas em lista
events-datesChosen =
    { $count ->
        [0] Nenhuma data ainda.
        [one] { $count } evento será adicionado.
       *[other] { $count } eventos serão adicionados.
    }
events-datesFile = Arquivo
events-datesFileHint = Um arquivo de calendário ou um texto com uma data por linha.
events-datesInAll = Total de datas
events-datesInAllHint = Incluindo a data deste evento.
events-datesText = Ou cole as datas
events-datesTextHint = Uma por linha, como aparecem em uma página: “sex., 4 de dezembro”, “2026-12-11”.
events-editFollowing = Este e os seguintes ({ $count })…
events-editSeries = Todos ({ $count })…
events-everyDays = Dias entre uma data e outra
events-everyMonths = Meses entre uma data e outra
events-everyWeeks = Semanas entre uma data e outra
events-lastDay = Último dia possível
events-laterDates = As datas posteriores estão na lista abaixo.
events-leaveOut = Omitir
events-monthlyDay = Todo mês no mesmo dia
events-monthlyWeekday = Todo mês em um dia da semana, como a primeira sexta-feira
events-mostDates = Uma série pode ter até { $count } datas adicionais.
events-nth =
    { $nth ->
        [1] Primeira
        [2] Segunda
        [3] Terceira
        [4] Quarta
       *[other] Última
    }
events-ofSeries = Evento { $at } de { $count } criados juntos. O formulário abaixo altera só este.
events-onDay = Em um dia
events-onWeekdays = Dias da semana
events-pressDay = Clique em um dia para adicioná-lo ou omiti-lo.
events-repeat = Repetir…
events-repeatTitle = Repetir este evento
events-repeats = Repetição
events-seriesEnds = Término
events-weekday = Dia da semana
events-weekly = Toda semana ou a cada algumas semanas
events-whichOfMonth = Ocorrência no mês
events-by = por { $name }
events-clash = Conflita com outro evento no mesmo local
events-dueDraft = Rascunho, em até { $days } dias
events-noPicture = Sem imagem
events-noPrice = Sem preço
events-noVenue = Sem local
events-toCheck = A conferir
events-saveIcs = Exportar { $count } como .ics
events-saveJson = Exportar { $count } como JSON
events-thenRepeat = Repetir em outros dias, escolhidos em seguida
events-fact-end = Término
events-fact-start = Início
events-fact-status = Status
events-fact-title = Título
events-fact-venue = Local
events-factBefore = antes: { $before }
events-fromPage = De
events-ignorePage = Ignorar
events-checkedAt = verificada: { $day }
events-checkNow = Verificar agora
events-page-changed = A página deste evento agora diz outra coisa:
events-page-failed = a página não respondeu
events-page-gone = A página deste evento não existe mais.
events-page-ignored = a página não cita o evento
events-page-missing = A página não cita mais este evento.
events-page-same = nada mudou
events-page-unread = a verificação diária não consegue ler esta página
events-pageChanged = Página alterada
events-status-cancelled = Cancelado
events-status-postponed = Adiado
events-takesPlace = Acontece
events-updateFromPage = Atualizar…
events-watchPage = Verificar todo dia
