import { useLayoutEffect, useRef } from 'preact/hooks';
import { isForElsewhere } from './useRowKeys';

/** Calls the function of a key that is pressed outside of fields and dialogs; names as in `KeyboardEvent.key`. */
export function useViewKeys(works: Readonly<Record<string, () => void>>): void {
  const latest = useRef(works);
  latest.current = works;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isForElsewhere(event)) return;
      const work = new Map(Object.entries(latest.current)).get(event.key);
      if (work === undefined) return;
      event.preventDefault();
      work();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
