feeds-add = Adicionar feed
feeds-addNote = O Cuecard lê o endereço uma vez por dia, sem os seus logins, e oferece as novidades. Nada é adicionado sozinho, a menos que você escolha assim. Algumas páginas só podem ser lidas enquanto esta seção está aberta.
feeds-address = Endereço
feeds-addressHint = Um arquivo de calendário (.ics, webcal://) ou uma página com eventos.
feeds-changed = { $fields }.
feeds-check = Verificar agora
feeds-checkAll = Verificar todos agora
feeds-cutShort = Este feed tem mais eventos do que o Cuecard guarda: os próximos 2.000.
feeds-doubtful = Pode ser outro evento: o ID dele era de um evento diferente.
feeds-edited = Editado aqui
feeds-failingSince = Falha desde: { $time }. Os eventos abaixo são de antes.
feeds-feed = Feed
feeds-field-cost = preço
feeds-field-currency = moeda
feeds-field-description = descrição
feeds-field-keywords = categorias
feeds-field-title = título
feeds-field-start = início
feeds-field-end = término
feeds-field-allDay = dia inteiro
feeds-field-timeZone = fuso horário
feeds-field-venue = local
feeds-field-online = endereço on-line
feeds-field-organizers = organizadores
feeds-field-url = site
feeds-field-website = site
feeds-field-image = imagem
feeds-field-categories = categorias
feeds-field-tags = tags
feeds-field-status = status
feeds-gone =
    { $count ->
        [one] { $count } evento não está mais nele
       *[other] { $count } eventos não estão mais nele
    }
feeds-kept = Fica como editado aqui: { $fields }.
feeds-leaveOut = Deixar de fora
feeds-moved = Mudou para { $address }.
feeds-name = Nome
feeds-neverRead = Ainda não lido
feeds-none = Nenhum feed ainda. Adicione o endereço de um arquivo de calendário ou de uma página com eventos: o que houver de novo ali é oferecido para o seu calendário.
feeds-noneFound = Nenhum evento futuro nos seus feeds.
feeds-noneLeft = Estes eventos estão sendo adicionados ou não estão mais no feed.
feeds-notGranted = Sem a permissão para { $host }, o Cuecard não consegue ler este feed.
feeds-offerAgain = Oferecer de novo
feeds-nothingNew = Nada de novo nos seus feeds.
feeds-offered = Novos ou alterados
feeds-offers =
    { $count ->
        [0] nada de novo
        [one] { $count } evento para revisar
       *[other] { $count } eventos para revisar
    }
feeds-readAt = lido: { $time }
feeds-redirected = O endereço leva a { $address }.
feeds-remove = Remover feed
feeds-removeNote = Os eventos que estão no seu calendário continuam lá.
feeds-removeSure = Remover e esquecer os eventos dele
feeds-rename = Salvar nome
feeds-review =
    { $count ->
        [one] Revisar { $count } evento
       *[other] Revisar { $count } eventos
    }
feeds-rule = Eventos novos e alterados
feeds-rule-draft = Adicionar como rascunhos
feeds-rule-offer = Oferecer para revisão
feeds-rule-publish = Publicar
feeds-ruleHint = O que você edita no calendário sempre fica. Eventos que somem do feed são avisados e nunca excluídos.
feeds-settings = Configurações
feeds-standing = Status
feeds-standing-added = No seu calendário
feeds-standing-cancelled = Cancelado no feed
feeds-standing-changed = Alterado
feeds-standing-gone = Ausente do feed
feeds-standing-leftOut = Deixado de fora
feeds-standing-new = Novo
feeds-standing-underWay = Sendo adicionado
feeds-useAddress = Usar esse endereço
