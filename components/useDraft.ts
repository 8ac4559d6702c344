import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { ask } from '../lib/messages';

/** Typing goes to disk after this pause, and at once when the surface closes. */
const pauseMilliseconds = 250;

export interface Draft<Value> {
  /** Undefined until the disk has been asked. */
  ready: boolean;
  /** What was typed last time, if anything. */
  kept?: Value;
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
  const unwritten = useRef<{ value: Value | null } | undefined>(undefined);
  const parser = useRef(parse);

  const flush = useCallback(() => {
    const waiting = unwritten.current;
    unwritten.current = undefined;
    // A draft that cannot be kept must not stand in the way of typing.
    return waiting
      ? ask('writeDraft', { key, value: waiting.value }).then(
          () => {},
          () => {},
        )
      : Promise.resolve();
  }, [key]);

  useEffect(() => {
    let current = true;
    const settle = (value: unknown) => {
      const kept = value === null || value === undefined ? undefined : parser.current(value);
      if (current) setState(kept === undefined ? { ready: true } : { ready: true, kept });
    };
    ask('readDraft', { key }).then(settle, () => settle(undefined));
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
    flush,
    write: useCallback((value: Value) => put(value, pauseMilliseconds), [put]),
    forget: useCallback(() => put(null, 0), [put]),
  };
}
