/**
 * Lines with a date or a time that are no events: when something was published, until when one can register, when a
 * place is open. The patterns are tried on text in small letters: browsers take several times as long to prepare one
 * that ignores the case of any letter.
 */

const postings =
  /^publish:|^(?:posted|published|(?:(?:page )?(?:last )?(?:updated|modified|changed))) (?:on|at)\b|^(?:submitted|posted|published) by\b|^(?:page )?last (?:updated|modified|changed|edited)\b|^(?:veröffentlicht|aktualisiert|erstellt|eingestellt|online gestellt|geändert) (?:am|von)(?!\p{L})|^(?:letzte (?:änderung|aktualisierung)|stand)(?= ?:| am )|^(?:page )?(?:mise? à jour|mise? en ligne|publiée?|posté|modifiée?|dernière (?:mise à jour|modification))(?!\p{L})|^(?:publicad[oa]|postad[oa] em|subid[oa] el|actualizad[oa]|última (?:actualización|modificación)|atualizad[oa]|última atualização)(?!\p{L})|^(?:pagina )?(?:pubblicat[oa]|aggiornat[oa]|ultim[oa] (?:aggiornamento|modifica))(?!\p{L})|^(?:geplaatst|gepubliceerd|online sinds|bijgewerkt|laatst (?:bijgewerkt|gewijzigd)|laatste wijziging)(?!\p{L})|^(?:opublikowan[oya]|dodan[oya]|zaktualizowan[oya]|(?:ostatnia )?aktualizacja)(?!\p{L})|\((?:approved|adopted|revised|updated|amended)(?!\p{L})[^)]{0,60}\)$|^(?:publicerad|uppdaterad|ändrad)(?!\p{L})|^(?:publication date|date of publication|veröffentlichungsdatum|date de publication|fecha de publicación|data (?:de publicação|di pubblicazione|publikacji)|publicatiedatum)(?!\p{L})|^(?:公開日|更新日|掲載日|最終更新|投稿日|登録日)/u;

const stamps =
  /(?<!\p{L})(?:published|updated|modified|veröffentlicht|aktualisiert|publié|mis à jour|publicad[oa]|actualizad[oa]|atualizad[oa]|modificaç(?:ão)|modificación|pubblicat[oa]|aggiornat[oa]|gepubliceerd|bijgewerkt|opublikowano)(?: (?:em|on|am|le|il|op|el))?\s?:\s?(?:\p{L}+,? )?\d/u;

/** Whether a line says when it was published or changed: 'Submitted by Ann on 3 May', 'Letzte Änderung: 3. Mai'. */
export function isPosting(text: string): boolean {
  const small = text.trim().toLowerCase();
  return postings.test(small) || stamps.test(small);
}

const registrations =
  /(?<!\p{L})(?:register|sign up|apply|registrations?|bookings?|reservations?|early-?birds?|orders|petitions|comments|feedback|proposals|enrol?ments?|sign-?ups?|applications?|submissions?|nominations?|tickets?|presale|rsvp|anmeldung(?:en)?|anmelde(?:schluss|frist)|einsendeschluss|redaktionsschluss|vorverkauf|inscriptions?|réservations?|billetterie|inscripci(?:ón|ones)|reservas?|inscriç(?:ão|ões)|inscríb\p{L}+|s['’]inscrire|convocatorias?|candidatures?|anmälan|iscrizion[ei]|prenotazion[ei]|aanmelding|inschrijving|reserveren|zapisy|申し?込み?)(?!\p{L}).{0,90}(?<!\p{L})(?:opens?|closes?|closed|ends?|starts?|begins?|beginning|due|deadline|until|through|by|before|senast|cierr[ea]n?|available|on sale|bis|ab|jusqu|avant|ouvertes?|hasta|antes|abierta|abren|até|abertas?|fino|entro|aperte|chiud\p{L}+|schließ\p{L}+|fecham?|clôtur\p{L}+|sluit(?:en)?|tot|vóór|vanaf|uiterlijk|do|締切|まで|開始|受け?付け?|(?:from|à partir du|desde el|a partir del?|dal|vanaf|od)(?=\s\d{1,2}(?:st|nd|rd|th|\.)?\s\p{L}))(?!\p{L})|(?<!\p{L})(?:redaktionsschluss|einsendeschluss|anmeldeschluss|meldeschluss)(?!\p{L})|受け?付け?(?:ます|開始|中)/u;

/** Where a line says from when or until when one can register; -1 if it does not. */
export const findRegistration = (text: string): number =>
  text.slice(0, 400).toLowerCase().search(registrations);

/** Whether a line says from when or until when one can register. */
export const isRegistration = (text: string): boolean => findRegistration(text) >= 0;

/** A word before a date that makes it a limit, with a weekday or a time between them. */
const limits =
  /(?<!\p{L})(?:by|until|before|no later than|bis(?: zum| spätestens)?|spätestens(?: am| bis)?|avant le|jusqu['’]au|hasta el|antes del?|entro il|fino al|até|antes de|tot(?: en met)?|vóór|uiterlijk|do|najpóźniej|przed|senast)\s+(?:[\p{L}\d:.]{1,10}\s+(?:[ap]\.?m\.?,?\s+|uhr\s+)?(?:on |am |le |il |op )?)?(?:\p{L}{2,13},\s+)?$/u;

/** Words of a sentence that gives a limit; what is shown until a day is told shorter. */
const shortestLimit = 40;

/** Whether a sentence has a date only as a limit: 'Please let us know by 5 p.m. on Monday, 30 November.' */
export const isLimit = (text: string, dates: readonly { from: number }[], words: string): boolean =>
  words.length > shortestLimit && dates.length > 0 && dates.every(({ from }) => isBehindLimit(text, from));

const isBehindLimit = (text: string, from: number): boolean =>
  limits.test(text.slice(Math.max(0, from - 50), from).toLowerCase());

/** Whether all dates of a line are limits for those who register: 'Parade at 10. Riders sign up by July 16.' */
export const isDeadline = (text: string, dates: readonly { from: number }[]): boolean =>
  dates.length > 0 && dates.every(({ from }) => isBehindLimit(text, from)) && isRegistration(text);

const announcements =
  /(?<!\p{L})(?:(?:will|shall) (?:\p{L}+ )?(?:be held|take place|hold|host|meet|be on|celebrate)|takes? place|(?:is|are) (?:being )?held|findet|finden|stattfinden|veranstaltet|aura lieu|auront lieu|se tiendra|se déroulera|organise|tendrá lugar|se celebrará|se realizará|organiza|será realizad[oa]|realiza-se|terá lugar|decorre|si terrà|si svolgerà|avrà luogo|organizza|vindt|organiseert|wordt gehouden|odbędzie się|zapraszamy)(?!\p{L})|開催(?:します|いたします|されます)|行います/u;

/** Whether a sentence announces an event: 'The annual meeting will take place on 18 April after Mass.' */
export const isAnnouncement = (text: string): boolean => announcements.test(text.toLowerCase());

const sameTimes =
  /(?<!\p{L})(?:same time|(?:selben?|gleichen?) (?:uhr)?zeit|même heure|(?:misma|mesma) hora|stess[ao] or(?:a|ario)|zelfde tijd|samma tid|tej samej porze)(?!\p{L})|同じ時間|同時刻/u;

/** Whether a text says that the time is that of the others. */
export const isAtSameTime = (text: string): boolean => sameTimes.test(text.toLowerCase());

/** A place that is open, and not its doors before an event. */
const openings =
  /(?<!\p{L}|doors )(?:open:? (?:from|on|daily|every|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d)|opening (?:hours|times)|geöffnet|öffnungszeiten|ouverte?s?|ouverture|abiert[oa]s?|apert[oaie]|abert[oa]s?|(?:is |zijn )?geopend|czynn[aey]|otwart[aey])(?!\p{L})|開館|営業/u;

/** Whether a line says when a place is open, which is no time of its events. */
export const isOpening = (text: string): boolean => openings.test(text.slice(0, 300).toLowerCase());

const closures =
  /(?<!\p{L})(?:(?:is|are|be|remains?) closed|closed (?:from|on|for)|geschlossen|ferm(?:é|ée|és|ées|e ses portes)|cerrad[oa]s?|chius[oaie]|fechad[oa]s?|gesloten|zamknięt[aey]|nieczynn[aey])(?!\p{L})|休館/u;

/** Whether a sentence says when a place is closed; in a list of events, that is one of them. */
export const isClosure = (text: string, kind: string): boolean =>
  /^(?:p|div|line)$/.test(kind) && closures.test(text.slice(0, 300).toLowerCase());

/** Whether a line is the length of a recording: '02h 27m' beside the link of a video. */
export const isRecordingLength = (text: string): boolean => /^\d\dh \d\dm(?: \d\ds)?$/.test(text);

/** Whether a date in a text only says in brackets until when one can register: 'Cook-off (registration until 7 May)'. */
export function isNoDay(text: string, { from, to }: { from: number; to: number }): boolean {
  const begin = text.lastIndexOf('(', from);
  return begin > 0 && text.lastIndexOf(')', from) < begin && isRegistration(text.slice(begin, to));
}
