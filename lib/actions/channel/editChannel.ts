import * as z from 'zod/mini';
import { Fault } from '../../errors';
import { channelUrl } from '../../pages/videoAddress';
import { channels, type VideoClient } from '../../video';
import { action } from '../shared/action';
import { reflectsLastWrites } from '../shared/reflects';
import { updates } from '../shared/writes';

const id = 'channel.edit';

/** Fields of a channel's branding; null clears one. */
const Fields = () => {
  const field = () => z.optional(z.nullable(z.string()));
  return z.object({
    description: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
    keywords: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
    country: field(),
    unsubscribedTrailer: field(),
    defaultLanguage: field(),
  });
};
type Fields = z.output<ReturnType<typeof Fields>>;
type Name = keyof Fields;

const Changes = () => Fields().check(z.refine((changes) => Object.keys(changes).length > 0));
const Edit = () => z.object({ before: Fields(), after: Fields() });

/**
 * Changes fields of the channel's branding; all others stay. Undo restores them, unless one of them was changed since.
 */
export const editChannel = action({
  id,
  version: 1,
  service: 'video',
  methods: [channels.list, channels.list, channels.update],
  input: () => z.object({ channel: z.object({ channelId: z.string() }), changes: Changes() }),
  concurrencyKey: ({ channel }) => toKey(channel.channelId),
  async run({ input: { channel, changes }, step, readLatest, video }) {
    const { channelId } = channel;
    const read = () => readFields(video, channelId);
    return step('write', {
      writes: updates('channel', channelId),
      before: () =>
        readLatest(read, (found, recentWrites) =>
          reflectsLastWrites(found, toKey(channelId), recentWrites, comparison),
        ),
      async run(before) {
        if (hasFields(before, changes)) return { before: {}, after: {} };
        await writeFields(video, channelId, changes);
        return { before: pick(before, changes), after: changes };
      },
      check: async (before) =>
        hasFields(await read(), changes) ? { before: pick(before, changes), after: changes } : undefined,
    });
  },
  isUnchanged: ({ after }) => Object.keys(after).length === 0,
  async undo({ input: { channel }, result, step, readLatest, video }) {
    if (result === undefined || Object.keys(result.after).length === 0) return;
    const { channelId } = channel;
    const { before, after } = result;
    await step('writeBack', {
      writes: updates('channel', channelId),
      async run() {
        const now = await readLatest(
          () => readFields(video, channelId),
          (found) => hasFields(found, after),
        );
        if (hasFields(now, before)) return;
        if (!hasFields(now, after)) throw new Fault({ kind: 'conflict', reason: 'channelChangedAgain' });
        await writeFields(video, channelId, before);
      },
    });
  },
  substitutions: () => [],
  link: ({ channel }) => channelUrl(channel.channelId),
});

const toKey = (channelId: string) => `channel-${channelId}`;

const getNames = (fields: Fields) => Object.keys(fields) as Name[];

const pick = (fields: Fields, like: Fields): Fields =>
  Object.fromEntries(getNames(like).map((name) => [name, fields[name] ?? null]));

/** Whether these fields are stored; the platform leaves out those that are empty. */
const hasFields = (stored: Fields, fields: Fields) =>
  getNames(fields).every((name) => (stored[name] || null) === (fields[name] || null));

const comparison = {
  thing: 'channel',
  fieldsAfter({ action: name, result, state }: { action: string; result?: unknown; state: string }) {
    // Banner and watermark leave these fields alone
    if (name !== id) return {};
    const edit = Edit().safeParse(result).data;
    return edit && (state === 'undone' ? edit.before : edit.after);
  },
  matches: hasFields,
} as const;

async function readFields(video: VideoClient, channelId: string): Promise<Fields> {
  const { items } = await video.channels.list({ part: ['brandingSettings'], id: [channelId] });
  const [found] = items;
  if (found === undefined) throw new Fault({ kind: 'notFound', reason: 'channelNotFound' });
  return Fields().parse(found.brandingSettings?.channel ?? {});
}

/** Writes the fields, and keeps the other branding settings. */
const writeFields = (video: VideoClient, id: string, channel: Fields) =>
  video.updateParts(channels.update, { id }, { brandingSettings: { channel } });
