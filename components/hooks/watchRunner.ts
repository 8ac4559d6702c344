import { type Answer, ask, onChange } from '../../lib/messages';

/** The browser functions that `watchRunner` works with. */
export interface RunnerWatchOptions {
  locks: Pick<LockManager, 'request'>;
  /** Starts the worker. */
  nextWork: () => Promise<Answer<'nextWork'>>;
  /** Calls `listener` after every announced change. */
  onChange: (listener: () => void) => void;
}

/** The page's own questions come first, and start the worker as well; milliseconds. */
const firstAsk = 1_000;
/** If the worker dies again and again while no job gets on, the pause before it is started again doubles; milliseconds. */
const firstPause = 1_000;
const longestPause = 60_000;
/** The longest delay of a timer, in milliseconds. */
const longestTimer = 2 ** 31 - 1;
/** No worker answers, as on a full disk: the next announced change may tell more. */
const unknownWork = { at: null, lock: '' };

/**
 * Keeps unfinished jobs going while this page is open: a started worker resumes them by itself, so the worker is asked
 * a question when it died over them, and when the time has come that the next one waits for. Without it an alarm does
 * that up to a minute later. Own pages only: frames within other sites have locks of their own.
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
    // Taken before the question, so that no change is missed.
    const { signal } = changed;
    const { at, lock } = await options.nextWork().catch(() => unknownWork);
    if (at === null) await sleep(Number.POSITIVE_INFINITY, signal);
    else if (at > Date.now()) await sleep(at - Date.now(), signal);
    else {
      // Granted when no context runs jobs.
      await options.locks.request(lock, { mode: 'shared', signal }, () => undefined).catch(() => undefined);
      await sleep(pause, signal);
      if (!signal.aborted) pause = Math.min(longestPause, pause * 2 || firstPause);
    }
  }
}

const inThisPage = (): RunnerWatchOptions => ({
  locks: navigator.locks,
  nextWork: () => ask('nextWork', {}),
  onChange,
});

/** Resolves after so many milliseconds, or when the signal aborts. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted || ms <= 0) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = ms === Number.POSITIVE_INFINITY ? undefined : setTimeout(end, Math.min(ms, longestTimer));
    signal.addEventListener('abort', end);
  });
}
