import { describe, expect, it } from 'vitest';
import type { FaultData } from '../../../lib/errors';
import { resumeOnline } from '../../../lib/jobs/resume';
import { createWaits } from '../../../lib/jobs/waits';
import type { JobRow } from '../../../lib/store';
import { createMemoryStore } from '../store/memoryStore';
import { createRow } from './rows';

/** Which errors a job waits for, and until when. */

const now = 1_000_000;
const timeOut: FaultData = { kind: 'transient', reason: 'timeOut', outcome: 'unclear' };
const landsUntil = now + 60_000;
const openStep = { put: { phase: 'begun', tries: 1 } } as const;

const waitAfter = (job: JobRow, fault: FaultData, isSignedOut = false) =>
  createWaits(
    async () => isSignedOut,
    () => now,
  ).afterError(job, fault);

describe('a job waits', () => {
  it('for its backoff after an unclear answer, in its own direction', async () => {
    expect(await waitAfter(createRow('a', { landsUntil }), timeOut)).toMatchObject({
      state: 'waiting',
      backoffs: 1,
      wakeAt: now + 1_000,
    });
    expect(await waitAfter(createRow('a', { state: 'undoing' }), timeOut)).toMatchObject({
      state: 'undoing',
    });
  });

  it('as a batch item until none of its requests can land', async () => {
    const item = createRow('a', { batchId: 'b', landsUntil });
    expect(await waitAfter(item, timeOut)).toMatchObject({ wakeAt: landsUntil });
  });

  it('as a batch item with a final error as well, which becomes its verdict', async () => {
    const item = createRow('a', { batchId: 'b', landsUntil });
    const refused: FaultData = { kind: 'notAllowed', reason: 'no', outcome: 'refused' };
    expect(await waitAfter(item, refused)).toMatchObject({ verdict: refused, wakeAt: landsUntil });
    expect(await waitAfter(createRow('a', { landsUntil }), refused)).toBeUndefined();
  });

  it('as long as the service asks for, if that is longer than the backoff', async () => {
    const busy: FaultData = { ...timeOut, outcome: 'refused', retryAt: now + 30_000 };
    expect(await waitAfter(createRow('a'), busy)).toMatchObject({ wakeAt: now + 30_000 });
  });

  it('without a time for a sign-in, and not at all if a sign-in would not help', async () => {
    const gone: FaultData = { kind: 'signIn', reason: 'grantGone', outcome: 'refused' };
    const waiting = await waitAfter(createRow('a'), gone, true);
    expect(waiting).toMatchObject({ state: 'waiting', fault: gone });
    expect(waiting).not.toHaveProperty('wakeAt');
    expect(await waitAfter(createRow('a'), gone)).toBeUndefined();
  });
});

describe('a quota that is used up', () => {
  const used: FaultData = { kind: 'quota', reason: 'quotaExceeded', outcome: 'refused', retryAt: now + 1 };

  it.each<[string, FaultData | undefined, string, number, FaultData | undefined]>([
    ['its account', used, 'me', 0, used],
    ['its account, until the reset', used, 'me', 1, undefined],
    ['other accounts', used, 'them', 0, undefined],
    ['its account, if only the reserve is left', { ...used, reason: 'reserveKept' }, 'me', 0, undefined],
    ['its account, if nobody knows until when', { ...used, retryAt: undefined }, 'me', 0, undefined],
    ['an account whose job waits for something else', timeOut, 'me', 0, undefined],
  ])('ends jobs of %s', async (_name, fault, accountId, later, found) => {
    let clock = now;
    const waits = createWaits(
      async () => false,
      () => clock,
    );
    // By a job that waited before this worker started.
    waits.remember(createRow('a', { fault }));
    clock += later;
    expect(waits.findQuotaError(createRow('b', { accountId }))).toStrictEqual(found);
  });
});

it('back online, jobs that waited for the network start, except those with an open step or request', async () => {
  const fault: FaultData = { kind: 'transient', reason: 'unreachable', outcome: 'unclear' };
  const wakeAt = now + 10_000;
  const store = createMemoryStore();
  const rows = [
    createRow('away', { fault }),
    createRow('landing', { fault, landsUntil }),
    createRow('open', { fault, steps: openStep }),
    createRow('busy', { fault: timeOut }),
  ];
  for (const row of rows) await store.put('jobs', row);
  const entries = rows.map(({ jobId, concurrencyKeys, sequence }) => ({
    jobId,
    concurrencyKeys,
    sequence,
    accountId: 'me',
    batchId: undefined,
    inOrder: false,
    notBefore: wakeAt,
  }));
  let starts = 0;
  await resumeOnline({ entries: () => entries, startDue: () => void starts++ }, store, () => now);
  expect(entries.map(({ notBefore }) => notBefore)).toStrictEqual([0, wakeAt, wakeAt, wakeAt]);
  expect(starts).toBe(1);
});
