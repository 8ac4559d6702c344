extension-name = Cuecard
extension-description = Save videos to playlists and events to your calendar from any page, with Undo. Your sign-ins stay in your browser.

command-save = Save this video with one click
command-like = Like this video
command-event = Add this page's event to your calendar
