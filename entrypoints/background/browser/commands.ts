import { type Browser, browser } from 'wxt/browser';
import type { Place, Shortcuts } from './shortcuts';

/** Keyboard commands, on the tab they were pressed in. Call synchronously at start. */
export function followKeys(shortcuts: Shortcuts): void {
  browser.commands.onCommand.addListener(
    (command: string, tab?: Browser.tabs.Tab) => void pressed(shortcuts, command, tab),
  );
}

async function pressed(shortcuts: Shortcuts, command: string, tab?: Browser.tabs.Tab): Promise<void> {
  const [active] = tab ? [tab] : await browser.tabs.query({ active: true, lastFocusedWindow: true });
  const place: Place = { tabId: active?.id, pageTitle: active?.title ?? '', surface: 'key' };
  if (command === 'event') return shortcuts.addEvent(place);
  const video = await shortcuts.videoOf(place);
  if (video === undefined) return;
  if (command === 'save') await shortcuts.saveToLast(video, place);
  if (command === 'like') await shortcuts.run('video.like', video, place);
}
