overlay-name = Cuecard
overlay-undo = Annuler
overlay-open = Ouvrir
overlay-close = Fermer
overlay-working = En cours…
overlay-failed = Cela n’a pas fonctionné. Rien n’est perdu. Réessayez.
overlay-updated = Cuecard a été mis à jour et s’est arrêté sur cette page. Rechargez la page pour continuer.
overlay-covered = Un élément de cette page recouvre ou modifie ce bouton : le clic a été ignoré. Utilisez plutôt Cuecard depuis la barre d’outils du navigateur.
overlay-reload = Recharger la page

buttons-open = Cuecard : actions pour cette page
buttons-actions = Actions
buttons-actingAs = Compte : { $name }
buttons-looking = Chargement…
buttons-save = Enregistrer cette vidéo
buttons-saveTo = Enregistrer dans une playlist…
buttons-another = Autre playlist…
buttons-more = Autres actions pour cette vidéo
buttons-alreadyIn = Dans { $playlists }
buttons-move = Déplacer ce bouton

menu-saveTo = Enregistrer dans une playlist
menu-choose = Autre playlist…
buttons-copyPlaylist = Copier cette playlist dans les miennes…
buttons-manage = Ouvrir dans le gestionnaire
buttons-saveUploads = Enregistrer les vidéos de cette chaîne…

eventButton-add = Ajouter l’évènement
eventButton-several = Ajouter l’un des { $count } évènements

omnibox-addEvent = Ajouter l’évènement : { $text }
omnibox-newEvent = Nouvel évènement
omnibox-hint = Saisissez un évènement en mots, l’adresse d’une vidéo ou le nom d’une playlist
omnibox-open = Ouvrir sur YouTube
omnibox-openPlaylist = Ouvrir la playlist { $playlist }
omnibox-saveVideo = Enregistrer cette vidéo dans une playlist

chooser-name = Choisir des vidéos
chooser-tick = Choisir « { $name } »
chooser-chosen = Choisies : { $count }
chooser-price = Unités par playlist : { $count }
chooser-hint = Cochez des vidéos ; maintenez Maj pour une plage. Échap pour quitter.
chooser-all = Toutes sur cette page
chooser-clear = Effacer
chooser-newPlaylist = Nouvelle playlist…
chooser-copy = Copier les liens
chooser-copied = Liens copiés : { $count }
chooser-notCopied = Le navigateur a refusé la copie.
chooser-tooMany = { $count } vidéos au plus peuvent être enregistrées en une fois.
chooser-end = Terminer

menu-chooseVideos = Choisir plusieurs vidéos sur cette page…

mover-name = Déplacer le bouton Cuecard
mover-grip = Bouton Cuecard : faites-le glisser, ou utilisez les flèches
mover-hint = Faites glisser le bouton, ou appuyez sur les flèches. Échap pour abandonner.
mover-done = OK
mover-cancel = Annuler
mover-reset = Position d’origine
mover-hide = Masquer sur ce site
mover-hidden = Masqué sur ce site. Affichez-le à nouveau depuis la fenêtre Cuecard.

teacher-name = Choisir un évènement dans la page
teacher-ask-title = Étape 1 sur 3 : cliquez sur le titre d’un évènement.
teacher-ask-date = Étape 2 sur 3 : cliquez sur sa date.
teacher-ask-place = Étape 3 sur 3 : cliquez sur son lieu, si la page en indique un.
teacher-hint = Ou allez-y avec les flèches et appuyez sur Entrée. Échap pour quitter.
teacher-part-title = Titre
teacher-part-date = Date
teacher-part-place = Lieu
teacher-noPlace = Pas de lieu
teacher-back = Retour
teacher-end = Terminer
teacher-found = Évènements comme celui-ci : { $count }. Ils sont marqués dans la page.
teacher-foundOne = Aucun autre évènement de ce type n’a été trouvé dans la page.
teacher-show = Afficher la liste
