import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { toFailure, useChanges } from '../../../components/hooks/useAnswer';
import { ask, type Failure, type HistoryPage, type HistoryPosition } from '../../../lib/messages';
import type { Filters } from './ActivityFilters';
import { isNewer, mergePage } from './mergePage';

/** Number of jobs that one message reads. */
const pageSize = 50;

/** The history as far as it was read, and the ways to read more of it. */
export interface History {
  history: HistoryPage | undefined;
  failure: Failure | undefined;
  waiting: boolean;
  /** Reads the next page. */
  more: () => void;
  /** Reads the first page again, and the page of this job if it lies further back. */
  again: (jobId?: string) => void;
}

type State = Pick<History, 'history' | 'failure' | 'waiting'>;

/** Reads the history page by page; after a change only the first page, and the pages of jobs that left the queue. */
export function useHistory(filters: Filters): History {
  const [state, setState] = useState<State>({ history: undefined, failure: undefined, waiting: true });
  const known = useRef<HistoryPage | undefined>(undefined);
  const tasks = useRef(Promise.resolve());
  const current = useRef('');
  const serialized = JSON.stringify(filters);

  /** Reads of one page each, one after the other: an answer never replaces a later one. */
  const enqueue = useCallback(
    (work: (read: (before?: HistoryPosition) => Promise<HistoryPage | undefined>) => Promise<unknown>) => {
      const isCurrent = () => current.current === serialized;
      const read = async (before?: HistoryPosition) => {
        if (!isCurrent()) return undefined;
        const page = await ask('history', {
          ...(JSON.parse(serialized) as Filters),
          before,
          limit: pageSize,
        });
        if (isCurrent()) known.current = mergePage(known.current, before, page);
        return page;
      };
      const run = async () => {
        if (!isCurrent()) return;
        setState(({ history }) => ({ history, failure: undefined, waiting: true }));
        const failure = await work(read).then(() => undefined, toFailure);
        if (isCurrent()) setState({ history: known.current, failure, waiting: false });
      };
      tasks.current = tasks.current.then(run);
    },
    [serialized],
  );

  const again = useCallback(
    (jobId?: string) =>
      enqueue(async (read) => {
        const queued = known.current?.waiting ?? [];
        const first = await read();
        const isQueued = (id: string) => first?.waiting.some((line) => line.jobId === id);
        const left = queued.map((line) => line.jobId).filter((id) => !isQueued(id));
        for (const id of new Set(jobId === undefined ? left : [...left, jobId])) {
          const { jobs = [] } = known.current ?? {};
          const at = jobs.findIndex((line) => line.jobId === id);
          const line = jobs[at];
          if (line && first?.next && isNewer(first.next, line)) await read(jobs[at - 1]);
        }
      }),
    [enqueue],
  );
  const more = useCallback(
    () =>
      enqueue(async (read) => {
        if (known.current?.next) await read(known.current.next);
      }),
    [enqueue],
  );

  useEffect(() => {
    current.current = serialized;
    known.current = undefined;
    again();
    return () => {
      current.current = '';
    };
  }, [serialized, again]);
  useChanges(['jobs', 'accounts'], again);

  return { ...state, more, again };
}
