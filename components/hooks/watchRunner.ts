import { type Answer, ask, onChange } from '../../lib/messages';
import { sleep } from '../../lib/shared/sleep';

/** Browser functions that `watchRunner` uses. */
export interface RunnerWatchOptions {
  locks: Pick<LockManager, 'request'>;
  /** Asks the service worker for the next job's time; this starts the worker. */
  nextWork: () => Promise<Answer<'nextWork'>>;
  /** Calls `listener` after every change of jobs, or of what they wait for. */
  onChange: (listener: () => void) => void;
}

/** Delay of the first question, in milliseconds: the page's own messages start the worker before. */
const firstAsk = 1_000;
/** Backoff, in milliseconds, while the worker stops again and again and no job makes progress. */
const firstPause = 1_000;
const longestPause = 60_000;
/** Used if the worker does not answer, for example with a full disk: the next announced change asks again. */
const unknownWork = { at: null, lock: '' };

/**
 * Keeps unfinished jobs running while this page is open. A service worker resumes jobs when it starts, so this function
 * sends it a message when it stopped during a job, and when the next job is due. Without this page, an alarm does so up
 * to a minute later. For extension pages only: frames in other sites' pages have partitioned locks.
 */
export async function watchRunner(options = inThisPage()): Promise<never> {
  let changed = new AbortController();
  let pause = 0;
  options.onChange(() => {
    pause = 0;
    changed.abort();
    changed = new AbortController();
  });
  await sleep(firstAsk, changed.signal);
  for (;;) {
    // Read before the question is sent, so that no change is missed.
    const { signal } = changed;
    const { at, lock } = await options.nextWork().catch(() => unknownWork);
    if (at === null) await sleep(Number.POSITIVE_INFINITY, signal);
    else if (at > Date.now()) await sleep(at - Date.now(), signal);
    else {
      // The lock is granted when no context runs jobs.
      await options.locks.request(lock, { mode: 'shared', signal }, () => undefined).catch(() => undefined);
      if (pause > 0) await sleep(pause, signal);
      if (!signal.aborted) pause = Math.min(longestPause, pause * 2 || firstPause);
    }
  }
}

const inThisPage = (): RunnerWatchOptions => ({
  locks: navigator.locks,
  nextWork: () => ask('nextWork', {}),
  onChange: (listener) => onChange(['jobs', 'accounts'], listener),
});
