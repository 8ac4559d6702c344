import { recordStories } from '../../../crash/stories/calendar';
import type { ActionCases, CaseWorld } from '../cases';
import { form, fullOrganizer, fullVenue, wrote } from '../subjects';

const created = (kind: string): ActionCases['facts'] => ({
  input: { fields: { name: 'Quay' } },
  result: 5,
  keys: [`${kind}.create quay`],
  made: `${kind} 5`,
  substitutions: ['Quay'],
  effects: [[wrote(kind, 5)], [wrote(kind, 5)], [wrote(kind)]],
});
const edited = (kind: string): ActionCases['facts'] => {
  const written = [wrote(kind, 5), wrote('event')];
  return {
    input: { recordId: 5, from: { name: 'Pier' }, form: { name: 'Quay' } },
    result: 5,
    keys: [`${kind} 5`],
    substitutions: ['Quay'],
    effects: [written, written, written],
  };
};

const deleted = (kind: string): ActionCases['facts'] => {
  const written = [wrote(kind, 5), wrote('event')];
  return {
    input: { recordId: 5, name: 'Quay' },
    result: 5,
    keys: [`${kind} 5`],
    substitutions: ['Quay'],
    effects: [written, written, written],
  };
};
/** A record that was made for it, and no event uses. */
const unused =
  (kind: 'venue' | 'organizer' | 'category' | 'tag') =>
  async ({ made }: CaseWorld) => ({
    recordId: await made(`${kind}.create`, { fields: { name: 'Zylmorf' } }),
    name: 'Zylmorf',
  });

export default [
  {
    action: 'venue.create',
    facts: created('venue'),
    runs: [
      {
        name: 'with all fields',
        input: () => ({ fields: fullVenue }),
        does: [
          'find',
          '  GET venues',
          'create: make venue, checked',
          '  GET venues',
          '  POST venues {"status":"publish","venue":"Zylmorf & Quay","address":"Pier 1","city":"Lisbon","country":"Portugal","province":"x","zip":"1","phone":"12","website":"https://quay.example"}',
        ],
        undoes: ['remove: remove venue', '  GET events', '  GET wp/v2/tribe_events', '  DELETE venues/16'],
      },
      {
        name: 'with its name',
        input: () => ({ fields: form.venue }),
        does: [
          'find',
          '  GET venues',
          'create: make venue, checked',
          '  GET venues',
          '  POST venues {"status":"publish","venue":"Zylmorf Quay"}',
        ],
        undoes: ['remove: remove venue', '  GET events', '  GET wp/v2/tribe_events', '  DELETE venues/16'],
      },
      {
        name: 'that is there',
        input: () => ({ fields: { name: 'Old Pier Hall' } }),
        fails: 'recordThere',
        does: ['find', '  GET venues'],
      },
    ],
    stories: recordStories,
  },
  {
    action: 'venue.edit',
    facts: edited('venue'),
    runs: [
      {
        name: 'all fields',
        input: ({ venueNamed }) => {
          const known = venueNamed('Old Pier Hall');
          const { city } = known as { city?: string };
          return { recordId: known?.id, from: { name: 'Old Pier Hall', city }, form: fullVenue };
        },
        does: [
          'write: update venue',
          '  GET venues/5',
          '  GET wp/v2/tribe_venue/5',
          '  POST venues/5 {"status":"publish","venue":"Zylmorf & Quay","show_map":"true","show_map_link":"true","address":"Pier 1","city":"Lisbon","country":"PT","province":"x","state":"","zip":"1","phone":"12","website":"https://quay.example"}',
        ],
        undoes: [
          'writeBack: update venue',
          '  GET venues/5',
          '  GET wp/v2/tribe_venue/5',
          '  POST venues/5 {"status":"publish","venue":"Old Pier Hall","show_map":"true","show_map_link":"true","address":"","city":"Harbour Town","country":"","province":"","state":"","zip":"","phone":"","website":""}',
        ],
      },
    ],
  },
  {
    action: 'organizer.create',
    facts: created('organizer'),
    runs: [
      {
        name: 'with all fields',
        input: () => ({ fields: fullOrganizer }),
        does: [
          'find',
          '  GET organizers',
          'create: make organizer, checked',
          '  GET organizers',
          '  POST organizers {"status":"publish","organizer":"Zylmorf Choir","phone":"1","website":"https://choir.example","email":"a@quay.example"}',
        ],
        undoes: [
          'remove: remove organizer',
          '  GET events',
          '  GET wp/v2/tribe_events',
          '  DELETE organizers/16',
        ],
      },
    ],
  },
  {
    action: 'organizer.edit',
    facts: edited('organizer'),
    runs: [
      {
        name: 'a new one',
        input: async ({ made }) => ({
          recordId: await made('organizer.create', { fields: { name: 'Zylmorf' } }),
          from: { name: 'Zylmorf' },
          form: { name: 'Zylmorf Choir' },
        }),
        does: [
          'write: update organizer',
          '  GET organizers/16',
          '  GET wp/v2/tribe_organizer/16',
          '  POST organizers/16 {"status":"publish","organizer":"Zylmorf Choir"}',
        ],
        undoes: [
          'writeBack: update organizer',
          '  GET organizers/16',
          '  GET wp/v2/tribe_organizer/16',
          '  POST organizers/16 {"status":"publish","organizer":"Zylmorf"}',
        ],
      },
    ],
  },
  {
    action: 'category.create',
    facts: created('category'),
    runs: [
      {
        name: 'with its name',
        input: () => ({ fields: { name: 'Zylmorf' } }),
        does: [
          'find',
          '  GET categories',
          'create: make category, checked',
          '  GET categories',
          '  POST categories {"name":"Zylmorf"}',
        ],
        undoes: ['remove: remove category', '  GET categories/10', '  GET events', '  DELETE categories/10'],
      },
    ],
  },
  {
    action: 'category.edit',
    facts: edited('category'),
    runs: [
      {
        name: 'a new one',
        input: async ({ made }) => ({
          recordId: await made('category.create', { fields: { name: 'Zylmorf' } }),
          from: { name: 'Zylmorf' },
          form: { name: 'Zylmorf Folk' },
        }),
        does: [
          'write: update category',
          '  GET categories/10',
          '  POST categories/10 {"name":"Zylmorf Folk"}',
        ],
        undoes: [
          'writeBack: update category',
          '  GET categories/10',
          '  POST categories/10 {"name":"Zylmorf"}',
        ],
      },
    ],
  },
  {
    action: 'tag.create',
    facts: created('tag'),
    runs: [
      {
        name: 'with its description',
        input: () => ({ fields: { name: 'Zylmorf', description: 'Odd' } }),
        does: [
          'find',
          '  GET tags',
          'create: make tag, checked',
          '  GET tags',
          '  POST tags {"name":"Zylmorf","description":"Odd"}',
        ],
        undoes: ['remove: remove tag', '  GET tags/10', '  GET events', '  DELETE tags/10'],
      },
    ],
  },
  {
    action: 'tag.edit',
    facts: edited('tag'),
    runs: [
      {
        name: 'a new one',
        input: async ({ made }) => ({
          recordId: await made('tag.create', { fields: { name: 'Zylmorf' } }),
          from: { name: 'Zylmorf' },
          form: { name: 'Zylmorf', description: 'Odd' },
        }),
        does: ['write: update tag', '  GET tags/10', '  POST tags/10 {"description":"Odd"}'],
        undoes: ['writeBack: update tag', '  GET tags/10', '  POST tags/10 {"description":" "}'],
      },
    ],
  },
  {
    action: 'venue.delete',
    facts: deleted('venue'),
    runs: [
      {
        name: 'unused',
        input: unused('venue'),
        does: ['remove: remove venue', '  GET events', '  GET wp/v2/tribe_events', '  DELETE venues/16'],
        undoes: [
          'restore: update venue',
          '  GET venues/16',
          '  POST venues/16 {"status":"publish","show_map":"true","show_map_link":"true"}',
        ],
      },
      {
        name: 'in use',
        input: ({ venueNamed }) => ({ recordId: venueNamed('Old Pier Hall')?.id, name: 'Old Pier Hall' }),
        does: [],
        fails: 'recordInUse',
      },
    ],
  },
  {
    action: 'organizer.delete',
    facts: deleted('organizer'),
    runs: [
      {
        name: 'unused',
        input: unused('organizer'),
        does: [
          'remove: remove organizer',
          '  GET events',
          '  GET wp/v2/tribe_events',
          '  DELETE organizers/16',
        ],
        undoes: [
          'restore: update organizer',
          '  GET organizers/16',
          '  POST organizers/16 {"status":"publish"}',
        ],
      },
    ],
  },
  {
    action: 'category.delete',
    facts: deleted('category'),
    runs: [
      {
        name: 'unused',
        input: unused('category'),
        does: ['remove: remove category', '  GET categories/10', '  GET events', '  DELETE categories/10'],
      },
    ],
  },
  {
    action: 'tag.delete',
    facts: deleted('tag'),
    runs: [
      {
        name: 'unused',
        input: unused('tag'),
        does: ['remove: remove tag', '  GET tags/10', '  GET events', '  DELETE tags/10'],
      },
    ],
  },
] satisfies ActionCases[];
