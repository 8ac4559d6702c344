import { browser } from 'wxt/browser';

/**
 * Calls back at a time (epoch ms). A timer does so while the worker is running. The alarm, which may be 30 seconds
 * late, restarts a worker that was stopped meanwhile. Each time has an alarm of its own: under one name, a new worker's
 * first request would replace what the last worker had asked for.
 */
export function wakeAt(at: number, callBack: () => void): void {
  const delay = Math.max(0, at - Date.now());
  if (delay < 30_000) setTimeout(callBack, delay);
  void browser.alarms.create(`wake ${at}`, { when: at });
}
