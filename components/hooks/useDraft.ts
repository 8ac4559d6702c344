import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { ask, type Failure } from '../../lib/messages';
import { toFailure } from './useAnswer';

/** Typing goes to disk after this pause, and at once when the surface closes. */
const pauseMilliseconds = 250;

export interface Draft<Value> {
  /** Undefined until the disk has been asked. */
  ready: boolean;
  /** What was typed last time, if anything. */
  kept?: Value;
  /** Why what is typed does not reach the disk: it would not survive. */
  notSaved?: Failure | undefined;
  write: (value: Value) => void;
  /** Puts what was typed last on disk without the pause; resolves when it is there. */
  flush: () => Promise<void>;
  forget: () => void;
}

/**
 * Typed text that survives a popup closed by accident.
 * @param parse checks what comes from disk; it may have been written by an older version
 */
export function useDraft<Value>(key: string, parse: (value: unknown) => Value | undefined): Draft<Value> {
  const [state, setState] = useState<{ ready: boolean; kept?: Value }>({ ready: false });
  const [notSaved, setDraftNotSaved] = useState<Failure>();
  const unwritten = useRef<{ value: Value | null } | undefined>(undefined);
  const parser = useRef(parse);

  const flush = useCallback(() => {
    const waiting = unwritten.current;
    unwritten.current = undefined;
    // A draft that cannot be kept does not stand in the way of typing; that it is not kept is said.
    return waiting
      ? ask('writeDraft', { key, value: waiting.value }).then(
          () => setDraftNotSaved(undefined),
          (error: unknown) => setDraftNotSaved(toFailure(error)),
        )
      : Promise.resolve();
  }, [key]);

  useEffect(() => {
    let current = true;
    const settle = (value: unknown) => {
      const kept = value === null || value === undefined ? undefined : parser.current(value);
      if (current) setState(kept === undefined ? { ready: true } : { ready: true, kept });
    };
    ask('readDraft', { key }).then(settle, (error: unknown) => {
      settle(undefined);
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
      unwritten.current = { value };
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
