import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableName } from '../../../lib/store';
import { rows } from './released/version5';

/** Rows as this version parses them. Schemas are built anew for each test, so that each of them judges all of a row. */

let { getKey, parseRow } = await import('../../../lib/store/schema');
beforeEach(async () => {
  vi.resetModules();
  ({ getKey, parseRow } = await import('../../../lib/store/schema'));
});

const names = Object.keys(rows) as TableName[];
const newest = (table: TableName) => ({ ...rows[table]?.at(-1) }) as Record<string, unknown>;
const hasRow = (table: TableName, change: object) => parseRow(table, { ...newest(table), ...change });

it.each(names)('of the table %s are read with all of their fields', (table) => {
  for (const row of rows[table] ?? []) expect(parseRow(table, row)).toStrictEqual(row);
});

describe('a field', () => {
  const video = rows.accounts?.[1] ?? {};
  const job = { ...newest('jobs'), steps: {} };
  const toSteps = (step: object) => ({ steps: { add: { phase: 'done', tries: 1, ...step } } });

  it.each<[TableName, string, object, readonly string[]]>([
    ['accounts', 'method', video, ['code', 'implicit', 'browser', 'key']],
    ['accounts', 'scheme', newest('accounts'), ['typed', 'bearer', 'none']],
    ['jobs', 'state', job, ['waiting', 'running', 'done', 'failed', 'needsReview', 'undoing', 'undone']],
    ['batches', 'state', newest('batches'), ['running', 'paused', 'stopped', 'done']],
    ['uploads', 'state', newest('uploads'), ['going', 'paused', 'failed', 'needsReview', 'done']],
  ])('of %s: %s has one of its values', (table, field, row, values) => {
    for (const value of values) expect(parseRow(table, { ...row, [field]: value }), value).toBeDefined();
    expect(parseRow(table, { ...row, [field]: 'other' })).toBeUndefined();
  });

  it('of a step has one of its values', () => {
    for (const phase of ['begun', 'done']) expect(hasRow('jobs', toSteps({ phase }))).toBeDefined();
    for (const effect of ['make', 'update', 'remove']) {
      const writes = { effect, thing: 'event', id: 3 };
      expect(hasRow('jobs', toSteps({ writes }))).toMatchObject(toSteps({ writes }));
    }
    expect(hasRow('jobs', toSteps({ phase: 'other' }))).toBeUndefined();
    expect(hasRow('jobs', toSteps({ writes: { effect: 'other', thing: 'event' } }))).toBeUndefined();
  });

  it('of an error says whether its outcome is known', () => {
    const toFault = (outcome: string) => ({ fault: { kind: 'transient', reason: 'http503', outcome } });
    for (const outcome of ['refused', 'unclear'])
      expect(hasRow('uploads', toFault(outcome))).toMatchObject(toFault(outcome));
    expect(hasRow('uploads', toFault('other'))).toBeUndefined();
  });

  it('of a secret holds bytes', () => {
    expect(hasRow('secrets', { iv: [1, 2, 3] })).toBeUndefined();
    expect(hasRow('secrets', { sealed: 'text' })).toBeUndefined();
  });

  it('of a job that counts backoffs is 0 if it cannot be read', () => {
    expect(hasRow('jobs', { backoffs: 'many' })).toMatchObject({ backoffs: 0 });
  });

  it('of a ticket names the document and the ticket that a frame showed', () => {
    const frame = { documentId: 'document-1', shown: 'ticket-0' };
    expect(hasRow('tickets', frame)).toMatchObject(frame);
  });
});

it('have a key, whatever else they hold', () => {
  expect(getKey('jobs', { jobId: 'job-1', state: 7 })).toBe('job-1');
  expect(getKey('jobs', null)).toBeUndefined();
  expect(parseRow('jobs', undefined)).toBeUndefined();
});
