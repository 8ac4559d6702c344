/** What a column of a table, or a label, is about. */
export type ColumnRole = 'date' | 'time' | 'title' | 'city' | 'place' | 'other';

const roles: [ColumnRole, RegExp][] = [
  [
    'other',
    /deadline|closing|agenda|minutes|ticket|register|registration|posted|published|download|video|frist|anmeld|protokoll|tagesordnung|karten|inscription|compte.rendu|ordre du jour|billet|inscripci|plazo|actas?$|entradas|inscriç|prazo|atas?$|bilhet|iscrizion|scadenz|verbal|bigliett|aanmeld|notulen|kaarten|zapisy|protok|bilety|申込|締切|議事録/i,
  ],
  [
    'date',
    /^(?:(?:event|meeting|start|performance) )?(?:dates?|days?|when|datum|tag|termine?|wann|jours?|quand|fechas?|d[ií]as?|cu[aá]ndo|datas?|giorno|quando|dag|wanneer|dzień|kiedy|日付|日程|日時|開催日|期日)\b/i,
  ],
  [
    'time',
    /^(?:time|start|begin|hours?|uhrzeit|zeit|heure|horaire|hora|ora\b|orario|tijd|aanvang|godz|czas|時間|時刻|開始)/i,
  ],
  ['city', /^(?:city|town|stadt|ville|ciudad|cidade|citt[aà]|woonplaats|stad|miasto|都市)\b/i],
  [
    'place',
    /^(?:place|venue|location|where|room|address|hall|ort\b|wo\b|raum|saal|veranstaltungsort|lieu|salle|où|adresse|lugar|sala|d[oó]nde|local|onde|luogo|dove|sede|plaats|locatie|waar|zaal|miejsce|gdzie|場所|会場|開催地)/i,
  ],
  [
    'title',
    /^(?:events?|title|name|meeting|activit|description|programme?|topic|subject|lecture|talk|what|details|occasion|performance|show|opponent|match|fixture|race|class|course|session|veranstaltung|titel|was\b|thema|anlass|bezeichnung|vortrag|év[eé]nement|evenement|titre|manifestation|sujet|réunion|evento|t[ií]tulo|actividad|acto|tema|atividade|titolo|attivit|incontro|onderwerp|wat\b|omschrijving|wydarzenie|tytuł|nazwa|temat|impreza|イベント|行事|内容|名称|題目|催し)/i,
  ],
];

/** The role that a heading of a column, or a label before a colon, gives to what it stands for. */
export const findRole = (label: string): ColumnRole | undefined => {
  const text = label
    .trim()
    .replace(/(?<![:：*])[:：*]+$/, '')
    .trim();
  return text.length > 40 ? undefined : roles.find(([, form]) => form.test(text))?.[0];
};

/** Whether a text is a field with its label: 'Location: North School'. */
export function isField(text: string): boolean {
  const label = /^([^:：]{2,20})[:：]/.exec(text)?.[1];
  const role = label === undefined ? undefined : findRole(label);
  return role !== undefined && role !== 'title';
}

const sections =
  /^(?:(?:meeting |board |approved )?minutes(?: archives?)?|archives?|(?:past|previous|back|older) (?:issues|editions|newsletters|minutes)|newsletter archives?|opening (?:hours|times)|office hours|hours|(?:latest |recent )?news|press releases?|blog|(?:recent|latest|blog) posts|deadlines?|protokolle|niederschriften|archiv|öffnungszeiten|sprechzeiten|bürozeiten|aktuelles|nachrichten|neuigkeiten|pressemitteilungen|fristen|ältere ausgaben|procès-verbaux|comptes?[ -]rendus|(?:horaires|heures) d['’]ouverture|actualités|communiqués|anciens numéros|échéances|actas|archivo|horario de (?:apertura|atención)|noticias|plazos|números anteriores|atas|arquivo|horário de (?:funcionamento|atendimento)|notícias|prazos|edições anteriores|verbali|archivio|orari(?:o)? di apertura|notizie|scadenze|numeri arretrati|notulen|verslagen|archief|openingstijden|nieuws|nieuwsberichten|vorige edities|protokoły|archiwum|godziny otwarcia|aktualności|wiadomości|poprzednie numery|議事録|アーカイブ|営業時間|開館時間|お知らせ|新着情報|バックナンバー)$/i;

/** Whether the dates under a heading are no events: minutes, archives, opening hours, news, deadlines. */
export const isOtherSection = (heading: string): boolean =>
  sections.test(
    heading
      .replace(/[\d/:–-]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

const records =
  /^(?:(?:approved|draft|final|read|download|meeting|board|council|the) )*(?:minutes|protokoll|niederschrift|procès-verbal|compte[- ]rendu|acta|ata|verbale|notulen|protokół|議事録)(?=$|[\s.,:(–-])/i;
const documents = /^(?:(?:meeting|board|council) )?(?:agendas?|newsletter|issue|bulletin)(?: \(?pdf\)?)?$/i;
const bylines =
  /^(?:(?:written )?by|posted by|von|par|publié par|por|di|door|autor:?|text:?|foto:?|photo:?) \p{Lu}[\p{L}.' -]{1,40}(?: \||,|–|-|·|$| on | am | le | el | il | op )/u;

/**
 * Whether a line with a date is about something else than an event: minutes, an issue, who wrote it, a copyright.
 * @param words the line without its dates
 */
export const isNoEvent = (text: string, words: string): boolean =>
  /^(?:©|\(c\)|copyright\b)/i.test(text) ||
  // 'Minutes of 3 May' is a document, '3 May Minutes' a meeting with its document
  records.test(text) ||
  (documents.test(words) && !/^[\d\p{L}.]+ \d/u.test(text) && !/^\d/.test(text)) ||
  (text.length < 100 && bylines.test(text));

const actions =
  /^[[(]?(?:read more|more(?: info(?:rmation)?)?|details|learn more|(?:event )?details|view(?: details| event)?|register(?: now| here)?|sign up|rsvp|buy(?: tickets)?|(?:get )?tickets?|book(?: now)?|(?:add|save) to (?:\w+ )?calendar|i?cal(?:endar)?|outlook|google calendar|download|pdf|share|(?:show on )?map|directions|agenda|minutes|video|watch|sold out|back to top|previous|next|home|mehr(?: erfahren)?|weiterlesen|zum kalender.{0,20}|anmelden|zur anmeldung|karten|en savoir plus|lire la suite|s['’]inscrire|réserver|billetterie|más información|leer más|inscripción|entradas|saiba mais|ler mais|inscrever-se|bilhetes|ingressos|scopri di più|leggi tutto|iscriviti|biglietti|meer(?: info(?:rmatie)?| lezen)?|lees (?:meer|verder)|aanmelden|więcej|czytaj (?:więcej|dalej)|bilety|zapisz się|詳細|もっと見る|詳しくはこちら|申込)[\])]?[\s.…»›→:!]*$/i;

const documentWords = new Set(
  'agenda agendas minutes here click pdf doc docx packet materials transcript transcripts resources resource video audio webcast livestream recording archive archives notice notices presentation presentations document documents handout handouts link links file download watch zoom protokoll tagesordnung procès verbal acta actas ata atas verbale notulen protokół'.split(
    ' ',
  ),
);
const wordsBeside = new Set(
  'view see read all meeting meetings event details for the and of a to on approved draft final final board public special regular und et y e en i der die das le la les'.split(
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

/** Whether a text is the label of a control or a document, such as 'Read more', 'Add to calendar' or 'View minutes'. */
export const isAction = (text: string): boolean =>
  actions.test(text.trim()) ||
  isDocument(text) ||
  /^(?:[Bb]y \p{Lu}|[Cc]ategory:|[Tt]ags?:|[Ff]iled under)/u.test(text);

const general =
  /^(?:(?:our |all |upcoming |forthcoming |future |next |club |public |community |special |important )*(?:events?|dates|calendar|calendar of events|diary|schedule|programme?|what['’]s on|gigs|shows|concerts|tour|tour dates|on tour|meetings?|meeting (?:dates|schedule|calendar)|fixtures|news (?:and|&) events|agenda|highlights|welcome|home|start)|(?:unsere |alle |kommende |nächste |aktuelle )*(?:termine|veranstaltungen|kalender|veranstaltungskalender|terminkalender|programm|spielplan|konzerte|sitzungen|sitzungstermine|startseite|willkommen)|(?:tous les |nos |prochains |prochaines )*(?:événements|évènements|calendrier|dates|concerts|réunions|rendez-vous|à venir|accueil)|(?:próximos |próximas |nuestros |todos los )*(?:eventos|actividades|calendario|fechas|conciertos|reuniones|inicio)|(?:datas|calendário|concertos|reuniões|início)|(?:prossimi |tutti gli )*(?:eventi|appuntamenti|date|concerti|riunioni|incontri)|(?:onze |alle |komende )*(?:evenementen|activiteiten|data|concerten|vergaderingen)|(?:nadchodzące |najbliższe )*(?:wydarzenia|kalendarz|terminy|koncerty|spotkania|imprezy)|(?:イベント|行事)?(?:予定|情報|カレンダー|一覧|案内)?)$/i;

/** Whether a heading names no event, but the list below it: 'Upcoming events', 'Termine'. */
export const isGeneral = (heading: string): boolean => general.test(heading.trim());

const kinds =
  /^(?:(?:regular|special|annual|ordinary|extraordinary|emergency|public|closed|open|joint|monthly|quarterly|ordentliche|außerordentliche|öffentliche) )*(?:meeting|session|hearing|workshop|work session|sitting|rehearsal|practice|training|sitzung|probe|réunion|séance|répétition|reunión|sesión|ensayo|reunião|sessão|ensaio|riunione|seduta|prova|vergadering|zitting|repetitie|spotkanie|sesja|posiedzenie|próba|会議|例会)(?: (?:ordinaire|extraordinaire|publique|ordinaria|extraordinaria|ordinária|extraordinária|straordinaria))?$/i;

/** Whether a title is only the kind of a meeting, which needs the name of who meets: 'Regular meeting'. */
export const isKind = (title: string): boolean => kinds.test(title.trim());

const cancelled =
  /(?<!\p{L})(?:cancel(?:l)?ed|abgesagt|entfällt|fällt aus|annulée?|cancelad[oa]|suspendid[oa]|annullat[oa]|afgelast|geannuleerd|odwołan[eya])(?!\p{L})|中止/iu;

/** Whether a text says that an event is cancelled. */
export const isCancelled = (text: string): boolean => cancelled.test(text);

/** A title without the word that says that the event is cancelled. */
export const withoutCancelled = (title: string): string =>
  title
    .replace(cancelled, '')
    .replace(/^[\s:–\-!()[\]]+|(?<![\s:–\-([\]])[\s:–\-([\]]+$/g, '')
    .replace(/\(\s*\)/g, '')
    .trim();

const endLabel =
  /^(?:ends?|until|to|till|bis|ende|fin|jusqu|hasta|até|fim|fine|einde|tot|koniec|do)(?=[\s:.]|$)/i;

/** Whether a line says when something ends: 'Ends: 9 July'. */
export const isEnd = (text: string): boolean => endLabel.test(text);

const addressForm =
  /,\s+(\d{1,5}\s+(?:[NSEW]\.?\s)?\p{Lu}.{2,80}|(?:room|suite|raum|saal|salle|sala|zaal)\s+[\p{L}\d][^,]{0,40})$/iu;

/** The address or room at the end of a title: 'Regular meeting, 2 N. State Street, Room 103'. */
export function splitAddress(title: string): { title: string; place?: string } {
  const place = addressForm.exec(title)?.[1];
  return place === undefined
    ? { title }
    : { title: title.slice(0, -place.length).replace(/,\s*$/, ''), place };
}
