records-count = Gebruikt
records-unused = Niet gebruikt
records-blogPosts =
    { $count ->
        [one] 1 bericht van je blog heeft ook een van deze tags. Cuecard wijzigt geen berichten, dus deze tags worden niet samengevoegd.
       *[other] { $count } berichten van je blog hebben ook een van deze tags. Cuecard wijzigt geen berichten, dus deze tags worden niet samengevoegd.
    }
records-delete = Verwijderen…
records-deleteTitle =
    { $count ->
        [one] 1 item verwijderen
       *[other] { $count } items verwijderen
    }
records-descriptionHint = HTML is toegestaan.
records-doubles = Mogelijk dubbele items
records-doublesFound =
    { $count ->
        [0] Geen dubbele items gevonden.
        [one] 1 groep is misschien dubbel.
       *[other] { $count } groepen zijn misschien dubbel.
    }
records-events = Evenementen
records-findDoubles = Dubbele items zoeken
records-inPosts =
    { $count ->
        [one] “{ $name }” wordt gebruikt door 1 bericht van de blog en blijft.
       *[other] “{ $name }” wordt gebruikt door { $count } berichten van de blog en blijft.
    }
records-inUse =
    { $count ->
        [one] “{ $name }” wordt gebruikt door 1 evenement en blijft: { $titles }.
       *[other] “{ $name }” wordt gebruikt door { $count } evenementen en blijft: { $titles }.
    }
records-locked =
    { $count ->
        [one] 1 evenement staat in de prullenbak of mag je niet wijzigen: { $names }. Niets wat het gebruikt, wordt verwijderd.
       *[other] { $count } evenementen staan in de prullenbak of mag je niet wijzigen: { $names }. Niets wat ze gebruiken, wordt verwijderd.
    }
records-merge = Samenvoegen…
records-mergeTitle = { $count } items samenvoegen
records-moves =
    { $count ->
        [0] Geen enkel evenement verandert.
        [one] 1 evenement gaat er eerst naartoe.
       *[other] { $count } evenementen gaan er eerst naartoe.
    }
records-stays = Welke blijft
records-thenDelete =
    { $count ->
        [one] Daarna kan { $names } uit de lijst worden verwijderd. Dat kan niet ongedaan worden gemaakt.
       *[other] Daarna kunnen { $names } uit de lijst worden verwijderd. Dat kan niet ongedaan worden gemaakt.
    }
records-thenTrashed =
    { $count ->
        [one] Daarna gaat { $names } naar de prullenbak van je site.
       *[other] Daarna gaan { $names } naar de prullenbak van je site.
    }
records-usedBy =
    { $count ->
        [one] { $name } (1 evenement)
       *[other] { $name } ({ $count } evenementen)
    }
records-openTree = Boom…
records-tree = Categorieën als boom
records-treeHint = Sleep een categorie naar de categorie waar die onder hoort. Met Alt en de pijltoetsen verplaats je de categorie met de focus: naar rechts komt die onder de vorige, naar links naast de hoofdcategorie.
records-treeTop = Hoogste niveau: hier neerzetten
records-mayNotChange = Je gebruiker op de site mag dit niet wijzigen.
records-mayNotMerge = Je gebruiker op de site mag deze niet samenvoegen.
records-notYours =
    { $count ->
        [one] Je gebruiker op de site mag er 1 niet van wijzigen.
       *[other] Je gebruiker op de site mag er { $count } niet van wijzigen.
    }
