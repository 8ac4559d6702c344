console-after = Wordt
console-asText = Als tekst tonen
console-asTree = Als boom tonen
console-before = Is nu
console-copyCurl = Kopiëren als curl
console-copyFetch = Kopiëren als fetch
console-exact = Vervangen zoals getypt
console-exactHint = Velden die je weglaat, worden gewist of teruggezet op de standaardwaarde.
console-field = Veld
console-found =
    { $count ->
        [one] 1 waarde gevonden
       *[other] { $count } waarden gevonden
    }
console-foundMore = Meer dan { $count } waarden gevonden. Dit zijn de eerste.
console-history =
    { $count ->
        [one] 1 eerdere aanroep
       *[other] { $count } eerdere aanroepen
    }
console-mergedHint = Typ alleen wat moet veranderen. Cuecard leest eerst wat is opgeslagen, toont het verschil en behoudt alle andere velden.
console-noChange = Deze aanroep zou niets veranderen.
console-none = (leeg)
console-patchHint = Voer JSON in. null wist een veld.
console-request = Verzoek
console-review = Wijzigingen controleren
console-searchAnswer = Zoeken in het antwoord
console-secretsLeftOut = Tokens en wachtwoorden zijn weggelaten.
console-showMore = Nog { $count } tonen
console-showRequest = Verzoek tonen
console-useAgain = Opnieuw gebruiken
