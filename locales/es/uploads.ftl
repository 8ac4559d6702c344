uploads-files = Archivos de vídeo
uploads-filesHint = Uno o más, de hasta 256 GB o 12 horas cada uno. Los archivos con el nombre de un vídeo lo acompañan: film.json (campos), film.es.srt o .vtt (subtítulos), film.jpg o .png (miniatura). Mantén esta página abierta durante la subida. Tras una interrupción, elige de nuevo los archivos para reanudar.
uploads-unused = Estos archivos no corresponden a ningún vídeo elegido o no se pueden usar: { $files }
uploads-chosen = Vídeos elegidos
uploads-forAll = Para todos los vídeos
uploads-edit = Editar
uploads-reset = Usar los valores para todos los vídeos
uploads-ignored = No se usa de su archivo .json: { $fields }
uploads-captionLanguage = Define un idioma o llama al archivo de subtítulos film.es.srt.
uploads-withThumbnail = miniatura
uploads-withCaptions = subtítulos: { $language }
uploads-withFields = campos de { $file }
uploads-placeholders = { "{filename}" }, { "{date}" } y { "{number}" } se rellenan en cada vídeo.
uploads-titlesHint = Vacío: los nombres de los archivos. { "{filename}" }, { "{date}" } y { "{number}" } se rellenan en cada vídeo.
uploads-becomes = Resultado: { $text }
uploads-firstDateHint = Del primer vídeo; los demás siguen a intervalos. Hasta entonces son privados. Se usa la hora de este equipo.
uploads-playlist = Guardar en una lista
uploads-noPlaylist = Sin lista
uploads-firstNumber = Primer número
uploads-firstNumberHint = El valor de { $placeholder } en el primer vídeo.
uploads-price =
    { $count ->
        [one] Se sube a { $channel } y cuenta como 1 subida del límite diario.
       *[other] Se suben a { $channel } y cuentan como { $count } subidas del límite diario.
    }
uploads-left =
    { $count ->
        [one] Queda 1 subida hoy.
       *[other] Quedan { $count } subidas hoy.
    }
uploads-units =
    { $count ->
        [one] Las miniaturas, los subtítulos y las listas cuestan 1 unidad de las { $left } que quedan hoy.
       *[other] Las miniaturas, los subtítulos y las listas cuestan { $count } unidades de las { $left } que quedan hoy.
    }
uploads-overLeft =
    { $count ->
        [one] 1 subida espera hasta que se restablezca el límite: { $time }.
       *[other] { $count } subidas esperan hasta que se restablezca el límite: { $time }.
    }
uploads-overUnits = Lo que no cabe en las unidades de hoy espera hasta: { $time }.
uploads-noUndo = Puedes cancelar una subida hasta que termine. Después, elimina el vídeo de tu canal.
uploads-startMany =
    { $count ->
        [one] Iniciar 1 subida
       *[other] Iniciar { $count } subidas
    }
uploads-queued = Esperando su turno
uploads-chooseAgain =
    { $count ->
        [one] 1 subida necesita de nuevo su archivo. Elígelo o suéltalo abajo: se reanuda donde se detuvo.
       *[other] { $count } subidas necesitan de nuevo sus archivos. Elígelos o suéltalos todos abajo: cada una se reanuda donde se detuvo.
    }
uploads-clear = Vaciar formulario
uploads-templates = Plantillas
uploads-noTemplates = Aún no hay plantillas. Una plantilla guarda todos los valores de este formulario.
uploads-templateName = Nombre de la plantilla
uploads-saveTemplate = Guardar como plantilla
uploads-replaceTemplate = Sustituir plantilla
uploads-removeTemplate = Quitar { $name }
