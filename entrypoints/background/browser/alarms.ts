import { browser } from 'wxt/browser';

/**
 * Calls back at an epoch time. A timer does it while the worker lives; the alarm, which may come half a minute late,
 * starts the worker again if it was stopped meanwhile.
 */
export function wakeAt(at: number, callBack: () => void): void {
  const delay = Math.max(0, at - Date.now());
  if (delay < 30_000) setTimeout(callBack, delay);
  void browser.alarms.create(`wake ${at}`, { when: at });
}
