extension-name = Cuecard
extension-description = Save videos and events from any page. Once, undoable, and your sign-in never leaves your browser.

command-save = Save this video to the playlist used last
command-like = Like this video
command-event = Add this page's event to my calendar
