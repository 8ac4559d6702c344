comments-apply = Applica…
comments-applyTitle = Applica le decisioni
comments-approve = Approva
comments-author = Autore
comments-authorContains = L’autore contiene
comments-ban = Rifiuta e blocca
comments-bans =
    { $count ->
        [one] L’autore di 1 commento viene bloccato sul tuo canale
       *[other] Gli autori di { $count } commenti vengono bloccati sul tuo canale
    }
comments-clear = Azzera
comments-comment = Commento
comments-counted = { $decision }: { $count }
comments-date = Data
comments-decided = Deciso
comments-decision = Decisione
comments-held = In attesa di revisione
comments-hold = Trattieni
comments-howToDecide = Premi “a” per approvare, “h” per trattenere, “r” per rifiutare. Premi “s” per applicare tutte le decisioni.
comments-likes = Mi piace
comments-many =
    { $count ->
        [one] 1 commento
       *[other] { $count } commenti
    }
comments-none = Non ci sono ancora commenti ai tuoi video.
comments-noneWaiting = Qui non c’è nessun commento in attesa.
comments-open = Apri commento
comments-openAuthor = Apri canale
comments-published = Pubblicati
comments-reject = Rifiuta
comments-replies = Risposte
comments-requests =
    { $count ->
        [one] Una richiesta
       *[other] { $count } richieste, ognuna per un massimo di 50 commenti
    }
comments-spam = Probabile spam
comments-spamMark = Dopo un annullamento, i commenti che erano contrassegnati come spam restano in attesa di revisione.
comments-textContains = Il commento contiene
comments-tooOld =
    { $count ->
        [one] 1 commento da trattenere ha più di 60 giorni. YouTube Studio non elenca questi commenti per la revisione.
       *[other] { $count } commenti da trattenere hanno più di 60 giorni. YouTube Studio non elenca questi commenti per la revisione.
    }
comments-video = Video
comments-withLink = Con un link
comments-approveToReply = Prima approva il commento per rispondere.
comments-delete = Elimina
comments-deleteHint = Elimina il commento e tutte le risposte
comments-edit = Modifica
comments-edited = modificato
comments-likeCount =
    { $count ->
        [one] 1 Mi piace
       *[other] { $count } Mi piace
    }
comments-noReply = Nessuno può rispondere a questo commento.
comments-noSavedReplies = Salva una risposta per riutilizzarla.
comments-removeReply = Elimina questa risposta salvata
comments-reply = Rispondi
comments-savedReplies = Risposte salvate
comments-saveReply = Salva questa risposta
comments-send = Rispondi
comments-sendComment = Commenta
comments-textMissing = Inserisci un commento.
comments-videoHint = Link o ID di un video qualsiasi.
comments-write = Nuovo commento…
