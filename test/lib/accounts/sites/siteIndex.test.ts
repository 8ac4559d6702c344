import { expect, it } from 'vitest';
import { sameOrigin, sameSite } from '../../../../lib/accounts/sites/address';
import { advertisedRoot } from '../../../../lib/accounts/sites/advertisedRoot';
import { mustAnswer, parseIndex } from '../../../../lib/accounts/sites/siteIndex';
import { Fault } from '../../../../lib/errors';
import { isLocal } from '../../../../lib/shared/secureAddress';

/** Answers of sites, as they are read before anything is known of the site. */

const root = 'https://club.example/wp-json/';
const answer = (text: string, headers: HeadersInit = {}, more: object = {}) => ({
  url: new URL(root),
  status: 200,
  headers: new Headers(headers),
  text,
  cut: false,
  ...more,
});

function faultOf(work: () => unknown) {
  try {
    work();
  } catch (error) {
    if (error instanceof Fault) return error.data;
    throw error;
  }
  return undefined;
}

const rel = 'rel="https://api.w.org/"';

it.each<[string, string, string, string | undefined]>([
  ['in the header', `<${root}>; ${rel}`, '', root],
  ['in the header, with a relative address', `</api/>; ${rel}`, '', 'https://club.example/api/'],
  ['in one of several headers', `<https://a.example/>; rel="next", <${root}>; ${rel}`, '', root],
  ['in no header', '<https://a.example/>; rel="next"', '', undefined],
  ['in an element', '', `<head><LINK REL='https://api.w.org/' HREF='${root}'>`, root],
  ['in an element without quotes', '', `<link rel=https://api.w.org/ href=${root}>`, root],
  [
    'with one of several relations',
    '',
    `<link rel="x https://api.w.org/  y" href="${root}?a=1&amp;b=2">`,
    `${root}?a=1&b=2`,
  ],
  ['with spaces around the sign', '', `<link ${rel} href = "${root}">`, root],
  ['behind another element', '', `<link rel="icon" href="/i"><link ${rel} href="${root}">`, root],
  ['behind one without an address', '', `<link ${rel} href=""><link ${rel} href="${root}">`, root],
  ['with an attribute of a similar name', '', `<link ${rel} data-href="/no" href="${root}">`, root],
  ['with an attribute of a similar name only', '', `<link ${rel} data-href="/no">`, undefined],
  ['with a relation that begins alike', '', `<link rel="https://api.w.org/x" href="${root}">`, undefined],
  ['as another protocol', '', `<link ${rel} href="javascript:alert(1)">`, undefined],
  ['as no address', '', `<link ${rel} href="https://[">`, undefined],
  ['in another element', '', `<links ${rel} href="${root}">`, undefined],
])('the root that is advertised %s', (_name, link, html, found) => {
  const page = answer(html, link ? { link } : {}, { url: new URL('https://club.example/start/') });
  expect(advertisedRoot(page)).toBe(found);
});

const index = { namespaces: ['oembed/1.0', 'tribe/events/v1'] };
const approvalPage = 'https://club.example/wp-admin/authorize-application.php';
const plain = {
  restRoot: root,
  name: 'club.example',
  home: 'https://club.example',
  namespace: 'tribe/events/v1',
  timeZone: 'UTC',
};

it.each<[string, object, object]>([
  ['no more', {}, {}],
  ['its name', { name: ' Club &amp; Co ' }, { name: 'Club & Co' }],
  ['an empty name', { name: ' ' }, {}],
  ['odd values', { name: 7, home: [], timezone_string: 7, gmt_offset: {}, authentication: 7 }, {}],
  ['its home', { home: 'https://www.club.example' }, { home: 'https://www.club.example' }],
  ['a time zone', { timezone_string: 'Europe/Lisbon', gmt_offset: 1 }, { timeZone: 'Europe/Lisbon' }],
  ['an offset', { timezone_string: '', gmt_offset: '5.5' }, { timeZone: 'UTC+5.5' }],
  ['an offset to the west', { gmt_offset: -3 }, { timeZone: 'UTC-3' }],
  ['no offset', { gmt_offset: 0 }, {}],
  ['an offset that is no number', { gmt_offset: 'x' }, {}],
  [
    'an approval page',
    { authentication: { 'application-passwords': { endpoints: { authorization: approvalPage } } } },
    { approvalPage },
  ],
  [
    'an approval page without an address',
    { authentication: { 'application-passwords': { endpoints: { authorization: 'wp-admin' } } } },
    {},
  ],
  ['no application passwords', { authentication: [] }, {}],
])('an index with %s', (_name, more, expected) => {
  expect(parseIndex(root, answer(JSON.stringify({ ...index, ...more })))).toStrictEqual({
    ...plain,
    ...expected,
  });
});

it('an index behind a warning of PHP is noisy', () => {
  const text = `<br />\n<b>Warning</b>: x\n${JSON.stringify(index)}`;
  expect(parseIndex(root, answer(text))).toStrictEqual({ ...plain, isNoisy: true });
});

const about = 'club.example';
const html = '\n <html>';

it.each<[string, string, object, object]>([
  ['is too large', JSON.stringify(index), { cut: true }, { kind: 'answer', reason: 'tooLarge' }],
  ['is a page', html, {}, { kind: 'answer', reason: 'htmlWall' }],
  ['is a text', 'hello', {}, { kind: 'answer', reason: 'notWordPress' }],
  ['has a text before a tag', 'x <html>', {}, { kind: 'answer', reason: 'notWordPress' }],
  ['has no calendar', '{"namespaces":["wp/v2"]}', {}, { kind: 'disabled', reason: 'noCalendar' }],
  ['has odd namespaces', '{"namespaces":"tribe/events/v1"}', {}, { kind: 'answer', reason: 'notWordPress' }],
  [
    'asks for a sign-in',
    '{"code":"x"}',
    { status: 401 },
    { kind: 'disabled', reason: 'apiClosed', status: 401 },
  ],
  ['is closed', '{"code":"x"}', { status: 403 }, { kind: 'disabled', reason: 'apiClosed', status: 403 }],
  ['is down', '{}', { status: 500 }, { kind: 'transient', reason: 'siteDown', status: 500 }],
])('an index that %s is refused', (_name, text, more, data) => {
  const fault = new Fault({ ...(data as { kind: 'answer'; reason: string }), about }).data;
  expect(faultOf(() => parseIndex(root, answer(text, {}, more)))).toStrictEqual(fault);
});

it('an answer of 499, or a refusal of WordPress, is one of the site', () => {
  expect(faultOf(() => mustAnswer(answer(html, {}, { status: 499 })))).toBeUndefined();
  expect(faultOf(() => mustAnswer(answer('{}', {}, { status: 403 })))).toBeUndefined();
});

it('maintenance ends when the server says', () => {
  const headers = { 'retry-after': '60' };
  const data = faultOf(() => mustAnswer(answer(html, headers, { status: 503 })));
  expect(data).toMatchObject({ kind: 'transient', status: 503, about });
  expect(Math.abs((data?.retryAt ?? 0) - Date.now() - 60_000)).toBeLessThan(10_000);
  expect(faultOf(() => mustAnswer(answer(html, {}, { status: 500 })))).not.toHaveProperty('retryAt');
});

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.10.20.30', true],
  ['[::1]', true],
  ['127.0.0.1.example', false],
  ['localhost.example', false],
  ['my-localhost', false],
  ['127.0.0', false],
])('%s is this machine: %s', (hostname, is) => expect(isLocal(hostname)).toBe(is));

it.each([
  ['https://club.example/a', 'https://www.club.example/b', true, true],
  ['https://club.example', 'http://club.example', true, false],
  ['https://club.example', 'https://club.example:8443', true, false],
  ['https://club.example', 'https://wwwxclub.example', false, false],
  ['https://www.club.example', 'https://awww.club.example', false, false],
])('%s and %s are one site: %s, one origin: %s', (one, other, isSite, isOrigin) => {
  expect(sameSite(new URL(one), new URL(other))).toBe(isSite);
  expect(sameOrigin(new URL(one), new URL(other))).toBe(isOrigin);
});
