uploads-files = Videobestanden
uploads-filesHint = Een of meer, elk maximaal 256 GB of 12 uur. Bestanden met de naam van een video gaan mee: film.json (velden), film.nl.srt of .vtt (ondertiteling), film.jpg of .png (thumbnail). Houd deze pagina open tijdens het uploaden. Kies de bestanden na een onderbreking opnieuw om verder te gaan.
uploads-unused = Deze bestanden horen niet bij een gekozen video of kunnen niet worden gebruikt: { $files }
uploads-chosen = Gekozen video’s
uploads-forAll = Voor alle video’s
uploads-edit = Bewerken
uploads-reset = Waarden voor alle video’s gebruiken
uploads-ignored = Niet gebruikt uit het .json-bestand: { $fields }
uploads-captionLanguage = Stel een taal in, of noem het ondertitelingsbestand film.nl.srt.
uploads-withThumbnail = thumbnail
uploads-withCaptions = ondertiteling: { $language }
uploads-withFields = velden uit { $file }
uploads-placeholders = { "{filename}" }, { "{date}" } en { "{number}" } worden voor elke video ingevuld.
uploads-titlesHint = Leeg: de namen van de bestanden. { "{filename}" }, { "{date}" } en { "{number}" } worden voor elke video ingevuld.
uploads-becomes = Wordt: { $text }
uploads-firstDateHint = Van de eerste video; de andere volgen met tussenpozen. Tot dan blijven ze privé. Volgens de tijd van deze computer.
uploads-playlist = Opslaan in playlist
uploads-noPlaylist = Geen playlist
uploads-firstNumber = Eerste nummer
uploads-firstNumberHint = Wat { $placeholder } is voor de eerste video.
uploads-price =
    { $count ->
        [one] Uploadt naar { $channel } en telt als 1 upload van de daglimiet.
       *[other] Uploadt naar { $channel } en telt als { $count } uploads van de daglimiet.
    }
uploads-left =
    { $count ->
        [one] Vandaag nog 1 upload.
       *[other] Vandaag nog { $count } uploads.
    }
uploads-units =
    { $count ->
        [one] Thumbnails, ondertiteling en playlists kosten 1 eenheid van de { $left } die vandaag over zijn.
       *[other] Thumbnails, ondertiteling en playlists kosten { $count } eenheden van de { $left } die vandaag over zijn.
    }
uploads-overLeft =
    { $count ->
        [one] 1 upload wacht tot de limiet opnieuw begint: { $time }.
       *[other] { $count } uploads wachten tot de limiet opnieuw begint: { $time }.
    }
uploads-overUnits = Wat niet past in de eenheden van vandaag, wacht tot { $time }.
uploads-noUndo = Je kunt een upload annuleren totdat hij klaar is. Verwijder de video daarna van je kanaal.
uploads-startMany =
    { $count ->
        [one] 1 upload starten
       *[other] { $count } uploads starten
    }
uploads-queued = Wacht op zijn beurt
uploads-chooseAgain =
    { $count ->
        [one] Voor 1 upload is het bestand opnieuw nodig. Kies het of sleep het hieronder: de upload gaat verder waar hij stopte.
       *[other] Voor { $count } uploads zijn de bestanden opnieuw nodig. Kies of sleep ze hieronder allemaal: elke upload gaat verder waar hij stopte.
    }
uploads-clear = Formulier wissen
uploads-templates = Sjablonen
uploads-noTemplates = Nog geen sjablonen. Een sjabloon bewaart alle waarden van dit formulier.
uploads-templateName = Naam van het sjabloon
uploads-saveTemplate = Opslaan als sjabloon
uploads-replaceTemplate = Sjabloon vervangen
uploads-removeTemplate = { $name } verwijderen
