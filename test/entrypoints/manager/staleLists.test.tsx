import { expect, it, vi } from 'vitest';
import { EventsSection } from '../../../entrypoints/manager/events/EventsSection';
import { RecordsSection } from '../../../entrypoints/manager/records/RecordsSection';
import { SubscriptionsSection } from '../../../entrypoints/manager/subscriptions/SubscriptionsSection';
import { announceChange, type BatchView } from '../../../lib/messages';
import { control, shown } from '../../components/controls';
import { asChanges, mirrored } from '../../components/mirrored';
import { mount, questions, typeInto, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

/** Lists of the manager while bulk tasks change what they list. */

useEnglish();

const section = { active: sample.acting, item: undefined, dropped: undefined };
const running: BatchView = { ...sample.batches[0]!, batchId: 'import' };
const ended: BatchView = { ...running, state: 'done', done: 220, left: 0, endedAt: 5 };

it.each([
  ['events', 'myEvents', <EventsSection key="2" {...section} />],
  ['venues', 'siteRecords', <RecordsSection key="3" {...section} />],
] as const)('the list of %s is read again when a bulk task has ended', async (_name, message, list) => {
  let batches = [running, { ...ended, batchId: 'older' }];
  mount(list, {
    batches: () => batches,
    myEvents: () => sample.myEvents,
    siteRecords: () => ({ records: [], page: 1, pages: 1 }),
  });
  await vi.waitFor(() => expect(questions('batches').length).toBeGreaterThan(1), { timeout: 5_000 });
  expect(questions(message)).toHaveLength(1);
  batches = [ended, { ...ended, batchId: 'older' }];
  await vi.waitFor(() => expect(questions(message)).toHaveLength(2), { timeout: 5_000 });
});

it('an import is followed to its end while the list below it changes', async () => {
  let batch = running;
  const root = mount(<SubscriptionsSection {...section} />, {
    ...mirrored({ subscriptions: asChanges(sample.subscribed, 'channelId') }),
    batches: () => [batch],
    batch: () => batch,
    planBatch: () => ({ ...sample.plan, count: 1 }),
    startBatch: () => null,
  });
  const enabled = (name: string) =>
    shown(root, () => {
      const button = control(root, name);
      return button?.hasAttribute('aria-disabled') ? undefined : button;
    });
  (await enabled('Import')).click();
  const paste = await shown(root, () => root.querySelector<HTMLInputElement>('textarea'));
  await typeInto(paste, 'https://www.youtube.com/channel/UCharbourRadio0000000001');
  (await enabled('Read text')).click();
  (await enabled('Start')).click();
  await shown(root, () => (root.textContent?.includes('40 of 220 done') ? root : null));
  batch = ended;
  announceChange('jobs');
  await shown(root, () => (root.textContent?.includes('220 of 220 done') ? root : null));
});
