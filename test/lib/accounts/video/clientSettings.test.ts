import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { live, type Platform } from '../../../../lib/accounts/platforms';
import { createVault } from '../../../../lib/accounts/vault';
import { createClientSettings } from '../../../../lib/accounts/video/clientSettings';
import { openStore } from '../../../../lib/store';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

const clientId = 'hall.apps.example';
const forged: Platform = { ...live, id: 'forged', tokenEndpoint: 'https://thief.example/token' };

function open() {
  const store = openStore();
  const vault = createVault(store);
  return { store, vault, clients: createClientSettings(store, vault, live) };
}

it('a client secret is used at the platform and origins that it was entered for', async () => {
  const { clients } = open();
  await clients.set(live, { clientId, clientSecret: 'secret-1' });
  expect(await clients.byId(live, clientId)).toEqual({ clientId, clientSecret: 'secret-1' });
  const others: Platform[] = [
    forged,
    { ...live, id: 'other' },
    { ...live, tokenEndpoint: 'https://thief.example/token' },
    { ...live, revokeEndpoint: 'https://thief.example/revoke' },
  ];
  for (const other of others) expect(await clients.byId(other, clientId)).toEqual({ clientId });
});

it('a client id that is typed into a custom platform brings no secret of another', async () => {
  const { clients } = open();
  await clients.set(live, { clientId, clientSecret: 'secret-1' });
  await clients.set(forged, { clientId });
  expect(await clients.view(forged)).toMatchObject({ clientId, hasSecret: false });
  expect(await clients.current(forged)).toEqual({ clientId, method: 'code' });
});

it('a secret of an earlier version is read by the own platform alone, and replaced or deleted there', async () => {
  const { store, vault, clients } = open();
  await store.commit([await vault.seal(`client|${clientId}`, 'old')]);
  await clients.set(live, { clientId });
  expect(await clients.view(live)).toMatchObject({ hasSecret: true });
  expect(await clients.byId(live, clientId)).toEqual({ clientId, clientSecret: 'old' });
  expect(await clients.byId({ ...forged, id: live.id }, clientId)).toEqual({ clientId });
  await clients.set(live, { clientId, clientSecret: 'new' });
  expect(await clients.byId(live, clientId)).toEqual({ clientId, clientSecret: 'new' });
  expect(await store.all('secrets')).toHaveLength(1);
  await clients.set(live, { clientId, clientSecret: '' });
  expect(await store.all('secrets')).toEqual([]);
});

it('a platform whose addresses are none has no secret, and is refused as one', async () => {
  const { clients } = open();
  for (const tokenEndpoint of ['', 'token', 'https://']) {
    const refused = { data: { kind: 'badInput', reason: 'notAnAddress' } };
    await expect(clients.byId({ ...forged, tokenEndpoint }, clientId)).rejects.toMatchObject(refused);
    const change = { clientId, clientSecret: 'secret-1' };
    await expect(clients.set({ ...forged, tokenEndpoint }, change)).rejects.toMatchObject(refused);
  }
});
