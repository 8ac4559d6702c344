extension-name = Cuecard
extension-description = Videos in Playlists und Veranstaltungen im Kalender speichern, von jeder Seite aus, mit Rückgängig. Anmeldungen bleiben im Browser.

command-save = Dieses Video mit einem Klick speichern
command-like = „Mag ich“ für dieses Video
command-event = Veranstaltung dieser Seite zum Kalender hinzufügen
