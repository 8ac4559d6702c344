import type { ActionCases } from '../cases';
import { wrote } from '../subjects';

const url = 'https://calendar.example/tides';
const input = { eventId: 7, title: 'Tides' };
const wroteOne = [wrote('event', 7)];
const facts: ActionCases['facts'] = {
  input,
  result: { eventId: 7, url },
  keys: ['event 7'],
  substitutions: ['Tides'],
  link: url,
  effects: [wroteOne, wroteOne, wroteOne],
};
const wroteVenue = [...wroteOne, wrote('venue')];

export default [
  {
    action: 'event.duplicate',
    facts: { ...facts, made: 'event 7', effects: [wroteOne, wroteOne, [wrote('event')]] },
    runs: [
      {
        name: 'as a draft',
        input: ({ published }) => published(),
        does: [
          'read event',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          'create: make event, checked',
          '  GET events',
          '  POST events {"description":"The harbour choir sings. Bring a lantern.","status":"draft","image":"4","title":"Carols at the pier","start_date":"2026-11-30 19:00:00","end_date":"2026-11-30 21:00:00","excerpt":" ","timezone":"America/New_York","all_day":false,"cost":"$12","website":"","show_map":false,"show_map_link":false,"hide_from_listings":false,"sticky":false,"featured":true,"categories":[2],"tags":[9],"venue":5,"organizer":[8]}',
        ],
        undoes: ['compare', '  GET events/16', 'trash: remove event', '  DELETE events/16'],
      },
      {
        name: 'for another date, as one of a series',
        input: ({ published }) => ({
          ...published(),
          times: { start: '2026-12-07T19:00:00', end: '2026-12-07T21:00:00' },
          isPublished: true,
          series: 'advent',
        }),
        does: [
          'read event',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          'create: make event, checked',
          '  GET events',
          '  POST events {"description":"The harbour choir sings. Bring a lantern.","status":"publish","image":"4","title":"Carols at the pier","start_date":"2026-12-07 19:00:00","end_date":"2026-12-07 21:00:00","slug":"carols-at-the-pier-2026-12-07","excerpt":" ","timezone":"America/New_York","all_day":false,"cost":"$12","website":"","show_map":false,"show_map_link":false,"hide_from_listings":false,"sticky":false,"featured":true,"categories":[2],"tags":[9],"venue":5,"organizer":[8]}',
        ],
        undoes: ['trash: remove event', '  DELETE events/16'],
      },
    ],
  },
  {
    action: 'event.publish',
    facts,
    runs: [
      {
        name: 'a draft',
        input: async ({ published, made }) => {
          const row = published();
          await made('event.unpublish', row);
          return row;
        },
        does: [
          'read',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          'write: update event',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          '  POST events/11 {"status":"publish","image":"4","start_date":"2026-11-30 19:00:00","end_date":"2026-11-30 21:00:00","timezone":"America/New_York","all_day":false,"cost":"$12","website":"","show_map":false,"show_map_link":false,"hide_from_listings":false,"sticky":false,"featured":true,"organizer":[8]}',
        ],
        undoes: [
          'read',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          'write: update event',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          '  POST events/11 {"status":"draft","image":"4","start_date":"2026-11-30 19:00:00","end_date":"2026-11-30 21:00:00","timezone":"America/New_York","all_day":false,"cost":"$12","website":"","show_map":false,"show_map_link":false,"hide_from_listings":false,"sticky":false,"featured":true,"organizer":[8]}',
        ],
      },
      {
        name: 'a published one',
        input: ({ published }) => published(),
        does: ['read', '  GET events/11', '  GET wp/v2/tribe_events/11'],
        undoes: [],
      },
    ],
  },
  {
    action: 'event.review',
    facts,
    runs: [
      {
        name: 'a published one',
        input: ({ published }) => published(),
        does: [
          'read',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          'write: update event',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          '  POST events/11 {"date":"2026-11-20 10:00:00","date_utc":"2026-11-20 15:00:00","status":"pending","image":"4","start_date":"2026-11-30 19:00:00","end_date":"2026-11-30 21:00:00","timezone":"America/New_York","all_day":false,"cost":"$12","website":"","show_map":false,"show_map_link":false,"hide_from_listings":false,"sticky":false,"featured":true,"organizer":[8]}',
        ],
        undoes: [
          'read',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          'write: update event',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          '  POST events/11 {"date":"2026-11-20 10:00:00","date_utc":"2026-11-20 15:00:00","status":"publish","image":"4","start_date":"2026-11-30 19:00:00","end_date":"2026-11-30 21:00:00","timezone":"America/New_York","all_day":false,"cost":"$12","website":"","show_map":false,"show_map_link":false,"hide_from_listings":false,"sticky":false,"featured":true,"organizer":[8]}',
        ],
      },
    ],
  },
  {
    action: 'event.unpublish',
    facts,
    runs: [
      {
        name: 'a published one',
        input: ({ published }) => published(),
        does: [
          'read',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          'write: update event',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          '  POST events/11 {"date":"2026-11-20 10:00:00","date_utc":"2026-11-20 15:00:00","status":"draft","image":"4","start_date":"2026-11-30 19:00:00","end_date":"2026-11-30 21:00:00","timezone":"America/New_York","all_day":false,"cost":"$12","website":"","show_map":false,"show_map_link":false,"hide_from_listings":false,"sticky":false,"featured":true,"organizer":[8]}',
        ],
        undoes: [
          'read',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          'write: update event',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          '  POST events/11 {"date":"2026-11-20 10:00:00","date_utc":"2026-11-20 15:00:00","status":"publish","image":"4","start_date":"2026-11-30 19:00:00","end_date":"2026-11-30 21:00:00","timezone":"America/New_York","all_day":false,"cost":"$12","website":"","show_map":false,"show_map_link":false,"hide_from_listings":false,"sticky":false,"featured":true,"organizer":[8]}',
        ],
      },
    ],
  },
  {
    action: 'event.trash',
    facts: {
      input,
      keys: ['event 7'],
      substitutions: ['Tides'],
      effects: [wroteOne, wroteOne, wroteOne],
    },
    runs: [
      {
        name: 'a published one',
        input: ({ published }) => published(),
        does: ['read', '  GET events/11', 'trash: remove event', '  DELETE events/11'],
        undoes: [
          'restore: update event',
          '  GET events',
          '  GET wp/v2/tribe_events/11',
          '  POST events/11 {"date":"2026-11-20 10:00:00","date_utc":"2026-11-20 15:00:00","status":"publish","image":"4","start_date":"2026-11-30 19:00:00","end_date":"2026-11-30 21:00:00","slug":"carols-at-the-pier","timezone":"America/New_York","all_day":false,"cost":"$12","website":"","show_map":false,"show_map_link":false,"hide_from_listings":false,"sticky":false,"featured":true,"organizer":[8]}',
        ],
      },
    ],
  },
  {
    action: 'event.restore',
    facts: {
      ...facts,
      result: { eventId: 7, url, restored: { venue: 3 } },
      effects: [wroteVenue, wroteVenue, wroteOne],
    },
    runs: [
      {
        name: 'a trashed one',
        input: async ({ published, made }) => {
          const row = published();
          await made('event.trash', row);
          return row;
        },
        does: [
          'find places',
          '  GET events',
          'note currency',
          '  GET events',
          'note date',
          'restore: update event',
          '  GET events',
          '  GET wp/v2/tribe_events/11',
          '  POST events/11 {"date":"2026-11-20 10:00:00","status":"draft","image":"4","start_date":"2026-11-30 19:00:00","end_date":"2026-11-30 21:00:00","slug":"carols-at-the-pier","timezone":"America/New_York","all_day":false,"cost":"$12","website":"","show_map":false,"show_map_link":false,"hide_from_listings":false,"sticky":false,"featured":true,"organizer":[8]}',
        ],
        undoes: ['compare', '  GET events/11', 'trash: remove event', '  DELETE events/11'],
      },
    ],
  },
  {
    action: 'event.delete',
    facts: {
      input,
      keys: ['event 7'],
      substitutions: ['Tides'],
      effects: [
        [{ kind: 'eventGone', eventId: 7 }, ...wroteOne],
        [{ kind: 'eventGone', eventId: 7 }, ...wroteOne],
        [{ kind: 'eventGone', eventId: 7 }, ...wroteOne],
      ],
    },
    runs: [
      {
        name: 'a trashed one',
        input: async ({ published, made }) => {
          const row = published();
          await made('event.trash', row);
          return row;
        },
        does: ['delete: remove event, checked', '  GET events', '  DELETE wp/v2/tribe_events/11?force=true'],
      },
      {
        name: 'a published one',
        input: ({ published }) => published(),
        does: [],
        fails: 'eventNotInTrash',
      },
    ],
  },
] satisfies ActionCases[];
