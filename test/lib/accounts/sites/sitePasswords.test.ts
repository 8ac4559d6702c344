import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createSitePasswords } from '../../../../lib/accounts/sites/sitePasswords';
import { createVault } from '../../../../lib/accounts/vault';
import { type CalendarAccountRow, openStore } from '../../../../lib/store';
import { createMemoryStore } from '../../store/memoryStore';

/** A calendar account whose site gives one answer about the own user; counts the requests. */
function explaining(row: Partial<CalendarAccountRow>, answer: Response) {
  const sent: string[] = [];
  const account = { service: 'calendar', user: 'robin', restRoot: 'https://hall.example/wp-json/', ...row };
  const passwords = createSitePasswords({
    store: { ...createMemoryStore(), get: async () => account as never },
    vault: { open: async () => 'secret' } as never,
    now: () => 0,
    fetch: async (input) => {
      sent.push(input instanceof Request ? input.url : String(input));
      return answer;
    },
  });
  const explain = (status: number, reason = 'rest_forbidden') =>
    passwords.credentials('account').explain?.({ kind: 'notAllowed', outcome: 'refused', reason, status });
  return { explain, sent };
}

const refused = (status: number, code: string) => Response.json({ code, message: '' }, { status });
const closed = { kind: 'disabled', reason: 'apiClosed', about: 'hall.example' };
const me =
  'https://hall.example/wp-json/wp/v2/users/me?context=edit&_fields=id%2Cname%2Croles%2Ccapabilities';

it.each([
  ['of another status', 404, 'rest_forbidden', undefined],
  ['of a failure', 500, 'rest_forbidden', undefined],
  ['that states a missing right', 403, 'rest_cannot_edit', undefined],
  ['of a firewall', 403, 'firewall', undefined],
  ['about an unknown right', 403, 'rest_forbidden', closed],
  ['without a reason', 401, 'rest_unknown', closed],
])('a refusal %s', async (_name, status, reason, explanation) => {
  const { explain, sent } = explaining({}, refused(403, 'plugin_closed'));
  expect(await explain(status, reason)).toStrictEqual(explanation);
  expect(sent).toStrictEqual(explanation ? [me] : []);
});

it.each([
  ['recognises the user', Response.json({ id: 1, name: 'Robin', roles: [], capabilities: {} }), undefined],
  ['is closed to the user, 401', refused(401, 'plugin_closed'), closed],
  ['is closed to the user, 403', refused(403, 'plugin_closed'), closed],
  ['has no such user', refused(404, 'rest_user_invalid_id'), undefined],
  ['fails', refused(400, 'odd'), undefined],
])('a site that %s', async (_name, answer, explanation) => {
  expect(await explaining({}, answer).explain(403)).toStrictEqual(explanation);
});

it('a site without sign-in gives no explanation', async () => {
  const { explain, sent } = explaining({ scheme: 'none' }, refused(403, 'plugin_closed'));
  expect(await explain(401)).toBeUndefined();
  expect(sent).toStrictEqual([]);
});

it('a password is sent to the origin that issued it, whatever the account says since', async () => {
  const store = openStore('password');
  const vault = createVault(store);
  const passwords = createSitePasswords({ store, vault, now: () => 0, fetch });
  const account: CalendarAccountRow = {
    service: 'calendar',
    accountId: 'calendar|hall.example|4',
    name: 'Hall',
    url: 'https://hall.example',
    restRoot: 'https://hall.example/wp-json/',
    namespace: 'tribe/events/v1',
    timeZone: 'UTC',
    user: 'robin',
    userId: 4,
    roles: [],
    canCreate: true,
    canPublish: true,
    connectedAt: 1,
  };
  const header = async (restRoot: string) => {
    await store.put('accounts', { ...account, restRoot });
    return passwords.credentials(account.accountId).authorization();
  };
  const moved = ['https://thief.example/wp-json/', 'http://hall.example/', 'https://hall.example:8443/'];
  await store.commit(await passwords.seal(account, 'secret'));
  expect(await header('https://hall.example/wp-json/')).toMatch(/^Basic /);
  expect(await header('https://hall.example/?rest_route=/')).toMatch(/^Basic /);
  for (const restRoot of moved)
    await expect(header(restRoot)).rejects.toMatchObject({ data: { reason: 'notSignedIn' } });
  // Earlier versions bound it to the account alone, whose id names the host
  await passwords.forget(account.accountId);
  await store.commit([await vault.seal(`${account.accountId}|password`, 'old')]);
  expect(await header('https://hall.example/wp-json/')).toMatch(/^Basic /);
  await expect(header('https://thief.example/')).rejects.toMatchObject({ data: { reason: 'notSignedIn' } });
  store.close();
});
