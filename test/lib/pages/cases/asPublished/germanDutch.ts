import type { TextCase } from './verdict';

/** Read on Tuesday 10 March 2026 at 9:00 in Berlin. */
export const germanDutch: TextCase[] = [
  {
    name: 'de poster: Einlass und Beginn',
    waits: true,
    locale: 'de-DE',
    text: `LESUNG
Juli Brandt liest aus „Nachtfähre“
Donnerstag, 23. April 2026
Einlass 19 Uhr, Beginn 19.30 Uhr
Buchladen am Markt, Leipzig
Eintritt 8 € / erm. 5 €`,
    plain: {
      start: ['2026-04-23T19:00:00', '2026-04-23T19:30:00'],
      allDay: false,
      title: 'Juli Brandt',
      venue: 'Buchladen am Markt',
    },
  },
  {
    name: 'de mail: von bis, kein Jahr',
    locale: 'de-DE',
    text: 'Liebe Eltern, der Elternabend der 3b findet am Mo., 27.04., von 18 bis 20 Uhr in der Aula statt.',
    plain: {
      start: '2026-04-27T18:00:00',
      end: '2026-04-27T20:00:00',
      allDay: false,
      title: 'Elternabend',
      venue: 'Aula',
    },
  },
  {
    name: 'de: halb acht',
    locale: 'de-DE',
    text: 'Wir treffen uns am Freitag, 20. März, um halb acht abends vor dem Kino.',
    plain: { start: '2026-03-20T19:30:00', allDay: false },
  },
  {
    name: 'de: Tagesbereich verkürzt',
    locale: 'de-DE',
    text: 'Weinfest in Deidesheim vom 7. bis 11. August 2026. Eintritt frei.',
    plain: { start: '2026-08-07T00:00:00', end: '2026-08-11T23:59:59', allDay: true },
  },
  {
    name: 'de: jeden ersten Samstag',
    locale: 'de-DE',
    text: 'Repair-Café jeden ersten Samstag im Monat, 14–17 Uhr, Gemeindehaus Lindenstr. 4',
    doubt: ['2026-04-04T14:00:00'],
  },
  {
    name: 'de: zwei Termine',
    locale: 'de-DE',
    text: 'Kindertheater „Der Fuchs“: Sa 9.5.2026 15:00 Uhr und So 10.5.2026 11:00 Uhr, Puppenbühne',
    doubt: ['2026-05-09T15:00:00'],
  },
  {
    name: 'nl: van tot',
    locale: 'nl-NL',
    text: 'Open dag brandweer zaterdag 6 juni 2026 van 11.00 tot 16.00 uur, Kazerneweg 3, Zwolle. Toegang gratis.',
    plain: { start: '2026-06-06T11:00:00', end: '2026-06-06T16:00:00', allDay: false },
  },
  {
    name: 'nl: half negen',
    locale: 'nl-NL',
    text: 'Pubquiz vrijdag 27 maart, half negen ’s avonds, Café de Zwaan',
    plain: { start: '2026-03-27T20:30:00', allDay: false },
  },
  {
    name: 'de: Plakat mit Strichen',
    locale: 'de-DE',
    text: 'Sa 09.05. | 20:00 | Kulturkeller | VVK 12 € AK 15 €',
    plain: { start: '2026-05-09T20:00:00', allDay: false },
  },
  {
    name: 'de: den, ab',
    locale: 'de-DE',
    text: 'Grillfest am Samstag, den 9. Mai 2026, ab 14 Uhr im Vereinsheim',
    plain: { start: '2026-05-09T14:00:00', allDay: false },
  },
  {
    name: 'de: morgen',
    locale: 'de-DE',
    text: 'Denk dran: morgen um 20:15 Probe!',
    plain: { start: '2026-03-11T20:15:00', allDay: false },
  },
  {
    name: 'de: Jahr zweistellig, Feiertag in Klammern, 10-17h',
    locale: 'de-DE',
    text: 'Hoffest: Do, 14.05.26 (Himmelfahrt), 10-17h, Hof Grünlund',
    plain: { start: '2026-05-14T10:00:00', end: '2026-05-14T17:00:00', allDay: false },
  },
  {
    name: 'de: montags',
    locale: 'de-DE',
    text: 'Yoga montags 19–21 Uhr, außer in den Ferien',
    doubt: ['2026-03-16T19:00:00'],
  },
  {
    name: 'de: über Mitternacht mit zwei Tagen',
    locale: 'de-DE',
    text: 'Tanz in den Mai: 30. April auf 1. Mai 2026, 21 Uhr bis 3 Uhr',
    doubt: ['2026-04-30T21:00:00'],
  },
  {
    name: 'de: Anmeldeschluss und Termin',
    locale: 'de-DE',
    text: `Anmeldung bis 15.04.2026.
Erste-Hilfe-Kurs: 25.04.2026, 9:00 bis 12:15 Uhr`,
    plain: { start: '2026-04-25T09:00:00', end: '2026-04-25T12:15:00', allDay: false },
  },
  {
    name: 'de: früh',
    locale: 'de-DE',
    text: 'Wanderung am So 17. Mai, 7 Uhr früh ab Bahnhof',
    plain: { start: '2026-05-17T07:00:00', allDay: false },
  },
  {
    name: 'de: Preis mit Punkt vor dem Datum',
    locale: 'de-DE',
    text: 'Kammermusik, Karten 10.50 €, 12.12.2026, 20.00 Uhr',
    plain: { start: '2026-12-12T20:00:00', allDay: false },
  },
  {
    name: 'de: Raumnummer wie eine Uhrzeit',
    waits: true,
    locale: 'de-DE',
    text: 'Tutorium in Raum 10.15 am 18.4.2026 um 12.30 Uhr',
    plain: { start: '2026-04-18T12:30:00', allDay: false },
  },
  {
    name: 'de: IBAN und Datum',
    locale: 'de-DE',
    text: 'Benefizkonzert 5.6.2026 19:30, Spenden an DE02 1203 0000 0000 2020 51',
    plain: { start: '2026-06-05T19:30:00', allDay: false },
  },
  {
    name: 'de: im Browser eines Amerikaners',
    locale: 'en-US',
    text: 'Karfreitagskonzert, 03.04.2026, 19 Uhr, Dom',
    plain: { start: '2026-04-03T19:00:00', allDay: false },
  },
  {
    name: 'nl: zaal open',
    locale: 'nl-NL',
    text: 'Do 7 mei 2026 · 19:45 uur (zaal open 19:15) · Dorpshuis',
    plain: { start: ['2026-05-07T19:45:00', '2026-05-07T19:15:00'], allDay: false },
  },
  {
    name: 'nl: 14.00-16.30u',
    locale: 'nl-NL',
    text: 'zo 12 april 14.00-16.30u rommelmarkt, Kerkplein',
    plain: { start: '2026-04-12T14:00:00', end: '2026-04-12T16:30:00', allDay: false },
  },
  {
    name: 'nl: t/m',
    locale: 'nl-NL',
    text: 'Zomerfeesten van 3 t/m 5 juli 2026',
    plain: { start: '2026-07-03T00:00:00', end: '2026-07-05T23:59:59', allDay: true },
  },
];
