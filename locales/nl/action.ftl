action-video-save-label = Opslaan in { $name }
action-video-save-purpose = Opslaan in playlist
action-video-save-choose = Opslaan in playlist…
action-video-save-doing = Opslaan in { $name }…
action-video-save-done = Opgeslagen in { $name }
action-video-save-undone = Opgeslagen in { $name } (ongedaan gemaakt)
action-video-save-failed = Niet opgeslagen in { $name }
action-video-save-unclear = We konden niet bevestigen dat de video is opgeslagen in { $name }. Controleer de playlist.

action-video-saveToNew-label = Nieuwe playlist…
action-video-saveToNew-purpose = Opslaan in nieuwe playlist
action-video-saveToNew-choose = Nieuwe playlist…
action-video-saveToNew-doing = Playlist { $name } maken…
action-video-saveToNew-done = Playlist { $name } gemaakt en video opgeslagen
action-video-saveToNew-undone = Playlist { $name } gemaakt (ongedaan gemaakt)
action-video-saveToNew-failed = Playlist { $name } niet gemaakt
action-video-saveToNew-unclear = We konden niet bevestigen dat { $name } is gemaakt. Controleer je playlists.
action-video-saveToNew-halfFailed = Playlist { $name } gemaakt, maar de video is er niet in opgeslagen
action-video-saveToNew-halfUnclear = Playlist { $name } gemaakt, maar we konden niet bevestigen dat de video is opgeslagen. Controleer de playlist.

action-video-remove-label = Verwijderen uit { $name }
action-video-remove-purpose = Verwijderen uit playlist
action-video-remove-doing = Verwijderen uit { $name }…
action-video-remove-done = Verwijderd uit { $name }
action-video-remove-already = Stond niet in { $name }
action-video-remove-undone = Verwijderd uit { $name } (ongedaan gemaakt)
action-video-remove-failed = Niet verwijderd uit { $name }
action-video-remove-unclear = We konden niet bevestigen dat de video is verwijderd uit { $name }. Controleer de playlist.

action-video-place-label = Verplaatsen in { $name }
action-video-place-purpose = Volgorde van playlist wijzigen
action-video-place-doing = Verplaatsen in { $name }…
action-video-place-done = Verplaatst in { $name }
action-video-place-already = Stond al op de juiste plek in { $name }
action-video-place-undone = Verplaatst in { $name } (ongedaan gemaakt)
action-video-place-failed = Niet verplaatst in { $name }
action-video-place-unclear = We konden niet bevestigen dat de video is verplaatst in { $name }. Controleer de playlist.

action-video-replace-label = Vervangen in { $name }
action-video-replace-purpose = Verdwenen video’s vervangen
action-video-replace-doing = Video vervangen in { $name }…
action-video-replace-done = Video vervangen in { $name }
action-video-replace-undone = Video vervangen in { $name } (ongedaan gemaakt)
action-video-replace-failed = Video niet vervangen in { $name }
action-video-replace-unclear = We konden niet bevestigen dat de video is vervangen in { $name }. Controleer de playlist.

action-video-annotate-label = Notitie in { $name } bewerken
action-video-annotate-purpose = Notities van playlists bewerken
action-video-annotate-doing = Notitie opslaan in { $name }…
action-video-annotate-done = Notitie opgeslagen in { $name }
action-video-annotate-already = De notitie in { $name } was al zo
action-video-annotate-undone = Notitie opgeslagen in { $name } (ongedaan gemaakt)
action-video-annotate-failed = Notitie niet opgeslagen in { $name }
action-video-annotate-unclear = We konden niet bevestigen dat de notitie is opgeslagen in { $name }. Controleer de playlist.

action-video-move-label = Verplaatsen naar { $target }
action-video-move-purpose = Verplaatsen naar andere playlist
action-video-move-doing = Verplaatsen van { $name } naar { $target }…
action-video-move-done = Verplaatst van { $name } naar { $target }
action-video-move-undone = Verplaatst van { $name } naar { $target } (ongedaan gemaakt)
action-video-move-failed = Niet verplaatst van { $name } naar { $target }
action-video-move-unclear = We konden niet bevestigen dat de video is verplaatst van { $name } naar { $target }. Controleer beide playlists.

action-video-like-label = Vind ik leuk
action-video-like-doing = “Vind ik leuk” toevoegen…
action-video-like-done = “Vind ik leuk” toegevoegd
action-video-like-already = Je vond deze video al leuk
action-video-like-undone = “Vind ik leuk” toegevoegd (ongedaan gemaakt)
action-video-like-failed = “Vind ik leuk” niet toegevoegd
action-video-like-unclear = We konden niet bevestigen dat je “Vind ik leuk” is toegevoegd. Controleer de video.

action-video-dislike-label = Vind ik niet leuk
action-video-dislike-doing = “Vind ik niet leuk” toevoegen…
action-video-dislike-done = “Vind ik niet leuk” toegevoegd
action-video-dislike-already = Je vond deze video al niet leuk
action-video-dislike-undone = “Vind ik niet leuk” toegevoegd (ongedaan gemaakt)
action-video-dislike-failed = “Vind ik niet leuk” niet toegevoegd
action-video-dislike-unclear = We konden niet bevestigen dat je “Vind ik niet leuk” is toegevoegd. Controleer de video.

action-video-clearRating-label = Beoordeling verwijderen
action-video-clearRating-doing = Beoordeling verwijderen…
action-video-clearRating-done = Beoordeling verwijderd
action-video-clearRating-already = Er was geen beoordeling om te verwijderen
action-video-clearRating-undone = Beoordeling verwijderd (ongedaan gemaakt)
action-video-clearRating-failed = Beoordeling niet verwijderd
action-video-clearRating-unclear = We konden niet bevestigen dat de beoordeling is verwijderd. Controleer de video.

action-video-edit-label = Bewerken
action-video-edit-purpose = Video bewerken
action-video-edit-doing = Video { $name } opslaan…
action-video-edit-done = Video { $name } opgeslagen
action-video-edit-already = Video { $name } was al zo
action-video-edit-undone = Video { $name } opgeslagen (ongedaan gemaakt)
action-video-edit-failed = Video { $name } niet opgeslagen
action-video-edit-unclear = We konden niet bevestigen dat video { $name } is opgeslagen. Controleer de video.

action-video-delete-label = Verwijderen
action-video-delete-doing = Video { $name } verwijderen…
action-video-delete-done = Video { $name } verwijderd
action-video-delete-failed = Video { $name } niet verwijderd
action-video-delete-unclear = We konden niet bevestigen dat video { $name } is verwijderd. Controleer je kanaal.

action-video-report-label = Deze video melden…
action-video-report-choose = Melden…
action-video-report-link = Video achter de link melden…
action-video-report-doing = { $name } melden…
action-video-report-done = { $name } gemeld bij YouTube
action-video-report-failed = { $name } niet gemeld
action-video-report-unclear = We konden niet bevestigen dat { $name } is gemeld.

action-video-thumbnail-label = Thumbnail instellen
action-video-thumbnail-doing = Thumbnail van { $name } instellen…
action-video-thumbnail-done = Thumbnail van { $name } ingesteld
action-video-thumbnail-failed = Thumbnail van { $name } niet ingesteld
action-video-thumbnail-unclear = We konden niet bevestigen dat de thumbnail van { $name } is ingesteld. Controleer de video.

action-video-captions-label = Ondertiteling toevoegen
action-video-captions-doing = Ondertiteling { $name } toevoegen…
action-video-captions-done = Ondertiteling { $name } toegevoegd
action-video-captions-undone = Ondertiteling { $name } toegevoegd (ongedaan gemaakt)
action-video-captions-failed = Ondertiteling { $name } niet toegevoegd
action-video-captions-unclear = We konden niet bevestigen dat ondertiteling { $name } is toegevoegd. Controleer de video.

action-video-replaceCaptions-label = Ondertiteling vervangen
action-video-replaceCaptions-doing = Ondertiteling { $name } vervangen…
action-video-replaceCaptions-done = Ondertiteling { $name } vervangen
action-video-replaceCaptions-undone = Ondertiteling { $name } vervangen (ongedaan gemaakt)
action-video-replaceCaptions-failed = Ondertiteling { $name } niet vervangen
action-video-replaceCaptions-unclear = We konden niet bevestigen dat ondertiteling { $name } is vervangen. Controleer de video.

action-playlist-create-label = Nieuwe playlist
action-playlist-create-purpose = Nieuwe playlist
action-playlist-create-doing = Playlist { $name } maken…
action-playlist-create-done = Playlist { $name } gemaakt
action-playlist-create-undone = Playlist { $name } gemaakt (ongedaan gemaakt)
action-playlist-create-failed = Playlist { $name } niet gemaakt
action-playlist-create-unclear = We konden niet bevestigen dat { $name } is gemaakt. Controleer je playlists.

action-playlist-fill-label = Video’s toevoegen aan nieuwe playlist
action-playlist-fill-doing = Video’s toevoegen aan playlist { $name }…
action-playlist-fill-done = Playlist { $name } gemaakt en video’s toegevoegd
action-playlist-fill-undone = Playlist { $name } gemaakt (ongedaan gemaakt)
action-playlist-fill-failed = Video’s niet toegevoegd aan playlist { $name }
action-playlist-fill-unclear = We konden niet bevestigen dat de video’s zijn toegevoegd aan { $name }. Controleer de playlist.

action-playlist-edit-label = Bewerken
action-playlist-edit-purpose = Playlist bewerken
action-playlist-edit-doing = Playlist { $name } opslaan…
action-playlist-edit-done = Playlist { $name } opgeslagen
action-playlist-edit-undone = Playlist { $name } opgeslagen (ongedaan gemaakt)
action-playlist-edit-failed = Playlist { $name } niet opgeslagen
action-playlist-edit-unclear = We konden niet bevestigen dat { $name } is opgeslagen. Controleer de playlist.

action-playlist-delete-label = Verwijderen
action-playlist-delete-purpose = Playlist verwijderen
action-playlist-delete-doing = Playlist { $name } verwijderen…
action-playlist-delete-done = Playlist { $name } verwijderd
action-playlist-delete-undone = Playlist { $name } verwijderd (ongedaan gemaakt). De playlist heeft een nieuwe link.
action-playlist-delete-failed = Playlist { $name } niet verwijderd
action-playlist-delete-unclear = We konden niet bevestigen dat { $name } is verwijderd. Controleer je playlists.

action-channel-subscribe-label = Abonneren
action-channel-subscribe-doing = Abonneren…
action-channel-subscribe-done = Geabonneerd op { $name }
action-channel-subscribe-already = Je was al geabonneerd op { $name }
action-channel-subscribe-undone = Geabonneerd op { $name } (ongedaan gemaakt)
action-channel-subscribe-failed = Niet geabonneerd
action-channel-subscribe-unclear = We konden niet bevestigen dat je bent geabonneerd. Controleer het kanaal.

action-channel-unsubscribe-label = Abonnement opzeggen
action-channel-unsubscribe-doing = Abonnement opzeggen…
action-channel-unsubscribe-done = Abonnement op { $name } opgezegd
action-channel-unsubscribe-already = Je was niet geabonneerd op { $name }
action-channel-unsubscribe-undone = Abonnement op { $name } opgezegd (ongedaan gemaakt)
action-channel-unsubscribe-failed = Nog steeds geabonneerd
action-channel-unsubscribe-unclear = We konden niet bevestigen dat je abonnement is opgezegd. Controleer het kanaal.

action-channel-banner-label = Banner instellen
action-channel-banner-doing = Banner instellen…
action-channel-banner-done = Banner ingesteld
action-channel-banner-undone = Banner ingesteld (ongedaan gemaakt)
action-channel-banner-failed = Banner niet ingesteld
action-channel-banner-unclear = We konden niet bevestigen dat de banner is ingesteld. Controleer je kanaal.

action-channel-watermark-label = Watermerk instellen
action-channel-watermark-doing = Watermerk instellen…
action-channel-watermark-done = Watermerk ingesteld
action-channel-watermark-failed = Watermerk niet ingesteld
action-channel-watermark-unclear = We konden niet bevestigen dat het watermerk is ingesteld. Controleer je kanaal.

action-channel-removeWatermark-label = Watermerk verwijderen
action-channel-removeWatermark-doing = Watermerk verwijderen…
action-channel-removeWatermark-done = Watermerk verwijderd
action-channel-removeWatermark-failed = Watermerk niet verwijderd
action-channel-removeWatermark-unclear = We konden niet bevestigen dat het watermerk is verwijderd. Controleer je kanaal.

action-event-add-label = Evenement toevoegen
action-event-add-choose = Evenement toevoegen…
action-event-add-link = Evenement op de gelinkte pagina toevoegen
action-event-add-selection = Geselecteerde tekst toevoegen als evenement
action-event-add-doing = “{ $name }” toevoegen…
action-event-add-done = “{ $name }” toegevoegd aan je kalender
action-event-add-doneShort = Toegevoegd
action-event-add-doneDraft = “{ $name }” als concept toegevoegd aan je kalender. Wil je het openbaar maken? Ga dan naar “Mijn evenementen” in het beheer.
action-event-add-doneDraftShort = Concept toegevoegd
action-event-add-donePending = “{ $name }” ingediend voor beoordeling. Het is nog niet openbaar.
action-event-add-donePendingShort = Ingediend voor beoordeling
action-event-add-undone = “{ $name }” toegevoegd (ongedaan gemaakt). Het staat in de prullenbak.
action-event-add-undoneShort = Ongedaan gemaakt. Het staat in de prullenbak.
action-event-add-failed = “{ $name }” niet toegevoegd
action-event-add-unclear = We konden niet bevestigen dat “{ $name }” is toegevoegd. Controleer je kalender.

action-event-edit-label = Bewerken
action-event-edit-doing = “{ $name }” opslaan…
action-event-edit-done = “{ $name }” opgeslagen
action-event-edit-undone = “{ $name }” opgeslagen (ongedaan gemaakt)
action-event-edit-failed = “{ $name }” niet opgeslagen
action-event-edit-unclear = We konden niet bevestigen dat “{ $name }” is opgeslagen. Controleer het evenement.

action-event-change-label = Wijzigen
action-event-change-doing = “{ $name }” wijzigen…
action-event-change-done = “{ $name }” gewijzigd
action-event-change-already = Aan “{ $name }” hoefde niets te veranderen
action-event-change-undone = “{ $name }” gewijzigd (ongedaan gemaakt)
action-event-change-failed = “{ $name }” niet gewijzigd
action-event-change-unclear = We konden niet bevestigen dat “{ $name }” is gewijzigd. Controleer het evenement.

action-event-delete-label = Definitief verwijderen
action-event-delete-doing = “{ $name }” verwijderen…
action-event-delete-done = “{ $name }” definitief verwijderd
action-event-delete-failed = “{ $name }” niet verwijderd
action-event-delete-unclear = We konden niet bevestigen dat “{ $name }” is verwijderd. Controleer de prullenbak.

action-event-duplicate-label = Dupliceren als concept
action-event-duplicate-doing = “{ $name }” dupliceren…
action-event-duplicate-done = “{ $name }” gedupliceerd
action-event-duplicate-undone = “{ $name }” gedupliceerd (ongedaan gemaakt). De kopie staat in de prullenbak.
action-event-duplicate-failed = “{ $name }” niet gedupliceerd
action-event-duplicate-unclear = We konden niet bevestigen dat “{ $name }” is gedupliceerd. Controleer je concepten.

action-event-publish-label = Publiceren
action-event-publish-doing = “{ $name }” publiceren…
action-event-publish-done = “{ $name }” gepubliceerd
action-event-publish-doneShort = Gepubliceerd
action-event-publish-already = “{ $name }” was al gepubliceerd
action-event-publish-undone = “{ $name }” gepubliceerd (ongedaan gemaakt). Het is niet openbaar.
action-event-publish-undoneShort = Ongedaan gemaakt. Het is niet openbaar.
action-event-publish-failed = “{ $name }” niet gepubliceerd
action-event-publish-unclear = We konden niet bevestigen dat “{ $name }” is gepubliceerd. Controleer het evenement.

action-event-review-label = Indienen voor beoordeling
action-event-review-doing = “{ $name }” indienen voor beoordeling…
action-event-review-done = “{ $name }” ingediend voor beoordeling
action-event-review-doneShort = Ingediend voor beoordeling
action-event-review-already = “{ $name }” was al ingediend voor beoordeling
action-event-review-undone = “{ $name }” ingediend voor beoordeling (ongedaan gemaakt)
action-event-review-undoneShort = Ongedaan gemaakt
action-event-review-failed = “{ $name }” niet ingediend voor beoordeling
action-event-review-unclear = We konden niet bevestigen dat “{ $name }” is ingediend voor beoordeling. Controleer het evenement.

action-event-unpublish-label = Publicatie intrekken
action-event-unpublish-doing = Publicatie van “{ $name }” intrekken…
action-event-unpublish-done = Publicatie van “{ $name }” ingetrokken. Het is nu een concept.
action-event-unpublish-already = “{ $name }” was al een concept
action-event-unpublish-undone = Publicatie van “{ $name }” ingetrokken (ongedaan gemaakt)
action-event-unpublish-failed = Publicatie van “{ $name }” niet ingetrokken
action-event-unpublish-unclear = We konden niet bevestigen dat de publicatie van “{ $name }” is ingetrokken. Controleer het evenement.

action-event-trash-label = Naar prullenbak
action-event-trash-doing = “{ $name }” verplaatsen naar de prullenbak…
action-event-trash-done = “{ $name }” verplaatst naar de prullenbak
action-event-trash-undone = “{ $name }” verplaatst naar de prullenbak (ongedaan gemaakt)
action-event-trash-failed = “{ $name }” niet verplaatst naar de prullenbak
action-event-trash-unclear = We konden niet bevestigen dat “{ $name }” is verplaatst naar de prullenbak. Controleer je kalender.

action-event-restore-label = Terugzetten
action-event-restore-doing = “{ $name }” terugzetten…
action-event-restore-done = “{ $name }” teruggezet als concept
action-event-restore-undone = “{ $name }” teruggezet (ongedaan gemaakt). Het staat in de prullenbak.
action-event-restore-failed = “{ $name }” niet teruggezet
action-event-restore-unclear = We konden niet bevestigen dat “{ $name }” is teruggezet. Controleer je kalender.

action-venue-create-label = Nieuwe locatie
action-venue-create-doing = Locatie “{ $name }” maken…
action-venue-create-done = Locatie “{ $name }” gemaakt
action-venue-create-undone = Locatie “{ $name }” gemaakt (ongedaan gemaakt)
action-venue-create-failed = Locatie “{ $name }” niet gemaakt
action-venue-create-unclear = We konden niet bevestigen dat locatie “{ $name }” is gemaakt. Controleer je kalendersite.

action-venue-delete-label = Locatie verwijderen
action-venue-delete-doing = Locatie “{ $name }” verwijderen…
action-venue-delete-done = Locatie “{ $name }” verwijderd
action-venue-delete-undone = Locatie “{ $name }” verwijderd (ongedaan gemaakt)
action-venue-delete-failed = Locatie “{ $name }” niet verwijderd
action-venue-delete-unclear = We konden niet bevestigen dat locatie “{ $name }” is verwijderd. Controleer je kalendersite.

action-venue-edit-label = Locatie bewerken
action-venue-edit-doing = Locatie “{ $name }” opslaan…
action-venue-edit-done = Locatie “{ $name }” opgeslagen
action-venue-edit-undone = Locatie “{ $name }” opgeslagen (ongedaan gemaakt)
action-venue-edit-failed = Locatie “{ $name }” niet opgeslagen
action-venue-edit-unclear = We konden niet bevestigen dat locatie “{ $name }” is opgeslagen. Controleer je kalendersite.

action-organizer-create-label = Nieuwe organisator
action-organizer-create-doing = Organisator “{ $name }” maken…
action-organizer-create-done = Organisator “{ $name }” gemaakt
action-organizer-create-undone = Organisator “{ $name }” gemaakt (ongedaan gemaakt)
action-organizer-create-failed = Organisator “{ $name }” niet gemaakt
action-organizer-create-unclear = We konden niet bevestigen dat organisator “{ $name }” is gemaakt. Controleer je kalendersite.

action-organizer-delete-label = Organisator verwijderen
action-organizer-delete-doing = Organisator “{ $name }” verwijderen…
action-organizer-delete-done = Organisator “{ $name }” verwijderd
action-organizer-delete-undone = Organisator “{ $name }” verwijderd (ongedaan gemaakt)
action-organizer-delete-failed = Organisator “{ $name }” niet verwijderd
action-organizer-delete-unclear = We konden niet bevestigen dat organisator “{ $name }” is verwijderd. Controleer je kalendersite.

action-organizer-edit-label = Organisator bewerken
action-organizer-edit-doing = Organisator “{ $name }” opslaan…
action-organizer-edit-done = Organisator “{ $name }” opgeslagen
action-organizer-edit-undone = Organisator “{ $name }” opgeslagen (ongedaan gemaakt)
action-organizer-edit-failed = Organisator “{ $name }” niet opgeslagen
action-organizer-edit-unclear = We konden niet bevestigen dat organisator “{ $name }” is opgeslagen. Controleer je kalendersite.

action-category-create-label = Nieuwe categorie
action-category-create-doing = Categorie “{ $name }” maken…
action-category-create-done = Categorie “{ $name }” gemaakt
action-category-create-undone = Categorie “{ $name }” gemaakt (ongedaan gemaakt)
action-category-create-failed = Categorie “{ $name }” niet gemaakt
action-category-create-unclear = We konden niet bevestigen dat categorie “{ $name }” is gemaakt. Controleer je kalendersite.

action-category-delete-label = Categorie verwijderen
action-category-delete-doing = Categorie “{ $name }” verwijderen…
action-category-delete-done = Categorie “{ $name }” verwijderd
action-category-delete-failed = Categorie “{ $name }” niet verwijderd
action-category-delete-unclear = We konden niet bevestigen dat categorie “{ $name }” is verwijderd. Controleer je kalendersite.

action-category-edit-label = Categorie bewerken
action-category-edit-doing = Categorie “{ $name }” opslaan…
action-category-edit-done = Categorie “{ $name }” opgeslagen
action-category-edit-undone = Categorie “{ $name }” opgeslagen (ongedaan gemaakt)
action-category-edit-failed = Categorie “{ $name }” niet opgeslagen
action-category-edit-unclear = We konden niet bevestigen dat categorie “{ $name }” is opgeslagen. Controleer je kalendersite.

action-tag-create-label = Nieuwe tag
action-tag-create-doing = Tag “{ $name }” maken…
action-tag-create-done = Tag “{ $name }” gemaakt
action-tag-create-undone = Tag “{ $name }” gemaakt (ongedaan gemaakt)
action-tag-create-failed = Tag “{ $name }” niet gemaakt
action-tag-create-unclear = We konden niet bevestigen dat tag “{ $name }” is gemaakt. Controleer je kalendersite.

action-tag-delete-label = Tag verwijderen
action-tag-delete-doing = Tag “{ $name }” verwijderen…
action-tag-delete-done = Tag “{ $name }” verwijderd
action-tag-delete-failed = Tag “{ $name }” niet verwijderd
action-tag-delete-unclear = We konden niet bevestigen dat tag “{ $name }” is verwijderd. Controleer je kalendersite.

action-tag-edit-label = Tag bewerken
action-tag-edit-doing = Tag “{ $name }” opslaan…
action-tag-edit-done = Tag “{ $name }” opgeslagen
action-tag-edit-undone = Tag “{ $name }” opgeslagen (ongedaan gemaakt)
action-tag-edit-failed = Tag “{ $name }” niet opgeslagen
action-tag-edit-unclear = We konden niet bevestigen dat tag “{ $name }” is opgeslagen. Controleer je kalendersite.

action-comment-approve-label = Goedkeuren
action-comment-approve-doing = Goedkeuren: { $name }…
action-comment-approve-done = Goedgekeurd: { $name }
action-comment-approve-already = Niets te wijzigen: { $name }
action-comment-approve-undone = Goedgekeurd: { $name } (ongedaan gemaakt)
action-comment-approve-failed = Niet goedgekeurd: { $name }
action-comment-approve-unclear = We konden dit niet bevestigen: goedgekeurd, { $name }. Controleer je reacties.

action-comment-hold-label = Vasthouden voor beoordeling
action-comment-hold-doing = Vasthouden: { $name }…
action-comment-hold-done = Vastgehouden voor beoordeling: { $name }
action-comment-hold-already = Niets te wijzigen: { $name }
action-comment-hold-undone = Vastgehouden voor beoordeling: { $name } (ongedaan gemaakt)
action-comment-hold-failed = Niet vastgehouden: { $name }
action-comment-hold-unclear = We konden dit niet bevestigen: vastgehouden voor beoordeling, { $name }. Controleer je reacties.

action-comment-reject-label = Afwijzen
action-comment-reject-doing = Afwijzen: { $name }…
action-comment-reject-done = Afgewezen: { $name }
action-comment-reject-already = Niets te wijzigen: { $name }
action-comment-reject-undone = Afgewezen: { $name } (ongedaan gemaakt)
action-comment-reject-failed = Niet afgewezen: { $name }
action-comment-reject-unclear = We konden dit niet bevestigen: afgewezen, { $name }. Controleer je reacties.

action-comment-ban-label = Afwijzen en blokkeren
action-comment-ban-doing = Afwijzen: { $name }…
action-comment-ban-done = Afgewezen en auteur geblokkeerd: { $name }
action-comment-ban-already = Niets te wijzigen: { $name }
action-comment-ban-failed = Niet afgewezen: { $name }
action-comment-ban-unclear = We konden dit niet bevestigen: afgewezen en auteur geblokkeerd, { $name }. Controleer je reacties.

action-comment-write-label = Reageren
action-comment-write-doing = Reageren op { $name }…
action-comment-write-done = Gereageerd op { $name }
action-comment-write-undone = Gereageerd op { $name } (ongedaan gemaakt)
action-comment-write-failed = Niet gereageerd op { $name }
action-comment-write-unclear = We konden niet bevestigen dat je reactie op { $name } is geplaatst. Controleer de video.

action-comment-reply-label = Beantwoorden
action-comment-reply-doing = { $name } beantwoorden…
action-comment-reply-done = { $name } beantwoord
action-comment-reply-undone = { $name } beantwoord (ongedaan gemaakt)
action-comment-reply-failed = { $name } niet beantwoord
action-comment-reply-unclear = We konden niet bevestigen dat je antwoord aan { $name } is geplaatst. Controleer de reactie.

action-comment-edit-label = Reactie bewerken
action-comment-edit-doing = Reactie opslaan…
action-comment-edit-done = Reactie opgeslagen
action-comment-edit-already = De reactie was al zo
action-comment-edit-undone = Reactie opgeslagen (ongedaan gemaakt)
action-comment-edit-failed = Reactie niet opgeslagen
action-comment-edit-unclear = We konden niet bevestigen dat de reactie is opgeslagen. Controleer de video.

action-comment-delete-label = Reactie verwijderen
action-comment-delete-doing = Reactie verwijderen…
action-comment-delete-done = Reactie verwijderd
action-comment-delete-failed = Reactie niet verwijderd
action-comment-delete-unclear = We konden niet bevestigen dat de reactie is verwijderd. Controleer de video.

action-captions-delete-label = Ondertiteling verwijderen
action-captions-delete-doing = Ondertiteling { $name } verwijderen…
action-captions-delete-done = Ondertiteling { $name } verwijderd
action-captions-delete-undone = Ondertiteling { $name } verwijderd (ongedaan gemaakt)
action-captions-delete-failed = Ondertiteling { $name } niet verwijderd
action-captions-delete-unclear = We konden niet bevestigen dat ondertiteling { $name } is verwijderd. Controleer de video.

action-captions-rename-label = Naam van ondertiteling wijzigen
action-captions-rename-doing = Naam van ondertiteling { $name } wijzigen in { $target }…
action-captions-rename-done = Naam van ondertiteling { $name } gewijzigd in { $target }
action-captions-rename-undone = Naam van ondertiteling { $name } gewijzigd in { $target } (ongedaan gemaakt)
action-captions-rename-failed = Naam van ondertiteling { $name } niet gewijzigd
action-captions-rename-unclear = We konden niet bevestigen dat de naam van ondertiteling { $name } is gewijzigd. Controleer de video.
action-captions-rename-halfFailed = Ondertiteling { $target } toegevoegd, maar ondertiteling { $name } niet verwijderd
action-captions-rename-halfUnclear = Ondertiteling { $target } toegevoegd, maar we konden niet bevestigen dat ondertiteling { $name } is verwijderd. Controleer de video.

action-captions-setDraft-label = Ondertiteling publiceren
action-captions-setDraft-doing = Ondertiteling { $name } opslaan…
action-captions-setDraft-done = Ondertiteling { $name } opgeslagen
action-captions-setDraft-undone = Ondertiteling { $name } opgeslagen (ongedaan gemaakt)
action-captions-setDraft-failed = Ondertiteling { $name } niet opgeslagen
action-captions-setDraft-unclear = We konden niet bevestigen dat ondertiteling { $name } is opgeslagen. Controleer de video.

action-channel-translate-label = Kanaal vertalen
action-channel-translate-doing = Vertalingen van het kanaal opslaan…
action-channel-translate-done = Vertalingen van het kanaal opgeslagen
action-channel-translate-undone = Vertalingen van het kanaal opgeslagen (ongedaan gemaakt)
action-channel-translate-failed = Vertalingen van het kanaal niet opgeslagen
action-channel-translate-unclear = We konden niet bevestigen dat de vertalingen van het kanaal zijn opgeslagen. Controleer je kanaal.

action-channel-edit-label = Kanaal bewerken
action-channel-edit-doing = Kanaal opslaan…
action-channel-edit-done = Kanaal opgeslagen
action-channel-edit-already = Het kanaal was al zo
action-channel-edit-undone = Kanaal opgeslagen (ongedaan gemaakt)
action-channel-edit-failed = Kanaal niet opgeslagen
action-channel-edit-unclear = We konden niet bevestigen dat het kanaal is opgeslagen. Controleer je kanaal.

action-section-add-label = Gedeelte toevoegen
action-section-add-doing = Gedeelte { $name } toevoegen…
action-section-add-done = Gedeelte { $name } toegevoegd
action-section-add-undone = Gedeelte { $name } toegevoegd (ongedaan gemaakt)
action-section-add-failed = Gedeelte { $name } niet toegevoegd
action-section-add-unclear = We konden niet bevestigen dat gedeelte { $name } is toegevoegd. Controleer je kanaal.

action-section-edit-label = Gedeelte bewerken
action-section-edit-doing = Gedeelte { $name } opslaan…
action-section-edit-done = Gedeelte { $name } opgeslagen
action-section-edit-undone = Gedeelte { $name } opgeslagen (ongedaan gemaakt)
action-section-edit-failed = Gedeelte { $name } niet opgeslagen
action-section-edit-unclear = We konden niet bevestigen dat gedeelte { $name } is opgeslagen. Controleer je kanaal.

action-section-delete-label = Gedeelte verwijderen
action-section-delete-doing = Gedeelte { $name } verwijderen…
action-section-delete-done = Gedeelte { $name } verwijderd
action-section-delete-undone = Gedeelte { $name } verwijderd (ongedaan gemaakt)
action-section-delete-failed = Gedeelte { $name } niet verwijderd
action-section-delete-unclear = We konden niet bevestigen dat gedeelte { $name } is verwijderd. Controleer je kanaal.
