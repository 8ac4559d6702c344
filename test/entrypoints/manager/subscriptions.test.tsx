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
  (await button(root, 'Export…')).click();
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

it('channels are checked for uploads at a price, but those that were checked this week; inactive ones show', async () => {
  const uploads = [{ channelId: 'UC0', readAt: Date.now(), uploadedAt: new Date().toISOString() }];
  const root = mount(<SubscriptionsSection active={sample.acting} />, {
    ...answers,
    knownUploads: () => [...uploads],
    readLatestUploads: () => {
      uploads.push({ channelId: 'UC1', readAt: Date.now(), uploadedAt: '2020-05-01T10:00:00Z' });
      return null;
    },
  });
  const inactive = () => control(root, 'Inactive for a year');
  await shown(root, () => root.querySelector('tbody .collection-name'));
  expect(inactive()).toBeUndefined();
  (await button(root, 'Find inactive channels')).click();
  await shown(root, () => (root.textContent?.includes('3 units') ? root : null));
  (await button(root, 'Check 2 channels')).click();
  await vi.waitFor(() => expect(questions('readLatestUploads')).toEqual([{ channelIds: ['UC1', 'UC2'] }]));
  await shown(root, inactive);
  await shown(root, () => (root.textContent?.includes('All channels are checked') ? root : null));
  inactive()!.click();
  await vi.waitFor(() => expect(root.querySelectorAll('tbody .collection-name')).toHaveLength(1));
});

it('the newest uploads of all channels are one list, the newest first, and are saved to playlists', async () => {
  const video = (videoId: string, publishedAt: string) => ({
    videoId,
    title: `Song ${videoId}`,
    publishedAt,
  });
  const root = mount(<SubscriptionsSection active={sample.acting} item="uploads" />, {
    ...answers,
    knownUploads: () => [
      {
        channelId: 'UC0',
        readAt: 1,
        videos: [video('c', '2026-03-01T10:00:00Z'), video('a', '2026-01-01T10:00:00Z')],
      },
      { channelId: 'UC1', readAt: 1, videos: [video('b', '2026-02-01T10:00:00Z')] },
      // As an older version read it
      { channelId: 'UC2', readAt: 1, uploadedAt: '2026-02-01T10:00:00Z' },
    ],
    playlistIndex: () => sample.playlistIndex,
  });
  await vi.waitFor(() =>
    expect(
      [...root.querySelectorAll('tbody .collection-name')].map(({ textContent }) => textContent),
    ).toEqual(['Song c', 'Song b', 'Song a']),
  );
  (await shown(root, () => root.querySelector<HTMLElement>('thead input[type=checkbox]'))).click();
  (await button(root, 'Save to playlists…')).click();
  const panel = await shown(root, () => root.querySelector('[aria-label="Save to playlists"] select'));
  expect(panel.closest('section')?.textContent).toContain('3 videos');
});

it('channels are put into groups of one’s own, each of which is a filter', async () => {
  const groups = [{ name: 'Harbour', channelIds: ['UC0'] }];
  const root = mount(<SubscriptionsSection active={sample.acting} />, {
    ...answers,
    subscriptionGroups: () => [...groups],
    groupSubscriptions: ({ name, channelIds }) => {
      groups.push({ name, channelIds });
      return null;
    },
  });
  const findChip = () =>
    [...root.querySelectorAll<HTMLElement>('.chip')].find((chip) =>
      chip.textContent?.startsWith('Harbour'),
    ) ?? null;
  (await shown(root, findChip)).click();
  await vi.waitFor(() => expect(root.querySelectorAll('tbody .collection-name')).toHaveLength(1));
  (await shown(root, () => root.querySelector<HTMLElement>('thead input[type=checkbox]'))).click();
  (await button(root, 'Groups…')).click();
  const panel = await shown(root, () => root.querySelector('[aria-label="Groups of 1 channel"]'));
  expect((await button(panel, 'Add: Harbour')).getAttribute('aria-disabled')).toBe('true');
  const field = panel.querySelector<HTMLInputElement>('.input')!;
  field.value = ' Night ';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  (await button(panel, 'Add to new group')).click();
  await vi.waitFor(() =>
    expect(questions('groupSubscriptions')).toEqual([{ name: 'Night', channelIds: ['UC0'], isIn: true }]),
  );
});
