import { useCallback, useMemo, useState } from 'preact/hooks';
import { toFailure } from '../../../components/hooks/useAnswer';
import { ask, type Failure } from '../../../lib/messages';

/** Undo and retry for the jobs of a list. */
export type JobActions = ReturnType<typeof useJobs>;

/** Undoes or retries jobs of a list. @param again reads the list again, and surely this job */
export function useJobs(again: (jobId?: string) => void) {
  /** Id of the job whose undo or retry is under way. */
  const [busy, setBusy] = useState<string>();
  /** Failures of the undo or retry requests, by job id. */
  const [failures, setFailures] = useState<Readonly<Record<string, Failure>>>({});
  const press = useCallback(
    async (what: 'undo' | 'retry', jobId: string, without?: 'image') => {
      setBusy(jobId);
      setFailures(({ [jobId]: _before, ...others }) => others);
      try {
        await (what === 'undo' ? ask(what, { jobId }) : ask(what, { jobId, without }));
        await ask('outcome', { jobId });
        await ask('seen', { jobId });
      } catch (error) {
        setFailures((others) => ({ ...others, [jobId]: toFailure(error) }));
      }
      setBusy(undefined);
      again(jobId);
    },
    [again],
  );
  return useMemo(
    () => ({
      busy,
      failures,
      press: (...asked: Parameters<typeof press>) => void press(...asked),
      again: () => again(),
    }),
    [busy, failures, press, again],
  );
}
