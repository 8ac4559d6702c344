import type { Page } from '@playwright/test';
import type { Sandbox } from '../sandbox';
import { account, videos } from '../sandbox/seed';
import type { Extension } from './harness/extension';
import { inPage } from './harness/inPage';
import { popupFor } from './harness/popup';
import { connectSite, signIn } from './harness/signIn';
import { until } from './harness/until';

/** The main journey, run by `npm start -- --headless` and by an end-to-end test. */
export interface Walk {
  extension: Extension;
  sandbox: Sandbox;
  /** Called after each step with what it was, where it can be seen, and what the services have stored. */
  arrived(step: string, page: Page, receipt: string): Promise<void>;
}

/** On none of the person's lists, and of a channel not subscribed to. */
const video = videos[34] ?? raise('The sandbox has too few videos');
const eventPage = 'https://venue.example/jazz-night';

export async function walk({ extension, sandbox, arrived }: Walk): Promise<void> {
  const settings = await signIn(extension);
  await arrived('Sign in to the video platform', settings, grant(sandbox));

  const sites = await connectSite(extension);
  await arrived('Connect the calendar site', sites, password(sandbox));

  const watch = await extension.context.newPage();
  await watch.goto(`https://www.youtube.com/watch?v=${video.id}`);
  const popup = await popupFor(extension, watch);
  await popup.getByRole('button', { name: /^Save to (?!another)/ }).click();
  await popup.getByText(/^Saved to /).waitFor();
  await arrived('Save the video from the popup', popup, await until('the saved video', () => saved(sandbox)));

  await watch.bringToFront();
  const bar = await inPage(watch);
  await bar.button(/^Cuecard/).hover();
  await bar.button('Like').click();
  const rating = await until('the rating', () => liked(sandbox));
  await bar.button('Undo').hover();
  await arrived('Like it in the page', watch, rating);

  await bar.button('Subscribe').click();
  const subscription = await until('the subscription', () => subscribed(sandbox));
  await until('the word of it in the page', async () => /Subscribed/.test(await bar.text()));
  await arrived('Subscribe to its channel in the page', watch, subscription);

  await extension.grantHost(new URL(eventPage).origin);
  const venue = await extension.context.newPage();
  await venue.goto(eventPage);
  const review = await popupFor(extension, venue);
  await review.getByRole('button', { name: 'Review first…' }).click();
  await review.getByRole('radio', { name: 'Published' }).check();
  await arrived('Review the event that the page tells of', review, 'nothing stored yet');
  await review.getByRole('button', { name: 'Publish', exact: true }).click();
  await review.getByText('Added', { exact: true }).waitFor();
  await arrived('Add the event', review, await until('the event', () => added(sandbox)));
}

function grant({ video }: Sandbox): string {
  const [granted] = video.grants();
  return `a grant for ${account.email} on the sign-in server: ${JSON.stringify(granted)}`;
}

function password({ calendar }: Sandbox): string {
  const names = calendar.applicationPasswords('robin').map(({ name }) => name);
  return `an application password of robin on calendar.example: ${names.join(', ')}`;
}

function saved({ video: platform }: Sandbox): string | undefined {
  for (const list of platform.playlists(account.channelId)) {
    const item = platform.playlistItems(list.id).find(({ videoId }) => videoId === video.id);
    if (item) return `“${video.title}” in playlist “${list.title}”, position ${item.position}`;
  }
  return undefined;
}

function liked({ video: platform }: Sandbox): string | undefined {
  const found = platform.ratings(account.channelId).find(({ videoId }) => videoId === video.id);
  return found && `rating “${found.rating}” of “${video.title}”`;
}

function subscribed({ video: platform }: Sandbox): string | undefined {
  const found = platform.subscriptions(account.channelId).find((one) => one.publisherId === video.channelId);
  const channel = platform.channels().find(({ id }) => id === found?.publisherId);
  return channel && `a subscription to “${channel.title}”`;
}

function added({ calendar }: Sandbox): string | undefined {
  const found = calendar.events().find(({ title }) => title.startsWith('Jazz Night'));
  return (
    found && `event ${found.id} “${found.title}”, ${found.start_date} ${found.timezone}, ${found.status}`
  );
}

function raise(message: string): never {
  throw new Error(message);
}
