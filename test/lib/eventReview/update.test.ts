import { describe, expect, it } from 'vitest';
import { updated } from '../../../lib/eventReview/update';
import type { EventFormData } from '../../../lib/messages';
import type { FoundEvent } from '../../../lib/pages/foundEvent';
import { choices } from '../../components/samples';

const now: EventFormData = {
  title: 'Jazz Night',
  description: { kind: 'markup', markup: '<p>Doors at <b>seven</b>.</p>' },
  cost: '12',
  status: 'publish',
  start: '2026-12-05T20:00',
  end: '2026-12-05T23:15',
  allDay: false,
  timeZone: 'America/New_York',
  venue: { id: 7 },
  organizers: [{ id: 3 }],
  website: 'https://venue.example/jazz',
  image: 'https://calendar.example/kept.jpg',
  categories: [4],
  tags: [9],
};
const found: FoundEvent = {
  title: 'Jazz Night',
  start: { local: '2026-12-05T20:00:00' },
  allDay: false,
  organizers: [],
  keywords: [],
  source: 'json-ld',
  evidence: {},
};
const update = (changes: Partial<FoundEvent>) =>
  updated(now, { ...found, ...changes }, choices, 'Europe/Paris');

describe('an event on the calendar updated from a page', () => {
  it('is unchanged if the page has nothing new', () => {
    expect(update({})).toEqual(now);
    expect(update({ description: 'Doors at seven.', image: 'https://venue.example/new.jpg' })).toEqual(now);
    // Five hours behind: the zone that the event has.
    expect(update({ start: { local: '2026-12-05T20:00:00', offset: '-05:00' } })).toEqual(now);
  });

  it.each([
    ['one instead of the one', [3], ['Choir'], ['Choir']],
    ['another beside the one', [3], [3, 'Choir'], [3, 'Choir']],
    ['one of several', [3, 5], [5], [3, 5]],
    ['one of several, and another', [3, 5, 8], [5, 'Choir'], ['Choir', 5, 8]],
    ['none', [3, 5], [], [3, 5]],
  ])('has the organizers of both if the page names %s', (_name, known, said, all) => {
    const names = new Map(choices.organizers.map(({ id, name }) => [id, name]));
    const toOrganizer = (one: number | string) => (typeof one === 'number' ? { id: one } : { name: one });
    const named = known.map((id) => ({ id, name: names.get(id) ?? `Organizer ${id}` }));
    const organizers = said.map((one) => ({ name: typeof one === 'number' ? `Organizer ${one}` : one }));
    expect(
      updated(
        { ...now, organizers: known.map(toOrganizer) },
        { ...found, organizers },
        { ...choices, organizers: named },
        'Europe/Paris',
      ).organizers,
    ).toEqual(all.map(toOrganizer));
  });

  it('moves the end with the start, unless the page has an end', () => {
    const start = { local: '2026-12-06T19:00:00' };
    expect(update({ start })).toEqual({ ...now, start: '2026-12-06T19:00', end: '2026-12-06T22:15' });
    const end = { local: '2026-12-06T21:00:00' };
    expect(update({ start, end })).toMatchObject({ end: '2026-12-06T21:00' });
  });

  it('takes the page’s values, and keeps the other values of the site', () => {
    const term = choices.tags[0];
    const said = update({
      title: 'Jazz Night, moved',
      start: { local: '2026-12-05T20:00:00', zone: 'Europe/Lisbon' },
      venue: { name: 'The Old Dairy', city: 'Port Ellis' },
      keywords: [term?.name ?? ''],
    });
    expect(said).toEqual({
      ...now,
      title: 'Jazz Night, moved',
      timeZone: 'Europe/Lisbon',
      tags: [9, term?.id],
      venue: { name: 'The Old Dairy', city: 'Port Ellis' },
    });
  });
});
