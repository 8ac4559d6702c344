import { expect, it, vi } from 'vitest';
import { Manager } from '../../../entrypoints/manager/Manager';
import { control, pointAt, shown } from '../../components/controls';
import type { Answers } from '../../components/fakeBackground';
import { mount, questions, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';
import { deferred } from '../../deferred';

useEnglish();

const button = (root: HTMLElement, name: string) =>
  shown(root, () => {
    const rows = [...root.querySelectorAll('tbody tr')];
    const market = rows.find(({ textContent }) => textContent?.includes('Market'));
    pointAt(market);
    return market && control(market, name);
  });

function events(more: Answers = {}): HTMLElement {
  location.hash = 'events';
  return mount(<Manager />, {
    acting: () => sample.acting,
    choices: () => sample.choices,
    ...sample.siteRows({ events: sample.myEvents }),
    act: () => sample.runningJob,
    outcome: () => sample.savedJob,
    seen: () => null,
    ...more,
  });
}

it('two presses before the page is drawn again start one job', async () => {
  const publish = await button(events(), 'Publish');
  publish.click();
  publish.click();
  await vi.waitFor(() => expect(questions('seen')).toHaveLength(1));
  expect(questions('act')).toHaveLength(1);
});

it('a press while the list still shows the event as it was before the job starts no second one', async () => {
  const read = deferred();
  let reads = 0;
  let wasPressed = false;
  const root = events({
    async collectionRows(question) {
      reads++;
      if (wasPressed) await read.promise;
      return sample.siteRows({ events: sample.myEvents }).collectionRows!(question);
    },
  });
  const first = await button(root, 'Publish');
  await vi.waitFor(() => expect(reads).toBeGreaterThan(1));
  wasPressed = true;
  first.click();
  await vi.waitFor(() => expect(questions('seen')).toHaveLength(1));
  const publish = await button(root, 'Publish');
  expect(publish.ariaBusy ?? publish.getAttribute('aria-busy')).toBe('true');
  publish.click();
  read.resolve();
  await vi.waitFor(async () => expect((await button(root, 'Publish')).getAttribute('aria-busy')).toBeNull());
  expect(questions('act')).toHaveLength(1);
  (await button(root, 'Publish')).click();
  expect(questions('act')).toHaveLength(2);
});

it('the second click of a double click presses nothing: it may meet the opposite action there', async () => {
  const publish = await button(events(), 'Publish');
  publish.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
  expect(questions('act')).toHaveLength(0);
  publish.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
  expect(questions('act')).toHaveLength(1);
});
