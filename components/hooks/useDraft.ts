import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { ask, type Failure } from '../../lib/messages';
import { toFailure } from './useAnswer';

/** A draft is saved after this pause in typing, and at once when the page closes. */
const pauseMilliseconds = 250;

/** A draft that is stored by the background. */
export interface Draft<Value> {
  /** False until the stored draft has been read. */
  ready: boolean;
  /** The stored draft, if there is one. */
  kept?: Value;
  /** Why the draft could not be saved. */
  notSaved?: Failure | undefined;
  /** Stores a value after a pause in typing of 250 ms. An error is in `notSaved`. */
  write: (value: Value) => void;
  /** Saves pending changes now; resolves when they are stored, or could not be. */
  flush: () => Promise<void>;
  /** Deletes the draft at once. */
  forget: () => void;
}

/**
 * Keeps a form's input on disk, so that it survives when the popup or page is closed.
 * @param parse validates the stored value, which an older version may have written
 */
export function useDraft<Value>(key: string, parse: (value: unknown) => Value | undefined): Draft<Value> {
  const [state, setState] = useState<{ ready: boolean; kept?: Value }>({ ready: false });
  const [notSaved, setDraftNotSaved] = useState<Failure>();
  const pending = useRef<{ value: Value | null } | undefined>(undefined);
  const parser = useRef(parse);

  const flush = useCallback(() => {
    const change = pending.current;
    pending.current = undefined;
    // An error is shown as `notSaved`; typing goes on.
    return change
      ? ask('writeDraft', { key, value: change.value }).then(
          () => setDraftNotSaved(undefined),
          (error: unknown) => setDraftNotSaved(toFailure(error)),
        )
      : Promise.resolve();
  }, [key]);

  useEffect(() => {
    let current = true;
    const show = (value: unknown) => {
      const kept = value === null || value === undefined ? undefined : parser.current(value);
      if (current) setState(kept === undefined ? { ready: true } : { ready: true, kept });
    };
    ask('readDraft', { key }).then(show, (error: unknown) => {
      show(undefined);
      if (current) setDraftNotSaved(toFailure(error));
    });
    addEventListener('pagehide', flush);
    return () => {
      current = false;
      removeEventListener('pagehide', flush);
      void flush();
    };
  }, [key, flush]);

  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const put = useCallback(
    (value: Value | null, pause: number) => {
      pending.current = { value };
      clearTimeout(timer.current);
      if (pause === 0) void flush();
      else timer.current = setTimeout(flush, pause);
    },
    [flush],
  );
  return {
    ...state,
    notSaved,
    flush,
    write: useCallback((value: Value) => put(value, pauseMilliseconds), [put]),
    forget: useCallback(() => put(null, 0), [put]),
  };
}
