import { expect, it } from 'vitest';
import type { EventFormData } from '../../../lib/eventForm';
import { review, toBatchKind, toForms } from '../../../lib/eventReview/review';
import type { FoundEvent } from '../../../lib/pages/foundEvent';
import { choices, event as sampleEvent } from '../../components/samples';

const ownZone = 'Europe/Berlin';
const said: FoundEvent = {
  title: 'Jazz',
  start: { local: '2027-05-07T19:00:00' },
  end: { local: '2027-05-07T21:00:00' },
  allDay: false,
  description: 'Two sets.',
  url: 'https://club.example/jazz',
  organizers: [],
  keywords: [],
  source: 'ics',
  evidence: {},
};

/** What a feed's change does to an event on the calendar, on which some fields were edited since it was added. */
function reviewChange(change: Partial<FoundEvent>, edits: Partial<EventFormData>, before: FoundEvent = said) {
  const occurrence = { event: { ...before, ...change }, source: 'uid 1', isRepeated: false, eventId: 7 };
  const [added] = toForms([{ event: before, source: undefined, isRepeated: false }], choices, ownZone);
  const now = { ...(added as EventFormData), ...edits };
  const forms = toForms([occurrence], choices, ownZone);
  const context = {
    choices,
    forms,
    ownZone,
    answers: new Map(),
    defaults: { status: 'draft', categories: [] },
  } as const;
  const known = { there: [{ eventId: 7, form: now }], places: new Map() };
  const [reviewed] = review({ ...context, occurrences: [{ ...occurrence, before }], known });
  return reviewed;
}

it.each<[string, Partial<FoundEvent>, Partial<EventFormData>, string, string[], string[]]>([
  ['a new title', { title: 'Jam' }, {}, 'changed', ['title'], []],
  ['a new title of one that was renamed', { title: 'Jam' }, { title: 'Our jazz' }, 'there', [], ['title']],
  [
    'a new start of one that was renamed',
    { start: { local: '2027-05-07T20:00:00' } },
    { title: 'Our jazz' },
    'changed',
    ['start'],
    ['title'],
  ],
  [
    'a new start of one whose end was moved',
    { start: { local: '2027-05-07T20:00:00' } },
    { end: '2027-05-07T23:00' },
    'there',
    [],
    ['start', 'end'],
  ],
  [
    'a new text of one with another text',
    { description: 'Three sets.' },
    { description: { kind: 'text', text: 'Ours' } },
    'there',
    [],
    ['description'],
  ],
  [
    'a new website of one without',
    { url: 'https://club.example/2' },
    { website: '' },
    'there',
    [],
    ['website'],
  ],
  ['what was edited here already', { title: 'Jam' }, { title: 'Jam' }, 'there', [], []],
  ['nothing', {}, { title: 'Our jazz' }, 'there', [], ['title']],
])('a feed with %s', (_what, change, edits, standing, changed, kept) => {
  expect(reviewChange(change, edits)).toMatchObject({ standing, eventId: 7, changed, kept });
});

it('what a feed did not say and a person wrote stays', () => {
  const { description: _none, url: _neither, ...bare } = said;
  const ours = { description: { kind: 'text', text: 'Ours' }, website: 'https://ours.example/' } as const;
  const reviewed = reviewChange({ description: 'Theirs', url: 'https://club.example/' }, ours, bare);
  expect(reviewed).toMatchObject({ standing: 'there', kept: ['description', 'website'] });
});

it('an event that was on the calendar is not added again', () => {
  const occurrence = { event: sampleEvent, source: undefined, isRepeated: false, eventId: 7 };
  const forms = toForms([occurrence], choices, ownZone);
  const [reviewed] = review({
    ...{ occurrences: [occurrence], forms, choices, ownZone, answers: new Map() },
    known: { there: [null], places: new Map() },
    defaults: { status: 'draft', categories: [] },
  });
  expect(reviewed).toMatchObject({ standing: 'removed' });
  expect(reviewed?.item).toBeUndefined();
});

it('calls a bulk task by whether it adds events, changes them, or both', () => {
  const [added, changed] = [{ standing: 'new' }, { standing: 'changed' }] as const;
  expect(toBatchKind([added])).toBe('addEvents');
  expect(toBatchKind([changed, changed])).toBe('editEvents');
  expect(toBatchKind([changed, added])).toBe('addOrEditEvents');
});
