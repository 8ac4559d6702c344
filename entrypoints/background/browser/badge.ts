import { browser } from 'wxt/browser';
import type { Failure } from '../../../lib/messages';
import type { Store } from '../../../lib/store';

/** The number on the toolbar button: finished jobs whose result the user has not seen. */
export interface Badge {
  /** Counts again. Calls during a count lead to one more count after it. */
  refresh(): Promise<void>;
  /** Shows an exclamation mark until the next refresh: for a failure without a job, when no page can show it. */
  alert(failure: Failure): Promise<void>;
  /** Replaces an exclamation mark by the number, because the user has opened the popup. */
  clearAlert(): Promise<void>;
}

/** Only the latest finished jobs are counted, so that a long history is not read after each job. */
const mostCounted = 500;
const colour = '#1f4b99';
const alertSign = '!';

/** Creates the badge over the jobs in the store. */
export function createBadge(store: Store): Badge {
  let counting: Promise<void> | undefined;
  let asked = false;

  async function count(): Promise<void> {
    do {
      asked = false;
      const rows = await store.newest('jobs', 'finishedAt', mostCounted);
      const unseen = rows.filter((job) => !job.seen).length;
      await draw(unseen === 0 ? '' : String(Math.min(unseen, 99)));
    } while (asked);
  }

  function refresh(): Promise<void> {
    asked = true;
    counting ??= count().finally(() => {
      counting = undefined;
    });
    return counting;
  }

  return {
    refresh,
    async alert(failure) {
      await draw(alertSign);
      await browser.action.setTitle({ title: `Cuecard: ${failure.text}` });
    },
    // The browser keeps the badge while the worker is stopped; reading it is faster than counting
    async clearAlert() {
      if ((await browser.action.getBadgeText({})) === alertSign) await refresh();
    },
  };
}

async function draw(text: string): Promise<void> {
  await browser.action.setBadgeBackgroundColor({ color: colour });
  await browser.action.setTitle({ title: '' });
  await browser.action.setBadgeText({ text });
}
