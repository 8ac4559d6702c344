import * as z from 'zod/mini';
import { playlistUrl } from '../../pages/videoAddress';
import { playlists, type VideoClient } from '../../video';
import { action } from '../shared/action';
import { type FieldComparison, reflectsLastWrites } from '../shared/reflects';
import { updates } from '../shared/writes';
import { PlaylistFields, playlistKey, readFields } from './playlist';

const Changes = () => z.partial(z.extend(PlaylistFields(), { isPodcast: z.boolean() }));
type Changes = z.output<ReturnType<typeof Changes>>;

const id = 'playlist.edit';

/**
 * Changes a playlist's title, description, visibility, or whether it is a podcast; fields left out stay. Undo restores those that nobody changed
 * since.
 */
export const editPlaylist = action({
  id,
  version: 1,
  service: 'video',
  methods: [playlists.list, playlists.update],
  input: () => z.object({ playlistId: z.string(), title: z.string(), changes: Changes() }),
  concurrencyKey: playlistKey,
  async run({ input: { playlistId, changes }, step, readLatest, video }) {
    // The update sends unchanged fields as read, so a stale read would revert a recent edit.
    const before = await step('read', {
      run: () =>
        readLatest(
          () => readFields(video, playlistId),
          (found, recentWrites) => {
            const edits = recentWrites.filter((job) => job.action === id);
            return reflectsLastWrites(found, playlistKey({ playlistId }), edits, comparison);
          },
        ),
    });
    const same = (now: Changes) => differences(changes, now).length === 0;
    await step('write', {
      writes: updates('playlist', playlistId),
      run: () => write(video, playlistId, changes),
      check: async () => same(await readFields(video, playlistId)) || undefined,
    });
    return { before };
  },
  async undo({ input: { playlistId, changes }, result, step, readLatest, video }) {
    if (result === undefined) return;
    await step('writeBack', {
      writes: updates('playlist', playlistId),
      async run() {
        // Fields that somebody changed meanwhile are kept.
        const now = await readLatest(
          () => readFields(video, playlistId),
          (found) => differences(changes, found).length === 0,
        );
        const others = differences(changes, now);
        const ours = Object.keys(changes).filter((field) => !others.includes(field));
        const back = Object.entries(result.before).filter(([field]) => ours.includes(field));
        return ours.length === 0 || write(video, playlistId, Object.fromEntries(back));
      },
    });
  },
  substitutions: ({ title, changes }) => [changes.title ?? title],
  link: ({ playlistId }) => playlistUrl(playlistId),
  effects({ playlistId, title, changes }, result, undone) {
    const { title: named = title, ...fields } = (undone ? result?.before : changes) ?? {};
    const { description, privacyStatus, isPodcast } = fields;
    return [{ kind: 'playlistNamed', playlistId, title: named, description, privacyStatus, isPodcast }];
  },
});

const comparison: FieldComparison<Changes, Changes> = {
  thing: 'playlist',
  fieldsAfter({ state, input, result }) {
    const edit = z.object({ changes: Changes() }).safeParse(input).data;
    if (edit === undefined || state !== 'undone') return edit?.changes;
    const done = z.object({ before: Changes() }).safeParse(result).data;
    const fields = Object.entries(done?.before ?? {}).filter(([field]) => field in edit.changes);
    return done && Object.fromEntries(fields);
  },
  matches: (found, fields) => differences(fields, found).length === 0,
};

/** Reads the parts, merges the changes and writes them: 51 units. */
async function write(
  video: VideoClient,
  id: string,
  { title, description, privacyStatus, isPodcast }: Changes,
): Promise<true> {
  const podcast = isPodcast ? ('enabled' as const) : ('disabled' as const);
  const podcastStatus = isPodcast === undefined ? undefined : podcast;
  const isStatus = privacyStatus !== undefined || podcastStatus !== undefined;
  const status = isStatus ? { privacyStatus, podcastStatus } : undefined;
  const snippet = { title, description };
  await video.updateParts(playlists.update, { id }, status ? { snippet, status } : { snippet });
  return true;
}

const fields = ['title', 'description', 'privacyStatus', 'isPodcast'] as const;

/** Fields whose value differs from the wanted one. */
const differences = (wanted: Changes, now: Changes): string[] =>
  fields.filter((field) => wanted[field] !== undefined && wanted[field] !== now[field]);
