import { it } from 'vitest';
import { SubscriptionsSection } from '../../../entrypoints/manager/subscriptions/SubscriptionsSection';
import { announceChange, type BatchView } from '../../../lib/messages';
import { control, shown } from '../../components/controls';
import { asChanges, mirrored } from '../../components/mirrored';
import { mount, typeInto, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

/** Lists of the manager while bulk tasks change what they list. */

useEnglish();

const section = { active: sample.acting, item: undefined, dropped: undefined };
const running: BatchView = { ...sample.batches[0]!, batchId: 'import' };
const ended: BatchView = { ...running, state: 'done', done: 220, left: 0, endedAt: 5 };

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
  (await enabled('Subscribe to')).click();
  await shown(root, () => (root.textContent?.includes('40 of 220 done') ? root : null));
  batch = ended;
  announceChange('jobs');
  await shown(root, () => (root.textContent?.includes('220 of 220 done') ? root : null));
});
