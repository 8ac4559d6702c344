import type { PlainCase } from '../plainCase';

/** How pages name their events and the places of these, in the smallest form. */
export const names: PlainCase[] = [
  {
    name: 'places in elements whose class says so',
    lang: 'pt',
    html: `<h1>Agenda</h1>
      <div class="card"><p>5 de dezembro de 2026, 21h30</p><h3>Rui Serrano</h3><p class="local">Cineteatro</p></div>
      <div class="card"><p>6 de dezembro de 2026, 10h00</p><h3>Caminhada</h3><span class="event-venue">Partida: Rossio</span></div>`,
    events: ['2026-12-05T21:30 Rui Serrano @ Cineteatro', '2026-12-06T10:00 Caminhada @ Rossio'],
  },
  {
    name: 'lines below the titles, of which most have the noun of a place',
    html: `<h1>Gigs</h1><table>
      <tr><td>Sat 5 December 2026</td><td><b>Scout ceilidh</b><br>Corn Exchange, Bexcombe<br>8pm, £8</td></tr>
      <tr><td>Sat 12 December 2026</td><td><b>Private party</b><br>Saltmouth<br>7pm</td></tr>
      <tr><td>Sat 19 December 2026</td><td><b>Barn dance</b><br>Manor Farm. Bring a picnic.<br>7.30pm</td></tr></table>`,
    events: [
      '2026-12-05T20:00 Scout ceilidh @ Corn Exchange, Bexcombe',
      '2026-12-12T19:00 Private party @ Saltmouth',
      '2026-12-19T19:30 Barn dance @ Manor Farm',
    ],
  },
  {
    name: 'names in bold before a date and a long text',
    html: `<h1>November news</h1>
      <p><strong>Quiz night</strong> – Friday 4 December 2026, 7.30pm in the main hall. Teams of up to six, £5 a head. Bring your own drinks.</p>
      <p><strong>Craft fair</strong> – Saturday 5 December 2026, 10am to 3pm. More than twenty stalls, tombola and mince pies. A few tables are left.</p>`,
    events: ['2026-12-04T19:30 Quiz night @ main hall', '2026-12-05T10:00 – 2026-12-05T15:00 Craft fair'],
  },
  {
    name: 'a place at the end of a title, and a sentence after it',
    lang: 'es',
    html: `<h1>Fiestas</h1><h2>5 de diciembre de 2026</h2><ul>
      <li>20.30 h: Cena popular en el frontón. Cada vecino trae su cena; el Ayuntamiento pone la bebida.</li>
      <li>22.00 h: Verbena</li></ul>`,
    events: ['2026-12-05T20:30 Cena popular @ frontón', '2026-12-05T22:00 Verbena'],
  },
  {
    name: 'remarks beside a date, which name no event',
    lang: 'de',
    html: `<h1>Spielplan</h1><h2>Die Kuckucksuhr</h2><ul><li>4. Dezember 2026, 20 Uhr (Premiere)</li>
      <li>5. Dezember 2026, 20 Uhr nur noch Restkarten</li></ul>`,
    events: ['2026-12-04T20:00 Die Kuckucksuhr', '2026-12-05T20:00 Die Kuckucksuhr'],
  },
  {
    name: 'a heading, and a sentence of a paragraph that names the event again',
    lang: 'pt',
    html: `<h1>Notícias</h1><h3>Caminhada da Primavera</h3>
      <p>Calce as sapatilhas e venha conhecer os caminhos antigos! A Caminhada da Primavera realiza-se no domingo, dia 6 de dezembro de 2026, com concentração às 9h00 no Largo da Igreja. O percurso tem cerca de 8 km.</p>`,
    events: ['2026-12-06T09:00 Caminhada da Primavera @ Largo da Igreja'],
  },
  {
    name: 'articles with who wrote them and when, beside who is online',
    lang: 'it',
    html: `<h3>Chi è online</h3><p>3 visitatori, 2 dicembre 2026</p>
      <table><tr><td>Castagnata</td></tr></table><table><tr><td>Scritto da Segreteria</td></tr>
      <tr><td class="createdate">Lunedì 17 Agosto 2026 17:30</td></tr>
      <tr><td>Segnatevi la data: la Castagnata si fa domenica 6 dicembre 2026, dalle ore 14.30, al Parco della Rimembranza. Caldarroste, vin brulé e giochi per i bambini.</td></tr></table>`,
    events: ['2026-12-06T14:30 Castagnata @ Parco della Rimembranza'],
  },
  {
    name: 'a match of two days, and a day without one',
    html: `<h1>Fixtures</h1><table><tr><th>Date</th><th>Match</th><th>Start</th></tr>
      <tr><td>Sat 5/12/2026<br>Sat 12/12/2026</td><td>Yarra v Tarneet</td><td>12.30pm</td></tr>
      <tr><td>Sat 19/12/2026</td><td>BYE</td><td></td></tr></table>`,
    events: ['2026-12-05T12:30 Yarra v Tarneet', '2026-12-12T12:30 Yarra v Tarneet'],
  },
  {
    name: 'a usual time, and another for one weekday',
    lang: 'de',
    html: `<h1>Spielplan</h1><h2>Die Kuckucksuhr</h2><p>Beginn jeweils um 20.00 Uhr, sonntags um 17.00 Uhr.</p>
      <ul><li>Samstag, 5. Dezember 2026</li><li>Sonntag, 6. Dezember 2026</li></ul>`,
    events: ['2026-12-05T20:00 Die Kuckucksuhr', '2026-12-06T17:00 Die Kuckucksuhr'],
  },
  {
    name: 'the terms of a school',
    html: `<h1>Term dates</h1><table><tr><td>Term starts</td><td>Tuesday 5 January 2027</td></tr>
      <tr><td>Half term</td><td>15 February – 19 February 2027</td></tr>
      <tr><td>Term ends</td><td>Thursday 25 March 2027</td></tr></table>`,
    events: ['2027-01-05 Term starts', '2027-02-15 – 2027-02-19 Half term', '2027-03-25 Term ends'],
  },
  {
    name: 'the ground of each match',
    html: `<h1>Fixtures</h1><table><tr><th>Date</th><th>Match</th><th>Ground</th><th>Start</th></tr>
      <tr><td>5 December 2026</td><td>Heathwood v Merrindale</td><td>Wilson Lane</td><td>12.30pm</td></tr>
      <tr><td>12 December 2026</td><td>Semi finals</td><td>TBA</td><td>TBA</td></tr></table>`,
    events: ['2026-12-05T12:30 Heathwood v Merrindale @ Wilson Lane', '2026-12-12 Semi finals'],
  },
];
