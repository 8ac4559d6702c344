importEvents-asNew = Nenhum destes, criar um novo
importEvents-cancelled = Cancelado
importEvents-categories = Categorias para todos os eventos
importEvents-changed = Alterado: { $fields }
importEvents-choosePlace = Escolher…
importEvents-cutShort = Há eventos demais para importar de uma vez. Escolha menos dias ou menos arquivos.
importEvents-datesWillMove =
    { $count ->
        [one] Atualizar { $count } evento selecionado troca a data de publicação dele pelo momento da atualização, porque seu usuário não pode defini-la.
       *[other] Atualizar { $count } eventos selecionados troca as datas de publicação deles pelo momento da atualização, porque seu usuário não pode defini-las.
    }
importEvents-dateWillMove = A data de publicação ({ $date }) vai mudar
importEvents-descriptions =
    { $count ->
        [one] Ver { $count } descrição
       *[other] Ver { $count } descrições
    }
importEvents-elsewhere =
    { $count ->
        [one] Mais { $count } evento em outros dias.
       *[other] Mais { $count } eventos em outros dias.
    }
importEvents-file = Arquivos com eventos
importEvents-fileHint = .ics, CSV ou JSON. Os arquivos são lidos nesta página e não são enviados a lugar nenhum.
importEvents-firstOnly =
    { $count ->
        [one] { $count } evento se repete por uma regra que o Cuecard não reconhece. Só a primeira data é importada.
       *[other] { $count } eventos se repetem por regras que o Cuecard não reconhece. Só as primeiras datas são importadas.
    }
importEvents-found =
    { $count ->
        [0] Nenhum evento nestes dias.
        [one] { $count } evento nestes dias.
       *[other] { $count } eventos nestes dias.
    }
importEvents-from = De
importEvents-inUtc =
    { $count ->
        [one] { $count } evento está em UTC. O horário é convertido para { $zone }, o fuso horário do seu site.
       *[other] { $count } eventos estão em UTC. Os horários são convertidos para { $zone }, o fuso horário do seu site.
    }
importEvents-looking = Verificando quais eventos já estão no seu calendário…
importEvents-new = Novo
importEvents-newCategories = Categorias novas nestes eventos
importEvents-newCategoriesAll = Criar todas
importEvents-newCategoriesHint = As categorias selecionadas são criadas uma única vez no seu site, para os eventos que as indicam. Elas permanecem se você desfizer a importação.
importEvents-newPlaces = Novos no seu site, cada um criado uma única vez: { $names }. Desfazer os exclui, a menos que outros eventos os usem.
importEvents-noneHeld = Esta prévia foi fechada. Abra de novo a página com os eventos.
importEvents-noEvents =
    { $count ->
        [one] { $count } tarefa ou anotação de diário não é um evento e foi omitida.
       *[other] { $count } tarefas e anotações de diário não são eventos e foram omitidas.
    }
importEvents-online = On-line
importEvents-onlineAddresses =
    { $count ->
        [one] { $count } evento é on-line. O endereço é adicionado como site ou no fim da descrição.
       *[other] { $count } eventos são on-line. Os endereços são adicionados como site ou no fim da descrição.
    }
importEvents-noZone =
    { $count ->
        [one] { $count } evento não tem fuso horário. Será usado este: { $zone }.
       *[other] { $count } eventos não têm fuso horário. Será usado este: { $zone }.
    }
importEvents-paste = Ou cole o texto do calendário
importEvents-pasted = texto colado
importEvents-pasteHint = Começa com BEGIN:VCALENDAR.
importEvents-placesFirst = Primeiro, associe os locais e organizadores acima.
importEvents-question = Qual entrada do seu site é “{ $name }”?
importEvents-repeated = Eventos recorrentes são adicionados como um evento por data.
importEvents-status = Adicionar como
importEvents-there =
    { $count ->
        [one] { $count } evento já está no seu calendário.
       *[other] { $count } eventos já estão no seu calendário.
    }
importEvents-title = Importar eventos
importEvents-to = Até
importEvents-unfit =
    { $count ->
        [one] { $count } evento não pode ser adicionado ao calendário.
       *[other] { $count } eventos não podem ser adicionados ao calendário.
    }
importEvents-unreadable =
    { $count ->
        [one] Não é possível ler { $count } entrada. A data está faltando ou não é válida.
       *[other] Não é possível ler { $count } entradas. As datas estão faltando ou não são válidas.
    }
importEvents-withoutPicture =
    { $count ->
        [one] A imagem de { $count } evento será omitida porque o endereço dela está em uma rede privada.
       *[other] As imagens de { $count } eventos serão omitidas porque os endereços delas estão em uma rede privada.
    }
importEvents-column-title = Título
importEvents-column-startDate = Dia de início
importEvents-column-startTime = Hora de início
importEvents-column-endDate = Dia de término
importEvents-column-endTime = Hora de término
importEvents-column-allDay = Dia inteiro
importEvents-column-timeZone = Fuso horário
importEvents-column-venue = Local
importEvents-column-organizers = Organizadores
importEvents-column-categories = Categorias
importEvents-column-tags = Tags
importEvents-column-cost = Preço
importEvents-column-website = Site
importEvents-column-image = Endereço da imagem
importEvents-column-description = Descrição
importEvents-columns = Colunas da tabela
importEvents-columnsHint = Escolha o que cada coluna contém. O Cuecard se lembra disso para arquivos com as mesmas colunas.
importEvents-dayOrder = Datas como 3/4
importEvents-dayOrder-day = Primeiro o dia: 3 de abril
importEvents-dayOrder-month = Primeiro o mês: 4 de março
importEvents-kept = Fica como editado: { $fields }
importEvents-noColumn = Nenhuma
importEvents-removed =
    { $count ->
        [one] { $count } evento foi removido do seu calendário e não é adicionado de novo.
       *[other] { $count } eventos foram removidos do seu calendário e não são adicionados de novo.
    }
