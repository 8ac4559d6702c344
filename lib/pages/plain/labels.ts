import { toNamePhrase } from '../text/placeName';
import { hasSite, isHall } from '../text/siteWords';
import { isPosting } from './notices';
import { isNamedOtherSection } from './sections';

/** What a column of a table, or a label, is about. */
export type ColumnRole = 'date' | 'time' | 'title' | 'city' | 'place' | 'note' | 'other';

const roles: [ColumnRole, RegExp][] = [
  [
    'other',
    /deadline|closing|^terms? (?:ends?$|expires?)|expir|agenda|minutes|ticket|register|registration|posted|^publish|^publication|publicaci[oó]n|publicação|pubblicazione|veröffentlich|gepubliceerd|opublikowan|submission|notification|camera.?ready|download|video|frist|anmeld|protokoll|tagesordnung|karten|inscription|compte.rendu|ordre du jour|billet|inscripci|plazo|actas?$|entradas|inscriç|prazo|atas?$|bilhet|iscrizion|scadenz|verbal|bigliett|aanmeld|notulen|kaarten|zapisy|protok|bilety|申込|締切|議事録/i,
  ],
  [
    'date',
    /^(?:(?:event|meeting|start|performance) )?(?:startdatum|begindatum|anfangsdatum|dates?|days?|when|datum|tag|termine?|wann|jours?|quand|fechas?|d[ií]as?|cu[aá]ndo|datas?|giorno|quando|dag|wanneer|dzień|kiedy)\b|^(?:日付|日程|日時|開催日|開催日時|期日|とき)$/i,
  ],
  [
    'time',
    /^(?:(?:event |meeting |start |performance )?times?|start|begin|hours?|uhrzeit|zeit|heure|horaire|hora|ora\b|orario|tijd|aanvang|godz|czas|時間|時刻|開始)/i,
  ],
  ['city', /^(?:city|town|stadt|ville|ciudad|cidade|citt[aà]|woonplaats|stad|miasto|都市)\b/i],
  [
    'place',
    /^(?:(?:meeting |event |hearing )?(?:place|venue|location)|ground|pitch|site\b|where|room|address|hall|church|chapel|kirche|église|iglesia|chiesa|kerk|igreja|kościół|ort\b|wo\b|raum|saal|veranstaltungsort|lieu|salle|où|adresse|lugar|sala|d[oó]nde|local$|onde|luogo|dove|sede|plaats|locatie|waar|zaal|miejsce|gdzie|場所|会場|開催地|ところ)/i,
  ],
  [
    'note',
    /^(?:price|cost|fee|admission|preis|eintritt|kosten|tarifs?|prix|precio|tarifa|prezzo|costo|ingresso|preço|valor|prijs|toegang|cena|wstęp|ages?|(?:for )?who(?:m)?|für wen|zielgruppe|pour qui|public|para qui[eé]n|público|per chi|para quem|voor wie|dla kogo|speakers?|referent(?:in)?|intervenant|ponente|relatore|spreker|prelegent)$|^(?:notes?|remarks?|info(?:rmation)?|photos?|poster|comments?|bemerkung|hinweis|remarques?|infos|affiche|observa|notas?|opmerking|uwagi|備考|料金|参加費|対象|定員|講師|出演|出演者|指揮|曲目)(?!\p{L})/iu,
  ],
  [
    'title',
    /^(?:events?|title|name|meeting|activit|description|programme?|topic|subject|lecture|talk|what|details|occasion|performance|show|intention|opponent|match|fixture|race|class|course|session|veranstaltung|titel|was\b|thema|anlass|bezeichnung|vortrag|év[eé]nement|evenement|titre|manifestation|sujet|réunion|evento|t[ií]tulo|actividad|acto|tema|atividade|titolo|attivit|incontro|onderwerp|wat\b|omschrijving|wydarzenie|tytuł|nazwa|temat|impreza|イベント|行事|内容|名称|題目|題名|演題|タイトル|件名|催し)/i,
  ],
];

/** The role that a heading of a column, or a label before a colon, gives to what it stands for. */
export const findRole = (label: string): ColumnRole | undefined => {
  const text = label
    .trim()
    // 'Filing deadline (4 p.m. on the Friday before)'
    .replace(/\([^()]*\)$/, '')
    .trim()
    .replace(/(?<![:：*])[:：*]+$/, '')
    .trim();
  return text.length > 40 ? undefined : roles.find(([, form]) => form.test(text))?.[0];
};

const weekSpan =
  /^(\p{L}{2,10})\.?(?:\s?[-–—]\s?|\s(?:to|bis|au|a|à|al|t\/m|do)\s)(\p{L}{2,10})\.?[:,]?\s+(?:from |von |de |dalle |van |od )?\d{1,2}(?!\d|\.\d{1,2}\.)/u;
const dayNames =
  /^(?:mo|tu|we|th|fr|sa|su|di|mi|do|so|lu|ma|me|je|ve|gio|gi|seg|ter|qua|qui|sex|sáb|mié|jue|vie|wo|vr|za|zo|pon|pn|wt|śr|cz|pt|nd|niedz)/u;

/** Whether a line says when something is open in a week: 'Monday - Friday 6 am - 6 pm'. */
export function isWeekHours(text: string): boolean {
  const [, first = '', last = ''] = weekSpan.exec(text.toLowerCase()) ?? [];
  return dayNames.test(first) && dayNames.test(last);
}

/** The place behind its label: 'Venue: Parish Hall'. */
export function readPlaceField(text: string): string | undefined {
  const [, label = '', value = ''] = /^([^:：]{2,24})[:：]\s*(\S.{1,100})$/u.exec(text) ?? [];
  return findRole(label) === 'place' ? value : undefined;
}

/** Whether a text is a field with its label: 'Location: North School'. */
export function isField(text: string): boolean {
  const label = /^([^:：]{2,20})[:：]/.exec(text)?.[1];
  const role = label === undefined ? undefined : findRole(label);
  return role !== undefined && role !== 'title';
}

/** Opening hours, of whatever. */
const hours =
  /^(?:(?:library|office|museum|shop|box office) )?(?:opening hours|opening times|öffnungszeiten|sprechzeiten|horaires? d['’]ouverture|horarios? de (?:apertura|atención|funcionamento|atendimento)|orari(?:o)? (?:di apertura)?|openingstijden|godziny otwarcia)(?: [\p{L} ]{1,30})?$|^(?:kontakt|contacts?|contatti|contacto|contato|orari|horaires|horarios?)$/u;

/** Whether the dates under a heading are no events: minutes, archives, opening hours, news, deadlines. */
export function isOtherSection(heading: string): boolean {
  const small = heading.toLowerCase();
  return (
    (small.length < 50 &&
      /\p{L}[^\d]{0,30}\sminutes\s*:?$/u.test(small) &&
      !/\s(?:and|&)\s|dates|schedule|calendar|agendas/.test(small)) ||
    hours.test(small) ||
    isNamedOtherSection(
      heading
        .replace(/[\d/:–-]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
  );
}

const papers =
  /(?<!\p{L})(?:minutes|agendas?|documents?|downloads?|protokolle|niederschriften|unterlagen|dokumente|procès-verbaux|comptes?[ -]rendus|documentos|actas|atas|verbali|documenti|notulen|verslagen|documenten|protokoły|dokumenty|議事録)(?!\p{L})/u;

/** Whether a heading of another matter is that of papers of meetings: 'Minutes', 'Unterlagen'. */
export const isDocumentSection = (heading: string): boolean => papers.test(heading.toLowerCase());

/** Whether a heading is of nothing but documents: 'Meeting agendas and minutes'. */
export const isPapersSection = (heading: string): boolean =>
  /^(?:(?:19|20)\d\d )?(?:(?:meeting|board|past|previous) )*(?:agendas|(?:agendas?|minutes) (?:and|&) (?:agendas?|minutes))$/i.test(
    heading.trim(),
  );

/** 'Outing report: Swartrivier', 'Verslag van de excursie'. */
const reports =
  /^(?:\p{L}{3,12} )?(?:reports?|bericht|verslag|compte[- ]rendu|crónica|resoconto|relato|relacja)(?: (?:of|from|on|vom|von|van|du|de|del|dell['’]|da|do|z)(?!\p{L})|:)/u;
const signUps =
  /^(?:how to (?:register|apply|book)|registration|booking|reservations?|anmeldung|inscriptions?|réservations?|inscripci(?:ón|ones)|reservas|iscrizion[ei]|prenotazion[ei]|inscriç(?:ão|ões)|aanmelden|aanmelding|inschrijving|reserveren|zapisy|rezerwacje|お?申し?込み?(?:方法|期間|締切)?|応募(?:方法|期間))$/u;

/** Whether a heading is of how to register for an event, below which dates are limits. */
export const isSignUpSection = (heading: string): boolean => signUps.test(heading.trim().toLowerCase());

const records =
  /^(?:(?:approved|draft|final|read|download|meeting|board|council|commission|committee|the) )*(?:minutes|protokoll|niederschrift|procès-verbal|compte[- ]rendu|acta|ata|verbale|notulen|protokół|議事録)(?=$|[\s.,:(–-])/i;
const documents = /^(?:(?:meeting|board|council) )?(?:agendas?|newsletter|issue|bulletin)(?: \(?pdf\)?)?$/i;
const bylines =
  /^(?:(?:written )?by|posted by|owned by|von|par|publié par|por|di|door|autor:?|text:?|foto:?|photo:?) \p{Lu}[\p{L}.' -]{1,40}(?: \||,|–|-|·|$| on | am | le | el | il | op )/u;

/**
 * Whether a line with a date is about something else than an event: minutes, an issue, who wrote it, a copyright.
 * @param words the line without its dates
 */
export const isNoEvent = (text: string, words: string): boolean =>
  /^(?:©|\(c\)|copyright\b)/i.test(text) ||
  isPosting(text) ||
  // 'Minutes of 3 May' is a document, '3 May Minutes' a meeting with its document
  records.test(text) ||
  reports.test(text.slice(0, 40).toLowerCase()) ||
  // 'CAB Minutes 6/16/26'
  /^[A-Z]{2,6} Minutes\b/.test(text) ||
  (documents.test(words) && text.toLowerCase().startsWith(words.slice(0, 6).toLowerCase())) ||
  (text.length < 100 && bylines.test(text)) ||
  path.test(text) ||
  (text.length < 160 && replies.test(text.toLowerCase())) ||
  charges.test(words) ||
  isCount(text);

/** The way to a page from the first one: 'Home > Programme > October'. */
const path =
  /^(?:home|start(?:seite|pagina)?|accueil|inicio|início|strona główna|ホーム|トップ)\s?(?:>|»|›|\/|→)\s/iu;

/** 'Posted 3 May | by Ann | 3 comments'. */
const replies =
  /(?<!\d)\d{1,5} (?:comments?|kommentare?|commentaires?|comentarios?|comentários?|commenti|reacties?|komentarz[ey]?|responses|replies)(?!\p{L})/u;
/** Whether a text says how much of a list is shown: 'Displaying 329 meetings from 1/1/2023 to 12/31/2023'. */
export const isCount = (text: string): boolean =>
  /^(?:displaying|showing|(?:es werden )?angezeigt|affichage d|mostrando|exibindo|visualizzati) (?:all |alle |de |os |las |los )?\d/i.test(
    text,
  );

/** What something costs from a day on. */
const charges =
  /^(?:(?:hire|hall|new|our|current) )*(?:charges|rates|prices|fees|membership fees|gebühren|preise|tarife|tarifs|tarifas|precios|preços|tariffe|prezzi|tarieven|prijzen|cennik|opłaty|料金)$/i;

const actions =
  /^[[(>»\s]*(?:read more|more(?: info(?:rmation)?)?|details|learn more|(?:event )?details|view(?: details| event)?|register(?: now| here)?|sign up|join(?: the)? (?:meeting|webinar|online)|(?:or )?(?:call|dial)[- ]in(?: \([a-z ]{1,30}\))?|e-?mail|search results|rsvp|buy(?: tickets)?|(?:get )?tickets?|book(?: now)?|(?:add|save) to (?:\w+ )?calendar|i?cal(?:endar)?|outlook|google calendar|download|pdf|share|teilen|partager|compartir|compartilhar|condividi|delen|udostępnij|(?:show on )?map|directions|agenda|minutes|video|watch|sold out|back to top|previous|next|home|mehr(?: erfahren)?|weiterlesen|zum kalender.{0,20}|anmelden|zur anmeldung|karten|en savoir plus|lire la suite|s['’]inscrire|réserver|billetterie|más información|leer más|inscripción|entradas|saiba mais|ler mais|inscrever-se|bilhetes|ingressos|scopri di più|leggi tutto|iscriviti|biglietti|meer(?: info(?:rmatie)?| lezen)?|lees (?:meer|verder)|aanmelden|więcej|czytaj (?:więcej|dalej)|bilety|kup bilety?|tickets kaufen|acheter|comprar|acquista|koop tickets|zapisz się|here|hier|ici|aquí|aqui|qui|tutaj|こちら|詳細|もっと見る|詳しくはこちら|申込|戻る|一覧へ?|前へ|次へ|トップ|ホーム)[\])]?[\s.…»›→:!]*$/i;

const documentWords = new Set(
  'agenda agendas minutes summary recorded here click pdf doc docx packet materials transcript transcripts resources resource video audio webcast livestream recording archive archives notice notices presentation presentations addendum addenda adjournment access document documents handout handouts link links file download watch zoom protokoll tagesordnung procès verbal acta actas ata atas verbale notulen protokół ordre'.split(
    ' ',
  ),
);
const wordsBeside = new Set(
  'view see read all meeting meetings event details for the and of a to on open closed executive approved draft final final board public special regular adjourned amended online virtual und et y e en i der die das le la les du de projet jour'.split(
    ' ',
  ),
);

/** Whether a text is the label of a document that belongs to a meeting: 'View minutes', 'Agenda Video'. */
function isDocument(text: string): boolean {
  if (text.length > 60) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    words.some((word) => documentWords.has(word)) &&
    words.every((word) => documentWords.has(word) || wordsBeside.has(word))
  );
}

const documentEnd = /(?<=\p{L}) (?:notices?|agendas?|minutes|packets?|materials|summary)$/iu;
const documentLead = / (?:and|&|draft|final|cancell?ation)$/i;

/** A name without the documents at its end: 'Board meeting notice and agenda'. */
export function withoutDocuments(name: string): string {
  let rest = name.replace(documentEnd, '');
  if (rest === name) return name;
  for (let count = 0; count < 3; count++) rest = rest.replace(documentLead, '');
  return /\s/.test(rest) ? withoutDocuments(rest) : name;
}

/** Whether words name the minutes of a meeting: 'Board meeting minutes', but not 'View minutes' beside its day. */
export const isMinutesOf = (words: string): boolean =>
  /(?<!\p{L})(?!(?:view|read|see|the|approved|draft|final|regular|special)(?!\p{L}))\p{L}{3,20} meeting minutes$/u.test(
    words.trim().toLowerCase(),
  );

const contacts =
  /^(?:for (?:more|further|additional) information|questions\b|please contact|kontakt:|contact:)|^[\w.+-]+@[\w-]+\.[\w.-]+$|(?<!\d)(?:\d{3}[-. ]|\(\d{3}\) ?)\d{3}[-. ]\d{4}(?!\d)/i;
const streets =
  /^\d{1,5}[a-z]? (?=[\p{Lu}\d])[\p{L}\d.' -]{1,40} (?:St|Street|Ave|Avenue|Road|Rd|Blvd|Boulevard|Drive|Dr|Lane|Ln|Square|Way)\b|^\d{1,5} [NSEW]\.? \p{Lu}|^〒|\d{1,4}(?:番地|丁目)/u;

/** Whether a text is an address or tells whom to ask, which names no event. */
export const isContact = (text: string): boolean => contacts.test(text) || streets.test(text);

/** Whether a text begins as an address does: '3813 Euclid Avenue', 'Kirchgasse 7', '12 rue de Vannes'. */
export const isAddress = (text: string): boolean =>
  streets.test(text) ||
  /^\p{Lu}[\p{L}.' -]{2,30}(?:straße|strasse|str\.|gasse|weg|platz|straat|laan|plein) \d{1,4}[a-z]?(?:,|$)/u.test(
    text,
  ) ||
  /^\d{1,4}(?: bis)?,? (?:rue|avenue|place|route|boulevard|chemin|quai)\s/i.test(text) ||
  /^(?:via|viale|piazza|corso|calle|plaza|avenida|rua|praça|ul\.) \p{Lu}.{1,40}\d/iu.test(text);

const titleLabel =
  /^(?:title|name|event|film|titel|stück|vortrag|pièce|spectacle|obra|pel[ií]cula|spettacolo|opera|voorstelling|sztuka|公演名|veranstaltung|titre|événement|título|evento|titolo|evenement|tytuł|wydarzenie|題名|演題|タイトル)\s?[:：]\s*(?=\S)/iu;

/** A title without the label before it, and then without quotes: 'Title: "Braid groups"'. */
export const withoutLabel = (title: string): string =>
  hasTitleLabel(title) ? title.replace(titleLabel, '').replace(/^["“„«](.+)["”“»]$/u, '$1') : title;

/** Whether a line has the label of a title before it. */
export const hasTitleLabel = (text: string): boolean => titleLabel.test(text);

const bulletins =
  /newsletter|bulletin|announcements|(?:parish|weekly) notices|(?:notice|pew) sheet|^(?:week of|week commencing|week beginning|w\/c|woche vom|woche ab|semaine du|semana del|settimana dal|week van) [^:]{1,80}$|pfarrbrief|gemeindebrief|pfarrnachrichten|vermeldungen|feuille paroissiale|annonces paroissiales|hoja parroquial|avisos parroquiales|foglio parrocchiale|avvisi (?:della settimana|parrocchiali)|^avvisi(?= (?:dal )?\d|$)|folha paroquial|parochieblad|mededelingen|ogłoszenia (?:duszpasterskie|parafialne)|週報/i;

/** Whether a heading is of an issue of announcements, whose day is no event. */
export const isBulletin = (heading: string): boolean => bulletins.test(heading);

/** Whether a text is the label of a control or a document, such as 'Read more', 'Add to calendar' or 'View minutes'. */
export const isAction = (text: string): boolean =>
  actions.test(text.trim()) ||
  isDocument(text) ||
  /^(?:presentation|slides|handout|attachment|exhibit)s?: \S/i.test(text) ||
  /^(?:(?:[Ww]ritten )?[Bb]y \p{Lu}|(?:Geschrieben von|Écrit par|Escrito por|Scritto da|Geschreven door) \p{Lu}|[Cc]ategory:|[Tt]ags?:|[Ff]iled under)/u.test(
    text,
  );

const remarks =
  /^[([]?(?:(?:start|end) of (?:the )?event|inizio evento|fine evento|tentative|provisional|(?:virtual|online|hybrid|remote|in-person|zoom)(?: (?:only|meeting|event|session|sitzung|veranstaltung))?|(?:via|on|by) (?:zoom|(?:tele|video)[- ]?conference|webex|microsoft teams)|sold out|postponed|rescheduled|new date|free(?: entry| admission)?|all welcome|vorläufig|voraussichtlich|ausverkauft|verschoben|eintritt frei|sous réserve|complet|reporté|entrée libre|agotado|aplazado|entrada libre|esgotado|adiado|entrada livre|esaurito|rinviato|ingresso (?:libero|gratuito)|uitverkocht|uitgesteld|onder voorbehoud|gratis(?: toegang)?|wyprzedane|przełożone|wstęp wolny|premi[eè]re|derni[eè]re|uraufführung|nur noch restkarten|restkarten|last (?:few )?tickets|few tickets left|dernières places|últimas (?:entradas|plazas)|ultimi posti|laatste kaarten|入場無料|延期)[)\]]?[.!:]*$/i;

/** Whether a text says something of an event without naming it: 'Tentative', 'Virtual meeting', 'Sold out', 'TBA'. */
export const isRemark = (text: string): boolean => remarks.test(text.trim());

/** Words beside a day and its time without those that are no name: 'sharp', '(matinée)'. */
export const withoutTimeRemarks = (words: string): string =>
  words.replace(
    /\([^()]*\)|(?<!\p{L})(?:sharp|précises?|en punto|precise|stipt|punktualnie)(?!\p{L})/giu,
    '',
  );

const trailing =
  /(?<![\s–|·»-])[\s–|·»-]+(?:read more|more info(?:rmation)?|(?:event )?details|learn more|view (?:details|event)|register(?: now| here)?|sign up|rsvp|(?:buy|get) tickets|tickets|book now|add to (?:\w+ )?calendar|mehr erfahren|weiterlesen|zur anmeldung|en savoir plus|lire la suite|réserver|más información|leer más|saiba mais|ler mais|scopri di più|leggi tutto|lees (?:meer|verder)|meer informatie|czytaj (?:więcej|dalej)|詳細を見る|詳しくはこちら|もっと見る)[\s.…»›→:!]*$/iu;

/** A title without the label of the control behind it, and without the sign before it: '♪ Jazz night Learn more'. */
export const withoutControl = (title: string): string =>
  title.replace(trailing, '').replace(/^[♪♫★☆●■◆▶▼▾▲▸►]+\s*(?=[\p{L}\p{N}])/u, '');

const listWord =
  /(?<!\s)\s+(?:dates|schedule|calendar|information|notices|minutes|agendas|archive|and|&)$|(?:の|開催の)?(?:お知らせ|おしらせ|ご案内)$/iu;

/** What a heading names without the words for its list: 'Board Meeting Schedule', 'Port Authority Meeting Dates'. */
export function withoutListWords(heading: string): string {
  let name = heading;
  for (let count = 0; count < 4; count++) {
    const rest = name.replace(listWord, '').replace(/,$/, '').trim();
    // Of 'School Calendar' nothing would be left that names it
    if (!/\s|meeting|[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}]/iu.test(rest)) return name;
    name = rest;
  }
  return name;
}

const general =
  /^(?:(?:our |all |upcoming |forthcoming |future |next |live |club |public |community |special |important )*(?:events?|dates|calendar|calendar of events|diary|schedule|programme?|what['’]s on|gigs|shows|concerts|tour|tour dates|on tour|meetings?|meeting (?:dates|schedules?|calendar|information|minutes|agendas|notices)(?: (?:and|&) (?:minutes|agendas|schedule|notices|dates))?|(?:dates|minutes|agendas|schedules?) and (?:dates|minutes|agendas|schedules?)|fixtures|news|(?:latest |recent )?news (?:and|&) events|latest news|agenda|highlights|welcome|home|start)|(?:unsere |alle |kommende |nächste |aktuelle )*(?:termine|veranstaltungen|kalender|veranstaltungskalender|terminkalender|programm|spielplan|konzerte|sitzungen|sitzungstermine|startseite|willkommen)|(?:tous les |nos |prochains |prochaines )*(?:événements|évènements|calendrier|dates|concerts|réunions|rendez-vous|à venir|accueil)|(?:próximos |próximas |nuestros |todos los )*(?:eventos|actividades|calendario|fechas|conciertos|reuniones|inicio)|(?:datas|calendário|concertos|reuniões|início)|(?:prossimi |tutti gli )*(?:eventi|appuntamenti|date|concerti|riunioni|incontri)|(?:onze |alle |komende )*(?:evenementen|activiteiten|data|concerten|vergaderingen|lezingen|programma(?: seizoen)?)|(?:nadchodzące |najbliższe )*(?:wydarzenia|kalendarz|terminy|koncerty|spotkania|imprezy)|(?:イベント|行事)?(?:予定|情報|カレンダー|一覧|案内)?|(?:che )?cos['’]è|a chi è rivolto|dirigido a|destinatari|dettagli dell['’]evento|veranstaltungsdetails|détails de l['’]événement|detalles del evento|dat[ae] e orari[oi]?|date and time|dates and times|dates? et horaires?|fecha y hora|data e hora|datum en tijd|termin und ort|traktanden|tagesordnung|ordre du jour|orden del d[ií]a|ordine del giorno|ordem de trabalhos|agendapunten|porządek obrad|開催(?:日時|日程|概要|場所|情報|・)+|日時(?:・場所)?|schedule|public hearings|(?:aufführungs|spiel|konzert|vorstellungs|vortrags|übungs)termine|vorstellungen|aufführungen|séances|représentations|horaires|funciones|sesiones|sessões|spettacoli|proiezioni|voorstellingen|speellijst|föreställningar|showtimes|showings|screenings|performances)$/i;

/** Whether a heading names no event, but the list below it: 'Upcoming events', 'Termine'. */
export function isGeneral(heading: string): boolean {
  const text = heading
    .trim()
    .replace(/^(?:19|20)\d\d(?:[/–-]\d{2,4})? /, '')
    .replace(/ (?:19|20)\d\d(?:[/–-]\d{2,4})?$/, '');
  return general.test(text) || nextOnes.test(text) || seasons.test(text);
}

const exceptions =
  /(?<!\p{L})(?:unless|except where|(?:wenn|sofern|soweit|falls) nicht|sauf (?:indication|mention|avis)|salvo (?:indicaci|que|diver)|exceto|se não|tranne|tenzij|o ile nie|jeśli nie|om (?:inget|inte) annat)(?!\p{L})/u;

/**
 * Whether a sentence is of all events of a list: 'Meetings start at 9 a.m.', 'Alle Proben beginnen um 20 Uhr', 'Doors 7 pm
 * unless stated otherwise'.
 */
export const isOfAll = (text: string): boolean =>
  exceptions.test(text.toLowerCase()) ||
  /^(?:all |the |our |alle |die |de |het |unsere |toutes? les |tous les |les |todas las |todos los |las |los |tutti gli |tutti i |tutte le |le |todas as |todos os |as |os )?(?:board |committee |regular |other )?(?:meetings|seminars|talks|lectures|rehearsals|services|concerts|shows|classes|performances|screenings|films|gigs|music|matches|games|events|sessions|sitzungen|proben|vorträge|konzerte|treffen|veranstaltungen|vorstellungen|aufführungen|réunions|séances|répétitions|spectacles|représentations|reuniones|sesiones|ensayos|conciertos|funciones|actividades|proyecciones|riunioni|incontri|prove|concerti|spettacoli|proiezioni|reuniões|ensaios|concertos|sessões|vergaderingen|repetities|concerten|voorstellingen|lezingen)(?!\p{L})/u.test(
    text.trim().toLowerCase(),
  );

const nextOnes = /^(?:next|upcoming|next upcoming) (?:event|gig|show|concert|meeting)$/i;
const seasons =
  /^(?:spring|summer|autumn|fall|winter|frühling|frühjahr|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|estate|autunno|inverno|outono|verão|lente|zomer|herfst)(?: (?:term|semester|quarter|season|programme?))?$/i;

const kinds =
  /^(?:(?:regular|special|annual|ordinary|extraordinary|emergency|public|closed|open|joint|monthly|quarterly|ordentliche|außerordentliche|öffentliche) )*(?:meeting|session|hearing|workshop|work session|sitting|rehearsal|practice|training|sitzung|probe|réunion|séance|répétition|reunión|sesión|ensayo|reunião|sessão|ensaio|riunione|seduta|prova|vergadering|zitting|repetitie|spotkanie|sesja|posiedzenie|próba|会議|例会)(?: (?:ordinaire|extraordinaire|publique|ordinaria|extraordinaria|ordinária|extraordinária|straordinaria))?$/i;

/** Whether a title is only the kind of a meeting, which needs the name of who meets: 'Regular meeting'. */
export const isKind = (title: string): boolean => kinds.test(title.trim());

const endLabel =
  /^(?:event end|veranstaltungsende|zakończenie|término|end date|enddatum|einddatum|ends?|until|to|till|bis|ende|fin|jusqu|hasta|até|fim|fine|einde|tot|koniec)(?=[\s:.]|$)/i;
/** Polish; 'Do 27 aug' is a Thursday. */
const polishEndLabel = /^(?:do(?=[\s:])|Do(?=:))/;

const beginLabels =
  /^(?:(?:event )?(?:start|begin)(?:s|ning)?|(?:veranstaltungs)?beginn|anfang|début(?: de l['’]événement)?|inicio(?: del evento)?|inizio(?: (?:dell['’])?evento)?|início(?: do evento)?|aanvang|(?:początek|rozpoczęcie)(?: wydarzenia)?|開始)[.:]?$/i;
const endLabels =
  /^(?:(?:event )?ends?|(?:veranstaltungs)?ende|fin(?: de l['’]événement| del evento)?|fine(?: (?:dell['’])?evento)?|(?:fim|término)(?: do evento)?|einde|(?:koniec|zakończenie)(?: wydarzenia)?|終了)[.:]?$/i;

/** Whether words beside a time say that it is the beginning, and nothing else: 'Inizio evento'. */
export const isBeginLabel = (words: string): boolean => beginLabels.test(words);

/** Whether words beside a time say that it is the end, and nothing else: 'Fine evento'. */
export const isEndLabel = (words: string): boolean => endLabels.test(words);

/** Whether a line says when something ends: 'Ends: 9 July'. */
export const isEnd = (text: string): boolean => endLabel.test(text) || polishEndLabel.test(text);

const addressForm =
  /,\s+(\d{1,5}\s+(?:[NSEW]\.?\s)?\p{Lu}.{2,80}|(?:room|suite|raum|saal|salle|sala|zaal)\s+[\p{L}\d][^,]{0,40})$/iu;

/** A hall by its noun behind a comma, up to the end of the sentence: 'Concert, église Notre-Dame, Levroux. Gratuit'. */
const hallTail =
  /,\s+((?:église|chapelle|collégiale|abbatiale|cathédrale|salle|place|théâtre|jardin|gymnase|médiathèque|parvis|mairie|sala|salone|rifugio|teatro|chiesa|piazza|palazzo|salón|iglesia|plaza|igreja|praça|auditório|auditorio)(?!\p{L})[^.;()!?]{0,60}|(?:\p{Lu}[\p{L}'’]{1,15} ){1,2}(?:Hall|Room|Chapel|Church|Library|Centre|Theatre|Theater))(?=$|[.;(])/iu;

/** A place behind a preposition at the end of a title: 'Quiz night in the main hall', 'Cena en el frontón'. */
const placeAtEnd =
  /^(.*\p{L}{3}["”»)]?),?\s(?:(?:in|at|on)\s(?=the\s|\p{Lu})|im\s|in\sder\s|beim\s|en\s(?=el\s|la\s|las\s|los\s|\p{Lu})|à\s(?=la\s)|à\s(?=l['’])|au\s|dans\s(?=la\s|le\s|l['’])|n(?:el|ella|ello)\s|presso\s|n[ao]\s|in\s(?:de|het)\s|i\s|på\s)((?:(?:the|el|las?|los|le)\s|l['’])?[\p{L}\d.'’-]{3,20}(?:\s[\p{L}\d.'’-]{1,20}){0,4})$/u;

/** Longest text that is a title as a whole, though it has several sentences. */
export const longestWhole = 60;

/** The first sentence of a longer text that names an event. */
function toFirstSentence(title: string): string {
  if (title.length <= longestWhole) return title;
  return (
    /^(.{6,110}?\p{L}{2}\p{Ll}["”»)]?)(?:\.|(?=[!?]))(?:[!?]+)?\s+(?=["“„«]?\p{Lu})/u
      .exec(title)?.[0]
      .trim()
      .replace(/\.$/, '') ?? title
  );
}

/**
 * The place behind a preposition at the end of a title: 'Quiz night in the main hall', 'Cena popular en el frontón'.
 * Undefined without the noun of a place, or for one such as 'in church'.
 */
export function findPlaceAtEnd(title: string): { title: string; place: string } | undefined {
  const [, name, site = ''] = placeAtEnd.exec(title) ?? [];
  if (name === undefined || !hasSite(site)) return undefined;
  const place = toNamePhrase(site.replace(/^(?:(?:the|el|las?|los|le)\s|l['’])/, ''), hasSite);
  return /\p{Lu}|\s/u.test(site.replace(/^the\s/, '')) ? { title: name, place } : undefined;
}

/** The address or room at the end of a title: 'Regular meeting, 2 N. State Street, Room 103'. */
export function splitAddress(whole: string): { title: string; place?: string } {
  const { title, place } = splitWhole(whole);
  return { title: toFirstSentence(title), ...(place !== undefined && { place }) };
}

const isShortSite = (text: string): boolean => text.split(' ').length < 5 && hasSite(text.toLowerCase());

function splitWhole(title: string): { title: string; place?: string } {
  const hall = hallTail.exec(title);
  if (hall?.[1] && hall.index > 3)
    return { title: title.slice(0, hall.index), place: hall[1].replace(/(?<![\s,])[\s,]+$/, '') };
  const last =
    /(?<=\p{L}{3}|\p{L}[”"»)])\.\s+(?:(?:In|At|En|Im|Salida|Saída|Partenza|Départ|Start)\s(?:(?:desde|d[aei]|du|at|am|beim)\s)?(?:the\s|la\s|el\s)?)?(\p{Lu}[^.]{2,50})$/u.exec(
      title,
    )?.[1];
  const address = addressForm.exec(title)?.[1];
  // '5 August, 6 p.m.'
  const isTime =
    address !== undefined &&
    /^(?:\d{1,2} (?:[ap]\.?m|uhr|uur|h(?!\p{L}))|(?:19|20)\d\d at \d)/iu.test(address);
  const place =
    (isTime ? undefined : address) ??
    (last !== undefined && (isHall(last) || isShortSite(last)) ? last : undefined);
  return place === undefined
    ? { title }
    : {
        title: title.slice(0, -place.length).replace(/[,.](?: [^.,]{2,25})?\s*$/, ''),
        place,
      };
}
