import type { PlainCase } from '../plainCase';

const rows = (...all: string[][]) =>
  all.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
const head = (...cells: string[]) => `<tr>${cells.map((cell) => `<th>${cell}</th>`).join('')}</tr>`;

/** Events in the rows of tables. */
export const tables: PlainCase[] = [
  {
    name: 'town hall: date, time, meeting, place',
    html: `<h1>Town Meetings</h1><table><caption>2027 schedule</caption>${head('Date', 'Time', 'Meeting', 'Location', 'Agenda')}${rows(
      ['Tue, Jan 12', '7:00 PM', 'Planning Board', 'Town Hall', '<a href="/a1.pdf">Agenda</a>'],
      ['Wed, Jan 20', '6:30 PM', 'Select Board', 'Senior Center', '<a href="/a2.pdf">Agenda</a>'],
      ['Tue, Feb 9', '7:00 PM', 'Planning Board', 'Town Hall', ''],
    )}</table>`,
    events: [
      '2027-01-12T19:00 Planning Board @ Town Hall',
      '2027-01-20T18:30 Select Board @ Senior Center',
      '2027-02-09T19:00 Planning Board @ Town Hall',
    ],
  },
  {
    name: 'a board whose year stands in the heading, with minutes beside each date',
    now: '2019-06-01T12:00:00Z',
    html: `<h1>Board of Health Meetings 2024</h1><p>All meetings begin at 9:00 a.m.</p><table>${head('Date', 'Minutes')}${rows(
      ['January 31', '<a href="m1.pdf">Minutes</a>'],
      ['February 28', '<a href="m2.pdf">Minutes</a>'],
      ['March 27', ''],
    )}</table>`,
    events: [
      '2024-01-31T09:00 Board of Health Meetings',
      '2024-02-28T09:00 Board of Health Meetings',
      '2024-03-27T09:00 Board of Health Meetings',
    ],
  },
  {
    name: 'a house number after the time is no end',
    html: `<h1>Commission Hearings</h1><table>${head('When', 'Details')}${rows(
      ['May 9, 2027', 'Regular meeting, 9:00 a.m., 2 N. State Street, Room 103'],
      ['June 13, 2027', 'Regular meeting, 9:30 a.m., 33 N. State Street, Room 9'],
    )}</table>`,
    events: [
      '2027-05-09T09:00 Commission Hearings: Regular meeting @ 2 N. State Street, Room 103',
      '2027-06-13T09:30 Commission Hearings: Regular meeting @ 33 N. State Street, Room 9',
    ],
  },
  {
    name: 'band tour',
    lang: 'en-GB',
    title: 'Tour | The Foxgloves',
    html: `<h1>The Foxgloves</h1><h2>Tour dates</h2><table>${head('Date', 'City', 'Venue', 'Tickets')}${rows(
      ['05.03.2027', 'Leeds', 'Old Chapel', '<a href="https://tix.example/1">Tickets</a>'],
      ['06.03.2027', 'York', 'The Barn', '<a href="https://tix.example/2">Sold out</a>'],
    )}</table>`,
    events: ['2027-03-05 The Foxgloves @ Old Chapel', '2027-03-06 The Foxgloves @ The Barn'],
  },
  {
    name: 'Sitzungskalender',
    lang: 'de',
    html: `<h1>Sitzungstermine 2027</h1><table>${head('Datum', 'Uhrzeit', 'Gremium', 'Ort')}${rows(
      ['Mo, 18.01.', '18:00 Uhr', 'Bauausschuss', 'Rathaus, Saal 2'],
      ['Do, 28.01.', '19:30 Uhr', 'Gemeinderat', 'Bürgerhaus'],
    )}</table>`,
    events: ['2027-01-18T18:00 Bauausschuss @ Rathaus, Saal 2', '2027-01-28T19:30 Gemeinderat @ Bürgerhaus'],
  },
  {
    name: 'rows that share a date',
    html: `<h1>Open Day</h1><table>${head('Date', 'Time', 'Activity')}<tr><td rowspan="2">Saturday 5 June 2027</td><td>10:00</td><td>Bell ringing</td></tr><tr><td>14:00</td><td>Tower tour</td></tr><tr><td>Sunday 6 June 2027</td><td>11:00</td><td>Family walk</td></tr></table>`,
    events: ['2027-06-05T10:00 Bell ringing', '2027-06-05T14:00 Tower tour', '2027-06-06T11:00 Family walk'],
  },
  {
    name: 'months as rows across the table',
    lang: 'en-GB',
    html: `<h1>Club Calendar</h1><table><tr><th colspan="3">December 2026</th></tr>${rows(
      ['Sat 5', '19:00', 'Quiz night'],
      ['Fri 18', '20:00', 'Carols'],
    )}<tr><th colspan="3">January 2027</th></tr>${rows(['Sat 9', '10:30', 'New year paddle'])}</table>`,
    events: ['2026-12-05T19:00 Quiz night', '2026-12-18T20:00 Carols', '2027-01-09T10:30 New year paddle'],
  },
  {
    name: 'a season that runs on over New Year',
    lang: 'en-GB',
    html: `<h1>Fixtures 2026/27</h1><table>${head('Date', 'Opponent', 'Kick-off')}${rows(
      ['Sat 19 Dec', 'Harbour Rovers', '15:00'],
      ['Sat 2 Jan', 'Hill United', '15:00'],
      ['Sat 16 Jan', 'Valley FC', '14:00'],
    )}</table>`,
    events: ['2026-12-19T15:00 Harbour Rovers', '2027-01-02T15:00 Hill United', '2027-01-16T14:00 Valley FC'],
  },
  {
    name: 'several committees with dates in columns',
    html: `<h1>Committee dates 2027</h1><table>${head('', 'Finance Committee', 'Parks Committee')}${rows(
      ['', 'January 11', 'January 13'],
      ['', 'February 8', 'February 10'],
    )}</table>`,
    events: [
      '2027-01-11 Finance Committee',
      '2027-01-13 Parks Committee',
      '2027-02-08 Finance Committee',
      '2027-02-10 Parks Committee',
    ],
  },
  {
    name: 'deadline column beside the date',
    html: `<h1>Grant Panel</h1><table>${head('Application deadline', 'Meeting date', 'Topic')}${rows(
      ['1 February 2027', '15 February 2027', 'Small grants'],
      ['1 May 2027', '17 May 2027', 'Youth grants'],
    )}</table>`,
    events: ['2027-02-15 Small grants', '2027-05-17 Youth grants'],
  },
  {
    name: 'one event with a label in each row',
    html: `<h1>Harvest Supper</h1><table>${rows(['Date', 'Saturday, 2 October 2027'], ['Time', '6:30 pm'], ['Venue', 'Parish Hall'])}</table><p>Bring a dish to share.</p>`,
    events: ['2027-10-02T18:30 Harvest Supper @ Parish Hall'],
  },
  {
    name: 'month grid',
    html: `<h1>Library Calendar</h1><h2>May 2027</h2><table><tr>${['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((day) => `<th>${day}</th>`).join('')}</tr>${[
      ['25', '26', '27', '28', '29', '30', '1'],
      ['2', '3<br><a href="/e/1">Story time 10:30 am</a>', '4', '5', '6', '7', '8'],
      ['9', '10', '11', '12<br>Chess club 6 pm<br>Film night 8 pm', '13', '14', '15'],
      ['16', '17', '18', '19', '20', '21', '22'],
      ['23', '24', '25', '26', '27', '28', '29'],
      ['30', '31', '1<br>Summer reading begins', '2', '3', '4', '5'],
    ]
      .map((week) => rows(week))
      .join('')}</table>`,
    events: [
      '2027-05-03T10:30 Story time',
      '2027-05-12T18:00 Chess club',
      '2027-05-12T20:00 Film night',
      '2027-06-01 Summer reading begins',
    ],
  },
  {
    name: 'calendrier municipal',
    lang: 'fr',
    html: `<h1>Réunions du conseil</h1><table>${head('Date', 'Heure', 'Objet', 'Lieu')}${rows(
      ['jeudi 14 janvier 2027', '18 h 30', 'Conseil municipal', 'Mairie'],
      ['jeudi 11 février 2027', '20 h', 'Commission sports', 'Gymnase'],
    )}</table>`,
    events: ['2027-01-14T18:30 Conseil municipal @ Mairie', '2027-02-11T20:00 Commission sports @ Gymnase'],
  },
  {
    name: 'calendario de actos',
    lang: 'es',
    html: `<h1>Actos de la parroquia</h1><table>${head('Fecha', 'Hora', 'Acto', 'Lugar')}${rows(
      ['3 de mayo de 2027', '19:30', 'Concierto de primavera', 'Iglesia'],
      ['10 de mayo de 2027', '11:00', 'Romería', 'Ermita'],
    )}</table>`,
    events: ['2027-05-03T19:30 Concierto de primavera @ Iglesia', '2027-05-10T11:00 Romería @ Ermita'],
  },
  {
    name: '日程表',
    lang: 'ja',
    html: `<h1>公民館のイベント</h1><table>${head('日付', '時間', '内容', '会場')}${rows(
      ['2027年4月3日(土)', '14時', '春の音楽会', '大ホール'],
      ['2027年4月10日(土)', '10時30分', '絵本の会', '和室'],
    )}</table>`,
    events: ['2027-04-03T14:00 春の音楽会 @ 大ホール', '2027-04-10T10:30 絵本の会 @ 和室'],
  },
  {
    name: 'a table of past minutes holds no events',
    html: `<h1>Council</h1><h2>Meeting minutes</h2><table>${rows(
      ['<a href="1.pdf">Minutes of 3 May 2026</a>'],
      ['<a href="2.pdf">Minutes of 7 June 2026</a>'],
    )}</table>`,
    events: [],
  },
  {
    name: 'a table that only places the page',
    lang: 'en-GB',
    html: `<table><tr><td><ul><li><a href="/x">Rates</a></li></ul></td><td><h2>Forthcoming events</h2><ul><li>6 February 2027: Pancake race, 11am</li><li>7 March 2027: Jumble sale, 2pm</li></ul></td></tr></table>`,
    events: ['2027-02-06T11:00 Pancake race', '2027-03-07T14:00 Jumble sale'],
  },
];
