import * as z from 'zod/mini';
import { Fault } from '../errors';
import { videoIdForm } from '../pages/videoAddress';
import { privacyStatuses } from '../shared/privacyStatuses';
import { type FoundLink, type PlaylistReading, parseLink, toParsedLinks } from './links';

const Text = () => z.catch(z.optional(z.string()), undefined);
const Members = () => z.catch(z.optional(z.array(z.unknown())), undefined);

/** A backup with lists: ours, those of Piped and Invidious (`playlists`), LibreTube's (`localPlaylists`). */
const Backup = () => z.object({ playlists: Members(), localPlaylists: Members() });

/**
 * A list: ours (`title`, `items`), FreeTube's (`playlistName`), LibreTube's (`playlist`), Piped's (`visibility`) or
 * that of Invidious (`privacy`).
 */
const List = () =>
  z.object({
    title: Text(),
    name: Text(),
    playlistName: Text(),
    playlist: z.catch(z.optional(z.object({ name: Text() })), undefined),
    privacyStatus: Text(),
    privacy: Text(),
    visibility: Text(),
    items: Members(),
    videos: Members(),
  });

/** An item of a list, or of the platform's former export, which had the form of its API. */
const Item = () =>
  z.object({
    videoId: Text(),
    url: Text(),
    id: Text(),
    title: Text(),
    contentDetails: z.catch(z.optional(z.object({ videoId: Text() })), undefined),
    snippet: z.catch(
      z.optional(
        z.object({
          title: Text(),
          resourceId: z.catch(z.optional(z.object({ videoId: Text() })), undefined),
        }),
      ),
      undefined,
    ),
  });

/**
 * Reads the lists of a parsed JSON file: a backup with lists, several lists, one list, or items without a list. What
 * stands beside the lists is not read.
 * @throws Fault `badInput/notAPlaylistFile` about the names of the members found
 */
export function readJsonLists(file: unknown): PlaylistReading[] {
  const { playlists, localPlaylists } = Backup().safeParse(file).data ?? {};
  const members =
    playlists || localPlaylists ? [playlists ?? [], localPlaylists ?? []].flat() : [file].flat();
  const lists = members.map(readList);
  const rest = toParsedLinks(members.filter((_, index) => !lists[index]).map(readItem));
  const readings = lists.filter((list) => list !== undefined);
  if (readings.length === 0 && rest.named.length === 0) {
    const about = Array.isArray(file) ? '[]' : Object.keys(Object(file)).join(', ').slice(0, 200);
    throw new Fault({ kind: 'badInput', reason: 'notAPlaylistFile', about });
  }
  return rest.named.length + rest.notUnderstood.length > 0 ? [...readings, rest] : readings;
}

/** Undefined if the value is no list. */
function readList(value: unknown): PlaylistReading | undefined {
  const list = List().safeParse(value).data;
  const items = list?.items ?? list?.videos;
  if (!list || !items) return undefined;
  const said = (list.privacyStatus ?? list.privacy ?? list.visibility)?.toLowerCase();
  return {
    title: list.title ?? list.playlistName ?? list.name ?? list.playlist?.name,
    privacyStatus: privacyStatuses.find((status) => status === said),
    ...toParsedLinks(items.map(readItem)),
  };
}

/** The position in the list takes the place of a line number. */
function readItem(value: unknown, index: number): FoundLink {
  const { videoId, url, id, title, contentDetails, snippet } =
    (typeof value === 'string' ? { url: value, id: value } : Item().safeParse(value).data) ?? {};
  const ids = [videoId, contentDetails?.videoId, snippet?.resourceId?.videoId, id];
  const known = ids.find((each) => each !== undefined && videoIdForm.test(each));
  const linked =
    url === undefined ? undefined : parseLink(url.replace(/^\/(?!\/)/, 'https://www.youtube.com/'));
  const subject = known === undefined ? linked : ({ kind: 'video', videoId: known } as const);
  const text = known ?? url ?? JSON.stringify(value) ?? '';
  return { line: index + 1, text, title: title ?? snippet?.title, subject };
}
