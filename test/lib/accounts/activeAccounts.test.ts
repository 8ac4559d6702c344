import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActiveAccounts } from '../../../lib/accounts/activeAccounts';
import { type CalendarAccountRow, openStore, type Store, type VideoAccountRow } from '../../../lib/store';
import { faultFrom } from './world';

let store: Store;
let clock = 0;
const active = () => createActiveAccounts(store, () => clock);
const channel = (name: string, connectedAt: number): VideoAccountRow => ({
  service: 'video',
  accountId: `video|${name}`,
  channelId: name,
  title: name,
  clientId: 'client',
  scopes: [],
  connectedAt,
});

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  store = openStore();
  await store.put('accounts', channel('first', 10));
  await store.put('accounts', channel('second', 20));
});

describe('the active account', () => {
  it('is the one connected last, until the person chooses', async () => {
    expect((await active().find('video'))?.title).toBe('second');
    clock = 30;
    await active().choose('video|first');
    expect((await active().find('video'))?.title).toBe('first');
    expect(await active().find('calendar')).toBeUndefined();
  });

  it('is read for both services with all accounts', async () => {
    const site: CalendarAccountRow = {
      service: 'calendar',
      accountId: 'calendar|site',
      name: 'Hall',
      url: 'https://hall.example',
      restRoot: 'https://hall.example/wp-json/',
      namespace: 'tribe/events/v1',
      timeZone: 'UTC',
      user: 'robin',
      userId: 1,
      roles: [],
      canCreate: true,
      canPublish: true,
      connectedAt: 15,
    };
    await store.put('accounts', site);
    expect(await active().listWithActive()).toStrictEqual({
      all: [site, channel('first', 10), channel('second', 20)],
      video: channel('second', 20),
      calendar: site,
    });
  });

  it('is an account that was connected after the choice', async () => {
    clock = 30;
    await active().choose('video|first');
    await store.put('accounts', channel('third', 40));
    expect((await active().find('video'))?.title).toBe('third');
  });

  it('stays the same if its grant is withdrawn', async () => {
    const problem = { kind: 'signIn', reason: 'grantGone', outcome: 'refused' } as const;
    await store.put('accounts', { ...channel('second', 20), problem });
    expect(await active().find('video')).toMatchObject({ title: 'second', problem });
  });

  it('changes only after the chosen one was removed', async () => {
    clock = 30;
    await active().choose('video|first');
    await store.delete('accounts', 'video|first');
    expect((await active().find('video'))?.title).toBe('second');
    expect(await faultFrom(active().choose('video|first'))).toMatchObject({ reason: 'accountGone' });
  });
});
