import { afterEach, expect, it, vi } from 'vitest';
import { Manager } from '../../../entrypoints/manager/Manager';
import type { Answers } from '../../components/fakeBackground';
import { mount, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const count = 20_000;

afterEach(() => {
  vi.restoreAllMocks();
  window.scrollTo(0, 0);
});

async function rowsAt(section: string, answers: Answers) {
  location.hash = section;
  const root = mount(<Manager />, { acting: () => sample.acting, quotas: () => [], ...answers });
  const rows = () => [...root.querySelectorAll('li[aria-setsize]')];
  await vi.waitFor(() => expect(rows()[0]?.getAttribute('aria-setsize')).toBe(String(count)));
  return rows;
}

it('of a day with many jobs, the history draws the rows in view only', async () => {
  const { waiting: _waiting, ...history } = sample.history();
  const jobs = Array.from({ length: count }, (_, at) => ({ ...history.jobs[0]!, jobId: `many ${at}` }));
  const rows = await rowsAt('activity', {
    history: () => ({ ...history, waiting: [], waitingCount: 0, jobs }),
  });
  expect(rows().length).toBeLessThan(60);
  expect(rows()[0]?.querySelector('.job-line')).not.toBeNull();
  expect(document.body.textContent).toContain('rows in view. Filter the list to search all rows.');
});

it('of many bulk tasks, only those in view are drawn, and the one that the address names', async () => {
  const scrolledTo: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.textContent ?? '');
  });
  const done = sample.batches.at(-1)!;
  const batches = Array.from({ length: count }, (_, at) => ({
    ...done,
    batchId: `many${at}`,
    title: `Sort ${at}`,
  }));
  const rows = await rowsAt('batches/many7000', { batches: () => batches });
  expect(rows().length).toBeLessThan(60);
  expect(rows().map((row) => row.getAttribute('aria-posinset'))).toContain('7001');
  expect(scrolledTo[0]).toContain('Sort 7000');
  // This list has no filter
  expect(document.body.textContent).toMatch(/finds only the rows in view\.(?! Filter)/);
});
