import { Fault } from '../errors';
import type { Store, Write } from '../store';
import { createLockKeys, type LockKeys, type SessionKey } from './lockKeys';
import { keyAlgorithm } from './sealing';
import { type LockRow, unwrapKey, wrapKey } from './wrapping';

/**
 * The lock of the vault, off at first. Off, secrets are encrypted under a key that the browser stores beside them. On,
 * they are encrypted under a key of the lock, which is on disk only as encrypted by a passphrase, and in the clear in
 * the memory of the browser session once the person has entered that.
 */
export interface VaultLock {
  /** `isLocked`: a passphrase is needed before secrets can be read or written. */
  state(): Promise<{ isOn: boolean; isLocked: boolean }>;
  /** The key for new secrets, and its id if it is that of the lock. @throws Fault `signIn/locked` */
  sealingKey(): Promise<{ key: CryptoKey; keyId?: string }>;
  /** The key of a stored secret. @throws Fault `signIn/locked`; `signIn/secretDamaged` for a key that is gone */
  openingKey(keyId: string | undefined): Promise<CryptoKey>;
  /** @throws Fault `signIn/locked` while new secrets cannot be stored */
  requireOpen(): Promise<void>;
  /** Turns the lock on and encrypts all secrets anew. @throws Fault `badInput/passphraseShort`; `conflict/lockIsOn` */
  enable(passphrase: string): Promise<void>;
  /** Opens the vault until the browser is closed. @throws Fault `badInput/passphraseWrong` */
  unlock(passphrase: string): Promise<void>;
  /** Closes the vault until the passphrase is entered again. @throws Fault `conflict/lockIsOff` */
  close(): Promise<void>;
  /** Replaces the passphrase. @throws Fault `badInput`: `passphraseWrong`, `passphraseShort` */
  change(present: string, next: string): Promise<void>;
  /** Turns the lock off and encrypts all secrets anew. @throws Fault `badInput/passphraseWrong` */
  disable(present: string): Promise<void>;
  /** Deletes all secrets and the lock: every account has to sign in again; nothing else is lost. */
  forget(): Promise<void>;
  /** Continues a change of keys that a worker did not finish. To be called when a worker starts. */
  finish(): Promise<void>;
}

type KeyAccess = Pick<VaultLock, 'state' | 'sealingKey' | 'openingKey' | 'requireOpen'>;

/** Without a session, a lock cannot be opened. */
const noSession: SessionKey = { read: async () => undefined, write: async () => undefined };

/** Creates the {@link VaultLock}. One context may change it. */
export function createVaultLock(store: Store, session: SessionKey = noSession): VaultLock {
  const keys = createLockKeys(store, session);
  return { ...createKeyAccess(keys), ...createLockChanges(store, session, keys) };
}

const lockedFault = () => new Fault({ kind: 'signIn', reason: 'locked' });

function createKeyAccess({ readLock, heldKey, plainKey, secretsOf }: LockKeys): KeyAccess {
  async function sealingKey() {
    const row = await readLock();
    if (row === undefined || row.wrap.isEnding) return { key: await plainKey() };
    const key = await heldKey(row.keyId);
    if (key === undefined) throw lockedFault();
    return { key, keyId: row.keyId };
  }

  return {
    sealingKey,

    async requireOpen() {
      await sealingKey();
    },

    async state() {
      const row = await readLock();
      if (row === undefined) return { isOn: false, isLocked: false };
      const isOn = !row.wrap.isEnding;
      const isNeeded = isOn || (await secretsOf(row.keyId)).length > 0;
      return { isOn, isLocked: isNeeded && (await heldKey(row.keyId)) === undefined };
    },

    async openingKey(keyId) {
      if (keyId === undefined) {
        // Of a change of keys that the browser did not finish: locked like those that were changed
        await sealingKey();
        return plainKey();
      }
      const key = await heldKey(keyId);
      if (key !== undefined) return key;
      const row = await readLock();
      throw row?.keyId === keyId ? lockedFault() : new Fault({ kind: 'signIn', reason: 'secretDamaged' });
    },
  };
}

function createLockChanges(
  store: Store,
  session: SessionKey,
  keys: LockKeys,
): Omit<VaultLock, keyof KeyAccess> {
  const { plainKey, readLock, hold, moveSecrets, complete } = keys;

  /** @param isOn it must not have been turned off, either */
  async function requireLock(isOn: boolean): Promise<LockRow> {
    const row = await readLock();
    if (row === undefined || (isOn && row.wrap.isEnding))
      throw new Fault({ kind: 'conflict', reason: 'lockIsOff' });
    return row;
  }

  let last: Promise<unknown> = Promise.resolve();
  /** Changes follow one another. */
  function inSequence<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  return {
    enable: (passphrase) =>
      inSequence(async () => {
        // The lock may have been turned off a moment ago
        await complete();
        if ((await readLock()) !== undefined) throw new Fault({ kind: 'conflict', reason: 'lockIsOn' });
        const keyId = crypto.randomUUID();
        const bytes = crypto.getRandomValues(new Uint8Array(keyAlgorithm.length / 8));
        const row = await wrapKey(keyId, bytes, passphrase);
        const key = await hold(keyId, bytes.buffer);
        await store.put('secrets', row);
        await moveSecrets({ key: await plainKey() }, { key, keyId });
      }),

    unlock: (passphrase) =>
      inSequence(async () => {
        const row = await requireLock(false);
        await hold(row.keyId, await unwrapKey(row, passphrase));
        await complete();
      }),

    close: () =>
      inSequence(async () => {
        await requireLock(true);
        // With its key gone, what a change of keys has left could not be finished
        await complete();
        await session.write(undefined);
      }),

    change: (present, next) =>
      inSequence(async () => {
        const row = await requireLock(true);
        const bytes = await unwrapKey(row, present);
        const replaced = await wrapKey(row.keyId, bytes, next);
        await store.put('secrets', replaced);
        await hold(row.keyId, bytes);
      }),

    disable: (present) =>
      inSequence(async () => {
        const row = await requireLock(true);
        const { keyId } = row;
        const key = await hold(keyId, await unwrapKey(row, present));
        // The row stays until `finish`: a secret that was sealed before may be written later
        await store.put('secrets', { ...row, wrap: { ...row.wrap, isEnding: true } });
        await moveSecrets({ key, keyId }, { key: await plainKey() });
      }),

    forget: () =>
      inSequence(async () => {
        await requireLock(false);
        const problem = { kind: 'signIn', reason: 'secretsForgotten', outcome: 'refused' } as const;
        const accounts = (await store.all('accounts')).filter(
          (row) => row.service === 'video' || row.scheme !== 'none',
        );
        await store.commit([
          { clear: 'secrets', prefix: '' },
          ...accounts.map((row): Write => ({ put: 'accounts', row: { ...row, problem } })),
        ]);
        await session.write(undefined);
      }),

    finish: () => inSequence(complete),
  };
}
