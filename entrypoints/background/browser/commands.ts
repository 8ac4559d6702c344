import { type Browser, browser } from 'wxt/browser';
import { actions } from '../../../lib/actions';
import { findActiveTab } from './activeTab';
import type { Shortcuts, ShortcutTarget } from './shortcuts';

/**
 * The browser repeats the command of a key that is held: first after up to a second, then faster, as the system says.
 * It does not tell which are repetitions.
 */
const repeatMilliseconds = 1_000;

/**
 * Handles keyboard commands, for the tab in which they were pressed; a held key is one press. Call it synchronously at
 * start. Browsers without a keyboard have no commands.
 */
export function followKeys(shortcuts: Shortcuts): void {
  let last = { command: '', at: 0 };
  browser.commands?.onCommand.addListener((command: string, tab?: Browser.tabs.Tab) => {
    const { command: before, at } = last;
    last = { command, at: Date.now() };
    if (command === before && Math.abs(last.at - at) < repeatMilliseconds) return;
    void handleCommand(shortcuts, command, tab);
  });
}

async function handleCommand(shortcuts: Shortcuts, command: string, tab?: Browser.tabs.Tab): Promise<void> {
  const active = tab ?? (await findActiveTab());
  const target: ShortcutTarget = { tabId: active?.id, pageTitle: active?.title ?? '', surface: 'key' };
  const action = actions.find(({ key }) => key === command);
  if (action === undefined) return;
  if (action.needs === 'eventForm') return shortcuts.addEvent(target);
  const video = await shortcuts.findVideo(target);
  if (video !== undefined) await shortcuts.start(action, video, target);
}
