import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { toFailure } from '../../../components/hooks/useAnswer';
import { type Failure, Refusal } from '../../../lib/messages';
import { mostPages } from '../../../lib/shared/pageLimit';

/** The error for a list that would never end: a page token is repeated, or there are more than `mostPages`. */
export const toPagingRefusal = (reason: 'pagesRepeat' | 'pagesEndless') =>
  new Refusal({
    reason,
    text: i18n.t(`fault.reason.${reason}`),
    remedy: { kind: 'retry', label: i18n.t('fault.remedy.loadAgain') },
  });

interface Page<Item, From> {
  items: readonly Item[];
  /** Token of the next page; absent on the last page. */
  next?: From | undefined;
}

interface Pages<Item, Answer> {
  /** Items read so far. */
  items: readonly Item[];
  /** The last page that was read. */
  page?: Answer;
  /** Whether all pages were read. */
  isWhole: boolean;
  failure?: Failure | undefined;
}

/**
 * Reads all pages of a list.
 * @param what key of the list; the list is read again when it changes
 * @param read reads the page of a token, the first one without a token
 * @param toKey key of an item, for a list whose pages may overlap: items of the same key are shown once
 */
export function useAllPages<Item, From, Answer extends Page<Item, From>>(
  what: string,
  read: (from: From | undefined) => Promise<Answer & Page<Item, From>>,
  toKey?: (item: Item) => unknown,
): Pages<Item, Answer> & { again: () => void } {
  const [state, setState] = useState<Pages<Item, Answer>>({ items: [], isWhole: false });
  const latest = useRef(0);
  const reader = useRef(read);
  reader.current = read;

  const load = useCallback(async () => {
    const sequence = ++latest.current;
    const items = new Map<unknown, Item>();
    const seen = new Set<From>();
    try {
      for (let from: From | undefined; ; ) {
        const page = await reader.current(from);
        if (sequence !== latest.current) return;
        for (const item of page.items) items.set(toKey?.(item) ?? items.size, item);
        from = page.next;
        if (from !== undefined && seen.has(from)) throw toPagingRefusal('pagesRepeat');
        if (seen.size >= mostPages) throw toPagingRefusal('pagesEndless');
        if (from !== undefined) seen.add(from);
        const isWhole = from === undefined;
        // A list that is read again keeps its rows until then, so that it does not jump
        setState((before) =>
          isWhole || before.items.length <= items.size
            ? { items: [...items.values()], page, isWhole }
            : before,
        );
        if (isWhole) return;
      }
    } catch (error) {
      if (sequence === latest.current)
        setState({ items: [...items.values()], isWhole: false, failure: toFailure(error) });
    }
  }, []);

  // The identity must not change, so that listeners for changes are never removed in between.
  const again = useCallback(() => void load(), [load]);
  useEffect(() => {
    again();
    return () => {
      latest.current++;
    };
  }, [again, what]);

  return { ...state, again };
}
