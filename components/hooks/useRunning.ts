import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import {
  type ActionId,
  act,
  ask,
  type Failure,
  isFinished,
  type JobView,
  onChange,
  type Surface,
} from '../../lib/messages';
import type { Subject } from '../../lib/pages/subject';
import { toFailure } from './useAnswer';

/** Options of `run`. */
export interface RunOptions {
  /** Replaces the subject given to `useRunning`. */
  about?: Subject | undefined;
  /** Id of the account that the surface shows as active; the action fails if another one is active by then. */
  as?: string | undefined;
  /** Key of the draft of the input. */
  draftKey?: string | undefined;
  /** Called when the job is done, or waits and resumes later: the input may then be cleared. */
  onDone?: (() => void) | undefined;
}

/** State of the last action started here, and functions to start, undo and retry one. */
export interface Running {
  /** Job of the last action. */
  job?: JobView | undefined;
  /** Set if the last request was refused before a job existed. */
  failure?: Failure | undefined;
  /**
   * Key of the action under way, until the subject's view is read again: the one given to `run`, or
   * `undo`.
   */
  busy?: string | undefined;
  /** Starts an action. Ignored while the last one of this key is under way. */
  run: (key: string, action: ActionId, input: Record<string, unknown>, options?: RunOptions) => Promise<void>;
  /**
   * Undoes a job; resolves when it has finished, or waits for long. An error is in `failure`, not
   * thrown.
   */
  undo: (jobId: string) => Promise<void>;
  /** Repeats the last request, or resumes its job where it stopped. */
  retry: (without?: 'image') => void;
  /** Clears `job`, `failure` and `busy`. An action under way goes on, and its outcome is shown. */
  clear: () => void;
}

/**
 * Runs actions and provides the state of the last one.
 * @param onStale called when a job has finished or another account is active: the subject's view may be out of date.
 *   What it returns resolves when the view is read again; until then the same action cannot be started again.
 * @param shownAs id of the account that the surface shows as active
 */
export function useRunning(
  subject: Subject | undefined,
  surface: Surface,
  onStale: () => unknown,
  shownAs?: string,
): Running {
  const [state, setState] = useState<Pick<Running, 'job' | 'failure' | 'busy'>>({});
  const staleListener = useRef(onStale);
  staleListener.current = onStale;
  const last = useRef<((without?: 'image') => Promise<unknown>) | undefined>(undefined);

  const underWay = useRef(new Set<string>());

  const markSeen = async (jobId: string) => {
    const read = staleListener.current();
    await ask('seen', { jobId }).catch(() => undefined);
    await read;
  };

  /** Starts a job, shows it now and when it has finished, and marks it as seen so that it needs no badge. */
  const follow = useCallback(async (busy: string, start: () => Promise<JobView>, onDone?: () => void) => {
    last.current = () => follow(busy, start, onDone);
    try {
      const job = await start();
      const { jobId } = job;
      last.current = (without) => follow(busy, () => ask('retry', { jobId, without }), onDone);
      setState({ job, busy });
      const outcome = await ask('outcome', { jobId });
      setState(({ busy: now }) => ({ job: outcome, busy: now }));
      if (outcome.state !== 'failed') onDone?.();
      if (isFinished(outcome)) await markSeen(jobId);
      setState((before) => ({ ...before, busy: before.busy === busy ? undefined : before.busy }));
    } catch (error) {
      const failure = toFailure(error);
      setState((before) => ({ ...before, failure, busy: undefined }));
      if (failure.reason === 'actingChanged') staleListener.current();
    }
  }, []);

  // `outcome` returns at once for a job that backs off or needs the person, so each change asks for it again.
  const { job, busy } = state;
  useEffect(() => {
    if (job === undefined || busy !== undefined || isFinished(job)) return;
    const drawn = new AbortController();
    onChange(
      ['jobs', 'accounts'],
      async () => {
        const outcome = await ask('outcome', { jobId: job.jobId }).catch(() => job);
        if (drawn.signal.aborted || !isFinished(outcome)) return;
        setState({ job: outcome });
        await markSeen(job.jobId);
      },
      drawn.signal,
    );
    return () => drawn.abort();
  }, [job, busy]);

  const run: Running['run'] = useCallback(
    async (key, action, input, { about = subject, as = shownAs, draftKey, onDone } = {}) => {
      if (underWay.current.has(key)) return;
      underWay.current.add(key);
      setState({ busy: key });
      await follow(key, () => act({ action, subject: about, input, surface, as, draftKey }), onDone);
      underWay.current.delete(key);
    },
    [subject, surface, shownAs, follow],
  );

  const undo = useCallback(
    async (jobId: string) => {
      setState((before) => ({ ...before, busy: 'undo' }));
      await follow('undo', () => ask('undo', { jobId }));
    },
    [follow],
  );

  const retry = useCallback((without?: 'image') => void last.current?.(without), []);
  const clear = useCallback(() => setState({}), []);
  return { ...state, run, undo, retry, clear };
}
