import { account } from '../sandbox/seed';
import { connectedTest as test } from './firefox/connected';
import { button, choose, fill, press, pressStarting, see } from './firefox/steps';
import { expect } from './firefox/test';
import { longRun } from './harness/longRun';
import { until } from './harness/until';
import { asked, contents, ratingOf, subscribedTo } from './stored';

/** What the popup offers for a video, a channel and an event, in Firefox. */

test.describe.configure({ timeout: 90_000 });

const bench = 'Sbx-5_vid01';
const blueLamp = 'UCSandbox-Blue_Note-0003';
const watch = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;

test('a video is rated, and each rating is undone', longRun, async ({ firefox, sandbox }) => {
  const popup = await firefox.popupFor(await firefox.visit(watch(bench)));
  await press(popup, 'Like');
  await see(popup, 'Liked');
  expect(ratingOf(sandbox, bench)).toBe('like');
  await press(popup, 'Dislike');
  await see(popup, 'Disliked');
  expect(ratingOf(sandbox, bench)).toBe('dislike');
  await press(popup, 'Undo');
  await see(popup, 'Dislike removed');
  expect(ratingOf(sandbox, bench)).toBe('like');
});

test('a channel is subscribed to and unsubscribed from', longRun, async ({ firefox, sandbox }) => {
  const popup = await firefox.popupFor(await firefox.visit(watch('Sbx-3_vid01')));
  const isSubscribed = () => subscribedTo(sandbox).includes(blueLamp);
  const before = isSubscribed();
  await press(popup, before ? 'Unsubscribe' : 'Subscribe');
  await expect.poll(isSubscribed).toBe(!before);
  await press(popup, 'Undo');
  await expect.poll(isSubscribed).toBe(before);
});

test('a video is saved to a new playlist, and both are taken back', longRun, async ({ firefox, sandbox }) => {
  const popup = await firefox.popupFor(await firefox.visit(watch(bench)));
  const before = sandbox.video.playlists(account.channelId).length;
  await press(popup, 'Save to another…');
  await press(popup, 'New playlist');
  await press(popup, 'Create and save');
  await see(popup, 'Enter a title for the playlist.');
  await fill(popup, 'Title', 'Autumn & “winter”');
  await choose(popup, 'Visibility', 'Unlisted');
  await press(popup, 'Create and save');
  await see(popup, 'Playlist Autumn & “winter” created and video saved');
  const made = sandbox.video.playlists(account.channelId).at(-1);
  expect(made).toMatchObject({ title: 'Autumn & “winter”', privacyStatus: 'unlisted' });
  expect(contents(sandbox, 'Autumn & “winter”')).toEqual([bench]);
  await press(popup, 'Undo');
  await expect.poll(() => sandbox.video.playlists(account.channelId).length).toBe(before);
});

test('a refused rating says why, and changes nothing', longRun, async ({ firefox, sandbox }) => {
  const popup = await firefox.popupFor(await firefox.visit(watch('SbxNoRate_1')));
  await press(popup, 'Like');
  await see(popup, 'Ratings are turned off');
  expect(ratingOf(sandbox, 'SbxNoRate_1')).toBeUndefined();
});

test('a draft survives closing the popup', longRun, async ({ firefox }) => {
  const page = await firefox.visit('https://venue.example/jazz-night');
  const popup = await firefox.popupFor(page);
  await press(popup, 'Add to Harbour Town Calendar');
  await fill(popup, 'Title', 'A better title');
  await popup.close();
  const again = await firefox.popupFor(page);
  await press(again, 'Add to Harbour Town Calendar');
  await see(again, 'Your unsaved changes are restored.');
  const title = await again.waitForSelector('::-p-aria(Title[role="textbox"])');
  expect(await title?.evaluate((field) => (field as HTMLInputElement).value)).toBe('A better title');
});

test(
  'the background is stopped right after a click: the video is saved once',
  longRun,
  async ({ firefox, sandbox }) => {
    const videoId = 'Sbx-5_vid04';
    const popup = await firefox.popupFor(await firefox.visit(watch(videoId)));
    await popup.waitForSelector(button('Like'));
    const before = asked(sandbox, 'POST', 'playlistItems');
    sandbox.faults.set({ path: '/youtube/v3/playlistItems', method: 'POST', kind: 'delay', ms: 1_000 });
    await pressStarting(popup, 'Save to ');
    await until('the request', () => asked(sandbox, 'POST', 'playlistItems') > before);
    await firefox.stopBackground();
    sandbox.faults.clear();
    const copies = () =>
      sandbox.video
        .playlists(account.channelId)
        .flatMap(({ id }) => sandbox.video.playlistItems(id))
        .filter((item) => item.videoId === videoId).length;
    await see(popup, 'Saved to');
    expect(copies()).toBe(1);
  },
);
