import { describe, expect, it } from 'vitest';
import { calendarErrors, calendarMethods, restAddress } from '../../../lib/calendar';
import { decodeWordPressEntities, escapeText, safeUrl, toTypedText } from '../../../lib/calendar/shared/text';
import { openSite } from './site';

describe('restAddress', () => {
  for (const [root, address] of [
    ['https://a.example/wp-json/', 'https://a.example/wp-json/tribe/events/v1/events'],
    ['https://a.example/blog/wp-json', 'https://a.example/blog/wp-json/tribe/events/v1/events'],
    ['https://a.example/?rest_route=/', 'https://a.example/?rest_route=%2Ftribe%2Fevents%2Fv1%2Fevents'],
    [
      'https://a.example/index.php?rest_route=/',
      'https://a.example/index.php?rest_route=%2Ftribe%2Fevents%2Fv1%2Fevents',
    ],
  ] as const) {
    it(`of ${root}`, () => expect(restAddress(root, 'tribe/events/v1/events').href).toBe(address));
  }
});

describe('the table of methods', () => {
  const calls = {
    list: ['GET', '', 'optional', 'safe'],
    create: ['POST', '', 'token', 'afterCheck'],
    read: ['GET', '/{id}', 'optional', 'safe'],
    update: [['POST', 'PUT', 'PATCH'], '/{id}', 'token', 'afterCheck'],
    delete: ['DELETE', '/{id}', 'token', 'afterCheck'],
    readBySlug: ['GET', '/by-slug/{slug}', 'optional', 'safe'],
    updateBySlug: [['POST', 'PUT', 'PATCH'], '/by-slug/{slug}', 'token', 'afterCheck'],
    deleteBySlug: ['DELETE', '/by-slug/{slug}', 'token', 'afterCheck'],
  } as const;
  const wanted = ['events', 'venues', 'organizers', 'categories', 'tags'].flatMap((name) =>
    Object.entries(calls)
      .filter(([call]) => !call.endsWith('BySlug') || (name !== 'categories' && name !== 'tags'))
      .map(([call, [http, path, auth, repeat]]) => [
        `${name}.${call}`,
        http,
        `/${name}${path}`,
        auth,
        repeat,
      ]),
  );

  it('has the calls of each resource, with path, verb and rights', () => {
    const meta = [
      ['root.read', 'GET', '/', 'optional', 'safe'],
      ['doc.read', 'GET', '/doc', 'optional', 'safe'],
    ];
    const ours = Object.values(calendarMethods).map(({ id, http, path, auth, repeat }) => [
      id,
      http,
      path,
      auth,
      repeat,
    ]);
    expect(new Map(ours.map((each) => [each[0], each]))).toStrictEqual(
      new Map([...wanted, ...meta].map((each) => [each[0], each])),
    );
  });

  it.each(Object.entries(calendarMethods))('%s costs no quota, and is known by its own id', (id, method) => {
    expect(method).toMatchObject({ id, cost: 0 });
    expect(method.body !== undefined).toBe(/create|update/.test(id));
  });

  it('reads the index of routes, leaving out what is invalid', () => {
    const read = (answer: unknown) => calendarMethods['root.read']?.response?.().safeParse(answer);
    const route = { namespace: 'a/v1', methods: ['GET'] };
    const routes = { '/a': route, '/b': 7, '/c': { methods: [1] } };
    const none = { namespace: '', methods: [] };
    expect(read({ namespace: 'a/v1', routes })).toStrictEqual({
      success: true,
      data: { namespace: 'a/v1', routes: { '/a': route, '/b': none, '/c': none } },
    });
    expect(read({ namespace: 'a/v1', routes: 7 })).toStrictEqual({
      success: true,
      data: { namespace: 'a/v1', routes: {} },
    });
    expect(read({ routes })?.success).toBe(false);
    const doc = calendarMethods['doc.read']?.response?.();
    expect(doc?.safeParse({ openapi: '3', paths: { '/a': 1 }, info: 2 })).toMatchObject({
      success: true,
      data: { info: 2 },
    });
    expect([{ openapi: '3' }, { paths: {} }].map((answer) => doc?.safeParse(answer).success)).toStrictEqual([
      false,
      false,
    ]);
  });
});

describe('an answer', () => {
  it('is normalised', () => {
    const event = calendarMethods['events.read']?.response?.().safeParse({
      id: 7,
      status: 'publish',
      title: 'Lights &#038; &#8220;sound&#8221;',
      url: 'javascript:alert(1)',
      start_date: '2026-12-10 19:30:00',
      end_date: '0000-00-00 00:00:00',
      all_day: null,
      website: 'https://a.example/?a=1&amp;b=2',
      venue: [],
      organizer: [{ id: 'odd' }, { id: 3, organizer: 'Choir' }],
      unknown: { deep: true },
    });
    expect(event).toMatchObject({
      success: true,
      data: {
        title: 'Lights & "sound"',
        url: undefined,
        end_date: '',
        all_day: null,
        website: 'https://a.example/?a=1&b=2',
        venue: undefined,
        organizer: [{ id: 3, organizer: 'Choir' }],
      },
    });
  });

  it('keeps a list if one of its items is invalid', () => {
    const page = calendarMethods['venues.list']?.response?.().safeParse({
      venues: [{ venue: 'no id' }, null, { id: 1, venue: 'Old Pier Hall' }],
    });
    expect(page).toMatchObject({ success: true, data: { venues: [{ id: 1 }], total_pages: 1 } });
  });

  it.each([["Joe's “Pier” -- 5 - 10... 'so' 4x4"], ['Typed: ‘one’ – “two” — three… 4×4'], ['R&B <live>']])(
    'has names and titles as they were typed, not as the site shows them: %s',
    async (name) => {
      const site = await openSite();
      const { id } = await site.client.venues.create({ venue: escapeText(name) });
      expect((await site.client.venues.read({ id })).venue).toBe(name);
      const times = { start_date: '2026-12-10 19:30:00', end_date: '2026-12-10 21:00:00' };
      const event = await site.client.events.create({ title: escapeText(name), ...times });
      expect(event.title).toBe(name);
    },
  );

  it('undoes what WordPress makes of quotes, hyphens, dots and feet', () => {
    expect(
      toTypedText(
        'Joe&#8217;s &#8220;Pier&#8221; &#8211; a &#8212; b&#8211;c&#8230; 4&#215;4 6&#8242; &#038;',
      ),
    ).toBe('Joe\'s "Pier" - a -- b--c... 4x4 6\' &');
  });

  it('decodes each entity once, and keeps unknown ones', () => {
    expect(decodeWordPressEntities('a &amp;lt; b &#x41; &unknown; &#0; &#1114112;')).toBe(
      'a &lt; b A &unknown; &#0; &#1114112;',
    );
  });

  it('contains only http and https addresses as links', () => {
    for (const odd of [
      'javascript:alert(1)',
      '&#106;avascript:alert(1)',
      'data:text/html,x',
      '/relative',
      5,
      null,
    ])
      expect(safeUrl(odd)).toBeUndefined();
  });
});

describe('an error', () => {
  const headers = new Headers();
  it('is read by its code, then its status, with its field', () => {
    const body = {
      code: 'rest_invalid_param',
      message: '<b>no</b>',
      data: { params: { start_date: 'bad' } },
    };
    expect(calendarErrors(400, body, headers)).toStrictEqual({
      service: 'calendar',
      kind: 'badInput',
      reason: 'rest_invalid_param',
      about: 'start_date',
      outcome: 'refused',
    });
    // The site stores nothing if it reports bad input, whatever the status
    const sideload = { code: 'rest_upload_sideload_error', data: { status: 500 } };
    expect(calendarErrors(500, sideload, headers)).toMatchObject({ kind: 'badInput', outcome: 'refused' });
    expect(calendarErrors(401, { code: 'incorrect_password', data: null }, headers).kind).toBe('signIn');
    expect(calendarErrors(404, { code: 'rest_no_route' }, headers).kind).toBe('disabled');
  });
  it('that is not from the calendar is read by its status', () => {
    expect(calendarErrors(502, undefined, headers)).toMatchObject({ kind: 'transient', reason: 'http502' });
    expect(calendarErrors(403, 'x', headers)).toMatchObject({ kind: 'notAllowed', reason: 'firewall' });
  });
});
