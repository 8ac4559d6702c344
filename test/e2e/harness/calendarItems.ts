import source from '../../recorded/calendar/source.json' with { type: 'json' };
import type { LoggedRequest } from '../../sandbox/requests';
import { consoleOnly } from './consoleOnly';

/** A pair of method and path of the source document, with its query parameters and the fields of its body. */
interface Pair {
  method: string;
  path: string;
  query?: string[];
  body?: string[];
}

const pairs: readonly Pair[] = source;

/** PUT, PATCH and by-slug writes take what the POST by id takes: their parameters and fields are not counted again. */
const isTwin = ({ method, path }: Pair) =>
  method === 'PUT' || method === 'PATCH' || (method === 'POST' && path.endsWith('{slug}'));

const toPairItem = ({ method, path }: Pair) => `${method} ${path}`;

const toParts = (pair: Pair, query: readonly string[], fields: readonly string[]) => [
  ...query.map((name) => `${toPairItem(pair)} ?${name}`),
  ...fields.map((name) => `${toPairItem(pair)} .${name}`),
];

/**
 * What the calendar's source document has, as items: a pair is `GET /events`, its query parameter `GET /events
 * ?search`, a field of its body `POST /events .title`.
 */
export const calendarItems: readonly string[] = pairs.flatMap((pair) => [
  toPairItem(pair),
  ...(isTwin(pair) ? [] : toParts(pair, pair.query ?? [], pair.body ?? [])),
]);

const known = new Set(calendarItems);
const patterns = pairs.map((pair) => ({
  pair,
  pattern: new RegExp(
    `^${pair.path.replace('/{id}', String.raw`/\d+`).replace('/{slug}', '/[^/]+')}$`.replace('^/$', '^/?$'),
  ),
}));

/** The items that a request uses; none if it is no call of the calendar. */
export function findCalendarItems({ method, path, query, fields = [] }: LoggedRequest): string[] {
  const at = (query.rest_route ?? path).split(/\/(?:tribe|cal)\/events\/v1(?=\/|$)/)[1];
  const pair = patterns.find((one) => one.pair.method === method && one.pattern.test(at ?? 'none'))?.pair;
  if (pair === undefined) return [];
  return [toPairItem(pair), ...toParts(pair, Object.keys(query), fields)].filter((item) => known.has(item));
}

const isPair = (item: string) => !item.includes(' ?') && !item.includes(' .');

/**
 * Compares the items that were used from controls of their own with the source document: what the run should print,
 * and what is wrong: an item that was not used and has no reason, or was used and has one.
 */
export function checkCalendarItems(
  seen: ReadonlySet<string>,
  reasons: Readonly<Record<string, string>> = consoleOnly,
): { text: string; problems: string[] } {
  const count = (items: readonly string[]) =>
    `${items.filter((item) => seen.has(item)).length} of ${items.length}`;
  const listed = calendarItems.filter((item) => item in reasons && !seen.has(item));
  const missing = calendarItems.filter((item) => !seen.has(item) && !(item in reasons));
  const needless = Object.keys(reasons).filter((item) => seen.has(item) || !known.has(item));
  const parts = (mark: string) => calendarItems.filter((item) => item.includes(mark));
  const text =
    `Calendar API: ${count(calendarItems.filter(isPair))} pairs, ${count(parts(' ?'))} query parameters and ` +
    `${count(parts(' .'))} fields used from controls of their own; ${listed.length} only in the console, for a reason.`;
  const problems = [
    ...(missing.length > 0 ? [`Calendar API: not used, and without a reason: ${missing.join(', ')}.`] : []),
    ...(needless.length > 0
      ? [`Calendar API: used or unknown, but with a reason: ${needless.join(', ')}.`]
      : []),
  ];
  return { text: [text, ...problems].join('\n'), problems };
}
