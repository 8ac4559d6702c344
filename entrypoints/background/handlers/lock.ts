import * as z from 'zod/mini';
import type { Accounts, VaultLock } from '../../../lib/accounts';
import { announceChange } from '../../../lib/messages/changes';
import type { Store } from '../../../lib/store';
import { nothing } from '../messaging/fields';
import { messagesFor } from '../messaging/message';

interface LockServices {
  lock: VaultLock;
  accounts: Pick<Accounts, 'forgetSecrets' | 'lockNow'>;
  store: Pick<Store, 'where' | 'change'>;
  /** Continues what waited for the passphrase. */
  unlocked(): void;
}

const message = messagesFor<LockServices>();

const passphrase = () => z.string().check(z.minLength(1), z.maxLength(1_000));

/** Messages about the lock of the vault. Only pages of ours send them, never frames in web pages. */
export const lockMessages = {
  lockState: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    answer: ({ lock }) => lock.state(),
  }),
  /** See `VaultLock.enable`. */
  enableLock: message({
    from: 'own',
    question: () => z.object({ passphrase: passphrase() }),
    async answer({ lock }, question) {
      await lock.enable(question.passphrase);
      announceChange('accounts');
    },
  }),
  /** See `VaultLock.unlock`. */
  unlock: message({
    from: 'own',
    question: () => z.object({ passphrase: passphrase() }),
    repeatable: true,
    async answer({ lock, unlocked }, question) {
      await lock.unlock(question.passphrase);
      unlocked();
    },
  }),
  /** See `VaultLock.close`. Requests that are under way end; all others wait for the passphrase. */
  lockNow: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    answer: ({ accounts }) => accounts.lockNow(),
  }),
  /** See `VaultLock.change`. */
  changePassphrase: message({
    from: 'own',
    question: () => z.object({ present: passphrase(), next: passphrase() }),
    async answer({ lock, unlocked }, { present, next }) {
      await lock.change(present, next);
      unlocked();
    },
  }),
  /** See `VaultLock.disable`. */
  disableLock: message({
    from: 'own',
    question: () => z.object({ passphrase: passphrase() }),
    async answer({ lock, unlocked }, question) {
      await lock.disable(question.passphrase);
      unlocked();
    },
  }),
  /** For a forgotten passphrase, see `VaultLock.forget`. Jobs that waited for it wait for the sign-in from then on. */
  forgetSecrets: message({
    from: 'own',
    question: nothing,
    async answer({ accounts, store }) {
      await accounts.forgetSecrets();
      const waiting = await store.where('jobs', 'state', 'waiting');
      for (const { jobId } of waiting.filter(({ fault }) => fault?.reason === 'locked'))
        await store.change('jobs', jobId, (row) =>
          row?.fault?.reason === 'locked'
            ? { ...row, fault: { ...row.fault, reason: 'secretsForgotten' } }
            : undefined,
        );
      announceChange('accounts');
    },
  }),
};
