import { useCallback, useState } from 'preact/hooks';
import { toFailure } from '../../../components/hooks/useAnswer';
import { ask, type Failure } from '../../../lib/messages';

export interface Jobs {
  /** The job that was pressed last, and is not through yet. */
  busy: string | undefined;
  /** What went wrong with the press itself, by the job's id. */
  failures: Readonly<Record<string, Failure>>;
  press: (what: 'undo' | 'retry', jobId: string, without?: 'image') => void;
  again: () => void;
}

/** Takes jobs of the list back, or goes on with them. */
export function useJobs(again: () => void): Jobs {
  const [busy, setBusy] = useState<string>();
  const [failures, setFailures] = useState<Jobs['failures']>({});
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
      again();
    },
    [again],
  );
  return { busy, failures, press: (...asked) => void press(...asked), again };
}
