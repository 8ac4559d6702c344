import { eventStory } from '../../../crash/stories/calendar';
import type { ActionCases, CaseWorld } from '../cases';
import { eventForm, eventFormKeys, fullOrganizer, fullVenue, wroteEvent } from '../subjects';

const url = 'https://calendar.example/tides';
const edited =
  (change: object) =>
  ({ toEdit }: CaseWorld) => {
    const { eventId, from } = toEdit();
    return { eventId, from, form: { ...from, ...change } };
  };

export default [
  {
    action: 'event.edit',
    facts: {
      input: {
        eventId: 7,
        from: eventForm,
        form: { ...eventForm, venue: { id: 9 } },
        source: 'https://a.example',
      },
      result: { url },
      substitutions: ['Tides'],
      link: url,
      keys: ['event 7', 'uses venue 9', ...eventFormKeys],
      effects: [
        [{ kind: 'eventAdded', source: 'https://a.example', eventId: 7, url }, ...wroteEvent],
        wroteEvent,
        wroteEvent,
      ],
    },
    runs: [
      {
        name: 'cost and website',
        input: ({ toEdit }) => toEdit(),
        does: [
          'read',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          'write: update event, checked',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          '  POST events/11 {"date":"2026-11-20 10:00:00","date_utc":"2026-11-20 15:00:00","status":"publish","image":"4","start_date":"2026-11-30 19:00:00","end_date":"2026-11-30 21:00:00","timezone":"America/New_York","all_day":false,"cost":"12","website":"https://quay.example/","show_map":false,"show_map_link":false,"hide_from_listings":false,"sticky":false,"featured":true,"organizer":[8]}',
          'currency: update event',
          '  POST wp/v2/tribe_events/11?context=edit&_fields=title,content,excerpt,meta,password,status,link,slug {"meta":{"_EventCost":"12","_EventCurrencySymbol":"$","_EventCurrencyPosition":"prefix","_EventCurrencyCode":""}}',
        ],
        undoes: [
          'writeBack: update event',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          '  POST events/11 {"date":"2026-11-20 10:00:00","date_utc":"2026-11-20 15:00:00","status":"publish","image":"4","start_date":"2026-11-30 19:00:00","end_date":"2026-11-30 21:00:00","timezone":"America/New_York","all_day":false,"cost":"$12","website":"","show_map":false,"show_map_link":false,"hide_from_listings":false,"sticky":false,"featured":true,"organizer":[8]}',
        ],
      },
      {
        name: 'title and text',
        input: edited({ title: ' More & ', description: 'Three\nfour' }),
        does: [
          'read',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          'write: update event, checked',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          '  POST events/11 {"date":"2026-11-20 10:00:00","date_utc":"2026-11-20 15:00:00","description":"Three\\nfour","status":"publish","image":"4","title":"More &","start_date":"2026-11-30 19:00:00","end_date":"2026-11-30 21:00:00","timezone":"America/New_York","all_day":false,"cost":"$12","website":"","show_map":false,"show_map_link":false,"hide_from_listings":false,"sticky":false,"featured":true,"organizer":[8]}',
        ],
        undoes: [
          'writeBack: update event',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          '  POST events/11 {"date":"2026-11-20 10:00:00","date_utc":"2026-11-20 15:00:00","description":"The harbour choir sings. Bring a lantern.","status":"publish","image":"4","title":"Carols at the pier","start_date":"2026-11-30 19:00:00","end_date":"2026-11-30 21:00:00","timezone":"America/New_York","all_day":false,"cost":"$12","website":"","show_map":false,"show_map_link":false,"hide_from_listings":false,"sticky":false,"featured":true,"organizer":[8]}',
        ],
      },
      {
        name: 'times',
        input: ({ toEdit }) => {
          const { eventId, from: filled } = toEdit();
          // Times are changed from those that the event has alone
          const from = { ...filled, start: '2026-11-30T19:00', end: '2026-11-30T21:00' };
          const times = { start: '2027-04-01T10:00', end: '2027-04-02T11:30', timeZone: 'UTC' };
          return { eventId, from, form: { ...from, ...times } };
        },
        does: [
          'read',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          'write: update event, checked',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          '  POST events/11 {"date":"2026-11-20 10:00:00","date_utc":"2026-11-20 15:00:00","status":"publish","image":"4","start_date":"2027-04-01 10:00:00","end_date":"2027-04-02 11:30:00","timezone":"UTC","all_day":false,"cost":"$12","website":"","show_map":false,"show_map_link":false,"hide_from_listings":false,"sticky":false,"featured":true,"organizer":[8]}',
        ],
        undoes: [
          'writeBack: update event',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          '  POST events/11 {"date":"2026-11-20 10:00:00","date_utc":"2026-11-20 15:00:00","status":"publish","image":"4","start_date":"2026-11-30 19:00:00","end_date":"2026-11-30 21:00:00","timezone":"America/New_York","all_day":false,"cost":"$12","website":"","show_map":false,"show_map_link":false,"hide_from_listings":false,"sticky":false,"featured":true,"organizer":[8]}',
        ],
      },
      {
        name: 'all day',
        input: edited({ allDay: true }),
        does: [
          'read',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          'write: update event, checked',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          '  POST events/11 {"date":"2026-11-20 10:00:00","date_utc":"2026-11-20 15:00:00","status":"publish","image":"4","start_date":"2026-11-30 00:00:00","end_date":"2026-11-30 23:59:59","timezone":"Europe/Lisbon","all_day":true,"cost":"$12","website":"","show_map":false,"show_map_link":false,"hide_from_listings":false,"sticky":false,"featured":true,"organizer":[8]}',
        ],
        undoes: [
          'writeBack: update event',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          '  POST events/11 {"date":"2026-11-20 10:00:00","date_utc":"2026-11-20 15:00:00","status":"publish","image":"4","start_date":"2026-11-30 19:00:00","end_date":"2026-11-30 21:00:00","timezone":"America/New_York","all_day":false,"cost":"$12","website":"","show_map":false,"show_map_link":false,"hide_from_listings":false,"sticky":false,"featured":true,"organizer":[8]}',
        ],
      },
      {
        name: 'venue and organizer',
        input: edited({ venue: fullVenue, organizers: [fullOrganizer] }),
        does: [
          'read',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          'find venue',
          '  GET venues',
          'find organizer',
          '  GET organizers',
          'create venue: make venue, checked',
          '  GET venues',
          '  POST venues {"status":"publish","venue":"Zylmorf & Quay","address":"Pier 1","city":"Lisbon","country":"Portugal","province":"x","zip":"1"}',
          'create organizer: make organizer, checked',
          '  GET organizers',
          '  POST organizers {"status":"publish","organizer":"Zylmorf Choir","phone":"1","website":"https://choir.example","email":"a@quay.example"}',
          'write: update event, checked',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          '  POST events/11 {"date":"2026-11-20 10:00:00","date_utc":"2026-11-20 15:00:00","status":"publish","image":"4","start_date":"2026-11-30 19:00:00","end_date":"2026-11-30 21:00:00","timezone":"America/New_York","all_day":false,"cost":"$12","website":"","show_map":false,"show_map_link":false,"hide_from_listings":false,"sticky":false,"featured":true,"venue":16,"organizer":[17,8]}',
        ],
        undoes: [
          'writeBack: update event',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          '  POST events/11 {"date":"2026-11-20 10:00:00","date_utc":"2026-11-20 15:00:00","status":"publish","image":"4","start_date":"2026-11-30 19:00:00","end_date":"2026-11-30 21:00:00","timezone":"America/New_York","all_day":false,"cost":"$12","website":"","show_map":false,"show_map_link":false,"hide_from_listings":false,"sticky":false,"featured":true,"venue":5,"organizer":[8]}',
          'remove venue: remove venue',
          '  GET events',
          '  GET wp/v2/tribe_events',
          '  DELETE venues/16',
          'remove organizer: remove organizer',
          '  GET events',
          '  GET wp/v2/tribe_events',
          '  DELETE organizers/17',
        ],
      },
      {
        name: 'status',
        input: edited({ status: 'draft' }),
        does: [
          'read',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          'write: update event, checked',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
        ],
        undoes: ['writeBack: update event', '  GET events/11', '  GET wp/v2/tribe_events/11'],
      },
      {
        name: 'nothing',
        input: edited({}),
        does: [
          'read',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
          'write: update event, checked',
          '  GET events/11',
          '  GET wp/v2/tribe_events/11',
        ],
        undoes: ['writeBack: update event', '  GET events/11', '  GET wp/v2/tribe_events/11'],
      },
    ],
    stories: [eventStory],
  },
] satisfies ActionCases[];
