/** Nouns of places, by language, alone or at the end of a compound: 'Pfarrsaal', 'dorpshuis'. */
const hallForm =
  /(?<!\p{L})(?:\p{L}{3,})?(?:hall|church|chapel|room|library|theatre|theater|museum|school|gymnasium|centre|center|cent(?:er|re)|park|club|pub|bar|cinema|stadium|auditorium|auditorio|monument|square|kirche|kapelle|saal|halle|haus|raum|schule|bücherei|bibliothek|platz|rathaus|zentrum|stadion|salle|église|place|gymnase|bibliothèque|mairie|théâtre|musée|école|stade|parc|iglesia|plaza|salón|sala|biblioteca|teatro|museo|escuela|ayuntamiento|casa de (?:la )?cultura|parque|centro|chiesa|oratorio|piazza|palestra|scuola|municipio|kerk|zaal|plein|bibliotheek|gemeentehuis|buurthuis|sporthal|igreja|praça|salão|auditório|escola|biblioteca|kościół|kościele|sala|rynek|biblioteka|szkoła|dom kultury|stadion)(?!\p{L})/u;

/** Whether a short text is a place by its noun: 'Salle des fêtes', 'Jacobikerk, Utrecht'. */
export const isHall = (text: string): boolean =>
  text.length < 60 && /^(?:\p{Lu}|the \p{Lu}|la |el |le )/u.test(text) && hallForm.test(text.toLowerCase());

/** Further nouns, which are words of other things as well. */
const siteForms = [
  /(?<!\p{L})(?:\p{L}{3,})?(?:abbey|arena|barn|campus|cathedral|college|exchange|farm|field|gardens?|green|grounds?|hotel|inn|lounge|meadow|opera|oval|palace|pavilion|reserve|rooms|showground|stage|castle|academy|brewery|cafeteria|canteen|cemetery|chambers|courts?|courthouse|desk|gallery|gate|gym|lawn|lobby|lodge|marina|marquee|minster|office|pool|priory|restaurant|space|synagogue|tavern|temple|tent|trails?)(?!\p{L})/u,
  /(?<!\p{L})(?:\p{L}{3,})?(?:bühne|dom|festhalle|gasthaus|gasthof|hof|keller|schloss|stift|studio|foyer|akademie|aula|bahnhof|garten|heim|hütte|kino|klinik|mensa|münster|scheune|schuppen|turm|abdij|basiliek|kasteel|molen|dorpshuis|cultuurhuis|kantine|schouwburg|schuur|huis|gården|kyrkan?|stugan?|biblioteket|hallen|hemmet|hus|huset|salen|skolan|slottet|säteri|torget)(?!\p{L})/u,
  /(?<!\p{L})(?:abbaye|amphithéâtre|auberge|cathédrale|château|cinéma|collégiale|foyer|gare|gîte|hôpital|hôtel|jardin|lycée|maison|médiathèque|parking|piscine|plage|salons?|cineteatro|cine|foro|frontón|pista|polideportivo|recinto|explanada|ermita|estación|galería|jardín|patio|avenida|calle|carpa|casa|pabellón|parroquia|playa|soportales|ateliê|capela|galeria|jardim|largo|pátio|rua|sede|castello|cinema|galleria|stazione|palazzo|parco|rifugio|via|amfiteatr|dwór|park|zamek)(?!\p{L})/u,
  /[ホ館堂室園]$|(?:センター|ホール|会館|公園|学校|劇場|広場|ロビー|駐車場|エントランス|教室|研修室|会議室)/u,
];

/** Whether a text has the noun of a place in it. */
export function hasSite(text: string): boolean {
  const small = text.toLowerCase();
  return hallForm.test(small) || siteForms.some((form) => form.test(small));
}

/** Whether a short text can be a place by a noun in it, where others at its position are places as well. */
export function isSite(text: string): boolean {
  const small = text.toLowerCase();
  return isHall(text.split(',')[0] ?? '') || siteForms.some((form) => form.test(small));
}

/** Whether a word in small letters is the noun of a place: 'Hervormde kerk'. */
export const isSiteNoun = (word: string): boolean => /^\p{Ll}/u.test(word) && hasSite(word);
