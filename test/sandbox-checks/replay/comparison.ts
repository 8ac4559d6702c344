import type { Recording } from './course';
import type { Answer } from './player';

/** Headers that nearly every recorded answer has. */
const usualHeaders: Record<string, string> = {
  'content-type': 'application/json; charset=UTF-8',
  link: '<https://calendar.example/wp-json/>; rel="https://api.w.org/"',
  'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
  'access-control-allow-headers': 'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
};

const comparedHeaders = [
  ...Object.keys(usualHeaders),
  ...['allow', 'cache-control', 'vary', 'location', 'x-wp-nonce', 'x-wp-upload-attachment-id'],
  ...['x-tec-total', 'x-tec-totalpages', 'x-tec-api-version', 'x-tec-api-root', 'x-tec-api-origin'],
  ...['access-control-allow-origin', 'access-control-allow-methods', 'access-control-allow-credentials'],
];

/** Headers that not every course has kept: compared where they were. */
const sometimesKept = [
  'x-wp-total',
  'x-wp-totalpages',
  'retry-after',
  'www-authenticate',
  'content-disposition',
];

/**
 * Where an answer of the sandbox differs from the recorded one, a line for each place; nothing when they agree.
 *
 * @param answers recorded answers by name, for recordings that refer to another
 */
export function differences(
  recording: Recording,
  answer: Answer,
  answers: ReadonlyMap<string, unknown>,
): string[] {
  return [
    ...(answer.status === recording.status ? [] : [differs('status', recording.status, answer.status)]),
    ...differingHeaders(recording, answer.headers),
    ...differingBody(recording, answer.text, answers),
  ];
}

function differingHeaders({ answerHeaders }: Recording, headers: Headers): string[] {
  const recorded: Record<string, string | null> = { ...usualHeaders, ...answerHeaders };
  const kept = sometimesKept.filter((name) => name in recorded);
  return [...comparedHeaders, ...kept].flatMap((name) => {
    const comparable = (value: string | null) => (value === null ? null : comparableText(name, value));
    const theirs = comparable(recorded[name] ?? null);
    const ours = comparable(headers.get(name));
    // Of several links the recordings kept the last.
    const agree = theirs === ours || (name === 'link' && theirs !== null && ours?.endsWith(theirs));
    return agree ? [] : [differs(name, theirs, ours)];
  });
}

function differingBody(recording: Recording, text: string, answers: ReadonlyMap<string, unknown>): string[] {
  const { method, page, sameAs, answer, partial = false } = recording;
  if (method === 'HEAD') return text === '' ? [] : ['body: is too much'];
  const feed = differingFeed(recording, text);
  if (feed) return feed;
  if (page) return page.filter((part) => !text.includes(part)).map((part) => `page: ${part} is missing`);
  const theirs = sameAs === undefined ? answer : answers.get(sameAs);
  const { before = '' } = recording;
  if (!text.startsWith(before)) return [`body: does not begin with ${before}`];
  const ours = parsed(before === '' ? text : text.slice(text.indexOf('{')));
  return ours === undefined ? ['body: no JSON'] : differingValues('body', theirs, ours, partial);
}

/** What a feed or a page with JSON-LD holds. */
function differingFeed(
  { zones, lines, items, jsonLd, page = [] }: Recording,
  text: string,
): string[] | undefined {
  const missing = page.filter((part) => !text.includes(part)).map((part) => `page: ${part} is missing`);
  const compared = (what: string, theirs: unknown, ours: unknown) =>
    differingValues(what, theirs, ours, false);
  if (lines)
    return [...compared('zones', zones, zonesIn(text)), ...compared('lines', lines, eventLinesIn(text))];
  if (items) return [...missing, ...compared('items', items, itemsIn(text))];
  return jsonLd && [...missing, ...compared('jsonLd', jsonLd, namesIn(text))];
}

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, part = '']) => part);

const zonesIn = (text: string): string[] => found(text, /^TZID:(.*)\r$/gm);

/** Without the lines that say when an event was written. */
const eventLinesIn = (text: string): string[] =>
  found(text, /(BEGIN:VEVENT\r\n[\s\S]*?)END:VEVENT/g)
    .flatMap((event) => event.split('\r\n'))
    .filter((line) => line !== '' && !/^(?:DTSTAMP|CREATED|LAST-MODIFIED):/.test(line));

const itemsIn = (text: string) =>
  found(text, /<item>([\s\S]*?)<\/item>/g).map((item) => ({
    title: found(item, /<title>(.*?)<\/title>/g)[0],
    link: found(item, /<link>(.*?)<\/link>/g)[0],
    pubDate: found(item, /<pubDate>(.*?)<\/pubDate>/g)[0],
    categories: found(item, /<category><!\[CDATA\[(.*?)\]\]>/g),
  }));

const namesIn = (text: string): unknown[] =>
  found(text, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
    .flatMap((script) => JSON.parse(script) as { name: string } | { name: string }[])
    .map(({ name }) => name);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function differingValues(path: string, theirs: unknown, ours: unknown, partial: boolean): string[] {
  if (Array.isArray(theirs) && Array.isArray(ours)) {
    if (theirs.length !== ours.length) return [differs(`${path}.length`, theirs.length, ours.length)];
    const sorted = inEitherOrder(theirs, ours);
    return theirs.flatMap((item, place) =>
      differingValues(`${path}[${place}]`, item, sorted[place], partial),
    );
  }
  if (isObject(theirs) && isObject(ours)) return differingObjects(path, theirs, ours, partial);
  return agreeingValues(path.split('.').at(-1) ?? '', theirs, ours) ? [] : [differs(path, theirs, ours)];
}

/** Items of one second stand in any order on a live calendar: ours are taken in the order of theirs. */
function inEitherOrder(theirs: readonly unknown[], ours: readonly unknown[]): readonly unknown[] {
  const moment = (item: unknown) =>
    isObject(item) && 'id' in item ? (item.start_date ?? item.date ?? '') : undefined;
  return theirs.map((item, place) => {
    const same = ours.find((one) => isObject(one) && isObject(item) && one.id === item.id);
    const there = theirs[ours.indexOf(same)];
    return same !== undefined && moment(item) !== undefined && moment(item) === moment(there)
      ? same
      : ours[place];
  });
}

function agreeingValues(name: string, theirs: unknown, ours: unknown): boolean {
  if (typeof theirs === 'string' && typeof ours === 'string') return agreeingTexts(name, theirs, ours);
  // A picture's size depends on who compressed it.
  if (name === 'filesize') return typeof theirs === typeof ours;
  return theirs === ours;
}

/** Texts for people, which the recordings are without, and when the recording's users were made. */
const notCompared = new Set(['message', 'json_error_message', 'registered_date']);

function differingObjects(
  path: string,
  theirs: Record<string, unknown>,
  ours: Record<string, unknown>,
  partial: boolean,
): string[] {
  const isCompared = (name: string) => !notCompared.has(name);
  const names = Object.keys(theirs).filter(isCompared);
  const added = partial ? [] : Object.keys(ours).filter((name) => isCompared(name) && !(name in theirs));
  return [
    ...added.map((name) => `${path}.${name}: is too much`),
    ...names.flatMap((name) =>
      name in ours
        ? differingValues(`${path}.${name}`, theirs[name], ours[name], partial)
        : [`${path}.${name}: is missing`],
    ),
  ];
}

/** Where a recorded text was shortened, or left out, it ends in `…`, perhaps with its length behind it. */
function agreeingTexts(name: string, theirs: string, ours: string): boolean {
  const cut = /^([\s\S]*)…(?: ?\((\d+)(?: characters)?\))?$/.exec(theirs);
  if (!cut) return comparableText(name, theirs) === comparableText(name, ours);
  const [, begin = '', length] = cut;
  return ours.startsWith(begin) && (length === undefined || [...ours].length === Number(length));
}

/** What two runs on one day cannot have in common is taken out. */
function comparableText(name: string, text: string): string {
  if (madeAnew.has(name)) return text === '' ? '' : 'made anew';
  const known = name === 'email' ? withoutReferences(text) : text;
  return known
    .replace(/^picture-\w{6}$/, 'picture-random')
    .replace(/-[0-9a-f]{11}(?=\.ics)/, '-made-anew')
    .replace(momentsOfTheDay, (all, day: string, hour: string) => {
      const clock = hours[day.slice(-2)]?.[hour];
      return clock ? `${day} ${clock} time` : all;
    })
    .replace(/(?<=application-passwords\/)[\w-]+/, 'made-anew')
    .replace(/-\w{6}(?=(?:-\d+x\d+)?\.png$)/, '-random');
}

const madeAnew = new Set(['uuid', 'password', 'last_ip', 'x-wp-nonce']);

const momentsOfTheDay = /(20\d\d-11-2[12])(?:T| |\+|%20)(\d\d)(?::|%3A)\d\d(?::|%3A)\d\d/g;

/** The hours of the recordings, by day, local and UTC; the end of the usual window lies two years later. */
const hours: Record<string, Record<string, string>> = {
  21: { '01': 'local', '02': 'local', '06': 'UTC', '07': 'UTC' },
  22: { '07': 'local', 12: 'UTC' },
};

/** Characters of an e-mail address are written as references at random, against harvesters. */
const withoutReferences = (text: string): string =>
  text.replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const differs = (where: string, theirs: unknown, ours: unknown): string =>
  `${where}: ${short(theirs)} became ${short(ours)}`;

const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 120);
