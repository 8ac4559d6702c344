comments-apply = Toepassen…
comments-applyTitle = Beslissingen toepassen
comments-approve = Goedkeuren
comments-author = Auteur
comments-authorContains = Auteur bevat
comments-ban = Afwijzen en blokkeren
comments-bans =
    { $count ->
        [one] De auteur van 1 reactie wordt geblokkeerd op je kanaal
       *[other] De auteurs van { $count } reacties worden geblokkeerd op je kanaal
    }
comments-clear = Wissen
comments-comment = Reactie
comments-counted = { $decision }: { $count }
comments-date = Datum
comments-decided = Beslist
comments-decision = Beslissing
comments-held = Vastgehouden voor beoordeling
comments-hold = Vasthouden
comments-howToDecide = Toets “a” keurt goed, “h” houdt vast, “r” wijst af. Toets “s” past alle beslissingen toe.
comments-likes = Likes
comments-many =
    { $count ->
        [one] 1 reactie
       *[other] { $count } reacties
    }
comments-none = Er zijn nog geen reacties op je video’s.
comments-noneWaiting = Hier wachten geen reacties.
comments-open = Reactie openen
comments-openAuthor = Kanaal openen
comments-published = Gepubliceerd
comments-reject = Afwijzen
comments-replies = Antwoorden
comments-requests =
    { $count ->
        [one] Eén verzoek
       *[other] { $count } verzoeken, elk voor maximaal 50 reacties
    }
comments-spam = Waarschijnlijk spam
comments-spamMark = Als je dit ongedaan maakt, worden reacties die als spam gemarkeerd waren vastgehouden voor beoordeling.
comments-textContains = Reactie bevat
comments-tooOld =
    { $count ->
        [one] 1 reactie om vast te houden is ouder dan 60 dagen. YouTube Studio toont zulke reacties niet ter beoordeling.
       *[other] { $count } reacties om vast te houden zijn ouder dan 60 dagen. YouTube Studio toont zulke reacties niet ter beoordeling.
    }
comments-video = Video
comments-withLink = Met een link
comments-approveToReply = Keur de reactie eerst goed om te kunnen antwoorden.
comments-delete = Verwijderen
comments-deleteHint = Hiermee verwijder je de reactie en alle antwoorden erop
comments-edit = Bewerken
comments-edited = bewerkt
comments-likeCount =
    { $count ->
        [one] 1 like
       *[other] { $count } likes
    }
comments-noReply = Niemand kan op deze reactie antwoorden.
comments-noSavedReplies = Sla een antwoord op om het opnieuw te gebruiken.
comments-removeReply = Dit opgeslagen antwoord verwijderen
comments-reply = Beantwoorden
comments-savedReplies = Opgeslagen antwoorden
comments-saveReply = Dit antwoord opslaan
comments-send = Beantwoorden
comments-sendComment = Reageren
comments-textMissing = Voer een reactie in.
comments-videoHint = Link of ID van een video.
comments-write = Nieuwe reactie…
