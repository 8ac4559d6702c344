import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { toFailure, useChanges } from '../../../components/hooks/useAnswer';
import { ask, type Failure, type HistoryPage, type HistoryPosition } from '../../../lib/messages';
import { isNewer, mergePage } from './mergePage';

/** Number of jobs of the first answer, which is to come soon, and of the later ones. */
const atFirst = 50;
const atOnce = 500;

/** The history as far as it was read. */
export interface History {
  history: HistoryPage | undefined;
  failure: Failure | undefined;
  /** Whether older jobs are still being read. */
  isReading: boolean;
  /** Reads the first page again, and the page of this job if it lies further back. */
  again: (jobId?: string) => void;
}

type State = Omit<History, 'again'>;

/**
 * Reads the history page by page, the newest jobs first; after a change only the first page, and the pages of jobs that
 * left the queue.
 */
export function useHistory(): History {
  const [state, setState] = useState<State>({ history: undefined, failure: undefined, isReading: true });
  const known = useRef<HistoryPage | undefined>(undefined);
  const tasks = useRef(Promise.resolve());
  const isDrawn = useRef(true);

  const again = useCallback((jobId?: string) => {
    const read = async (before: HistoryPosition | undefined, limit: number) => {
      const page = await ask('history', { before, limit });
      known.current = mergePage(known.current, before, page);
      if (isDrawn.current)
        setState({ history: known.current, failure: undefined, isReading: known.current.next !== undefined });
      return page;
    };
    const readNew = async () => {
      const queued = known.current?.waiting ?? [];
      const first = await read(undefined, atFirst);
      const isQueued = (id: string) => first.waiting.some((line) => line.jobId === id);
      const left = queued.map((line) => line.jobId).filter((id) => !isQueued(id));
      for (const id of new Set(jobId === undefined ? left : [...left, jobId])) {
        const { jobs = [] } = known.current ?? {};
        const at = jobs.findIndex((line) => line.jobId === id);
        const line = jobs[at];
        if (line && first.next && isNewer(first.next, line)) await read(jobs[at - 1], atFirst);
      }
      for (let next = known.current?.next; isDrawn.current && next; ) {
        await read(next, atOnce);
        const further = known.current?.next;
        next = further && isNewer(next, further) ? further : undefined;
      }
    };
    // One after the other: an answer never replaces a later one
    tasks.current = tasks.current.then(async () => {
      if (!isDrawn.current) return;
      const failure = await readNew().then(() => undefined, toFailure);
      if (failure) setState({ history: known.current, failure, isReading: false });
    });
  }, []);

  useEffect(() => {
    isDrawn.current = true;
    again();
    return () => {
      isDrawn.current = false;
    };
  }, [again]);
  useChanges(['jobs', 'accounts'], again);
  return { ...state, again };
}
