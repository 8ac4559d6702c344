import { type IDBPDatabase, openDB } from 'idb';
import { Fault } from '../errors';
import { storageFault } from './storageFault';
import { upgrade, version } from './upgrade';

/** The connection to the database: opened at once, and again after the browser or `close` closed it. */
export interface Connection {
  /**
   * @throws Fault `storage`: diskFull, diskBlocked (an older version of the extension holds it), newerData, diskFailed
   */
  use<T>(work: (db: IDBPDatabase) => Promise<T>): Promise<T>;
  /** Closes the database; the next `use` opens it again. */
  close(): void;
}

/** How long an older version gets to close its connection, in milliseconds, before `diskBlocked`. */
const closingTime = 500;

const diskBlocked = () => new Fault({ kind: 'storage', reason: 'diskBlocked' });
const failAfterClosingTime = () =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(diskBlocked()), closingTime));

/**
 * Opens the database of this name at once; an error is thrown by the first `use`.
 * @param created called if there was no database, and one was created
 */
export function openConnection(name: string, created: () => void): Connection {
  let opening: Promise<IDBPDatabase> | undefined;
  /** A blocked request to open: the browser reports that once, and a second request would only wait behind it. */
  let blockedOpening: Promise<IDBPDatabase> | undefined;

  function open(): Promise<IDBPDatabase> {
    opening ??= openUnblocked().catch((error: unknown) => {
      opening = undefined;
      throw storageFault(error);
    });
    return opening;
  }

  /** Rejects as soon as an older version of the extension blocks the upgrade: that may last. */
  async function openUnblocked(): Promise<IDBPDatabase> {
    if (blockedOpening) return Promise.race([blockedOpening, failAfterClosingTime()]);
    let rejectBlocked = (_fault: Fault) => {};
    const blocked = new Promise<never>((_resolve, reject) => {
      rejectBlocked = reject;
    });
    let isNew = false;
    const opened = openDB(name, version, {
      upgrade(db, older, _newer, transaction) {
        isNew = older === 0;
        return upgrade(db, older, transaction);
      },
      blocked() {
        blockedOpening = opened;
        rejectBlocked(diskBlocked());
      },
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        opening = undefined;
      },
      terminated: () => {
        opening = undefined;
      },
    });
    void opened
      .then(
        () => isNew && created(),
        () => undefined,
      )
      .finally(() => {
        blockedOpening = undefined;
      });
    return Promise.race([opened, blocked]);
  }

  // An error is thrown again by the first `use`.
  void open().catch(() => undefined);

  return {
    async use(work) {
      try {
        return await work(await open());
      } catch (error) {
        throw storageFault(error);
      }
    },
    close() {
      void opening?.then(
        (db) => db.close(),
        () => undefined,
      );
      opening = undefined;
    },
  };
}
