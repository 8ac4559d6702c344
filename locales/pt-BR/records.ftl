records-count = Usos
records-unused = Sem uso
records-blogPosts =
    { $count ->
        [one] { $count } post do seu blog também tem uma destas tags. O Cuecard não altera posts, por isso estas tags não serão mescladas.
       *[other] { $count } posts do seu blog também têm uma destas tags. O Cuecard não altera posts, por isso estas tags não serão mescladas.
    }
records-delete = Excluir…
records-deleteTitle =
    { $count ->
        [one] Excluir { $count } entrada
       *[other] Excluir { $count } entradas
    }
records-descriptionHint = HTML é permitido.
records-doubles = Possíveis duplicados
records-doublesFound =
    { $count ->
        [0] Nenhum duplicado encontrado.
        [one] { $count } grupo de possíveis duplicados.
       *[other] { $count } grupos de possíveis duplicados.
    }
records-events = Eventos
records-findDoubles = Encontrar duplicados
records-inPosts =
    { $count ->
        [one] “{ $name }” é usada por { $count } post do blog e permanece.
       *[other] “{ $name }” é usada por { $count } posts do blog e permanece.
    }
records-inUse =
    { $count ->
        [one] “{ $name }” está em uso por { $count } evento e permanece: { $titles }.
       *[other] “{ $name }” está em uso por { $count } eventos e permanece: { $titles }.
    }
records-locked =
    { $count ->
        [one] { $count } evento está na lixeira ou não pode ser alterado por você: { $names }. Nada do que ele usa será excluído.
       *[other] { $count } eventos estão na lixeira ou não podem ser alterados por você: { $names }. Nada do que eles usam será excluído.
    }
records-merge = Mesclar…
records-mergeTitle = Mesclar { $count } entradas
records-moves =
    { $count ->
        [0] Nenhum evento muda.
        [one] Antes, { $count } evento passa para ela.
       *[other] Antes, { $count } eventos passam para ela.
    }
records-stays = Qual permanece
records-thenDelete =
    { $count ->
        [one] Depois, { $names } pode ser excluído da lista. Isso não pode ser desfeito.
       *[other] Depois, { $names } podem ser excluídos da lista. Isso não pode ser desfeito.
    }
records-thenTrashed =
    { $count ->
        [one] Depois, { $names } vai para a lixeira do seu site.
       *[other] Depois, { $names } vão para a lixeira do seu site.
    }
records-usedBy =
    { $count ->
        [one] { $name } ({ $count } evento)
       *[other] { $name } ({ $count } eventos)
    }
records-openTree = Árvore…
records-tree = Categorias em árvore
records-treeHint = Arraste uma categoria para aquela abaixo da qual ela deve ficar. Alt e as setas movem a que está em foco: para a direita fica abaixo da anterior, para a esquerda ao lado da superior.
records-treeTop = Nível superior: solte aqui
records-mayNotChange = Seu usuário no site não pode alterar isto.
records-mayNotMerge = Seu usuário no site não pode mesclar estes.
records-notYours =
    { $count ->
        [one] Seu usuário no site não pode alterar { $count } deles.
       *[other] Seu usuário no site não pode alterar { $count } deles.
    }
