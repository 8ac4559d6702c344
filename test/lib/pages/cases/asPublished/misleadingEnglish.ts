import { asserted, type Row } from './rows';

/** Read on Tuesday 10 March 2026 at 9:00 in Berlin. */
const gb: Row[] = [
  ['Annual report meeting 3 May 7pm, 10 May 7pm', { only: ['2026-05-03T19:00'] }],
  ['Moved: Saturday 2 May, changed from 3pm to 4pm', { only: ['2026-05-02T16:00'] }],
  ['History talk: the years 1830-2000, Tue 21 Apr 7pm', { start: '2026-04-21T19:00' }],
  ['Bank Holiday Monday 2pm egg hunt', { only: [] }],
  ['Good Friday service 3pm', { start: '2026-04-03T15:00' }],
  ['Easter Monday 2027, fun run 10am', { start: '2027-03-29T10:00' }],
  ['Whit Monday walk, 11am', { start: '2026-05-25T11:00' }],
  ['Black Friday sale from 8am', { only: [] }],
  ['Tue 21 Apr 2000-2130, Drill Hall', { start: '2026-04-21T20:00', end: '2026-04-21T21:30' }],
  ['Committee: Monday 11 March, 6pm', { only: [] }],
  ['Closed on Sunday. Open 10am to 4pm', { only: [] }],
  [
    'Quiz night, Weds 25th March, teams of six, kick-off half seven, The Anchor',
    { only: ['2026-03-25T19:30'] },
  ],
  [
    'We were open 10-4 on 1 March 2026 and raised £400, thank you! Next open day: 19 July 2026, 10-4.',
    { only: ['2026-07-19T10:00'] },
  ],
  ['Version 3.12.26 released', { only: [] }],
  ["It's a 50/50 draw, 2nd prize a 4/4 drum kit. Fri 8 May 7pm", { start: '2026-05-08T19:00' }],
  ['Suite 1900, 1 May Street, Sat 6 June, 11am', { start: '2026-06-06T11:00' }],
  ['Sun Hill Road, Friday Street and March Hare Lane', { only: [] }],
  ['Committee: Monday 11 March 2026, 6pm', { only: [] }],
  ['Ceilidh Friday 8 May 2025 at 7pm', { only: [] }],
  ['Tue 21 Apr 1830-2000hrs, Drill Hall', { start: '2026-04-21T18:30', end: '2026-04-21T20:00' }],
  ['Parade rehearsal, Thu 9 Apr at 1900', { only: ['2026-04-09T19:00'] }],
  ['Easter Monday 2pm egg hunt', { only: ['2026-04-06T14:00'] }],
];

const us: Row[] = [['Happy hour 4-6, Thurs 3/19', { only: ['2026-03-19T16:00'] }]];

export const misleadingEnglish = [...asserted('en-GB', gb), ...asserted('en-US', us)];
