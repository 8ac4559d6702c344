import { beforeEach, describe, expect, test } from 'vitest';
import { createCalendarHosts } from '../sandbox/calendar';
import { makePng } from '../sandbox/calendar/pictures';
import { openDatabase } from '../sandbox/database';
import { openCalendar } from './calendarCaller';

/** The rules of the calendar API, by section of its description. */

const { calendar, ask, call } = await openCalendar(Date.parse('2026-11-21T12:00:00Z'));
beforeEach(() => calendar.reset());

const concert = { title: 'Concert', start_date: '2026-12-05 10:00:00', end_date: '2026-12-05 12:00:00' };
const eventNamed = (title: string) => calendar.world.events().find((event) => event.title === title);

describe('finding the API', () => {
  test('pages advertise the root by header and element', async () => {
    for (const path of ['/', '/events/', '/event/saturday-market/']) {
      const response = await ask(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('link')).toMatch(
        /^<https:\/\/calendar\.example\/wp-json\/>; rel="https:\/\/api\.w\.org\/"/,
      );
      // An event's page names the event's own address.
      expect(response.headers.get('x-tec-api-root')).toMatch(
        /^https:\/\/calendar\.example\/wp-json\/tribe\/events\/v1\/(?:events\/\d+)?$/,
      );
      expect(await response.text()).toContain(
        '<link rel="https://api.w.org/" href="https://calendar.example/wp-json/">',
      );
    }
    expect((await ask('/', { method: 'HEAD' })).headers.get('x-tec-api-version')).toBe('v1');
  });

  test('the root index names the zone, the namespaces and the approval page', async () => {
    const { body } = await call(
      'GET',
      '/wp-json/?_fields=gmt_offset,timezone_string,namespaces,authentication',
    );
    expect(body).toMatchObject({ gmt_offset: -5, timezone_string: 'America/New_York' });
    expect(body.namespaces).toContain('tribe/events/v1');
    expect(body.authentication['application-passwords'].endpoints.authorization).toBe(
      'https://calendar.example/wp-admin/authorize-application.php',
    );
    expect(body).not.toHaveProperty('routes');
  });

  test('both forms of address, any letter case, a trailing slash', async () => {
    const all = await call('GET', '/events');
    expect((await call('GET', '/Events/')).body.total).toBe(all.body.total);
    expect(await (await ask('/?rest_route=/tribe/events/v1/events')).json()).toEqual(all.body);
  });

  test('root and doc of the namespace describe its 52 methods', async () => {
    const root = await call('GET', '/');
    expect(root.body.namespace).toBe('tribe/events/v1');
    const methods = Object.values(root.body.routes as Record<string, { methods: string[] }>).flatMap(
      (route) => route.methods,
    );
    expect(methods).toHaveLength(52);
    expect((await call('GET', '/doc')).body.openapi).toBe('3.0.0');
  });

  test('plain permalinks answer HTML where the root was', async () => {
    calendar.world.switches.plainPermalinks = true;
    expect((await ask('/wp-json/')).headers.get('content-type')).toContain('text/html');
    const list = (await (await ask('/?rest_route=/tribe/events/v1/events&per_page=1')).json()) as {
      next_rest_url: string;
    };
    expect(list.next_rest_url).toContain(
      'index.php?rest_route=%2Ftribe%2Fevents%2Fv1%2Fevents%2F&per_page=1',
    );
  });

  test('switched off, behind a wall, under another name', async () => {
    const { switches } = calendar.world;
    switches.apiDisabled = true;
    expect((await call('GET', '/events')).body.code).toBe('rest_no_route');
    expect((await ask('/')).headers.get('x-tec-api-version')).toBe('disabled');
    switches.apiDisabled = false;
    switches.namespace = 'cal/events/v1';
    expect((await call('GET', '/events')).status).toBe(200);
    expect((await call('GET', '/wp-json/tribe/events/v1/events')).status).toBe(404);
    switches.htmlWall = true;
    expect((await ask('/wp-json/')).headers.get('content-type')).toContain('text/html');
  });

  test('a manual offset is a text', async () => {
    calendar.world.settings.timeZone = 'UTC+5.5';
    expect((await call('GET', '/wp-json/?_fields=gmt_offset,timezone_string')).body).toMatchObject({
      gmt_offset: '5.5',
      timezone_string: '',
    });
  });

  test('other hosts redirect; a plain site lacks the namespace', async () => {
    for (const host of ['www.calendar.example', 'moved.example']) {
      const response = await ask(`https://${host}/wp-json/?a=1`);
      expect([response.status, response.headers.get('location')]).toEqual([
        301,
        'https://calendar.example/wp-json/?a=1',
      ]);
    }
    const index = (await (await ask('https://plain.example/wp-json/')).json()) as {
      url: string;
      namespaces: string[];
    };
    expect(index.url).toBe('https://plain.example');
    expect(index.namespaces.some((name) => /tribe|cal\/events/.test(name))).toBe(false);
    expect((await ask('https://plain.example/wp-json/tribe/events/v1/events')).status).toBe(404);
  });
});

describe('who is calling', () => {
  test('users/me with roles and capabilities', async () => {
    const me = await call('GET', '/wp-json/wp/v2/users/me?context=edit', { as: 'contributor1' });
    expect(me.body).toMatchObject({ username: 'contributor1', name: 'Cora Wells', roles: ['contributor'] });
    expect(me.body.capabilities).toMatchObject({ edit_tribe_events: true });
    expect(me.body.capabilities).not.toHaveProperty('publish_tribe_events');
    expect((await call('GET', '/wp-json/wp/v2/users/me')).body.code).toBe('rest_not_logged_in');
  });

  test('wrong credentials fail every route, public reads included', async () => {
    const wrong = (name: string) => ({
      headers: { Authorization: `Basic ${Buffer.from(`${name}:no`).toString('base64')}` },
    });
    expect(await call('GET', '/events', wrong('robin'))).toMatchObject({
      status: 401,
      body: { code: 'incorrect_password' },
    });
    expect(await call('GET', '/events', wrong('nobody'))).toMatchObject({
      status: 401,
      body: { code: 'invalid_username' },
    });
    expect(await call('GET', '/events', wrong('a@b.example'))).toMatchObject({
      status: 401,
      body: { code: 'invalid_email' },
    });
    expect((await call('GET', '/events', { headers: { Authorization: 'Bearer abc' } })).status).toBe(200);
  });

  test('a stripped header makes reads anonymous and refuses writes', async () => {
    calendar.world.switches.stripAuthorization = true;
    expect((await call('GET', '/events', { as: 'robin' })).headers.get('allow')).toBe('GET');
    expect(await call('POST', '/events', { as: 'robin', body: concert })).toMatchObject({
      status: 401,
      body: { code: 'rest_forbidden' },
    });
    expect((await call('GET', '/wp-json/wp/v2/users/me', { as: 'robin' })).status).toBe(401);
  });

  test('application passwords: created, listed, introspected, revoked', async () => {
    const passwords = '/wp-json/wp/v2/users/me/application-passwords';
    const made = await call('POST', passwords, { as: 'editor1', body: { name: 'Second device' } });
    expect(made.status).toBe(201);
    const login = {
      headers: {
        Authorization: `Basic ${Buffer.from(`editor1:${made.body.password.replaceAll(' ', '')}`).toString('base64')}`,
      },
    };
    expect((await call('GET', `${passwords}/introspect`, login)).body).toMatchObject({
      uuid: made.body.uuid,
      name: 'Second device',
    });
    const listedOnce = await call('GET', passwords, login);
    expect(listedOnce.body.map((one: { uuid: string }) => one.uuid)).toContain(made.body.uuid);
    expect(JSON.stringify(listedOnce.body)).not.toContain(made.body.password);
    expect((await call('DELETE', `${passwords}/${made.body.uuid}`, login)).body).toMatchObject({
      deleted: true,
    });
    expect((await call('GET', '/events', login)).body.code).toBe('incorrect_password');
  });

  test('the Allow header shows rights', async () => {
    const id = eventNamed('Saturday market')?.id;
    const allow = async (as: string | undefined, path: string) =>
      (await call('GET', path, as ? { as } : {})).headers.get('allow');
    expect(await allow(undefined, '/events')).toBe('GET');
    expect(await allow('contributor1', '/events')).toBe('GET, POST');
    expect(await allow('author1', `/events/${id}`)).toBe('GET');
    expect(await allow('editor1', `/events/${id}`)).toBe('GET, DELETE, POST, PUT, PATCH');
  });

  test('CORS gives an extension an empty header', async () => {
    const from = (Origin: string) => call('OPTIONS', '/events', { headers: { Origin } });
    expect((await from('chrome-extension://abc')).headers.get('access-control-allow-origin')).toBe('');
    const web = await from('https://app.example');
    expect(web.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(web.headers.get('access-control-expose-headers')).not.toContain('X-TEC-Total');
    expect(web.body.methods).toEqual(['GET', 'POST']);
  });
});

describe('writing events', () => {
  test('validation comes before rights', async () => {
    expect(await call('POST', '/events', { body: {} })).toMatchObject({
      status: 400,
      body: { data: { params: ['title', 'start_date', 'end_date'] } },
    });
    expect((await call('POST', '/events', { body: concert })).status).toBe(401);
    expect((await call('POST', '/events', { as: 'subscriber1', body: concert })).status).toBe(403);
  });

  test('contributors have their status forced down', async () => {
    const status = async (sent: object) =>
      (await call('POST', '/events', { as: 'contributor1', body: { ...concert, ...sent } })).body.status;
    expect(await status({})).toBe('draft');
    expect(await status({ status: 'publish' })).toBe('pending');
    expect(await status({ status: 'private' })).toBe('private');
  });

  test('an update resets what is left out and keeps texts, dates, venue and terms', async () => {
    const before = eventNamed('Carols at the pier');
    const { body } = await call('PATCH', `/events/${before?.id}`, { as: 'robin', body: { title: 'Carols' } });
    expect(body).toMatchObject({
      title: 'Carols',
      image: false,
      featured: false,
      cost: '',
      website: '',
      organizer: [],
      start_date: before?.start_date,
    });
    expect(body.venue.venue).toBe('Old Pier Hall');
    expect(body.categories).toHaveLength(1);
    const draft = eventNamed('Open rehearsal');
    expect((await call('POST', `/events/${draft?.id}`, { as: 'robin', body: {} })).body.status).toBe(
      'publish',
    );
  });

  test('one date alone is ignored, a zone alone changes only the label', async () => {
    const { id } = (
      await call('POST', '/events', { as: 'robin', body: { ...concert, timezone: 'Europe/Paris' } })
    ).body;
    const moved = await call('POST', `/events/${id}`, {
      as: 'robin',
      body: { start_date: '2026-12-24 20:00:00' },
    });
    expect(moved.body).toMatchObject({
      start_date: '2026-12-05 10:00:00',
      utc_start_date: '2026-12-05 09:00:00',
      timezone: 'America/New_York',
    });
    const labelled = await call('POST', `/events/${id}`, { as: 'robin', body: { timezone: 'Asia/Tokyo' } });
    expect(labelled.body).toMatchObject({ utc_start_date: '2026-12-05 09:00:00', timezone_abbr: 'JST' });
  });

  test('venues and organizers are linked by id or name; arrays of venues fail', async () => {
    const create = (more: object) => call('POST', '/events', { as: 'robin', body: { ...concert, ...more } });
    const known = calendar.world.venues().find((venue) => venue.venue === 'Old Pier Hall');
    const linked = await create({ venue: { venue: 'old pier hall', phone: '+1 555 7777' } });
    expect(linked.body.venue).toMatchObject({ id: known?.id, phone: '+1 555 7777' });
    expect(await create({ venue: [known?.id] })).toMatchObject({
      status: 400,
      body: { code: 'could-not-create-venue' },
    });
    const stray = await create({ venue: { venue: 'Left behind' }, organizer: { organizer: 'Alone' } });
    expect(stray.body.code).toBe('could-not-create-organizer');
    expect(calendar.world.venues().map((venue) => venue.venue)).toContain('Left behind');
    expect((await create({ organizer: [{ organizer: 'Newcomers' }] })).body.organizer[0].organizer).toBe(
      'Newcomers',
    );
  });

  test('an existing tag by name makes a tag named after its id', async () => {
    const tag = calendar.world.tags().find((one) => one.name === 'Family');
    const { body } = await call('POST', '/events', {
      as: 'robin',
      body: { ...concert, tags: ['Family', 'Brand new'], categories: ['Music', '2026'] },
    });
    expect(body.tags.map((one: { name: string }) => one.name).toSorted()).toEqual(
      [String(tag?.id), 'Brand new'].toSorted(),
    );
    expect(body.categories.map((one: { name: string }) => one.name)).toEqual(['Music']);
  });

  test('the body beats the path', async () => {
    const [first, second] = calendar.world.events();
    const { body } = await call('POST', `/events/${first?.id}`, {
      as: 'robin',
      body: { id: second?.id, title: 'Other' },
    });
    expect(body.id).toBe(second?.id);
  });

  test('pictures are uploaded, linked as a text, and lost when deleted', async () => {
    const upload = await ask('/wp-json/wp/v2/media', {
      method: 'POST',
      headers: {
        Authorization: calendar.world.authorization('author1'),
        'Content-Type': 'image/png',
        'Content-Disposition': 'attachment; filename="new.png"',
      },
      body: makePng(400, 320) as BodyInit,
    });
    const picture = (await upload.json()) as { id: number; source_url: string };
    expect(upload.status).toBe(201);
    expect((await ask(picture.source_url)).headers.get('content-type')).toBe('image/png');
    expect(
      (await call('POST', '/events', { as: 'robin', body: { ...concert, image: picture.id } })).status,
    ).toBe(400);
    const made = await call('POST', '/events', {
      as: 'robin',
      body: { ...concert, image: String(picture.id) },
    });
    expect(made.body.image).toMatchObject({
      id: picture.id,
      width: 400,
      sizes: { thumbnail: { width: 150 } },
    });
    await call('DELETE', `/wp-json/wp/v2/media/${picture.id}?force=true`, { as: 'robin' });
    expect((await call('GET', `/events/${made.body.id}`)).body.image).toBe(false);
    expect((await call('POST', '/wp-json/wp/v2/media')).body.code).toBe('rest_cannot_create');
  });
});

describe('deleting', () => {
  test('to the trash once, then 410, then back', async () => {
    const id = eventNamed('Saturday market')?.id;
    const as = 'robin';
    expect((await call('DELETE', `/events/${id}`, { as })).body).toMatchObject({
      status: 'trash',
      slug: 'saturday-market__trashed',
    });
    expect(await call('DELETE', `/events/${id}`, { as })).toMatchObject({
      status: 410,
      body: { code: 'event-is-in-trash' },
    });
    expect(await call('GET', `/events/${id}`, { as })).toMatchObject({
      status: 403,
      body: { code: 'event-no-longer-available' },
    });
    expect((await call('POST', `/events/${id}`, { as, body: { status: 'draft' } })).body).toMatchObject({
      status: 'draft',
      slug: 'saturday-market',
    });
  });

  test('a trashed venue leaves its events; one trashed organizer takes all with it', async () => {
    const as = 'robin';
    const [one, other] = calendar.world.organizers();
    const venue = calendar.world.venues()[0];
    const made = await call('POST', '/events', {
      as,
      body: { ...concert, venue: venue?.id, organizer: [one?.id, other?.id] },
    });
    await call('DELETE', `/venues/${venue?.id}`, { as });
    await call('DELETE', `/organizers/${one?.id}`, { as });
    expect((await call('GET', `/events/${made.body.id}`)).body).toMatchObject({ venue: [], organizer: [] });
    expect(await call('GET', `/venues/${venue?.id}`)).toMatchObject({
      status: 403,
      body: { code: 'venue-not-accessible' },
    });
    expect((await call('GET', `/venues/${venue?.id}`, { as })).body.status).toBe('trash');
  });

  test('drafts, scheduled, trashed and past events keep a trashed venue and organizer', async () => {
    const as = 'robin';
    const [one, other] = calendar.world.organizers();
    const venue = calendar.world.venues()[0];
    const linked = { venue: venue?.id, organizer: [one?.id, other?.id] };
    const add = async (more: object) =>
      (await call('POST', '/events', { as, body: { ...concert, ...linked, ...more } })).body.id as number;
    const past = { start_date: '2020-03-01 10:00:00', end_date: '2020-03-01 11:00:00' };
    const trashed = await add({ title: 'Trashed' });
    await call('DELETE', `/events/${trashed}`, { as });
    const keeping = [trashed];
    for (const more of [{ status: 'draft' }, { status: 'future', date: '2040-01-01 10:00:00' }, past])
      keeping.push(await add({ title: JSON.stringify(more), ...more }));
    const losing = [
      await add({ title: 'Hidden', hide_from_listings: true }),
      await add({ status: 'private' }),
    ];
    await call('DELETE', `/venues/${venue?.id}`, { as });
    await call('DELETE', `/organizers/${one?.id}`, { as });
    const links = async (id: number) => {
      const { meta } = (await call('GET', `/wp-json/wp/v2/tribe_events/${id}?context=edit`, { as })).body;
      return [...meta._EventVenueID, ...meta._EventOrganizerID];
    };
    for (const id of keeping) expect(await links(id)).toEqual([venue?.id, one?.id, other?.id]);
    for (const id of losing) expect(await links(id)).toEqual([]);
  });

  test('a category below its own child becomes top-level, and the child stays below it', async () => {
    const named = (name: string) => calendar.world.categories().find((term) => term.name === name);
    const [music, jazz] = [named('Music')?.id, named('Jazz')?.id];
    const moved = await call('POST', `/categories/${music}`, { as: 'robin', body: { parent: jazz } });
    expect(moved.body.parent).toBe(0);
    expect(named('Jazz')).toMatchObject({ parent: music });
  });

  test('terms go for good and their children move up', async () => {
    const as = 'robin';
    const music = calendar.world.categories().find((term) => term.name === 'Music');
    expect((await call('DELETE', `/categories/${music?.id}`, { as })).body.name).toBe('Music');
    expect((await call('DELETE', `/categories/${music?.id}`, { as })).body.code).toBe('rest_invalid_param');
    expect(calendar.world.categories().find((term) => term.name === 'Jazz')).toMatchObject({ parent: 0 });
    expect((await call('POST', '/tags', { as: 'author1', body: { name: 'x' } })).status).toBe(403);
  });

  test('by slug: unknown is 400, and a contributor can trash what is not theirs', async () => {
    expect((await call('GET', '/events/by-slug/nope')).status).toBe(400);
    expect((await call('POST', '/events/by-slug/nope', { as: 'robin', body: {} })).status).toBe(404);
    expect(
      (await call('DELETE', '/events/by-slug/saturday-market', { as: 'contributor1' })).body.status,
    ).toBe('trash');
    expect(
      (await call('PUT', '/organizers/by-slug/film-club', { as: 'robin', body: { phone: '1' } })).body.phone,
    ).toBe('1');
  });
});

describe('listing', () => {
  test('callers with rights see drafts, others do not', async () => {
    expect((await call('GET', '/events')).body.total).toBe(4);
    expect((await call('GET', '/events', { as: 'contributor1' })).body.total).toBe(5);
    expect((await call('GET', '/events?status=draft')).status).toBe(400);
  });

  test('pages end with 404, pages of terms with an empty list', async () => {
    expect((await call('GET', '/events?page=9')).body.code).toBe('event-archive-page-not-found');
    expect(await call('GET', '/tags?page=9')).toMatchObject({ status: 200, body: { tags: [] } });
    expect((await call('GET', '/events?per_page=500')).body.rest_url).toContain('per_page=50&');
  });

  test('all events in the site zone compare instants', async () => {
    calendar.world.addEvent({
      title: 'Tokyo',
      timezone: 'Asia/Tokyo',
      start_date: '2026-12-02 08:00:00',
      end_date: '2026-12-02 09:00:00',
    });
    const on = async (day: string) =>
      (await call('GET', `/events?start_date=${day}&end_date=${day}&search=Tokyo`)).body.total;
    expect([await on('2026-12-01'), await on('2026-12-02')]).toEqual([0, 1]);
    calendar.world.switches.allEventsInSiteZone = true;
    expect([await on('2026-12-01'), await on('2026-12-02')]).toEqual([1, 0]);
  });

  test('an envelope wraps body, status and headers', async () => {
    expect(await call('GET', '/events/99999?_envelope=1')).toMatchObject({
      status: 200,
      body: { status: 404, headers: { Allow: 'GET' } },
    });
  });
});

describe('a reset', () => {
  test('brings the seed back, and what is not in the database', async () => {
    const { world } = calendar;
    const seeded = [world.events(), world.venues(), world.users()];
    const pictures = [...world.remotePictures.keys()];
    world.addEvent(concert);
    world.addUser('author2', 'Ada', 'author');
    world.switches.apiDisabled = true;
    world.settings.timeZone = 'Asia/Tokyo';
    world.remotePictures.clear();
    calendar.reset();
    expect([world.events(), world.venues(), world.users()]).toEqual(seeded);
    expect([...world.remotePictures.keys()]).toEqual(pictures);
    expect(pictures).not.toEqual([]);
    expect([world.switches.apiDisabled, world.settings.timeZone]).toEqual([false, 'America/New_York']);
  });

  test('on another day moves the seed along', async () => {
    let now = Date.parse('2026-11-21T12:00:00Z');
    const other = createCalendarHosts({ db: await openDatabase(), clock: () => now });
    const market = () => other.world.events().find(({ title }) => title === 'Saturday market')?.start_date;
    expect(market()).toBe('2026-11-26 09:00:00');
    now += 86_400_000;
    other.reset();
    expect(market()).toBe('2026-11-27 09:00:00');
  });
});

describe('texts as typed', () => {
  const blocks =
    '<!-- wp:paragraph {"align":"center"} -->\n<p class="has-text-align-center">Fish \\ "chips"</p>\n' +
    '<!-- /wp:paragraph -->\n<!-- wp:list -->\n<ul><li>x</li></ul>\n<!-- /wp:list -->';

  test('the wider API keeps backslashes, and shows blocks without their comments', async () => {
    const { body: venue } = await call('POST', '/venues', {
      as: 'robin',
      body: { venue: 'Yard', description: 'a \\ b \\\\ c' },
    });
    const path = `/wp-json/wp/v2/tribe_venue/${venue.id}`;
    const read = async () => (await call('GET', `${path}?context=edit`, { as: 'robin' })).body;
    expect((await read()).content.raw).toBe('a  b \\ c');
    await call('POST', path, { as: 'robin', body: { content: blocks } });
    expect((await read()).content).toEqual({
      raw: blocks,
      rendered:
        '\n<p class="has-text-align-center wp-block-paragraph">Fish \\ &#8220;chips&#8221;</p>\n\n\n' +
        '<ul class="wp-block-list"><li>x</li></ul>\n',
      protected: false,
      block_version: 1,
    });
    expect((await read()).excerpt.rendered).toBe('<p>Fish \\ &#8220;chips&#8221; x</p>\n');
  });

  test('they are for those alone who may edit the record', async () => {
    const { body: venue } = await call('POST', '/venues', {
      as: 'robin',
      body: { venue: 'Yard', description: 'a' },
    });
    const path = `/wp-json/wp/v2/tribe_venue/${venue.id}`;
    for (const [as, status] of [
      ['author1', 403],
      [undefined, 401],
    ] as const) {
      const refused = await call('GET', `${path}?context=edit`, as === undefined ? {} : { as });
      expect([refused.status, refused.body.code]).toEqual([status, 'rest_forbidden_context']);
    }
    expect((await call('GET', path)).body.content).toEqual({ rendered: '<p>a</p>\n', protected: false });
  });
});
