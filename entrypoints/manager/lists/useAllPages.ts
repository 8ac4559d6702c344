import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { toFailure } from '../../../components/hooks/useAnswer';
import { type Failure, Refusal } from '../../../lib/messages';

/** The list would go round for ever. */
const pagesRepeat = () =>
  new Refusal({
    reason: 'pagesRepeat',
    text: i18n.t('fault.reason.pagesRepeat'),
    remedy: { kind: 'retry', label: i18n.t('fault.remedy.loadAgain') },
  });

interface Page<Item, From> {
  items: readonly Item[];
  /** Where the rest begins. */
  next?: From | undefined;
}

interface Pages<Item, Answer> {
  /** As many as have come so far. */
  items: readonly Item[];
  /** The page that came last, with what it says besides. */
  page?: Answer;
  isWhole: boolean;
  failure?: Failure | undefined;
}

/**
 * A list that comes in pages, read to its end.
 * @param what names the list: another one is read anew
 */
export function useAllPages<Item, From, Answer extends Page<Item, From>>(
  what: string,
  read: (from: From | undefined) => Promise<Answer & Page<Item, From>>,
): Pages<Item, Answer> & { again: () => void } {
  const [state, setState] = useState<Pages<Item, Answer>>({ items: [], isWhole: false });
  const latest = useRef(0);
  const reader = useRef(read);
  reader.current = read;

  const load = useCallback(async () => {
    const turn = ++latest.current;
    const items: Item[] = [];
    const seen = new Set<From>();
    try {
      for (let from: From | undefined; ; ) {
        const page = await reader.current(from);
        if (turn !== latest.current) return;
        items.push(...page.items);
        from = page.next;
        if (from !== undefined && seen.has(from)) throw pagesRepeat();
        if (from !== undefined) seen.add(from);
        setState({ items: [...items], page, isWhole: from === undefined });
        if (from === undefined) return;
      }
    } catch (error) {
      if (turn === latest.current) setState({ items, isWhole: false, failure: toFailure(error) });
    }
  }, []);

  // One and the same function as long as the list is drawn: whoever listens for changes misses none in between.
  const again = useCallback(() => void load(), [load]);
  useEffect(() => {
    again();
    return () => {
      latest.current++;
    };
  }, [again, what]);

  return { ...state, again };
}
