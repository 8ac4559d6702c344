import { readFileSync } from 'node:fs';
import type { SiteSettings, Switches } from '../../sandbox/calendar/site';

/**
 * Recordings of a live calendar: the whole course of them, one step a line, in the order they were made. Message
 * texts, documentation and pages are left out; what remains are facts.
 */

/** A request as it was made. */
export interface Sent {
  method: string;
  /** From the site's root, or from the calendar's namespace with `calendar:` before it. */
  path: string;
  /** As pairs, or as written when what is written matters. */
  query?: Record<string, unknown> | string;
  headers?: Record<string, string>;
  /** User name or e-mail address. */
  as?: string;
  /** Left out: the user's own application password. */
  password?: 'wrong' | 'created';
  /** With the cookies of a login. */
  cookie?: boolean;
  /** Sent as JSON. */
  body?: unknown;
  /** A long text in the body, too long to write down. */
  repeated?: { field: string; text: string; length: number };
  /** Sent as written. */
  text?: string;
  /** Sent as bytes, in hexadecimal digits. */
  bytes?: string;
  /** Sent as a form, with a file if there is a picture too. */
  form?: Record<string, string>;
  /** Width and height of a PNG: its bytes are the body, or the form's file. */
  picture?: [number, number];
  file?: string;
}

/** An exchange made only to prepare: of its answer just status and id were kept. */
export interface Preparation extends Sent {
  prepare: true;
  status: number;
  id?: number;
}

export interface Recording extends Sent {
  number: number;
  name: string;
  status: number;
  /** What differs from the headers that nearly every answer has; null where such a header is missing. */
  answerHeaders?: Record<string, string | null>;
  answer?: unknown;
  /** Of the answer only a part was kept: shorter objects in lists of full length. */
  partial?: boolean;
  /** The answer is that of another recording. */
  sameAs?: string;
  /** The answer is no JSON; it contains these. */
  page?: string[];
  /** What the answer has before its JSON. */
  before?: string;
  /** Names of the events that a page holds as JSON-LD. */
  jsonLd?: string[];
  /** An iCalendar file: its time zones, and all lines of its events but those that say when they were written. */
  zones?: string[];
  lines?: string[];
  /** An RSS feed's items. */
  items?: FeedItem[];
}

interface FeedItem {
  title: string;
  link: string;
  pubDate: string;
  categories: string[];
}

/** Something done on the site's inside. */
export type Outside =
  | { outside: 'password'; event: number; password: string }
  | { outside: 'blog post'; title: string; tags: string[]; id: number }
  /** Ids that went to things this API does not show. */
  | { outside: 'numbers'; taken: number }
  /** An application approved on the site's own page. */
  | { outside: 'application password'; as: string; name: string; appId: string }
  /** A picture that the server can fetch at an address. */
  | { outside: 'picture'; address: string; size: [number, number] }
  | { outside: 'clock'; at: string }
  | { outside: 'removal'; event: number }
  /** Stored by the site's own code, as its editor stores it. */
  | { outside: 'currency'; event: number; cost: string; symbol: string; position: string; code: string }
  | { outside: 'switches'; switches: Partial<Switches> }
  | { outside: 'settings'; settings: Partial<SiteSettings> };

/** An empty calendar with five users, one a role; ids start anew. */
interface Reset {
  reset: true;
}

export type Step = Reset | Outside | Preparation | Recording;

export const isRecording = (step: Step): step is Recording => 'number' in step;

/** A live calendar that was recorded once. */
export interface Course {
  /** Folder of its recordings. */
  folder: string;
  /** When the recording began. */
  recordedAt: string;
  version: SiteSettings['version'];
}

export const courses: readonly Course[] = [
  { folder: 'calendar', recordedAt: '2026-11-21T07:06:20Z', version: '6.17.2' },
  { folder: 'calendar-6.17.1', recordedAt: '2026-11-22T12:07:35Z', version: '6.17.1' },
];

export function readCourse({ folder }: Course): Step[] {
  const file = new URL(`../../recorded/${folder}/course.jsonl`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Step);
}
