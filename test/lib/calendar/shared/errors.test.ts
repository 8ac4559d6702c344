import { expect, it } from 'vitest';
import { calendarErrors, pageFault } from '../../../../lib/calendar/shared/errors';

const none = new Headers();

it.each([
  ['incorrect_password', 403, { kind: 'signIn' }],
  ['invalid_username', 403, { kind: 'signIn' }],
  ['invalid_email', 403, { kind: 'signIn' }],
  ['rest_not_logged_in', 400, { kind: 'signIn' }],
  ['term_exists', 400, { kind: 'duplicate', outcome: 'refused' }],
  ['duplicate_term_slug', 400, { kind: 'duplicate', outcome: 'refused' }],
  ['rest_no_route', 404, { kind: 'disabled' }],
  ['event-no-longer-available', 403, { kind: 'notFound' }],
  ['rest-invalid-event-id', 400, { kind: 'notFound' }],
  ['internal_server_error', 500, { kind: 'answer' }],
  ['db_insert_error', 500, { kind: 'badInput', outcome: 'refused' }],
  ['empty_content', 500, { kind: 'badInput', outcome: 'refused' }],
  ['empty_term_name', 500, { kind: 'badInput', outcome: 'refused' }],
  ['rest_upload_sideload_error', 500, { kind: 'badInput', outcome: 'refused' }],
  ['x', 400, { kind: 'badInput', outcome: 'refused' }],
  ['x', 401, { kind: 'signIn' }],
  ['x', 403, { kind: 'notAllowed' }],
  ['x', 404, { kind: 'notFound' }],
  ['x', 409, { kind: 'conflict' }],
  ['x', 410, { kind: 'notFound' }],
  ['x', 418, { kind: 'unknown' }],
  ['x', 429, { kind: 'transient' }],
  ['x', 499, { kind: 'unknown' }],
  ['x', 500, { kind: 'transient' }],
  ['x', 503, { kind: 'transient' }],
  ['wp_die', 500, { kind: 'transient' }],
] as const)('%s with the status %i is a fault of its kind', (code, status, fault) => {
  expect(calendarErrors(status, { code, message: '<b>x</b>' }, none)).toEqual({
    service: 'calendar',
    reason: code,
    ...fault,
  });
});

it('an update of WordPress is maintenance, which refuses the call', () => {
  expect(calendarErrors(503, { code: 'wp_die' }, none)).toStrictEqual({
    kind: 'transient',
    reason: 'maintenance',
    service: 'calendar',
    outcome: 'refused',
  });
});

it.each([
  [['title', 'slug'], 'title', 'badInput'],
  [{ start_date: 'x', title: 'y' }, 'start_date', 'badInput'],
  [{ id: 'x' }, 'id', 'notFound'],
  [['slug'], 'slug', 'notFound'],
  [[7], undefined, 'badInput'],
  [[], undefined, 'badInput'],
  [null, undefined, 'badInput'],
  ['id', undefined, 'badInput'],
])('the fault names the first of the fields %j', (params, about, kind) => {
  const body = { code: 'rest_invalid_param', data: { status: 400, params } };
  expect(calendarErrors(400, body, none)).toMatchObject({ kind, about });
  const other = calendarErrors(400, { code: 'rest_missing_param', data: { params } }, none);
  expect(other).toMatchObject({ kind: 'badInput', about });
});

it.each([undefined, null, 'x', []])('the data %j of an error have no field', (data) => {
  expect(calendarErrors(400, { code: 'x', data }, none)).toMatchObject({ reason: 'x', about: undefined });
});

it.each([
  [404, {}, { kind: 'disabled', reason: 'apiHidden', outcome: 'refused' }],
  [403, {}, { kind: 'notAllowed', reason: 'firewall' }],
  [401, { 'www-authenticate': 'Basic' }, { kind: 'disabled', reason: 'webServerPassword' }],
  [401, {}, { kind: 'answer', reason: 'http401' }],
  [200, { 'www-authenticate': 'Basic' }, { kind: 'answer', reason: 'http200' }],
  [503, { 'retry-after': '60' }, { kind: 'transient', reason: 'maintenance' }],
  [503, {}, { kind: 'transient', reason: 'http503' }],
  [500, { 'retry-after': '60' }, { kind: 'transient', reason: 'http500' }],
  [499, {}, { kind: 'answer', reason: 'http499' }],
  [413, {}, { kind: 'badInput', reason: 'http413' }],
  [429, {}, { kind: 'transient', reason: 'http429' }],
] as const)('a page with the status %i and %o is a fault of its kind', (status, headers, fault) => {
  expect(pageFault(status, new Headers(headers))).toStrictEqual(fault);
  expect(calendarErrors(status, '<html>', new Headers(headers))).toStrictEqual({
    ...fault,
    service: 'calendar',
  });
});
