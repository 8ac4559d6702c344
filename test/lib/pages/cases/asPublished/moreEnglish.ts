import type { TextCase } from './verdict';

/** Read on Tuesday 10 March 2026 at 9:00 in Berlin. */
export const moreEnglish: TextCase[] = [
  {
    name: 'en: hours alone, in the evening',
    locale: 'en-GB',
    text: 'Doors at 7. Music 8–11. Friday the 13th of November 2026, The Cellar',
    doubt: ['2026-11-13T19:00:00', '2026-11-13T20:00:00'],
  },
  {
    name: 'en: weekday of next week',
    locale: 'en-US',
    text: 'Can we do the planning call Tuesday next week, 2pm?',
    plain: { start: '2026-03-17T14:00:00', allDay: false },
  },
  {
    name: 'en: next Friday, said on a Tuesday',
    locale: 'en-US',
    text: 'Farewell drinks next Friday 6pm at the usual place',
    doubt: ['2026-03-13T18:00:00', '2026-03-20T18:00:00'],
  },
  {
    name: 'en: in the morning as words',
    locale: 'en-GB',
    text: 'Litter pick this Saturday at 9 in the morning, meet at the bandstand',
    plain: { start: '2026-03-14T09:00:00', allDay: false },
  },
  {
    name: 'en: ISO date, dash between the hours',
    locale: 'en-US',
    text: '2026-05-07 18:00–20:30 JS Meetup, Room 4',
    plain: { start: '2026-05-07T18:00:00', end: '2026-05-07T20:30:00', allDay: false },
  },
  {
    name: 'en: 1830hrs',
    waits: true,
    locale: 'en-GB',
    text: 'Squadron dinner Thurs 7th May, 1830hrs for 1900hrs, Officers’ Mess',
    plain: { start: ['2026-05-07T18:30:00', '2026-05-07T19:00:00'], allDay: false },
  },
  {
    name: 'en: both days',
    locale: 'en-GB',
    text: 'Open Studios — May 2 & 3, 2026, 10am-5pm both days',
    doubt: ['2026-05-02T10:00:00'],
  },
  {
    name: 'en: American date with a year of two digits',
    locale: 'en-US',
    text: 'Open house 4/25/26 1-3PM, 88 Elm St',
    plain: { start: '2026-04-25T13:00:00', end: '2026-04-25T15:00:00', allDay: false },
  },
  {
    name: 'en: years of the past beside the date',
    locale: 'en-GB',
    text: 'Formed in 1998, the band play their 2019 album in full. Live 12 June 2026, 8.15pm, Roundhouse',
    plain: { start: '2026-06-12T20:15:00', allDay: false },
  },
  {
    name: 'en: one moment in three zones',
    locale: 'en-US',
    text: 'Webinar: June 10, 2026 | 11:00 AM ET / 8:00 AM PT / 17:00 CEST',
    doubt: ['2026-06-10T11:00:00'],
  },
  {
    name: 'en: moved from one hour to another',
    locale: 'en-GB',
    text: 'Meeting moved from 3pm to 4pm on Thursday 12 March',
    doubt: ['2026-03-12T16:00:00'],
  },
  {
    name: 'en: schedule of a day',
    locale: 'en-GB',
    text: 'Volunteers needed! Sat 16 May 2026: 8:30 set-up, 10:00 doors open, 16:00 clear-up',
    doubt: ['2026-05-16T08:30:00', '2026-05-16T10:00:00'],
  },
  {
    name: 'en: rain date first',
    locale: 'en-US',
    text: 'Rain date: June 14. Block party Saturday June 13, 2026, 4pm til late',
    plain: { start: '2026-06-13T16:00:00', allDay: false },
  },
  {
    name: 'en: opening hours from a day on',
    locale: 'en-GB',
    text: 'From 1 April 2026 our new opening hours are Mon–Fri 9–5.',
    doubt: ['2026-04-01T00:00:00', '2026-04-01T09:00:00'],
  },
  {
    name: 'en: an hour and no day',
    locale: 'en-GB',
    text: 'Gates close at 3pm, no re-entry',
    doubt: ['2026-03-10T15:00:00'],
  },
  {
    name: 'en: a day alone',
    locale: 'en-GB',
    text: 'Summer term begins Monday 20 April 2026.',
    plain: { start: '2026-04-20T00:00:00', allDay: true },
  },
  {
    name: 'en: midnight at which end of the day',
    locale: 'en-GB',
    text: 'Midnight screening Friday 30 October 2026, Rio Cinema',
    doubt: ['2026-10-30T00:00:00', '2026-10-31T00:00:00'],
  },
  {
    name: 'en: a date that does not exist',
    locale: 'en-US',
    text: 'Party on April 31, 2026 at 9pm!',
    doubt: [],
  },
  {
    name: 'en: 29 February of a common year',
    locale: 'en-GB',
    text: 'Leap party 29 February 2027, 8pm',
    doubt: [],
  },
  {
    name: 'en: ages look like hours',
    locale: 'en-GB',
    text: 'Clay club for ages 7-11, Wednesday 8 April 2026, 10am–12pm, £5',
    plain: { start: '2026-04-08T10:00:00', end: '2026-04-08T12:00:00', allDay: false },
  },
  {
    name: 'en: a reply that quotes a mail, its date is no event',
    locale: 'en-GB',
    text: `Sounds good to me!

On Mon, 9 Mar 2026 at 17:42, Priya <priya@mail.example> wrote:
> shall we skip this one?`,
    doubt: [],
  },
  {
    name: 'en: copyright and last update',
    locale: 'en-US',
    text: '© 2024–2026 Riverside Club. Last updated March 2, 2026 at 4:15 PM.',
    doubt: [],
  },
  {
    name: 'en-US: im Browser eines Deutschen',
    locale: 'de-DE',
    text: 'Join us for the launch on 04/17/2026, 6 PM',
    plain: { start: '2026-04-17T18:00:00', allDay: false },
  },
];
