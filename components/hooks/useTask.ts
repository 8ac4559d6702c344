import { useRef, useState } from 'preact/hooks';
import type { Failure } from '../../lib/messages';
import { toFailure } from './useAnswer';

/** A task of a component, and its state. */
export interface Task {
  /** The name given to `start`, while the task runs. */
  busy: string | undefined;
  failure: Failure | undefined;
  /**
   * Runs a task under a name, and clears the last failure; an error is in `failure`, not thrown.
   */
  start: (name: string, task: () => Promise<unknown>) => Promise<void>;
  /** Props of the failure's notice. */
  handlers: { onRemedied: () => void; onRetry: () => void };
}

/**
 * Runs a task and keeps its state. A second `start` meanwhile is not refused: `busy` names the last one.
 * @param onDone called after a failure, too, since part of the task may be done
 */
export function useTask(onDone: () => void = () => {}): Task {
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const last = useRef<(() => Promise<void>) | undefined>(undefined);
  const start = async (name: string, task: () => Promise<unknown>) => {
    last.current = () => start(name, task);
    setBusy(name);
    setFailure(undefined);
    try {
      await task();
    } catch (error) {
      setFailure(toFailure(error));
    }
    setBusy((now) => (now === name ? undefined : now));
    onDone();
  };
  const onRemedied = () => {
    setFailure(undefined);
    onDone();
  };
  return { busy, failure, start, handlers: { onRemedied, onRetry: () => void last.current?.() } };
}
