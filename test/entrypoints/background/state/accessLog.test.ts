import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { createAccessLog, withAccessLog } from '../../../../entrypoints/background/state/accessLog';
import type { Accounts } from '../../../../lib/accounts';
import { Fault } from '../../../../lib/errors';
import { openStore } from '../../../../lib/store';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

const channel = { service: 'video', accountId: 'video|hall', title: 'Harbour Hall', scopes: ['read'] };
const fake = (methods: object) => ({ list: async () => [channel], ...methods }) as unknown as Accounts;

it('keeps the newest 200, and shows the newest first', async () => {
  let now = 0;
  const log = createAccessLog(openStore(), () => ++now);
  for (let host = 0; host < 210; host++) await log.add({ kind: 'allowed', about: `${host}.example` });
  const entries = await log.entries();
  expect(entries).toHaveLength(200);
  expect(entries[0]).toEqual({ at: 210, kind: 'allowed', about: '209.example' });
  expect(entries.at(-1)?.about).toBe('10.example');
});

it('leaves out what another version wrote', async () => {
  const store = openStore();
  await store.put('settings', { key: 'accessLog', value: [{ at: 1, kind: 'new', about: '' }, null, 7] });
  const log = createAccessLog(store, () => 5);
  expect(await log.entries()).toEqual([]);
  await log.add({ kind: 'signedOut', about: 'Hall' });
  expect(await log.entries()).toEqual([{ at: 5, kind: 'signedOut', about: 'Hall' }]);
});

it('notes sign-ins with their scopes, sign-outs by name, and refusals with the reason alone', async () => {
  const store = openStore();
  const log = createAccessLog(store, () => 1);
  const secret = 'refresh-token-1234';
  const accounts = withAccessLog(
    fake({
      signIn: vi
        .fn()
        .mockResolvedValueOnce({ ...channel, token: secret })
        .mockRejectedValueOnce(new Fault({ kind: 'signIn', reason: 'signInDeclined', about: secret })),
      signOut: async () => undefined,
      disconnect: async () => Promise.reject(new Fault({ kind: 'transient', reason: 'offline' })),
      continueSite: async () => ({ address: `robin:${secret}@calendar.example/x`, stage: 'connected' }),
    }),
    log,
  );
  await accounts.signIn();
  await expect(accounts.signIn()).rejects.toThrow('signInDeclined');
  await accounts.signOut('video|hall');
  await expect(accounts.disconnect('video|hall')).rejects.toThrow('offline');
  await accounts.continueSite('calendar.example', true);
  expect((await log.entries()).reverse()).toMatchObject([
    { kind: 'signedIn', about: 'Harbour Hall', details: ['read'] },
    { kind: 'refused', about: '', reason: expect.any(String) },
    { kind: 'signedOut', about: 'Harbour Hall' },
    { kind: 'refused', about: 'Harbour Hall', reason: expect.any(String) },
    { kind: 'signedIn', about: 'calendar.example' },
  ]);
  expect(JSON.stringify(await store.all('settings'))).not.toContain(secret);
});

it('never makes a sign-in fail because the log cannot be written', async () => {
  const add = () => Promise.reject(new Error('disk'));
  const accounts = withAccessLog(fake({ signIn: async () => channel }), { add });
  expect(await accounts.signIn()).toEqual(channel);
});

it('notes a site connection that is resumed once its host is permitted, and none that stays as it was', async () => {
  const log = createAccessLog(openStore(), () => 1);
  const waiting = { address: 'calendar.example', stage: 'permission' };
  const connected = { ...waiting, stage: 'connected' };
  const resumeConnecting = vi.fn().mockResolvedValueOnce(waiting).mockResolvedValueOnce(connected);
  const methods = { connecting: async () => waiting, resumeConnecting, continueSite: async () => connected };
  const accounts = withAccessLog(fake(methods), log);
  await accounts.resumeConnecting();
  expect(await log.entries()).toEqual([]);
  await accounts.resumeConnecting();
  await accounts.continueSite('calendar.example', true);
  expect(await log.entries()).toEqual([{ at: 1, kind: 'signedIn', about: 'calendar.example' }]);
});
