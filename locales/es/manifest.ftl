extension-name = Cuecard
extension-description = Guarda vídeos en listas y eventos en tu calendario desde cualquier página, con Deshacer. Tus sesiones siguen en tu navegador.

command-save = Guardar este vídeo con un clic
command-like = Marcar este vídeo con «Me gusta»
command-event = Añadir el evento de esta página a tu calendario
