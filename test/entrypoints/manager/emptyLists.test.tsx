import { it } from 'vitest';
import { ActivitySection } from '../../../entrypoints/manager/activity/ActivitySection';
import { EventsSection } from '../../../entrypoints/manager/events/EventsSection';
import { PlaylistList } from '../../../entrypoints/manager/playlists/PlaylistList';
import { SubscriptionsSection } from '../../../entrypoints/manager/subscriptions/SubscriptionsSection';
import { shown } from '../../components/controls';
import { asChanges, mirrored } from '../../components/mirrored';
import { mount, typeInto, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const section = { active: sample.acting, item: undefined, dropped: undefined };
const says = (root: HTMLElement, text: string) =>
  shown(root, () => (root.querySelector('.blank')?.textContent?.includes(text) ? root : null));
const searchField = (root: HTMLElement) => root.querySelector('input')!;

it('a person without playlists reads what to do', async () => {
  const root = mount(<PlaylistList as="channel" />, {
    playlistIndex: () => ({ ...sample.playlistIndex, playlists: [] }),
  });
  await says(root, 'No playlists yet.');
});

it('a person without subscriptions reads what to do', async () => {
  const root = mount(<SubscriptionsSection {...section} />, mirrored({}));
  await says(root, 'No subscriptions yet.');
});

it('a person who searches subscriptions in vain reads that nothing matches', async () => {
  const root = mount(
    <SubscriptionsSection {...section} />,
    mirrored({ subscriptions: asChanges(sample.subscribed, 'channelId') }),
  );
  await shown(root, () => (root.textContent?.includes('Harbour Radio') ? root : null));
  await typeInto(searchField(root), 'zither');
  await says(root, 'Nothing matches the search');
});

it('a calendar without events says how to add one, and one without upcoming ones says that', async () => {
  location.hash = 'events';
  const empty = mount(<EventsSection {...section} />, { ...sample.siteRows({}) });
  await says(empty, 'No events yet.');
  const trash = sample.myEvents.filter(({ status }) => status === 'trash');
  const root = mount(<EventsSection {...section} />, { ...sample.siteRows({ events: trash }) });
  await says(root, 'No upcoming events.');
});

it('a history without entries says so, and one that is searched in vain', async () => {
  const root = mount(<ActivitySection {...section} />, {
    quotas: () => [],
    batches: () => [],
    history: () => ({ waiting: [], waitingCount: 0, jobs: [] }),
  });
  await says(root, 'No activity yet.');
});
