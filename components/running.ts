import { useCallback, useRef, useState } from 'preact/hooks';
import { ask, type Failure, type JobView, type Surface } from '../lib/messages';
import type { Subject } from '../lib/pages/subject';
import { failureOf } from './asking';

export interface RunOptions {
  /** In place of the subject that `useRunning` was given. */
  about?: Subject | undefined;
  /** The draft that the input was typed in. */
  draftKey?: string | undefined;
}

export interface Running {
  /** The last result here. */
  job?: JobView | undefined;
  /** It never became a job. */
  failure?: Failure | undefined;
  /** What is being waited for: the key given to `run`, or `undo`. */
  busy?: string | undefined;
  /** True once the job is on disk, whatever becomes of it then. */
  run: (
    key: string,
    action: string,
    input: Record<string, unknown>,
    options?: RunOptions,
  ) => Promise<boolean>;
  undo: (jobId: string) => Promise<void>;
  /** The last of these once more, as it was asked for. */
  retry: () => void;
  clear: () => void;
}

/**
 * Runs actions on one subject and shows how the last one stands.
 * @param onRest a job came to rest: what the subject looks like may have changed
 */
export function useRunning(subject: Subject, surface: Surface, onRest: () => void): Running {
  const [state, setState] = useState<Pick<Running, 'job' | 'failure' | 'busy'>>({});
  const rest = useRef(onRest);
  rest.current = onRest;
  const last = useRef<(() => Promise<unknown>) | undefined>(undefined);

  /** Draws the job now and once it has come to rest; seen here, it needs no badge. */
  const follow = useCallback(async (job: JobView, busy: string) => {
    setState({ job, busy });
    const settled = await ask('outcome', { jobId: job.jobId });
    setState({ job: settled });
    rest.current();
    await ask('seen', { jobId: job.jobId });
  }, []);

  const run: Running['run'] = useCallback(
    async (key, action, input, { about = subject, draftKey } = {}) => {
      last.current = () =>
        run(key, action, input, { about, ...(draftKey === undefined ? {} : { draftKey }) });
      setState({ busy: key });
      let accepted = false;
      try {
        const job = await ask('act', {
          ...{ action, subject: about, input, surface },
          ...(draftKey === undefined ? {} : { draftKey }),
        });
        accepted = true;
        await follow(job, key);
      } catch (error) {
        setState((before) => ({ ...before, failure: failureOf(error), busy: undefined }));
      }
      return accepted;
    },
    [subject, surface, follow],
  );

  const undo = useCallback(
    async (jobId: string) => {
      last.current = () => undo(jobId);
      setState((before) => ({ ...before, busy: 'undo' }));
      try {
        await follow(await ask('undo', { jobId }), 'undo');
      } catch (error) {
        setState((before) => ({ ...before, failure: failureOf(error), busy: undefined }));
      }
    },
    [follow],
  );

  const retry = useCallback(() => void last.current?.(), []);
  const clear = useCallback(() => setState({}), []);
  return { ...state, run, undo, retry, clear };
}
