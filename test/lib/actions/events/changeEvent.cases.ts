import type { ActionCases } from '../cases';
import { wrote } from '../subjects';

const url = 'https://calendar.example/tides';
const rules = [
  { kind: 'venue', id: 9 },
  { kind: 'add', field: 'tags', ids: [4] },
  { kind: 'swap', field: 'organizer', from: 3, to: 5 },
];
const wroteOne = [wrote('event', 7)];

export default [
  {
    action: 'event.change',
    facts: {
      input: { eventId: 7, title: 'Tides', rules },
      result: { eventId: 7, url, edits: {} },
      keys: ['event 7', 'uses venue 9', 'uses tag 4', 'uses organizer 5', 'organizer 3'],
      substitutions: ['Tides'],
      link: url,
      effects: [wroteOne, wroteOne, wroteOne],
    },
    runs: [
      {
        name: 'time, title and a flag',
        input: ({ published }) => ({
          ...published(),
          rules: [
            { kind: 'shift', days: 1, minutes: -30, from: '2026-11-30 19:00:00' },
            { kind: 'replace', field: 'title', find: 'Carols', replacement: 'Songs', ignoresCase: false },
            { kind: 'flag', field: 'hide_from_listings', isOn: true },
          ],
        }),
        does: [
          'read',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          'write: update event, checked',
          '  POST events/11 {"date":"2026-11-20 10:00:00","date_utc":"2026-11-20 15:00:00","status":"publish","image":"4","title":"Songs at the pier","start_date":"2026-12-01 18:30:00","end_date":"2026-12-01 20:30:00","timezone":"America/New_York","all_day":false,"cost":"$12","website":"","show_map":false,"show_map_link":false,"hide_from_listings":true,"sticky":false,"featured":true,"organizer":[8]}',
        ],
        undoes: [
          'writeBack: update event',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          '  POST events/11 {"date":"2026-11-20 10:00:00","date_utc":"2026-11-20 15:00:00","status":"publish","image":"4","title":"Carols at the pier","start_date":"2026-11-30 19:00:00","end_date":"2026-11-30 21:00:00","timezone":"America/New_York","all_day":false,"cost":"$12","website":"","show_map":false,"show_map_link":false,"hide_from_listings":false,"sticky":false,"featured":true,"organizer":[8]}',
        ],
      },
      {
        name: 'nothing',
        input: ({ published }) => ({
          ...published(),
          rules: [{ kind: 'flag', field: 'featured', isOn: true }],
        }),
        does: ['read', '  GET events/11', '  GET wp/v2/tribe_events/11'],
        undoes: [],
      },
    ],
  },
] satisfies ActionCases[];
