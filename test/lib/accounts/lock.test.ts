import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sandbox as platform } from '../../../lib/accounts';
import { createVaultLock } from '../../../lib/accounts/lock';
import type { SessionKey } from '../../../lib/accounts/lockKeys';
import { decryptBytes } from '../../../lib/accounts/sealing';
import { createVault } from '../../../lib/accounts/vault';
import { passphraseRounds } from '../../../lib/accounts/wrapping';
import { createJobs, type JobsDependencies } from '../../../lib/jobs';
import { createBatches } from '../../../lib/jobs/batches';
import { openStore, type Store, type VideoAccountRow } from '../../../lib/store';
import { freshSandbox } from '../../sandbox/fresh';
import { createLocks } from './locks';
import { site } from './sites/sitesInTests';
import { createWindow } from './window';
import { faultFrom, openBrowser } from './world';

/** The lock of the vault, with the real cryptography of the browser. */

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

const passphrase = 'correct horse battery';
const names = ['a', 'b', 'c'];

/** The memory of one browser session. */
function createSession(): SessionKey & { end(): void } {
  let held: string | undefined;
  return {
    read: async () => held,
    write: async (value) => {
      held = value;
    },
    end: () => {
      held = undefined;
    },
  };
}

/** A store with secrets, and functions that start a worker anew, in the same browser session or another. */
async function open(store: Store = openStore()) {
  const session = createSession();
  const start = () => {
    const lock = createVaultLock(store, session);
    return { lock, vault: createVault(store, lock) };
  };
  const restart = () => {
    session.end();
    return start();
  };
  const { lock, vault } = start();
  await store.commit(await Promise.all(names.map((name) => vault.seal(name, `secret of ${name}`))));
  return { store, session, lock, vault, start, restart };
}

const readAll = (vault: ReturnType<typeof createVault>) => Promise.all(names.map((name) => vault.open(name)));
const all = names.map((name) => `secret of ${name}`);
const locked = { kind: 'signIn', reason: 'locked' };

/** The key that the browser stores, if there is one. */
async function storedKey(): Promise<CryptoKey | undefined> {
  const db = await openDB('cuecard');
  const key: CryptoKey | undefined = await db.get('keys', 'vault');
  db.close();
  return key;
}

/** A store whose writes of moved secrets fail after so many, as if the worker was stopped. */
function stopAfter(store: Store, moves: number): Store {
  let left = moves;
  return {
    ...store,
    change: (table, ...rest) => {
      if (table === 'secrets' && left-- <= 0) throw new Error('stopped');
      return store.change(table, ...rest);
    },
  };
}

describe('the lock', () => {
  it('is off at first', async () => {
    const { lock, vault } = await open();
    expect(await lock.state()).toEqual({ isOn: false, isLocked: false });
    expect(await readAll(vault)).toEqual(all);
    for (const work of [lock.unlock(passphrase), lock.change(passphrase, passphrase), lock.forget()])
      expect((await faultFrom(work)).reason).toBe('lockIsOff');
  });

  it('asks for the passphrase once after each start of the browser', async () => {
    const { lock, vault, start, restart } = await open();
    await lock.enable(passphrase);
    expect(await lock.state()).toEqual({ isOn: true, isLocked: false });
    expect(await readAll(vault)).toEqual(all);
    expect(await readAll(start().vault)).toEqual(all);

    const later = restart();
    expect(await later.lock.state()).toEqual({ isOn: true, isLocked: true });
    expect(await faultFrom(later.vault.open('a'))).toMatchObject(locked);
    expect(await faultFrom(later.vault.seal('d', 'x'))).toMatchObject(locked);
    expect(await later.vault.open('unknown')).toBeUndefined();
    for (const wrong of ['', 'correct horse batterY', `${passphrase} `])
      expect(await faultFrom(later.lock.unlock(wrong))).toMatchObject({
        kind: 'badInput',
        reason: 'passphraseWrong',
      });
    await later.lock.unlock(passphrase);
    expect(await readAll(later.vault)).toEqual(all);
    expect(await readAll(start().vault)).toEqual(all);
  });

  it('is closed at once on request, also for later workers, until the passphrase is entered', async () => {
    const { lock, vault, start } = await open();
    expect((await faultFrom(lock.close())).reason).toBe('lockIsOff');
    await lock.enable(passphrase);
    await lock.close();
    expect(await lock.state()).toEqual({ isOn: true, isLocked: true });
    expect(await faultFrom(vault.open('a'))).toMatchObject(locked);
    expect(await faultFrom(start().vault.seal('d', 'x'))).toMatchObject(locked);
    await lock.close();
    await lock.unlock(passphrase);
    expect(await readAll(vault)).toEqual(all);
  });

  it('leaves nothing on disk that opens a secret without the passphrase', async () => {
    const { store, lock, restart } = await open();
    const before = await storedKey();
    await lock.enable(passphrase);
    for (const row of await store.all('secrets'))
      await expect(decryptBytes(before as CryptoKey, row.name, row)).rejects.toThrow();
    const wrapped = await store.get('secrets', 'lock');
    expect(wrapped?.wrap).toMatchObject({ rounds: passphraseRounds });
    expect(passphraseRounds).toBeGreaterThanOrEqual(600_000);
    expect(wrapped?.wrap?.salt).toHaveLength(16);
    // The former key is deleted with the next unlocking
    const { lock: later } = restart();
    await later.unlock(passphrase);
    expect(await storedKey()).toBeUndefined();
    expect((await store.all('settings')).length).toBe(0);
  });

  it('takes the same passphrase from every keyboard, and none that is short', async () => {
    const { lock, vault, restart } = await open();
    expect((await faultFrom(lock.enable('short'))).reason).toBe('passphraseShort');
    expect(await readAll(vault)).toEqual(all);
    await lock.enable('Caf\u00e9 am Hafen');
    expect((await faultFrom(lock.enable('another passphrase'))).reason).toBe('lockIsOn');
    const later = restart();
    await later.lock.unlock('Cafe\u0301 am Hafen');
    expect(await readAll(later.vault)).toEqual(all);
  });

  it.each([0, 1, 2])('is turned on by a worker that was stopped after %i secrets', async (moves) => {
    const { store, session, vault, restart } = await open();
    const stopped = createVaultLock(stopAfter(store, moves), session);
    await expect(stopped.enable(passphrase)).rejects.toThrow('stopped');
    expect(await readAll(vault)).toEqual(all);
    const later = restart();
    expect(await later.lock.state()).toEqual({ isOn: true, isLocked: true });
    await later.lock.finish();
    for (const name of names) expect(await faultFrom(later.vault.open(name))).toMatchObject(locked);
    await later.lock.unlock(passphrase);
    expect(await readAll(later.vault)).toEqual(all);
    const rows = await store.all('secrets');
    expect(new Set(rows.map(({ keyId }) => keyId)).size).toBe(1);
    expect(await storedKey()).toBeUndefined();
  });

  it('loses no secret that was sealed before and is written after', async () => {
    const { store, lock, vault, start, restart } = await open();
    const write = await vault.seal('late', 'secret of late');
    await lock.enable(passphrase);
    await store.commit([write]);
    expect(await vault.open('late')).toBe('secret of late');
    await start().lock.finish();
    expect((await store.get('secrets', 'late'))?.keyId).toBeDefined();

    const other = await vault.seal('later', 'secret of later');
    await lock.disable(passphrase);
    await store.commit([other]);
    expect(await vault.open('later')).toBe('secret of later');
    await start().lock.finish();
    expect((await store.get('secrets', 'later'))?.keyId).toBeUndefined();
    expect(await restart().vault.open('later')).toBe('secret of later');
  });

  it('does not put a moved secret over a newer one', async () => {
    const { store, lock, vault } = await open();
    const newer = await vault.seal('b', 'newer');
    const change = store.change;
    vi.spyOn(store, 'change').mockImplementationOnce(async (...question) => {
      await store.commit([newer]);
      return change(...question);
    });
    await lock.enable(passphrase);
    expect(await vault.open('a')).toBe('secret of a');
    expect(await vault.open('b')).toBe('newer');
  });

  it('gets another passphrase for the present one', async () => {
    const { lock, restart } = await open();
    await lock.enable(passphrase);
    expect((await faultFrom(lock.change('wrong', 'a new passphrase'))).reason).toBe('passphraseWrong');
    expect((await faultFrom(lock.change(passphrase, 'short'))).reason).toBe('passphraseShort');
    await lock.change(passphrase, 'a new passphrase');
    const later = restart();
    expect((await faultFrom(later.lock.unlock(passphrase))).reason).toBe('passphraseWrong');
    await later.lock.unlock('a new passphrase');
    expect(await readAll(later.vault)).toEqual(all);
  });

  it('is turned off for the present passphrase', async () => {
    const { store, lock, vault, start, restart } = await open();
    await lock.enable(passphrase);
    expect((await faultFrom(lock.disable('wrong'))).reason).toBe('passphraseWrong');
    await lock.disable(passphrase);
    expect(await lock.state()).toEqual({ isOn: false, isLocked: false });
    expect(await readAll(vault)).toEqual(all);
    expect(await readAll(restart().vault)).toEqual(all);
    await start().lock.finish();
    expect(await store.get('secrets', 'lock')).toBeUndefined();
    await start().lock.enable('another passphrase');
    expect(await readAll(start().vault)).toEqual(all);
  });

  it('is turned off by a worker that was stopped in between, even if the browser was, too', async () => {
    const { store, session, lock, start, restart } = await open();
    await lock.enable(passphrase);
    const stopped = createVaultLock(stopAfter(store, 1), session);
    await expect(stopped.disable(passphrase)).rejects.toThrow('stopped');
    expect(await readAll(start().vault)).toEqual(all);
    const later = restart();
    expect(await later.lock.state()).toEqual({ isOn: false, isLocked: true });
    await later.lock.finish();
    await later.lock.unlock(passphrase);
    expect(await later.lock.state()).toEqual({ isOn: false, isLocked: false });
    expect(await readAll(restart().vault)).toEqual(all);
    expect(await store.get('secrets', 'lock')).toBeUndefined();
  });

  it('that is forgotten costs the secrets, and nothing else', async () => {
    const { store, lock, restart } = await open();
    const account: VideoAccountRow = {
      service: 'video',
      accountId: 'video|UC1',
      channelId: 'UC1',
      title: 'Hall',
      clientId: 'c',
      scopes: [],
      connectedAt: 1,
    };
    await store.put('accounts', account);
    await store.put('drafts', { key: 'd', value: 1, at: 1 });
    await lock.enable(passphrase);
    const later = restart();
    await later.lock.forget();
    expect(await store.all('secrets')).toEqual([]);
    expect(await later.lock.state()).toEqual({ isOn: false, isLocked: false });
    expect(await store.all('accounts')).toEqual([
      { ...account, problem: { kind: 'signIn', reason: 'secretsForgotten', outcome: 'refused' } },
    ]);
    expect(await store.size('drafts')).toBe(1);
    await store.commit([await later.vault.seal('a', 'new')]);
    expect(await restart().vault.open('a')).toBe('new');
  });
});

describe('while the vault is locked', () => {
  it('a job waits, says why, and is done once it is unlocked', async () => {
    const { store, lock, vault, restart } = await open();
    await lock.enable(passphrase);
    const later = restart();
    const dependencies: JobsDependencies<object> = {
      store,
      lookup: () => ({
        id: 'read',
        version: 1,
        undoable: false,
        concurrencyKeys: () => [],
        run: () => createVault(store, later.lock).open('a'),
      }),
      clients: async () => ({}),
      patience: async () => ({ unclearAfter: 1, agreeFor: 1 }),
      needsSignIn: async () => (await later.lock.state()).isLocked,
      wake: () => undefined,
      sideWrites: async () => [],
      changed: () => undefined,
      locks: createLocks(),
      batches: (queue) => createBatches({ budget: async () => undefined, changed: () => undefined }, queue),
    };
    const jobs = createJobs(dependencies);
    const request = { action: 'read', version: 1, input: {}, accountId: 'a', surface: 'popup' };
    const { jobId } = await jobs.accept({ ...request, concurrencyKeys: [] });
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'waiting', fault: locked });
    await later.lock.unlock(passphrase);
    await jobs.resume();
    expect(await jobs.outcome(jobId)).toMatchObject({ state: 'done', result: 'secret of a' });
    expect(await vault.open('a')).toBe('secret of a');
    await jobs.pause();
  });

  it('nobody can sign in, since the tokens could not be stored; once it is unlocked, requests are signed', async () => {
    const session = createSession();
    const sandbox = await freshSandbox();
    globalThis.indexedDB = new IDBFactory();
    const browser = openBrowser(sandbox, {}, { platform });
    const lock = createVaultLock(browser.store, session);
    const accounts = browser.another({ lock });
    const { accountId } = await accounts.signIn();
    await lock.enable(passphrase);
    session.end();
    const later = browser.another({ lock });
    const opened = browser.opened.length;
    expect(await faultFrom(later.signIn())).toMatchObject(locked);
    expect(browser.opened).toHaveLength(opened);
    expect(await faultFrom(later.credentials(accountId).authorization())).toMatchObject(locked);
    expect((await browser.store.get('accounts', accountId))?.problem).toBeUndefined();
    await lock.unlock(passphrase);
    expect(await later.credentials(accountId).authorization()).toMatch(/^Bearer /);
    await later.lockNow();
    expect(await faultFrom(later.credentials(accountId).authorization())).toMatchObject(locked);
    await lock.unlock(passphrase);
    await later.forgetSecrets();
    expect(await faultFrom(later.credentials(accountId).authorization())).toMatchObject({
      reason: 'secretsForgotten',
    });
  });

  it('a token that was being renewed as it was locked is kept, since the former one is used up', async () => {
    const session = createSession();
    const sandbox = await freshSandbox({ rotateRefreshTokens: true });
    globalThis.indexedDB = new IDBFactory();
    const browser = openBrowser(sandbox, {}, { platform });
    const lock = createVaultLock(browser.store, session);
    const accounts = browser.another({ lock });
    const { accountId } = await accounts.signIn();
    await lock.enable(passphrase);
    const renewing = browser.another({
      lock,
      fetch: async (...request) => {
        const answer = await browser.send(...request);
        await lock.close();
        return answer;
      },
    });
    const refused = await accounts.credentials(accountId).authorization();
    await renewing.credentials(accountId).renew?.(String(refused));
    const later = browser.another({ lock });
    expect(await faultFrom(later.credentials(accountId).authorization())).toMatchObject(locked);
    await lock.unlock(passphrase);
    sandbox.video.expireTokens();
    const present = await later.credentials(accountId).authorization();
    await later.credentials(accountId).renew?.(String(present));
    expect((await browser.store.get('accounts', accountId))?.problem).toBeUndefined();
  });

  it('opens no approval page of a site while it is locked, and keeps no password that comes later', async () => {
    const sandbox = await freshSandbox();
    globalThis.indexedDB = new IDBFactory();
    const browser = openBrowser(sandbox, {}, { platform });
    const lock = createVaultLock(browser.store, createSession());
    await lock.enable(passphrase);
    await lock.close();
    const accounts = browser.another({ lock });
    const passwords = () => sandbox.calendar.applicationPasswords('robin');
    expect(await accounts.continueSite(site, true)).toMatchObject({ stage: 'failed', fault: locked });
    expect(browser.opened).toEqual([]);

    await lock.unlock(passphrase);
    const approving = browser.another({
      lock,
      launch: async (url) => {
        const end = await createWindow(sandbox)(url);
        await lock.close();
        return end;
      },
    });
    expect(await approving.continueSite(site, true)).toMatchObject({ stage: 'failed', fault: locked });
    expect(passwords()).toEqual([]);
    expect(await browser.store.all('accounts')).toEqual([]);

    await lock.unlock(passphrase);
    expect((await accounts.continueSite(site, true)).stage).toBe('connected');
    expect(passwords()).toHaveLength(1);
  });
});
