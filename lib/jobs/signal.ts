/** A repeatable event without data. */
export interface Signal {
  /** Resolves everything that waits for `next`. */
  notify(): void;
  /** Resolves at the next `notify`. */
  next(): Promise<void>;
}

/** Creates a {@link Signal}. A `notify` that nothing waits for has no effect. */
export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of listeners) listener();
      listeners.clear();
    },
    next: () => new Promise<void>((resolve) => listeners.add(resolve)),
  };
}
