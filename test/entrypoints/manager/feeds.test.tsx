import { expect, it, vi } from 'vitest';
import { FeedsSection } from '../../../entrypoints/manager/feeds/FeedsSection';
import type { FeedItemView, FeedView } from '../../../lib/messages';
import { control, shown } from '../../components/controls';
import { type Answers, requested } from '../../components/fakeBackground';
import { mirrored } from '../../components/mirrored';
import { mount, questions, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const feed: FeedView = {
  feedId: 'f',
  name: 'Club',
  address: 'https://club.example/events.ics',
  rule: 'offer',
  checkedAt: 1,
  readAt: 1,
  isCutShort: false,
  unreadable: 0,
  isPageWaiting: false,
};
const item = (title: string, more: Partial<FeedItemView> = {}): FeedItemView => ({
  id: `f|${title}`,
  feedId: 'f',
  title,
  start: '2027-05-07T19:00:00',
  allDay: false,
  standing: 'new',
  differences: [],
  kept: [],
  isDoubtful: false,
  ...more,
});
const items = [
  item('Jazz'),
  item('Jam', { standing: 'changed', differences: ['start'], kept: ['title'], eventId: 7 }),
  item('Fair', { standing: 'gone', eventId: 8 }),
];
const open = (answers: Answers = {}, feeds = [feed]) => {
  history.replaceState(null, '', '#feeds');
  return mount(<FeedsSection active={sample.acting} />, {
    feeds: () => feeds,
    feedItems: () => items,
    ...mirrored({}),
    ...answers,
  });
};
const has = (root: Element, text: string) =>
  shown(root, () => (root.textContent?.includes(text) ? root : null));

it('shows what is new or changed, what stays as it was edited, and what is missing', async () => {
  const root = open();
  await has(root, '2 events to review');
  await has(root, '1 event is missing in it');
  await has(root, 'Changed · start. Stays as edited here: title.');
  const names = () => [...root.querySelectorAll('tbody .collection-name')].map((each) => each.textContent);
  await vi.waitFor(() => expect(names()).toHaveLength(2));
});

async function submit(address: string) {
  const root = open({ addFeed: () => ({ feedId: 'g' }) });
  (await shown(root, () => control(root, 'Add feed'))).click();
  const form = await shown(root, () => root.querySelector<HTMLFormElement>('.tool-panel form'));
  const field = form.querySelector('input') as HTMLInputElement;
  field.value = address;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const button = form.querySelector('button') as HTMLButtonElement;
  await vi.waitFor(() => expect(button.disabled).toBe(false));
  form.requestSubmit();
  return root;
}

it('asks for the permission in the press that adds a feed, and for its host alone', async () => {
  await submit('webcal://club.example/other.ics');
  await vi.waitFor(() =>
    expect(questions('addFeed')).toEqual([{ address: 'https://club.example/other.ics' }]),
  );
  expect(requested).toEqual([['https://club.example/*']]);
});

it('asks for nothing if the address is none of a feed', async () => {
  await has(await submit('http://club.example/events.ics'), 'This is no address of a feed.');
  expect(requested).toEqual([]);
});

it('tells why a feed fails, since when, and that nothing changes', async () => {
  const failure = { reason: 'feedGone', text: 'club.example has nothing at this address any more.' };
  const root = open({}, [{ ...feed, failure, failingSince: 1 }]);
  await has(root, failure.text);
  await has(root, 'Fails since');
});

it('reads a page that waits, since the background has no parser of markup', async () => {
  const html = `<title>Club</title><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Jazz',
    startDate: '2027-05-07T19:00',
  })}</script>`;
  open({ feedPage: () => ({ url: 'https://club.example/', html }), feedPageRead: () => undefined as never }, [
    { ...feed, isPageWaiting: true },
  ]);
  await vi.waitFor(() => expect(questions('feedPageRead')).toHaveLength(1));
  expect(questions('feedPageRead')[0]).toMatchObject({
    feedId: 'f',
    title: 'Club',
    events: [{ title: 'Jazz' }],
  });
});

it('leaves events out, and removes a feed only at a second press', async () => {
  const root = open({ leaveOutFeedItems: () => undefined as never, removeFeed: () => undefined as never });
  (await shown(root, () => root.querySelector<HTMLElement>('tbody input[type=checkbox]'))).click();
  (await shown(root, () => control(root, 'Leave out'))).click();
  await vi.waitFor(() => expect(questions('leaveOutFeedItems')).toHaveLength(1));
  (await shown(root, () => control(root, 'Settings “Club”'))).click();
  (await shown(root, () => control(root, 'Remove feed'))).click();
  expect(questions('removeFeed')).toEqual([]);
  (await shown(root, () => control(root, 'Remove it, and forget its events'))).click();
  await vi.waitFor(() => expect(questions('removeFeed')).toEqual([{ feedId: 'f' }]));
});

it('says that nothing is new, not that nothing matches', async () => {
  const root = open({ feedItems: () => [item('Fair', { standing: 'gone', eventId: 8 })] });
  await has(root, 'Nothing new in your feeds.');
  location.hash = 'feeds?show=offered&q=jazz';
  await has(root, 'Nothing matches');
});
