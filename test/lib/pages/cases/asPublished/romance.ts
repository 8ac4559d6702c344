import type { TextCase } from './verdict';

/** Read on Tuesday 10 March 2026 at 9:00 in Berlin. */
export const romance: TextCase[] = [
  {
    name: 'fr: du au, heures en h',
    locale: 'fr-FR',
    text: 'Vide-grenier dimanche 17 mai 2026 de 8h à 18h, place de la Mairie, Vannes. Entrée libre.',
    plain: { start: '2026-05-17T08:00:00', end: '2026-05-17T18:00:00', allDay: false },
  },
  {
    name: 'fr: 20h30, sans année',
    locale: 'fr-FR',
    text: `Ciné-débat « L'Eau vive »
vendredi 3 avril à 20h30
Salle Jean-Vilar, tarif 6 €`,
    plain: { start: '2026-04-03T20:30:00', allDay: false, title: 'Ciné-débat' },
  },
  {
    name: 'fr: du 1er au 3',
    locale: 'fr-FR',
    text: 'Festival des jardins du 1er au 3 mai 2026, château de Chaumont',
    plain: { start: '2026-05-01T00:00:00', end: '2026-05-03T23:59:59', allDay: true },
  },
  {
    name: 'fr: tous les jeudis',
    locale: 'fr-FR',
    text: 'Chorale tous les jeudis à 19h, MJC du Vieux Lyon. Venez essayer !',
    doubt: ['2026-03-12T19:00:00'],
  },
  {
    name: 'es: de a, con h',
    locale: 'es-ES',
    text: 'Taller de cerámica el sábado 25 de abril de 2026 de 10:00 a 13:30 h en el Centro Cívico La Ribera. 15 €',
    plain: { start: '2026-04-25T10:00:00', end: '2026-04-25T13:30:00', allDay: false },
  },
  {
    name: 'es: ocho de la tarde',
    locale: 'es-ES',
    text: 'Concierto de primavera, viernes 8 de mayo a las 8 de la tarde, Iglesia de San Juan',
    plain: { start: '2026-05-08T20:00:00', allDay: false },
  },
  {
    name: 'es: pasado mañana',
    locale: 'es-MX',
    text: '¿Vienen a la junta pasado mañana a las 5 pm en la biblioteca?',
    plain: { start: '2026-03-12T17:00:00', allDay: false },
  },
  {
    name: 'pt: das às',
    locale: 'pt-BR',
    text: 'Roda de samba no sábado, 11 de abril de 2026, das 16h às 22h. Largo da Prainha. Grátis!',
    plain: { start: '2026-04-11T16:00:00', end: '2026-04-11T22:00:00', allDay: false },
  },
  {
    name: 'pt: dd/mm e 19h30',
    locale: 'pt-BR',
    text: 'Lançamento do livro "Maré Alta" – quinta-feira, 14/05/2026, 19h30 – Livraria da Vila',
    plain: { start: '2026-05-14T19:30:00', allDay: false },
  },
  {
    name: 'pt-PT: 2ª feira',
    locale: 'pt-PT',
    text: 'Reunião de condomínio: 2ª feira, 6 de abril, às 21h00, na garagem.',
    plain: { start: '2026-04-06T21:00:00', allDay: false },
  },
  {
    name: 'it: dalle alle',
    locale: 'it-IT',
    text: 'Mercatino dell’usato domenica 19 aprile 2026 dalle 9 alle 18 in Piazza Garibaldi, Parma. Ingresso gratuito',
    plain: { start: '2026-04-19T09:00:00', end: '2026-04-19T18:00:00', allDay: false },
  },
  {
    name: 'it: ore 21',
    waits: true,
    locale: 'it-IT',
    text: `Teatro Sociale
Venerdì 24 aprile, ore 21
"La locandiera" - biglietti da 12 €`,
    plain: { start: '2026-04-24T21:00:00', allDay: false, title: 'La locandiera' },
  },
  {
    name: 'it: dal al',
    locale: 'it-IT',
    text: 'Sagra del tartufo dal 9 all’11 ottobre 2026 a Gubbio',
    plain: { start: '2026-10-09T00:00:00', end: '2026-10-11T23:59:59', allDay: true },
  },
  {
    name: 'fr: de 14 h à 16 h 30',
    locale: 'fr-FR',
    text: 'Mercredi 6 mai, de 14 h à 16 h 30, atelier parents-enfants',
    plain: { start: '2026-05-06T14:00:00', end: '2026-05-06T16:30:00', allDay: false },
  },
  {
    name: 'fr: 9h précises',
    locale: 'fr-FR',
    text: 'RDV le 14/06/2026 à 9h précises devant l’église',
    plain: { start: '2026-06-14T09:00:00', allDay: false },
  },
  {
    name: 'fr: du lundi au vendredi',
    locale: 'fr-FR',
    text: 'Du lundi 6 au vendredi 10 avril 2026, stage de théâtre, 9h30-16h30',
    plain: { start: ['2026-04-06T09:30:00', '2026-04-06T00:00:00'] },
  },
  {
    name: 'fr: ce vendredi',
    locale: 'fr-FR',
    text: 'Soirée jeux ce vendredi 20h chez Léa',
    plain: { start: '2026-03-13T20:00:00', allDay: false },
  },
  {
    name: 'fr: au navigateur américain',
    locale: 'en-US',
    text: 'Concert le 03/04 à 20h, salle des fêtes',
    plain: { start: '2026-04-03T20:00:00', allDay: false },
  },
  {
    name: 'es: precios anticipada y taquilla',
    locale: 'es-ES',
    text: 'Sábado 14/11/2026 – 21:30 h – Sala Apolo – 18 € anticipada / 22 € taquilla',
    plain: { start: '2026-11-14T21:30:00', allDay: false },
  },
  {
    name: 'es: del al',
    locale: 'es-ES',
    text: 'Feria del Libro, del 3 al 5 de julio de 2026',
    plain: { start: '2026-07-03T00:00:00', end: '2026-07-05T23:59:59', allDay: true },
  },
  {
    name: 'es: a las 19:00 horas',
    locale: 'es-ES',
    text: 'Se convoca a los socios el lunes, 30 de marzo, a las 19:00 horas en el salón de actos',
    plain: { start: '2026-03-30T19:00:00', allDay: false },
  },
  {
    name: 'es: mañana por la mañana',
    locale: 'es-ES',
    text: 'Quedamos mañana por la mañana a las 10 en la plaza',
    plain: { start: '2026-03-11T10:00:00', allDay: false },
  },
  {
    name: 'pt: a partir das',
    locale: 'pt-BR',
    text: 'Feira de vinil — dia 25/04 (sábado), a partir das 14h',
    plain: { start: '2026-04-25T14:00:00', allDay: false },
  },
  {
    name: 'pt: de 10 a 12 de junho',
    locale: 'pt-BR',
    text: 'Congresso de Enfermagem, de 10 a 12 de junho de 2026',
    plain: { start: '2026-06-10T00:00:00', end: '2026-06-12T23:59:59', allDay: true },
  },
  {
    name: 'pt: da noite',
    locale: 'pt-PT',
    text: 'Jantar amanhã, às 8 da noite, no restaurante do costume',
    plain: { start: '2026-03-11T20:00:00', allDay: false },
  },
  {
    name: 'it: ore con punto e trattino',
    locale: 'it-IT',
    text: 'Sabato 16 maggio ore 17.30 - 19.00 presentazione del libro "Nebbia"',
    plain: { start: '2026-05-16T17:30:00', end: '2026-05-16T19:00:00', allDay: false },
  },
  {
    name: 'it: 1° maggio, dalle ore 15',
    locale: 'it-IT',
    text: 'Venerdì 1° maggio 2026, dalle ore 15, concertone in piazza',
    plain: { start: '2026-05-01T15:00:00', allDay: false },
  },
  {
    name: 'it: domani sera',
    locale: 'it-IT',
    text: 'Ci vediamo domani sera alle 9 da Mario?',
    plain: { start: '2026-03-11T21:00:00', allDay: false },
  },
];
