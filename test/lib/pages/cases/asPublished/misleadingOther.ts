import { asserted, type Row } from './rows';

/** Read on Tuesday 10 March 2026 at 9:00 in Berlin. */
const de: Row[] = [
  ['Ostermontag, 10 Uhr Frühschoppen', { start: '2026-04-06T10:00' }],
  ['Rosenmontag Umzug ab 14 Uhr', { start: '2027-02-08T14:00' }],
  ['Übung am Freitag 1900 bis 2130 Uhr, Gerätehaus', { start: '2026-03-13T19:00', end: '2026-03-13T21:30' }],
  ['Frau Sonntag liest um 19 Uhr', { only: [] }],
  ['Treffen Straße des 17. Juni, Sa. 9. Mai, 12 Uhr', { start: '2026-05-09T12:00' }],
  ['Verlegt: vom 27. März auf 10. April, 20 Uhr', { start: '2026-04-10T20:00' }],
  ['Montag Ruhetag, sonst 11-22 Uhr', { only: [] }],
  ['Samstag, 9. Mai 2026, 20 c.t., Hörsaal 3', { only: ['2026-05-09T20:00', '2026-05-09T20:15'] }],
  ['Mai und Baum: Gedichte von A. Freitag, es liest M. Sommer', { only: [] }],
];

const fr: Row[] = [
  ['Lundi de Pâques, chasse aux œufs à 10h', { start: '2026-04-06T10:00' }],
  ['Concert reporté : du 27 mars au 10 avril, 21h', { start: '2026-04-10T21:00' }],
  ['rue du 11 novembre, samedi 16 mai 20h', { start: '2026-05-16T20:00' }],
  ['Fermé le lundi, ouvert de 9h à 18h', { only: [] }],
];

const es: Row[] = [
  ['Viernes Santo, procesión a las 20:00', { start: '2026-04-03T20:00' }],
  ['Charla viernes 17 de abril a las 18 y 30', { start: '2026-04-17T18:30' }],
  ['Fiesta sábado 4/4 a las 12 de la noche', { only: ['2026-04-05T00:00'] }],
  ['Paella popular domingo 5/4 a las 12 del mediodía', { start: '2026-04-05T12:00' }],
  ['Aplazado: del 27 de marzo al 10 de abril, 21 h', { only: ['2026-04-10T21:00'] }],
  ['Calle 2 de Mayo, 14. Sábado 9 de mayo, 20 h', { start: '2026-05-09T20:00' }],
];

const pt: Row[] = [
  ['Sexta-feira Santa, procissão às 18h', { start: '2026-04-03T18:00' }],
  ['Show na quinta, às 20h', { start: '2026-03-12T20:00' }],
  ['Passeio à Quinta da Regaleira', { only: [] }],
  ['Adiado: de 27 de março a 10 de abril, 21h', { start: '2026-04-10T21:00' }],
  ['Segunda edição da feira de livros', { only: [] }],
  ['Rua 25 de Março, 100. Domingo 26/04 às 10h', { start: '2026-04-26T10:00' }],
  ['A terceira e quarta aulas já estão no ar', { only: [] }],
];

const it: Row[] = [
  ["Lunedì dell'Angelo, grigliata alle 12:30", { start: '2026-04-06T12:30' }],
  ['Chiuso il lunedì, dalle 10 alle 18', { only: [] }],
  ['Via 25 Aprile 12, sabato 16 maggio ore 21', { start: '2026-05-16T21:00' }],
  ['Presentazione venerdì 17 aprile alle ore 18 e 30', { start: '2026-04-17T18:30' }],
];

const nl: Row[] = [
  ['Tweede paasdag: eieren zoeken om 14 uur', { start: '2026-04-06T14:00' }],
  ['Goede Vrijdag, passie om 20.00 uur', { start: '2026-04-03T20:00' }],
  ['Maandag gesloten, open van 10 tot 17 uur', { only: [] }],
];

const pl: Row[] = [
  ['Boże Ciało: procesja o 10:00', { start: '2026-06-04T10:00' }],
  ['Przeniesione: z 27 marca na 10 kwietnia, godz. 19', { start: '2026-04-10T19:00' }],
  ['Spotkanie w piątek o wpół do ósmej wieczorem', { only: ['2026-03-13T19:30'] }],
  ['ul. 3 Maja 15, sobota 16 maja, godz. 12', { only: ['2026-05-16T12:00'] }],
];

const ja: Row[] = [
  ['定休日:火曜日 営業時間 10:00〜18:00', { only: [] }],
  ['開館時間 9:30〜16:30 休館日:月曜', { only: [] }],
];

export const misleadingOther = [
  ...asserted('de-DE', de),
  ...asserted('fr-FR', fr),
  ...asserted('es-ES', es),
  ...asserted('pt-BR', pt),
  ...asserted('it-IT', it),
  ...asserted('nl-NL', nl),
  ...asserted('pl-PL', pl),
  ...asserted('ja-JP', ja),
];
