collection-actions = Actions
collection-addOnDay = En ajouter un à ce jour
collection-choose = Sélectionner { $name }
collection-chooseAll =
    { $count ->
        [one] Sélectionner la ligne trouvée
       *[other] Tout sélectionner ({ $count })
    }
collection-columns = Colonnes
collection-columnsHint = Faites glisser le début d’un en-tête pour changer sa largeur. Les colonnes qui ne tiennent pas sont omises.
collection-columnsReset = Réinitialiser
collection-dayFilter = { $label } { $day }
collection-filterName = Nom
collection-counted = { $label } ({ $count })
collection-day =
    { $count ->
        [0] { $day }
        [one] { $day }, { $count } entrée
       *[other] { $day }, { $count } entrées
    }
collection-filters = Filtres
collection-grid = Grille
collection-isCut = Seuls { $count } éléments ont été lus. Les plus anciens ne figurent ici dans aucune liste, aucun filtre et aucune recherche.
collection-keyAll = Sélectionner toutes les lignes trouvées
collection-keyBack = Fermer les détails, ou effacer la sélection
collection-keyChoose = Sélectionner la ligne
collection-keyLayout = Disposition suivante
collection-keyList = Cette liste
collection-keyMove = Monter ou descendre la ligne, ou toutes celles sélectionnées
collection-keyOpen = Ouvrir la ligne
collection-keyPalette = Aller à une rubrique, une vidéo, une playlist ou un évènement
collection-keyRange = Sélectionner toutes les lignes depuis la dernière sélectionnée
collection-keyRows = Ligne suivante ou précédente
collection-keys = Raccourcis clavier
collection-keySearch = Rechercher
collection-keyWidth = Sur un en-tête : élargir ou rétrécir la colonne
collection-layout = Disposition
collection-month = Mois
collection-monthAfter = Mois suivant
collection-monthBefore = Mois précédent
collection-monthsOf = Mois de { $year }
collection-moreRows = { $count } de plus
collection-more = Actions pour { $name }
collection-noSaved = Aucun pour l’instant. Réglez des filtres, puis enregistrez-les ici sous un nom.
collection-noMatch = Rien ne correspond à la recherche et aux filtres.
collection-offline = Vous êtes hors ligne. Voici la dernière lecture.
collection-readAgain =
    { $units ->
        [0] Actualiser
        [one] Actualiser ({ $units } unité)
       *[other] Actualiser ({ $units } unités)
    }
collection-readMore =
    { $units ->
        [0] En lire { $count } de plus
        [one] En lire { $count } de plus ({ $units } unité)
       *[other] En lire { $count } de plus ({ $units } unités)
    }
collection-readAt = Dernière lecture : { $at }
collection-reading = Chargement… { $count } pour l’instant
collection-removeSaved = Supprimer le filtre « { $name } »
collection-saved = Mes filtres
collection-saveFilter = Enregistrer le filtre
collection-showAll = Effacer la recherche et les filtres
collection-shown =
    { $all ->
        [one] { $shown } sur { $all }
       *[other] { $shown } sur { $all }
    }
collection-table = Tableau
collection-textFilter = { $label } « { $text } »
collection-today = Aujourd’hui
collection-week = Semaine
collection-weekAfter = Semaine suivante
collection-weekBefore = Semaine précédente
collection-moved = { $name } : { $at }
collection-movedByKeys = { $name } : { $at }. Appuyez sur Entrée pour l’y laisser, ou sur Échap pour le remettre à sa place.
collection-keyMoveInMonth = Dans les mois et les semaines : déplacer la ligne ; avec Maj, changer sa durée
collection-search = Rechercher
