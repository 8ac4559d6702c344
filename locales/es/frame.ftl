frame-acting = Cuenta en uso
frame-addEvent = Añadir a tu calendario
frame-anotherEvent = Elegir otro evento
frame-anotherPlaylist = Elegir otra lista
frame-chooseEvent = Elige uno de los { $count } eventos
frame-chosenVideos = Vídeos elegidos
frame-close = Cerrar
frame-continue = Continuar
frame-saveVideos =
    { $count ->
        [one] Guardar 1 vídeo
       *[other] Guardar { $count } vídeos
    }
frame-onCalendar = Este evento ya está en tu calendario.
frame-reading = Leyendo la página en { $host }…
frame-understanding = Leyendo el texto…
frame-whyRead = Cuecard lee la página una vez para encontrar el evento. No se envía nada a ningún sitio.
frame-forget = Olvidar
frame-taughtKept = A partir de ahora, Cuecard encuentra los eventos de esta página y de otras parecidas como le has enseñado.
frame-taughtForgotten = Olvidado. Cuecard vuelve a buscar por su cuenta los eventos de esta página.
frame-taughtNothing = Cuecard no reconoce ninguna fecha en lo que has elegido, así que no ha recordado nada. Elige otra vez, con la fecha de un evento en el segundo paso.
