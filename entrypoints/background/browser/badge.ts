import { browser } from 'wxt/browser';
import { i18n } from '#i18n';
import type { JobRow, Store } from '../../../lib/store';
import type { Failure } from '../../../lib/views';
import type { BatchesProgress } from '../wording/batchesProgress';

/**
 * The state on the toolbar button, the most urgent first: unseen jobs and paused batches that need the person, progress
 * of the running batches, a sign that jobs wait for a connection, the number of finished jobs whose result the person
 * has not seen.
 */
export type Badge = ReturnType<typeof createBadge>;

/** Only the latest finished jobs are counted, so that a long history is not read after each job. */
const mostCounted = 500;
const alertSign = '!';
/** Background colours; the text on them is white. */
const colours = { results: '#1f4b99', progress: '#1a6a3a', alert: '#a62b23', offline: '#566070' };

/**
 * Content of the badge on the toolbar button, at most four characters, with its colour and the
 * tooltip.
 */
interface Drawing {
  text: string;
  colour?: keyof typeof colours;
  title?: string;
}

export interface BadgeDependencies {
  store: Store;
  /** Undefined if no batch runs. */
  batchesProgress: () => Promise<BatchesProgress | undefined>;
  /** Whether there is a network; `navigator.onLine` if left out. */
  isOnline?: () => boolean;
}

/** Creates the {@link Badge}; it draws nothing before one of its methods is called. */
export function createBadge({
  store,
  batchesProgress,
  isOnline = () => navigator.onLine,
}: BadgeDependencies) {
  let counting: Promise<void> | undefined;
  let asked = false;

  async function count(): Promise<void> {
    do {
      asked = false;
      await draw(await findState());
    } while (asked);
  }

  async function findState(): Promise<Drawing> {
    const progress = await batchesProgress();
    const unseen = (await store.newest('jobs', 'finishedAt', mostCounted)).filter((job) => !job.seen);
    // A batch that an item's failure paused does not go on by itself, whether it was seen or not
    const paused = await store.where('batches', 'state', 'paused');
    const failed = paused.filter(({ failedAt }) => failedAt !== undefined).length;
    const results = String(Math.min(unseen.length + failed, 99));
    const toReview = unseen.filter(needsUser).length + failed;
    if (toReview > 0) {
      const parts = [i18n.t('common.resultsNeedYou', { count: toReview }), progress?.title];
      return { text: results, colour: 'alert', title: parts.filter(Boolean).join(' · ') };
    }
    const waits = isOnline() ? undefined : i18n.t('common.waitsForConnection');
    if (progress)
      return {
        text: `${progress.percent}%`,
        colour: waits ? 'offline' : 'progress',
        title: waits ? `${waits} · ${progress.title}` : progress.title,
      };
    if (waits && (await store.where('jobs', 'state', 'waiting')).length > 0)
      return { text: '…', colour: 'offline', title: waits };
    return { text: unseen.length > 0 ? results : '' };
  }

  /** Counts again. Calls during a count lead to one more count after it. */
  function refresh(): Promise<void> {
    asked = true;
    counting ??= count().finally(() => {
      counting = undefined;
    });
    return counting;
  }

  return {
    refresh,
    /** Shows an exclamation mark until the next refresh: for a failure without a job, when no page can show it. */
    async alert(failure: Failure): Promise<void> {
      await draw({ text: alertSign, colour: 'alert', title: failure.text });
    },
    /** Replaces an exclamation mark by the number, because the person has opened the popup. */
    async clearAlert(): Promise<void> {
      // The browser keeps the badge while the worker is stopped; reading it is faster than counting
      if ((await browser.action.getBadgeText({})) === alertSign) await refresh();
    },
  };
}

/** Failed, or with an unknown outcome: only the person can go on with it. */
const needsUser = ({ state }: JobRow) => state === 'failed' || state === 'needsReview';

/** Draws the badge again when the browser goes offline or online. */
export function followConnection(badge: Pick<Badge, 'refresh'>, worker: EventTarget): void {
  for (const name of ['online', 'offline']) worker.addEventListener(name, () => void badge.refresh());
}

async function draw({ text, colour = 'results', title }: Drawing): Promise<void> {
  await browser.action.setBadgeBackgroundColor({ color: colours[colour] });
  await browser.action.setTitle({ title: title === undefined ? '' : `Cuecard: ${title}` });
  await browser.action.setBadgeText({ text });
}
