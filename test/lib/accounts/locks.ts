/** Web Locks for Node, exclusive and in order of asking: one manager is what all contexts of one browser share. */
export function createLocks(): LockManager {
  const last = new Map<string, Promise<unknown>>();
  return {
    query: async () => ({ held: [], pending: [] }),
    request(name: string, ...rest: unknown[]) {
      const work = rest.at(-1) as () => Promise<unknown>;
      const turn = (last.get(name) ?? Promise.resolve()).then(work);
      last.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  } as LockManager;
}
