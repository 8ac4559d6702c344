import type { PlainCase } from '../plainCase';

const days = Array.from({ length: 290 }, (_, at) =>
  new Date(Date.UTC(2021, 0, 5 + 7 * at)).toISOString().slice(0, 10),
);
const rows = days.map((day) => `<tr><td>${day}</td><td>5:30 PM</td><td>Library board</td></tr>`);

/** Kinds of lists that pages of public bodies have, in the smallest form. */
export const kinds: PlainCase[] = [
  {
    name: 'a month without a meeting among the days of a list in bold',
    html: `<h1>Airport board</h1><h2>2027 Board Meeting</h2>
      <p><b>July 16</b></p><p><b>*August – NO BOARD MEETING</b></p><p><b>September 17</b></p><p><b>October 15</b></p>`,
    timeZone: 'America/Chicago',
    events: ['2027-07-16 Board Meeting', '2027-09-17 Board Meeting', '2027-10-15 Board Meeting'],
  },
  {
    name: 'columns that hold a block of several events each',
    html: `<table><tr><td><div><b>Chicken BBQ</b><br>Saturday 5 December, 11am<br>Until sold out<br><b>Open house</b><br>
      Sunday 13 December, 1-4 pm<br>Rides</div></td><td><h2>Bingo</h2><div>Every Friday night.</div></td></tr></table>`,
    events: ['2026-12-05T11:00 Chicken BBQ', '2026-12-13T13:00 – 2026-12-13T16:00 Open house'],
  },
  {
    name: 'the doors and the beginning of all evenings of a list',
    html: `<p>We meet upstairs at the Swan. Doors open 7.30pm, music starts at 8pm.</p>
      <ul><li>Fri 4 Dec: Singers' night</li><li>Fri 11 Dec: Open stage</li></ul>
      <h2>Concerts</h2><p>Les concerts ont lieu au Caveau. Portes dès 19h30, concert à 20h30.</p>
      <ul><li>Sam 12 décembre : Trio Ott</li><li>Sam 19 décembre : Big Band</li></ul>`,
    events: [
      "2026-12-04T20:00 Singers' night @ Swan",
      '2026-12-11T20:00 Open stage @ Swan',
      '2026-12-12T20:30 Trio Ott @ Caveau',
      '2026-12-19T20:30 Big Band @ Caveau',
    ],
  },
  {
    name: 'a time of some events of a list, which are named above it',
    html: `<p>Club nights are held in the Scout Hall, 7.30pm.</p><ul><li>Sat 5 December: Mt Barlow</li>
      <li>Wed 9 December: Club night, slides of the Alps</li></ul>
      <h2>Winter</h2><p>Les soirées cinéma commencent à 20h.</p><ul><li>5 janvier : Soirée cinéma, les vagues</li>
      <li>9 janvier : Sortie au lac</li></ul>`,
    events: [
      '2026-12-05 Mt Barlow',
      '2026-12-09T19:30 Club night, slides of the Alps @ Scout Hall',
      '2027-01-05T20:00 Soirée cinéma, les vagues',
      '2027-01-09 Sortie au lac',
    ],
  },
  {
    name: 'weekdays in capitals with an apostrophe, and a weekday in bold',
    lang: 'it',
    html: `<h2>Avvisi 29 novembre – 6 dicembre 2026</h2><p>Domenica di Avvento</p><ul><li><b>LUNEDI' 30</b> ore 20.45: incontro dei catechisti</li>
      <li><b>MARTEDI’ 1</b> ore 15.00 S. Messa al cimitero</li><li><b>GIOVEDI' 3</b> in chiesa, alle 21.00, adorazione</li></ul>`,
    events: [
      '2026-11-30T20:45 incontro dei catechisti',
      '2026-12-01T15:00 S. Messa al cimitero',
      '2026-12-03T21:00 in chiesa, adorazione',
    ],
  },
  {
    name: 'a weekday with its day in a sentence',
    html: `<p><b>Parish council</b> will meet on Wed 2nd at 8pm in the Sacristy. New members are still wanted.</p>
      <p><b>Coffee morning</b> takes place on Friday 4th December from 10am to noon in the Parish Centre.</p>`,
    events: [
      '2026-12-02T20:00 Parish council',
      '2026-12-04T10:00 – 2026-12-04T12:00 Coffee morning @ Parish Centre',
    ],
  },
  {
    name: 'when one can register and when a page was published, in blocks and below headings of their own',
    lang: 'es',
    html: `<h1>Charla de historia</h1><div><div>Fecha de publicación</div><div>Mar, 24/11/2026 - 13:10</div></div>
      <p>Viernes 11 de diciembre, 19:30 h. Salón de actos.</p><h2>Inscripción</h2><p>Del 1 de diciembre al 9 de diciembre, en la oficina.</p>`,
    events: ['2026-12-11T19:30 Charla de historia'],
  },
  {
    name: 'the timetable of a conference with its breaks',
    html: `<h1>Workshop on wells</h1><p>December 10–11, 2026</p><h2>Program</h2><h4>Thursday, December 10</h4>
      <table><tr><td>9:00 – 10:00</td><td>Opening</td></tr><tr><td>10:00 – 10:30</td><td>Coffee break</td></tr>
      <tr><td>10:30 – 12:00</td><td>Session 1</td></tr><tr><td>12:00 – 13:00</td><td>Lunch</td></tr></table>
      <h4>Friday, December 11</h4><table><tr><td>9:00 – 10:00</td><td>Session 2</td></tr>
      <tr><td>10:00 – 10:15</td><td>Closing</td></tr></table>`,
    events: ['2026-12-10 – 2026-12-11 Workshop on wells'],
  },
  {
    name: 'the days of a festival without breaks are events',
    html: `<h1>Jazz days</h1><p>December 12–13, 2026</p><h2>Programme</h2><h4>Saturday, December 12</h4>
      <table><tr><td>19:00</td><td>Trio Ott</td></tr><tr><td>21:00</td><td>Big Band</td></tr></table>
      <h4>Sunday, December 13</h4><table><tr><td>18:00</td><td>Brass</td></tr><tr><td>20:00</td><td>Gala</td></tr></table>`,
    events: [
      '2026-12-12T19:00 Trio Ott',
      '2026-12-12T21:00 Big Band',
      '2026-12-13T18:00 Brass',
      '2026-12-13T20:00 Gala',
    ],
  },
  {
    name: 'limits in brackets behind the events of a day',
    lang: 'es',
    html: `<h3>SÁBADO 12 DE DICIEMBRE</h3><p><b>10:00 h.</b> Carrera popular.</p>
      <p><b>12:00 h.</b> Concurso de gachas (inscripciones hasta el 7 de diciembre).</p><p><b>18:00 h.</b> Los payasos.</p>`,
    events: [
      '2026-12-12T10:00 Carrera popular',
      '2026-12-12T12:00 Concurso de gachas',
      '2026-12-12T18:00 Los payasos',
    ],
  },
  {
    name: 'noon on a page that counts 24 hours',
    lang: 'de',
    html: '<ul><li>5. Dezember, 12 Uhr: Eintopfessen</li><li>12. Dezember, 19.30 Uhr: Konzert</li></ul>',
    events: ['2026-12-05T12:00 Eintopfessen', '2026-12-12T19:30 Konzert'],
  },
  {
    name: 'labels, rooms and sentences beside the days of a board',
    html: `<h1>Airport board</h1><h2>All meetings take place at the new offices unless posted</h2>
      <table><tr><th>Date</th><th>Meeting location</th></tr>
      <tr><td>December 4, 2026 at 10 am</td><td>Pier House</td></tr>
      <tr><td>January 8, 2027 at 10 am in Room 252</td><td>Pier House</td></tr></table>
      <h2>Summer</h2><p>August 5, 2027 – NO BOARD MEETING</p>`,
    timeZone: 'America/Chicago',
    events: ['2026-12-04T10:00 Airport board @ Pier House', '2027-01-08T10:00 Airport board @ Pier House'],
  },
  {
    name: 'committees that tell when and where they meet, one after the other',
    html: `<h1>Design review</h1><h4>Planning commission</h4>
      <p>The Commission meets on the 1st &amp; 3rd Fridays at 9:00 am in Room 514.</p>
      <h4>East committee</h4><p>The Committee meets on the 2nd &amp; 4th Tuesdays at 8:30 am.</p>`,
    timeZone: 'America/Chicago',
    events: [
      '2026-12-04T09:00 Planning commission @ Room 514 ? 2026-12-18T09:00, 2027-01-01T09:00, 2027-01-15T09:00',
      '2026-12-08T08:30 East committee ? 2026-12-22T08:30, 2027-01-12T08:30, 2027-01-26T08:30',
    ],
  },
  {
    name: 'a year in two elements above days without one',
    html: `<h1>Policy body</h1><h4>Meets every 2nd Tuesday of the month at 3:00 PM</h4><h4>Agendas</h4>
      <h2><span>20</span><span>25</span></h2><ul><li>11/18 | Packet</li><li>12/16 | Packet</li></ul>`,
    timeZone: 'America/Chicago',
    events: ['2025-11-18T15:00 Policy body', '2025-12-16T15:00 Policy body'],
  },
  {
    name: 'papers of a year without its number, the newest first',
    html: `<h1>Air board: agendas</h1><table><tr><th>Month</th><th>Agenda</th><th>Category</th></tr>
      <tr><td>December 18</td><td><a href="/1">Click here</a></td><td>Mobile sources</td></tr>
      <tr><td>December 11</td><td><a href="/2">Click here</a></td><td>Climate</td></tr>
      <tr><td>October 9</td><td><a href="/3">Click here</a></td><td>Refineries</td></tr>
      <tr><td>June 5</td><td><a href="/4">Click here</a></td><td>Administration</td></tr></table>`,
    events: [
      '2026-12-18 Mobile sources',
      '2026-12-11 Climate',
      '2026-10-09 Refineries ? 2027-10-09',
      '2026-06-05 Administration ? 2027-06-05',
    ],
  },
  {
    name: 'days in bold above times in bold, beside blocks that mention one day each',
    html: `<h1>Service area 51</h1><div><div><b>Surveys</b></div><div>The survey of the area around the church was sent to all owners on May 3, 2019, and is closed.</div></div>
      <div><div><b>About us</b></div><div>The city council passed the ordinance that established the area between the parks on December 8, 2010.</div></div>
      <div><div><b>Commissioners</b></div><div>Veta Hill</div><div>Wednesday, December 2, 2026</div>
      <div><b>12:00pm - 1:00pm</b></div><div><b>Wednesday, January 13, 2027</b></div><div><b>6:00pm - 7:00pm</b></div>
      <div><b>Wednesday, February 10, 2027</b></div><div><b>12:00pm - 1:00pm</b></div></div>`,
    timeZone: 'America/Chicago',
    events: [
      '2026-12-02T12:00 – 2026-12-02T13:00 Commissioners',
      '2027-01-13T18:00 – 2027-01-13T19:00 Commissioners',
      '2027-02-10T12:00 – 2027-02-10T13:00 Commissioners',
    ],
  },
  {
    name: 'the rule of a board above other headings than that of its dates',
    html: `<h1>Transit authority</h1><p>The board meets on the last Tuesday of each month at 9 a.m.</p>
      <h2>Trustees</h2><ul><li>Ann Field</li><li>Bo Lake</li></ul>
      <h2>2027 Board Meetings</h2><ul><li>January 26, 2027</li><li>February 23, 2027</li><li>March 31, 2027</li></ul>`,
    timeZone: 'America/Chicago',
    events: [
      '2027-01-26T09:00 Board Meetings',
      '2027-02-23T09:00 Board Meetings',
      '2027-03-31 Board Meetings',
    ],
  },
  {
    name: 'the rule of something else above other headings than that of dates',
    html: `<h1>Village hall</h1><p>Coffee and cake every Tuesday at 10 a.m.</p>
      <h2>Volunteers</h2><ul><li>Ann Field</li><li>Bo Lake</li></ul>
      <h2>Concerts</h2><ul><li>26 January 2027 Tenors</li><li>23 February 2027 Brass</li></ul>`,
    events: ['2027-01-26 Tenors', '2027-02-23 Brass'],
  },
  {
    name: 'all dates of a year in one cell, beside the place in another',
    html: `<h1>Ferry authority</h1><table><tr><th>Location &amp; Time</th><th>Schedule</th></tr>
      <tr><td><p>Pier Room, Suite 9<br>12 Washington Place</p><p>All meetings start at 9:30 am</p></td>
      <td><p>December 15, 2026<br>January 19, 2027<br>February 16, 2027</p></td></tr></table>
      <h2>Minutes</h2><p>October 20, 2026</p>`,
    timeZone: 'America/Chicago',
    events: [
      '2026-12-15T09:30 Ferry authority @ Pier Room, Suite 9',
      '2027-01-19T09:30 Ferry authority @ Pier Room, Suite 9',
      '2027-02-16T09:30 Ferry authority @ Pier Room, Suite 9',
    ],
  },
  {
    name: 'the time of a deadline in the heading of another column',
    html: `<h1>Board of appeals</h1><table>
      <tr><td colspan="3"><b>Building board</b><br>1:00 p.m., third floor</td></tr>
      <tr><td><b>Filing Deadline</b><br><b>(4:00 p.m. Friday)</b></td>
      <td><b>Meeting Date</b><br><b>(4th Monday of the month)</b></td><td>Minutes</td></tr>
      <tr><td>December 11, 2026</td><td>December 28, 2026</td><td></td></tr>
      <tr><td>January 8, 2027</td><td>January 25, 2027</td><td></td></tr></table>`,
    timeZone: 'America/Chicago',
    events: ['2026-12-28T13:00 Board of appeals', '2027-01-25T13:00 Board of appeals'],
  },
  {
    name: 'papers below the only heading of the page',
    html: `<h2>Meeting agendas &amp; minutes</h2><table><tr><th>Month</th><th>Agenda</th><th>Category</th></tr>
      <tr><td>December 18</td><td><a href="/1">Click here</a></td><td>Mobile sources</td></tr>
      <tr><td>December 11</td><td><a href="/2">Click here</a></td><td>Climate</td></tr></table>`,
    events: ['2026-12-18 Mobile sources', '2026-12-11 Climate'],
  },
  {
    name: 'papers of meetings to come below a heading of minutes',
    html: `<h1>Harbor commission</h1><h2>Minutes</h2>
      <ul><li>December 8, 2026</li><li>January 12, 2027</li><li>October 13, 2026</li></ul>`,
    events: ['2026-12-08 Harbor commission', '2027-01-12 Harbor commission'],
  },
  {
    name: 'a table whose only dates are those of the agendas',
    html: `<h1>County meetings</h1><table><tr><td>Agendas</td><td>Meeting</td><td>Minutes</td></tr>
      <tr><td>December 8, 2026</td><td>Board of supervisors</td><td></td></tr>
      <tr><td>December 15, 2026</td><td>Flood district</td><td></td></tr></table>`,
    events: ['2026-12-08 Board of supervisors', '2026-12-15 Flood district'],
  },
  {
    name: 'the time of a weekly series above its dates, beside a term for something else',
    lang: 'de',
    html: `<h1>Vortragsreihe Moor</h1>
      <p>Mittwochs, 18.15 – 19.45 Uhr, Hörsaal 3. Anmeldung zur Prüfung vom 07.–18.12.2026.</p>
      <h4>02.12. – Torf und Klima</h4><p>Dr. Anna Weiß</p>
      <h4>09.12. – Libellen</h4><p>Dr. Jan Ott</p>
      <h4>16.12. – Moorleichen</h4><p>Dr. Eva Kurz</p>`,
    events: [
      '2026-12-02T18:15 – 2026-12-02T19:45 Torf und Klima',
      '2026-12-09T18:15 – 2026-12-09T19:45 Libellen',
      '2026-12-16T18:15 – 2026-12-16T19:45 Moorleichen',
    ],
  },
  {
    name: 'marks without width in labels',
    html: `<h1>The bridge lecture</h1><table><tr><td>&#8203;Date</td><td>&#8203;Thursday 3 December 2026</td></tr>
      <tr><td>&#8203;Time</td><td>&#8203;6.00 - 7.00 pm</td></tr></table>`,
    events: ['2026-12-03T18:00 – 2026-12-03T19:00 The bridge lecture'],
  },
  {
    name: 'more meetings than are read, the oldest first',
    html: `<h1>Library board</h1><table><tr><th>Date</th><th>Time</th><th>Meeting</th></tr>${rows.join('')}
      <tr><td>2026-12-01</td><td>5:30 PM</td><td>Budget hearing</td></tr></table>`,
    events: [
      ...days.slice(0, 249).map((day) => `${day}T17:30 Library board`),
      '2026-12-01T17:30 Budget hearing',
    ],
  },
  {
    name: 'weekdays as headings below the days of a festival',
    html: `<h1>Quarry folk weekend</h1><p>19 – 21 February 2027</p>
      <h2>Friday</h2><table><tr><td>5.30pm</td><td>Opening</td></tr><tr><td>7pm</td><td>Concert</td></tr></table>
      <h2>Saturday</h2><table><tr><td>8am</td><td>Breakfast</td></tr><tr><td>2pm</td><td>Ukulele</td></tr></table>`,
    events: [
      '2027-02-19T17:30 Opening',
      '2027-02-19T19:00 Concert',
      '2027-02-20T08:00 Breakfast',
      '2027-02-20T14:00 Ukulele',
    ],
  },
  {
    name: 'days and months with a dash, and the day on which it was written',
    lang: 'es',
    html: `<div><h2>La voz</h2><p>miércoles, 25 noviembre 2026</p></div><h1>Circuito de la sierra</h1>
      <p><b>28-11 Peña La Fuente</b><br>Cante: Rosa Alba</p><p><b>05-12 Peña El Pino</b><br>Baile: Ana Vera</p>
      <p><b>16-01 Peña Farol</b><br>Cante: Ángel Ruiz</p>`,
    events: ['2026-11-28 Peña La Fuente', '2026-12-05 Peña El Pino', '2027-01-16 Peña Farol'],
  },
  {
    name: 'the running time of a film',
    html: `<h1>Film nights</h1><div><b>Thursday 7 January 2027, 7.30pm</b><p>The map</p><p>106 mins</p></div>
      <div><b>Thursday 4 February 2027, 7.30pm</b><p>Two boots</p><p>94 mins</p></div>`,
    events: ['2027-01-07T19:30 The map', '2027-02-04T19:30 Two boots'],
  },
  {
    name: 'a list of January below one of December',
    html: `<h1>Parish diary December 2026</h1><ul><li>10 January: New year lunch</li><li>16 January: Local history</li></ul>`,
    events: ['2027-01-10 New year lunch', '2027-01-16 Local history'],
  },
  {
    name: 'a cancelled meeting among others, below a line that counts them',
    html: `<div><p>Displaying 329 meetings from 1/1/2026 to 12/31/2027 for all groups</p></div><div>December, 2026</div>
      <div><div><div><a href="/1">Dec 2, 2026 8:00 AM</a></div><div><a href="/a">Agenda</a></div></div><div><div>Uptown authority</div></div></div>
      <div><div><div><a href="/2">Dec 3, 2026 8:15 AM</a></div><div>Cancelled</div></div><div><div>Business district</div></div></div>
      <div><div><div><a href="/3">Dec 4, 2026 8:15 AM</a></div><div><a href="/a">Agenda</a></div></div><div><div>Fiscal committee</div></div></div>`,
    events: [
      '2026-12-02T08:00 Uptown authority',
      '2026-12-03T08:15 Business district (cancelled)',
      '2026-12-04T08:15 Fiscal committee',
    ],
  },
  {
    name: 'lengths of recordings beside meetings',
    html: `<table><tr><th>Name</th><th>Date</th><th>Duration</th></tr>
      <tr><td>City council</td><td>December 16, 2026</td><td>04h 04m</td></tr>
      <tr><td>Budget hearing</td><td>December 17, 2026 - 5:00 PM</td><td>02h 27m</td></tr></table>`,
    events: ['2026-12-16 City council', '2026-12-17T17:00 Budget hearing'],
  },
  {
    name: 'a table with one meeting, beside others',
    html: `<div><h3>Upcoming</h3><table><tr><th>Name</th><th>Date</th></tr><tr><td>Sewer board</td><td>December 7, 2026, 6 pm</td></tr></table></div>
      <p>Clerk's office</p>
      <div><h3>Special</h3><table><tr><th>Name</th><th>Date</th></tr><tr><td>Tree hearing</td><td>December 9, 2026, 5 pm</td></tr></table></div>`,
    events: ['2026-12-07T18:00 Sewer board', '2026-12-09T17:00 Tree hearing'],
  },
  {
    name: 'the time of all above each list',
    html: `<h2>2027 Finance committee</h2><p><b>Meeting time: 8:30 a.m.</b></p><ul><li>Thursday, Jan. 21</li><li>Thursday, Feb. 18</li></ul>
      <h2>2027 Audit committee</h2><p><b>Meeting time: 1 p.m.</b></p><ul><li>Thursday, Jan. 28</li><li>Thursday, Feb. 25</li></ul>`,
    events: [
      '2027-01-21T08:30 Finance committee',
      '2027-02-18T08:30 Finance committee',
      '2027-01-28T13:00 Audit committee',
      '2027-02-25T13:00 Audit committee',
    ],
  },
  {
    name: 'rooms, addresses of calls and papers instead of names',
    html: `<h1>Harbour authority</h1><h3>January 25, 2027 at 9:30 AM in Harbour Place Room 252</h3>
      <p><a href="https://call.example/j/85488889162">https://call.example/j/85488889162?pwd=TTA1</a></p>
      <h3>February 22, 2027 at 9:30 AM</h3><p><a href="/p">Presentation: The port in 2040</a></p><p><a href="/a">Agenda addendum</a></p>
      <h3>March 22, 2027 at 9:30 AM</h3><p><a href="/o">Online meeting access</a></p>`,
    events: [
      '2027-01-25T09:30 Harbour authority',
      '2027-02-22T09:30 Harbour authority',
      '2027-03-22T09:30 Harbour authority',
    ],
  },
  {
    name: 'which weekday of its month a day is',
    html: `<h2>Corrections board</h2><ul><li>*December 11, 2026 (2nd Friday) - Agenda | Minutes</li>
      <li>January 1, 2027 (1st Friday) - Agenda | Minutes</li></ul>`,
    events: ['2026-12-11 Corrections board', '2027-01-01 Corrections board'],
  },
  {
    name: 'a month to pick a day in, beside a list',
    html: `<h1>Town board</h1><h2>December 2026</h2><table>${[0, 1, 2, 3]
      .map(
        (week) =>
          `<tr>${[1, 2, 3, 4, 5, 6, 7].map((day) => `<td><a href="#d">${week * 7 + day}</a></td>`).join('')}</tr>`,
      )
      .join(
        '',
      )}</table><h2>Meetings</h2><ul><li>December 9, 2026, 7 pm: Budget</li><li>December 16, 2026, 7 pm: Parks</li></ul>`,
    events: ['2026-12-09T19:00 Budget', '2026-12-16T19:00 Parks'],
  },
  {
    name: 'a sentence and a label of sharing are no names',
    html: `<h1>Review board</h1><p><b>Below are the scheduled upcoming meetings:</b></p><ul><li>December 8, 2026 @ 6:30 pm</li><li>January 12, 2027 @ 6:30 pm</li></ul>`,
    events: ['2026-12-08T18:30 Review board', '2027-01-12T18:30 Review board'],
  },
  {
    name: 'the coming Wednesday',
    html: '<h1>Film club</h1><p>The next film is shown this coming Wednesday at 7.30pm.</p>',
    events: ['2026-12-02T19:30 Film club'],
  },
  {
    name: 'next Sunday',
    html: '<h1>Choir rehearsal</h1><p>Next Sunday at 3pm.</p>',
    events: ['2026-11-29T15:00 Choir rehearsal ? 2026-12-06T15:00'],
  },
  {
    name: 'am kommenden Mittwoch',
    lang: 'de',
    html: '<h1>Chorprobe</h1><p>Am kommenden Mittwoch um 19.30 Uhr.</p>',
    events: ['2026-12-02T19:30 Chorprobe'],
  },
  {
    name: 'dimanche prochain',
    lang: 'fr',
    html: '<h1>Répétition de la chorale</h1><p>Dimanche prochain à 15h.</p>',
    events: ['2026-11-29T15:00 Répétition de la chorale ? 2026-12-06T15:00'],
  },
  {
    name: 'days of this month',
    html: '<h1>The Ship</h1><h2>This month</h2><ul><li>Sat 28th: Quiz, 8pm</li><li>Mon 30th: Folk session, 7pm</li></ul>',
    events: ['2026-11-28T20:00 Quiz', '2026-11-30T19:00 Folk session'],
  },
  {
    name: 'weekdays with the numbers of days',
    lang: 'de',
    html: '<h1>Diesen Monat</h1><ul><li>Fr 27., 20 Uhr: Quiz</li><li>Sa 28., 21 Uhr: Die Eulen</li></ul>',
    events: ['2026-11-27T20:00 Quiz', '2026-11-28T21:00 Die Eulen'],
  },
  {
    name: 'feasts before times',
    html: `<h1>Services</h1><ul><li>Christmas Eve at 4pm: Crib service</li><li>Christmas Eve, 11.30pm: Midnight Mass</li></ul>
      <p>Good Friday at 3pm: Liturgy of the Passion</p>`,
    events: [
      '2026-12-24T16:00 Crib service',
      '2026-12-24T23:30 Midnight Mass',
      '2027-03-26T15:00 Liturgy of the Passion',
    ],
  },
  {
    name: 'feasts in cells',
    html: `<h1>Easter services</h1><table><tr><td>Good Friday</td><td>3pm</td><td>Liturgy</td></tr>
      <tr><td>Easter Sunday</td><td>10am</td><td>Mass</td></tr></table>`,
    events: ['2027-03-26T15:00 Liturgy', '2027-03-28T10:00 Mass'],
  },
  {
    name: 'Kerstavond',
    lang: 'nl',
    html: '<h1>Kerst</h1><ul><li>Kerstavond om 22.00 uur: Nachtmis</li><li>Eerste kerstdag om 10.00 uur: Hoogmis</li></ul>',
    events: ['2026-12-24T22:00 Nachtmis', '2026-12-25T10:00 Hoogmis'],
  },
  {
    name: 'veille de Noël',
    lang: 'fr',
    html: '<h1>Noël</h1><ul><li>Veille de Noël à 18h : Messe des familles</li><li>Jour de Noël à 10h30 : Messe</li></ul>',
    events: ['2026-12-24T18:00 Messe des familles', '2026-12-25T10:30 Messe'],
  },
  {
    name: 'sentences with days and times of their own',
    html: `<h1>Village news</h1><p>The Christmas fair is on Saturday 5 December at 2pm in the school. The carol concert takes
      place on Sunday 13 December at 6pm in the church. On Friday 18 December at 7pm the players show Aladdin.</p>`,
    events: [
      '2026-12-05T14:00 The Christmas fair in the school',
      '2026-12-13T18:00 The carol concert in the church',
      '2026-12-18T19:00 the players show Aladdin',
    ],
  },
  {
    name: 'two times in a cell',
    html: `<table><tr><th>Date</th><th>Time</th><th>Show</th></tr><tr><td>5 December 2026</td><td>11am &amp; 2pm</td><td>Puppets</td></tr>
      <tr><td>6 December 2026</td><td>3pm</td><td>Clowns</td></tr></table>`,
    events: ['2026-12-05T11:00 Puppets', '2026-12-05T14:00 Puppets', '2026-12-06T15:00 Clowns'],
  },
  {
    name: 'zwei Uhrzeiten in einer Zelle',
    lang: 'de',
    html: `<table><tr><th>Datum</th><th>Uhrzeit</th><th>Stück</th></tr><tr><td>5.12.2026</td><td>11 und 14 Uhr</td><td>Kasper</td></tr>
      <tr><td>6.12.2026</td><td>15 Uhr</td><td>Clowns</td></tr></table>`,
    events: ['2026-12-05T11:00 Kasper', '2026-12-05T14:00 Kasper', '2026-12-06T15:00 Clowns'],
  },
  {
    name: 'the bus before the race',
    html: `<table><tr><th>Date</th><th>Time</th><th>Race</th></tr><tr><td>6 December 2026</td><td>bus 8:15, race 10:30</td><td>Fell race</td></tr>
      <tr><td>13 December 2026</td><td>bus 9:00, race 11:00</td><td>Cross country</td></tr></table>`,
    events: ['2026-12-06T10:30 Fell race', '2026-12-13T11:00 Cross country'],
  },
  {
    name: 'months with a wrong letter',
    html: '<h1>Talks</h1><ul><li>3 Feburary 2027, 7pm: Bees</li><li>10 Febuary 2027, 7pm: Wasps</li><li>14 Septmber 2027, 7pm: Ants</li></ul>',
    events: ['2027-02-03T19:00 Bees', '2027-02-10T19:00 Wasps', '2027-09-14T19:00 Ants'],
  },
  {
    name: 'Swedish times',
    lang: 'sv',
    html: '<h1>Program</h1><ul><li>5 december 2026 kl. 11–15: Julmarknad</li><li>13 december 2026 kl 18.00: Luciakonsert</li></ul>',
    events: ['2026-12-05T11:00 – 2026-12-05T15:00 Julmarknad', '2026-12-13T18:00 Luciakonsert'],
  },
  {
    name: 'labels of the first and the last day above their values',
    lang: 'de',
    html: `<h1>Offenes Plenum</h1><div><p><b>Startdatum:</b></p><p>21. März 2027</p><p><b>Enddatum:</b></p><p>1. Juni 2027</p>
      <p><b>Uhrzeit:</b></p><p>19 Uhr</p></div>`,
    events: ['2027-03-21T19:00 – 2027-06-01T23:59 Offenes Plenum'],
  },
  {
    name: 'several days and one time in a line, the times of another in the next',
    lang: 'fr',
    html: '<article><h2>Antigone</h2><p>mar. 8, mer. 9 et jeu. 10 déc. à 20h</p><p>2h10 avec entracte</p></article><article><h2>Poucet</h2><p>sam. 12 déc.</p><p>à 10h et 15h</p><p>45 min</p></article>',
    events: [
      '2026-12-08T20:00 Antigone',
      '2026-12-09T20:00 Antigone',
      '2026-12-10T20:00 Antigone',
      '2026-12-12T10:00 Poucet',
      '2026-12-12T15:00 Poucet',
    ],
  },
  {
    name: 'two times of which the last has the half of the day',
    lang: 'es',
    html: '<h3>Pastorela</h3><ul><li>Viernes 11 de diciembre</li><li>Dos funciones: 6:00 y 8:00 p.m.</li></ul><h3>Posada</h3><ul><li>Miércoles 16 de diciembre</li><li>entre 17:30 y 20:00</li></ul>',
    events: [
      '2026-12-11T18:00 Pastorela',
      '2026-12-11T20:00 Pastorela',
      '2026-12-16T17:30 – 2026-12-16T20:00 Posada',
    ],
  },
  {
    name: 'a weekday and the number of the day before a name, below months',
    lang: 'sv',
    html: '<h2>Program 2027</h2><p><b>Mars</b></p><p>Lör 20 Årsmöte<br>Kl 15.00 Kaffe</p><p><b>April</b></p><p>Fre 30 Vårfest<br>Kl 19.00 Varm korv</p>',
    events: ['2027-03-20T15:00 Årsmöte', '2027-04-30T19:00 Vårfest'],
  },
  {
    name: 'words with a number that are no day, below a month',
    lang: 'es',
    html: '<h1>Cartelera de diciembre 2026</h1><h3>Orquesta</h3><ul><li>Domingo 6 de diciembre</li><li>18 hrs.</li><li>Sala 2</li></ul><h3>Nacimientos</h3><ul><li>Del 8 al 20 de diciembre</li><li>Galería 1</li></ul>',
    events: ['2026-12-06T18:00 Orquesta', '2026-12-08 – 2026-12-20 Nacimientos'],
  },
  {
    name: 'several days in a cell below a month',
    html: '<table><tr><td colspan="2">FEBRUARY 2027</td></tr><tr><td>Fri. 12, 19 &amp; 26</td><td>Fish fry, 3:30 - 7:00 PM</td></tr><tr><td>Sun. 21</td><td>Breakfast, 8am - noon</td></tr></table>',
    events: [
      '2027-02-12T15:30 – 2027-02-12T19:00 Fish fry',
      '2027-02-19T15:30 – 2027-02-19T19:00 Fish fry',
      '2027-02-26T15:30 – 2027-02-26T19:00 Fish fry',
      '2027-02-21T08:00 – 2027-02-21T12:00 Breakfast',
    ],
  },
  {
    name: 'the time of an event above a list is not that of the list',
    lang: 'de',
    html: '<div><p>Herbstwanderung am 7. November 2027</p><p>Start: 14.00 Uhr<br>Bei Regen sind wir gegen 16.30 Uhr wieder am Auto.</p><p>Termine</p><table><tr><td>Wann</td><td>Was</td></tr><tr><td>21.11.2027</td><td>Winterfeier</td></tr><tr><td>04.12.2027 / 18.30 Uhr</td><td>Ehrungen</td></tr></table></div>',
    events: ['2027-11-07T14:00 Herbstwanderung', '2027-11-21 Winterfeier', '2027-12-04T18:30 Ehrungen'],
  },
  {
    name: 'the time of all below the list',
    html: '<table><tr><td>3 December 2026</td><td>Jazz Accident</td></tr><tr><td>10 December 2026</td><td>Pianist Trio</td></tr></table><p>Music starts at 9pm unless it says otherwise.</p>',
    events: ['2026-12-03T21:00 Jazz Accident', '2026-12-10T21:00 Pianist Trio'],
  },
  {
    name: 'a deadline in the sentence behind the date',
    lang: 'de',
    html: '<h2>Probenwochenende</h2><p>Fr 15. – So 17. Januar 2027, Rheinsburg. Anmeldung bis 10. Dezember.</p><h2>Konzert</h2><p>Fr 26.3.2027, 15 Uhr</p>',
    events: ['2027-01-15 – 2027-01-17 Probenwochenende', '2027-03-26T15:00 Konzert'],
  },
  {
    name: 'until a year of before',
    lang: 'es',
    html: '<ul><li><h5>DÍA 17 ENERO 2027</h5><h6>Fiesta de los Chicos<br>Hora: 18:30h</h6><p>Hasta 1984 se celebraba el 18 de Enero.</p></li><li><h5>DÍA 21 ENERO 2027</h5><h6>Fiesta de los Casados<br>Hora: 18:30h</h6></li></ul>',
    events: ['2027-01-17T18:30 Fiesta de los Chicos', '2027-01-21T18:30 Fiesta de los Casados'],
  },
  {
    name: 'an arrow between days, a number in a name',
    lang: 'fr',
    html: '<ul><li>05 déc > 06 janv : Crèches</li><li>12 janv. 8h30 : Boucle des Trois-Croix</li><li>16 > 17 janv. : Marché</li></ul>',
    events: [
      '2026-12-05 – 2027-01-06 Crèches',
      '2027-01-12T08:30 Boucle des Trois-Croix',
      '2027-01-16 – 2027-01-17 Marché',
    ],
  },
  {
    name: 'further times of a day in blocks of their own, spans over two lines',
    lang: 'de',
    html: '<div><div><div>Mittwoch, 02.12.2026</div><div>11:00 -<br>12:15</div><div><b><a href="/a">MAUS UND MOND</a></b><br>Oper</div></div><div><div>19:00</div><b>Einführung</b><div>19:30 -<br>22:45</div><div><b><a href="/b">DER FREISCHÜTZ</a></b><br>Oper</div></div><div><div>Freitag, 04.12.2026</div><div>20:00</div><div><b><a href="/c">DER BOXER</a></b><br>Stück</div></div></div>',
    events: [
      '2026-12-02T11:00 – 2026-12-02T12:15 MAUS UND MOND',
      '2026-12-02T19:00 Einführung',
      '2026-12-02T19:30 – 2026-12-02T22:45 DER FREISCHÜTZ',
      '2026-12-04T20:00 DER BOXER',
    ],
  },
  {
    name: 'items with no more than a time below one with a date',
    html: '<ul><li>Sat 5 December 2026, 10am: Market</li><li>2pm: Carols</li><li>Sun 6 December 2026, 11am: Parade</li></ul>',
    events: ['2026-12-05T10:00 Market', '2026-12-05T14:00 Carols', '2026-12-06T11:00 Parade'],
  },
  {
    name: 'a time for two rows of a programme',
    html: '<h2>20 February 2027</h2><table><tr><td>8am</td><td>Breakfast</td></tr><tr><td rowspan="2">2.30pm</td><td>Old songs</td></tr><tr><td>Ukulele</td></tr><tr><td>7pm</td><td>Concert</td></tr></table>',
    events: [
      '2027-02-20T08:00 Breakfast',
      '2027-02-20T14:30 Old songs',
      '2027-02-20T14:30 Ukulele',
      '2027-02-20T19:00 Concert',
    ],
  },
  {
    name: 'the year of a list whose first day a sentence above it tells as well',
    html: '<p>The band whose songs you know start at home in Letterkenny on March 11, says the paper, and end in Cork.</p><p>Tickets are on sale from November 27.</p><p>- Letterkenny – Hall Mar11<br>- Galway – Arena Mar12<br>- Cork – Theatre Mar15</p>',
    events: ['2027-03-11 Letterkenny – Hall', '2027-03-12 Galway – Arena', '2027-03-15 Cork – Theatre'],
  },
  {
    name: 'days of this month, told in a sentence above a table, and a rule with an exception below it',
    html: '<p>Live music for this month – remember, it is always free.</p><table><tr><td>28th</td><td>May Quill</td></tr><tr><td>29th</td><td>Carols, early evening</td></tr><tr><td>30th</td><td>Ten Foot Ferret</td></tr></table><p>Music starts at 9pm(ish) unless it says early evening.</p>',
    events: [
      '2026-11-28T21:00 May Quill',
      '2026-11-29 Carols, early evening',
      '2026-11-30T21:00 Ten Foot Ferret',
    ],
  },
  {
    name: 'what happens at each time of a feast',
    html: '<h1>Parish news</h1><p>Sunday 13th December Sung Mass, 10.30am; and Messy Christingle at 3pm.</p><p>Christmas Eve Crib Service 4pm and Midnight Mass 11.30pm.</p><p>Christmas Day Sung Mass 10.30am.</p>',
    events: [
      '2026-12-13T10:30 Sung Mass',
      '2026-12-13T15:00 Messy Christingle',
      '2026-12-24T16:00 Crib Service',
      '2026-12-24T23:30 Midnight Mass',
      '2026-12-25T10:30 Sung Mass',
    ],
  },
  {
    name: 'the time of another weekday, and a sentence that announces a day without a time',
    html: '<h1>Newsletter</h1><p>Cake sale: The Altar Society will hold a cake sale on Sunday 6th December after both Masses. Cakes welcome from 4pm on the Saturday.</p><p>The annual parochial church meeting and the meeting of parishioners will both take place on Sunday 18th April after Mass.</p><p>Carol service: Sunday 20th December at 4.30pm.</p>',
    events: [
      '2026-12-06 Cake sale: The Altar Society will hold a cake sale after both Masses',
      '2027-04-18 The annual parochial church meeting and the meeting of parishioners will both after Mass',
      '2026-12-20T16:30 Carol service',
    ],
  },
  {
    name: 'times without a colon and at noon, an article that is over beside others',
    lang: 'es',
    html: '<article><h2>Cuentos</h2><p>Sábado 5 de diciembre de 2026</p><p>12 del día</p></article><article><h2>Poemas</h2><p>730pm</p><p>21.12.2026</p></article><article><h2>Té</h2><p>29 de septiembre de 2026, 7:30pm</p></article>',
    events: ['2026-12-05T12:00 Cuentos', '2026-12-21T19:30 Poemas', '2026-09-29T19:30 Té'],
  },
  {
    name: 'when the registration begins, in the sentence behind the time',
    lang: 'pt',
    html: '<h1>Aula magna</h1><p>Publicado: 18/11/2026 15h02, última modificação: 19/11/2026 08h40</p><p>A aula será no dia 9 de dezembro (quarta-feira), às 19h30. O credenciamento começa às 18h45.</p>',
    events: ['2026-12-09T19:30 Aula magna'],
  },
  {
    name: 'headings of days above wider headings of names, with doors',
    html: '<h1>Who plays</h1><h2>March 2027</h2><h4>Friday, March 5</h4><h3>Quartet</h3><p>Doors 7 pm / Show 8 pm</p><h4>Saturday, March 6</h4><h3>Stompers</h3><p>Show 7:30 pm</p><h2>April 2027</h2><h4>Friday, April 2</h4><h3>Tuesday Big Band</h3><p>Doors 7 pm / Show 8 pm</p><h3>Every week</h3><p>Jam, 3 to 6 pm.</p>',
    events: ['2027-03-05T20:00 Quartet', '2027-03-06T19:30 Stompers', '2027-04-02T20:00 Tuesday Big Band'],
  },
  {
    name: 'days with a time in the week of a heading',
    lang: 'fr',
    now: '2026-10-05T10:00:00Z',
    html: '<h2>Semaine du 7 au 13 octobre 2026</h2><div><h3>Les Marées</h3><ul><li>Mer 7 à 18h</li><li>Sam 10 à 20h30</li></ul></div><div><h3>Les Abeilles</h3><ul><li>Jeu 8 à 20h</li></ul></div>',
    events: ['2026-10-07T18:00 Les Marées', '2026-10-10T20:30 Les Marées', '2026-10-08T20:00 Les Abeilles'],
  },
  {
    name: 'opening hours and classes of a school beside a month',
    html: '<h2>June 2027</h2><h3>Storytime</h3><p>Wed, Jun 2 | 10:30 AM</p><h3>Book Club</h3><p>Thu, Jun 3 | 6:30 PM</p><ul><li>Mon–Thu 10 AM – 8 PM</li><li>Fri 10 AM – 5 PM</li><li>Sat 9 AM – 2 PM</li></ul><ul><li><b>1/2B</b> Toby – for a recount</li><li><b>3/4C</b> Anna – for helping</li></ul>',
    events: ['2027-06-02T10:30 Storytime', '2027-06-03T18:30 Book Club'],
  },
  {
    name: 'three days of a week in a sentence, spans with two weekdays, Saturdays in Spanish',
    html: '<div><h3>Jonah in winter</h3><p>A short book. Three Wednesdays, December 2, 9 and 16, at noon.</p></div><div lang="de"><h3>Kreismeisterschaft</h3><p>Sa 12. – So 13.12.2026</p></div><div lang="es"><h3>Audición</h3><h4>19 diciembre 2026</h4><p>Sábado, 19:30 h</p></div>',
    events: [
      '2026-12-02T12:00 Jonah in winter',
      '2026-12-09T12:00 Jonah in winter',
      '2026-12-16T12:00 Jonah in winter',
      '2026-12-12 – 2026-12-13 Kreismeisterschaft',
      '2026-12-19T19:30 Audición',
    ],
  },
  {
    name: 'notices that begin with their name in bold',
    html: '<h2>Parish Newsletter – Sunday 29th November 2026</h2><p><b>Mass Times</b><br>Saturday 6.30pm</p><p><b>Pastoral Council</b> meets this Tuesday 1st December at 8pm. New members are always welcome.</p><p><b>Coffee Morning:</b> In aid of the hospice. Thursday 3rd December, 10am to 1pm. Home baking can be left in.</p><p><b>Retreat Day</b> with Fr. Colm on Saturday 5th December, 10.30am to 3.30pm. Cost €25.</p>',
    events: [
      '2026-12-01T20:00 Pastoral Council',
      '2026-12-03T10:00 – 2026-12-03T13:00 Coffee Morning',
      '2026-12-05T10:30 – 2026-12-05T15:30 Retreat Day',
    ],
  },
  {
    name: 'news whose sentences tell the day',
    html: '<h1>News</h1><article><h2>Seed swap</h2><p>A reminder that we shall be meeting all of you with your seeds and your stories on Saturday, 28 November 2026, from 10.30am until noon, whatever the weather. Bring any seeds you have saved.</p><footer>News</footer></article><article><h2>First working party</h2><p>The hedge along the lower path has got away from us again, and the old glass needs to go. We meet on Sunday 6 December 2026 at 10am and aim to finish at 1pm, as we always do in winter.</p><footer>News</footer></article>',
    events: [
      '2026-11-28T10:30 – 2026-11-28T12:00 Seed swap',
      '2026-12-06T10:00 – 2026-12-06T13:00 First working party',
    ],
  },
  {
    name: 'talks below their days and speakers',
    html: '<h1>Seminars</h1><p>Seminars take place on Wednesdays at 2.15pm in Seminar Room 3.04 unless stated otherwise.</p><dl><dt>2 December (week 8)</dt><dd><b>Dr Louisa Trent</b> (Leeds)<br>Rivers that forget</dd><dt>9 December (week 9)</dt><dd>No seminar (reading week)</dd><dt>16 December (week 10)</dt><dd><b>Dr Tom Acheson</b><br>Peat and fire</dd></dl>',
    events: [
      '2026-12-02T14:15 Rivers that forget @ Seminar Room 3.04',
      '2026-12-16T14:15 Peat and fire @ Seminar Room 3.04',
    ],
  },
  {
    name: 'when registration begins, in a row of its own',
    lang: 'ja',
    now: '2026-09-26T10:00:00Z',
    html: '<section><h3>古文書講座</h3><table><tr><th>日時</th><td>10月17日(土曜日)午前10時から正午まで</td></tr><tr><th>申込</th><td>10月6日(火曜日)午前9時30分から、窓口で受け付けます。</td></tr></table></section><section><h3>図書館まつり</h3><table><tr><th>日時</th><td>10月25日(日曜日)午前10時から午後3時まで</td></tr><tr><th>内容</th><td>本のリサイクル市</td></tr></table></section>',
    events: [
      '2026-10-17T10:00 – 2026-10-17T12:00 古文書講座',
      '2026-10-25T10:00 – 2026-10-25T15:00 図書館まつり',
    ],
  },
  {
    name: 'the rule of all sittings above the heading of their list, papers beside them',
    lang: 'fr',
    now: '2026-03-03T10:00:00Z',
    html: '<h1>Séances du conseil</h1><p>Les séances ordinaires du conseil se tiennent à 19 h 30. Elles sont publiques.</p><h2>Calendrier 2026 des séances ordinaires</h2><ul><li>Lundi 9 mars 2026 – <a href="/odj.pdf">Ordre du jour</a></li><li>Mardi 14 avril 2026</li><li>Lundi 11 mai 2026</li></ul>',
    events: [
      '2026-03-09T19:30 séances ordinaires',
      '2026-04-14T19:30 séances ordinaires',
      '2026-05-11T19:30 séances ordinaires',
    ],
  },
  {
    name: 'a name, a time and a room with commas between them',
    html: '<table><tr><td>Tues 8 December 2026</td><td>School Council, 7pm, staffroom</td></tr><tr><td>Wed 9 December 2026</td><td>Parade and assembly, 9:15am, court</td></tr></table>',
    events: ['2026-12-08T19:00 School Council', '2026-12-09T09:15 Parade and assembly'],
  },
  {
    name: 'several times in the rows of a programme, of which the first takes the word of the next',
    html: '<h2>Holy Week 2027</h2><p><strong>Palm Sunday, March 21</strong><br>9 &amp; 11 am Worship</p><p><strong>Easter Sunday, March 28</strong><br>6:30 am Sunrise Service<br>9 &amp; 11 am Worship</p>',
    events: [
      '2027-03-21T09:00 Palm Sunday',
      '2027-03-21T11:00 Palm Sunday',
      '2027-03-28T06:30 Sunrise Service',
      '2027-03-28T09:00 Worship',
      '2027-03-28T11:00 Worship',
    ],
  },
  {
    name: 'days of two months after a weekday in the plural',
    html: '<h1>Board meetings</h1><p>Thursdays, January 14 &amp; 28, February 11 &amp; 25, 2027 at 7 p.m. in the Library.</p>',
    events: ['2027-01-14', '2027-01-28', '2027-02-11', '2027-02-25'].map(
      (day) => `${day}T19:00 Board meetings @ Library`,
    ),
  },
  {
    name: 'a span with words below a month',
    lang: 'fr',
    html: '<h3>FÉVRIER</h3><ul><li>6 : Loto (20h)</li><li>Du 13 au 28 : Vacances</li></ul>',
    events: ['2027-02-06T20:00 Loto', '2027-02-13 – 2027-02-28 Vacances'],
  },
  {
    name: 'weekdays of a week in cells',
    html: '<h2>Week of 30 November – 6 December 2026</h2><table><tr><td>Monday</td><td>10am</td><td>Mass</td></tr><tr><td>Wednesday</td><td>7.30pm</td><td>Novena</td></tr></table>',
    events: ['2026-11-30T10:00 Mass', '2026-12-02T19:30 Novena'],
  },
  {
    name: 'lists of weekdays of a week',
    lang: 'de',
    html: '<h2>Programm vom 26.11. bis 02.12.2026</h2><div><h3>Der Fluss</h3><p>Do, Fr, Sa 20:15 Uhr</p></div><div><h3>Paddington</h3><p>Sa, So 15:00 Uhr</p></div>',
    events: [
      '2026-11-26T20:15 Der Fluss',
      '2026-11-27T20:15 Der Fluss',
      '2026-11-28T20:15 Der Fluss',
      '2026-11-28T15:00 Paddington',
      '2026-11-29T15:00 Paddington',
    ],
  },
  {
    name: 'weekdays of this week',
    html: '<h2>This week</h2><ul><li>Thursday 7pm: Choir</li><li>Sunday 10am: Eucharist</li></ul>',
    events: ['2026-11-26T19:00 Choir', '2026-11-29T10:00 Eucharist'],
  },
  {
    name: 'when tickets are sold from, below a concert',
    html: '<p>Saturday 5th December 2026 at 7.30 pm<br><b>Messiah</b><br>Tickets £15 from 1 November</p><p>Saturday 20th March 2027 at 7.30 pm<br><b>Requiem</b><br>Tickets in January</p>',
    events: ['2026-12-05T19:30 Messiah', '2027-03-20T19:30 Requiem'],
  },
  {
    name: 'a month beside an empty cell',
    lang: 'de',
    html: '<table><tr><td>Jänner</td><td></td></tr><tr><td>Sa., 9.</td><td>Turnier, 9:00 Uhr</td></tr><tr><td>Feber</td><td></td></tr><tr><td>Sa., 6.</td><td>Ball, Einlass 19 Uhr, Beginn 20 Uhr</td></tr></table>',
    events: ['2027-01-09T09:00 Turnier', '2027-02-06T20:00 Ball'],
  },
  {
    name: 'names behind the times of a day',
    lang: 'fr',
    html: '<h3>Messes</h3><p>Samedi 28 novembre : 18h30 à Saint-Jean</p><p>Dimanche 29 novembre : 9h30 à Notre-Dame et 11h à Saint-Jean</p>',
    events: [
      '2026-11-28T18:30 à Saint-Jean',
      '2026-11-29T09:30 à Notre-Dame',
      '2026-11-29T11:00 à Saint-Jean',
    ],
  },
  {
    name: 'days with a time each in a line',
    lang: 'fr',
    html: '<div><h3>Bal</h3><p>Ven. 15.01 20h30</p></div><div><h3>Piano bar</h3><p>Sam. 23.01 20h30 et dim. 24.01 17h</p></div>',
    events: ['2027-01-15T20:30 Bal', '2027-01-23T20:30 Piano bar', '2027-01-24T17:00 Piano bar'],
  },
  {
    name: 'announcements of a week from Sunday to Sunday',
    lang: 'it',
    html: '<h2>Avvisi dal 29 novembre al 6 dicembre</h2><ul><li>Lunedì ore 20.45: incontro catechisti</li><li>Mercoledì ore 15.00: gruppo terza età</li></ul>',
    events: ['2026-11-30T20:45 incontro catechisti', '2026-12-02T15:00 gruppo terza età'],
  },
  {
    name: 'days after a word for day, and two weekdays behind two days',
    lang: 'es',
    html: '<h2>Enero 2027</h2><ul><li>Día 5, a las 18:00 h: Cabalgata</li><li>Días 22, 23 y 24: Triduo, 19:30 h</li><li>30 y 31 sáb y dom | Feria</li></ul>',
    events: [
      '2027-01-05T18:00 Cabalgata',
      '2027-01-22T19:30 Triduo',
      '2027-01-23T19:30 Triduo',
      '2027-01-24T19:30 Triduo',
      '2027-01-30 – 2027-01-31 Feria',
    ],
  },
  {
    name: 'two times in a cell of nothing else, with a name for each',
    lang: 'nl',
    html: '<table><tr><td>zondag 29 november</td><td>10.00 uur</td><td>ds. J. de Vries</td></tr><tr><td>zondag 6 december</td><td>10.00 uur<br>18.30 uur</td><td>ds. P. Bos<br>ds. A. Kok</td></tr></table>',
    events: [
      '2026-11-29T10:00 ds. J. de Vries',
      '2026-12-06T10:00 ds. P. Bos',
      '2026-12-06T18:30 ds. A. Kok',
    ],
  },
  {
    name: 'the next days of a rule, of which one is none',
    html: '<h1>Market</h1><p>2nd and 4th Saturday of the month, 8am–12 noon. Next markets: 28 November, 12 December, 26 December (no market), 9 January.</p>',
    events: ['2026-11-28', '2026-12-12', '2027-01-09'].map((day) => `${day}T08:00 – ${day}T12:00 Market`),
  },
  {
    name: 'several days above their time',
    html: '<div><h3>Life Drawing</h3><p>Tue 1 Dec, Tue 8 Dec &amp; Tue 15 Dec</p><p>6.30pm - 8.30pm</p></div>',
    events: ['2026-12-01', '2026-12-08', '2026-12-15'].map(
      (day) => `${day}T18:30 – ${day}T20:30 Life Drawing`,
    ),
  },
  {
    name: 'entries that are called off, or would be if it rained',
    html: `<h1>Walks</h1><div><h3>Mill walk</h3><p>Sat 5 December, 10am</p><p>This walk has been called off.</p></div>
      <div><h3>Hill walk</h3><p>Sat 12 December, 10am</p><p>If it rains the walk will be cancelled.</p></div>
      <div><h3>Lake walk</h3><p>Sat 19 December, 10am</p></div>`,
    events: [
      '2026-12-05T10:00 Mill walk (cancelled)',
      '2026-12-12T10:00 Hill walk',
      '2026-12-19T10:00 Lake walk',
    ],
  },
  {
    name: 'entries called off in Swedish, Dutch and Japanese',
    lang: 'sv',
    html: `<h1>Program</h1><ul><li>Tors 3 december kl. 18.00 Bingo INSTÄLLT</li><li>Tors 10 december kl. 18.00 Quiz</li></ul>
      <ul lang="nl"><li>za 12 december, 20.00 uur: Jazzcafé – gaat niet door</li><li>za 19 december, 20.00 uur: Blues</li></ul>
      <ul lang="ja"><li>12月13日(日) 10:00 市場 雨天中止</li><li>12月20日(日) 10:00 合唱 中止</li></ul>`,
    events: [
      '2026-12-03T18:00 Bingo (cancelled)',
      '2026-12-10T18:00 Quiz',
      '2026-12-12T20:00 Jazzcafé (cancelled)',
      '2026-12-19T20:00 Blues',
      '2026-12-13T10:00 市場 雨天中止',
      '2026-12-20T10:00 合唱 (cancelled)',
    ],
  },
  {
    name: 'days on which there is nothing, in lists with times',
    html: `<h1>Bingo nights</h1><ul><li>Thu 3 December, 7pm: Winter bingo</li><li>Thu 24 December: NO BINGO – merry Christmas!</li>
      <li>Thu 31 December: CLOSED</li><li>Thu 7 January, 7pm: New year bingo</li></ul>
      <ul><li>mar. 8 décembre, 20h : Ciné-club</li><li>mar. 15 décembre : Pas de séance – Joyeuses fêtes</li>
      <li>mar. 22 décembre : vacances de Noël</li><li>mar. 5 janvier, 20h : Ciné-club</li></ul>`,
    events: [
      '2026-12-03T19:00 Winter bingo',
      '2027-01-07T19:00 New year bingo',
      '2026-12-08T20:00 Ciné-club',
      '2027-01-05T20:00 Ciné-club',
    ],
  },
  {
    name: 'an event that is postponed to no day yet, and one that is moved',
    lang: 'de',
    html: `<div><h3>Lesung</h3><p>5. Dezember, 19 Uhr</p><p>Verschoben, neuer Termin folgt</p></div>
      <div><h3>Konzert</h3><p>12. Dezember, 19 Uhr</p><p>verschoben vom 28. November</p></div>`,
    events: ['2026-12-05T19:00 Lesung (postponed)', '2026-12-12T19:00 Konzert'],
  },
  {
    name: 'a heading that is struck out, with the reason below it',
    html: `<h4>Brass band</h4><p>Saturday 23 January 2027, 9pm</p><h4><del>Letters</del></h4>
      <p><del>Friday 5 February, 9pm</del> <b>CANCELLED</b> as the actor is ill.</p><h4>Farce</h4><p>Saturday 6 March, 9pm</p>`,
    events: ['2027-01-23T21:00 Brass band', '2027-03-06T21:00 Farce'],
  },
  {
    name: 'evenings with a matinee on one of them',
    html: `<h3>Whittington</h3><p>Performances are on Thursday 21st, Friday 22nd and Saturday 23rd January at 7.30pm, with a matinee on the Saturday at 2.30pm. Tickets go on sale on 1st December.</p>
      <h3>Oliver!</h3><p>28–30 January, 7.30pm nightly, Saturday matinee 2pm</p>`,
    events: [
      ...['2027-01-21T19:30', '2027-01-22T19:30', '2027-01-23T14:30', '2027-01-23T19:30'].map(
        (start) => `${start} Whittington`,
      ),
      ...['2027-01-28T19:30', '2027-01-29T19:30', '2027-01-30T14:00', '2027-01-30T19:30'].map(
        (start) => `${start} Oliver!`,
      ),
    ],
  },
  {
    name: 'a list of days with a time, and a day with another',
    lang: 'de',
    html: `<h3>Der Geizige</h3><p>Fr 22. und Sa 23. Januar um 20 Uhr, So 24. Januar um 17 Uhr</p>
      <h3>Die Räuber</h3><p>5.–7. Februar, jeweils 20 Uhr</p><h3>Kabale</h3><p>12.–14. Februar, 20 Uhr, Sonntag 17 Uhr</p>`,
    events: [
      ...['2027-01-22T20:00', '2027-01-23T20:00', '2027-01-24T17:00'].map((start) => `${start} Der Geizige`),
      ...['2027-02-05T20:00', '2027-02-06T20:00', '2027-02-07T20:00'].map((start) => `${start} Die Räuber`),
      ...['2027-02-12T20:00', '2027-02-13T20:00', '2027-02-14T17:00'].map((start) => `${start} Kabale`),
    ],
  },
  {
    name: 'lists of days in Italian and American',
    lang: 'it',
    html: `<h3>La locandiera</h3><p>Venerdì 22 e sabato 23 gennaio 2027 ore 21; domenica 24 gennaio ore 17</p>
      <h3>Our Town</h3><p>January 29 and 30, 2027 at 7:30 p.m.; January 31 at 2 p.m.</p>`,
    events: [
      ...['2027-01-22T21:00', '2027-01-23T21:00', '2027-01-24T17:00'].map(
        (start) => `${start} La locandiera`,
      ),
      ...['2027-01-29T19:30', '2027-01-30T19:30', '2027-01-31T14:00'].map((start) => `${start} Our Town`),
    ],
  },
  {
    name: 'three days of a month in Swedish',
    lang: 'sv',
    html: '<h3>Den girige</h3><p>Fredag 5, lördag 6 och söndag 7 februari kl. 18.00</p>',
    events: ['2027-02-05', '2027-02-06', '2027-02-07'].map((day) => `${day}T18:00 Den girige`),
  },
  {
    name: 'three days of a month in Japanese',
    lang: 'ja',
    html: '<h3>人形劇</h3><p>1月23日・24日・30日 各日14時</p>',
    events: ['2027-01-23', '2027-01-24', '2027-01-30'].map((day) => `${day}T14:00 人形劇`),
  },
  {
    name: 'services below days with their names in the church',
    lang: 'de',
    html: `<div><p><b>Sonntag, 13.12.</b> – 3. Advent</p><p>10.00 Uhr Gottesdienst</p><p>17.00 Uhr Adventsmusik</p></div>
      <div><p><b>Donnerstag, 24.12.</b> – Heiligabend</p><p>15.30 Uhr Krippenspiel</p><p>23.00 Uhr Christmette</p></div>
      <div><p>dimanche 27 décembre (Sainte Famille)</p><p>9h30 Messe</p><p>18h Vêpres</p></div>`,
    events: [
      '2026-12-13T10:00 Gottesdienst',
      '2026-12-13T17:00 Adventsmusik',
      '2026-12-24T15:30 Krippenspiel',
      '2026-12-24T23:00 Christmette',
      '2026-12-27T09:30 Messe',
      '2026-12-27T18:00 Vêpres',
    ],
  },
  {
    name: 'a span that is broken behind its dash, and columns of first and last days',
    lang: 'de',
    html: `<table><tr><td>Sa. 19.06.2027 –<br>So. 20.06.2027</td><td>Festwochenende</td></tr><tr><td>Sa. 10.07.2027</td><td>Altpapier</td></tr></table>
      <table><tr><th>Ferien</th><th>Beginn</th><th>Ende</th></tr><tr><td>Skilager</td><td>7.2.2027</td><td>13.2.2027</td></tr><tr><td>Zeltlager</td><td>24.7.2027</td><td>7.8.2027</td></tr></table>`,
    events: [
      '2027-06-19 – 2027-06-20 Festwochenende',
      '2027-07-10 Altpapier',
      '2027-02-07 – 2027-02-13 Skilager',
      '2027-07-24 – 2027-08-07 Zeltlager',
    ],
  },
  {
    name: 'weekdays below the first day of their week',
    html: '<h2>Week commencing 30 November 2026</h2><ul><li>Monday 7pm Choir</li><li>Wednesday 10am Coffee morning</li><li>Friday 6pm Youth club</li></ul>',
    events: ['2026-11-30T19:00 Choir', '2026-12-02T10:00 Coffee morning', '2026-12-04T18:00 Youth club'],
  },
  {
    name: 'a span of days and an evening in one paragraph',
    lang: 'de',
    html: '<p>Das Lager ist von 3. bis 10. Juli 2027 am See. Ein Elternabend findet am Donnerstag, 20. Mai 2027, um 19 Uhr im Pfarrheim statt.</p>',
    events: ['2027-07-03 – 2027-07-10 Das Lager am See', '2027-05-20T19:00 Ein Elternabend @ Pfarrheim'],
  },
  {
    name: 'numbers of days before names with times, below months',
    lang: 'sv',
    html: '<h2>December</h2><p>5 Julmarknad kl 10-15</p><p>13 Luciatåg kl 18</p><h2>Januari</h2><p>9 Julgransplundring kl 14</p>',
    events: [
      '2026-12-05T10:00 – 2026-12-05T15:00 Julmarknad',
      '2026-12-13T18:00 Luciatåg',
      '2027-01-09T14:00 Julgransplundring',
    ],
  },
  {
    name: 'times in the column of the places',
    html: `<h1>Termine</h1><table><tr><td>Wann</td><td>Was</td><td>Wo</td></tr>
      <tr><td>Fr 04.12.2026</td><td>Mitgliederversammlung</td><td>Vereinsheim, 19:30</td></tr>
      <tr><td>Sa 12.12.2026</td><td>Christbaumverkauf</td><td>ab 9:00 Dorfplatz (Anmeldung bis 05.12.)</td></tr></table>`,
    lang: 'de',
    events: [
      '2026-12-04T19:30 Mitgliederversammlung @ Vereinsheim',
      '2026-12-12T09:00 Christbaumverkauf @ Dorfplatz',
    ],
  },
  {
    name: 'places with times in brackets behind them',
    html: `<table><tr><th>Date</th><th>Event</th><th>Venue</th></tr>
      <tr><td>5 December 2026</td><td>Carols</td><td>Parish Church (7.30pm)</td></tr>
      <tr><td>19 December 2026</td><td>Wassail</td><td>The Bell Inn, 8pm</td></tr></table>`,
    events: ['2026-12-05T19:30 Carols @ Parish Church', '2026-12-19T20:00 Wassail @ The Bell Inn'],
  },
  {
    name: 'a programme that goes on after midnight, with a limit in one of its lines',
    html: `<h1>Festa do Padroeiro</h1><p><b>Sexta, 4 de dezembro de 2026</b></p>
      <p>21:00 h - Concerto da banda filarmónica<br>00:30 h - Baile com o conjunto Maré Alta</p>
      <p><b>Sábado, 5 de dezembro de 2026</b></p>
      <p>10:30 h - Corrida das castanhas. Inscrições até 2 de dezembro.<br>15:00 h - Jogos tradicionais</p>`,
    lang: 'pt',
    events: [
      '2026-12-04T21:00 Concerto da banda filarmónica',
      '2026-12-05T00:30 Baile com o conjunto Maré Alta',
      '2026-12-05T10:30 Corrida das castanhas',
      '2026-12-05T15:00 Jogos tradicionais',
    ],
  },
  {
    name: 'a day with a name in parentheses, and a dance at one in the night',
    html: `<h1>Fiestas</h1><p>Del 11 al 13 de diciembre de 2026</p><p><b>VIERNES 11</b></p>
      <p>20:00 h. Pregón<br>23:30 h. Verbena popular</p><p><b>SÁBADO 12 (DÍA DEL PATRÓN)</b></p>
      <p>12:00 h. Misa mayor<br>18:00 h. Concurso de tortillas<br>01:00 h. Discomóvil Luna</p>`,
    lang: 'es',
    events: [
      '2026-12-11T20:00 Pregón',
      '2026-12-11T23:30 Verbena popular',
      '2026-12-12T12:00 Misa mayor',
      '2026-12-12T18:00 Concurso de tortillas',
      '2026-12-13T01:00 Discomóvil Luna',
    ],
  },
  {
    name: 'days of a fortnight, each with its time, in one line',
    html: `<h1>Filme vom 3. bis 16. Dezember 2026</h1>
      <h3>Der Bergführer</h3><p><b>Do 3 um 20 Uhr, Sa 5 um 17 Uhr, So 6 um 20 Uhr</b></p>
      <h3>Die Mühle</h3><p><b>Fr 11 um 20 Uhr, So 13 um 11 Uhr</b></p>`,
    lang: 'de',
    events: [
      '2026-12-03T20:00 Der Bergführer',
      '2026-12-05T17:00 Der Bergführer',
      '2026-12-06T20:00 Der Bergführer',
      '2026-12-11T20:00 Die Mühle',
      '2026-12-13T11:00 Die Mühle',
    ],
  },
  {
    name: 'days that share a time, before one with another',
    html: `<h2>The Miller’s Tale</h2>
      <p><b>Thursday 3rd, Friday 4th and Saturday 5th December at 7.30pm, Sunday 6th December at 2pm (matinée)</b></p>`,
    events: [
      '2026-12-03T19:30 The Miller’s Tale',
      '2026-12-04T19:30 The Miller’s Tale',
      '2026-12-05T19:30 The Miller’s Tale',
      '2026-12-06T14:00 The Miller’s Tale',
    ],
  },
  {
    name: 'two days below a month with the hours of each',
    html: `<h1>Programme</h1><h3>December 2026</h3>
      <p>Saturday 5th and Sunday 6th – Craft fair. Saturday 10 am – 4 pm, Sunday 11 am – 3 pm. Free.</p>
      <p>Friday 11th to Sunday 13th – Winter camp at the lake. We have the whole northern shore to ourselves, and cabins can be had.</p>
      <p>Saturday 19th – Carol singing, 6 pm</p>`,
    events: [
      '2026-12-05T10:00 – 2026-12-05T16:00 Craft fair',
      '2026-12-06T11:00 – 2026-12-06T15:00 Craft fair',
      '2026-12-11 – 2026-12-13 Winter camp at the lake',
      '2026-12-19T18:00 Carol singing',
    ],
  },
  {
    name: 'the way to the page, who wrote it and times of prayer are no events',
    html: `<p>Home &gt; News &gt; Open day 5 to 6 December 2026</p><h1>Open day</h1>
      <p>25 November 2026, by Ann Field</p><p>Saturday 5 December 2026, 2 pm: Open day</p>
      <h3>Prayer times</h3><table><tr><td colspan="2">November 26, 2026</td></tr>
      <tr><td>Fajr</td><td>5:43 AM</td></tr><tr><td>Dhuhr</td><td>1:46 PM</td></tr></table>`,
    events: ['2026-12-05T14:00 Open day'],
  },
  {
    name: 'a beginning and an end that are told below a day each',
    lang: 'it',
    html: `<h1>Festa delle castagne</h1><h2>Date e orari</h2><div>
      <div><div><div>12</div><div>dic/2026</div></div><div><h3>15:30 - Inizio evento</h3></div></div>
      <div><div><div>12</div><div>dic/2026</div></div><div><h3>18:30 - Fine evento</h3></div></div></div>
      <h2>Costi</h2><p>Gratuito</p>`,
    events: ['2026-12-12T15:30 – 2026-12-12T18:30 Festa delle castagne'],
  },
  {
    name: 'a beginning and an end on two days, told in German',
    lang: 'de',
    html: `<h1>Hüttenlager</h1><h2>Datum und Uhrzeit</h2><div><div><p>4. Dezember 2026</p><p>17:00 Uhr – Beginn</p></div>
      <div><p>6. Dezember 2026</p><p>14:00 Uhr – Ende</p></div></div>`,
    events: ['2026-12-04T17:00 – 2026-12-06T14:00 Hüttenlager'],
  },
  {
    name: 'the night behind the evening of a programme, and a deadline in it',
    lang: 'es',
    html: `<h1>Fiestas</h1><p><strong>VIERNES 4 DE DICIEMBRE</strong></p><p>20:30 h. Pregón de fiestas</p>
      <p>23:00 h. Gran verbena</p><p>01:30 h. Discomóvil</p><p><strong>SÁBADO 5 DE DICIEMBRE</strong></p>
      <p>10:00 h. Concurso de tortillas en la Plaza Mayor. Inscripciones en el bar La Solana hasta el 3 de diciembre.</p><p>12:00 h. Misa</p>`,
    events: [
      '2026-12-04T20:30 Pregón de fiestas',
      '2026-12-04T23:00 Gran verbena',
      '2026-12-05T01:30 Discomóvil',
      '2026-12-05T10:00 Concurso de tortillas @ Plaza Mayor',
      '2026-12-05T12:00 Misa',
    ],
  },
  {
    name: 'the night behind the evening in a list in German',
    lang: 'de',
    html: `<h1>Dorffest</h1><h3>Samstag, 12. Dezember</h3><ul><li>19.00 Uhr: Fackelzug</li><li>22.00 Uhr: Tanz</li>
      <li>0.30 Uhr: Mitternachtssuppe</li></ul>`,
    events: ['2026-12-12T19:00 Fackelzug', '2026-12-12T22:00 Tanz', '2026-12-13T00:30 Mitternachtssuppe'],
  },
  {
    name: 'articles in a list that is named as a menu, with the day on which they came',
    lang: 'fr',
    html: `<h1>Agenda d’hiver</h1><div class="menu articles"><ul><li><article><h3>Bébés lecteurs</h3>
      <p>Mercredi 2 décembre à 10h, coin des petits.</p><p>Mis en ligne le 20 novembre 2026 par Élodie</p></article></li>
      <li><article><h3>Atelier modelage</h3><p>Mercredi 9 décembre de 14h à 16h. 10 places, inscription obligatoire à partir du 1er décembre.</p>
      <p>Mis en ligne le 21 novembre 2026 par Élodie</p></article></li></ul></div>`,
    events: [
      '2026-12-02T10:00 Bébés lecteurs',
      '2026-12-09T14:00 – 2026-12-09T16:00 Atelier modelage ? 2026-12-01T14:00',
    ],
  },
  {
    name: 'several days after commas with one time, and a performance on another day',
    html: `<h1>The Butler</h1><p>December 3, 4, 5, 10, 11, 12 at 7:30 pm</p>
      <p>Please bring a friend.</p>`,
    timeZone: 'America/Toronto',
    events: [3, 4, 5, 10, 11, 12].map((day) => `2026-12-${String(day).padStart(2, '0')}T19:30 The Butler`),
  },
  {
    name: 'the time of rides of the week in a column beside the calendar',
    lang: 'fr',
    html: `<h1>Cyclo club</h1><table><tr><td><p>Le dimanche sans organisation : départ 8h30.</p></td>
      <td><table><tr><th>Date</th><th>Organisation</th><th>Heure</th></tr>
      <tr><td>06/12/2026</td><td>Brevet du Nord</td><td>9h00</td></tr>
      <tr><td>13/12/2026</td><td>Week-end du club</td><td></td></tr>
      <tr><td>20/12/2026</td><td>Cyclo des Moulins</td><td>8h00</td></tr></table></td></tr></table>`,
    events: [
      '2026-12-06T09:00 Brevet du Nord',
      '2026-12-13 Week-end du club',
      '2026-12-20T08:00 Cyclo des Moulins',
    ],
  },
  {
    name: 'a rule with a deadline in a later sentence above the list of its days',
    html: `<h1>Colloquium</h1><p>The colloquium meets on selected Thursdays from 3:30 to 4:30 p.m. in Hall 114 unless noted
      otherwise. Nominations for the prize are due January 5.</p><h2>Winter 2027</h2>
      <div><p>January 21, 2027</p><p><a href="/a">Flood Records</a></p></div><div><p>January 28, 2027</p><p><a href="/b">Seismic Noise</a></p></div>`,
    timeZone: 'America/Denver',
    events: [
      '2027-01-21T15:30 – 2027-01-21T16:30 Flood Records @ Hall 114',
      '2027-01-28T15:30 – 2027-01-28T16:30 Seismic Noise @ Hall 114',
    ],
  },
];
