import type { PlainCase } from '../plainCase';

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Events in lists, cards, definition lists and below headings. */
export const lists: PlainCase[] = [
  {
    name: 'list of links with dates',
    html: `<h1>What's on</h1>${list(
      '<a href="/e/spring">Spring concert</a> – Saturday 1 May 2027, 7.30 pm, St Anne Church',
      '<a href="/e/plants">Plant sale</a> – Sunday 9 May 2027, 10 am to 1 pm',
    )}`,
    events: [
      '2027-05-01T19:30 Spring concert @ St Anne Church',
      '2027-05-09T10:00 – 2027-05-09T13:00 Plant sale',
    ],
  },
  {
    name: 'cards with heading, date and teaser',
    html: `<h1>Events</h1><div class="grid">${[
      ['Ceramics for beginners', 'Tuesday, 2 March 2027 | 18:00'],
      ['Winter lecture: the night sky', 'Thursday, 4 March 2027 | 19:00'],
      ['Repair café', 'Saturday, 6 March 2027 | 14:00 – 17:00'],
    ]
      .map(
        ([title, date], at) =>
          `<div class="card"><h3><a href="/event/${at}">${title}</a></h3><div class="date">${date}</div><p>Come along and bring a friend.</p><a href="/event/${at}">Read more</a></div>`,
      )
      .join('')}</div>`,
    events: [
      '2027-03-02T18:00 Ceramics for beginners',
      '2027-03-04T19:00 Winter lecture: the night sky',
      '2027-03-06T14:00 – 2027-03-06T17:00 Repair café',
    ],
  },
  {
    name: 'date badges in elements of their own',
    html: `<h1>Coming up</h1>${list(
      '<div><span class="month">Mar</span><span class="day">13</span></div><div><a href="/e/1">Seed swap</a></div><div>10:00 am</div>',
      '<div><span class="month">Apr</span><span class="day">24</span></div><div><a href="/e/2">Bird walk</a></div><div>7:00 am</div>',
    )}`,
    events: ['2027-03-13T10:00 Seed swap', '2027-04-24T07:00 Bird walk'],
  },
  {
    name: 'shared time, room and title before the dates',
    html: `<h1>School Board</h1><p>Board meeting, every third Wednesday at 10 am, in Room 103, on these dates:</p>${list('January 20, 2027', 'February 17, 2027', 'March 17, 2027')}`,
    events: [
      '2027-01-20T10:00 School Board @ Room 103',
      '2027-02-17T10:00 School Board @ Room 103',
      '2027-03-17T10:00 School Board @ Room 103',
    ],
  },
  {
    name: 'the same in one sentence',
    html: `<h1>School Board</h1><p>Board meeting, every third Wednesday at 10 am, room 103, on these dates: January 20, 2027, February 17, 2027, and March 17, 2027.</p>`,
    events: [
      '2027-01-20T10:00 School Board',
      '2027-02-17T10:00 School Board',
      '2027-03-17T10:00 School Board',
    ],
  },
  {
    name: 'twelve dates without a year, with weekdays',
    html: `<h1>Zoning Commission</h1><p>Meetings start at 6:00 pm.</p>${list(
      ...[
        'Tuesday, January 5',
        'Tuesday, February 2',
        'Tuesday, March 2',
        'Tuesday, April 6',
        'Tuesday, May 4',
        'Tuesday, June 1',
        'Tuesday, July 6',
        'Tuesday, August 3',
        'Tuesday, September 7',
        'Tuesday, October 5',
        'Tuesday, November 2',
        'Tuesday, December 7',
      ],
    )}`,
    events: [
      '01-05',
      '02-02',
      '03-02',
      '04-06',
      '05-04',
      '06-01',
      '07-06',
      '08-03',
      '09-07',
      '10-05',
      '11-02',
      '12-07',
    ].map((day) => `2027-${day}T18:00 Zoning Commission`),
  },
  {
    name: 'a list that runs on over New Year without any year',
    lang: 'en-GB',
    html: `<h1>Reading circle</h1>${list('10 October: Middlemarch', '14 November: Orlando', '12 December: Emma', '9 January: Dracula', '13 February: Beloved')}`,
    events: [
      '2026-10-10 Middlemarch ? 2027-10-10',
      '2026-11-14 Orlando ? 2027-11-14',
      '2026-12-12 Emma',
      '2027-01-09 Dracula',
      '2027-02-13 Beloved',
    ],
  },
  {
    name: 'a weekday that does not fit the year of the heading',
    html: `<h1>Garden Club 2027</h1>${list('Monday, March 1: Pruning', 'Monday, April 6: Compost')}`,
    events: ['2027-03-01 Pruning', '2027-04-06 Compost ? 2027-04-05'],
  },
  {
    name: 'the year stands in the address',
    url: 'https://club.example/events/2027/spring/',
    html: `<h1>Rowing club</h1>${list('5 April – Boat blessing', '19 April – Sprint regatta')}`,
    events: ['2027-04-05 Boat blessing', '2027-04-19 Sprint regatta'],
  },
  {
    name: 'day numbers below months',
    lang: 'en-GB',
    html: `<h1>Village hall diary</h1><h2>May 2027</h2>${list('Sat 8 – Jumble sale, 2pm', 'Wed 19 – Talk: Roman roads, 7.30pm')}<h2>June 2027</h2>${list('Sun 6 – Open gardens', 'Sat 19 – Barn dance, 8pm')}`,
    events: [
      '2027-05-08T14:00 Jumble sale',
      '2027-05-19T19:30 Talk: Roman roads',
      '2027-06-06 Open gardens',
      '2027-06-19T20:00 Barn dance',
    ],
  },
  {
    name: 'headings that are dates with times below',
    lang: 'en-GB',
    html: `<h1>St Mary's newsletter</h1><h2>Sunday 2 May 2027</h2><p>9:00 Holy Communion</p><p>11:00 Family service</p><h2>Sunday 9 May 2027</h2><p>9:00 Holy Communion</p><p>18:00 Evensong</p>`,
    events: [
      '2027-05-02T09:00 Holy Communion',
      '2027-05-02T11:00 Family service',
      '2027-05-09T09:00 Holy Communion',
      '2027-05-09T18:00 Evensong',
    ],
  },
  {
    name: 'headings followed by text',
    html: `<h1>Programme</h1><h3>An evening of folk songs</h3><p>Friday, 12 March 2027, 8 pm</p><p>With guests from the valley.</p><h3>Poetry slam</h3><p>Friday, 19 March 2027, 9 pm</p><p>Sign up on the night.</p><h2>Contact</h2><p>Write to us.</p>`,
    events: ['2027-03-12T20:00 An evening of folk songs', '2027-03-19T21:00 Poetry slam'],
  },
  {
    name: 'university lectures as a definition list',
    html: `<h1>Mathematics Colloquium, Spring 2027</h1><p>Thursdays at 4:15 pm in Hall B</p><dl><dt>January 14</dt><dd>Ada Example: Primes in short intervals</dd><dt>January 21</dt><dd>Ben Example: Knots and surfaces</dd><dt>January 28</dt><dd>Cleo Example: Random walks</dd></dl>`,
    events: [
      '2027-01-14T16:15 Ada Example: Primes in short intervals @ Hall B',
      '2027-01-21T16:15 Ben Example: Knots and surfaces @ Hall B',
      '2027-01-28T16:15 Cleo Example: Random walks @ Hall B',
    ],
  },
  {
    name: 'definition list with titles first',
    html: `<h1>Museum</h1><dl><dt>Drawing in the gallery</dt><dd>Saturday, April 3, 2027, 11 am</dd><dt>Curator's tour</dt><dd>Sunday, April 11, 2027, 2 pm</dd></dl>`,
    events: ['2027-04-03T11:00 Drawing in the gallery', "2027-04-11T14:00 Curator's tour"],
  },
  {
    name: 'school year',
    lang: 'en-GB',
    html: `<h1>Term dates 2026–2027</h1>${list('Christmas concert: Thursday 10 December', 'Spring term begins: Monday 4 January', 'Half term: 15–19 February', "Parents' evening: Tuesday 9 March, 5pm")}`,
    events: [
      '2026-12-10 Christmas concert',
      '2027-01-04 Spring term begins',
      '2027-02-15 – 2027-02-19 Half term',
      "2027-03-09T17:00 Parents' evening",
    ],
  },
  {
    name: 'paragraphs with bold dates',
    lang: 'en-GB',
    html: `<h1>Parish news</h1><p><strong>Saturday 13 February 2027</strong><br>Quiet morning at the abbey, 10 am</p><p><strong>Wednesday 17 February 2027</strong><br>Ash Wednesday supper, 6.30 pm</p>`,
    events: ['2027-02-13T10:00 Quiet morning at the abbey', '2027-02-17T18:30 Ash Wednesday supper'],
  },
  {
    name: 'titles on lines of their own before the dates',
    html: `<h1>Gigs</h1><div><p>Brass at the bandstand</p><p>3 July 2027</p><p>Jazz by the lake</p><p>17 July 2027</p></div>`,
    events: ['2027-07-03 Brass at the bandstand', '2027-07-17 Jazz by the lake'],
  },
  {
    name: 'cancelled meetings',
    html: `<h1>Parks Board</h1>${list('March 2, 2027, 7 pm – Regular meeting', 'April 6, 2027, 7 pm – Regular meeting (CANCELLED)')}`,
    events: [
      '2027-03-02T19:00 Parks Board: Regular meeting',
      '2027-04-06T19:00 Parks Board: Regular meeting (cancelled)',
    ],
  },
  {
    name: 'time elements with the machine-readable day',
    html: `<h1>Workshops</h1><article><h2>Letterpress</h2><time datetime="2027-02-20T13:00">Next Saturday</time><p>Tools are provided.</p></article><article><h2>Bookbinding</h2><time datetime="2027-02-27T13:00">The Saturday after</time><p>Bring old books.</p></article>`,
    events: ['2027-02-20T13:00 Letterpress', '2027-02-27T13:00 Bookbinding'],
  },
  {
    name: 'Termine im Verein',
    lang: 'de',
    html: `<h1>Turnverein</h1><h2>Termine</h2>${list('Sa., 20. März 2027, 14 Uhr: Frühjahrsputz am Platz', 'Fr., 16. April 2027, 19:30 Uhr: Jahreshauptversammlung im Vereinsheim', 'abgesagt: So., 2. Mai 2027: Wandertag')}`,
    events: [
      '2027-03-20T14:00 Frühjahrsputz am Platz',
      '2027-04-16T19:30 Jahreshauptversammlung @ Vereinsheim',
      '2027-05-02 Wandertag (cancelled)',
    ],
  },
  {
    name: 'concerti',
    lang: 'it',
    html: `<h1>Stagione concertistica 2027</h1>${list('sabato 13 marzo, ore 21: Quartetto Aurora', 'sabato 10 aprile, ore 21: Duo Brezza')}`,
    events: ['2027-03-13T21:00 Quartetto Aurora', '2027-04-10T21:00 Duo Brezza'],
  },
  {
    name: 'agenda',
    lang: 'nl',
    html: `<h1>Buurthuis</h1><h2>Agenda</h2>${list('zaterdag 6 maart 2027, 20.00 uur – Pubquiz', 'zondag 14 maart 2027, 14.00 uur – Bingo')}`,
    events: ['2027-03-06T20:00 Pubquiz', '2027-03-14T14:00 Bingo'],
  },
  {
    name: 'wydarzenia',
    lang: 'pl',
    html: `<h1>Dom kultury</h1><h2>Wydarzenia</h2>${list('12 marca 2027, godz. 18:00 – Wieczór poezji', '20 marca 2027, godz. 10:00 – Warsztaty ceramiczne')}`,
    events: ['2027-03-12T18:00 Wieczór poezji', '2027-03-20T10:00 Warsztaty ceramiczne'],
  },
  {
    name: 'programação',
    lang: 'pt-BR',
    html: `<h1>Centro cultural</h1>${list('13 de março de 2027, às 20h: Noite de choro', '20 de março de 2027, às 16h: Oficina de gravura')}`,
    events: ['2027-03-13T20:00 Noite de choro', '2027-03-20T16:00 Oficina de gravura'],
  },
  {
    name: 'numbers that other dates of the list explain',
    html: `<h1>Sailing</h1>${list('04/04/2027 Fitting out', '05/06/2027 Harbour race', '25/07/2027 Long race')}`,
    events: ['2027-04-04 Fitting out', '2027-06-05 Harbour race', '2027-07-25 Long race'],
  },
  {
    name: 'cards that each begin with their day and mention another',
    lang: 'de',
    html: `<h1>Kurse</h1><div>${[
      ['16. Mai 2027', 'Brot backen', '2. Mai'],
      ['23. Mai 2027', 'Körbe flechten', '9. Mai'],
      ['30. Mai 2027', 'Sensen dengeln', '16. Mai'],
    ]
      .map(([day, name, other]) => `<div><p>${day}</p><p>${name}</p><p>Vortreffen ${other}</p></div>`)
      .join('')}</div>`,
    events: ['2027-05-16 Brot backen', '2027-05-23 Körbe flechten', '2027-05-30 Sensen dengeln'],
  },
];
