import { readLinks } from '../../lib/importExport/links';
import { isCalendarText } from '../../lib/pages/calendarText';
import { type ManagerAddress, type ManagerSection, toSourceAddress } from '../../lib/pages/managerAddress';
import { mostTextBytes, readTextFile } from './lists/readTextFile';
import { isSidecar, isVideoFile } from './upload/sidecars';
import type { DropSource } from './useDrop';

/** Where what was dropped belongs: a section that imports it, or the address of a form for it. */
export type DropTarget =
  | { section: 'events' | 'playlists' | 'subscriptions' | 'upload' }
  | { address: ManagerAddress };

const calendarName = /\.(?:ics|ical|ifb|icalendar)$/i;
/** Files that may hold events, or links or lists of videos. */
const listName = /\.(?:csv|db|json|txt)$/i;
/** Exports of subscriptions, by the names that the platform and other programs give them. */
const isSubscriptions = (name: string): boolean =>
  outlinesName.test(name) || (/subscription/i.test(name) && listName.test(name));
const outlinesName = /\.opml$/i;

/**
 * Finds the target of dropped files or text. What a file of a list or table is about is read in it; where it can be
 * either, the section decides onto which it was dropped. Undefined if nothing in it can be imported.
 */
export async function findDropTarget(
  source: DropSource,
  current: ManagerSection,
): Promise<DropTarget | undefined> {
  if ('text' in source) return findTextTarget(source.text);
  const { files } = source;
  const [file, ...others] = files;
  if (file && others.length === 0 && isSubscriptions(file.name)) return { section: 'subscriptions' };
  if (files.every((one) => isCalendar(one) || listName.test(one.name))) {
    const contents = new Set((await Promise.all(files.map(readContent))).filter(Boolean));
    if (contents.size > 1) return undefined;
    const [content = calendarSections.has(current) ? 'events' : 'playlists'] = contents;
    return { section: content };
  }
  const isUpload = files.some(isVideoFile) && files.every((one) => isVideoFile(one) || isSidecar(one));
  return isUpload ? { section: 'upload' } : undefined;
}

/** Sections about a calendar. */
const calendarSections: ReadonlySet<ManagerSection> = new Set(['events', 'records', 'feeds']);

const isCalendar = ({ name, type }: File): boolean => type === 'text/calendar' || calendarName.test(name);

/** What a file holds; undefined if that cannot be told, or if it cannot be read, which its import tells. */
async function readContent(file: File): Promise<'events' | 'playlists' | undefined> {
  if (isCalendar(file)) return 'events';
  if (file.size > mostTextBytes) return undefined;
  const [{ findFileContent }, text] = await Promise.all([
    import('../../lib/importExport/fileContent'),
    readTextFile(file).catch(() => ''),
  ]);
  return findFileContent(text);
}

function findTextTarget(text: string): DropTarget | undefined {
  if (isCalendarText(text)) return { section: 'events' };
  const { named } = readLinks(text);
  const [first, ...others] = named.map(({ subject }) => subject);
  if (first && others.length === 0 && first.kind !== 'video') return { address: toSourceAddress(first) };
  return named.some(({ subject }) => subject.kind === 'video') ? { section: 'playlists' } : undefined;
}
