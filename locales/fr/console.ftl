console-after = Nouveau
console-asText = Afficher en texte
console-asTree = Afficher en arbre
console-before = Actuel
console-copyCurl = Copier pour curl
console-copyFetch = Copier pour fetch
console-exact = Remplacer exactement comme saisi
console-exactHint = Les champs que vous omettez sont vidés ou réinitialisés.
console-field = Champ
console-found =
    { $count ->
        [one] { $count } valeur trouvée
       *[other] { $count } valeurs trouvées
    }
console-foundMore = Plus de { $count } valeurs trouvées. Voici les premières.
console-history =
    { $count ->
        [one] { $count } appel précédent
       *[other] { $count } appels précédents
    }
console-mergedHint = Ne saisissez que ce qui doit changer. Cuecard lit d’abord ce qui est enregistré, montre la différence et conserve tous les autres champs.
console-noChange = Cet appel ne changerait rien.
console-none = (vide)
console-patchHint = Saisissez du JSON. null vide un champ.
console-request = Requête
console-review = Vérifier les changements
console-searchAnswer = Rechercher dans la réponse
console-secretsLeftOut = Les jetons et les mots de passe sont omis.
console-showMore = En afficher { $count } de plus
console-showRequest = Afficher la requête
console-useAgain = Réutiliser
