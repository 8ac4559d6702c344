import { expect, it } from 'vitest';
import { allowedRights, mustPassWrites } from '../../../../lib/accounts/sites/allowed';
import { catchFault } from '../../http/catchFault';

const site = { restRoot: 'https://calendar.example/wp-json/', namespace: 'tribe/events/v1' };
const events = 'https://calendar.example/wp-json/tribe/events/v1/events';
const author = { edit_tribe_events: true, publish_tribe_events: true, upload_files: true };
const all = { canCreate: true, canPublish: true, canUpload: true };
const allowed = (allow: string | undefined, status = 200) =>
  new Response('{}', { status, headers: allow === undefined ? {} : { allow } });

it.each<[string, Record<string, unknown>, Response | Error, object]>([
  ['all capabilities and a site that says so', author, allowed('GET, POST'), all],
  ['a site that does not say', author, allowed(undefined), all],
  ['a site that refuses to say', author, allowed('GET', 403), all],
  ['a site that cannot be reached', author, new TypeError('offline'), all],
  ['a site that permits reads only', author, allowed('GET'), { ...all, canCreate: false, canPublish: false }],
  [
    'no publishing, no uploads',
    { edit_tribe_events: true, publish_tribe_events: 'yes' },
    allowed('POST'),
    { canCreate: true, canPublish: false, canUpload: false },
  ],
  [
    'publishing without editing',
    { publish_tribe_events: true },
    allowed('POST'),
    { canCreate: false, canPublish: false, canUpload: false },
  ],
])('the rights of a user with %s', async (_name, capabilities, answer, rights) => {
  const sent: { url: string; authorization: string | null }[] = [];
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push({ url: request.url, authorization: request.headers.get('authorization') });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const user = { roles: ['author'], capabilities };
  expect(await allowedRights(site, user, 'Basic cm9iaW4=', send)).toStrictEqual({
    roles: ['author'],
    ...rights,
  });
  const asked = { url: `${events}?per_page=1&_fields=total`, authorization: 'Basic cm9iaW4=' };
  expect(sent).toStrictEqual(capabilities.edit_tribe_events ? [asked] : []);
});

it('the check of writes sends an event without fields, and reports a site out of reach', async () => {
  const sent: Request[] = [];
  await mustPassWrites(site, 'Basic cm9iaW4=', async (input, init) => {
    sent.push(new Request(input, init));
    return Response.json({ code: 'rest_missing_callback_param' }, { status: 400 });
  });
  expect(sent.map(({ method, url, headers }) => [method, url, headers.get('content-type')])).toStrictEqual([
    ['POST', events, 'application/json'],
  ]);
  expect(await sent[0]?.text()).toBe('{}');
  const unreachable = mustPassWrites(site, undefined, () => Promise.reject(new TypeError('offline')));
  expect(await catchFault(unreachable)).toMatchObject({
    kind: 'transient',
    reason: 'unreachable',
    about: 'calendar.example',
  });
});
