import { asserted, type Row } from './rows';
import type { TextCase } from './verdict';

/** The present moment of these cases, a Monday. */
const now = '2026-11-23T12:00:00Z';

/** Notices, mails and chat messages of an Advent, by the language of those who read them. */
const winterRows: Record<string, Row[]> = {
  'en-GB': [
    [
      'Holly & Ivy Craft Market\nOld Corn Exchange, 12–14 High St, Ludlow SY8 1BQ\nSat 5 & Sun 6 Dec 2026, 10–4 both days\nStall bookings: 01584 555 0142 (before 28 Nov)\n£1.50 entry, under-12s free',
      { only: ['2026-12-05T10:00', '2026-12-06T10:00'] },
    ],
    [
      "Hi all, quick reminder that the residents' meeting has moved to Thurs 3 Dec, 6:30 for 6:45 start, in the community room (not the hall!). Please send agenda items to Meera by Monday 30th. Thx, Colin",
      { only: ['2026-12-03T18:45'] },
    ],
    [
      'EARLY BIRD ENDS 30 NOV // Frostbite 10K, Sunday, January 17, 2027. Bib pickup 7:00–8:15 a.m., race starts 8:30 a.m. sharp. Ages 14+. $45 / $55 after Dec. 1',
      { only: ['2027-01-17T08:30'] },
    ],
    [
      'Posted 19 Nov 2026 · 3 min read\nOpen studio evening\nCome by on Friday the 11th of December between 5 and 9pm. Unit 7b, 220 Canal Road. Ring bell 3.',
      { start: '2026-12-11T17:00', end: '2026-12-11T21:00' },
    ],
    [
      'Little Robins playgroup – term dates: Mon 11 Jan to Fri 26 Mar 2027, every Monday & Friday 9.45–11.15am, £3 per family. Closed 15–19 Feb (half term).',
      { only: ['2027-01-11T09:45'] },
    ],
  ],
  'de-DE': [
    [
      'Adventskonzert des Kammerchors\nSonntag, 2. Advent, 6.12.2026\nEinlass: 16.15 Uhr · Beginn: 17.00 Uhr\nSt.-Anna-Kirche, Annastr. 8\nKarten 14/10 € ab 16.11. bei Buch & Co., Tel. 0821 / 55 01 27',
      { start: '2026-12-06T17:00' },
    ],
    [
      'Hallo zusammen, unser nächstes Treffen ist am Mi, den 9.12. um halb acht bei Gabi (Hinterhof, 2. Stock). Bitte bis Sonntag Bescheid geben, wer Salat mitbringt. LG Uwe',
      { only: ['2026-12-09T19:30'] },
    ],
    [
      'Blutspende in der Mehrzweckhalle\nDonnerstag, 10. Dezember 2026, 15:30 – 20:00 Uhr\nNur mit Termin! Spenden ab 18 bis 68 Jahre. Erstspender bis 64. Infos: 0800 1194911',
      { start: '2026-12-10T15:30', end: '2026-12-10T20:00' },
    ],
  ],
  'fr-FR': [
    [
      'Bourse aux jouets – dimanche 6 décembre de 9h à 17h, salle des fêtes de Mornay. Dépôt des objets samedi 5 de 14h à 18h. Buvette. Entrée 1 €, gratuit – 12 ans. Rens. 04 70 55 12 08',
      { only: ['2026-12-06T09:00', '2026-12-05T14:00'] },
    ],
    [
      'Article publié le 18/11/2026 à 09h12\nVeillée contes et soupe\nLe vendredi 11 décembre, rendez-vous dès 18h30 à la médiathèque (début des contes à 19h). Dès 6 ans. Sur inscription avant le 8.',
      { only: ['2026-12-11T19:00'] },
    ],
    [
      "Salut la team, repet' générale jeudi prochain 20h30 pétantes au local, concert samedi 12/12 à 21h au Petit Zinc, balances 18h !!",
      { only: ['2026-12-12T21:00'] },
    ],
  ],
  'es-ES': [
    [
      'III Carrera de Navidad · domingo 20 de diciembre de 2026\nSalida 5K: 10:30 h. Salida infantil: 12:15 h\nRecogida de dorsales: sábado 19, de 17 a 20 h\nInscripción 12 € (hasta el 13/12)',
      { only: ['2026-12-20T10:30', '2026-12-20T12:15'] },
    ],
    [
      'Buenas! os recordamos q la asamblea es este jueves a las 19:30 en primera convocatoria y a las 20:00 en segunda. Orden del día en el tablón. Portal 4, bajo B',
      { only: ['2026-11-26T19:30', '2026-11-26T20:00'] },
    ],
  ],
  'pt-BR': [
    [
      'Feira de trocas\nSábado, 12/12/2026 | das 14h às 18h\nPraça do Coreto, nº 25\nLevem até 10 peças. Gratuito. Informações: (11) 95555-0199',
      { start: '2026-12-12T14:00', end: '2026-12-12T18:00' },
    ],
    [
      'Atualizado em 20 de novembro de 2026. O ensaio aberto do coral passa de quinta, 3/12, para sexta-feira, 4/12, às 19h30, no auditório. Retire sua senha 1h antes.',
      { only: ['2026-12-04T19:30'] },
    ],
  ],
  'it-IT': [
    [
      'Mercatini di Natale a Borgo Alto\n5, 6, 7 e 8 dicembre 2026\norario continuato 10.00–19.30\nNavetta gratuita da P.zza Roma ogni 20 min\nInfo 0461 555 018',
      { only: ['2026-12-05T10:00', '2026-12-06T10:00', '2026-12-07T10:00', '2026-12-08T10:00'] },
    ],
    [
      'Ciao a tutti! Cena di classe venerdì 4 alle 20.30 da Gino (via Cavour 12). Confermate entro mercoledì così prenoto. 25€ a testa',
      { only: ['2026-12-04T20:30'] },
    ],
    [
      "Assemblea ordinaria dei soci: in prima convocazione il 10/12/2026 alle ore 6.00 e in seconda convocazione l'11/12/2026 alle ore 18.00, sala riunioni, piano 2",
      { only: ['2026-12-10T06:00', '2026-12-11T18:00'] },
    ],
    ['Cena di classe venerdì 4 alle 20.30 da Gino', { start: '2026-12-04T20:30' }],
  ],
  'nl-NL': [
    [
      'Kerstmarkt Dorpsplein\nzaterdag 19 december 2026 van 13.00 tot 20.00 uur\nOpbouw kramen vanaf 9.00 uur. Kraam huren? € 25,- t/m 5 dec. via 06-55501234',
      { only: ['2026-12-19T13:00'] },
    ],
    [
      'Beste leden, de ALV is verplaatst naar di 15 december a.s., aanvang 20:15 u (inloop 19:45). Stukken liggen vanaf 1 dec ter inzage. Groet, het bestuur',
      { only: ['2026-12-15T20:15'] },
    ],
  ],
  'pl-PL': [
    [
      'Warsztaty lepienia z gliny dla dzieci 7–12 lat\nsobota, 12.12.2026, godz. 10:30–12:30\nul. 11 Listopada 22, sala 103\nKoszt: 60 zł. Zapisy: tel. 22 555 01 90 do 9.12.',
      { start: '2026-12-12T10:30', end: '2026-12-12T12:30' },
    ],
    [
      'Hej, próba przeniesiona z czwartku na piątek 4 grudnia, 18:15, tam gdzie zawsze. Kto się spóźni, stawia herbatę ;)',
      { start: '2026-12-04T18:15' },
    ],
  ],
  'ja-JP': [
    [
      'クリスマスコンサートのお知らせ\n日時：12月20日（日）13:30開場／14:00開演\n会場：みどり公民館 2階ホール\n入場料：大人1,000円、小学生以下無料\nお問い合わせ：042-555-0123（平日10時〜17時）',
      { start: '2026-12-20T14:00' },
    ],
    [
      '忘年会の件です！12/11（金）19時〜21時半、駅前の「魚八」で。会費4500円。出欠は12/4までに返信ください',
      { start: '2026-12-11T19:00', end: '2026-12-11T21:30' },
    ],
  ],
};

export const winter: TextCase[] = Object.entries(winterRows).flatMap(([locale, rows]) =>
  asserted(locale, rows).map((one) => ({ ...one, now })),
);
