import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createSiteChoices,
  type SiteChoiceDependencies,
  type SiteChoiceHandlers,
} from '../../../../entrypoints/background/handlers/siteChoices';
import { workbench } from '../../../lib/actions/workbench';
import { type Sandbox, startSandbox } from '../../../sandbox';

/** A site with more tags, venues and organizers than it lists at once. */

let sandbox: Sandbox;
let clients: Awaited<ReturnType<typeof workbench>>['clients'];
let desk: SiteChoiceHandlers;
const named = (count: number) => Array.from({ length: count }, (_each, at) => `Tide ${at}`);

beforeAll(async () => {
  sandbox = await startSandbox();
  ({ clients } = await workbench(sandbox));
  for (const name of named(160)) await clients.calendar.tags.create({ name });
  const account = { accountId: 'site', restRoot: 'http://127.0.0.1/wp-json/', timeZone: 'UTC' };
  const parts: Record<keyof SiteChoiceDependencies, object> = {
    apiClients: { calendar: () => clients.calendar },
    accounts: { acting: async () => account, all: async () => [] },
  };
  desk = createSiteChoices(parts as unknown as SiteChoiceDependencies);
}, 120_000);
afterAll(() => sandbox.close());

const namesOf = (choices: readonly { name: string }[]) => choices.map(({ name }) => name);
async function tagRequests(work: () => Promise<unknown>): Promise<number> {
  const before = sandbox.requests.length;
  await work();
  return sandbox.requests.slice(before).filter(({ path }) => path.includes('/tags')).length;
}

it('names tags that a page names, however far down the list they are, with few requests', async () => {
  const first = new Set(namesOf((await desk.choices({})).tags));
  const far = named(160).filter((name) => !first.has(name));
  expect(far.length).toBeGreaterThan(100);
  const keywords = [far[0], far.at(-1), 'nowhere'].map((name) => String(name).toUpperCase());
  const { tags } = await desk.choices({ keywords });
  expect(namesOf(tags)).toEqual(expect.arrayContaining([far[0], far.at(-1)]));
  expect(tags.length).toBe(first.size + 2);
  expect(await tagRequests(() => desk.choices({}))).toBe(1);
  expect(await tagRequests(() => desk.choices({ keywords: [[...first][0] ?? ''] }))).toBe(1);
});

it('reads all tags where that takes fewer requests than asking for each name', async () => {
  const keywords = named(160);
  expect(await tagRequests(() => desk.choices({ keywords }))).toBeLessThan(12);
  expect(namesOf((await desk.choices({ keywords })).tags)).toEqual(expect.arrayContaining(keywords));
});

it('names what is picked, and leaves out what is gone', async () => {
  const venue = await clients.calendar.venues.create({ venue: 'Far Lighthouse', city: 'Skerry' });
  const organizer = await clients.calendar.organizers.create({ organizer: 'Keepers' });
  const [tag, gone] = [
    await clients.calendar.tags.create({ name: 'Fog' }),
    await clients.calendar.tags.create({ name: 'Gone' }),
  ];
  await clients.calendar.tags.delete({ id: gone.id });
  expect(await desk.chosen({ kind: 'venues', ids: [venue.id, 99_999] })).toMatchObject([
    { id: venue.id, name: 'Far Lighthouse', detail: 'Skerry' },
  ]);
  expect(await desk.chosen({ kind: 'organizers', ids: [organizer.id] })).toMatchObject([{ name: 'Keepers' }]);
  expect(await desk.chosen({ kind: 'tags', ids: [tag.id, gone.id] })).toEqual([{ id: tag.id, name: 'Fog' }]);
});
