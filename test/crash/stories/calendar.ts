import type { ActionId } from '../../../lib/actions';
import type { Sandbox } from '../../sandbox';
import { createRandom, type Random } from '../random';
import { type Click, found, type StoryKind } from './story';

/** A name that is like no other one: the calendar asks about those that are nearly the same. */
function nameOf(kind: string, number: number): string {
  const random = createRandom(number, kind);
  const syllable = () => `${random.letter('bdfgklmnprstvz')}${random.letter('aeiou')}`;
  const word = () => Array.from({ length: 4 }, syllable).join('');
  return `${word()} ${word()}`;
}

/** An event is added with a new venue and organizer, then whatever is done to events is done to it. */
export const eventStory: StoryKind = (number, random) => {
  const title = `Crash event ${number}`;
  const day = new Date(Date.UTC(2027, 0, 1 + number)).toISOString().slice(0, 10);
  const form = {
    title,
    description: 'As it was announced.',
    start: `${day}T19:00`,
    end: `${day}T21:00`,
    allDay: false,
    timeZone: 'Europe/Lisbon',
    venue: { name: nameOf('hall', number), city: 'Harbour Town', isAnother: true },
    organizers: [
      { name: nameOf('choir', number), isAnother: true },
      { name: nameOf('band', number), isAnother: true },
    ],
    status: 'draft',
    cost: '',
    website: '',
    image: '',
    categories: [],
    tags: [],
  };
  const mine = ({ calendar }: Sandbox) => calendar.events().filter((event) => event.title === title);
  /** The one that was added: its copies have higher ids. */
  const idOf = (sandbox: Sandbox) =>
    found(mine(sandbox).sort((one, other) => one.id - other.id)[0], title).id;
  const row = (action: ActionId, undo: boolean): Click => ({
    action,
    undo,
    input: ({ sandbox }) => ({ eventId: idOf(sandbox), title }),
  });
  return {
    kind: 'event',
    number,
    group: title,
    acts: [
      { action: 'event.add', input: () => ({ form, source: `https://venue.example/${number}` }) },
      {
        action: 'event.edit',
        undo: random.chance(0.5),
        async input({ sandbox, client }) {
          const eventId = idOf(sandbox);
          const { form: from, seen } = await client.ask('editableEvent', { eventId });
          return { eventId, seen, from, form: { ...from, description: 'With a second part.', cost: '12' } };
        },
      },
      {
        action: 'event.change',
        undo: random.chance(0.5),
        input: ({ sandbox }) => ({
          eventId: idOf(sandbox),
          title,
          rules: [
            { kind: 'shift', days: 1, minutes: 30, from: `${day} 19:00:00` },
            { kind: 'price', cost: '15' },
          ],
        }),
      },
      row('event.review', random.chance(0.5)),
      row('event.publish', random.chance(0.5)),
      row('event.unpublish', random.chance(0.5)),
      row('event.duplicate', random.chance(0.5)),
      row('event.trash', true),
      row('event.trash', false),
      row('event.restore', random.chance(0.5)),
    ],
    view: (sandbox) => [
      ...mine(sandbox).map((event) => {
        const { status, start_date, description, cost, venue, organizer } = event;
        const places = JSON.stringify([venue, organizer], ['venue', 'organizer', 'city', 'status']);
        return `${title} ${status} ${start_date} ${cost} ${description} ${places}`;
      }),
      ...named(sandbox.calendar.venues(), 'venue', form.venue.name),
      ...form.organizers.flatMap(({ name }) => named(sandbox.calendar.organizers(), 'organizer', name)),
    ],
  };
};

/** A second event, which the person thinks better of; its places stay, since others may use them by then. */
export const briefEventStory: StoryKind = (number) => {
  const title = `Brief event ${number}`;
  const day = new Date(Date.UTC(2028, 0, 1 + number)).toISOString().slice(0, 10);
  const form = {
    title,
    description: '',
    start: `${day}T10:00`,
    end: `${day}T11:00`,
    allDay: false,
    timeZone: 'Europe/Lisbon',
    venue: null,
    organizers: [],
    status: 'publish',
    cost: '',
    website: '',
    image: '',
    categories: [],
    tags: [],
  };
  const mine = ({ calendar }: Sandbox) => calendar.events().filter((event) => event.title === title);
  return {
    kind: 'brief event',
    number,
    group: title,
    acts: [
      { action: 'event.add', undo: true, input: () => ({ form }) },
      {
        action: 'event.delete',
        input: ({ sandbox }) => ({ eventId: found(mine(sandbox)[0], title).id, title }),
      },
    ],
    view: (sandbox) => mine(sandbox).map(({ status }) => `${title} ${status}`),
  };
};

interface RecordKind {
  kind: 'venue' | 'organizer' | 'category' | 'tag';
  /** The field that is edited. */
  field: 'city' | 'phone' | 'description';
  rows(sandbox: Sandbox): readonly object[];
}

const recordKinds: RecordKind[] = [
  { kind: 'venue', field: 'city', rows: ({ calendar }) => calendar.venues() },
  { kind: 'organizer', field: 'phone', rows: ({ calendar }) => calendar.organizers() },
  { kind: 'category', field: 'description', rows: ({ calendar }) => calendar.categories() },
  { kind: 'tag', field: 'description', rows: ({ calendar }) => calendar.tags() },
];

/** A record is made and edited; another one is made and taken away again, and a third one deleted. */
const recordStory =
  ({ kind, field, rows }: RecordKind): StoryKind =>
  (number: number, random: Random) => {
    const name = nameOf(kind, number);
    const other = nameOf(`second ${kind}`, number);
    const key = kind === 'venue' || kind === 'organizer' ? kind : 'name';
    const third = nameOf(`third ${kind}`, number);
    const idOf = (sandbox: Sandbox, named: string) => {
      const row = rows(sandbox).find((row) => (row as Record<string, unknown>)[key] === named);
      return (found(row, named) as { id: number }).id;
    };
    const create = (name: string, undo: boolean): Click => ({
      action: `${kind}.create`,
      undo,
      input: () => ({ fields: { name, [field]: '1 Pier Road' }, isAnother: true }),
    });
    return {
      kind,
      number,
      group: name,
      acts: [
        create(name, false),
        {
          action: `${kind}.edit`,
          undo: random.chance(0.5),
          input({ sandbox }) {
            const from = { name, [field]: '1 Pier Road' };
            return { recordId: idOf(sandbox, name), from, form: { ...from, [field]: '2 Quay Lane' } };
          },
        },
        create(other, true),
        create(third, false),
        {
          action: `${kind}.delete`,
          undo: false,
          input: ({ sandbox }) => ({ recordId: idOf(sandbox, third), name: third }),
        },
      ],
      view: (sandbox) => [
        ...named(rows(sandbox), key, name, field),
        ...named(rows(sandbox), key, other, field),
      ],
    };
  };

export const recordStories: StoryKind[] = recordKinds.map(recordStory);

/** The records of one name: how they stand, without their ids. */
function named(rows: readonly object[], key: string, name: string, ...fields: string[]): string[] {
  return rows
    .map((row) => row as Record<string, unknown>)
    .filter((row) => row[key] === name)
    .map((row) => [name, row.status, ...fields.map((field) => row[field])].join(' '));
}
