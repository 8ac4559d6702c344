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

export interface RunOptions {
  /** In place of the subject that `useRunning` was given. */
  about?: Subject | undefined;
  /** Whom the surface shows as acting: nobody else may. */
  as?: string | undefined;
  /** The draft that the input was typed in. */
  draftKey?: string | undefined;
  /** The job was done, at once or tried again, or goes on by itself: only then may what was typed go. */
  onDone?: (() => void) | undefined;
}

export interface Running {
  /** The last result here. */
  job?: JobView | undefined;
  /** It never became a job. */
  failure?: Failure | undefined;
  /** What is being waited for: the key given to `run`, or `undo`. */
  busy?: string | undefined;
  run: (key: string, action: ActionId, input: Record<string, unknown>, options?: RunOptions) => Promise<void>;
  undo: (jobId: string) => Promise<void>;
  /** The last of these once more: as it was asked for, or where its job stopped. */
  retry: (without?: 'image') => void;
  clear: () => void;
}

/**
 * Runs actions on one subject, or on things of one's own, and shows how the last one stands.
 * @param onRest a job came to rest, or somebody else acts by now: what the subject looks like may have changed
 * @param shownAs the account that the surface shows as acting
 */
export function useRunning(
  subject: Subject | undefined,
  surface: Surface,
  onRest: () => void,
  shownAs?: string,
): Running {
  const [state, setState] = useState<Pick<Running, 'job' | 'failure' | 'busy'>>({});
  const rest = useRef(onRest);
  rest.current = onRest;
  const last = useRef<((without?: 'image') => Promise<unknown>) | undefined>(undefined);

  const seen = async (jobId: string) => {
    rest.current();
    await ask('seen', { jobId }).catch(() => undefined);
  };

  /** Asks for a job, draws it now and once it has come to rest; seen here, it needs no badge. */
  const follow = useCallback(async (busy: string, start: () => Promise<JobView>, onDone?: () => void) => {
    last.current = () => follow(busy, start, onDone);
    try {
      const job = await start();
      const { jobId } = job;
      last.current = (without) => follow(busy, () => ask('retry', { jobId, without }), onDone);
      setState({ job, busy });
      const outcome = await ask('outcome', { jobId });
      setState({ job: outcome });
      if (outcome.state !== 'failed') onDone?.();
      if (isFinished(outcome)) await seen(jobId);
    } catch (error) {
      const failure = toFailure(error);
      setState((before) => ({ ...before, failure, busy: undefined }));
      if (failure.reason === 'actingChanged') rest.current();
    }
  }, []);

  // A job that sleeps, or waits for its person, has no end that could be waited for: each change may have been its own.
  const { job, busy } = state;
  useEffect(() => {
    if (job === undefined || busy !== undefined || isFinished(job)) return;
    const drawn = new AbortController();
    onChange(async () => {
      const outcome = await ask('outcome', { jobId: job.jobId }).catch(() => job);
      if (drawn.signal.aborted || !isFinished(outcome)) return;
      setState({ job: outcome });
      await seen(job.jobId);
    }, drawn.signal);
    return () => drawn.abort();
  }, [job, busy]);

  const run: Running['run'] = useCallback(
    (key, action, input, { about = subject, as = shownAs, draftKey, onDone } = {}) => {
      setState({ busy: key });
      const draft = draftKey === undefined ? {} : { draftKey };
      return follow(key, () => act({ action, subject: about, input, surface, as, ...draft }), onDone);
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
