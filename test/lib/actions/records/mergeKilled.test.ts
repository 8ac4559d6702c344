import { beforeEach, describe, expect, it } from 'vitest';
import { planMerge } from '../../../../entrypoints/manager/records/merge/mergePlan';
import { siteEvents } from '../../../../lib/collections/events';
import type { JobRow } from '../../../../lib/store';
import { freshSandbox } from '../../../sandbox/fresh';
import { notKilled, workbench } from '../workbench';

/** Doubles are merged, and taken apart again, by workers that die after each of their requests. */

const sandbox = await freshSandbox();
beforeEach(() => sandbox.calendar.empty());

const site = { userId: 1, roles: [], canCreate: true, canPublish: true } as unknown as Parameters<
  typeof planMerge
>[0]['site'];

interface Linked {
  venue: { id?: number; status?: string } | unknown[];
  organizer: { id: number; status: string }[];
}

const kinds = {
  venue: {
    add: (name: string) => sandbox.calendar.addVenue({ venue: name }),
    link: (id: number) => ({ venue: id }),
    linked: ({ venue }: Linked) => [venue].flat() as { id?: number; status?: string }[],
    all: () => sandbox.calendar.venues(),
  },
  organizer: {
    add: (name: string) => sandbox.calendar.addOrganizer({ organizer: name }),
    link: (id: number, third: number) => ({ organizer: [third, id] }),
    linked: ({ organizer }: Linked) => organizer,
    all: () => sandbox.calendar.organizers(),
  },
};

/** Matches the request of a number, and checks at each one that no event lost what it is linked to. */
function toRequest(number: number, check: () => void) {
  let count = 0;
  return {
    test() {
      check();
      return ++count === number;
    },
  };
}

/** How often a job reads hangs on the time: that it sent no further request ends its row. */
function isOver(error: Error): false {
  if (error.message !== notKilled) throw error;
  return false;
}

describe.each(['venue', 'organizer'] as const)('two records of the kind %s', (kind) => {
  const { add, link, linked, all } = kinds[kind];

  async function prepare() {
    const bench = await workbench(sandbox);
    const [into, double, third] = [add('Harbour'), add('Harbor'), add('Pier')] as [number, number, number];
    const times = { start_date: '2027-05-01 19:00:00', end_date: '2027-05-01 21:00:00' };
    const ids = [
      sandbox.calendar.addEvent({ title: 'Regatta', ...times, status: 'draft', ...link(double, third) }),
    ];
    const events = await siteEvents.readSome(bench.clients, ids.map(String));
    const records = [into, double].map((id) => ({ id, fields: { name: `Record ${id}` } }));
    const { items } = planMerge({ kind, into, records, events, site });
    const idsOf = () =>
      (sandbox.calendar.events() as unknown as Linked[]).map((event) =>
        linked(event).map(({ id, status }) => (status === 'publish' ? id : `${status} ${id}`)),
      );
    const standing = (id: number) => (kind === 'venue' ? [id] : [third, id]);
    const check = () => {
      for (const found of idsOf()) expect([standing(into), standing(double)]).toContainEqual(found);
    };
    return { bench, items, check, idsOf, before: standing(double), after: standing(into), double };
  }

  /** A merge and its undo. @param killed the job, in the order in which they run, and the number of its request */
  async function play(killed?: { job: number; request: number }): Promise<number> {
    sandbox.calendar.empty();
    const { bench, items, check, idsOf, before, after, double } = await prepare();
    const jobs: JobRow[] = [];
    let begun = 0;
    const next = () => (killed?.job === begun++ ? toRequest(killed.request, check) : undefined);
    for (const { action, input } of items) {
      const point = next();
      const given = input as Record<string, unknown>;
      const job = await (point ? bench.runKilled(action, given, point) : bench.run(action, given));
      check();
      expect(job.state, `${action} ${JSON.stringify(killed)}`).toBe('done');
      jobs.push(job);
    }
    expect(idsOf(), JSON.stringify(killed)).toEqual([after]);
    expect(all().find(({ id }) => id === double)?.status).toBe('trash');
    for (const job of jobs.reverse()) {
      const point = next();
      const undone = await (point ? bench.undoKilled(job, point) : bench.undo(job));
      check();
      expect(undone.state, `${job.action} ${JSON.stringify(killed)}`).toBe('undone');
    }
    expect(idsOf(), JSON.stringify(killed)).toEqual([before]);
    return begun;
  }

  it('are one, and two again, whenever a worker dies; no event is without them at any moment', async () => {
    const count = await play();
    expect(count).toBe(4);
    for (let job = 0; job < count; job++) {
      let request = 1;
      while (await play({ job, request }).then(Boolean, isOver)) request++;
      // It read at least once, and wrote
      expect(request, `requests of job ${job}`).toBeGreaterThan(2);
    }
  }, 120_000);
});
