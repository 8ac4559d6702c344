import { asserted, type Row } from './rows';

/** Read on Tuesday 10 March 2026 at 9:00 in Berlin. */
const de: Row[] = [
  ['Gemeindefest am Sonntag, dem 28. Juni 2026, ab 11 Uhr rund um die Kirche', { start: '2026-06-28T11:00' }],
  [
    'Einlass: 19 Uhr, Beginn: 20 Uhr, VVK 15 €, AK 18 €, Fr., 8. Mai 2026, Kulturscheune',
    { start: ['2026-05-08T19:00', '2026-05-08T20:00'] },
  ],
  ['Di, 17.3., 20.15 Uhr: Elternabend Klasse 4b', { start: '2026-03-17T20:15' }],
  ['Vortrag „Von 1848 bis 1933“ am 23. April um halb acht im Stadtarchiv', { only: ['2026-04-23T19:30'] }],
  ['Viertel nach sechs treffen wir uns am Freitagabend am Bahnhof', { only: ['2026-03-13T18:15'] }],
  ['Kaffee dreiviertel fünf am Samstag bei Oma', { only: ['2026-03-14T16:45'] }],
  ['Öffnungszeiten: Di–So 10–18 Uhr, Mo geschlossen', { only: [] }],
  [
    'Ausstellung vom 14. März bis 7. Juni 2026, Vernissage Freitag, 13. März, 19 Uhr',
    { only: ['2026-03-13T19:00', '2026-03-14T00:00'] },
  ],
  ['Die Veranstaltung vom 12. März wird auf den 9. April verlegt, 19 Uhr', { only: ['2026-04-09T19:00'] }],
  [
    'Anmeldung bis 20.03.2026 unter Tel. 0211/12.04.55. Seminar: 17.–19.04.2026',
    { only: ['2026-04-17T00:00'] },
  ],
  [
    'Sa. 25.04.26 / 14-18h / Flohmarkt / Standgebühr 8,-',
    { start: '2026-04-25T14:00', end: '2026-04-25T18:00' },
  ],
  ['heute Abend um 8 Probe!', { only: ['2026-03-10T20:00'] }],
  ['übermorgen 18:30 Uhr Vorstandssitzung', { start: '2026-03-12T18:30' }],
  ['morgen früh um 7 Uhr Treffpunkt Parkplatz', { start: '2026-03-11T07:00' }],
  ['KW 17: Projektwoche', { only: ['2026-04-20T00:00'] }],
  ['1. Mai – Maibaumaufstellen ab 14 Uhr', { start: '2026-05-01T14:00' }],
  ['Stand: 10.03.2026 – Änderungen vorbehalten', { only: [] }],
  ['Pfingstmontag, 25. Mai, 10:30 Uhr Waldgottesdienst', { start: '2026-05-25T10:30' }],
  ['Jeden ersten Mittwoch im Monat um 15 Uhr Seniorenkaffee', { only: ['2026-04-01T15:00'] }],
  ['Kino: Do 26.3. 20:30, Fr 27.3. 18:00 + 20:30', { only: ['2026-03-26T20:30'] }],
  ['Fr 13.03.26 20:00 – 02:00 Uhr Tanznacht', { start: '2026-03-13T20:00', end: '2026-03-14T02:00' }],
  ['24. bis 26.7.26, Burgfest', { start: '2026-07-24T00:00', end: '2026-07-26T23:59:59' }],
  ['Heiligabend, 15 und 17 Uhr Krippenspiel', { only: ['2026-12-24T15:00'] }],
  ['Konzert nicht wie angekündigt am 21.3., sondern am 28.3. um 19 Uhr', { only: ['2026-03-28T19:00'] }],
  ['Mittwoch (18.3.), 19 bis etwa 21 Uhr: Lesekreis', { start: '2026-03-18T19:00', end: '2026-03-18T21:00' }],
  ['Vorverkauf ab 16.3., 9 Uhr. Konzert am 30.5.2026 um 19.30 Uhr', { only: ['2026-05-30T19:30'] }],
  ['Rechnung Nr. 4.5.26, fällig am 31.03.2026', { only: [] }],
  ['Wanderung am 12.4. (Ersatztermin bei Regen: 19.4.), Start 9 Uhr', { only: ['2026-04-12T09:00'] }],
  ['TSV – SV Grün-Weiß 3:2 (1:1), Rückspiel Sonntag 15.3. 15:00', { only: ['2026-03-15T15:00'] }],
  ['Jännerstammtisch: 14. Jänner 2027, 19 Uhr', { start: '2027-01-14T19:00' }],
];

const fr: Row[] = [
  [
    'Vide-grenier dimanche 17 mai 2026 de 8h à 18h, place du Marché',
    { start: '2026-05-17T08:00', end: '2026-05-17T18:00' },
  ],
  ['Samedi 4 avril à 20 h 30 précises, salle des fêtes. Entrée : 10 €', { start: '2026-04-04T20:30' }],
  [
    'Vernissage le jeudi 19 mars à partir de 18h ; exposition du 20 mars au 30 avril',
    { only: ['2026-03-19T18:00', '2026-03-20T00:00'] },
  ],
  [
    'mercredi 1er avril, 14h-16h, atelier poterie dès 6 ans',
    { start: '2026-04-01T14:00', end: '2026-04-01T16:00' },
  ],
  [
    'Du vendredi 5 au dimanche 7 juin 2026, fête du lac',
    { start: '2026-06-05T00:00', end: '2026-06-07T23:59:59' },
  ],
  ['Répétition demain soir à 19h30', { start: '2026-03-11T19:30' }],
  ['Rendez-vous à midi le 14 juillet sur la place', { start: '2026-07-14T12:00' }],
  ['Concert à minuit le 31 décembre', { only: ['2027-01-01T00:00', '2026-12-31T00:00'] }],
  [
    'Réservations avant le 2 avril. Loto le samedi 11 avril, ouverture des portes 18h30, début des jeux 20h',
    { only: ['2026-04-11T18:30', '2026-04-11T20:00'] },
  ],
  [
    'Tous les mardis de 18h à 19h30 sauf vacances scolaires',
    { only: ['2026-03-10T18:00', '2026-03-17T18:00'] },
  ],
  ['Inventaire le 05/06/2026 à 9 heures', { start: '2026-06-05T09:00' }],
  ['Représentation sam. 14/11 20h45, dim. 15/11 16h', { only: ['2026-11-14T20:45'] }],
  ['Séance à 21h15 VOST – mar 24 mars', { start: '2026-03-24T21:15' }],
  ['Spectacle reporté du 3 avril au 24 avril à 20h', { only: ['2026-04-24T20:00'] }],
  ['3 rue du 8 mai 1945, samedi 23 mai, 15h', { start: '2026-05-23T15:00' }],
  ['Stationnement : avenue du 11 Novembre, place du 14 Juillet', { only: [] }],
];

const es: Row[] = [
  [
    'Viernes 20 de marzo, 21:30 h. Sala Tramoya. Anticipada 12 € / Taquilla 15 €',
    { start: '2026-03-20T21:30' },
  ],
  ['El próximo sábado 18 de abril a las 7 de la tarde presentamos el libro', { start: '2026-04-18T19:00' }],
  ['Del 3 al 5 de julio de 2026, Feria del Queso', { start: '2026-07-03T00:00', end: '2026-07-05T23:59:59' }],
  ['A las 8 y media de la noche del jueves 2 de abril', { start: '2026-04-02T20:30' }],
  ['Reunión mañana por la mañana a las 10', { start: '2026-03-11T10:00' }],
  [
    'Mercadillo 1 de mayo de 2026, 10:00 a 14:00 hrs.',
    { start: '2026-05-01T10:00', end: '2026-05-01T14:00' },
  ],
  ['Horario: de lunes a viernes de 9 a 14 h', { only: [] }],
  ['Ensayo a las cinco menos cuarto del miércoles 25', { only: ['2026-03-25T16:45'] }],
];

const pt: Row[] = [
  ['Sábado, 11 de abril, às 21h30, no Teatro Municipal. Entrada franca.', { start: '2026-04-11T21:30' }],
  ['Roda de conversa quinta-feira, 2/4, 19h às 21h', { start: '2026-04-02T19:00', end: '2026-04-02T21:00' }],
  ['De 12 a 14 de junho de 2026, Festa da Cereja', { start: '2026-06-12T00:00', end: '2026-06-14T23:59:59' }],
  ['Reunião amanhã às 15h', { start: '2026-03-11T15:00' }],
  ['Churrasco sexta às 8 da noite', { only: ['2026-03-13T20:00'] }],
];

const it: Row[] = [
  ['Sabato 28 marzo ore 21.00, Teatro Comunale, ingresso libero', { start: '2026-03-28T21:00' }],
  ['Dal 1° al 3 maggio 2026 sagra del carciofo', { start: '2026-05-01T00:00', end: '2026-05-03T23:59:59' }],
  ['Pizza domani sera alle 9', { only: ['2026-03-11T21:00'] }],
  ['Torneo dalle 15 alle 19 di domenica 22 marzo', { start: '2026-03-22T15:00', end: '2026-03-22T19:00' }],
  ['Assemblea Martedì 31/03/2026 h 20:45', { start: '2026-03-31T20:45' }],
  ['Via XX Settembre 12, piazza 25 Aprile', { only: [] }],
];

const nl: Row[] = [
  [
    'zaterdag 23 mei 2026, 13.00 - 17.00 uur, buurthuis De Schakel',
    { start: '2026-05-23T13:00', end: '2026-05-23T17:00' },
  ],
  ["vrijdag 3 april om half negen 's avonds", { start: '2026-04-03T20:30' }],
  ['zo 19 apr, inloop 14.30, aanvang 15.00 u', { start: ['2026-04-19T14:30', '2026-04-19T15:00'] }],
  ['Overleg overmorgen om 20u', { start: '2026-03-12T20:00' }],
  ['Kwart over acht, donderdag 26 maart', { only: ['2026-03-26T20:15'] }],
  ['ma t/m vr 9-17 uur bereikbaar', { only: [] }],
];

const pl: Row[] = [
  ['Sobota, 18 kwietnia 2026 r., godz. 17:00, wstęp wolny', { start: '2026-04-18T17:00' }],
  ['Msza w niedzielę 12.04 o godz. 10.30', { start: '2026-04-12T10:30' }],
  ['Zlot od 5 do 7 czerwca 2026', { start: '2026-06-05T00:00', end: '2026-06-07T23:59:59' }],
  ['Próba jutro o 18', { start: '2026-03-11T18:00' }],
  ['Maja Kowalska zaprasza na spotkanie o 17', { only: [] }],
  ['czynne pn–pt 8–16', { only: [] }],
];

const ja: Row[] = [
  [
    '2026年4月18日(土) 開場17:30 開演18:00 会場:市民ホール 前売4,000円',
    { start: ['2026-04-18T17:30', '2026-04-18T18:00'] },
  ],
  ['4月29日(水・祝)午後1時半から、体育館', { start: '2026-04-29T13:30' }],
  ['令和8年5月10日(日)10時~15時', { start: '2026-05-10T10:00', end: '2026-05-10T15:00' }],
  ['5月3日〜5日、春の陶器市', { start: '2026-05-03T00:00', end: '2026-05-05T23:59:59' }],
  ['明日19時から勉強会', { start: '2026-03-11T19:00' }],
  ['深夜上映 2026/5/16(土)25:00開始', { only: ['2026-05-17T01:00'] }],
  ['毎週金曜日 19:00~21:00 練習', { only: ['2026-03-13T19:00'] }],
  ['平成30年度 県芸術祭の記録', { only: [] }],
  ['4/18(土) 18:00 OPEN / 18:30 START', { start: ['2026-04-18T18:00', '2026-04-18T18:30'] }],
  ['２０２６年６月２０日（土）１４：００　音楽堂', { start: '2026-06-20T14:00' }],
  ['更新日:2026年3月1日', { only: [] }],
];

export const announcementsOther = [
  ...asserted('de-DE', de),
  ...asserted('fr-FR', fr),
  ...asserted('es-ES', es),
  ...asserted('pt-BR', pt),
  ...asserted('it-IT', it),
  ...asserted('nl-NL', nl),
  ...asserted('pl-PL', pl),
  ...asserted('ja-JP', ja),
];
