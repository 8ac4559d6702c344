import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlainCase } from './plainCase';
import { isSameName, toLineParts } from './score';

/** The folder of the pages, each with its events. */
export const foreignFolder = join(import.meta.dirname, 'foreign');

/** The folder of pages of two further writers. */
export const strangersFolder = join(import.meta.dirname, 'strangers');

/** The folder of pages of a writer after these. */
export const thirdsFolder = join(import.meta.dirname, 'thirds');

/** The folder of pages of a fourth writer. */
export const fourthsFolder = join(import.meta.dirname, 'fourths');

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
  alsoRight?: { start?: string[]; end?: (string | null)[]; title?: string[]; place?: (string | null)[] };
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
  const lines = read.map(toLineParts);
  return events.map((event) => {
    const { title, start, end, place, alsoRight = {} } = event;
    const starts = [start, ...(alsoRight.start ?? [])];
    const chosen = starts.find((one) => lines.some((line) => line.start === one)) ?? start;
    const same = lines.filter((line) => line.start === chosen);
    const choose = <Value extends string | null | undefined>(
      values: Value[],
      isRead: (one: string, line: (typeof lines)[number]) => boolean,
    ) => values.find((one) => same.some((line) => isRead(one ?? '', line))) ?? values[0];
    return toExpected(
      {
        title:
          choose([title, ...(alsoRight.title ?? [])], (one, line) => isSameName(one, line.title)) ?? title,
        end: choose([end, ...(alsoRight.end ?? [])], (one, line) => one === line.end),
        place: choose([place, ...(alsoRight.place ?? [])], (one, line) => isSameName(one, line.place)),
      },
      chosen,
    );
  });
}

function toExpected({ title, end, place }: Omit<ForeignEvent, 'start'>, start: string): string {
  return [start, ...(end ? [`– ${end}`] : []), title, ...(place ? [`@ ${place}`] : [])].join(' ');
}
