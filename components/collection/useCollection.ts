import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ask, type Failure, type MirrorView, type Question } from '../../lib/messages';
import { toFailure, useChanges } from '../hooks/useAnswer';

/** The rows of a collection, and how far it was read. */
export interface CollectionState<Row> {
  /** A new array whenever a row has changed, and only then. */
  rows: readonly Row[];
  /** Of the last answer; undefined until the first. */
  view?: Omit<MirrorView, 'rows'>;
  /** Why the rows could not be asked for. */
  failure?: Failure | undefined;
  /** Whether the rows are kept here, so that there is nothing to read anew. */
  isLive?: boolean;
  /** Reads the collection from the service. */
  read: () => void;
  /** Reads the rows behind the end of the last reading; left out where nothing is read. */
  readMore?: () => void;
  /** Asks for what has changed; resolves when the rows are as an action that has ended left them. */
  again: () => Promise<void>;
}

/** Many changes come at once, as when a bulk task runs: they are answered together, after this many milliseconds. */
const pause = 100;
/** Rows of one reading are drawn at once, and then in steps of so many milliseconds. */
const drawPause = 500;

interface Asking {
  running?: Promise<void> | undefined;
  /** Whether to ask once more after the question that is under way. */
  isOutdated: boolean;
  isDrawn: boolean;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

/**
 * The rows of a collection, at first from disk. After each change the view asks for what is new alone, and asks no
 * second question while one is under way.
 * @param collection its id; another one needs another component key
 */
export function useCollection<Row>(
  collection: Question<'collectionRows'>['collection'],
): CollectionState<Row> {
  const [state, setState] = useState<Omit<CollectionState<Row>, 'read' | 'readMore' | 'again' | 'isLive'>>({
    rows: [],
  });
  const known = useRef(new Map<string, Row>());
  const at = useRef<{ accountId?: string; after?: string | undefined }>({});
  const asking = useRef<Asking>({ isOutdated: false, isDrawn: true });

  const askAll = useCallback(async () => {
    const mine = asking.current;
    let isChanged = false;
    let drawnAt = Number.NEGATIVE_INFINITY;
    try {
      while (mine.isOutdated && mine.isDrawn) {
        mine.isOutdated = false;
        const { rows, ...view } = await ask('collectionRows', { collection, ...at.current });
        if (view.accountId !== at.current.accountId) known.current.clear();
        at.current = { accountId: view.accountId, after: view.after };
        for (const { id, row } of rows) {
          if (row === undefined) known.current.delete(id);
          else known.current.set(id, row as Row);
        }
        isChanged ||= rows.length > 0;
        // There may be more; an answer without rows is the last
        mine.isOutdated ||= rows.length > 0;
        // Each drawing sorts and counts all rows: those of thousands are not drawn after each answer
        if (mine.isOutdated && performance.now() < drawnAt + drawPause) continue;
        drawnAt = performance.now();
        setState((before) => ({ rows: isChanged ? [...known.current.values()] : before.rows, view }));
        isChanged = false;
      }
    } catch (error) {
      setState((before) => ({ ...before, rows: [...known.current.values()], failure: toFailure(error) }));
    } finally {
      mine.running = undefined;
    }
  }, [collection]);
  const follow = useCallback(() => {
    const mine = asking.current;
    mine.isOutdated = true;
    mine.running ??= askAll();
    return mine.running;
  }, [askAll]);

  // Before the page is drawn: whoever asked after that would wait a frame for nothing
  useLayoutEffect(() => {
    asking.current.isDrawn = true;
    void follow();
    return () => {
      asking.current.isDrawn = false;
    };
  }, [follow]);
  const soon = useCallback(() => {
    asking.current.timer ??= setTimeout(() => {
      asking.current.timer = undefined;
      void follow();
    }, pause);
  }, [follow]);
  useChanges([`rows:${collection}`, 'accounts'], soon);

  const startReading = useCallback(
    (isMore: boolean) => {
      void ask('readCollection', { collection, isMore }).then(follow, (error: unknown) =>
        setState((before) => ({ ...before, failure: toFailure(error) })),
      );
    },
    [collection, follow],
  );
  const read = useCallback(() => startReading(false), [startReading]);
  const readMore = useCallback(() => startReading(true), [startReading]);
  return { ...state, read, readMore, again: follow };
}
