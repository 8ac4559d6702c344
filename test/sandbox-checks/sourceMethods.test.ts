import { expect, it } from 'vitest';
import { videoMethods } from '../../lib/video';
import { calendarItems, checkCalendarItems, findCalendarItems } from '../e2e/harness/calendarItems';
import { consoleOnly } from '../e2e/harness/consoleOnly';
import { findMethod } from '../e2e/harness/methodsSeen';
import { sourceMethods } from '../e2e/harness/sourceMethods';

const request = (method: string, path: string) => ({ at: 0, method, host: '', path, query: {}, status: 200 });

it('the 48 methods of the source document are those that we declare', () => {
  const declared = Object.values(videoMethods).map(({ id, http, path }) => [id, [http].flat()[0], path]);
  const inSource = sourceMethods.map(([name, http, path]) => [toOurName(name), http, path]);
  expect(inSource).toHaveLength(48);
  expect(inSource.toSorted()).toEqual(declared.toSorted());
});

it('a request is known by its verb and path, that of an upload, too', () => {
  const seen = sourceMethods.map(([, http, path]) =>
    findMethod(request(http, `/youtube/v3${path.replace('{id}', 'AUieDa')}`)),
  );
  expect(seen).toEqual(sourceMethods.map(([name]) => name));
  expect(findMethod(request('POST', '/upload/youtube/v3/videos'))).toBe('video.insert');
  expect(findMethod(request('GET', '/youtube/v3/captions/'))).toBeUndefined();
  expect(findMethod(request('GET', '/wp-json/tribe/events/v1/events'))).toBeUndefined();
});

it('a call of the calendar is known by its pair, its parameters and the fields of its body', () => {
  const called = (path: string, more: object = {}) =>
    findCalendarItems({ ...request('POST', `/wp-json/tribe/events/v1${path}`), ...more });
  expect(called('/events', { fields: ['title', 'unheard'] })).toEqual([
    'POST /events',
    'POST /events .title',
  ]);
  expect(called('/venues/by-slug/old-pier')).toEqual(['POST /venues/by-slug/{slug}']);
  expect(called('/events/12', { method: 'GET', query: { password: 'x', _fields: 'id' } })).toEqual([
    'GET /events/{id}',
    'GET /events/{id} ?password',
  ]);
  expect(called('', { method: 'GET', query: {} })).toEqual(['GET /']);
  const byRoute = { path: '/', query: { rest_route: '/tribe/events/v1/tags' }, method: 'GET' };
  expect(called('', byRoute)).toEqual(['GET /tags']);
  expect(findCalendarItems(request('POST', '/wp-json/wp/v2/events'))).toEqual([]);
});

it('an item of the calendar that is used nowhere needs a reason, and one that is used has none', () => {
  const all = new Set(calendarItems);
  expect([...all].filter((item) => !/ [?.]/.test(item))).toHaveLength(52);
  const used = (without?: string) =>
    new Set([...all].filter((item) => item !== without && !(item in consoleOnly)));
  expect(checkCalendarItems(used()).problems).toEqual([]);
  expect(checkCalendarItems(used('POST /events .cost')).problems).toEqual([
    'Calendar API: not used, and without a reason: POST /events .cost.',
  ]);
  expect(checkCalendarItems(all, { 'GET /doc': 'wrong' }).problems).toEqual([
    'Calendar API: used or unknown, but with a reason: GET /doc.',
  ]);
  expect(checkCalendarItems(all, { 'GET /gone': 'wrong' }).problems).toHaveLength(1);
});

/** The document names resources in the singular, methods by the plural. */
function toOurName(name: string): string {
  const [resource = '', method] = name.split('.');
  const plural = resource.endsWith('y') ? `${resource.slice(0, -1)}ies` : `${resource}s`;
  const irregular: Record<string, string> = { search: 'search', membershipsLevel: 'membershipsLevels' };
  return `${irregular[resource] ?? plural}.${method}`;
}
