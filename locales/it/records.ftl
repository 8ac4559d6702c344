records-count = Usi
records-unused = Non in uso
records-blogPosts =
    { $count ->
        [one] Anche 1 articolo del tuo blog ha uno di questi tag. Cuecard non modifica gli articoli, quindi questi tag non vengono uniti.
       *[other] Anche { $count } articoli del tuo blog hanno uno di questi tag. Cuecard non modifica gli articoli, quindi questi tag non vengono uniti.
    }
records-delete = Elimina…
records-deleteTitle =
    { $count ->
        [one] Elimina 1 voce
       *[other] Elimina { $count } voci
    }
records-doubles = Possibili doppioni
records-doublesFound =
    { $count ->
        [0] Nessun doppione trovato.
        [one] 1 gruppo potrebbe contenere doppioni.
       *[other] { $count } gruppi potrebbero contenere doppioni.
    }
records-events = Eventi
records-findDoubles = Trova doppioni
records-inPosts =
    { $count ->
        [one] “{ $name }” è in uso in 1 articolo del blog e resta.
       *[other] “{ $name }” è in uso in { $count } articoli del blog e resta.
    }
records-inUse =
    { $count ->
        [one] “{ $name }” è in uso in 1 evento e resta: { $titles }.
       *[other] “{ $name }” è in uso in { $count } eventi e resta: { $titles }.
    }
records-locked =
    { $count ->
        [one] 1 evento è nel cestino o non puoi modificarlo: { $names }. Niente di ciò che usa viene eliminato.
       *[other] { $count } eventi sono nel cestino o non puoi modificarli: { $names }. Niente di ciò che usano viene eliminato.
    }
records-merge = Unisci…
records-mergeTitle = Unisci { $count } voci
records-moves =
    { $count ->
        [0] Nessun evento cambia.
        [one] Prima 1 evento passa alla voce che resta.
       *[other] Prima { $count } eventi passano alla voce che resta.
    }
records-stays = Quale resta
records-thenDelete =
    { $count ->
        [one] In seguito puoi eliminare dall’elenco: { $names }. L’eliminazione non si può annullare.
       *[other] In seguito puoi eliminare dall’elenco: { $names }. L’eliminazione non si può annullare.
    }
records-thenTrashed =
    { $count ->
        [one] Poi passa al cestino del tuo sito: { $names }.
       *[other] Poi passano al cestino del tuo sito: { $names }.
    }
records-usedBy =
    { $count ->
        [one] { $name } (1 evento)
       *[other] { $name } ({ $count } eventi)
    }
records-descriptionHint = È consentito l’HTML.
records-openTree = Albero…
records-tree = Categorie ad albero
records-treeHint = Trascina una categoria su quella sotto cui deve stare. Alt e i tasti freccia spostano quella selezionata: a destra va sotto quella che la precede, a sinistra accanto alla sua categoria superiore.
records-treeTop = Livello superiore: rilascia qui
records-mayNotChange = Il tuo utente sul sito non può modificarlo.
records-mayNotMerge = Il tuo utente sul sito non può unirli.
records-notYours =
    { $count ->
        [one] Il tuo utente sul sito non può modificarne 1.
       *[other] Il tuo utente sul sito non può modificarne { $count }.
    }
