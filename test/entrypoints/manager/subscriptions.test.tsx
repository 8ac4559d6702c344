import { expect, it, vi } from 'vitest';
import { SubscriptionsSection } from '../../../entrypoints/manager/subscriptions/SubscriptionsSection';
import type { SubscriptionsPage } from '../../../lib/messages';
import { control } from '../../components/controls';
import { mount, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const channel = (name: string) => ({ channelId: `UC${name}`, title: name });

it('a channel that two pages list is shown once', async () => {
  const pages: Record<string, SubscriptionsPage> = {
    '': { channels: [channel('Blue Lamp'), channel('Harbour Hall')], next: '2' },
    2: { channels: [channel('Harbour Hall'), channel('Quayside')] },
  };
  const root = mount(<SubscriptionsSection active={sample.acting} item={undefined} dropped={undefined} />, {
    mySubscriptions: ({ pageToken = '' }) => pages[pageToken] ?? { channels: [] },
  });
  await vi.waitFor(() => expect(root.textContent).toContain('Quayside'));
  expect(root.querySelectorAll('.panel input[type=checkbox]')).toHaveLength(3);
  expect(control(root, 'Export 3 as OPML')).toBeDefined();
});
