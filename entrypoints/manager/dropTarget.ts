import { readLinks } from '../../lib/importExport/links';
import { type ManagerAddress, toSourceAddress } from '../../lib/pages/managerAddress';
import { isSidecar, isVideoFile } from './upload/sidecars';
import type { DropSource } from './useDrop';

/** Where what was dropped belongs: a section that imports it, or the address of a form for it. */
export type DropTarget =
  | { section: 'events' | 'playlists' | 'subscriptions' | 'upload' }
  | { address: ManagerAddress };

const calendarStart = /^\s*BEGIN:V(?:CALENDAR|EVENT)\b/i;
const calendarName = /\.(?:ics|ical|ifb|icalendar)$/i;
/** Files that may hold links or lists of videos. */
const listName = /\.(?:csv|db|json|txt)$/i;
/** Exports of subscriptions, by the names that the platform and other programs give them. */
const isSubscriptions = (name: string): boolean =>
  outlinesName.test(name) || (/subscription/i.test(name) && listName.test(name));
const outlinesName = /\.opml$/i;

/** Finds the target of dropped files or text. Undefined if nothing in it can be imported. */
export function findDropTarget(source: DropSource): DropTarget | undefined {
  if ('text' in source) return findTextTarget(source.text);
  const { files } = source;
  if (files.every(isCalendar)) return { section: 'events' };
  const [file, ...others] = files;
  if (file && others.length === 0 && isSubscriptions(file.name)) return { section: 'subscriptions' };
  if (files.every(({ name }) => listName.test(name))) return { section: 'playlists' };
  const isUpload = files.some(isVideoFile) && files.every((one) => isVideoFile(one) || isSidecar(one));
  return isUpload ? { section: 'upload' } : undefined;
}

const isCalendar = ({ name, type }: File): boolean => type === 'text/calendar' || calendarName.test(name);

function findTextTarget(text: string): DropTarget | undefined {
  if (calendarStart.test(text)) return { section: 'events' };
  const { named } = readLinks(text);
  const [first, ...others] = named.map(({ subject }) => subject);
  if (first && others.length === 0 && first.kind !== 'video') return { address: toSourceAddress(first) };
  return named.some(({ subject }) => subject.kind === 'video') ? { section: 'playlists' } : undefined;
}
