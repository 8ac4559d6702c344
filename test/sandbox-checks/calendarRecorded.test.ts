import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import created from '../recorded/calendar/events-created.json';
import listed from '../recorded/calendar/events-listed.json';
import read from '../recorded/calendar/events-read.json';
import others from '../recorded/calendar/others.json';
import scene from '../recorded/calendar/scene.json';
import { type CalendarHosts, createCalendarHosts } from '../sandbox/calendar';
import { makePng } from '../sandbox/calendar/pictures';
import { type Database, openDatabase } from '../sandbox/database';

/** Recordings of a live calendar, asked again of the sandbox in the same scene. Message texts are not compared. */
interface Recording {
  recording: number;
  name: string;
  as: string | null;
  method: string;
  path: string;
  query: unknown;
  body: unknown;
  status: number;
  allow: string | null;
  /** The recorded answer was shortened. */
  partial: boolean;
  answer: unknown;
}

let db: Database;
let calendar: CalendarHosts;
let scenery: Uint8Array;
const credentials = new Map<string, string>();

async function send(call: {
  as?: string | null;
  method?: string;
  path?: string;
  query?: unknown;
  body?: unknown;
}): Promise<Response> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (call.as) headers.Authorization = credentials.get(call.as) ?? '';
  const { path = '/', method = 'GET' } = call;
  const address = `https://calendar.example${path.startsWith('/wp-json') ? path : `/wp-json/tribe/events/v1${path}`}`;
  const body =
    call.body === null || call.body === undefined
      ? {}
      : { body: typeof call.body === 'string' ? call.body : JSON.stringify(call.body) };
  return await site().request(`${address}?${written(call.query)}`, { method, headers, ...body });
}

function site() {
  const app = calendar.hosts.get('calendar.example');
  if (!app) throw new Error('The calendar is not there');
  return app;
}

function written(query: unknown): string {
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((item) => [`${name}[]`, String(item)]) : [[name, String(value)]],
  );
  return new URLSearchParams(pairs as [string, string][]).toString();
}

/** The recorded ids skip numbers that went to things outside the API. */
function nextId(id: number): void {
  db.run("UPDATE sqlite_sequence SET seq = ? WHERE name = 'calendar_posts'", [id - 1]);
}

beforeAll(async () => {
  db = await openDatabase();
  calendar = createCalendarHosts({ db, clock: () => Date.parse('2026-11-21T07:06:20Z') });
  const { world } = calendar;
  world.empty();
  for (const { login } of world.users()) credentials.set(login, world.authorization(login));
  for (const step of scene) {
    if (step.outside === 'blog post') world.addBlogPost('Blog post');
    else if (step.outside) world.setPassword(31, 'open-sesame');
    else if (step.path === 'media') {
      db.run("INSERT INTO sqlite_sequence (name, seq) VALUES ('calendar_posts', 3)");
      world.addPicture('poster.png', makePng(640, 400));
    } else {
      if (step.method === 'POST' && !/categories|tags/.test(step.path ?? '')) nextId(step.id ?? 0);
      const answer = await send(step);
      expect((await answer.json()) as object, step.path).toMatchObject({ id: step.id });
    }
  }
  scenery = db.snapshot();
});

beforeEach(() => db.restore(scenery));

/** Times of the recording run, sizes of its picture files, and texts for people. */
const notCompared = new Set([
  'date',
  'date_utc',
  'modified',
  'modified_utc',
  'message',
  'filesize',
  'json_ld',
  '_links',
]);

function comparable(value: unknown, id: number | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => comparable(item, id));
  if (typeof value === 'string')
    return id === undefined ? value : value.replace(new RegExp(`(id=|/|&p=)${id}$`), '$1ID');
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => !notCompared.has(key))
    .map(([key, inner]) => [
      key,
      key === 'params' || key === 'details' ? namesIn(inner) : comparable(inner, id),
    ]);
  return Object.fromEntries(entries);
}

const namesIn = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.toSorted() : Object.keys(value as object).toSorted();

function answerOf(recorded: Recording, value: unknown): unknown {
  const id = recorded.status === 201 ? (value as { id: number }).id : undefined;
  const compared = comparable(value, id);
  return id === undefined ? compared : { ...(compared as object), id: 'ID' };
}

describe.each([
  ['lists of events', listed],
  ['single events', read],
  ['new events', created],
  ['venues, organizers and terms', others],
] as [string, Recording[]][])('%s are as recorded', (_name, recordings) => {
  test.each(recordings.map((recorded) => [`${recorded.recording} ${recorded.name}`, recorded] as const))(
    '%s',
    async (_title, recorded) => {
      const response = await send(recorded);
      expect(response.status).toBe(recorded.status);
      expect(response.headers.get('allow')).toBe(recorded.allow);
      const ours = answerOf(recorded, await response.json());
      const theirs = answerOf(recorded, recorded.answer);
      if (recorded.partial) expect(ours).toMatchObject(theirs as object);
      else expect(ours).toEqual(theirs);
    },
  );
});
