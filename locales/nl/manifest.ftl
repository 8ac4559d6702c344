extension-name = Cuecard
extension-description = Vanaf elke pagina video’s en evenementen opslaan in playlists en kalender, met ongedaan maken. Inloggegevens blijven in je browser.

command-save = Deze video met één klik opslaan
command-like = Deze video leuk vinden
command-event = Evenement van deze pagina toevoegen aan je kalender
