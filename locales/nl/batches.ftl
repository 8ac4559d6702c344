batches-actingAs = Account: { $account }.
batches-doneOf = { $done } van { $all } klaar
batches-dropped =
    { $count ->
        [one] 1 verwijderd
       *[other] { $count } verwijderd
    }
batches-endsOn = eindigt op { $day }
batches-failed =
    { $count ->
        [one] 1 mislukt
       *[other] { $count } mislukt
    }
batches-free = Verbruikt geen quotum.
batches-furtherDays =
    { $count ->
        [one] Tot { $day }
       *[other] Nog { $count } dagen, tot { $day }
    }
batches-minutesLeft =
    { $count ->
        [one] nog ongeveer een minuut
       *[other] nog ongeveer { $count } minuten
    }
batches-more = Meer tonen
batches-noWayBack = Een deel kan niet ongedaan worden gemaakt.
batches-part = { $first } tot { $last } van { $all }: meer past niet in één bulktaak. De kosten gelden voor dit deel. Start de rest daarna.
batches-perDay = Items per dag
batches-price =
    { $units ->
        [one] Verbruikt 1 eenheid van je quotum.
       *[other] Verbruikt { $units } eenheden van je quotum.
    }
batches-priceToday =
    { $units ->
        [one] Verbruikt 1 eenheid van het quotum van vandaag.
       *[other] Verbruikt { $units } eenheden van het quotum van vandaag.
    }
batches-progressOf = Voortgang van { $title }
batches-quotaUsedUp = het quotum van vandaag is op, behalve voor losse klikken
batches-reserve = Elke dag blijven enkele eenheden gereserveerd voor losse klikken.
batches-restored = { $title }. Klaar: { $done }, mislukt: { $failed }, ongedaan gemaakt: { $undone }.
batches-retry =
    { $count ->
        [one] Opnieuw proberen
       *[other] { $count } opnieuw proberen
    }
batches-secondsLeft = nog minder dan een minuut
batches-showFailed = Mislukte tonen
batches-started = Gestart. De taak loopt op de achtergrond door, ook als je de browser opnieuw start.
batches-startToday = Vandaag maar { $count }
batches-stateDone = Klaar
batches-statePaused = Onderbroken
batches-stateRunning = Bezig
batches-stateStopped = Gestopt
batches-stateUndoing = Wordt ongedaan gemaakt
batches-stateUndone = Ongedaan gemaakt
batches-stateWaiting = Wacht tot { $time }
batches-stop = Stoppen
batches-undoneCount = { $done } van { $all } ongedaan gemaakt
batches-title = Bulktaken
batches-toBatches = Voortgang tonen
batches-undo = Alles ongedaan maken…
batches-undoStart =
    { $count ->
        [one] Ongedaan maken
       *[other] Alle { $count } ongedaan maken
    }
batches-requests =
    { $count ->
        [one] Ongeveer 1 verzoek aan je site, ongeveer { $minutes } min.
       *[other] Ongeveer { $count } verzoeken aan je site, ongeveer { $minutes } min.
    }
batches-wayBack = Je kunt alles ongedaan maken.

batches-kind-addEvents =
    { $count ->
        [one] 1 evenement uit { $about } toevoegen
       *[other] { $count } evenementen uit { $about } toevoegen
    }
batches-kind-addOrEditEvents =
    { $count ->
        [one] 1 evenement uit { $about } toevoegen of wijzigen
       *[other] { $count } evenementen uit { $about } toevoegen of wijzigen
    }
batches-kind-addToSites =
    { $count ->
        [one] “{ $about }” toevoegen aan 1 site
       *[other] “{ $about }” toevoegen aan { $count } sites
    }
batches-kind-copy =
    { $count ->
        [one] 1 video kopiëren naar { $about }
       *[other] { $count } video’s kopiëren naar { $about }
    }
batches-kind-deleteEvents =
    { $count ->
        [one] 1 evenement definitief verwijderen
       *[other] { $count } evenementen definitief verwijderen
    }
batches-kind-trashEvents =
    { $count ->
        [one] 1 evenement naar prullenbak verplaatsen
       *[other] { $count } evenementen naar prullenbak verplaatsen
    }
batches-kind-restoreEvents =
    { $count ->
        [one] 1 evenement terugzetten
       *[other] { $count } evenementen terugzetten
    }
batches-kind-copyEvents =
    { $count ->
        [one] 1 evenement dupliceren
       *[other] { $count } evenementen dupliceren
    }
batches-kind-deleteRecords =
    { $count ->
        [one] 1 item verwijderen
       *[other] { $count } items verwijderen
    }
batches-kind-deleteVideos =
    { $count ->
        [one] 1 video verwijderen
       *[other] { $count } video’s verwijderen
    }
batches-kind-editEvents =
    { $count ->
        [one] 1 evenement wijzigen: { $about }
       *[other] { $count } evenementen wijzigen: { $about }
    }
batches-kind-editVideos =
    { $count ->
        [one] 1 video bewerken: { $about }
       *[other] { $count } video’s bewerken: { $about }
    }
batches-kind-import =
    { $count ->
        [one] 1 video uit { $about } opslaan
       *[other] { $count } video’s uit { $about } opslaan
    }
batches-kind-merge = Playlists samenvoegen in { $about }
batches-kind-mergeRecords = Samenvoegen in { $about }
batches-kind-moderate = Reacties: { $about }
batches-kind-move =
    { $count ->
        [one] 1 video verplaatsen naar { $about }
       *[other] { $count } video’s verplaatsen naar { $about }
    }
batches-kind-remove =
    { $count ->
        [one] 1 video verwijderen uit { $about }
       *[other] { $count } video’s verwijderen uit { $about }
    }
batches-kind-repeatEvent = { $about } herhalen
batches-kind-save =
    { $count ->
        [one] 1 video opslaan in { $about }
       *[other] { $count } video’s opslaan in { $about }
    }
batches-kind-sort = { $about } sorteren
batches-kind-split = { $about } splitsen
batches-kind-subscribe =
    { $count ->
        [one] Abonneren op 1 kanaal
       *[other] Abonneren op { $count } kanalen
    }
batches-kind-thumbnails =
    { $count ->
        [one] 1 thumbnail instellen
       *[other] { $count } thumbnails instellen
    }
batches-kind-unsubscribe =
    { $count ->
        [one] Abonnement op 1 kanaal opzeggen
       *[other] Abonnement op { $count } kanalen opzeggen
    }
batches-start-addEvents =
    { $count ->
        [one] 1 evenement toevoegen
       *[other] { $count } evenementen toevoegen
    }
batches-start-addOrEditEvents =
    { $count ->
        [one] 1 evenement toevoegen of wijzigen
       *[other] { $count } evenementen toevoegen of wijzigen
    }
batches-start-addToSites =
    { $count ->
        [one] Toevoegen aan 1 site
       *[other] Toevoegen aan { $count } sites
    }
batches-start-copy =
    { $count ->
        [one] 1 video kopiëren
       *[other] { $count } video’s kopiëren
    }
batches-start-deleteEvents =
    { $count ->
        [one] 1 evenement definitief verwijderen
       *[other] { $count } evenementen definitief verwijderen
    }
batches-start-trashEvents =
    { $count ->
        [one] 1 evenement naar prullenbak
       *[other] { $count } evenementen naar prullenbak
    }
batches-start-restoreEvents =
    { $count ->
        [one] 1 evenement terugzetten
       *[other] { $count } evenementen terugzetten
    }
batches-start-copyEvents =
    { $count ->
        [one] 1 kopie toevoegen
       *[other] { $count } kopieën toevoegen
    }
batches-start-deleteRecords =
    { $count ->
        [one] 1 item verwijderen
       *[other] { $count } items verwijderen
    }
batches-start-deleteVideos =
    { $count ->
        [one] 1 video verwijderen
       *[other] { $count } video’s verwijderen
    }
batches-start-editEvents =
    { $count ->
        [one] 1 evenement wijzigen
       *[other] { $count } evenementen wijzigen
    }
batches-start-editVideos =
    { $count ->
        [one] 1 video bewerken
       *[other] { $count } video’s bewerken
    }
batches-start-import =
    { $count ->
        [one] 1 video opslaan
       *[other] { $count } video’s opslaan
    }
batches-start-merge = Playlists samenvoegen
batches-start-mergeRecords = Items samenvoegen
batches-start-moderate =
    { $count ->
        [one] Toepassen op 1 reactie
       *[other] Toepassen op { $count } reacties
    }
batches-start-move =
    { $count ->
        [one] 1 video verplaatsen
       *[other] { $count } video’s verplaatsen
    }
batches-start-remove =
    { $count ->
        [one] 1 video verwijderen
       *[other] { $count } video’s verwijderen
    }
batches-start-repeatEvent =
    { $count ->
        [one] 1 evenement toevoegen
       *[other] { $count } evenementen toevoegen
    }
batches-start-save =
    { $count ->
        [one] 1 video opslaan
       *[other] { $count } video’s opslaan
    }
batches-start-sort = Playlist sorteren
batches-start-split = Playlist splitsen
batches-start-subscribe =
    { $count ->
        [one] Abonneren op 1 kanaal
       *[other] Abonneren op { $count } kanalen
    }
batches-start-thumbnails =
    { $count ->
        [one] 1 thumbnail instellen
       *[other] { $count } thumbnails instellen
    }
batches-start-unsubscribe =
    { $count ->
        [one] 1 abonnement opzeggen
       *[other] { $count } abonnementen opzeggen
    }
