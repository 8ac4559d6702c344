import { useRef, useState } from 'preact/hooks';
import type { Failure } from '../../lib/messages';
import { toFailure } from './useAnswer';

export interface Work {
  /** The name given to `start`, while it is going on. */
  busy: string | undefined;
  failure: Failure | undefined;
  start: (name: string, work: () => Promise<unknown>) => Promise<void>;
  /** For the notice of the failure: what was done about it elsewhere, and the same once more. */
  ways: { onRemedied: () => void; onRetry: () => void };
}

/** One piece of work at a time, with what came of it; `onDone` runs either way, since part of it may have been done. */
export function useWork(onDone: () => void): Work {
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const last = useRef<(() => Promise<void>) | undefined>(undefined);
  const start = async (name: string, work: () => Promise<unknown>) => {
    last.current = () => start(name, work);
    setBusy(name);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(toFailure(error));
    }
    setBusy(undefined);
    onDone();
  };
  const onRemedied = () => {
    setFailure(undefined);
    onDone();
  };
  return { busy, failure, start, ways: { onRemedied, onRetry: () => void last.current?.() } };
}
