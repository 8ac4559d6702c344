feeds-add = Aggiungi feed
feeds-addNote = Cuecard legge l’indirizzo una volta al giorno, senza i tuoi accessi, e propone le novità. Nulla viene aggiunto da solo, a meno che tu non lo scelga. Alcune pagine si possono leggere solo mentre questa sezione è aperta.
feeds-address = Indirizzo
feeds-addressHint = Un file di calendario (.ics, webcal://) o una pagina con eventi.
feeds-changed = { $fields }.
feeds-check = Verifica ora
feeds-checkAll = Verifica tutti ora
feeds-cutShort = Questo feed ha più eventi di quanti Cuecard ne conservi: i prossimi 2.000.
feeds-doubtful = Potrebbe essere un altro evento: il suo ID indicava un evento diverso.
feeds-edited = Modificato qui
feeds-failingSince = Non riesce dal: { $time }. Gli eventi qui sotto sono di prima.
feeds-feed = Feed
feeds-field-cost = prezzo
feeds-field-currency = valuta
feeds-field-description = descrizione
feeds-field-keywords = categorie
feeds-field-title = titolo
feeds-field-start = inizio
feeds-field-end = fine
feeds-field-allDay = tutto il giorno
feeds-field-timeZone = fuso orario
feeds-field-venue = luogo
feeds-field-online = indirizzo online
feeds-field-organizers = organizzatori
feeds-field-url = sito web
feeds-field-website = sito web
feeds-field-image = immagine
feeds-field-categories = categorie
feeds-field-tags = tag
feeds-field-status = stato
feeds-gone =
    { $count ->
        [one] 1 evento non c’è più
       *[other] { $count } eventi non ci sono più
    }
feeds-kept = Resta come modificato qui: { $fields }.
feeds-leaveOut = Escludi
feeds-moved = Trasferito a { $address }.
feeds-name = Nome
feeds-neverRead = Non ancora letto
feeds-none = Ancora nessun feed. Aggiungi l’indirizzo di un file di calendario o di una pagina con eventi: le novità vengono proposte per il tuo calendario.
feeds-noneFound = Nessun evento futuro nei tuoi feed.
feeds-noneLeft = Questi eventi sono in corso di aggiunta o non sono più nel feed.
feeds-notGranted = Senza l’autorizzazione per { $host }, Cuecard non può leggere questo feed.
feeds-offerAgain = Proponi di nuovo
feeds-nothingNew = Nessuna novità nei tuoi feed.
feeds-offered = Nuovi o modificati
feeds-offers =
    { $count ->
        [0] nessuna novità
        [one] 1 evento da rivedere
       *[other] { $count } eventi da rivedere
    }
feeds-readAt = letto: { $time }
feeds-redirected = Il suo indirizzo porta a { $address }.
feeds-remove = Rimuovi feed
feeds-removeNote = Gli eventi nel tuo calendario restano lì.
feeds-removeSure = Rimuovilo e dimentica i suoi eventi
feeds-rename = Salva nome
feeds-review =
    { $count ->
        [one] Rivedi 1 evento
       *[other] Rivedi { $count } eventi
    }
feeds-rule = Eventi nuovi e modificati
feeds-rule-draft = Aggiungi come bozze
feeds-rule-offer = Proponi per la revisione
feeds-rule-publish = Pubblica
feeds-ruleHint = Ciò che modifichi nel calendario resta sempre. Gli eventi che spariscono dal feed vengono segnalati e mai eliminati.
feeds-settings = Impostazioni
feeds-standing = Stato
feeds-standing-added = Nel tuo calendario
feeds-standing-cancelled = Annullato nel feed
feeds-standing-changed = Modificato
feeds-standing-gone = Manca nel feed
feeds-standing-leftOut = Escluso
feeds-standing-new = Nuovo
feeds-standing-underWay = In corso di aggiunta
feeds-useAddress = Usa quell’indirizzo
