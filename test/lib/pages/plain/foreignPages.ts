import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlainCase } from './plainCase';

/** The folder of the pages, each with its events. */
export const foreignFolder = join(import.meta.dirname, 'foreign');

/** The folder of pages of two further writers. */
export const strangersFolder = join(import.meta.dirname, 'strangers');

/** What a page says, as somebody wrote it down who had not read the code. */
interface ForeignPage {
  url: string;
  now: string;
  timeZone: string;
  language: string;
  list: boolean;
  events: ForeignEvent[];
}

interface ForeignEvent {
  title: string;
  start: string;
  end?: string | null;
  place?: string | null;
  alsoRight?: { start?: string[]; end?: (string | null)[] };
}

/** Pages in the forms of site builders, written with their events by somebody who had not read the code. */
export const foreignPages = readPages(foreignFolder);

/** The pages of a folder. */
export function readPages(folder: string): (PlainCase & { page: ForeignPage })[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((file) => {
      const page = JSON.parse(readFileSync(join(folder, file.replace('.html', '.json')), 'utf8'));
      const { url, now, timeZone, language, events } = page as ForeignPage;
      return {
        name: file.replace('.html', ''),
        // No style sheet is loaded here
        html: readFileSync(join(folder, file), 'utf8').replace(/<link[^>]*stylesheet[^>]*>/g, ''),
        isWhole: true,
        lang: language,
        url,
        now,
        timeZone,
        events: events.map((event) => toExpected(event, event.start)),
        page,
      };
    });
}

/**
 * The events of a page as lines to compare with those that were read; of several right values, the one that was read.
 */
export function toWanted({ page: { events } }: { page: ForeignPage }, read: readonly string[]): string[] {
  return events.map((event) => {
    const { start, end, alsoRight = {} } = event;
    const chosen = [start, ...(alsoRight.start ?? [])].find((one) =>
      read.some((line) => line.startsWith(`${one} `)),
    );
    const ends = [end, ...(alsoRight.end ?? [])];
    const isRead = (one: string | null | undefined) =>
      one && read.some((line) => line.startsWith(`${chosen} – ${one} `));
    return toExpected({ ...event, end: ends.find(isRead) ?? end }, chosen ?? start);
  });
}

function toExpected({ title, end, place }: ForeignEvent, start: string): string {
  return [start, ...(end ? [`– ${end}`] : []), title, ...(place ? [`@ ${place}`] : [])].join(' ');
}
