edits-edit = Modifier…
edits-find = Rechercher
edits-findAndReplace = Rechercher et remplacer
edits-ignoreCase = Ignorer la casse
edits-inField = Dans
edits-isPattern = Expression régulière
edits-patternHint = Syntaxe RE2, comme en Go. Les débuts et fins de ligne comptent. { $group } dans le remplacement est le premier groupe entre parenthèses. Les vidéos qui changent entre-temps ne sont pas touchées.
edits-patternTooLong = Cette expression prend trop de temps. Raccourcissez-la, avec moins de répétitions.
edits-patternWrong = Ce n’est pas une expression régulière : { $detail }.
edits-moreChanges =
    { $count ->
        [one] Afficher { $count } autre changement
       *[other] Afficher { $count } autres changements
    }
edits-preview = Changements
edits-replaceWith = Remplacer par
edits-stayUnchanged =
    { $count ->
        [one] { $count } reste tel quel.
       *[other] { $count } restent tels quels.
    }
edits-whatToChange = Modifier
