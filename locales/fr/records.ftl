records-count = Utilisations
records-unused = Sans utilisation
records-blogPosts =
    { $count ->
        [one] { $count } article de votre blog a aussi l’une de ces étiquettes. Cuecard ne modifie pas les articles : ces étiquettes ne sont donc pas fusionnées.
       *[other] { $count } articles de votre blog ont aussi l’une de ces étiquettes. Cuecard ne modifie pas les articles : ces étiquettes ne sont donc pas fusionnées.
    }
records-delete = Supprimer…
records-deleteTitle =
    { $count ->
        [one] Supprimer { $count } entrée
       *[other] Supprimer { $count } entrées
    }
records-doubles = Doublons possibles
records-doublesFound =
    { $count ->
        [0] Aucun doublon trouvé.
        [one] { $count } groupe d’entrées peut-être identiques.
       *[other] { $count } groupes d’entrées peut-être identiques.
    }
records-events = Évènements
records-findDoubles = Trouver les doublons
records-inPosts =
    { $count ->
        [one] « { $name } » est utilisé par { $count } article du blog et reste.
       *[other] « { $name } » est utilisé par { $count } articles du blog et reste.
    }
records-inUse =
    { $count ->
        [one] « { $name } » est utilisé par { $count } évènement et reste : { $titles }.
       *[other] « { $name } » est utilisé par { $count } évènements et reste : { $titles }.
    }
records-locked =
    { $count ->
        [one] { $count } évènement est dans la corbeille, ou vous ne pouvez pas le modifier : { $names }. Rien de ce qu’il utilise n’est supprimé.
       *[other] { $count } évènements sont dans la corbeille, ou vous ne pouvez pas les modifier : { $names }. Rien de ce qu’ils utilisent n’est supprimé.
    }
records-merge = Fusionner…
records-mergeTitle = Fusionner { $count } entrées
records-moves =
    { $count ->
        [0] Aucun évènement ne change.
        [one] { $count } évènement y est d’abord rattaché.
       *[other] { $count } évènements y sont d’abord rattachés.
    }
records-stays = Entrée à conserver
records-thenDelete =
    { $count ->
        [one] Ensuite, vous pouvez supprimer { $names } depuis la liste. Cette suppression est irréversible.
       *[other] Ensuite, vous pouvez supprimer { $names } depuis la liste. Cette suppression est irréversible.
    }
records-thenTrashed =
    { $count ->
        [one] { $names } va ensuite dans la corbeille de votre site.
       *[other] { $names } vont ensuite dans la corbeille de votre site.
    }
records-usedBy =
    { $count ->
        [one] { $name } ({ $count } évènement)
       *[other] { $name } ({ $count } évènements)
    }
records-descriptionHint = Le HTML est autorisé.
records-openTree = Arborescence…
records-tree = Arborescence des catégories
records-treeHint = Faites glisser une catégorie sur celle dont elle doit dépendre. Alt et les touches fléchées déplacent celle qui a le focus : à droite, elle passe sous celle du dessus ; à gauche, à côté de sa catégorie parente.
records-treeTop = Premier niveau : déposer ici
records-mayNotChange = Votre compte sur le site n’a pas le droit de modifier ceci.
records-mayNotMerge = Votre compte sur le site n’a pas le droit de fusionner ces entrées.
records-notYours =
    { $count ->
        [one] Votre compte sur le site n’a pas le droit d’en modifier { $count }.
       *[other] Votre compte sur le site n’a pas le droit d’en modifier { $count }.
    }
