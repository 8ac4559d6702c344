videos-addParagraph = Adicionar um parágrafo à descrição
videos-addTags = Adicionar tags
videos-atEnd = No fim
videos-atTop = No começo
videos-captions = Legendas
videos-comments = Comentários
videos-date = Publicado
videos-daysBetween = Dias entre dois vídeos
videos-descriptionContains = Descrição contém
videos-editMany =
    { $count ->
        [one] Editar { $count } vídeo
       *[other] Editar { $count } vídeos
    }
videos-failed = Falha no processamento
videos-first = Primeiro vídeo
videos-forKids = Conteúdo para crianças
videos-language = Idioma
videos-length = Duração
videos-likes = Gostei
videos-no = Não
videos-noCaptions = Sem legendas
videos-noDescription = Sem descrição
videos-none = Este canal ainda não tem vídeos.
videos-uploadFirst = Enviar um vídeo
videos-noTags = Sem tags
videos-oldDraft =
    { $days ->
        [one] Privado há { $days } dia
       *[other] Privado há { $days } dias
    }
videos-paid = Promoção paga
videos-paragraph = Parágrafo
videos-paragraphHint = O texto inteiro entre duas linhas vazias.
videos-privacy = Visibilidade
videos-removeParagraph = Remover um parágrafo da descrição
videos-removeTags = Remover tags
videos-schedule = Programar em intervalos
videos-scheduled = Programado
videos-scheduleHint = Na ordem da lista. Só vídeos privados podem ser programados.
videos-skipped =
    { $count ->
        [one] { $count } vídeo será ignorado
       *[other] { $count } vídeos serão ignorados
    }
videos-synthetic = Alterado ou sintético
videos-tagsContain = Tags contêm
videos-searchesIn = Buscar em título, descrição, tags
videos-title = Título
videos-titleContains = Título contém
videos-viewCount =
    { $count ->
        [one] { $short } visualização
       *[other] { $short } visualizações
    }
videos-views = Visualizações
videos-where = Onde
videos-willChange =
    { $count ->
        [one] { $count } vídeo será alterado.
       *[other] { $count } vídeos serão alterados.
    }
videos-yes = Sim
videos-add = Adicionar tradução
videos-addToPlaylists = Adicionar a playlists…
videos-addTranslation = Outro idioma
videos-commentCount =
    { $count ->
        [one] { $count } comentário
       *[other] { $count } comentários
    }
videos-descriptionIn = Descrição ({ $language })
videos-hasCaptions = Este vídeo tem legendas.
videos-inNoPlaylist = Em nenhuma das suas playlists.
videos-appearance = Prévia
videos-overtaken = Estes campos foram alterados em outro lugar desde que você abriu o vídeo. Salve de novo para substituí-los pelo que você digitou ou descarte suas alterações.
videos-playlistsNotRead =
    { $count ->
        [one] { $count } playlist ainda não foi lida.
       *[other] { $count } playlists ainda não foram lidas.
    }
videos-removeTranslation = Remover { $language }
videos-titleIn = Título ({ $language })
videos-translations = Traduções
videos-translationWrong = Cada tradução precisa de um título de até 100 caracteres e uma descrição de até 5.000 bytes, sem < nem >.
videos-unsavedChanges = Estas são suas alterações anteriores, ainda não salvas.
videos-delete = Excluir
videos-deleteForGood = Excluir permanentemente
videos-deleteGoes = O vídeo será excluído do YouTube e, com ele:
videos-deleteThis = Excluir este vídeo…
videos-goneFrom = o lugar dele em { $playlists }
videos-typeTitle = Para excluí-lo, digite o título: { $title }
videos-typeTitleHint = Ou o ID: { $id }
videos-addToPlaylist = Adicionar a uma playlist
videos-asSheet = Como planilha…
videos-deleteManyGoes = Estes vídeos serão excluídos do YouTube e, com eles:
videos-filesSkipped =
    { $count ->
        [one] { $count } arquivo será ignorado
       *[other] { $count } arquivos serão ignorados
    }
videos-inPlaylist = Na playlist
videos-noPlaylist = Em nenhuma playlist
videos-overwriteAll = Usar a planilha para todos estes
videos-readSheet = Ler planilha…
videos-removeFromPlaylist = Remover de uma playlist
videos-saveAsCsv = Salvar como CSV
videos-saveAsJson = Salvar como JSON
videos-saveSheet =
    { $count ->
        [one] Salvar { $count } vídeo como planilha
       *[other] Salvar { $count } vídeos como planilha
    }
videos-setThumbnails = Definir miniaturas
videos-sheetConflicts =
    { $count ->
        [one] { $count } campo foi alterado na planilha e depois também no YouTube. Ele fica como está, a menos que você o marque:
       *[other] { $count } campos foram alterados na planilha e depois também no YouTube. Eles ficam como estão, a menos que você os marque:
    }
videos-sheetFields = Campos
videos-sheetFile = Planilha
videos-sheetFileHint = Um arquivo CSV ou JSON salvo aqui e editado em qualquer programa.
videos-sheetHint = Deixe as colunas “video” e “check” como estão: elas indicam qual é o vídeo e o que você alterou.
videos-sheetInvalid = Estes valores não são válidos e serão ignorados:
videos-sheetText = Linhas coladas
videos-sheetTextHint = Com os nomes das colunas na primeira linha.
videos-sheetUnknown =
    { $count ->
        [one] { $count } linha é de um vídeo que este canal não tem.
       *[other] { $count } linhas são de vídeos que este canal não tem.
    }
videos-thumbnailFiles = Imagens
videos-thumbnailFilesHint = Cada uma tem o nome do vídeo: o título ou o ID, como “Maré baixa.jpg”.
videos-thumbnailsMatched = { $count } de { $all } arquivos pertencem a um vídeo selecionado.
videos-typeCount = Para excluí-los, digite quantos são: { $count }
videos-withCaptions =
    { $count ->
        [one] legendas de { $count } vídeo
       *[other] legendas de { $count } vídeos
    }
