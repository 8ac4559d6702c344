import { isCalendarText } from '../pages/calendarText';
import { isJson } from './json';
import { readPlaylists } from './playlists';
import { guessColumns, readEventTable, readJsonEvents, readTableDay } from './readEvents';

/**
 * What a text file holds, whatever its name is: events, or videos of playlists. Undefined for one that can be either, or
 * that is neither for certain: a table of videos with a title and a date in each row, for one.
 */
export function findFileContent(text: string): 'events' | 'playlists' | undefined {
  if (isCalendarText(text)) return 'events';
  if (isJson(text))
    return countJsonEvents(text) > 0 ? 'events' : countVideos(text) > 0 ? 'playlists' : undefined;
  const table = readTable(text);
  const videos = countVideos(text);
  if (table === undefined) return videos > 0 ? 'playlists' : undefined;
  const { title, startDate } = guessColumns(table);
  const isNamed = title !== undefined && startDate !== undefined;
  // Events may name a video as well
  if (videos > 0 && videos >= table.rows.length / 2) return isNamed ? undefined : 'playlists';
  return isNamed || hasDays(table) ? 'events' : videos > 0 ? 'playlists' : undefined;
}

type Table = ReturnType<typeof readEventTable>;

/** Rows that are looked at for days. */
const mostRows = 200;

/** Whether most rows have a day in one of the columns. */
function hasDays({ header, rows }: Table): boolean {
  const some = rows.slice(0, mostRows);
  const count = (at: number) =>
    some.filter(
      ({ fields }) =>
        readTableDay((fields[at] ?? '').slice(0, 30), 'day') !== undefined ||
        readTableDay((fields[at] ?? '').slice(0, 30), 'month') !== undefined,
    ).length;
  return some.length > 0 && header.some((_name, at) => count(at) > some.length / 2);
}

function readTable(text: string): Table | undefined {
  try {
    return readEventTable(text);
  } catch {
    return undefined;
  }
}

function countJsonEvents(text: string): number {
  try {
    return readJsonEvents(text).entries.length;
  } catch {
    return 0;
  }
}

function countVideos(text: string): number {
  try {
    const named = readPlaylists(text).flatMap((list) => list.named);
    return named.filter(({ subject }) => subject.kind === 'video').length;
  } catch {
    return 0;
  }
}
