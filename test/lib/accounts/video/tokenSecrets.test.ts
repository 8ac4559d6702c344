import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { live, rowFrom } from '../../../../lib/accounts/platforms';
import { createVault } from '../../../../lib/accounts/vault';
import { createTokenSecrets } from '../../../../lib/accounts/video/tokenSecrets';
import { openStore, type VideoAccountRow } from '../../../../lib/store';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

function open() {
  const store = openStore();
  const vault = createVault(store);
  return { store, vault, secrets: createTokenSecrets(vault, live) };
}

const account: VideoAccountRow = {
  service: 'video',
  accountId: 'video|UC1',
  channelId: 'UC1',
  title: 'Harbour Hall',
  clientId: 'hall.apps.example',
  scopes: [],
  connectedAt: 1,
};
const mirror = rowFrom({ ...live, id: 'mirror', name: 'Mirror' });
const grant = { accessToken: 'access-1', refreshToken: 'refresh-1', expiresAt: 5 };

it.each([
  ['the own platform', account],
  ['a custom one', { ...account, accountId: 'video|UC1|mirror', platform: mirror }],
] as const)(
  'tokens and keys of %s are read at the platform, origins and client they were issued for',
  async (_name, issued) => {
    const { store, secrets } = open();
    await store.commit([
      ...(await secrets.keepGrant(issued, grant)),
      ...(await secrets.keepKey(issued, 'key-1')),
    ]);
    const readAll = async (row: VideoAccountRow) => [
      await secrets.access(row),
      await secrets.refreshToken(row),
      await secrets.key(row),
    ];
    expect(await readAll(issued)).toEqual([{ token: 'access-1', expiresAt: 5 }, 'refresh-1', 'key-1']);
    const at = (addresses: object): VideoAccountRow => ({ ...issued, platform: { ...mirror, ...addresses } });
    const others: VideoAccountRow[] = [
      { ...issued, clientId: 'thief.apps.example' },
      at({ id: 'other' }),
      at({ tokenEndpoint: 'https://thief.example/token' }),
      at({ revokeEndpoint: 'https://thief.example/revoke' }),
      at({ apiBase: 'https://thief.example/v3' }),
      at({ apiBase: 'http://youtube.googleapis.com/youtube/v3' }),
    ];
    for (const other of others) expect(await readAll(other)).toEqual([undefined, undefined, undefined]);
    expect(await readAll(at({ id: issued.platform ? 'mirror' : 'live', scopes: ['more'] }))).toContain(
      'key-1',
    );
  },
);

it('secrets of an earlier version are read by the own platform alone, and replaced there', async () => {
  const { store, vault, secrets } = open();
  await store.commit([
    await vault.seal('video|UC1|refresh', 'old'),
    await vault.seal('video|UC1|key', 'old'),
  ]);
  expect(await secrets.refreshToken(account)).toBe('old');
  expect(await secrets.key(account)).toBe('old');
  const moved = { ...account, platform: mirror };
  expect([await secrets.refreshToken(moved), await secrets.key(moved)]).toEqual([undefined, undefined]);
  await store.commit(await secrets.keepGrant(account, grant));
  expect(await secrets.refreshToken(account)).toBe('refresh-1');
  expect(await store.get('secrets', 'video|UC1|refresh')).toBeUndefined();
});

it('what is forgotten includes what was bound to other clients, and nothing of another account', async () => {
  const { store, secrets } = open();
  const other = { ...account, accountId: 'video|UC1|mirror', platform: mirror };
  await store.commit(await secrets.keepGrant(account, grant));
  await store.commit(await secrets.keepGrant(other, grant));
  await store.commit(secrets.forgetAll(account.accountId));
  expect(await secrets.refreshToken(account)).toBeUndefined();
  expect(await secrets.refreshToken(other)).toBe('refresh-1');
  await store.commit(await secrets.keepGrant({ ...other, clientId: 'new.apps.example' }, grant));
  expect(await store.size('secrets')).toBe(2);
});
