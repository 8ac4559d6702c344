action-video-save-label = Enregistrer dans { $name }
action-video-save-purpose = Enregistrer dans une playlist
action-video-save-choose = Enregistrer dans une playlist…
action-video-save-doing = Enregistrement dans { $name }…
action-video-save-done = Enregistrée dans { $name }
action-video-save-undone = Enregistrement dans { $name } annulé
action-video-save-failed = Non enregistrée dans { $name }
action-video-save-unclear = Impossible de confirmer l’enregistrement de la vidéo dans { $name }. Vérifiez la playlist.

action-video-saveToNew-label = Nouvelle playlist…
action-video-saveToNew-purpose = Enregistrer dans une nouvelle playlist
action-video-saveToNew-choose = Nouvelle playlist…
action-video-saveToNew-doing = Création de la playlist { $name }…
action-video-saveToNew-done = Playlist { $name } créée et vidéo enregistrée
action-video-saveToNew-undone = Création de la playlist { $name } annulée
action-video-saveToNew-failed = Playlist { $name } non créée
action-video-saveToNew-unclear = Impossible de confirmer la création de { $name }. Vérifiez vos playlists.
action-video-saveToNew-halfFailed = Playlist { $name } créée, mais la vidéo n’y a pas été enregistrée
action-video-saveToNew-halfUnclear = Playlist { $name } créée, mais impossible de confirmer l’enregistrement de la vidéo. Vérifiez la playlist.

action-video-remove-label = Retirer de { $name }
action-video-remove-purpose = Retirer d’une playlist
action-video-remove-doing = Retrait de { $name }…
action-video-remove-done = Retirée de { $name }
action-video-remove-already = Elle n’était pas dans { $name }
action-video-remove-undone = Retrait de { $name } annulé
action-video-remove-failed = Non retirée de { $name }
action-video-remove-unclear = Impossible de confirmer le retrait de la vidéo de { $name }. Vérifiez la playlist.

action-video-place-label = Déplacer dans { $name }
action-video-place-purpose = Changer l’ordre d’une playlist
action-video-place-doing = Déplacement dans { $name }…
action-video-place-done = Déplacée dans { $name }
action-video-place-already = Elle était déjà à sa place dans { $name }
action-video-place-undone = Déplacement dans { $name } annulé
action-video-place-failed = Non déplacée dans { $name }
action-video-place-unclear = Impossible de confirmer le déplacement de la vidéo dans { $name }. Vérifiez la playlist.

action-video-replace-label = Remplacer dans { $name }
action-video-replace-purpose = Remplacer les vidéos disparues
action-video-replace-doing = Remplacement de la vidéo dans { $name }…
action-video-replace-done = Vidéo remplacée dans { $name }
action-video-replace-undone = Remplacement de la vidéo dans { $name } annulé
action-video-replace-failed = Vidéo non remplacée dans { $name }
action-video-replace-unclear = Impossible de confirmer le remplacement de la vidéo dans { $name }. Vérifiez la playlist.

action-video-annotate-label = Modifier la note dans { $name }
action-video-annotate-purpose = Modifier les notes de playlists
action-video-annotate-doing = Enregistrement de la note dans { $name }…
action-video-annotate-done = Note enregistrée dans { $name }
action-video-annotate-already = La note dans { $name } était déjà ainsi
action-video-annotate-undone = Enregistrement de la note dans { $name } annulé
action-video-annotate-failed = Note non enregistrée dans { $name }
action-video-annotate-unclear = Impossible de confirmer l’enregistrement de la note dans { $name }. Vérifiez la playlist.

action-video-move-label = Déplacer vers { $target }
action-video-move-purpose = Déplacer vers une autre playlist
action-video-move-doing = Déplacement de { $name } vers { $target }…
action-video-move-done = Déplacée de { $name } vers { $target }
action-video-move-undone = Déplacement de { $name } vers { $target } annulé
action-video-move-failed = Non déplacée de { $name } vers { $target }
action-video-move-unclear = Impossible de confirmer le déplacement de la vidéo de { $name } vers { $target }. Vérifiez les deux playlists.

action-video-like-label = J’aime
action-video-like-doing = Ajout du « J’aime »…
action-video-like-done = « J’aime » ajouté
action-video-like-already = Vous aviez déjà mis « J’aime »
action-video-like-undone = Ajout du « J’aime » annulé
action-video-like-failed = « J’aime » non ajouté
action-video-like-unclear = Impossible de confirmer votre « J’aime ». Vérifiez la vidéo.

action-video-dislike-label = Je n’aime pas
action-video-dislike-doing = Ajout du « Je n’aime pas »…
action-video-dislike-done = « Je n’aime pas » ajouté
action-video-dislike-already = Vous aviez déjà mis « Je n’aime pas »
action-video-dislike-undone = Ajout du « Je n’aime pas » annulé
action-video-dislike-failed = « Je n’aime pas » non ajouté
action-video-dislike-unclear = Impossible de confirmer votre « Je n’aime pas ». Vérifiez la vidéo.

action-video-clearRating-label = Retirer l’évaluation
action-video-clearRating-doing = Retrait de l’évaluation…
action-video-clearRating-done = Évaluation retirée
action-video-clearRating-already = Il n’y avait pas d’évaluation à retirer
action-video-clearRating-undone = Retrait de l’évaluation annulé
action-video-clearRating-failed = Évaluation non retirée
action-video-clearRating-unclear = Impossible de confirmer le retrait de l’évaluation. Vérifiez la vidéo.

action-video-edit-label = Modifier
action-video-edit-purpose = Modifier une vidéo
action-video-edit-doing = Enregistrement de la vidéo { $name }…
action-video-edit-done = Vidéo { $name } enregistrée
action-video-edit-already = La vidéo { $name } était déjà ainsi
action-video-edit-undone = Enregistrement de la vidéo { $name } annulé
action-video-edit-failed = Vidéo { $name } non enregistrée
action-video-edit-unclear = Impossible de confirmer l’enregistrement de la vidéo { $name }. Vérifiez la vidéo.

action-video-delete-label = Supprimer
action-video-delete-doing = Suppression de la vidéo { $name }…
action-video-delete-done = Vidéo { $name } supprimée
action-video-delete-failed = Vidéo { $name } non supprimée
action-video-delete-unclear = Impossible de confirmer la suppression de la vidéo { $name }. Vérifiez votre chaîne.

action-video-report-label = Signaler cette vidéo…
action-video-report-choose = Signaler…
action-video-report-link = Signaler la vidéo du lien…
action-video-report-doing = Signalement de { $name }…
action-video-report-done = { $name } : signalement envoyé à YouTube
action-video-report-failed = { $name } : signalement non envoyé
action-video-report-unclear = Impossible de confirmer le signalement de { $name }.

action-video-thumbnail-label = Définir la miniature
action-video-thumbnail-doing = Envoi de la miniature de { $name }…
action-video-thumbnail-done = Miniature de { $name } définie
action-video-thumbnail-failed = Miniature de { $name } non définie
action-video-thumbnail-unclear = Impossible de confirmer le changement de miniature de { $name }. Vérifiez la vidéo.

action-video-captions-label = Ajouter des sous-titres
action-video-captions-doing = Ajout des sous-titres { $name }…
action-video-captions-done = Sous-titres { $name } ajoutés
action-video-captions-undone = Ajout des sous-titres { $name } annulé
action-video-captions-failed = Sous-titres { $name } non ajoutés
action-video-captions-unclear = Impossible de confirmer l’ajout des sous-titres { $name }. Vérifiez la vidéo.

action-video-replaceCaptions-label = Remplacer les sous-titres
action-video-replaceCaptions-doing = Remplacement des sous-titres { $name }…
action-video-replaceCaptions-done = Sous-titres { $name } remplacés
action-video-replaceCaptions-undone = Remplacement des sous-titres { $name } annulé
action-video-replaceCaptions-failed = Sous-titres { $name } non remplacés
action-video-replaceCaptions-unclear = Impossible de confirmer le remplacement des sous-titres { $name }. Vérifiez la vidéo.

action-playlist-create-label = Nouvelle playlist
action-playlist-create-purpose = Nouvelle playlist
action-playlist-create-doing = Création de la playlist { $name }…
action-playlist-create-done = Playlist { $name } créée
action-playlist-create-undone = Création de la playlist { $name } annulée
action-playlist-create-failed = Playlist { $name } non créée
action-playlist-create-unclear = Impossible de confirmer la création de { $name }. Vérifiez vos playlists.

action-playlist-fill-label = Ajouter des vidéos à la nouvelle playlist
action-playlist-fill-doing = Ajout de vidéos à la playlist { $name }…
action-playlist-fill-done = Playlist { $name } créée et vidéos ajoutées
action-playlist-fill-undone = Création de la playlist { $name } annulée
action-playlist-fill-failed = Vidéos non ajoutées à la playlist { $name }
action-playlist-fill-unclear = Impossible de confirmer l’ajout des vidéos à { $name }. Vérifiez la playlist.

action-playlist-edit-label = Modifier
action-playlist-edit-purpose = Modifier une playlist
action-playlist-edit-doing = Enregistrement de la playlist { $name }…
action-playlist-edit-done = Playlist { $name } enregistrée
action-playlist-edit-undone = Enregistrement de la playlist { $name } annulé
action-playlist-edit-failed = Playlist { $name } non enregistrée
action-playlist-edit-unclear = Impossible de confirmer l’enregistrement de { $name }. Vérifiez la playlist.

action-playlist-delete-label = Supprimer
action-playlist-delete-purpose = Supprimer une playlist
action-playlist-delete-doing = Suppression de la playlist { $name }…
action-playlist-delete-done = Playlist { $name } supprimée
action-playlist-delete-undone = Suppression de la playlist { $name } annulée. Son lien est nouveau.
action-playlist-delete-failed = Playlist { $name } non supprimée
action-playlist-delete-unclear = Impossible de confirmer la suppression de { $name }. Vérifiez vos playlists.

action-channel-subscribe-label = S’abonner
action-channel-subscribe-doing = Ajout de l’abonnement…
action-channel-subscribe-done = Abonnement à { $name } ajouté
action-channel-subscribe-already = Vous suiviez déjà { $name }
action-channel-subscribe-undone = Ajout de l’abonnement à { $name } annulé
action-channel-subscribe-failed = Abonnement non ajouté
action-channel-subscribe-unclear = Impossible de confirmer votre abonnement. Vérifiez la chaîne.

action-channel-unsubscribe-label = Se désabonner
action-channel-unsubscribe-doing = Suppression de l’abonnement…
action-channel-unsubscribe-done = Abonnement à { $name } supprimé
action-channel-unsubscribe-already = Vous ne suiviez pas { $name }
action-channel-unsubscribe-undone = Suppression de l’abonnement à { $name } annulée
action-channel-unsubscribe-failed = Abonnement non supprimé
action-channel-unsubscribe-unclear = Impossible de confirmer la suppression de votre abonnement. Vérifiez la chaîne.

action-channel-banner-label = Définir la bannière
action-channel-banner-doing = Envoi de la bannière…
action-channel-banner-done = Bannière définie
action-channel-banner-undone = Changement de bannière annulé
action-channel-banner-failed = Bannière non définie
action-channel-banner-unclear = Impossible de confirmer le changement de bannière. Vérifiez votre chaîne.

action-channel-watermark-label = Définir le filigrane
action-channel-watermark-doing = Envoi du filigrane…
action-channel-watermark-done = Filigrane défini
action-channel-watermark-failed = Filigrane non défini
action-channel-watermark-unclear = Impossible de confirmer le changement de filigrane. Vérifiez votre chaîne.

action-channel-removeWatermark-label = Retirer le filigrane
action-channel-removeWatermark-doing = Retrait du filigrane…
action-channel-removeWatermark-done = Filigrane retiré
action-channel-removeWatermark-failed = Filigrane non retiré
action-channel-removeWatermark-unclear = Impossible de confirmer le retrait du filigrane. Vérifiez votre chaîne.

action-event-add-label = Ajouter l’évènement
action-event-add-choose = Ajouter l’évènement…
action-event-add-link = Ajouter l’évènement de la page liée
action-event-add-selection = Ajouter le texte sélectionné comme évènement
action-event-add-doing = Ajout de « { $name } »…
action-event-add-done = « { $name } » ajouté à votre calendrier
action-event-add-doneShort = Ajouté
action-event-add-doneDraft = « { $name } » ajouté à votre calendrier comme brouillon. Pour le rendre public, ouvrez « Mes évènements » dans le gestionnaire.
action-event-add-doneDraftShort = Brouillon ajouté
action-event-add-donePending = « { $name } » soumis à relecture. Il n’est pas encore public.
action-event-add-donePendingShort = Soumis à relecture
action-event-add-undone = Ajout de « { $name } » annulé. Il est dans la corbeille.
action-event-add-undoneShort = Annulé. Il est dans la corbeille.
action-event-add-failed = « { $name } » non ajouté
action-event-add-unclear = Impossible de confirmer l’ajout de « { $name } ». Vérifiez votre calendrier.

action-event-edit-label = Modifier
action-event-edit-doing = Enregistrement de « { $name } »…
action-event-edit-done = « { $name } » enregistré
action-event-edit-undone = Enregistrement de « { $name } » annulé
action-event-edit-failed = « { $name } » non enregistré
action-event-edit-unclear = Impossible de confirmer l’enregistrement de « { $name } ». Vérifiez l’évènement.

action-event-change-label = Modifier
action-event-change-doing = Modification de « { $name } »…
action-event-change-done = « { $name } » modifié
action-event-change-already = « { $name } » n’avait besoin d’aucune modification
action-event-change-undone = Modification de « { $name } » annulée
action-event-change-failed = « { $name } » non modifié
action-event-change-unclear = Impossible de confirmer la modification de « { $name } ». Vérifiez l’évènement.

action-event-delete-label = Supprimer définitivement
action-event-delete-doing = Suppression de « { $name } »…
action-event-delete-done = « { $name } » supprimé définitivement
action-event-delete-failed = « { $name } » non supprimé
action-event-delete-unclear = Impossible de confirmer la suppression de « { $name } ». Vérifiez la corbeille.

action-event-duplicate-label = Dupliquer en brouillon
action-event-duplicate-doing = Duplication de « { $name } »…
action-event-duplicate-done = « { $name } » dupliqué
action-event-duplicate-undone = Duplication de « { $name } » annulée. La copie est dans la corbeille.
action-event-duplicate-failed = « { $name } » non dupliqué
action-event-duplicate-unclear = Impossible de confirmer la duplication de « { $name } ». Vérifiez vos brouillons.

action-event-publish-label = Publier
action-event-publish-doing = Publication de « { $name } »…
action-event-publish-done = « { $name } » publié
action-event-publish-doneShort = Publié
action-event-publish-already = « { $name } » était déjà publié
action-event-publish-undone = Publication de « { $name } » annulée. Il n’est pas public.
action-event-publish-undoneShort = Annulé. Il n’est pas public.
action-event-publish-failed = « { $name } » non publié
action-event-publish-unclear = Impossible de confirmer la publication de « { $name } ». Vérifiez l’évènement.

action-event-review-label = Soumettre à relecture
action-event-review-doing = Envoi de « { $name } » en relecture…
action-event-review-done = « { $name } » soumis à relecture
action-event-review-doneShort = Soumis à relecture
action-event-review-already = « { $name } » était déjà soumis à relecture
action-event-review-undone = Envoi de « { $name } » en relecture annulé
action-event-review-undoneShort = Annulé
action-event-review-failed = « { $name } » non soumis à relecture
action-event-review-unclear = Impossible de confirmer l’envoi de « { $name } » en relecture. Vérifiez l’évènement.

action-event-unpublish-label = Dépublier
action-event-unpublish-doing = Dépublication de « { $name } »…
action-event-unpublish-done = « { $name } » dépublié. C’est maintenant un brouillon.
action-event-unpublish-already = « { $name } » était déjà un brouillon
action-event-unpublish-undone = Dépublication de « { $name } » annulée
action-event-unpublish-failed = « { $name } » non dépublié
action-event-unpublish-unclear = Impossible de confirmer la dépublication de « { $name } ». Vérifiez l’évènement.

action-event-trash-label = Mettre à la corbeille
action-event-trash-doing = Mise à la corbeille de « { $name } »…
action-event-trash-done = « { $name } » mis à la corbeille
action-event-trash-undone = Mise à la corbeille de « { $name } » annulée
action-event-trash-failed = « { $name } » non mis à la corbeille
action-event-trash-unclear = Impossible de confirmer la mise à la corbeille de « { $name } ». Vérifiez votre calendrier.

action-event-restore-label = Restaurer
action-event-restore-doing = Restauration de « { $name } »…
action-event-restore-done = « { $name } » restauré comme brouillon
action-event-restore-undone = Restauration de « { $name } » annulée. Il est dans la corbeille.
action-event-restore-failed = « { $name } » non restauré
action-event-restore-unclear = Impossible de confirmer la restauration de « { $name } ». Vérifiez votre calendrier.

action-venue-create-label = Nouveau lieu
action-venue-create-doing = Création du lieu « { $name } »…
action-venue-create-done = Lieu « { $name } » créé
action-venue-create-undone = Création du lieu « { $name } » annulée
action-venue-create-failed = Lieu « { $name } » non créé
action-venue-create-unclear = Impossible de confirmer la création du lieu « { $name } ». Vérifiez le site de votre calendrier.

action-venue-delete-label = Supprimer le lieu
action-venue-delete-doing = Suppression du lieu « { $name } »…
action-venue-delete-done = Lieu « { $name } » supprimé
action-venue-delete-undone = Suppression du lieu « { $name } » annulée
action-venue-delete-failed = Lieu « { $name } » non supprimé
action-venue-delete-unclear = Impossible de confirmer la suppression du lieu « { $name } ». Vérifiez le site de votre calendrier.

action-venue-edit-label = Modifier le lieu
action-venue-edit-doing = Enregistrement du lieu « { $name } »…
action-venue-edit-done = Lieu « { $name } » enregistré
action-venue-edit-undone = Enregistrement du lieu « { $name } » annulé
action-venue-edit-failed = Lieu « { $name } » non enregistré
action-venue-edit-unclear = Impossible de confirmer l’enregistrement du lieu « { $name } ». Vérifiez le site de votre calendrier.

action-organizer-create-label = Nouvel organisateur
action-organizer-create-doing = Création de l’organisateur « { $name } »…
action-organizer-create-done = Organisateur « { $name } » créé
action-organizer-create-undone = Création de l’organisateur « { $name } » annulée
action-organizer-create-failed = Organisateur « { $name } » non créé
action-organizer-create-unclear = Impossible de confirmer la création de l’organisateur « { $name } ». Vérifiez le site de votre calendrier.

action-organizer-delete-label = Supprimer l’organisateur
action-organizer-delete-doing = Suppression de l’organisateur « { $name } »…
action-organizer-delete-done = Organisateur « { $name } » supprimé
action-organizer-delete-undone = Suppression de l’organisateur « { $name } » annulée
action-organizer-delete-failed = Organisateur « { $name } » non supprimé
action-organizer-delete-unclear = Impossible de confirmer la suppression de l’organisateur « { $name } ». Vérifiez le site de votre calendrier.

action-organizer-edit-label = Modifier l’organisateur
action-organizer-edit-doing = Enregistrement de l’organisateur « { $name } »…
action-organizer-edit-done = Organisateur « { $name } » enregistré
action-organizer-edit-undone = Enregistrement de l’organisateur « { $name } » annulé
action-organizer-edit-failed = Organisateur « { $name } » non enregistré
action-organizer-edit-unclear = Impossible de confirmer l’enregistrement de l’organisateur « { $name } ». Vérifiez le site de votre calendrier.

action-category-create-label = Nouvelle catégorie
action-category-create-doing = Création de la catégorie « { $name } »…
action-category-create-done = Catégorie « { $name } » créée
action-category-create-undone = Création de la catégorie « { $name } » annulée
action-category-create-failed = Catégorie « { $name } » non créée
action-category-create-unclear = Impossible de confirmer la création de la catégorie « { $name } ». Vérifiez le site de votre calendrier.

action-category-delete-label = Supprimer la catégorie
action-category-delete-doing = Suppression de la catégorie « { $name } »…
action-category-delete-done = Catégorie « { $name } » supprimée
action-category-delete-failed = Catégorie « { $name } » non supprimée
action-category-delete-unclear = Impossible de confirmer la suppression de la catégorie « { $name } ». Vérifiez le site de votre calendrier.

action-category-edit-label = Modifier la catégorie
action-category-edit-doing = Enregistrement de la catégorie « { $name } »…
action-category-edit-done = Catégorie « { $name } » enregistrée
action-category-edit-undone = Enregistrement de la catégorie « { $name } » annulé
action-category-edit-failed = Catégorie « { $name } » non enregistrée
action-category-edit-unclear = Impossible de confirmer l’enregistrement de la catégorie « { $name } ». Vérifiez le site de votre calendrier.

action-tag-create-label = Nouvelle étiquette
action-tag-create-doing = Création de l’étiquette « { $name } »…
action-tag-create-done = Étiquette « { $name } » créée
action-tag-create-undone = Création de l’étiquette « { $name } » annulée
action-tag-create-failed = Étiquette « { $name } » non créée
action-tag-create-unclear = Impossible de confirmer la création de l’étiquette « { $name } ». Vérifiez le site de votre calendrier.

action-tag-delete-label = Supprimer l’étiquette
action-tag-delete-doing = Suppression de l’étiquette « { $name } »…
action-tag-delete-done = Étiquette « { $name } » supprimée
action-tag-delete-failed = Étiquette « { $name } » non supprimée
action-tag-delete-unclear = Impossible de confirmer la suppression de l’étiquette « { $name } ». Vérifiez le site de votre calendrier.

action-tag-edit-label = Modifier l’étiquette
action-tag-edit-doing = Enregistrement de l’étiquette « { $name } »…
action-tag-edit-done = Étiquette « { $name } » enregistrée
action-tag-edit-undone = Enregistrement de l’étiquette « { $name } » annulé
action-tag-edit-failed = Étiquette « { $name } » non enregistrée
action-tag-edit-unclear = Impossible de confirmer l’enregistrement de l’étiquette « { $name } ». Vérifiez le site de votre calendrier.

action-comment-approve-label = Approuver
action-comment-approve-doing = Approbation : { $name }…
action-comment-approve-done = Approuvé : { $name }
action-comment-approve-already = Rien à changer : { $name }
action-comment-approve-undone = Approbation annulée : { $name }
action-comment-approve-failed = Non approuvé : { $name }
action-comment-approve-unclear = Impossible de confirmer l’approbation : { $name }. Vérifiez vos commentaires.

action-comment-hold-label = Mettre en attente d’examen
action-comment-hold-doing = Mise en attente : { $name }…
action-comment-hold-done = Mis en attente d’examen : { $name }
action-comment-hold-already = Rien à changer : { $name }
action-comment-hold-undone = Mise en attente annulée : { $name }
action-comment-hold-failed = Non mis en attente : { $name }
action-comment-hold-unclear = Impossible de confirmer la mise en attente : { $name }. Vérifiez vos commentaires.

action-comment-reject-label = Rejeter
action-comment-reject-doing = Rejet : { $name }…
action-comment-reject-done = Rejeté : { $name }
action-comment-reject-already = Rien à changer : { $name }
action-comment-reject-undone = Rejet annulé : { $name }
action-comment-reject-failed = Non rejeté : { $name }
action-comment-reject-unclear = Impossible de confirmer le rejet : { $name }. Vérifiez vos commentaires.

action-comment-ban-label = Rejeter et bannir
action-comment-ban-doing = Rejet : { $name }…
action-comment-ban-done = Rejeté, auteur banni : { $name }
action-comment-ban-already = Rien à changer : { $name }
action-comment-ban-failed = Non rejeté : { $name }
action-comment-ban-unclear = Impossible de confirmer le rejet et le bannissement : { $name }. Vérifiez vos commentaires.

action-comment-write-label = Commenter
action-comment-write-doing = Envoi du commentaire sur { $name }…
action-comment-write-done = Commentaire publié sur { $name }
action-comment-write-undone = Commentaire sur { $name } annulé
action-comment-write-failed = Commentaire non publié sur { $name }
action-comment-write-unclear = Impossible de confirmer votre commentaire sur { $name }. Vérifiez la vidéo.

action-comment-reply-label = Répondre
action-comment-reply-doing = Envoi de la réponse à { $name }…
action-comment-reply-done = Réponse à { $name } publiée
action-comment-reply-undone = Réponse à { $name } annulée
action-comment-reply-failed = Réponse à { $name } non publiée
action-comment-reply-unclear = Impossible de confirmer votre réponse à { $name }. Vérifiez le commentaire.

action-comment-edit-label = Modifier le commentaire
action-comment-edit-doing = Enregistrement du commentaire…
action-comment-edit-done = Commentaire enregistré
action-comment-edit-already = Le commentaire était déjà ainsi
action-comment-edit-undone = Enregistrement du commentaire annulé
action-comment-edit-failed = Commentaire non enregistré
action-comment-edit-unclear = Impossible de confirmer l’enregistrement du commentaire. Vérifiez la vidéo.

action-comment-delete-label = Supprimer le commentaire
action-comment-delete-doing = Suppression du commentaire…
action-comment-delete-done = Commentaire supprimé
action-comment-delete-failed = Commentaire non supprimé
action-comment-delete-unclear = Impossible de confirmer la suppression du commentaire. Vérifiez la vidéo.

action-captions-delete-label = Supprimer les sous-titres
action-captions-delete-doing = Suppression des sous-titres { $name }…
action-captions-delete-done = Sous-titres { $name } supprimés
action-captions-delete-undone = Suppression des sous-titres { $name } annulée
action-captions-delete-failed = Sous-titres { $name } non supprimés
action-captions-delete-unclear = Impossible de confirmer la suppression des sous-titres { $name }. Vérifiez la vidéo.

action-captions-rename-label = Renommer les sous-titres
action-captions-rename-doing = Sous-titres { $name } : nouveau nom { $target }…
action-captions-rename-done = Sous-titres { $name } renommés en { $target }
action-captions-rename-undone = Nouveau nom { $target } des sous-titres { $name } annulé
action-captions-rename-failed = Sous-titres { $name } non renommés
action-captions-rename-unclear = Impossible de confirmer le nouveau nom des sous-titres { $name }. Vérifiez la vidéo.
action-captions-rename-halfFailed = Sous-titres { $target } ajoutés, mais sous-titres { $name } non supprimés
action-captions-rename-halfUnclear = Sous-titres { $target } ajoutés, mais impossible de confirmer la suppression des sous-titres { $name }. Vérifiez la vidéo.

action-captions-setDraft-label = Publier les sous-titres
action-captions-setDraft-doing = Enregistrement des sous-titres { $name }…
action-captions-setDraft-done = Sous-titres { $name } enregistrés
action-captions-setDraft-undone = Enregistrement des sous-titres { $name } annulé
action-captions-setDraft-failed = Sous-titres { $name } non enregistrés
action-captions-setDraft-unclear = Impossible de confirmer l’enregistrement des sous-titres { $name }. Vérifiez la vidéo.

action-channel-translate-label = Traduire la chaîne
action-channel-translate-doing = Enregistrement des traductions de la chaîne…
action-channel-translate-done = Traductions de la chaîne enregistrées
action-channel-translate-undone = Enregistrement des traductions de la chaîne annulé
action-channel-translate-failed = Traductions de la chaîne non enregistrées
action-channel-translate-unclear = Impossible de confirmer l’enregistrement des traductions de la chaîne. Vérifiez votre chaîne.

action-channel-edit-label = Modifier la chaîne
action-channel-edit-doing = Enregistrement de la chaîne…
action-channel-edit-done = Chaîne enregistrée
action-channel-edit-already = La chaîne était déjà ainsi
action-channel-edit-undone = Enregistrement de la chaîne annulé
action-channel-edit-failed = Chaîne non enregistrée
action-channel-edit-unclear = Impossible de confirmer l’enregistrement de la chaîne. Vérifiez votre chaîne.

action-section-add-label = Ajouter une section
action-section-add-doing = Ajout de la section { $name }…
action-section-add-done = Section { $name } ajoutée
action-section-add-undone = Ajout de la section { $name } annulé
action-section-add-failed = Section { $name } non ajoutée
action-section-add-unclear = Impossible de confirmer l’ajout de la section { $name }. Vérifiez votre chaîne.

action-section-edit-label = Modifier la section
action-section-edit-doing = Enregistrement de la section { $name }…
action-section-edit-done = Section { $name } enregistrée
action-section-edit-undone = Enregistrement de la section { $name } annulé
action-section-edit-failed = Section { $name } non enregistrée
action-section-edit-unclear = Impossible de confirmer l’enregistrement de la section { $name }. Vérifiez votre chaîne.

action-section-delete-label = Supprimer la section
action-section-delete-doing = Suppression de la section { $name }…
action-section-delete-done = Section { $name } supprimée
action-section-delete-undone = Suppression de la section { $name } annulée
action-section-delete-failed = Section { $name } non supprimée
action-section-delete-unclear = Impossible de confirmer la suppression de la section { $name }. Vérifiez votre chaîne.
