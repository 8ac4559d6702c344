import { afterEach, expect, it } from 'vitest';
import { Manager } from '../../../entrypoints/manager/Manager';
import { shown } from '../../components/controls';
import { mount, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const count = 20_000;

afterEach(() => window.scrollTo(0, 0));

it('of many jobs and bulk tasks, those in view are drawn, and the one that the address names', async () => {
  const { waiting: _waiting, next: _next, ...history } = sample.history();
  const jobs = Array.from({ length: count }, (_, at) => ({ ...history.jobs[0]!, jobId: `many ${at}` }));
  const done = sample.batches.at(-1)!;
  const batches = Array.from({ length: count }, (_, at) => ({
    ...done,
    batchId: `many${at}`,
    title: `Sort ${at}`,
  }));
  location.hash = 'activity/many7000';
  const root = mount(<Manager />, {
    acting: () => sample.acting,
    quotas: () => [],
    batches: () => batches,
    history: () => ({ ...history, waiting: [], waitingCount: 0, jobs }),
  });
  const table = await shown(root, () => root.querySelector(`[aria-rowcount="${2 * count + 1}"]`));
  expect(table.querySelectorAll('tbody tr').length).toBeLessThan(60);
  const details = await shown(root, () => root.querySelector('.collection-details'));
  expect(details.textContent).toContain('Sort 7000');
});
