records-count = Usos
records-unused = Sin usar
records-blogPosts =
    { $count ->
        [one] 1 entrada de tu blog también tiene una de estas etiquetas. Cuecard no cambia entradas del blog, así que estas etiquetas no se combinan.
       *[other] { $count } entradas de tu blog también tienen una de estas etiquetas. Cuecard no cambia entradas del blog, así que estas etiquetas no se combinan.
    }
records-delete = Eliminar…
records-deleteTitle =
    { $count ->
        [one] Eliminar 1 entrada
       *[other] Eliminar { $count } entradas
    }
records-doubles = Posibles duplicados
records-doublesFound =
    { $count ->
        [0] No se han encontrado duplicados.
        [one] 1 grupo puede ser lo mismo.
       *[other] { $count } grupos pueden ser lo mismo.
    }
records-events = Eventos
records-findDoubles = Buscar duplicados
records-inPosts =
    { $count ->
        [one] «{ $name }» se usa en 1 entrada del blog y se queda.
       *[other] «{ $name }» se usa en { $count } entradas del blog y se queda.
    }
records-inUse =
    { $count ->
        [one] «{ $name }» se usa en 1 evento y se queda: { $titles }.
       *[other] «{ $name }» se usa en { $count } eventos y se queda: { $titles }.
    }
records-locked =
    { $count ->
        [one] 1 evento está en la papelera o no puedes cambiarlo: { $names }. No se elimina nada de lo que usa.
       *[other] { $count } eventos están en la papelera o no puedes cambiarlos: { $names }. No se elimina nada de lo que usan.
    }
records-merge = Combinar…
records-mergeTitle = Combinar { $count } entradas
records-moves =
    { $count ->
        [0] No cambia ningún evento.
        [one] Antes, 1 evento pasa a usarla.
       *[other] Antes, { $count } eventos pasan a usarla.
    }
records-stays = Cuál se queda
records-thenDelete =
    { $count ->
        [one] Después se puede eliminar del listado: { $names }. Eso no se puede deshacer.
       *[other] Después se pueden eliminar del listado: { $names }. Eso no se puede deshacer.
    }
records-thenTrashed =
    { $count ->
        [one] Después va a la papelera de tu sitio: { $names }.
       *[other] Después van a la papelera de tu sitio: { $names }.
    }
records-usedBy =
    { $count ->
        [one] { $name } (1 evento)
       *[other] { $name } ({ $count } eventos)
    }
records-descriptionHint = Se permite HTML.
records-openTree = Árbol…
records-tree = Árbol de categorías
records-treeHint = Arrastra una categoría sobre aquella de la que debe depender. Alt y las teclas de flecha mueven la que tiene el foco: a la derecha, debajo de la anterior; a la izquierda, al nivel de su categoría superior.
records-treeTop = Nivel superior: suelta aquí
records-mayNotChange = Tu usuario del sitio no puede cambiar esto.
records-mayNotMerge = Tu usuario del sitio no puede combinar estas entradas.
records-notYours =
    { $count ->
        [one] Tu usuario del sitio no puede cambiar 1 de ellas.
       *[other] Tu usuario del sitio no puede cambiar { $count } de ellas.
    }
