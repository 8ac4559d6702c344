import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActionId } from '../../lib/actions';
import { updated } from '../../lib/eventReview/update';
import type { EventFormData } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { type Workbench, workbench } from '../lib/actions/workbench';
import { sandboxFetch } from '../sandbox/client';
import { freshSandbox } from '../sandbox/fresh';
import { payloads } from './payloads';
import { readings } from './readings';
import { brokenBy, choices, formOf, inGroups, joined, withDocument } from './readWorld';

/**
 * Every attack through every reader, and in by every way. Called once, at the top of a test file.
 * @param many texts that go into one form
 * @param everyTerm one of so many is the name of a category and a tag
 */
export async function testHostileTexts(many: number, everyTerm: number, timeout = 20_000): Promise<void> {
  const sandbox = await freshSandbox();
  let bench: Workbench;
  beforeEach(async () => {
    withDocument();
    bench = await workbench(sandbox, 'robin', 0);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  /** What is wrong with the pages of events of ours, so many, as visitors get them. */
  async function brokenPages(count: number): Promise<string[]> {
    const ours = sandbox.calendar.events().filter(({ title }) => title.startsWith('Evening'));
    expect(ours).toHaveLength(count);
    const pages = await Promise.all(
      ours.map(async ({ url }) => {
        const page = await sandboxFetch(sandbox)(String(url));
        expect(page.status).toBe(200);
        return brokenBy(await page.text());
      }),
    );
    return pages.flat();
  }

  async function run(action: ActionId, input: Record<string, unknown>): Promise<unknown> {
    const { state, fault, result } = await bench.run(action, input);
    expect({ state, fault }).toEqual({ state: 'done', fault: undefined });
    return result;
  }

  /** An event of the person's own. */
  const own: EventFormData = {
    title: 'Evening',
    description: { kind: 'markup', markup: '<em>Own</em>' },
    allDay: false,
    start: '2026-12-13T18:00',
    end: '2026-12-13T20:00',
    timeZone: 'UTC',
    venue: null,
    organizers: [],
    status: 'publish',
    cost: '',
    website: '',
    image: '',
    categories: [],
    tags: [],
  };

  /** Those whose events differ: read from markup, from a file, from text alone, and from what a link leads to. */
  const into = ['json-ld', 'ics', 'selection', 'link'];
  const read = new Map<string, FoundEvent[]>();
  async function found(reader: string): Promise<FoundEvent[]> {
    const events = read.get(reader) ?? (await readings[reader]?.(payloads)) ?? [];
    read.set(reader, events);
    return events;
  }

  describe('texts from outside are published as text', { timeout }, () => {
    it('knows at least 120 attacks', () => {
      expect(new Set(payloads).size).toBeGreaterThanOrEqual(120);
    });

    it.each(Object.keys(readings))('read from %s, as new events', async (reader) => {
      const forms = (await found(reader)).map(formOf);
      expect(forms).toHaveLength(payloads.length);
      // Of some nothing is left once what may not be read is gone
      const said = forms.filter(({ description: { kind } }) => kind !== 'markup');
      expect(said.length).toBeGreaterThan(payloads.length * 0.4);
      const all = joined(forms, many);
      for (const form of all) await run('event.add', { form });
      expect(await brokenPages(all.length)).toEqual([]);
    });

    it.each(into)('read from %s, on top of an event that is there already', async (reader) => {
      const from = own;
      const { eventId } = (await run('event.add', { form: from })) as { eventId: number };
      const forms = (await found(reader)).map((each) => ({
        ...updated(from, each, choices, 'UTC'),
        start: from.start,
        end: from.end,
      }));
      let before = from;
      for (const each of joined(forms, many)) {
        // A calendar's event keeps a venue once it has one
        const form = { ...each, venue: each.venue ?? before.venue };
        await run('event.edit', { eventId, from: before, form });
        expect(await brokenPages(1)).toEqual([]);
        before = form;
      }
    });

    it.each(into)('read from %s, as an import', async (reader) => {
      const inputs = joined((await found(reader)).map(formOf), many).map((form) => ({ form }));
      for (const some of inGroups(inputs, 10)) await bench.runMany('event.add', some);
      expect(await brokenPages(inputs.length)).toEqual([]);
    });

    it('typed into the form after they were read: markup in them is text', async () => {
      const groups = inGroups(payloads, many);
      for (const [at, group] of groups.entries()) {
        const description = { kind: 'text', text: group.join('\n\n') };
        await run('event.add', { form: { ...own, title: `Evening ${at}`, description } });
      }
      expect(await brokenPages(groups.length)).toEqual([]);
    });

    it.each(into)('read from %s, as records of places, new and edited', async (reader) => {
      const forms = joined((await found(reader)).map(formOf), many);
      const ids: Record<string, unknown> = {};
      for (const form of forms) {
        const [organizer] = form.organizers;
        for (const [kind, place] of [['venue', form.venue] as const, ['organizer', organizer] as const]) {
          const { isAnother, ...fields } = (place ?? {}) as Record<string, string>;
          if (fields.name === undefined) continue;
          const nothing = Object.fromEntries(Object.keys(fields).map((field) => [field, '']));
          const from = { ...nothing, name: `Plain ${kind}` };
          const recordId = await run(`${kind}.create`, { fields: { name: from.name }, isAnother: true });
          await run(`${kind}.edit`, { recordId, from, form: fields });
          Object.assign(
            ids,
            kind === 'venue' ? { venue: { id: recordId } } : { organizers: [{ id: recordId }] },
          );
        }
        await run('event.add', { form: { ...own, ...ids } });
      }
      expect(Object.keys(ids)).toContain('venue');
      expect(await brokenPages(forms.length)).toEqual([]);
    });

    it('as names and details of venues, organizers, categories and tags', async () => {
      const record = (action: ActionId, fields: Record<string, string>) =>
        run(action, { fields, isAnother: true });
      const ids = { categories: [] as unknown[], tags: [] as unknown[] };
      // A term has room for 200 characters
      const names = payloads.filter((payload, at) => at % everyTerm === 0 && payload.length < 100);
      for (const [at, name] of names.entries()) {
        ids.categories.push(await record('category.create', { name: `1 ${at} ${name}` }));
        ids.tags.push(await record('tag.create', { name: `2 ${at} ${name}` }));
      }
      const groups = inGroups(payloads, many);
      for (const [at, group] of groups.entries()) {
        const name = `${at} ${group.join(' | ')}`;
        const venue = await record('venue.create', { name, address: name, city: name, phone: name });
        const organizer = await record('organizer.create', { name, phone: name, email: name });
        const places = { venue: { id: venue }, organizer: { id: organizer } };
        await run('event.add', { form: { ...own, title: `Evening ${at}`, ...places, ...ids } });
      }
      expect(await brokenPages(groups.length)).toEqual([]);
    });
  });
}
