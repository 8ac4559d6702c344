records-count = Verwendet
records-unused = Nicht verwendet
records-blogPosts =
    { $count ->
        [one] Auch 1 Beitrag Ihres Blogs hat eines dieser Schlagwörter. Cuecard ändert keine Beiträge, daher werden diese Schlagwörter nicht zusammengeführt.
       *[other] Auch { $count } Beiträge Ihres Blogs haben eines dieser Schlagwörter. Cuecard ändert keine Beiträge, daher werden diese Schlagwörter nicht zusammengeführt.
    }
records-delete = Löschen…
records-deleteTitle =
    { $count ->
        [one] 1 Eintrag löschen
       *[other] { $count } Einträge löschen
    }
records-doubles = Mögliche Duplikate
records-doublesFound =
    { $count ->
        [0] Keine Duplikate gefunden.
        [one] 1 Gruppe ist vielleicht dasselbe.
       *[other] { $count } Gruppen sind vielleicht dasselbe.
    }
records-events = Veranstaltungen
records-findDoubles = Duplikate suchen
records-inPosts =
    { $count ->
        [one] „{ $name }“ wird von 1 Beitrag des Blogs verwendet und bleibt.
       *[other] „{ $name }“ wird von { $count } Beiträgen des Blogs verwendet und bleibt.
    }
records-inUse =
    { $count ->
        [one] „{ $name }“ wird von 1 Veranstaltung verwendet und bleibt: { $titles }.
       *[other] „{ $name }“ wird von { $count } Veranstaltungen verwendet und bleibt: { $titles }.
    }
records-locked =
    { $count ->
        [one] 1 Veranstaltung liegt im Papierkorb oder darf von Ihnen nicht geändert werden: { $names }. Nichts, was sie verwendet, wird gelöscht.
       *[other] { $count } Veranstaltungen liegen im Papierkorb oder dürfen von Ihnen nicht geändert werden: { $names }. Nichts, was sie verwenden, wird gelöscht.
    }
records-merge = Zusammenführen…
records-mergeTitle = { $count } Einträge zusammenführen
records-moves =
    { $count ->
        [0] Keine Veranstaltung ändert sich.
        [one] Zuerst wird 1 Veranstaltung auf ihn umgestellt.
       *[other] Zuerst werden { $count } Veranstaltungen auf ihn umgestellt.
    }
records-stays = Welcher Eintrag bleibt
records-thenDelete =
    { $count ->
        [one] Danach kann { $names } aus der Liste gelöscht werden. Das lässt sich nicht rückgängig machen.
       *[other] Danach können { $names } aus der Liste gelöscht werden. Das lässt sich nicht rückgängig machen.
    }
records-thenTrashed =
    { $count ->
        [one] Danach kommt { $names } in den Papierkorb Ihrer Website.
       *[other] Danach kommen { $names } in den Papierkorb Ihrer Website.
    }
records-usedBy =
    { $count ->
        [one] { $name } (1 Veranstaltung)
       *[other] { $name } ({ $count } Veranstaltungen)
    }
records-descriptionHint = HTML ist erlaubt.
records-openTree = Baum…
records-tree = Kategorien als Baum
records-treeHint = Ziehen Sie eine Kategorie auf die, unter die sie gehört. Alt und die Pfeiltasten verschieben die fokussierte: nach rechts unter die darüber, nach links neben ihre übergeordnete.
records-treeTop = Oberste Ebene: hier ablegen
records-mayNotChange = Ihr Benutzer auf der Website darf dies nicht ändern.
records-mayNotMerge = Ihr Benutzer auf der Website darf diese nicht zusammenführen.
records-notYours =
    { $count ->
        [one] Ihr Benutzer auf der Website darf 1 davon nicht ändern.
       *[other] Ihr Benutzer auf der Website darf { $count } davon nicht ändern.
    }
