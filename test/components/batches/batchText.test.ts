import { expect, it } from 'vitest';
import { endText, stateText } from '../../../components/batches/batchText';
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
