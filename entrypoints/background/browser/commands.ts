import { type Browser, browser } from 'wxt/browser';
import type { Place, Starts } from './shortcuts';

/** Keyboard commands, on the tab they were pressed in. Call synchronously at start. */
export function followKeys(starts: Starts): void {
  browser.commands.onCommand.addListener(
    (command: string, tab?: Browser.tabs.Tab) => void pressed(starts, command, tab),
  );
}

async function pressed(starts: Starts, command: string, tab?: Browser.tabs.Tab): Promise<void> {
  const [active] = tab ? [tab] : await browser.tabs.query({ active: true, lastFocusedWindow: true });
  const place: Place = { tabId: active?.id, pageTitle: active?.title ?? '', surface: 'key' };
  if (command === 'event') return starts.addEvent(place);
  const video = await starts.videoOf(place);
  if (video === undefined) return;
  if (command === 'save') await starts.saveToLast(video, place);
  if (command === 'like') await starts.run('video.like', video, place);
}
