action-video-save-label = In { $name } speichern
action-video-save-purpose = In Playlist speichern
action-video-save-choose = In Playlist speichern…
action-video-save-doing = Wird in { $name } gespeichert…
action-video-save-done = In { $name } gespeichert
action-video-save-undone = In { $name } gespeichert – rückgängig gemacht
action-video-save-failed = Nicht in { $name } gespeichert
action-video-save-unclear = Unklar, ob das Video in { $name } gespeichert wurde. Bitte die Playlist prüfen.

action-video-saveToNew-label = Neue Playlist…
action-video-saveToNew-purpose = In neuer Playlist speichern
action-video-saveToNew-choose = Neue Playlist…
action-video-saveToNew-doing = Playlist { $name } wird erstellt…
action-video-saveToNew-done = Playlist { $name } erstellt und Video gespeichert
action-video-saveToNew-undone = Playlist { $name } erstellt – rückgängig gemacht
action-video-saveToNew-failed = Playlist { $name } nicht erstellt
action-video-saveToNew-unclear = Unklar, ob { $name } erstellt wurde. Bitte Ihre Playlists prüfen.
action-video-saveToNew-halfFailed = Playlist { $name } erstellt, aber das Video wurde nicht darin gespeichert
action-video-saveToNew-halfUnclear = Playlist { $name } erstellt. Unklar, ob das Video gespeichert wurde. Bitte die Playlist prüfen.

action-video-remove-label = Aus { $name } entfernen
action-video-remove-purpose = Aus Playlist entfernen
action-video-remove-doing = Wird aus { $name } entfernt…
action-video-remove-done = Aus { $name } entfernt
action-video-remove-already = War nicht in { $name }
action-video-remove-undone = Aus { $name } entfernt – rückgängig gemacht
action-video-remove-failed = Nicht aus { $name } entfernt
action-video-remove-unclear = Unklar, ob das Video aus { $name } entfernt wurde. Bitte die Playlist prüfen.

action-video-place-label = Position in { $name } ändern
action-video-place-purpose = Reihenfolge einer Playlist ändern
action-video-place-doing = Position in { $name } wird geändert…
action-video-place-done = Position in { $name } geändert
action-video-place-already = War in { $name } schon an dieser Position
action-video-place-undone = Position in { $name } geändert – rückgängig gemacht
action-video-place-failed = Position in { $name } nicht geändert
action-video-place-unclear = Unklar, ob die Position des Videos in { $name } geändert wurde. Bitte die Playlist prüfen.

action-video-replace-label = In { $name } ersetzen
action-video-replace-purpose = Verschwundene Videos ersetzen
action-video-replace-doing = Video in { $name } wird ersetzt…
action-video-replace-done = Video in { $name } ersetzt
action-video-replace-undone = Video in { $name } ersetzt – rückgängig gemacht
action-video-replace-failed = Video in { $name } nicht ersetzt
action-video-replace-unclear = Unklar, ob das Video in { $name } ersetzt wurde. Bitte die Playlist prüfen.

action-video-annotate-label = Notiz in { $name } bearbeiten
action-video-annotate-purpose = Notizen in Playlists bearbeiten
action-video-annotate-doing = Notiz in { $name } wird gespeichert…
action-video-annotate-done = Notiz in { $name } gespeichert
action-video-annotate-already = Die Notiz in { $name } war schon so
action-video-annotate-undone = Notiz in { $name } gespeichert – rückgängig gemacht
action-video-annotate-failed = Notiz in { $name } nicht gespeichert
action-video-annotate-unclear = Unklar, ob die Notiz in { $name } gespeichert wurde. Bitte die Playlist prüfen.

action-video-move-label = Nach { $target } verschieben
action-video-move-purpose = In andere Playlist verschieben
action-video-move-doing = Wird von { $name } nach { $target } verschoben…
action-video-move-done = Von { $name } nach { $target } verschoben
action-video-move-undone = Von { $name } nach { $target } verschoben – rückgängig gemacht
action-video-move-failed = Nicht von { $name } nach { $target } verschoben
action-video-move-unclear = Unklar, ob das Video von { $name } nach { $target } verschoben wurde. Bitte beide Playlists prüfen.

action-video-like-label = Mag ich
action-video-like-doing = Wird bewertet…
action-video-like-done = Mit „Mag ich“ bewertet
action-video-like-already = War schon mit „Mag ich“ bewertet
action-video-like-undone = Mit „Mag ich“ bewertet – rückgängig gemacht
action-video-like-failed = Nicht mit „Mag ich“ bewertet
action-video-like-unclear = Unklar, ob die Bewertung „Mag ich“ ankam. Bitte das Video prüfen.

action-video-dislike-label = Mag ich nicht
action-video-dislike-doing = Wird bewertet…
action-video-dislike-done = Mit „Mag ich nicht“ bewertet
action-video-dislike-already = War schon mit „Mag ich nicht“ bewertet
action-video-dislike-undone = Mit „Mag ich nicht“ bewertet – rückgängig gemacht
action-video-dislike-failed = Nicht mit „Mag ich nicht“ bewertet
action-video-dislike-unclear = Unklar, ob die Bewertung „Mag ich nicht“ ankam. Bitte das Video prüfen.

action-video-clearRating-label = Bewertung entfernen
action-video-clearRating-doing = Bewertung wird entfernt…
action-video-clearRating-done = Bewertung entfernt
action-video-clearRating-already = Es gab keine Bewertung zu entfernen
action-video-clearRating-undone = Bewertung entfernt – rückgängig gemacht
action-video-clearRating-failed = Bewertung nicht entfernt
action-video-clearRating-unclear = Unklar, ob die Bewertung entfernt wurde. Bitte das Video prüfen.

action-video-edit-label = Bearbeiten
action-video-edit-purpose = Video bearbeiten
action-video-edit-doing = Video { $name } wird gespeichert…
action-video-edit-done = Video { $name } gespeichert
action-video-edit-already = Video { $name } war schon so
action-video-edit-undone = Video { $name } gespeichert – rückgängig gemacht
action-video-edit-failed = Video { $name } nicht gespeichert
action-video-edit-unclear = Unklar, ob Video { $name } gespeichert wurde. Bitte das Video prüfen.

action-video-delete-label = Löschen
action-video-delete-doing = Video { $name } wird gelöscht…
action-video-delete-done = Video { $name } gelöscht
action-video-delete-failed = Video { $name } nicht gelöscht
action-video-delete-unclear = Unklar, ob Video { $name } gelöscht wurde. Bitte Ihren Kanal prüfen.

action-video-report-label = Dieses Video melden…
action-video-report-choose = Melden…
action-video-report-link = Verlinktes Video melden…
action-video-report-doing = { $name } wird gemeldet…
action-video-report-done = { $name } bei YouTube gemeldet
action-video-report-failed = { $name } nicht gemeldet
action-video-report-unclear = Unklar, ob { $name } gemeldet wurde.

action-video-thumbnail-label = Thumbnail festlegen
action-video-thumbnail-doing = Thumbnail von { $name } wird festgelegt…
action-video-thumbnail-done = Thumbnail von { $name } festgelegt
action-video-thumbnail-failed = Thumbnail von { $name } nicht festgelegt
action-video-thumbnail-unclear = Unklar, ob das Thumbnail von { $name } festgelegt wurde. Bitte das Video prüfen.

action-video-captions-label = Untertitel hinzufügen
action-video-captions-doing = Untertitel { $name } werden hinzugefügt…
action-video-captions-done = Untertitel { $name } hinzugefügt
action-video-captions-undone = Untertitel { $name } hinzugefügt – rückgängig gemacht
action-video-captions-failed = Untertitel { $name } nicht hinzugefügt
action-video-captions-unclear = Unklar, ob die Untertitel { $name } hinzugefügt wurden. Bitte das Video prüfen.

action-video-replaceCaptions-label = Untertitel ersetzen
action-video-replaceCaptions-doing = Untertitel { $name } werden ersetzt…
action-video-replaceCaptions-done = Untertitel { $name } ersetzt
action-video-replaceCaptions-undone = Untertitel { $name } ersetzt – rückgängig gemacht
action-video-replaceCaptions-failed = Untertitel { $name } nicht ersetzt
action-video-replaceCaptions-unclear = Unklar, ob die Untertitel { $name } ersetzt wurden. Bitte das Video prüfen.

action-playlist-create-label = Neue Playlist
action-playlist-create-purpose = Neue Playlist
action-playlist-create-doing = Playlist { $name } wird erstellt…
action-playlist-create-done = Playlist { $name } erstellt
action-playlist-create-undone = Playlist { $name } erstellt – rückgängig gemacht
action-playlist-create-failed = Playlist { $name } nicht erstellt
action-playlist-create-unclear = Unklar, ob { $name } erstellt wurde. Bitte Ihre Playlists prüfen.

action-playlist-fill-label = Videos zu neuer Playlist hinzufügen
action-playlist-fill-doing = Videos werden zur Playlist { $name } hinzugefügt…
action-playlist-fill-done = Playlist { $name } erstellt und Videos hinzugefügt
action-playlist-fill-undone = Playlist { $name } erstellt – rückgängig gemacht
action-playlist-fill-failed = Videos nicht zur Playlist { $name } hinzugefügt
action-playlist-fill-unclear = Unklar, ob die Videos zu { $name } hinzugefügt wurden. Bitte die Playlist prüfen.

action-playlist-edit-label = Bearbeiten
action-playlist-edit-purpose = Playlist bearbeiten
action-playlist-edit-doing = Playlist { $name } wird gespeichert…
action-playlist-edit-done = Playlist { $name } gespeichert
action-playlist-edit-undone = Playlist { $name } gespeichert – rückgängig gemacht
action-playlist-edit-failed = Playlist { $name } nicht gespeichert
action-playlist-edit-unclear = Unklar, ob { $name } gespeichert wurde. Bitte die Playlist prüfen.

action-playlist-delete-label = Löschen
action-playlist-delete-purpose = Playlist löschen
action-playlist-delete-doing = Playlist { $name } wird gelöscht…
action-playlist-delete-done = Playlist { $name } gelöscht
action-playlist-delete-undone = Playlist { $name } gelöscht – rückgängig gemacht. Sie hat einen neuen Link.
action-playlist-delete-failed = Playlist { $name } nicht gelöscht
action-playlist-delete-unclear = Unklar, ob { $name } gelöscht wurde. Bitte Ihre Playlists prüfen.

action-channel-subscribe-label = Abonnieren
action-channel-subscribe-doing = Wird abonniert…
action-channel-subscribe-done = { $name } abonniert
action-channel-subscribe-already = { $name } war schon abonniert
action-channel-subscribe-undone = { $name } abonniert – rückgängig gemacht
action-channel-subscribe-failed = Nicht abonniert
action-channel-subscribe-unclear = Unklar, ob der Kanal abonniert wurde. Bitte den Kanal prüfen.

action-channel-unsubscribe-label = Abo beenden
action-channel-unsubscribe-doing = Abo wird beendet…
action-channel-unsubscribe-done = Abo von { $name } beendet
action-channel-unsubscribe-already = { $name } war nicht abonniert
action-channel-unsubscribe-undone = Abo von { $name } beendet – rückgängig gemacht
action-channel-unsubscribe-failed = Abo besteht weiterhin
action-channel-unsubscribe-unclear = Unklar, ob das Abo beendet wurde. Bitte den Kanal prüfen.

action-channel-banner-label = Bannerbild festlegen
action-channel-banner-doing = Bannerbild wird festgelegt…
action-channel-banner-done = Bannerbild festgelegt
action-channel-banner-undone = Bannerbild festgelegt – rückgängig gemacht
action-channel-banner-failed = Bannerbild nicht festgelegt
action-channel-banner-unclear = Unklar, ob das Bannerbild festgelegt wurde. Bitte Ihren Kanal prüfen.

action-channel-watermark-label = Wasserzeichen festlegen
action-channel-watermark-doing = Wasserzeichen wird festgelegt…
action-channel-watermark-done = Wasserzeichen festgelegt
action-channel-watermark-failed = Wasserzeichen nicht festgelegt
action-channel-watermark-unclear = Unklar, ob das Wasserzeichen festgelegt wurde. Bitte Ihren Kanal prüfen.

action-channel-removeWatermark-label = Wasserzeichen entfernen
action-channel-removeWatermark-doing = Wasserzeichen wird entfernt…
action-channel-removeWatermark-done = Wasserzeichen entfernt
action-channel-removeWatermark-failed = Wasserzeichen nicht entfernt
action-channel-removeWatermark-unclear = Unklar, ob das Wasserzeichen entfernt wurde. Bitte Ihren Kanal prüfen.

action-event-add-label = Veranstaltung hinzufügen
action-event-add-choose = Veranstaltung hinzufügen…
action-event-add-link = Veranstaltung der verlinkten Seite hinzufügen
action-event-add-selection = Markierten Text als Veranstaltung hinzufügen
action-event-add-doing = „{ $name }“ wird hinzugefügt…
action-event-add-done = „{ $name }“ zu Ihrem Kalender hinzugefügt
action-event-add-doneShort = Hinzugefügt
action-event-add-doneDraft = „{ $name }“ als Entwurf zu Ihrem Kalender hinzugefügt. Veröffentlichen können Sie ihn im Manager unter „Meine Veranstaltungen“.
action-event-add-doneDraftShort = Entwurf hinzugefügt
action-event-add-donePending = „{ $name }“ zur Überprüfung eingereicht. Noch nicht öffentlich.
action-event-add-donePendingShort = Zur Überprüfung eingereicht
action-event-add-undone = „{ $name }“ hinzugefügt – rückgängig gemacht. Liegt jetzt im Papierkorb.
action-event-add-undoneShort = Rückgängig gemacht. Liegt jetzt im Papierkorb.
action-event-add-failed = „{ $name }“ nicht hinzugefügt
action-event-add-unclear = Unklar, ob „{ $name }“ hinzugefügt wurde. Bitte Ihren Kalender prüfen.

action-event-edit-label = Bearbeiten
action-event-edit-doing = „{ $name }“ wird gespeichert…
action-event-edit-done = „{ $name }“ gespeichert
action-event-edit-undone = „{ $name }“ gespeichert – rückgängig gemacht
action-event-edit-failed = „{ $name }“ nicht gespeichert
action-event-edit-unclear = Unklar, ob „{ $name }“ gespeichert wurde. Bitte die Veranstaltung prüfen.

action-event-change-label = Ändern
action-event-change-doing = „{ $name }“ wird geändert…
action-event-change-done = „{ $name }“ geändert
action-event-change-already = „{ $name }“: keine Änderung nötig
action-event-change-undone = „{ $name }“ geändert – rückgängig gemacht
action-event-change-failed = „{ $name }“ nicht geändert
action-event-change-unclear = Unklar, ob „{ $name }“ geändert wurde. Bitte die Veranstaltung prüfen.

action-event-delete-label = Endgültig löschen
action-event-delete-doing = „{ $name }“ wird gelöscht…
action-event-delete-done = „{ $name }“ endgültig gelöscht
action-event-delete-failed = „{ $name }“ nicht gelöscht
action-event-delete-unclear = Unklar, ob „{ $name }“ gelöscht wurde. Bitte den Papierkorb prüfen.

action-event-duplicate-label = Als Entwurf duplizieren
action-event-duplicate-doing = „{ $name }“ wird dupliziert…
action-event-duplicate-done = „{ $name }“ dupliziert
action-event-duplicate-undone = „{ $name }“ dupliziert – rückgängig gemacht. Die Kopie liegt im Papierkorb.
action-event-duplicate-failed = „{ $name }“ nicht dupliziert
action-event-duplicate-unclear = Unklar, ob „{ $name }“ dupliziert wurde. Bitte Ihre Entwürfe prüfen.

action-event-publish-label = Veröffentlichen
action-event-publish-doing = „{ $name }“ wird veröffentlicht…
action-event-publish-done = „{ $name }“ veröffentlicht
action-event-publish-doneShort = Veröffentlicht
action-event-publish-already = „{ $name }“ war schon veröffentlicht
action-event-publish-undone = „{ $name }“ veröffentlicht – rückgängig gemacht. Nicht mehr öffentlich.
action-event-publish-undoneShort = Rückgängig gemacht. Nicht mehr öffentlich.
action-event-publish-failed = „{ $name }“ nicht veröffentlicht
action-event-publish-unclear = Unklar, ob „{ $name }“ veröffentlicht wurde. Bitte die Veranstaltung prüfen.

action-event-review-label = Zur Überprüfung einreichen
action-event-review-doing = „{ $name }“ wird zur Überprüfung eingereicht…
action-event-review-done = „{ $name }“ zur Überprüfung eingereicht
action-event-review-doneShort = Zur Überprüfung eingereicht
action-event-review-already = „{ $name }“ war schon zur Überprüfung eingereicht
action-event-review-undone = „{ $name }“ zur Überprüfung eingereicht – rückgängig gemacht
action-event-review-undoneShort = Rückgängig gemacht
action-event-review-failed = „{ $name }“ nicht zur Überprüfung eingereicht
action-event-review-unclear = Unklar, ob „{ $name }“ zur Überprüfung eingereicht wurde. Bitte die Veranstaltung prüfen.

action-event-unpublish-label = Zurückziehen
action-event-unpublish-doing = „{ $name }“ wird zurückgezogen…
action-event-unpublish-done = „{ $name }“ zurückgezogen. Jetzt ein Entwurf.
action-event-unpublish-already = „{ $name }“ war schon ein Entwurf
action-event-unpublish-undone = „{ $name }“ zurückgezogen – rückgängig gemacht
action-event-unpublish-failed = „{ $name }“ nicht zurückgezogen
action-event-unpublish-unclear = Unklar, ob „{ $name }“ zurückgezogen wurde. Bitte die Veranstaltung prüfen.

action-event-trash-label = In den Papierkorb
action-event-trash-doing = „{ $name }“ wird in den Papierkorb verschoben…
action-event-trash-done = „{ $name }“ in den Papierkorb verschoben
action-event-trash-undone = „{ $name }“ in den Papierkorb verschoben – rückgängig gemacht
action-event-trash-failed = „{ $name }“ nicht in den Papierkorb verschoben
action-event-trash-unclear = Unklar, ob „{ $name }“ in den Papierkorb verschoben wurde. Bitte Ihren Kalender prüfen.

action-event-restore-label = Wiederherstellen
action-event-restore-doing = „{ $name }“ wird wiederhergestellt…
action-event-restore-done = „{ $name }“ als Entwurf wiederhergestellt
action-event-restore-undone = „{ $name }“ wiederhergestellt – rückgängig gemacht. Liegt wieder im Papierkorb.
action-event-restore-failed = „{ $name }“ nicht wiederhergestellt
action-event-restore-unclear = Unklar, ob „{ $name }“ wiederhergestellt wurde. Bitte Ihren Kalender prüfen.

action-venue-create-label = Neuer Veranstaltungsort
action-venue-create-doing = Veranstaltungsort „{ $name }“ wird erstellt…
action-venue-create-done = Veranstaltungsort „{ $name }“ erstellt
action-venue-create-undone = Veranstaltungsort „{ $name }“ erstellt – rückgängig gemacht
action-venue-create-failed = Veranstaltungsort „{ $name }“ nicht erstellt
action-venue-create-unclear = Unklar, ob der Veranstaltungsort „{ $name }“ erstellt wurde. Bitte Ihre Kalender-Website prüfen.

action-venue-delete-label = Veranstaltungsort löschen
action-venue-delete-doing = Veranstaltungsort „{ $name }“ wird gelöscht…
action-venue-delete-done = Veranstaltungsort „{ $name }“ gelöscht
action-venue-delete-undone = Veranstaltungsort „{ $name }“ gelöscht – rückgängig gemacht
action-venue-delete-failed = Veranstaltungsort „{ $name }“ nicht gelöscht
action-venue-delete-unclear = Unklar, ob der Veranstaltungsort „{ $name }“ gelöscht wurde. Bitte Ihre Kalender-Website prüfen.

action-venue-edit-label = Veranstaltungsort bearbeiten
action-venue-edit-doing = Veranstaltungsort „{ $name }“ wird gespeichert…
action-venue-edit-done = Veranstaltungsort „{ $name }“ gespeichert
action-venue-edit-undone = Veranstaltungsort „{ $name }“ gespeichert – rückgängig gemacht
action-venue-edit-failed = Veranstaltungsort „{ $name }“ nicht gespeichert
action-venue-edit-unclear = Unklar, ob der Veranstaltungsort „{ $name }“ gespeichert wurde. Bitte Ihre Kalender-Website prüfen.

action-organizer-create-label = Neuer Veranstalter
action-organizer-create-doing = Veranstalter „{ $name }“ wird erstellt…
action-organizer-create-done = Veranstalter „{ $name }“ erstellt
action-organizer-create-undone = Veranstalter „{ $name }“ erstellt – rückgängig gemacht
action-organizer-create-failed = Veranstalter „{ $name }“ nicht erstellt
action-organizer-create-unclear = Unklar, ob der Veranstalter „{ $name }“ erstellt wurde. Bitte Ihre Kalender-Website prüfen.

action-organizer-delete-label = Veranstalter löschen
action-organizer-delete-doing = Veranstalter „{ $name }“ wird gelöscht…
action-organizer-delete-done = Veranstalter „{ $name }“ gelöscht
action-organizer-delete-undone = Veranstalter „{ $name }“ gelöscht – rückgängig gemacht
action-organizer-delete-failed = Veranstalter „{ $name }“ nicht gelöscht
action-organizer-delete-unclear = Unklar, ob der Veranstalter „{ $name }“ gelöscht wurde. Bitte Ihre Kalender-Website prüfen.

action-organizer-edit-label = Veranstalter bearbeiten
action-organizer-edit-doing = Veranstalter „{ $name }“ wird gespeichert…
action-organizer-edit-done = Veranstalter „{ $name }“ gespeichert
action-organizer-edit-undone = Veranstalter „{ $name }“ gespeichert – rückgängig gemacht
action-organizer-edit-failed = Veranstalter „{ $name }“ nicht gespeichert
action-organizer-edit-unclear = Unklar, ob der Veranstalter „{ $name }“ gespeichert wurde. Bitte Ihre Kalender-Website prüfen.

action-category-create-label = Neue Kategorie
action-category-create-doing = Kategorie „{ $name }“ wird erstellt…
action-category-create-done = Kategorie „{ $name }“ erstellt
action-category-create-undone = Kategorie „{ $name }“ erstellt – rückgängig gemacht
action-category-create-failed = Kategorie „{ $name }“ nicht erstellt
action-category-create-unclear = Unklar, ob die Kategorie „{ $name }“ erstellt wurde. Bitte Ihre Kalender-Website prüfen.

action-category-delete-label = Kategorie löschen
action-category-delete-doing = Kategorie „{ $name }“ wird gelöscht…
action-category-delete-done = Kategorie „{ $name }“ gelöscht
action-category-delete-failed = Kategorie „{ $name }“ nicht gelöscht
action-category-delete-unclear = Unklar, ob die Kategorie „{ $name }“ gelöscht wurde. Bitte Ihre Kalender-Website prüfen.

action-category-edit-label = Kategorie bearbeiten
action-category-edit-doing = Kategorie „{ $name }“ wird gespeichert…
action-category-edit-done = Kategorie „{ $name }“ gespeichert
action-category-edit-undone = Kategorie „{ $name }“ gespeichert – rückgängig gemacht
action-category-edit-failed = Kategorie „{ $name }“ nicht gespeichert
action-category-edit-unclear = Unklar, ob die Kategorie „{ $name }“ gespeichert wurde. Bitte Ihre Kalender-Website prüfen.

action-tag-create-label = Neues Schlagwort
action-tag-create-doing = Schlagwort „{ $name }“ wird erstellt…
action-tag-create-done = Schlagwort „{ $name }“ erstellt
action-tag-create-undone = Schlagwort „{ $name }“ erstellt – rückgängig gemacht
action-tag-create-failed = Schlagwort „{ $name }“ nicht erstellt
action-tag-create-unclear = Unklar, ob das Schlagwort „{ $name }“ erstellt wurde. Bitte Ihre Kalender-Website prüfen.

action-tag-delete-label = Schlagwort löschen
action-tag-delete-doing = Schlagwort „{ $name }“ wird gelöscht…
action-tag-delete-done = Schlagwort „{ $name }“ gelöscht
action-tag-delete-failed = Schlagwort „{ $name }“ nicht gelöscht
action-tag-delete-unclear = Unklar, ob das Schlagwort „{ $name }“ gelöscht wurde. Bitte Ihre Kalender-Website prüfen.

action-tag-edit-label = Schlagwort bearbeiten
action-tag-edit-doing = Schlagwort „{ $name }“ wird gespeichert…
action-tag-edit-done = Schlagwort „{ $name }“ gespeichert
action-tag-edit-undone = Schlagwort „{ $name }“ gespeichert – rückgängig gemacht
action-tag-edit-failed = Schlagwort „{ $name }“ nicht gespeichert
action-tag-edit-unclear = Unklar, ob das Schlagwort „{ $name }“ gespeichert wurde. Bitte Ihre Kalender-Website prüfen.

action-comment-approve-label = Genehmigen
action-comment-approve-doing = Wird genehmigt: { $name }
action-comment-approve-done = Genehmigt: { $name }
action-comment-approve-already = Nichts zu ändern: { $name }
action-comment-approve-undone = Genehmigt: { $name } – rückgängig gemacht
action-comment-approve-failed = Nicht genehmigt: { $name }
action-comment-approve-unclear = Unklar, ob genehmigt: { $name }. Bitte Ihre Kommentare prüfen.

action-comment-hold-label = Zurückhalten
action-comment-hold-doing = Wird zurückgehalten: { $name }
action-comment-hold-done = Zurückgehalten: { $name }
action-comment-hold-already = Nichts zu ändern: { $name }
action-comment-hold-undone = Zurückgehalten: { $name } – rückgängig gemacht
action-comment-hold-failed = Nicht zurückgehalten: { $name }
action-comment-hold-unclear = Unklar, ob zurückgehalten: { $name }. Bitte Ihre Kommentare prüfen.

action-comment-reject-label = Ablehnen
action-comment-reject-doing = Wird abgelehnt: { $name }
action-comment-reject-done = Abgelehnt: { $name }
action-comment-reject-already = Nichts zu ändern: { $name }
action-comment-reject-undone = Abgelehnt: { $name } – rückgängig gemacht
action-comment-reject-failed = Nicht abgelehnt: { $name }
action-comment-reject-unclear = Unklar, ob abgelehnt: { $name }. Bitte Ihre Kommentare prüfen.

action-comment-ban-label = Ablehnen und sperren
action-comment-ban-doing = Wird abgelehnt: { $name }
action-comment-ban-done = Abgelehnt und Autor gesperrt: { $name }
action-comment-ban-already = Nichts zu ändern: { $name }
action-comment-ban-failed = Nicht abgelehnt: { $name }
action-comment-ban-unclear = Unklar, ob abgelehnt und der Autor gesperrt: { $name }. Bitte Ihre Kommentare prüfen.

action-comment-write-label = Kommentieren
action-comment-write-doing = Kommentar zu { $name } wird gesendet…
action-comment-write-done = { $name } kommentiert
action-comment-write-undone = { $name } kommentiert – rückgängig gemacht
action-comment-write-failed = { $name } nicht kommentiert
action-comment-write-unclear = Unklar, ob Ihr Kommentar zu { $name } ankam. Bitte das Video prüfen.

action-comment-reply-label = Antworten
action-comment-reply-doing = Antwort an { $name } wird gesendet…
action-comment-reply-done = Antwort an { $name } gesendet
action-comment-reply-undone = Antwort an { $name } gesendet – rückgängig gemacht
action-comment-reply-failed = Antwort an { $name } nicht gesendet
action-comment-reply-unclear = Unklar, ob Ihre Antwort an { $name } ankam. Bitte den Kommentar prüfen.

action-comment-edit-label = Kommentar bearbeiten
action-comment-edit-doing = Kommentar wird gespeichert…
action-comment-edit-done = Kommentar gespeichert
action-comment-edit-already = Der Kommentar war schon so
action-comment-edit-undone = Kommentar gespeichert – rückgängig gemacht
action-comment-edit-failed = Kommentar nicht gespeichert
action-comment-edit-unclear = Unklar, ob der Kommentar gespeichert wurde. Bitte das Video prüfen.

action-comment-delete-label = Kommentar löschen
action-comment-delete-doing = Kommentar wird gelöscht…
action-comment-delete-done = Kommentar gelöscht
action-comment-delete-failed = Kommentar nicht gelöscht
action-comment-delete-unclear = Unklar, ob der Kommentar gelöscht wurde. Bitte das Video prüfen.

action-captions-delete-label = Untertitel löschen
action-captions-delete-doing = Untertitel { $name } werden gelöscht…
action-captions-delete-done = Untertitel { $name } gelöscht
action-captions-delete-undone = Untertitel { $name } gelöscht – rückgängig gemacht
action-captions-delete-failed = Untertitel { $name } nicht gelöscht
action-captions-delete-unclear = Unklar, ob die Untertitel { $name } gelöscht wurden. Bitte das Video prüfen.

action-captions-rename-label = Untertitel umbenennen
action-captions-rename-doing = Untertitel { $name } werden in { $target } umbenannt…
action-captions-rename-done = Untertitel { $name } in { $target } umbenannt
action-captions-rename-undone = Untertitel { $name } in { $target } umbenannt – rückgängig gemacht
action-captions-rename-failed = Untertitel { $name } nicht umbenannt
action-captions-rename-unclear = Unklar, ob die Untertitel { $name } umbenannt wurden. Bitte das Video prüfen.
action-captions-rename-halfFailed = Untertitel { $target } hinzugefügt, aber Untertitel { $name } nicht gelöscht
action-captions-rename-halfUnclear = Untertitel { $target } hinzugefügt. Unklar, ob die Untertitel { $name } gelöscht wurden. Bitte das Video prüfen.

action-captions-setDraft-label = Untertitel veröffentlichen
action-captions-setDraft-doing = Untertitel { $name } werden gespeichert…
action-captions-setDraft-done = Untertitel { $name } gespeichert
action-captions-setDraft-undone = Untertitel { $name } gespeichert – rückgängig gemacht
action-captions-setDraft-failed = Untertitel { $name } nicht gespeichert
action-captions-setDraft-unclear = Unklar, ob die Untertitel { $name } gespeichert wurden. Bitte das Video prüfen.

action-channel-translate-label = Kanal übersetzen
action-channel-translate-doing = Übersetzungen des Kanals werden gespeichert…
action-channel-translate-done = Übersetzungen des Kanals gespeichert
action-channel-translate-undone = Übersetzungen des Kanals gespeichert – rückgängig gemacht
action-channel-translate-failed = Übersetzungen des Kanals nicht gespeichert
action-channel-translate-unclear = Unklar, ob die Übersetzungen des Kanals gespeichert wurden. Bitte Ihren Kanal prüfen.

action-channel-edit-label = Kanal bearbeiten
action-channel-edit-doing = Kanal wird gespeichert…
action-channel-edit-done = Kanal gespeichert
action-channel-edit-already = Der Kanal war schon so
action-channel-edit-undone = Kanal gespeichert – rückgängig gemacht
action-channel-edit-failed = Kanal nicht gespeichert
action-channel-edit-unclear = Unklar, ob der Kanal gespeichert wurde. Bitte Ihren Kanal prüfen.

action-section-add-label = Abschnitt hinzufügen
action-section-add-doing = Abschnitt { $name } wird hinzugefügt…
action-section-add-done = Abschnitt { $name } hinzugefügt
action-section-add-undone = Abschnitt { $name } hinzugefügt – rückgängig gemacht
action-section-add-failed = Abschnitt { $name } nicht hinzugefügt
action-section-add-unclear = Unklar, ob der Abschnitt { $name } hinzugefügt wurde. Bitte Ihren Kanal prüfen.

action-section-edit-label = Abschnitt bearbeiten
action-section-edit-doing = Abschnitt { $name } wird gespeichert…
action-section-edit-done = Abschnitt { $name } gespeichert
action-section-edit-undone = Abschnitt { $name } gespeichert – rückgängig gemacht
action-section-edit-failed = Abschnitt { $name } nicht gespeichert
action-section-edit-unclear = Unklar, ob der Abschnitt { $name } gespeichert wurde. Bitte Ihren Kanal prüfen.

action-section-delete-label = Abschnitt löschen
action-section-delete-doing = Abschnitt { $name } wird gelöscht…
action-section-delete-done = Abschnitt { $name } gelöscht
action-section-delete-undone = Abschnitt { $name } gelöscht – rückgängig gemacht
action-section-delete-failed = Abschnitt { $name } nicht gelöscht
action-section-delete-unclear = Unklar, ob der Abschnitt { $name } gelöscht wurde. Bitte Ihren Kanal prüfen.
