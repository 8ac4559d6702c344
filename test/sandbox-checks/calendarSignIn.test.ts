import { beforeEach, describe, expect, test } from 'vitest';
import { openCalendar } from './calendarCaller';

/** The login page and the page that approves an application: calendar API behaviour, section 2. */

const { calendar, ask: visit } = await openCalendar(Date.parse('2026-11-21T12:00:00Z'));
const appId = '11111111-2222-4333-8444-555555555555';
const success = 'https://abcdefghijklmnop.chromiumapp.org/wp';
const reject = 'https://abcdefghijklmnop.chromiumapp.org/no';
beforeEach(() => calendar.reset());

const approvalPath = (parameters: Record<string, string>) =>
  `/wp-admin/authorize-application.php?${new URLSearchParams({ app_name: 'Cuecard', app_id: appId, ...parameters })}`;

/** The hidden and filled-in fields of the page's form, as a browser would send them. */
function fieldsOf(page: string): URLSearchParams {
  const fields = [...page.matchAll(/<input[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g)];
  return new URLSearchParams(
    fields.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
  );
}

const submit = (path: string, fields: URLSearchParams, cookie = '') =>
  visit(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie },
    body: fields.toString(),
  });

async function logIn(target: string): Promise<{ cookie: string; location: string }> {
  const login = await visit(
    `/wp-login.php?redirect_to=${encodeURIComponent(`https://calendar.example${target}`)}`,
  );
  const page = await login.text();
  expect(page).toContain('Demo: never type a real password');
  expect(page.match(/<button/g)).toHaveLength(1);
  const answer = await submit('/wp-login.php', fieldsOf(page));
  return {
    cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
    location: answer.headers.get('location') ?? '',
  };
}

async function decide(parameters: Record<string, string>, button: 'approve' | 'reject'): Promise<Response> {
  const { cookie, location } = await logIn(approvalPath(parameters));
  const fields = fieldsOf(await (await visit(location, { headers: { Cookie: cookie } })).text());
  fields.set(button, '1');
  return submit('/wp-admin/authorize-application.php', fields, cookie);
}

test('a signed-out person logs in first and comes back', async () => {
  const path = approvalPath({ success_url: success });
  const response = await visit(path);
  const location = new URL(response.headers.get('location') ?? '');
  expect([response.status, location.pathname]).toEqual([302, '/wp-login.php']);
  expect(location.searchParams.get('redirect_to')).toBe(`https://calendar.example${path}`);
});

test('a draft has a page for those who are logged in, and one that edits it', async () => {
  const id = calendar.world.addEvent({
    title: 'Tides',
    start_date: '2026-12-01 10:00:00',
    end_date: '2026-12-01 11:00:00',
    status: 'draft',
  });
  const own = `/?post_type=tribe_events&p=${id}`;
  const edit = `/wp-admin/post.php?post=${id}&action=edit`;
  expect((await visit(own)).status).toBe(404);
  const asked = new URL((await visit(edit)).headers.get('location') ?? '');
  expect(asked.searchParams.get('redirect_to')).toBe(`https://calendar.example${edit}`);
  const { cookie, location } = await logIn(edit);
  expect(location).toBe(`https://calendar.example${edit}`);
  for (const path of [own, location]) {
    const page = await visit(path, { headers: { Cookie: cookie } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Tides')]);
  }
});

test('approval redirects with a password that works', async () => {
  const response = await decide({ success_url: success }, 'approve');
  const location = new URL(response.headers.get('location') ?? '');
  expect([response.status, location.origin + location.pathname]).toEqual([302, success]);
  expect(location.searchParams.get('site_url')).toBe('https://calendar.example');
  expect(location.searchParams.get('user_login')).toBe('robin');
  const basic = Buffer.from(`robin:${location.searchParams.get('password')}`).toString('base64');
  const me = await visit('/wp-json/wp/v2/users/me', { headers: { Authorization: `Basic ${basic}` } });
  expect(await me.json()).toMatchObject({ name: 'Robin Hale' });
  expect(calendar.world.applicationPasswords('robin')).toMatchObject([{ name: 'Cuecard', appId }]);
});

test('another person signs in when the world says so', async () => {
  calendar.world.signInAs('author1');
  const response = await decide({ success_url: success }, 'approve');
  expect(response.headers.get('location')).toContain('user_login=author1');
});

test('denial redirects without parameters and creates nothing', async () => {
  const response = await decide({ success_url: success, reject_url: 'https://app.example/no' }, 'reject');
  expect(response.headers.get('location')).toBe('https://app.example/no');
  expect(calendar.world.applicationPasswords('robin')).toEqual([]);
});

/** Recordings 1019 to 1034 of a live calendar, their message texts aside. */
describe('the approval page, as recorded', () => {
  test('sends the signed-out to log in, and knows where they wanted to go', async () => {
    const response = await visit(approvalPath({ app_name: 'Calendar Helper', success_url: success }));
    expect(response.headers.get('location')).toBe(
      'https://calendar.example/wp-login.php?redirect_to=https%3A%2F%2Fcalendar.example%2Fwp-admin%2F' +
        `authorize-application.php%3Fapp_name%3DCalendar%2BHelper%26app_id%3D${appId}%26` +
        'success_url%3Dhttps%253A%252F%252Fabcdefghijklmnop.chromiumapp.org%252Fwp&reauth=1',
    );
  });

  test.each<[string, Record<string, string>]>([
    ['of https', { success_url: success, reject_url: reject }],
    ['of http', { success_url: 'http://app.example/done', reject_url: reject }],
    ['with a query of its own', { success_url: `${success}?a=1` }],
    ['for an application without a name', { app_name: '', success_url: success }],
  ])('redirects to an address %s', async (_which, parameters) => {
    const response = await decide(parameters, 'approve');
    const begin = `${parameters.success_url}${parameters.success_url?.includes('?') ? '&' : '?'}`;
    expect([response.status, response.headers.get('location')?.replace(/\w+$/, '…')]).toEqual([
      302,
      `${begin}site_url=https%3A%2F%2Fcalendar.example&user_login=robin&password=…`,
    ]);
  });

  test.each<[string, Record<string, string>]>([
    ['of an extension', { success_url: 'chrome-extension://abc/done.html' }],
    ['of a scheme of its own', { success_url: 'calendarhelper://done', reject_url: reject }],
    ['that nobody gave', {}],
  ])('shows the password instead of following an address %s', async (_which, parameters) => {
    const response = await decide(parameters, 'approve');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(calendar.world.applicationPasswords('robin')[0]?.password);
  });

  test.each<[string, Record<string, string>]>([
    ['an address that is a script', { success_url: 'javascript:alert(1)' }],
    ['an id that is no UUID', { app_id: 'not-a-uuid', success_url: success }],
  ])('refuses %s with a page', async (_what, parameters) => {
    const path = approvalPath(parameters);
    const { cookie } = await logIn(path);
    const response = await visit(path, { headers: { Cookie: cookie } });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('name="approve"');
  });

  test('may not be kept', async () => {
    const path = approvalPath({ success_url: success });
    const { cookie } = await logIn(path);
    for (const Cookie of ['', cookie]) {
      const response = await visit(path, { headers: { Cookie } });
      expect(response.headers.get('cache-control')).toContain('no-store');
    }
  });
});

test('a form without the session’s nonce is refused', async () => {
  const { cookie } = await logIn('/');
  const fields = new URLSearchParams({ app_name: 'x', success_url: success, approve: '1' });
  expect((await submit('/wp-admin/authorize-application.php', fields, cookie)).status).toBe(403);
});

test('a login never leads to another site', async () => {
  const answer = await submit(
    '/wp-login.php',
    new URLSearchParams({ log: 'robin', redirect_to: 'https://evil.example/' }),
  );
  expect(answer.headers.get('location')).toBe('https://calendar.example/wp-admin/');
});

test('names from the address are text, not markup', async () => {
  const path = approvalPath({ app_name: '<img src=x onerror=alert(1)>' });
  const { cookie } = await logIn(path);
  expect(await (await visit(path, { headers: { Cookie: cookie } })).text()).not.toContain('<img');
});
