comments-apply = Anwenden…
comments-applyTitle = Entscheidungen anwenden
comments-approve = Genehmigen
comments-author = Autor
comments-authorContains = Autor enthält
comments-ban = Ablehnen und sperren
comments-bans =
    { $count ->
        [one] Der Autor von 1 Kommentar wird für Ihren Kanal gesperrt
       *[other] Die Autoren von { $count } Kommentaren werden für Ihren Kanal gesperrt
    }
comments-clear = Aufheben
comments-comment = Kommentar
comments-counted = { $decision }: { $count }
comments-date = Datum
comments-decided = Entschieden
comments-decision = Entscheidung
comments-held = Zurückgehalten
comments-hold = Zurückhalten
comments-howToDecide = Taste „a“ genehmigt, „h“ hält zurück, „r“ lehnt ab. Taste „s“ wendet alle Entscheidungen an.
comments-likes = „Mag ich“
comments-many =
    { $count ->
        [one] 1 Kommentar
       *[other] { $count } Kommentare
    }
comments-none = Zu Ihren Videos gibt es noch keine Kommentare.
comments-noneWaiting = Hier warten keine Kommentare.
comments-open = Kommentar öffnen
comments-openAuthor = Kanal öffnen
comments-published = Veröffentlicht
comments-reject = Ablehnen
comments-replies = Antworten
comments-requests =
    { $count ->
        [one] Eine Anfrage
       *[other] { $count } Anfragen, jede für bis zu 50 Kommentare
    }
comments-spam = Wahrscheinlich Spam
comments-spamMark = Nach dem Rückgängigmachen sind Kommentare, die als Spam markiert waren, zurückgehalten.
comments-textContains = Kommentar enthält
comments-tooOld =
    { $count ->
        [one] 1 Kommentar, der zurückgehalten werden soll, ist älter als 60 Tage. YouTube Studio führt solche Kommentare nicht unter „Zurückgehalten“ auf.
       *[other] { $count } Kommentare, die zurückgehalten werden sollen, sind älter als 60 Tage. YouTube Studio führt solche Kommentare nicht unter „Zurückgehalten“ auf.
    }
comments-video = Video
comments-withLink = Mit Link
comments-approveToReply = Genehmigen Sie den Kommentar, um darauf zu antworten.
comments-delete = Löschen
comments-deleteHint = Löscht den Kommentar und alle Antworten darauf
comments-edit = Bearbeiten
comments-edited = bearbeitet
comments-likeCount =
    { $count ->
        [one] 1-mal „Mag ich“
       *[other] { $count }-mal „Mag ich“
    }
comments-noReply = Auf diesen Kommentar kann niemand antworten.
comments-noSavedReplies = Gespeicherte Antworten lassen sich wiederverwenden.
comments-removeReply = Diese gespeicherte Antwort löschen
comments-reply = Antworten
comments-savedReplies = Gespeicherte Antworten
comments-saveReply = Diese Antwort speichern
comments-send = Antworten
comments-sendComment = Kommentieren
comments-textMissing = Geben Sie einen Kommentar ein.
comments-videoHint = Link oder ID eines beliebigen Videos.
comments-write = Neuer Kommentar…
