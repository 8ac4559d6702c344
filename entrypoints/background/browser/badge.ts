import { browser } from 'wxt/browser';
import type { Failure } from '../../../lib/messages';
import type { Store } from '../../../lib/store';

/** The number on the toolbar button: results that came to rest where nobody saw them. */
export interface Badge {
  /** Counts anew; calls that come while it counts are one more count. */
  refresh(): Promise<void>;
  /** A failure that never became a job, and no page to show it in: an exclamation mark, until the next refresh. */
  alarm(failure: Failure): Promise<void>;
  /** The person came to look: an exclamation mark has been seen. */
  calm(): Promise<void>;
}

/** Only the latest jobs at rest are counted: a long history would be read whole after each job. */
const counted = 500;
const colour = '#1f4b99';
const alarmed = '!';

export function createBadge(store: Store): Badge {
  let counting: Promise<void> | undefined;
  let asked = false;

  async function count(): Promise<void> {
    do {
      asked = false;
      const rows = await store.newest('jobs', 'finishedAt', counted);
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
    async alarm(failure) {
      await draw(alarmed);
      await browser.action.setTitle({ title: `Cuecard: ${failure.text}` });
    },
    // What it shows outlives the worker; asked first, since counting takes longer the more was done.
    async calm() {
      if ((await browser.action.getBadgeText({})) === alarmed) await refresh();
    },
  };
}

async function draw(text: string): Promise<void> {
  await browser.action.setBadgeBackgroundColor({ color: colour });
  await browser.action.setTitle({ title: '' });
  await browser.action.setBadgeText({ text });
}
