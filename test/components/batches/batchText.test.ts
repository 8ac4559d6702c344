import { expect, it } from 'vitest';
import { countsText, endText, stateText } from '../../../components/batches/batchText';
import { useEnglish } from '../mounted';
import * as sample from '../samples';

useEnglish();

const friday = Date.UTC(2026, 10, 27, 12);
const waiting = { ...sample.batches[0]!, resumesAt: friday, lastFrom: friday + 2 * 86_400_000 };

it('a bulk task that waits says until when', () => {
  expect(stateText(waiting)).toMatch(/^Waiting until Friday/);
  expect(stateText({ ...waiting, state: 'paused' })).toBe('Paused');
});

it('a bulk task that waits blames the quota only where no failure says why', () => {
  expect(endText(waiting)).toMatch(/^today's quota is used up except for single clicks · ends on Sunday/);
  const failure = { reason: 'maintenance', text: 'Down for maintenance.' };
  expect(endText({ ...waiting, failure })).toMatch(/^ends on Sunday/);
  expect(endText({ ...waiting, lastFrom: friday, failure })).toBeUndefined();
});

it('an undo counts the items that are being undone, and calls none of them removed', () => {
  const undoing = { ...waiting, isUndo: true, count: 184, done: 172, failed: 0, undone: 0, left: 184 };
  expect(countsText({ ...undoing, state: 'running' })).toBe('0 of 184 undone');
  expect(countsText({ ...undoing, state: 'paused' })).toBe('0 of 184 undone');
  expect(countsText({ ...undoing, state: 'done', done: 0, undone: 184, left: 0 })).toBe('184 of 184 undone');
  expect(countsText({ ...undoing, state: 'stopped', done: 100, undone: 84, left: 0 })).toBe(
    '84 of 184 undone',
  );
});
