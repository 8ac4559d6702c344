import { expect, it, vi } from 'vitest';
import { SubscriptionsSection } from '../../../entrypoints/manager/subscriptions/SubscriptionsSection';
import { control, shown } from '../../components/controls';
import { asChanges, mirrored } from '../../components/mirrored';
import { mount, questions, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const answers = {
  ...mirrored({ subscriptions: asChanges(sample.subscribed, 'channelId') }),
  planBatch: () => sample.plan,
};

const button = (root: ParentNode, name: string) => shown(root, () => control(root, name));

it('files hold the selected channels, or all', async () => {
  const root = mount(<SubscriptionsSection active={sample.acting} />, answers);
  await button(root, 'Export 3 as OPML');
  (await shown(root, () => root.querySelector<HTMLElement>('tbody input[type=checkbox]'))).click();
  await button(root, 'Export 1 as OPML');
  await button(root, 'Export 1 as CSV');
});

it('the selected channels, or the one that is open, are unsubscribed from at a price', async () => {
  const root = mount(<SubscriptionsSection active={sample.acting} item="UC2" />, answers);
  const details = await shown(root, () => root.querySelector('.collection-details'));
  expect(details.textContent).toContain('Songs of the harbour');
  (await shown(root, () => root.querySelector<HTMLElement>('thead input[type=checkbox]'))).click();
  (await button(root, 'Unsubscribe from 3')).click();
  const planned = () => questions('planBatch').at(-1);
  const unsubscribing = (count: number) => ({ actions: Array(count).fill('channel.unsubscribe') });
  await vi.waitFor(() => expect(planned()).toEqual(unsubscribing(3)), { timeout: 5_000 });
  (await button(details, 'Unsubscribe')).click();
  await vi.waitFor(() => expect(planned()).toEqual(unsubscribing(1)), { timeout: 5_000 });
});
