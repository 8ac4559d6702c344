import { describe, expect, it } from 'vitest';
import { dueAt, toQueueEntry } from '../../../lib/jobs/queueEntry';
import * as state from '../../../lib/jobs/state';
import type { JobRow } from '../../../lib/store';
import { jobStates } from '../../../lib/store/rows/jobs';
import { createRow } from './rows';

/** What may be done with a job, and what becomes of it, by its row alone. */

const now = 1_000;
const begun = { phase: 'begun', tries: 1 } as const;
const done = { phase: 'done', tries: 1, receipt: 'x' } as const;
const transient = { kind: 'transient', reason: 'busy', outcome: 'refused' } as const;
const quota = { ...transient, kind: 'quota' } as const;
const signIn = { ...transient, kind: 'signIn' } as const;
const row = (more: Partial<JobRow> = {}) => createRow('a', more);

it.each<[JobRow['state'], boolean]>([
  ['waiting', false],
  ['running', false],
  ['undoing', false],
  ['done', true],
  ['failed', true],
  ['needsReview', true],
  ['undone', true],
])('a job that is %s has finished: %s', (name, isFinished) => {
  expect(state.isFinished(row({ state: name }))).toBe(isFinished);
});

it.each<[Partial<JobRow>, string | undefined]>([
  [{ fault: quota }, 'quota'],
  [{ fault: signIn, state: 'undoing' }, 'signIn'],
  [{ fault: transient }, undefined],
  [{}, undefined],
  [{ fault: quota, state: 'failed' }, undefined],
])('a job with %o waits for %s', (more, event) => {
  expect(state.waitsFor(row(more))).toBe(event);
});

it.each<[Partial<JobRow>, boolean]>([
  [{ fault: transient, wakeAt: 9 }, true],
  [{ fault: transient, wakeAt: 9, state: 'undoing' }, true],
  [{ fault: transient, wakeAt: 9, state: 'running' }, false],
  [{ fault: transient, wakeAt: 9, state: 'failed' }, false],
  [{ fault: transient, wakeAt: 9, underWay: true }, false],
  [{ fault: transient }, false],
  [{ wakeAt: 9 }, false],
  [{ fault: quota, wakeAt: 9 }, false],
])('a job with %o can be tried now: %s', (more, canBeHurried) => {
  expect(state.canBeHurried(row(more))).toBe(canBeHurried);
});

describe('steps', () => {
  const steps = { find: done, add: begun, 'undo/find': { ...done, receipt: 'y' }, 'undo/remove': begun };

  it('are open while nobody knows whether their write was done', () => {
    expect(state.openSteps(row({ steps }))).toStrictEqual(['add', 'undo/remove']);
    expect(state.openSteps(row())).toStrictEqual([]);
    expect(state.isOpen(row({ steps }), now)).toBe(true);
    expect(state.isOpen(row({ steps: { find: done } }), now)).toBe(false);
    expect(state.isOpen(row({ landsUntil: now + 1 }), now)).toBe(true);
    expect(state.isOpen(row({ landsUntil: now }), now)).toBe(false);
  });

  it('of the last direction count', () => {
    expect(state.lastSteps(row({ steps, state: 'done' }))).toStrictEqual([done, begun]);
    expect(state.lastSteps(row({ steps, state: 'undone' }))).toStrictEqual([
      { ...done, receipt: 'y' },
      begun,
    ]);
    expect(state.leftBy(row({ steps, state: 'done' }), 'find')).toBe('x');
    expect(state.leftBy(row({ steps, state: 'undone' }), 'find')).toBe('y');
    expect(state.leftBy(row({ steps }), 'none')).toBeUndefined();
  });
});

it.each<[Partial<JobRow>, boolean, JobRow['state']]>([
  [{ steps: { add: begun } }, false, 'needsReview'],
  [{ steps: { add: begun }, result: 1 }, true, 'needsReview'],
  [{ steps: { add: done } }, false, 'failed'],
  [{ steps: { add: done }, result: 1 }, true, 'done'],
  [{ result: 1 }, false, 'failed'],
  [{}, true, 'failed'],
])('a final error of a job with %o (undo: %s) leads to %s', (more, undoing, after) => {
  expect(state.stateAfterFault(row(more), undoing)).toBe(after);
});

it.each<[JobRow['state'], Partial<JobRow>, 'undone' | 'undoing' | undefined]>([
  ['waiting', {}, 'undone'],
  ['waiting', { steps: { add: done } }, 'undoing'],
  ['waiting', { steps: { add: begun } }, undefined],
  ['waiting', { landsUntil: now + 1 }, undefined],
  ['waiting', { landsUntil: now }, 'undone'],
  ['running', { steps: { add: done } }, undefined],
  ['done', {}, 'undoing'],
  ['done', { landsUntil: now + 1 }, 'undoing'],
  ['failed', {}, undefined],
  ['failed', { steps: { add: done } }, 'undoing'],
  ['failed', { steps: { add: begun } }, 'undoing'],
  ['failed', { steps: { add: done }, landsUntil: now + 1 }, undefined],
  ['needsReview', { steps: { add: begun } }, undefined],
  ['undoing', { steps: { add: done } }, undefined],
  ['undone', { steps: { add: done } }, undefined],
])('an undo of a job that is %s, with %o, leads to %s', (name, more, after) => {
  expect(state.stateAfterUndo(row({ state: name, ...more }), now)).toBe(after);
});

describe('a time', () => {
  const latest = now + 26 * 3_600_000;
  const lands = now + 300_000;
  const until = (retryAt: number) => ({ fault: { ...transient, retryAt } });
  const unclear = (at: number) => ({
    steps: { add: { ...begun, unclearSince: at, absentSince: at }, other: begun },
    doubts: { add: { absentSince: at } },
  });

  it.each<[string, Partial<JobRow>]>([
    ['none', { fault: transient }],
    ['the reset of a quota', { wakeAt: latest, ...until(latest) }],
    ['the end of a doubt', { landsUntil: lands, wakeAt: lands }],
    ['the begin of a doubt', unclear(now)],
  ])('that is possible stays: %s', (_name, more) => {
    const given = row(more);
    expect(state.correctTimes(given, now)).toBe(given);
  });

  it.each<[Partial<JobRow>, Partial<JobRow>]>([
    [{ wakeAt: latest + 1 }, { wakeAt: now }],
    [
      { wakeAt: latest + 1, ...until(5) },
      { wakeAt: now, ...until(5) },
    ],
    [
      { wakeAt: 5, ...until(latest + 1) },
      { wakeAt: 5, ...until(now) },
    ],
    [
      { wakeAt: latest + 1, landsUntil: latest + 1 },
      { wakeAt: lands, landsUntil: lands },
    ],
    [{ landsUntil: lands + 1 }, { landsUntil: lands }],
    [unclear(now + 1), unclear(now)],
  ])('of a clock that was far ahead is corrected: %o', (more, corrected) => {
    expect(state.correctTimes(row(more), now)).toStrictEqual(row(corrected));
  });
});

describe('the row of a job', () => {
  const more = { wakeAt: 9, fault: transient, backoffs: 3, seen: true, finishedAt: 8 };

  it.each(jobStates)('that begins, from %s', (name) => {
    const sequence = state.batchSequences + 7;
    expect(state.begin(row({ ...more, state: name, sequence }))).toStrictEqual(
      row({
        backoffs: 3,
        seen: true,
        finishedAt: 8,
        sequence: 7,
        underWay: true,
        state: name === 'undoing' ? 'undoing' : 'running',
      }),
    );
  });

  it.each(jobStates)('that waits, from %s', (name) => {
    const waiting = name === 'undoing' ? 'undoing' : 'waiting';
    expect(state.toWaiting(row({ state: name }), 5)).toStrictEqual(row({ state: waiting, wakeAt: 5 }));
    expect(state.toWaiting(row({ state: name, wakeAt: 4 }))).toStrictEqual(
      row({ state: waiting, wakeAt: 4 }),
    );
  });

  it.each<[Partial<JobRow>, JobRow['state']]>([
    [{ state: 'failed' }, 'waiting'],
    [{ state: 'needsReview', steps: { add: begun } }, 'waiting'],
    [{ state: 'needsReview', steps: { 'undo/remove': begun, add: done } }, 'undoing'],
    [{ state: 'needsReview', steps: { 'undo/remove': begun, add: begun } }, 'undoing'],
    [{ state: 'failed', steps: { 'undo/remove': done } }, 'waiting'],
    [{ state: 'failed', goesBack: true }, 'undoing'],
    [{ state: 'done' }, 'undoing'],
  ])('that a retry continues, with %o', (given, after) => {
    const { finishedAt: _finished, fault: _fault, ...kept } = more;
    expect(state.reopen(row({ ...more, ...given }))).toStrictEqual(
      row({ ...kept, ...given, state: after, backoffs: 0, seen: false }),
    );
  });

  it('of a batch item that is undone', () => {
    const steps = { add: done };
    const finished = row({ ...more, state: 'done', steps });
    const undoing = row({ wakeAt: 9, state: 'undoing', steps });
    expect(state.toUndoing(finished)).toStrictEqual(undoing);
    expect(state.toUndoing({ ...finished, landsUntil: 50 })).toStrictEqual({
      ...undoing,
      landsUntil: 50,
      wakeAt: 50,
    });
    expect(state.toUndoing({ ...finished, state: 'failed', landsUntil: 50 })).toMatchObject({ wakeAt: 50 });
    expect(state.toUndoing(row())).toBeUndefined();
    expect(state.toUndoing(row({ state: 'failed' }))).toBeUndefined();
  });

  it('of a half-done item of a stopped batch', () => {
    const steps = { add: done };
    expect(state.toStopped(row({ wakeAt: 9 }), now)).toBeUndefined();
    expect(state.toStopped(row({ wakeAt: 9, steps }), now)).toStrictEqual(
      row({
        steps,
        state: 'failed',
        finishedAt: now,
        fault: { kind: 'conflict', reason: 'batchStopped', outcome: 'refused' },
      }),
    );
    expect(state.toStopped(row({ fault: transient, steps }), now)).toMatchObject({ fault: transient });
  });
});

describe('the queue entry of a job', () => {
  it.each<[Partial<JobRow>, number]>([
    [{}, 0],
    [{ wakeAt: 9 }, 9],
    [{ fault: quota, wakeAt: 9 }, 9],
    [{ fault: signIn, wakeAt: 9 }, Number.POSITIVE_INFINITY],
  ])('with %o is due at %d', (more, at) => {
    expect(dueAt(row(more))).toBe(at);
    expect(toQueueEntry(row(more)).notBefore).toBe(at);
  });

  it('has its keys, with the account, but not those of things that it only uses', () => {
    const keys = ['uses list', 'item', 'reuses x'];
    const given = row({ concurrencyKeys: keys, batchId: 'b', inOrder: true, sequence: 7 });
    expect(toQueueEntry(given)).toStrictEqual({
      jobId: 'a',
      accountId: 'me',
      batchId: 'b',
      inOrder: true,
      sequence: 7,
      notBefore: 0,
      concurrencyKeys: ['me|item', 'me|reuses x'],
    });
    expect(toQueueEntry(row())).toMatchObject({ batchId: undefined, inOrder: false });
  });

  it('of a finished job keeps its keys until no request can land', () => {
    expect(toQueueEntry(row({ state: 'done', wakeAt: 9, landsUntil: 50 })).notBefore).toBe(50);
    expect(toQueueEntry(row({ state: 'done', wakeAt: 9 })).notBefore).toBe(0);
  });
});
