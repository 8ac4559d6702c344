extension-name = Cuecard
extension-description = Vidéos dans vos playlists, évènements dans votre calendrier, depuis toute page, avec annulation. Vos identifiants restent en local.

command-save = Enregistrer cette vidéo en un clic
command-like = Mettre « J’aime » à cette vidéo
command-event = Ajouter l’évènement de cette page à votre calendrier
