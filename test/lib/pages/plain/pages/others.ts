import type { PlainCase } from '../plainCase';

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Single events in sentences, and pages whose dates are no events. */
export const others: PlainCase[] = [
  {
    name: 'one event in prose',
    html: `<main><h1>Candlelight tour of the mill</h1><p>Posted on 2 November 2026 by the office</p><p>Join us on Friday, 11 December 2026 at 7 pm for a walk through the mill by candlelight. Tickets are £5.</p></main>`,
    events: ['2026-12-11T19:00 Candlelight tour of the mill'],
  },
  {
    name: 'one event with labels',
    html: `<main><h1>Public hearing on the bridge</h1><p>Date: January 14, 2027</p><p>Time: 6:30 PM</p><p>Location: Community Center</p><p>Questions? Call 555-0142.</p></main>`,
    events: ['2027-01-14T18:30 Public hearing on the bridge @ Community Center'],
  },
  {
    name: 'start and end on lines of their own',
    html: `<main><h1>Coding camp</h1><p>Starts: 5 July 2027, 9:00</p><p>Ends: 9 July 2027, 16:00</p></main>`,
    events: ['2027-07-05T09:00 – 2027-07-09T16:00 Coding camp'],
  },
  {
    name: 'the same day twice',
    html: `<main><h1>Lantern parade</h1><p>Saturday 13 November 2027</p><p>The parade leaves the square on 13 November 2027 at 17:30.</p></main>`,
    events: ['2027-11-13T17:30 Lantern parade'],
  },
  {
    name: 'an exhibition of several weeks',
    html: `<main><h1>Maps of the coast</h1><p>6 March – 30 May 2027</p><p>Open daily 10 am – 5 pm</p></main>`,
    events: ['2027-03-06 – 2027-05-30 Maps of the coast'],
  },
  {
    name: 'news with days of publication',
    html: `<h1>Latest news</h1>${[
      ['New roof for the hall', '12 November 2026'],
      ['Thank you, volunteers', '3 October 2026'],
      ['Summer in pictures', '20 August 2026'],
    ]
      .map(
        ([title, date]) =>
          `<article><h2><a href="/n">${title}</a></h2><span>${date}</span><p>Read on.</p></article>`,
      )
      .join('')}`,
    events: [],
  },
  {
    name: 'past issues of a newsletter',
    html: `<h1>Newsletter</h1><h2>Past issues</h2>${list('<a href="1.pdf">3 May 2026</a>', '<a href="2.pdf">7 June 2026</a>')}`,
    events: [],
  },
  {
    name: 'opening hours and a deadline',
    html: `<h1>Library</h1><h2>Opening hours</h2><p>Monday to Friday 9 am – 5 pm, closed on 25 December 2026</p><h2>Deadlines</h2><p>Apply by 1 February 2027.</p>`,
    events: [],
  },
  {
    name: 'only history',
    html: `<h1>About us</h1><p>The club was founded on 12 May 1987. The hall has stood since 3 June 1924.</p>`,
    events: [],
  },
  {
    name: 'a page with nothing',
    html: '<h1>Contact</h1><p>Write to us at 12 High Street, or call 555 0100.</p>',
    events: [],
  },
  {
    name: 'a meeting with minutes of the last one beside it',
    html: `<main><h1>Harbour Committee</h1><h2>Next meeting</h2><p>Wednesday, February 3, 2027 at 5:30 PM, Harbour Office</p><h2>Minutes</h2>${list('<a href="1.pdf">November 4, 2026</a>', '<a href="2.pdf">October 7, 2026</a>')}</main>`,
    events: ['2027-02-03T17:30 Harbour Committee'],
  },
  {
    name: 'details in a sidebar of the article',
    html: `<main><article><h1>Winter swim</h1><p>Bring a towel and a hot drink.</p><aside><p>Date: 9 January 2027</p><p>Time: 11:00</p><p>Place: North beach</p></aside></article></main>`,
    events: ['2027-01-09T11:00 Winter swim @ North beach'],
  },
  {
    name: 'only the title of the document names the meeting',
    title: 'Water Board meetings | County of Example',
    html: `<h2>Meetings</h2>${list('January 6, 2027, 1:30 p.m.', 'February 3, 2027, 1:30 p.m.')}`,
    events: ['2027-01-06T13:30 Water Board meetings', '2027-02-03T13:30 Water Board meetings'],
  },
  {
    name: 'dates with documents beside them are meetings',
    now: '2027-04-01T12:00:00Z',
    html: `<h1>Community Development Commission</h1><p>All meetings start at 1 p.m. in City Hall.</p><h3>2027 Meeting Schedule</h3><p>Jan. 12 <a href="1.pdf">Minutes</a><br>Feb. 9 <a href="2.pdf">Minutes</a><br>May 11</p><p><a href="#">2026</a></p><p>Dec. 8 <a href="3.pdf">Agenda</a> <a href="v">Video</a></p>`,
    events: [
      '2027-01-12T13:00 Community Development Commission',
      '2027-02-09T13:00 Community Development Commission',
      '2027-05-11T13:00 Community Development Commission',
      '2026-12-08T13:00 Community Development Commission',
    ],
  },
  {
    name: 'labels of documents are no titles',
    html: `<h1>Harbor Trustees</h1><table><tr><th>Meeting</th><th>Files</th></tr>${[
      'January 25, 2027',
      'February 22, 2027',
    ]
      .map(
        (day) =>
          `<tr><td>${day}</td><td><a href="a.pdf">View minutes</a> <a href="b.pdf">Agenda packet</a></td></tr>`,
      )
      .join('')}</table>`,
    events: ['2027-01-25 Harbor Trustees', '2027-02-22 Harbor Trustees'],
  },
  {
    name: 'day and month in lines of their own',
    html: `<h1>Hearings</h1><table>${[
      ['09', 'Jan', '6 p.m. - 8 p.m.', 'North School'],
      ['16', 'Feb', '6 p.m. - 8 p.m.', 'South School'],
    ]
      .map(
        ([day, month, time, place]) =>
          `<tr><td>${day}<br>${month}</td><td>${time}</td><td>Location: ${place}</td></tr>`,
      )
      .join('')}</table>`,
    title: 'School hearings',
    events: [
      '2027-01-09T18:00 – 2027-01-09T20:00 Hearings @ North School',
      '2027-02-16T18:00 – 2027-02-16T20:00 Hearings @ South School',
    ],
  },
  {
    name: 'an address behind the place is no title',
    html: `<h1>Arts Commission</h1><h3>2027</h3>${list(
      'February 3 at 3 pm at Lakeside Chamber 1210 W. Rosemont',
      'April 14 at 3 pm at Lakeside Chamber 1210 W. Rosemont',
    )}`,
    events: [
      '2027-02-03T15:00 Arts Commission @ Lakeside Chamber 1210 W. Rosemont',
      '2027-04-14T15:00 Arts Commission @ Lakeside Chamber 1210 W. Rosemont',
    ],
  },
  {
    name: 'panels of an accordion that call themselves a list of tabs',
    html: `<h1>Hospital Board</h1><div class="panel-group" role="tablist"><h4>March</h4><p>March 5, 2027, 9 am</p><h4>April</h4><p>April 2, 2027, 9 am</p></div>`,
    events: ['2027-03-05T09:00 Hospital Board', '2027-04-02T09:00 Hospital Board'],
  },
  {
    name: 'a main part with nothing but its heading',
    html: `<main><h1>Pension Trustees</h1></main><div>${list('March 18, 2027, 9:30 am', 'June 17, 2027, 9:30 am')}</div>`,
    events: ['2027-03-18T09:30 Pension Trustees', '2027-06-17T09:30 Pension Trustees'],
  },
  {
    name: 'months first with hyphens, as other dates of the list tell',
    html: `<h1>Ward meetings</h1>${list('2-10-2027 Budget', '4-24-2027 Parks', '5-12-2027 Roads')}`,
    events: ['2027-02-10 Budget', '2027-04-24 Parks', '2027-05-12 Roads'],
  },
];
