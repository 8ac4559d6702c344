console-after = Diventerà
console-asText = Mostra come testo
console-asTree = Mostra come albero
console-before = Ora è
console-copyCurl = Copia come curl
console-copyFetch = Copia come fetch
console-exact = Sostituisci esattamente come scritto
console-exactHint = I campi omessi vengono svuotati o reimpostati.
console-field = Campo
console-found =
    { $count ->
        [one] 1 valore trovato
       *[other] { $count } valori trovati
    }
console-foundMore = Più di { $count } valori trovati. Questi sono i primi.
console-history =
    { $count ->
        [one] 1 chiamata precedente
       *[other] { $count } chiamate precedenti
    }
console-mergedHint = Scrivi solo ciò che deve cambiare. Cuecard legge prima ciò che è memorizzato, mostra la differenza e mantiene tutti gli altri campi.
console-noChange = Questa chiamata non cambierebbe nulla.
console-none = (vuoto)
console-patchHint = Inserisci JSON. null svuota un campo.
console-request = Richiesta
console-review = Rivedi le modifiche
console-searchAnswer = Cerca nella risposta
console-secretsLeftOut = Token e password sono omessi.
console-showMore = Mostra altri { $count }
console-showRequest = Mostra richiesta
console-useAgain = Usa di nuovo
