import type { Store, Write } from '../../../lib/store';
import { Disk } from './world';

/** A worker on a fresh disk that is dead as soon as a certain transaction is written. */
export function startDyingWorker(
  isLast: (writes: readonly Write[]) => boolean,
  options: Parameters<Disk['startWorker']>[0] = {},
) {
  const disk = new Disk();
  let isDead = false;
  const never = () => new Promise<never>(() => undefined);
  const store: Store = {
    ...disk.store,
    put: (table, row) => (isDead ? never() : disk.store.put(table, row)),
    change: (...change) => (isDead ? never() : disk.store.change(...change)),
    async commit(writes, durability) {
      if (isDead) return never();
      isDead = isLast(writes);
      await disk.store.commit(writes, durability);
      if (isDead) await never();
    },
  };
  return { disk, shelf: disk.shelf, ...disk.startWorker({ ...options, store }) };
}
