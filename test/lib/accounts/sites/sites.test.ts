import { beforeEach, describe, expect, it } from 'vitest';
import { type DiscoveryFields, discoverSite } from '../../../../lib/accounts/sites/sites';
import { sandboxFetch } from '../../../sandbox/client';
import { freshSandbox } from '../../../sandbox/fresh';
import { cpuTime } from '../../cpuTime';
import { faultFrom } from '../world';

const sandbox = await freshSandbox();

const allowed = new Set<string>();
beforeEach(() => allowed.clear());

const discover = (
  address: string,
  send = sandboxFetch(sandbox),
  choices: Pick<DiscoveryFields, 'accepted'> = {},
) =>
  discoverSite(address, {
    ...choices,
    fetch: send,
    hasOrigins: async (origins) => origins.every((origin) => allowed.has(origin)),
  });

/** A web of made-up answers: address without its query → answer. */
function made(answers: Record<string, () => Response>): typeof fetch {
  return async (input) => {
    const { origin, pathname } = new URL(String(input));
    const answer = answers[origin + pathname]?.();
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return Object.defineProperty(answer, 'url', { value: String(input) });
  };
}

const index = { name: 'Club &amp; Co', home: 'https://club.example', namespaces: ['tribe/events/v1'] };
const json = (body: unknown) => () => Response.json(body);
const html =
  (body: string, headers: Record<string, string> = {}) =>
  () =>
    new Response(body, { headers: { 'content-type': 'text/html', ...headers } });

describe('a calendar site is found', () => {
  it.each([
    'calendar.example',
    'https://calendar.example/',
    'https://calendar.example/events/',
    'calendar.example/no/such/page?x=1',
    'www.calendar.example',
    'https://www.calendar.example/events/',
  ])('from %s', async (address) => {
    expect(await discover(address)).toStrictEqual({
      restRoot: 'https://calendar.example/wp-json/',
      name: 'Harbour Town Calendar',
      home: 'https://calendar.example',
      namespace: 'tribe/events/v1',
      timeZone: 'America/New_York',
      approvalPage: 'https://calendar.example/wp-admin/authorize-application.php',
    });
  });

  it('at the query form of the root, with plain permalinks', async () => {
    sandbox.calendar.switches.plainPermalinks = true;
    const { restRoot } = await discover('calendar.example');
    expect(new URL(restRoot).searchParams.get('rest_route')).toBe('/');
    expect(new URL(restRoot).pathname).toBe('/index.php');
  });

  it("by the source document's namespace", async () => {
    sandbox.calendar.switches.namespace = 'cal/events/v1';
    expect((await discover('calendar.example')).namespace).toBe('cal/events/v1');
  });

  it('with a manual offset and without application passwords', async () => {
    sandbox.calendar.settings.timeZone = 'UTC+5.5';
    sandbox.calendar.switches.noApplicationPasswords = true;
    const site = await discover('calendar.example');
    expect(site.timeZone).toBe('UTC+5.5');
    expect(site.approvalPage).toBeUndefined();
  });

  it('by its link element, in a folder and without the header', async () => {
    const link = `<LINK href='/club/wp-json/?a=1&amp;b=2' rel='https://api.w.org/'>`;
    const site = await discover(
      'club.example/club/',
      made({
        'https://club.example/club/': html(`<html><head><link rel="icon" href="x">${link}</head>`),
        'https://club.example/club/wp-json/': json(index),
      }),
    );
    expect(site.restRoot).toBe('https://club.example/club/wp-json/?a=1&b=2');
    expect(site.name).toBe('Club & Co');
  });

  it.each(['https://club.example/wp-json/', 'https://club.example/'])(
    'without any hint, at %s',
    async (place) => {
      const site = await discover(
        'club.example/start',
        made({ 'https://club.example/start': html('<p>Hello'), [place]: json(index) }),
      );
      expect(site.restRoot.startsWith(place)).toBe(true);
    },
  );

  it('even if the typed page cannot be read', async () => {
    const site = await discover('club.example/', made({ 'https://club.example/wp-json/': json(index) }));
    expect(site.namespace).toBe('tribe/events/v1');
  });

  it('without credentials or referrer', async () => {
    await discover('www.calendar.example');
    expect(sandbox.requests.length).toBeGreaterThan(1);
    expect(sandbox.requests.every(({ authorization }) => authorization === undefined)).toBe(true);
  });
});

describe('a site without https', () => {
  const link = { link: '<http://club.example/api/>; rel="https://api.w.org/"' };
  const web = made({ 'http://club.example/': html('', link), 'http://club.example/api/': json(index) });
  const insecure = (address: string) =>
    discoverSite(address, { fetch: web, hasOrigins: async () => true, insecure: true });

  it('is read if the address names no scheme', async () => {
    expect((await insecure('club.example')).restRoot).toBe('http://club.example/api/');
  });

  it('is not read if the address names https', async () => {
    expect(await faultFrom(insecure('https://club.example'))).toMatchObject({
      kind: 'notFound',
      reason: 'noSite',
      about: 'club.example',
    });
  });
});

describe('another host', () => {
  it.each([
    ['https', 'redirectHidden'],
    // At most sites http leads to https of the same host, so it says nothing.
    ['http', 'noSite'],
  ])('is unknown if %s redirects and the browser does not follow', async (scheme, reason) => {
    const redirects: typeof fetch = async (input, init) => {
      if (!String(input).startsWith(`${scheme}:`) || init?.redirect !== 'manual')
        throw new TypeError('NetworkError when attempting to fetch resource.');
      return Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
    };
    expect(await faultFrom(discover('club.example', redirects))).toMatchObject({
      kind: 'notFound',
      reason,
      about: 'club.example',
    });
  });

  it('needs permission by name, after a redirect or a link in the page', async () => {
    expect(await faultFrom(discover('moved.example'))).toMatchObject({
      kind: 'permission',
      reason: 'otherHost',
      about: 'https://calendar.example',
    });
    const page = html('', { link: '<https://api.club.example/wp-json/>; rel="https://api.w.org/"' });
    const asked: string[] = [];
    const web = made({ 'https://club.example/': page });
    const listening: typeof fetch = (input) => {
      asked.push(new URL(String(input)).host);
      return web(input);
    };
    expect(await faultFrom(discover('club.example', listening))).toMatchObject({
      reason: 'otherHost',
      about: 'https://api.club.example',
    });
    expect(asked).not.toContain('api.club.example');
  });

  it('is followed only if the person has accepted it, and the browser permits it', async () => {
    const other = { kind: 'permission', reason: 'otherHost', about: 'https://calendar.example' };
    const accepted = { accepted: ['https://calendar.example'] };
    expect(await faultFrom(discover('moved.example', undefined, accepted))).toMatchObject(other);
    allowed.add('https://calendar.example/*');
    for (const none of [{}, { accepted: ['https://moved.example', 'https://api.calendar.example'] }])
      expect(await faultFrom(discover('moved.example', undefined, none))).toMatchObject(other);
    const { restRoot } = await discover('moved.example', undefined, accepted);
    expect(restRoot).toBe('https://calendar.example/wp-json/');
  });
});

describe('a site without the calendar is refused for its own reason', () => {
  it.each([
    ['plain.example', 'noCalendar'],
    ['nothing.example', 'notWordPress'],
    ['nobody.example', 'noSite'],
    ['no site at all', 'notAnAddress'],
  ])('%s: %s', async (address, reason) => {
    const known = sandboxFetch(sandbox);
    const send: typeof fetch = (input, init) =>
      String(input).includes('nobody')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : known(input, init);
    expect((await faultFrom(discover(address, send))).reason).toBe(reason);
  });

  it.each([
    [500, 'transient', 'siteDown'],
    [418, 'answer', 'notWordPress'],
  ])('one whose page cannot be read, and whose API answers %i', async (status, kind, reason) => {
    const web = made({ 'https://club.example/wp-json/': () => Response.json({}, { status }) });
    expect(await faultFrom(discover('club.example', web))).toMatchObject({ kind, reason });
  });

  it('the calendar API switched off', async () => {
    sandbox.calendar.switches.apiDisabled = true;
    expect(await faultFrom(discover('calendar.example'))).toMatchObject({
      kind: 'disabled',
      reason: 'apiDisabled',
    });
  });

  it('a page in front of the API', async () => {
    sandbox.calendar.switches.htmlWall = true;
    expect(await faultFrom(discover('calendar.example'))).toMatchObject({
      kind: 'answer',
      reason: 'htmlWall',
    });
  });

  it.each([
    ['nothing', { kind: 'empty' }, 'notWordPress'],
    ['the wrong types', { kind: 'body', body: { namespaces: 'tribe/events/v1' } }, 'notWordPress'],
    ['a list', { kind: 'body', body: ['tribe/events/v1'] }, 'notWordPress'],
    ['a failure', { kind: 'status', status: 500, body: {} }, 'siteDown'],
    ['a closed door', { kind: 'status', status: 401, body: { code: 'rest_login_required' } }, 'apiClosed'],
    ['no connection', { kind: 'drop' }, 'unreachable'],
  ] as const)('an API that answers %s', async (_what, rule, reason) => {
    sandbox.faults.set({ path: /wp-json/, ...rule });
    sandbox.faults.set({ path: '/index.php', ...rule });
    const send = sandboxFetch(sandbox);
    // The second usual place would answer well: it is spoilt by the test, not by the sandbox's rules for paths.
    const spoilt: typeof fetch = (input, init) =>
      send(String(input).replace('/?rest_route=%2F', '/index.php?rest_route=%2F'), init);
    expect((await faultFrom(discover('calendar.example', spoilt))).reason).toBe(reason);
  });

  it('an endless API answer, of which at most two megabytes are read', async () => {
    let sent = 0;
    const endless = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            sent += 65_536;
            controller.enqueue(new TextEncoder().encode('['.repeat(65_536)));
          },
        }),
      );
    const web = made({ 'https://club.example/': endless, 'https://club.example/wp-json/': endless });
    expect((await faultFrom(discover('club.example', web))).reason).toBe('tooLarge');
    expect(sent).toBeLessThan(8_000_000);
  });

  it('plain http, which exposes the password', async () => {
    const web = made({ 'http://club.example/': html(''), 'http://club.example/wp-json/': json(index) });
    expect((await faultFrom(discover('http://club.example', web))).reason).toBe('notSecure');
    const confirmed = { fetch: web, hasOrigins: async () => true, insecure: true };
    expect((await discoverSite('http://club.example', confirmed)).restRoot).toBe(
      'http://club.example/wp-json/',
    );
  });

  it('a page built to slow down its reader', async () => {
    const page = `${'<link '.repeat(40_000)}${'<link rel=x '.repeat(20_000)}${' href="'.repeat(20_000)}`;
    const elapsed = cpuTime();
    await faultFrom(discover('club.example', made({ 'https://club.example/': html(page) })));
    expect(elapsed()).toBeLessThan(1000);
  });
});
