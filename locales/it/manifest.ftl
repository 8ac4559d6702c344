extension-name = Cuecard
extension-description = Salva video nelle playlist ed eventi nel calendario da qualsiasi pagina, e puoi annullare. I tuoi accessi restano nel browser.

command-save = Salva questo video con un clic
command-like = Metti Mi piace a questo video
command-event = Aggiungi l’evento di questa pagina al calendario
