action-video-save-label = Salva in { $name }
action-video-save-purpose = Salva nella playlist
action-video-save-choose = Salva nella playlist…
action-video-save-doing = Salvataggio in { $name }…
action-video-save-done = Salvato in { $name }
action-video-save-undone = Salvato in { $name } (azione annullata)
action-video-save-failed = Non salvato in { $name }
action-video-save-unclear = Impossibile confermare il salvataggio del video in { $name }. Controlla la playlist.

action-video-saveToNew-label = Nuova playlist…
action-video-saveToNew-purpose = Salva in una nuova playlist
action-video-saveToNew-choose = Nuova playlist…
action-video-saveToNew-doing = Creazione della playlist { $name }…
action-video-saveToNew-done = Playlist { $name } creata e video salvato
action-video-saveToNew-undone = Playlist { $name } creata (azione annullata)
action-video-saveToNew-failed = Playlist { $name } non creata
action-video-saveToNew-unclear = Impossibile confermare la creazione di { $name }. Controlla le tue playlist.
action-video-saveToNew-halfFailed = Playlist { $name } creata, ma il video non vi è stato salvato
action-video-saveToNew-halfUnclear = Playlist { $name } creata, ma è impossibile confermare il salvataggio del video. Controlla la playlist.

action-video-remove-label = Rimuovi da { $name }
action-video-remove-purpose = Rimuovi dalla playlist
action-video-remove-doing = Rimozione da { $name }…
action-video-remove-done = Rimosso da { $name }
action-video-remove-already = Non era in { $name }
action-video-remove-undone = Rimosso da { $name } (azione annullata)
action-video-remove-failed = Non rimosso da { $name }
action-video-remove-unclear = Impossibile confermare la rimozione del video da { $name }. Controlla la playlist.

action-video-place-label = Cambia posizione in { $name }
action-video-place-purpose = Cambia l’ordine della playlist
action-video-place-doing = Cambio di posizione in { $name }…
action-video-place-done = Posizione cambiata in { $name }
action-video-place-already = Era già al suo posto in { $name }
action-video-place-undone = Posizione cambiata in { $name } (azione annullata)
action-video-place-failed = Posizione non cambiata in { $name }
action-video-place-unclear = Impossibile confermare il cambio di posizione del video in { $name }. Controlla la playlist.

action-video-replace-label = Sostituisci in { $name }
action-video-replace-purpose = Sostituisci i video scomparsi
action-video-replace-doing = Sostituzione del video in { $name }…
action-video-replace-done = Video sostituito in { $name }
action-video-replace-undone = Video sostituito in { $name } (azione annullata)
action-video-replace-failed = Video non sostituito in { $name }
action-video-replace-unclear = Impossibile confermare la sostituzione del video in { $name }. Controlla la playlist.

action-video-annotate-label = Modifica la nota in { $name }
action-video-annotate-purpose = Modifica le note delle playlist
action-video-annotate-doing = Salvataggio della nota in { $name }…
action-video-annotate-done = Nota salvata in { $name }
action-video-annotate-already = La nota in { $name } era già così
action-video-annotate-undone = Nota salvata in { $name } (azione annullata)
action-video-annotate-failed = Nota non salvata in { $name }
action-video-annotate-unclear = Impossibile confermare il salvataggio della nota in { $name }. Controlla la playlist.

action-video-move-label = Sposta in { $target }
action-video-move-purpose = Sposta in un’altra playlist
action-video-move-doing = Spostamento da { $name } a { $target }…
action-video-move-done = Spostato da { $name } a { $target }
action-video-move-undone = Spostato da { $name } a { $target } (azione annullata)
action-video-move-failed = Non spostato da { $name } a { $target }
action-video-move-unclear = Impossibile confermare lo spostamento del video da { $name } a { $target }. Controlla entrambe le playlist.

action-video-like-label = Mi piace
action-video-like-doing = Aggiunta del Mi piace…
action-video-like-done = Mi piace aggiunto
action-video-like-already = Avevi già messo Mi piace
action-video-like-undone = Mi piace aggiunto (azione annullata)
action-video-like-failed = Mi piace non aggiunto
action-video-like-unclear = Impossibile confermare il tuo Mi piace. Controlla il video.

action-video-dislike-label = Non mi piace
action-video-dislike-doing = Aggiunta del Non mi piace…
action-video-dislike-done = Non mi piace aggiunto
action-video-dislike-already = Avevi già messo Non mi piace
action-video-dislike-undone = Non mi piace aggiunto (azione annullata)
action-video-dislike-failed = Non mi piace non aggiunto
action-video-dislike-unclear = Impossibile confermare il tuo Non mi piace. Controlla il video.

action-video-clearRating-label = Rimuovi valutazione
action-video-clearRating-doing = Rimozione della valutazione…
action-video-clearRating-done = Valutazione rimossa
action-video-clearRating-already = Non c’era nessuna valutazione da rimuovere
action-video-clearRating-undone = Valutazione rimossa (azione annullata)
action-video-clearRating-failed = Valutazione non rimossa
action-video-clearRating-unclear = Impossibile confermare la rimozione della valutazione. Controlla il video.

action-video-edit-label = Modifica
action-video-edit-purpose = Modifica video
action-video-edit-doing = Salvataggio del video { $name }…
action-video-edit-done = Video { $name } salvato
action-video-edit-already = Il video { $name } era già così
action-video-edit-undone = Video { $name } salvato (azione annullata)
action-video-edit-failed = Video { $name } non salvato
action-video-edit-unclear = Impossibile confermare il salvataggio del video { $name }. Controlla il video.

action-video-delete-label = Elimina
action-video-delete-doing = Eliminazione del video { $name }…
action-video-delete-done = Video { $name } eliminato
action-video-delete-failed = Video { $name } non eliminato
action-video-delete-unclear = Impossibile confermare l’eliminazione del video { $name }. Controlla il tuo canale.

action-video-report-label = Segnala questo video…
action-video-report-choose = Segnala…
action-video-report-link = Segnala il video del link…
action-video-report-doing = Segnalazione di { $name }…
action-video-report-done = { $name } segnalato a YouTube
action-video-report-failed = { $name } non segnalato
action-video-report-unclear = Impossibile confermare la segnalazione di { $name }.

action-video-thumbnail-label = Imposta miniatura
action-video-thumbnail-doing = Impostazione della miniatura di { $name }…
action-video-thumbnail-done = Miniatura di { $name } impostata
action-video-thumbnail-failed = Miniatura di { $name } non impostata
action-video-thumbnail-unclear = Impossibile confermare l’impostazione della miniatura di { $name }. Controlla il video.

action-video-captions-label = Aggiungi sottotitoli
action-video-captions-doing = Aggiunta dei sottotitoli { $name }…
action-video-captions-done = Sottotitoli { $name } aggiunti
action-video-captions-undone = Sottotitoli { $name } aggiunti (azione annullata)
action-video-captions-failed = Sottotitoli { $name } non aggiunti
action-video-captions-unclear = Impossibile confermare l’aggiunta dei sottotitoli { $name }. Controlla il video.

action-video-replaceCaptions-label = Sostituisci sottotitoli
action-video-replaceCaptions-doing = Sostituzione dei sottotitoli { $name }…
action-video-replaceCaptions-done = Sottotitoli { $name } sostituiti
action-video-replaceCaptions-undone = Sottotitoli { $name } sostituiti (azione annullata)
action-video-replaceCaptions-failed = Sottotitoli { $name } non sostituiti
action-video-replaceCaptions-unclear = Impossibile confermare la sostituzione dei sottotitoli { $name }. Controlla il video.

action-playlist-create-label = Nuova playlist
action-playlist-create-purpose = Nuova playlist
action-playlist-create-doing = Creazione della playlist { $name }…
action-playlist-create-done = Playlist { $name } creata
action-playlist-create-undone = Playlist { $name } creata (azione annullata)
action-playlist-create-failed = Playlist { $name } non creata
action-playlist-create-unclear = Impossibile confermare la creazione di { $name }. Controlla le tue playlist.

action-playlist-fill-label = Aggiungi video alla nuova playlist
action-playlist-fill-doing = Aggiunta dei video alla playlist { $name }…
action-playlist-fill-done = Playlist { $name } creata e video aggiunti
action-playlist-fill-undone = Playlist { $name } creata (azione annullata)
action-playlist-fill-failed = Video non aggiunti alla playlist { $name }
action-playlist-fill-unclear = Impossibile confermare l’aggiunta dei video a { $name }. Controlla la playlist.

action-playlist-edit-label = Modifica
action-playlist-edit-purpose = Modifica playlist
action-playlist-edit-doing = Salvataggio della playlist { $name }…
action-playlist-edit-done = Playlist { $name } salvata
action-playlist-edit-undone = Playlist { $name } salvata (azione annullata)
action-playlist-edit-failed = Playlist { $name } non salvata
action-playlist-edit-unclear = Impossibile confermare il salvataggio di { $name }. Controlla la playlist.

action-playlist-delete-label = Elimina
action-playlist-delete-purpose = Elimina playlist
action-playlist-delete-doing = Eliminazione della playlist { $name }…
action-playlist-delete-done = Playlist { $name } eliminata
action-playlist-delete-undone = Playlist { $name } eliminata (azione annullata). Ha un nuovo link.
action-playlist-delete-failed = Playlist { $name } non eliminata
action-playlist-delete-unclear = Impossibile confermare l’eliminazione di { $name }. Controlla le tue playlist.

action-channel-subscribe-label = Iscriviti
action-channel-subscribe-doing = Iscrizione…
action-channel-subscribe-done = Iscrizione a { $name } aggiunta
action-channel-subscribe-already = L’iscrizione a { $name } c’era già
action-channel-subscribe-undone = Iscrizione a { $name } aggiunta (azione annullata)
action-channel-subscribe-failed = Iscrizione non aggiunta
action-channel-subscribe-unclear = Impossibile confermare l’iscrizione. Controlla il canale.

action-channel-unsubscribe-label = Annulla iscrizione
action-channel-unsubscribe-doing = Rimozione dell’iscrizione…
action-channel-unsubscribe-done = Iscrizione a { $name } rimossa
action-channel-unsubscribe-already = L’iscrizione a { $name } non c’era
action-channel-unsubscribe-undone = Iscrizione a { $name } rimossa (azione annullata)
action-channel-unsubscribe-failed = Iscrizione ancora attiva
action-channel-unsubscribe-unclear = Impossibile confermare la rimozione dell’iscrizione. Controlla il canale.

action-channel-banner-label = Imposta banner
action-channel-banner-doing = Impostazione del banner…
action-channel-banner-done = Banner impostato
action-channel-banner-undone = Banner impostato (azione annullata)
action-channel-banner-failed = Banner non impostato
action-channel-banner-unclear = Impossibile confermare l’impostazione del banner. Controlla il tuo canale.

action-channel-watermark-label = Imposta filigrana
action-channel-watermark-doing = Impostazione della filigrana…
action-channel-watermark-done = Filigrana impostata
action-channel-watermark-failed = Filigrana non impostata
action-channel-watermark-unclear = Impossibile confermare l’impostazione della filigrana. Controlla il tuo canale.

action-channel-removeWatermark-label = Rimuovi filigrana
action-channel-removeWatermark-doing = Rimozione della filigrana…
action-channel-removeWatermark-done = Filigrana rimossa
action-channel-removeWatermark-failed = Filigrana non rimossa
action-channel-removeWatermark-unclear = Impossibile confermare la rimozione della filigrana. Controlla il tuo canale.

action-event-add-label = Aggiungi evento
action-event-add-choose = Aggiungi evento…
action-event-add-link = Aggiungi l’evento della pagina collegata
action-event-add-selection = Aggiungi il testo selezionato come evento
action-event-add-doing = Aggiunta di “{ $name }”…
action-event-add-done = “{ $name }” aggiunto al tuo calendario
action-event-add-doneShort = Aggiunto
action-event-add-doneDraft = “{ $name }” aggiunto al tuo calendario come bozza. Per renderlo pubblico, vai a I miei eventi nella gestione.
action-event-add-doneDraftShort = Bozza aggiunta
action-event-add-donePending = “{ $name }” inviato per la revisione. Non è ancora pubblico.
action-event-add-donePendingShort = Inviato per la revisione
action-event-add-undone = “{ $name }” aggiunto (azione annullata). È nel cestino.
action-event-add-undoneShort = Azione annullata. È nel cestino.
action-event-add-failed = “{ $name }” non aggiunto
action-event-add-unclear = Impossibile confermare l’aggiunta di “{ $name }”. Controlla il tuo calendario.

action-event-edit-label = Modifica
action-event-edit-doing = Salvataggio di “{ $name }”…
action-event-edit-done = “{ $name }” salvato
action-event-edit-undone = “{ $name }” salvato (azione annullata)
action-event-edit-failed = “{ $name }” non salvato
action-event-edit-unclear = Impossibile confermare il salvataggio di “{ $name }”. Controlla l’evento.

action-event-change-label = Modifica
action-event-change-doing = Modifica di “{ $name }”…
action-event-change-done = “{ $name }” modificato
action-event-change-already = “{ $name }” non aveva bisogno di modifiche
action-event-change-undone = “{ $name }” modificato (azione annullata)
action-event-change-failed = “{ $name }” non modificato
action-event-change-unclear = Impossibile confermare la modifica di “{ $name }”. Controlla l’evento.

action-event-delete-label = Elimina definitivamente
action-event-delete-doing = Eliminazione di “{ $name }”…
action-event-delete-done = “{ $name }” eliminato definitivamente
action-event-delete-failed = “{ $name }” non eliminato
action-event-delete-unclear = Impossibile confermare l’eliminazione di “{ $name }”. Controlla il cestino.

action-event-duplicate-label = Duplica come bozza
action-event-duplicate-doing = Duplicazione di “{ $name }”…
action-event-duplicate-done = “{ $name }” duplicato
action-event-duplicate-undone = “{ $name }” duplicato (azione annullata). La copia è nel cestino.
action-event-duplicate-failed = “{ $name }” non duplicato
action-event-duplicate-unclear = Impossibile confermare la duplicazione di “{ $name }”. Controlla le tue bozze.

action-event-publish-label = Pubblica
action-event-publish-doing = Pubblicazione di “{ $name }”…
action-event-publish-done = “{ $name }” pubblicato
action-event-publish-doneShort = Pubblicato
action-event-publish-already = “{ $name }” era già pubblicato
action-event-publish-undone = “{ $name }” pubblicato (azione annullata). Non è pubblico.
action-event-publish-undoneShort = Azione annullata. Non è pubblico.
action-event-publish-failed = “{ $name }” non pubblicato
action-event-publish-unclear = Impossibile confermare la pubblicazione di “{ $name }”. Controlla l’evento.

action-event-review-label = Invia per la revisione
action-event-review-doing = Invio di “{ $name }” per la revisione…
action-event-review-done = “{ $name }” inviato per la revisione
action-event-review-doneShort = Inviato per la revisione
action-event-review-already = “{ $name }” era già stato inviato per la revisione
action-event-review-undone = “{ $name }” inviato per la revisione (azione annullata)
action-event-review-undoneShort = Azione annullata
action-event-review-failed = “{ $name }” non inviato per la revisione
action-event-review-unclear = Impossibile confermare l’invio di “{ $name }” per la revisione. Controlla l’evento.

action-event-unpublish-label = Riporta in bozza
action-event-unpublish-doing = Ritorno in bozza di “{ $name }”…
action-event-unpublish-done = “{ $name }” riportato in bozza. Non è più pubblico.
action-event-unpublish-already = “{ $name }” era già una bozza
action-event-unpublish-undone = “{ $name }” riportato in bozza (azione annullata)
action-event-unpublish-failed = “{ $name }” non riportato in bozza
action-event-unpublish-unclear = Impossibile confermare il ritorno in bozza di “{ $name }”. Controlla l’evento.

action-event-trash-label = Sposta nel cestino
action-event-trash-doing = Spostamento di “{ $name }” nel cestino…
action-event-trash-done = “{ $name }” spostato nel cestino
action-event-trash-undone = “{ $name }” spostato nel cestino (azione annullata)
action-event-trash-failed = “{ $name }” non spostato nel cestino
action-event-trash-unclear = Impossibile confermare lo spostamento di “{ $name }” nel cestino. Controlla il tuo calendario.

action-event-restore-label = Ripristina
action-event-restore-doing = Ripristino di “{ $name }”…
action-event-restore-done = “{ $name }” ripristinato come bozza
action-event-restore-undone = “{ $name }” ripristinato (azione annullata). È nel cestino.
action-event-restore-failed = “{ $name }” non ripristinato
action-event-restore-unclear = Impossibile confermare il ripristino di “{ $name }”. Controlla il tuo calendario.

action-venue-create-label = Nuovo luogo
action-venue-create-doing = Creazione del luogo “{ $name }”…
action-venue-create-done = Luogo “{ $name }” creato
action-venue-create-undone = Luogo “{ $name }” creato (azione annullata)
action-venue-create-failed = Luogo “{ $name }” non creato
action-venue-create-unclear = Impossibile confermare la creazione del luogo “{ $name }”. Controlla il sito del calendario.

action-venue-delete-label = Elimina luogo
action-venue-delete-doing = Eliminazione del luogo “{ $name }”…
action-venue-delete-done = Luogo “{ $name }” eliminato
action-venue-delete-undone = Luogo “{ $name }” eliminato (azione annullata)
action-venue-delete-failed = Luogo “{ $name }” non eliminato
action-venue-delete-unclear = Impossibile confermare l’eliminazione del luogo “{ $name }”. Controlla il sito del calendario.

action-venue-edit-label = Modifica luogo
action-venue-edit-doing = Salvataggio del luogo “{ $name }”…
action-venue-edit-done = Luogo “{ $name }” salvato
action-venue-edit-undone = Luogo “{ $name }” salvato (azione annullata)
action-venue-edit-failed = Luogo “{ $name }” non salvato
action-venue-edit-unclear = Impossibile confermare il salvataggio del luogo “{ $name }”. Controlla il sito del calendario.

action-organizer-create-label = Nuovo organizzatore
action-organizer-create-doing = Creazione dell’organizzatore “{ $name }”…
action-organizer-create-done = Organizzatore “{ $name }” creato
action-organizer-create-undone = Organizzatore “{ $name }” creato (azione annullata)
action-organizer-create-failed = Organizzatore “{ $name }” non creato
action-organizer-create-unclear = Impossibile confermare la creazione dell’organizzatore “{ $name }”. Controlla il sito del calendario.

action-organizer-delete-label = Elimina organizzatore
action-organizer-delete-doing = Eliminazione dell’organizzatore “{ $name }”…
action-organizer-delete-done = Organizzatore “{ $name }” eliminato
action-organizer-delete-undone = Organizzatore “{ $name }” eliminato (azione annullata)
action-organizer-delete-failed = Organizzatore “{ $name }” non eliminato
action-organizer-delete-unclear = Impossibile confermare l’eliminazione dell’organizzatore “{ $name }”. Controlla il sito del calendario.

action-organizer-edit-label = Modifica organizzatore
action-organizer-edit-doing = Salvataggio dell’organizzatore “{ $name }”…
action-organizer-edit-done = Organizzatore “{ $name }” salvato
action-organizer-edit-undone = Organizzatore “{ $name }” salvato (azione annullata)
action-organizer-edit-failed = Organizzatore “{ $name }” non salvato
action-organizer-edit-unclear = Impossibile confermare il salvataggio dell’organizzatore “{ $name }”. Controlla il sito del calendario.

action-category-create-label = Nuova categoria
action-category-create-doing = Creazione della categoria “{ $name }”…
action-category-create-done = Categoria “{ $name }” creata
action-category-create-undone = Categoria “{ $name }” creata (azione annullata)
action-category-create-failed = Categoria “{ $name }” non creata
action-category-create-unclear = Impossibile confermare la creazione della categoria “{ $name }”. Controlla il sito del calendario.

action-category-delete-label = Elimina categoria
action-category-delete-doing = Eliminazione della categoria “{ $name }”…
action-category-delete-done = Categoria “{ $name }” eliminata
action-category-delete-failed = Categoria “{ $name }” non eliminata
action-category-delete-unclear = Impossibile confermare l’eliminazione della categoria “{ $name }”. Controlla il sito del calendario.

action-category-edit-label = Modifica categoria
action-category-edit-doing = Salvataggio della categoria “{ $name }”…
action-category-edit-done = Categoria “{ $name }” salvata
action-category-edit-undone = Categoria “{ $name }” salvata (azione annullata)
action-category-edit-failed = Categoria “{ $name }” non salvata
action-category-edit-unclear = Impossibile confermare il salvataggio della categoria “{ $name }”. Controlla il sito del calendario.

action-tag-create-label = Nuovo tag
action-tag-create-doing = Creazione del tag “{ $name }”…
action-tag-create-done = Tag “{ $name }” creato
action-tag-create-undone = Tag “{ $name }” creato (azione annullata)
action-tag-create-failed = Tag “{ $name }” non creato
action-tag-create-unclear = Impossibile confermare la creazione del tag “{ $name }”. Controlla il sito del calendario.

action-tag-delete-label = Elimina tag
action-tag-delete-doing = Eliminazione del tag “{ $name }”…
action-tag-delete-done = Tag “{ $name }” eliminato
action-tag-delete-failed = Tag “{ $name }” non eliminato
action-tag-delete-unclear = Impossibile confermare l’eliminazione del tag “{ $name }”. Controlla il sito del calendario.

action-tag-edit-label = Modifica tag
action-tag-edit-doing = Salvataggio del tag “{ $name }”…
action-tag-edit-done = Tag “{ $name }” salvato
action-tag-edit-undone = Tag “{ $name }” salvato (azione annullata)
action-tag-edit-failed = Tag “{ $name }” non salvato
action-tag-edit-unclear = Impossibile confermare il salvataggio del tag “{ $name }”. Controlla il sito del calendario.

action-comment-approve-label = Approva
action-comment-approve-doing = Approvazione: { $name }…
action-comment-approve-done = Approvato: { $name }
action-comment-approve-already = Niente da cambiare: { $name }
action-comment-approve-undone = Approvato: { $name } (azione annullata)
action-comment-approve-failed = Non approvato: { $name }
action-comment-approve-unclear = Impossibile confermare l’approvazione: { $name }. Controlla i tuoi commenti.

action-comment-hold-label = Trattieni per la revisione
action-comment-hold-doing = Spostamento in revisione: { $name }…
action-comment-hold-done = Spostato in revisione: { $name }
action-comment-hold-already = Niente da cambiare: { $name }
action-comment-hold-undone = Spostato in revisione: { $name } (azione annullata)
action-comment-hold-failed = Non trattenuto: { $name }
action-comment-hold-unclear = Impossibile confermare lo spostamento in revisione: { $name }. Controlla i tuoi commenti.

action-comment-reject-label = Rifiuta
action-comment-reject-doing = Rifiuto: { $name }…
action-comment-reject-done = Rifiutato: { $name }
action-comment-reject-already = Niente da cambiare: { $name }
action-comment-reject-undone = Rifiutato: { $name } (azione annullata)
action-comment-reject-failed = Non rifiutato: { $name }
action-comment-reject-unclear = Impossibile confermare il rifiuto: { $name }. Controlla i tuoi commenti.

action-comment-ban-label = Rifiuta e blocca
action-comment-ban-doing = Rifiuto: { $name }…
action-comment-ban-done = Rifiutato, autore bloccato: { $name }
action-comment-ban-already = Niente da cambiare: { $name }
action-comment-ban-failed = Non rifiutato: { $name }
action-comment-ban-unclear = Impossibile confermare il rifiuto e il blocco dell’autore: { $name }. Controlla i tuoi commenti.

action-comment-write-label = Commenta
action-comment-write-doing = Pubblicazione del commento a { $name }…
action-comment-write-done = Commento a { $name } pubblicato
action-comment-write-undone = Commento a { $name } pubblicato (azione annullata)
action-comment-write-failed = Commento a { $name } non pubblicato
action-comment-write-unclear = Impossibile confermare il tuo commento a { $name }. Controlla il video.

action-comment-reply-label = Rispondi
action-comment-reply-doing = Invio della risposta a { $name }…
action-comment-reply-done = Risposta a { $name } inviata
action-comment-reply-undone = Risposta a { $name } inviata (azione annullata)
action-comment-reply-failed = Risposta a { $name } non inviata
action-comment-reply-unclear = Impossibile confermare la tua risposta a { $name }. Controlla il commento.

action-comment-edit-label = Modifica commento
action-comment-edit-doing = Salvataggio del commento…
action-comment-edit-done = Commento salvato
action-comment-edit-already = Il commento era già così
action-comment-edit-undone = Commento salvato (azione annullata)
action-comment-edit-failed = Commento non salvato
action-comment-edit-unclear = Impossibile confermare il salvataggio del commento. Controlla il video.

action-comment-delete-label = Elimina commento
action-comment-delete-doing = Eliminazione del commento…
action-comment-delete-done = Commento eliminato
action-comment-delete-failed = Commento non eliminato
action-comment-delete-unclear = Impossibile confermare l’eliminazione del commento. Controlla il video.

action-captions-delete-label = Elimina sottotitoli
action-captions-delete-doing = Eliminazione dei sottotitoli { $name }…
action-captions-delete-done = Sottotitoli { $name } eliminati
action-captions-delete-undone = Sottotitoli { $name } eliminati (azione annullata)
action-captions-delete-failed = Sottotitoli { $name } non eliminati
action-captions-delete-unclear = Impossibile confermare l’eliminazione dei sottotitoli { $name }. Controlla il video.

action-captions-rename-label = Rinomina sottotitoli
action-captions-rename-doing = Ridenominazione dei sottotitoli { $name } in { $target }…
action-captions-rename-done = Sottotitoli { $name } rinominati in { $target }
action-captions-rename-undone = Sottotitoli { $name } rinominati in { $target } (azione annullata)
action-captions-rename-failed = Sottotitoli { $name } non rinominati
action-captions-rename-unclear = Impossibile confermare la ridenominazione dei sottotitoli { $name }. Controlla il video.
action-captions-rename-halfFailed = Sottotitoli { $target } aggiunti, ma sottotitoli { $name } non eliminati
action-captions-rename-halfUnclear = Sottotitoli { $target } aggiunti, ma è impossibile confermare l’eliminazione dei sottotitoli { $name }. Controlla il video.

action-captions-setDraft-label = Pubblica sottotitoli
action-captions-setDraft-doing = Salvataggio dei sottotitoli { $name }…
action-captions-setDraft-done = Sottotitoli { $name } salvati
action-captions-setDraft-undone = Sottotitoli { $name } salvati (azione annullata)
action-captions-setDraft-failed = Sottotitoli { $name } non salvati
action-captions-setDraft-unclear = Impossibile confermare il salvataggio dei sottotitoli { $name }. Controlla il video.

action-channel-translate-label = Traduci canale
action-channel-translate-doing = Salvataggio delle traduzioni del canale…
action-channel-translate-done = Traduzioni del canale salvate
action-channel-translate-undone = Traduzioni del canale salvate (azione annullata)
action-channel-translate-failed = Traduzioni del canale non salvate
action-channel-translate-unclear = Impossibile confermare il salvataggio delle traduzioni del canale. Controlla il tuo canale.

action-channel-edit-label = Modifica canale
action-channel-edit-doing = Salvataggio del canale…
action-channel-edit-done = Canale salvato
action-channel-edit-already = Il canale era già così
action-channel-edit-undone = Canale salvato (azione annullata)
action-channel-edit-failed = Canale non salvato
action-channel-edit-unclear = Impossibile confermare il salvataggio del canale. Controlla il tuo canale.

action-section-add-label = Aggiungi sezione
action-section-add-doing = Aggiunta della sezione { $name }…
action-section-add-done = Sezione { $name } aggiunta
action-section-add-undone = Sezione { $name } aggiunta (azione annullata)
action-section-add-failed = Sezione { $name } non aggiunta
action-section-add-unclear = Impossibile confermare l’aggiunta della sezione { $name }. Controlla il tuo canale.

action-section-edit-label = Modifica sezione
action-section-edit-doing = Salvataggio della sezione { $name }…
action-section-edit-done = Sezione { $name } salvata
action-section-edit-undone = Sezione { $name } salvata (azione annullata)
action-section-edit-failed = Sezione { $name } non salvata
action-section-edit-unclear = Impossibile confermare il salvataggio della sezione { $name }. Controlla il tuo canale.

action-section-delete-label = Elimina sezione
action-section-delete-doing = Eliminazione della sezione { $name }…
action-section-delete-done = Sezione { $name } eliminata
action-section-delete-undone = Sezione { $name } eliminata (azione annullata)
action-section-delete-failed = Sezione { $name } non eliminata
action-section-delete-unclear = Impossibile confermare l’eliminazione della sezione { $name }. Controlla il tuo canale.
