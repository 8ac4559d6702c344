import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../../lib/calendar';
import {
  changedSince,
  type EventEdits,
  editsBack,
  eventAsSent,
  mergeEvent,
  toDraft,
  updatedFields,
  type WholeEvent,
} from '../../../../lib/calendar/editing/mergeEvent';
import { CalendarEvent as schema } from '../../../../lib/calendar/shared/resources';
import { rawTexts } from '../../../../lib/calendar/wordpress';
import { makePng } from '../../../sandbox/calendar/pictures';
import { recordedEvents } from '../recorded';
import { openSite } from '../site';

const seed = 20261121;

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite({ clock: () => Date.parse('2026-11-21T12:00:00Z') });
});
beforeEach(() => site.reset());

/** Ids of the seed, which are the same after each reset. */
function known() {
  const toIds = (items: unknown[]) => items.map((item) => (item as { id: number }).id);
  const { world } = site;
  return {
    venues: toIds(world.venues()),
    organizers: toIds(world.organizers()),
    categories: toIds(world.categories()),
    tags: toIds(world.tags()),
    image: String(world.addPicture('quay.png', makePng(8, 8))),
  };
}

const word = fc.constantFrom('Harbour', 'Tides & ties', 'Ümläut', '“Quotes”', "O'Hara", 'Übung 7', '晩の会');
const times = fc.constantFrom(
  { start_date: '2026-12-10 19:30:00', end_date: '2026-12-10 22:00:00', all_day: false },
  { start_date: '2026-12-31 22:00:00', end_date: '2027-01-01 02:00:00', all_day: false },
  { start_date: '2027-02-01 00:00:00', end_date: '2027-02-03 23:59:59', all_day: true },
);

/** Arbitrary edits of an event, in the form in which they are sent. */
function fields({ venues, organizers, categories, tags, image }: ReturnType<typeof known>) {
  return {
    title: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
    description: word,
    excerpt: word,
    status: fc.constantFrom('publish', 'draft', 'pending', 'private'),
    timezone: fc.constantFrom(
      'America/New_York',
      'Asia/Kolkata',
      'UTC+5.5',
      'Europe/Paris',
      'Pacific/Chatham',
    ),
    image: fc.constantFrom(null, image),
    cost: fc.constantFrom('', '12', '€15', '15 €', '10 - 20', 'Free', 'Donation welcome', '12.5'),
    website: fc.constantFrom(
      '',
      'https://tides.example/?a=1&b=2',
      'https://tides.example',
      'ftp://tides.example/a',
    ),
    show_map: fc.boolean(),
    show_map_link: fc.boolean(),
    hide_from_listings: fc.boolean(),
    sticky: fc.boolean(),
    featured: fc.boolean(),
    categories: fc.subarray(categories),
    tags: fc.subarray(tags),
    venue: fc.constantFrom(...venues),
    organizer: fc.subarray(organizers),
  };
}

/** The fields of an answer that an update can change. */
function facts(event: CalendarEvent) {
  const { date, date_utc, modified, modified_utc, url, slug, ...rest } = event;
  const ids = (items: { id: number }[]) => items.map(({ id }) => id).sort();
  return {
    ...rest,
    venue: rest.venue?.id,
    organizer: ids(rest.organizer),
    categories: ids(rest.categories),
    tags: ids(rest.tags),
  };
}

/** Edited field → fields of the answer that it changes. */
const shownIn: Partial<Record<keyof WholeEvent, string[]>> = {
  start_date: ['start_date', 'utc_start_date'],
  end_date: ['end_date', 'utc_end_date'],
  timezone: ['timezone', 'timezone_abbr', 'utc_start_date', 'utc_end_date'],
  cost: ['cost', 'cost_details'],
  website: ['website', 'storedWebsite'],
  title: ['title', 'titleMarkup'],
};

describe('an edited event', () => {
  it('differs only in the edited fields', async () => {
    const { status, ...rest } = fields(known());
    const whole = fc.tuple(fc.record({ status, ...rest }), times);
    const edits = fc.tuple(
      fc.record({ status, ...rest }, { requiredKeys: [] }),
      fc.option(times, { nil: {} }),
    );
    await fc.assert(
      fc.asyncProperty(whole, edits, async ([made, when], [changed, moved]) => {
        const { image, website, ...draft } = { ...made, ...when };
        const { id } = await site.client.events.create({
          ...draft,
          website,
          ...(image === null ? {} : { image }),
        });
        const before = await site.client.events.read({ id });
        const change: EventEdits = { ...changed, ...moved };
        await site.client.events.update({ id }, mergeEvent(before, change));
        const after = await site.client.events.read({ id });
        const edited = Object.keys(change).flatMap((field) => shownIn[field as keyof WholeEvent] ?? [field]);
        const others = (event: CalendarEvent) =>
          Object.fromEntries(Object.entries(facts(event)).filter(([field]) => !edited.includes(field)));
        expect(others(after)).toStrictEqual(others(before));
        const sent = eventAsSent(after);
        for (const field of ['status', 'timezone', 'image', 'show_map', 'featured', 'venue'] as const)
          if (change[field] !== undefined) expect(sent[field]).toStrictEqual(change[field]);
        // Undo restores the event
        await site.client.events.update({ id }, mergeEvent(after, editsBack(eventAsSent(before), change)));
        const { description, excerpt, ...back } = facts(await site.client.events.read({ id }));
        expect(back).toMatchObject(
          Object.fromEntries(Object.keys(back).map((key) => [key, facts(before)[key as 'id']])),
        );
      }),
      { seed, numRuns: 40 },
    );
  }, 60_000);

  it('keeps its publication date while it is scheduled', async () => {
    const draft = { title: 'Later', start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' };
    const scheduled = await site.client.events.create({
      ...draft,
      status: 'future',
      date: '2027-01-15 09:00:00',
    });
    expect(scheduled.status).toBe('future');
    const body = mergeEvent(scheduled, { title: 'Later still' });
    expect(body).toMatchObject({ status: 'future', date: '2027-01-15 09:00:00' });
    expect(await site.client.events.update({ id: scheduled.id }, body)).toMatchObject({ status: 'future' });
  });

  it('is restored from the trash unchanged', async () => {
    const [seeded] = (await site.client.events.list({ featured: true })).events;
    const before = await site.client.events.read({ id: seeded!.id });
    await site.client.events.delete({ id: before.id });
    await site.client.events.update({ id: before.id }, mergeEvent(before, {}));
    expect(facts(await site.client.events.read({ id: before.id }))).toStrictEqual(facts(before));
  });

  it('contains no values that the calendar refuses, and no id', () => {
    const event = schema().parse(recordedEvents[0]?.answer);
    const body = mergeEvent(event, { description: '', excerpt: '', slug: '', image: null, venue: null });
    expect(body).toMatchObject({ description: ' ', excerpt: ' ' });
    for (const field of ['id', 'slug', 'image', 'venue', 'currency']) expect(body).not.toHaveProperty(field);
  });

  it('keeps its website, with signs of markup percent-encoded', async () => {
    const website = 'https://tides.example/[a]?b=1&c=it\'s&q="><script>alert(1)</script>';
    const draft = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' };
    const { id } = await site.client.events.create({ ...draft, title: 'Tides', website });
    const before = await site.client.events.read({ id });
    expect(before.storedWebsite).toBe(website);
    const kept = "https://tides.example/[a]?b=1&c=it's&q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E";
    for (let times = 0; times < 2; times++) {
      const now = await site.client.events.read({ id });
      await site.client.events.update({ id }, mergeEvent(now, { title: `Tides ${times}` }));
      expect((await site.client.events.read({ id })).storedWebsite).toBe(kept);
    }
    // The percent-encoded website does not count as a change
    const after = await site.client.events.read({ id });
    expect(changedSince(eventAsSent(before), eventAsSent(after))).toStrictEqual(['title']);
    const entities = schema().parse({
      ...recordedEvents[0]?.answer,
      website: 'https://a.example/?&lt;b&gt;',
    });
    expect(mergeEvent(entities, {}).website).toBe('https://a.example/?%3Cb%3E');
  });

  it('is refused if fields of the event are hidden', () => {
    const hidden = schema().parse({ ...recordedEvents[0]?.answer, all_day: null });
    expect(() => mergeEvent(hidden, { title: 'x' })).toThrow('conflict: eventHidden');
    const inPart = schema().parse({ id: 1, title: 'x', all_day: false });
    expect(() => mergeEvent(inPart, { title: 'x' })).toThrow(/eventHidden/);
  });

  it('is refused if it removes the venue', async () => {
    const [event] = (await site.client.events.list({ featured: true })).events;
    expect(() => mergeEvent(event!, { venue: null })).toThrow('badInput: venueStays');
  });
});

describe('the fields of an update', () => {
  it('are the edited ones without the currency, which is written by a request of its own', () => {
    const currency = { symbol: '€', position: 'prefix', code: 'EUR' };
    expect(updatedFields({ title: 'a', currency, cost: '5' })).toStrictEqual(['title', 'cost']);
  });
});

describe('a copy of an event', () => {
  it('is a draft with all its fields but the slug, the publication date and the author', () => {
    const event = schema().parse(recordedEvents[0]?.answer);
    const { date, date_utc, slug, currency, author, image, venue, description, excerpt, ...kept } =
      eventAsSent(event);
    const copy = toDraft({ ...event, cost: '0', cost_details: { ...event.cost_details, values: ['0'] } });
    expect(copy).toMatchObject({
      ...kept,
      description: description || ' ',
      excerpt: excerpt || ' ',
      status: 'draft',
      cost: 'Free',
    });
    for (const field of ['date', 'date_utc', 'slug', 'currency', 'author'])
      expect(copy).not.toHaveProperty(field);
  });
});

describe('changedSince', () => {
  it('ignores the order of terms, and the dash and the currency of a cost', () => {
    const seen = eventAsSent(schema().parse(recordedEvents[0]?.answer));
    const now = { ...seen, categories: [2, 10, 'a'], cost: '5 – 10€' };
    const same = { ...seen, categories: ['a', 10, 2], cost: '$5 - 10' };
    expect(changedSince(same, now)).toStrictEqual([]);
    expect(changedSince({ ...same, categories: [2, 10] }, now)).toStrictEqual(['categories']);
    expect(changedSince({ ...same, title: 'x', cost: '6' }, now)).toStrictEqual(['title', 'cost']);
    expect(changedSince({ ...same, title: 'x', cost: '6' }, now, ['cost'])).toStrictEqual(['cost']);
  });

  it('returns the fields that differ', async () => {
    const { id } = await site.client.events.create({
      title: 'Tides',
      start_date: '2027-03-01 10:00:00',
      end_date: '2027-03-01 12:00:00',
      organizer: known().organizers.slice(0, 2),
    });
    const seen = await site.client.events.read({ id });
    const changes = async () =>
      changedSince(eventAsSent(seen), eventAsSent(await site.client.events.read({ id })));
    expect(await changes()).toStrictEqual([]);
    await site.client.events.update({ id }, mergeEvent(seen, { cost: '12', featured: true }));
    expect(await changes()).toStrictEqual(['cost', 'featured']);
  });
});

describe('raw texts', () => {
  it('are the texts as typed, and changing one resets no other field', async () => {
    const { id } = await site.client.events.create({
      title: 'Tom & "Jerry"',
      description: 'One\n\n[two]',
      start_date: '2027-03-01 10:00:00',
      end_date: '2027-03-01 12:00:00',
      featured: true,
    });
    const raw = await site.wordpress.rawEvents.read({ id, ...rawTexts });
    expect(raw).toMatchObject({ title: 'Tom & "Jerry"', description: 'One\n\n[two]', excerpt: '' });
    expect(eventAsSent(await site.client.events.read({ id }), raw).description).toBe('One\n\n[two]');
    await site.wordpress.rawEvents.update({ id, ...rawTexts }, { title: 'Tom' });
    expect(await site.client.events.read({ id })).toMatchObject({ title: 'Tom', featured: true });
  });
});
