import { readFileSync } from 'node:fs';

interface Recorded {
  name?: string;
  method?: string;
  path?: string;
  status?: number;
  query?: { _fields?: string; _envelope?: number };
  body?: unknown;
  partial?: boolean;
  answer?: unknown;
}

/** The recordings of a live calendar, in the order of recording. */
export const recordings: Recorded[] = readFileSync('test/recorded/calendar/course.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** Every complete single event in the recordings, with the name of its recording. */
export const recordedEvents = recordings.flatMap(({ name = '', answer }) =>
  typeof answer === 'object' && answer !== null && 'utc_start_date_details' in answer
    ? [{ name, answer }]
    : [],
);
