import { asserted, type Row } from './rows';

/** Read on Tuesday 10 March 2026 at 9:00 in Berlin. */
const gb: Row[] = [
  ['Car boot sale every 2nd Sunday from 12 April to 11 October, gates 7am', { only: ['2026-04-12T07:00'] }],
  [
    'Annual General Meeting to be held at 7.30 p.m. on Thursday 16th April, 2026 in the Village Hall, Lower Street.',
    { start: '2026-04-16T19:30' },
  ],
  [
    'Doors: 18:30 | Curtain: 19:00 | 21/05/2026 | £12/£10 conc.',
    { start: ['2026-05-21T18:30', '2026-05-21T19:00'] },
  ],
  [
    'New date! Originally 20 March, the concert by Elin Marsh now takes place on 24 April 2026, 8pm',
    { only: ['2026-04-24T20:00'] },
  ],
  ['Deadline for applications: 1 May 2026. Residency: 6–19 July 2026.', { only: ['2026-07-06T00:00'] }],
  ['Call 020 7946 0123 to book for Thursday 4th June 2026 at 2.15pm', { start: '2026-06-04T14:15' }],
  [
    'Born 12 April 1952, the pianist returns to the Hall on 12 April 2026 at 3pm',
    { only: ['2026-04-12T15:00'] },
  ],
  ['Noon, Friday the 13th of March, the fountain', { start: '2026-03-13T12:00' }],
  [
    'Midnight screening Saturday 28 March',
    { only: ['2026-03-28T00:00', '2026-03-29T00:00', '2026-03-28T23:59'] },
  ],
  ['2026-05-09 14:00-17:30 Repair Café, Building 7', { start: '2026-05-09T14:00', end: '2026-05-09T17:30' }],
  ["Tomorrow's workshop has been cancelled.", { only: ['2026-03-11T00:00'] }],
  ['Registration closes on Monday 30 March 2026 at 23:59.', { only: ['2026-03-30T23:59'] }],
  ['Open Tues-Sat 10-5', { only: [] }],
  ['Room 12.05, Bldg 3/4, every now and then', { only: [] }],
  ['Chapter 5: May the force be with you, 7 pm sharp', { only: [] }],
  ['Sat nav users: use SE1 9PP. Mon ami bistro opens 6pm.', { only: [] }],
  ['March for Clean Rivers on Saturday 21 March from 1pm, Market Square', { start: '2026-03-21T13:00' }],
  [
    'Good Friday service 3 April 2026, 12 noon to 3pm',
    { start: '2026-04-03T12:00', end: '2026-04-03T15:00' },
  ],
  ['Class runs 90 minutes from 6.15pm, Wed 8 April', { start: '2026-04-08T18:15' }],
  ['The talk (45 min) starts 13:05 on 17 April 2026 in LT2.', { start: '2026-04-17T13:05' }],
  ['From 1 to 3 pm on 3 May 2026', { start: '2026-05-03T13:00', end: '2026-05-03T15:00' }],
  ['Training day Fri. 5 June, 9:30–5, lunch included', { only: ['2026-06-05T09:30'] }],
  ['8 for 8.30, Saturday 2 May, black tie', { only: ['2026-05-02T20:00', '2026-05-02T20:30'] }],
  ['Harvest service, Sunday 27 September 2026, 10am', { start: '2026-09-27T10:00' }],
  ['next Friday 7pm, the Dog & Duck', { only: ['2026-03-13T19:00', '2026-03-20T19:00'] }],
  ['a week on Thursday, 6pm', { only: ['2026-03-19T18:00'] }],
  ['Thursday week at 6pm, usual room', { only: ['2026-03-19T18:00'] }],
  ['Choir supper 31 April 2026, 7pm', { only: [] }],
  ['Leap day party 29 February 2027 at 3pm', { only: [] }],
  ['Psalm 23:4 will be read on Sunday 22 March at 9.30am', { start: '2026-03-22T09:30' }],
  ['John 3:16 banner painting', { only: [] }],
  ["Augusta Wednesday, soprano, sings April's songs 8 May 2026 7:30pm", { only: ['2026-05-08T19:30'] }],
  ['Sat 14 or Sun 15 March, 3pm?', { only: [] }],
  [
    'Parish lunch not on Friday 13 March as announced but on Friday 20 March, 7pm',
    { only: ['2026-03-20T19:00'] },
  ],
  ['12am–3am, Sunday 17 May 2026, sleepover watch', { only: ['2026-05-17T00:00'] }],
  ['Boat jumble 9-10 May 2026, 10-16h', { only: ['2026-05-09T10:00'] }],
  ['Choir tour 10/11 May 2026', { only: ['2026-05-10T00:00'] }],
  ['Weekend of 25/26 April 2026: open studios', { only: ['2026-04-25T00:00'] }],
  ['Summer term: 20 April – 17 July 2026', { start: '2026-04-20T00:00', end: '2026-07-17T23:59:59' }],
  ['Tickets on sale Friday 13 March 10am. Show: 6 November 2026, 7.30pm', { only: ['2026-11-06T19:30'] }],
  [
    'Please reply by Friday 20 March. The AGM is on Tuesday 31 March at 18:00.',
    { only: ['2026-03-31T18:00'] },
  ],
  ['Bins: next collection Thursday 12 March from 6am', { only: ['2026-03-12T06:00'] }],
  [
    'Ridge walk, 14 miles, 800 m of ascent, meet 08:45 at the bridge, Sun 26 Apr',
    { start: '2026-04-26T08:45' },
  ],
  [
    'The sale of 4 July 1826 is the subject of a lecture on 4 June 2026, 6.30pm',
    { only: ['2026-06-04T18:30'] },
  ],
  ['£5 before 9pm, £8 after. DJ Kestrel, Sat 30 May, 8pm till late', { only: ['2026-05-30T20:00'] }],
];

const us: Row[] = [
  ['Tuesday, June 9th · 6:00 – 8:00 PM EDT', { start: '2026-06-09T18:00', end: '2026-06-09T20:00' }],
  [
    'Sat, Jul 18, 2026, 10:00 PM - Sun, Jul 19, 6:00 AM',
    { start: '2026-07-18T22:00', end: '2026-07-19T06:00' },
  ],
  [
    'Posted on March 2, 2026 by admin. Join us for our Bird Walk on Saturday, March 21 at 8 a.m. at the Visitor Center.',
    { only: ['2026-03-21T08:00'] },
  ],
  [
    '© 2026 Friends of the Library. Book sale June 5-7, Fri 10-6, Sat 10-5, Sun 12-4.',
    { only: ['2026-06-05T10:00', '2026-06-05T00:00'] },
  ],
  [
    'RSVP by April 3. Wedding: Saturday, April 25, 2026, half past two in the afternoon',
    { only: ['2026-04-25T14:30'] },
  ],
  ['Sunrise hike: Sat Apr 11 @ 5:45a, bring headlamp', { start: '2026-04-11T05:45' }],
  ['11:59pm Dec 31, 2026 – countdown at City Hall', { start: '2026-12-31T23:59' }],
  ['Potluck 5/9/26, 2 PM', { only: ['2026-05-09T14:00'] }],
  ['Last updated: 03/09/2026', { only: [] }],
  ['Second Saturday Art Walk, April 11, 5–9 p.m.', { start: '2026-04-11T17:00', end: '2026-04-11T21:00' }],
  [
    'Doors open one hour before the concert, which begins at 7:30pm on Friday, October 9, 2026.',
    { start: '2026-10-09T19:30' },
  ],
  [
    'Meeting ID: 845 1203 2026, Passcode 120430. Time: Apr 14, 2026 04:30 PM Pacific Time (US and Canada)',
    { start: '2026-04-14T16:30' },
  ],
  ['Flight QX 1205 departs 20 APR 06:05, arrives 20 APR 08:55', { only: ['2026-04-20T06:05'] }],
  ['Matinee run Dec. 5 & 6 at 8 pm, Dec. 7 at 2 pm', { only: ['2026-12-05T20:00'] }],
  ['Trivia at the Mill, Thursday, March 12 at 7:00 PM CDT', { start: '2026-03-12T19:00' }],
  ['June 12, 2026 | 7:00pm – 12:00am', { start: '2026-06-12T19:00', end: '2026-06-13T00:00' }],
  ['Finale Wed 15 April 2026 8/7c', { only: ['2026-04-15T20:00'] }],
  ['‏Saturday‎ 16 May 2026, 7pm', { start: '2026-05-16T19:00' }],
  ['Fri\u200b 15\u00a0May\u2009 2026,\u202f8\u202fPM', { start: '2026-05-15T20:00' }],
  ['Kickoff 6/27 noonish, Pier 4', { only: ['2026-06-27T12:00', '2026-06-27T00:00'] }],
  [
    'Sept 12 through Oct 4, 2026: quilts in the round barn',
    { start: '2026-09-12T00:00', end: '2026-10-04T23:59:59' },
  ],
  ['Mondays at 6, starting April 6: beginner bridge', { only: ['2026-04-06T18:00'] }],
];

export const announcementsEnglish = [...asserted('en-GB', gb), ...asserted('en-US', us)];
