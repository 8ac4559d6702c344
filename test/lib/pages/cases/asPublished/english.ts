import type { TextCase } from './verdict';

/** Read on Tuesday 10 March 2026 at 9:00 in Berlin. */
export const english: TextCase[] = [
  {
    name: 'en mail: weekday, date, range of hours',
    locale: 'en-GB',
    text: `Hi all,

just a reminder that our spring plant swap is on Saturday 18 April from 10 to 4 at St Mary's Church Hall, Mill Road, Ely.
Bring pots! Tea and cake £3.

Jo`,
    plain: {
      start: '2026-04-18T10:00:00',
      end: '2026-04-18T16:00:00',
      allDay: false,
      title: 'plant swap',
      venue: "St Mary's Church Hall",
    },
  },
  {
    name: 'en poster: doors and show',
    waits: true,
    locale: 'en-US',
    text: `THE HOLLOW PINES
w/ Mud Season + Ada Crane
FRI MAY 22, 2026
Doors 7pm / Show 8pm
The Sinclair Room, Cambridge MA
$18 adv / $22 door · 18+`,
    plain: {
      start: ['2026-05-22T19:00:00', '2026-05-22T20:00:00'],
      allDay: false,
      title: 'HOLLOW PINES',
      venue: 'Sinclair Room',
    },
  },
  {
    name: 'en chat: tomorrow night',
    locale: 'en-US',
    text: "yo board games tomorrow 7:30pm at Mike's? bring snacks",
    plain: { start: '2026-03-11T19:30:00', allDay: false, title: 'board games' },
  },
  {
    name: 'en: numeric date without any hint of order',
    locale: 'en-US',
    text: 'Potluck 3/4 8pm, community center',
    doubt: ['2027-03-04T20:00:00', '2026-04-03T20:00:00'],
  },
  {
    name: 'en forum: from two days of which one is to be chosen',
    locale: 'en-GB',
    text: 'Are people free for the walk tomorrow or Sunday? 11am at the car park either way.',
    doubt: ['2026-03-11T11:00:00', '2026-03-15T11:00:00'],
  },
  {
    name: 'en: range of days across a month, no hours',
    locale: 'en-GB',
    text: 'Fringe by the Lake returns 30 July – 2 August 2026, Windermere. Weekend tickets £85.',
    plain: { start: '2026-07-30T00:00:00', end: '2026-08-02T23:59:59', allDay: true },
  },
  {
    name: 'en: every Tuesday, with a start date',
    locale: 'en-GB',
    text: 'Beginners yoga every Tuesday 6.30pm–7.45pm starting 14 April 2026, Scout Hut. £8 drop in.',
    plain: { start: '2026-04-14T18:30:00', end: '2026-04-14T19:45:00', allDay: false },
  },
  {
    name: 'en: weekday that does not fit',
    locale: 'en-GB',
    text: 'AGM: Thursday 15 April 2026, 19:00, Committee Room 2',
    doubt: ['2026-04-15T19:00:00', '2026-04-16T19:00:00'],
  },
  {
    name: 'en: deadline and event',
    locale: 'en-US',
    text: `Register by April 3, 2026.
Spring Hackathon
April 25, 2026, 9:00 AM – 6:00 PM
Engineering Hall 1800`,
    plain: {
      start: '2026-04-25T09:00:00',
      end: '2026-04-25T18:00:00',
      allDay: false,
      title: 'Spring Hackathon',
    },
  },
  {
    name: 'en: postponed from an old date',
    locale: 'en-GB',
    text: 'The concert planned for 21 March 2026 has been moved to 16 May 2026, 7.30pm. Tickets remain valid.',
    doubt: ['2026-05-16T19:30:00'],
  },
  {
    name: 'en: zone named, ends past midnight',
    locale: 'en-US',
    text: 'Release party Saturday, June 6, 2026, 9pm-2am, The Vault, 41 Canal St',
    plain: { start: '2026-06-06T21:00:00', end: '2026-06-07T02:00:00', allDay: false },
  },
  {
    name: 'en: noon and midnight as words',
    locale: 'en-US',
    text: 'Chili cook-off! Sunday, October 4, 2026, noon to 3 p.m. Fire Station 5. Free.',
    plain: { start: '2026-10-04T12:00:00', end: '2026-10-04T15:00:00', allDay: false },
  },
  {
    name: 'en: phone number, price and year beside the date',
    waits: true,
    locale: 'en-US',
    text: `Summer Gala 2026
Call 555-0417 for tables ($1,200 for 10)
Thursday, June 18 at 6:00 PM
Harbor Club, 1201 Western Ave`,
    plain: { start: '2026-06-18T18:00:00', allDay: false, title: 'Summer Gala', venue: 'Harbor Club' },
  },
  {
    name: 'en: a date that has passed this year, no year',
    locale: 'en-GB',
    text: 'Burns Night Supper, 25 January, 7 for 7.30pm, Village Hall',
    plain: { start: ['2027-01-25T19:00:00', '2027-01-25T19:30:00'], allDay: false },
  },
  {
    name: 'en: score and address that look like times',
    locale: 'en-GB',
    text: 'We won 3-1 last week! Next match: Sat 21 March, KO 15:00, 14 Park Lane.',
    plain: { start: '2026-03-21T15:00:00', allDay: false },
  },
  {
    name: 'en: no event at all',
    locale: 'en-US',
    text: 'The recipe serves 4-6 and takes about 1.5 hours at 350 degrees. May contain nuts.',
    doubt: [],
  },
];
