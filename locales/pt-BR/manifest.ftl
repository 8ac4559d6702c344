extension-name = Cuecard
extension-description = Salve vídeos em playlists e eventos no calendário, de qualquer página, com Desfazer. Seus logins ficam no navegador.

command-save = Salvar este vídeo com um clique
command-like = Marcar este vídeo com “Gostei”
command-event = Adicionar o evento desta página ao calendário
