import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createAccountViews } from '../../../../entrypoints/background/state/accountViews';
import { activeAccountsView } from '../../../../entrypoints/background/state/activeAccounts';
import { createApiClients } from '../../../../entrypoints/background/state/apiClients';
import { type AccountsDependencies, buildPlatform, createAccounts } from '../../../../lib/accounts';
import { type Credentials, createGates } from '../../../../lib/http';
import { createQuotaMeter } from '../../../../lib/quota';
import { openStore, type VideoAccountRow } from '../../../../lib/store';
import { faultFrom } from '../../../lib/accounts/world';

const store = openStore('account-views');
const meter = createQuotaMeter(store);
const accounts = createAccounts({ store, platform: buildPlatform } as AccountsDependencies);
const channel = (channelId: string, more: Partial<VideoAccountRow> = {}): VideoAccountRow => ({
  service: 'video',
  accountId: `video|${channelId}`,
  channelId,
  title: channelId,
  clientId: 'client',
  scopes: ['https://www.googleapis.com/auth/youtube.readonly'],
  connectedAt: 1,
  ...more,
});

it('the active account is the same one in the list of all and for surfaces that act', async () => {
  for (const row of [channel('hall'), channel('pier', { connectedAt: 2 })]) await store.put('accounts', row);
  const listed = async () => {
    const { video } = await createAccountViews(accounts, meter, '', false).accounts();
    return video.filter(({ isActive }) => isActive).map(({ accountId }) => accountId);
  };
  const active = async () => (await activeAccountsView(accounts, store, meter)).video?.accountId;
  expect([await listed(), await active()]).toEqual([['video|pier'], 'video|pier']);
  await accounts.actAs('video|hall');
  expect([await listed(), await active()]).toEqual([['video|hall'], 'video|hall']);
});

it('a call for which the account has no scope is refused before it costs units', async () => {
  const credentials = () => ({ authorization: async () => 'Bearer token' }) as unknown as Credentials;
  const before = await meter.state('client', 'general');
  const clients = createApiClients({
    store,
    platform: buildPlatform,
    meter,
    credentials,
    gates: createGates(),
  });
  const rate = (row: VideoAccountRow) =>
    faultFrom(clients.video(row).videos.rate({ id: 'v', rating: 'like' }));
  expect(await rate(channel('hall'))).toMatchObject({ reason: 'scopeMissing' });
  expect(await rate(channel('hall', { method: 'key' }))).toMatchObject({ reason: 'keyOnly' });
  expect(await meter.state('client', 'general')).toEqual(before);
});
