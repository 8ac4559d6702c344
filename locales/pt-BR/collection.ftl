collection-actions = Ações
collection-addOnDay = Adicionar neste dia
collection-choose = Selecionar { $name }
collection-chooseAll =
    { $count ->
        [one] Selecionar o resultado
       *[other] Selecionar todos ({ $count })
    }
collection-columns = Colunas
collection-columnsHint = Arraste o início de um título para mudar a largura. Colunas sem espaço não são exibidas.
collection-columnsReset = Redefinir
collection-dayFilter = { $label } { $day }
collection-filterName = Nome
collection-counted = { $label } ({ $count })
collection-day =
    { $count ->
        [0] { $day }
        [one] { $day }, { $count } entrada
       *[other] { $day }, { $count } entradas
    }
collection-filters = Filtros
collection-grid = Grade
collection-isCut = Só { $count } foram lidos. O que é mais antigo não aparece em nenhuma lista, filtro ou busca daqui.
collection-keyAll = Selecionar todas as linhas encontradas
collection-keyBack = Fechar os detalhes ou limpar a seleção
collection-keyChoose = Selecionar a linha
collection-keyLayout = Próximo layout
collection-keyList = Esta lista
collection-keyMove = Mover a linha, ou todas as selecionadas, para cima ou para baixo
collection-keyOpen = Abrir a linha
collection-keyPalette = Ir para uma seção, vídeo, playlist ou evento
collection-keyRange = Selecionar todas as linhas da última até esta
collection-keyRows = Linha seguinte ou anterior
collection-keys = Atalhos do teclado
collection-keySearch = Buscar
collection-keyWidth = Em um título: coluna mais larga ou mais estreita
collection-layout = Layout
collection-month = Meses
collection-monthAfter = Próximo mês
collection-monthBefore = Mês anterior
collection-monthsOf = Meses de { $year }
collection-moreRows = mais { $count }
collection-more = Ações para { $name }
collection-noSaved = Nenhum ainda. Defina filtros e salve-os aqui com um nome.
collection-noMatch = Nada corresponde à busca e aos filtros.
collection-offline = Você está off-line. Isto é o que foi lido por último.
collection-readAgain =
    { $units ->
        [0] Atualizar
        [one] Atualizar ({ $units } unidade)
       *[other] Atualizar ({ $units } unidades)
    }
collection-readMore =
    { $units ->
        [0] Ler mais { $count }
        [one] Ler mais { $count } ({ $units } unidade)
       *[other] Ler mais { $count } ({ $units } unidades)
    }
collection-readAt = Atualizado: { $at }
collection-reading = Carregando… { $count } até agora
collection-removeSaved = Excluir o filtro “{ $name }”
collection-saved = Meus filtros
collection-saveFilter = Salvar filtro
collection-showAll = Limpar busca e filtros
collection-shown =
    { $all ->
        [one] { $shown } de { $all }
       *[other] { $shown } de { $all }
    }
collection-table = Tabela
collection-textFilter = { $label } “{ $text }”
collection-today = Hoje
collection-week = Semana
collection-weekAfter = Próxima semana
collection-weekBefore = Semana anterior
collection-moved = { $name }: { $at }
collection-movedByKeys = { $name }: { $at }. Pressione Enter para manter ali ou Esc para deixar onde estava.
collection-keyMoveInMonth = Em meses e semanas: mover a linha; com Shift, mudar a duração
collection-search = Buscar
