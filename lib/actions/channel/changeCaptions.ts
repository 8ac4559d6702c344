import * as z from 'zod/mini';
import { videoUrl } from '../../pages/videoAddress';
import { captions } from '../../video';
import { action } from '../shared/action';
import { updates } from '../shared/writes';
import {
  addTrack,
  keepTrack,
  removeTrack,
  TrackInput,
  toTrackFile,
  toTrackKey,
  toTrackName,
} from './captionTracks';

const shared = { version: 1, service: 'video', concurrencyKey: toTrackKey } as const;

/** Deletes a caption track, whose text is read before. Undo adds it again. */
export const deleteCaptions = action({
  ...shared,
  id: 'captions.delete',
  confirmed: true,
  methods: [captions.download, captions.delete],
  input: TrackInput,
  async run({ input: { captionId }, ...context }) {
    await keepTrack(context, captionId);
    return removeTrack(context, captionId);
  },
  async undo({ input: { captionId: _gone, ...track }, receipts, ...context }) {
    const text = z.string().safeParse(receipts.download);
    if (text.success && receipts.delete !== undefined)
      await addTrack(context, 'add', track, async () => toTrackFile(text.data));
  },
  substitutions: (input) => [toTrackName(input)],
  link: ({ videoId }) => videoUrl(videoId),
});

/**
 * Gives a caption track another language or name. The platform cannot rename one: a new track with the same text is
 * added, and the old one deleted. Undo does the same the other way round.
 */
export const renameCaptions = action({
  ...shared,
  id: 'captions.rename',
  methods: [captions.download, captions.list, captions.insert, captions.delete],
  halfway: 'add',
  input: () => z.object({ ...TrackInput().shape, to: z.object({ language: z.string(), name: z.string() }) }),
  async run({ input: { captionId, to, ...track }, ...context }) {
    const text = await keepTrack(context, captionId);
    const renamed = { ...track, ...to };
    const added = await addTrack(context, 'add', renamed, async () => toTrackFile(text));
    await removeTrack(context, captionId);
    return { captionId: added };
  },
  async undo({ input: { captionId: _gone, to: _to, ...track }, receipts, ...context }) {
    const { text, added } = Renaming().parse({ text: receipts.download, added: receipts.add });
    if (text === undefined || added === undefined) return;
    if (receipts.delete !== undefined) await addTrack(context, 'add', track, async () => toTrackFile(text));
    await removeTrack(context, added);
  },
  substitutions: ({ to, ...track }) => [toTrackName(track), toTrackName(to)],
  link: ({ videoId }) => videoUrl(videoId),
});

const Renaming = () => z.object({ text: z.optional(z.string()), added: z.optional(z.string()) });

/** Publishes a caption track, or makes it a draft. Undo makes it what it was. */
export const setCaptionsDraft = action({
  ...shared,
  id: 'captions.setDraft',
  methods: [captions.update],
  input: TrackInput,
  async run({ input: { captionId, isDraft }, step, video }) {
    await step('write', {
      writes: updates('captions', captionId),
      run: async () => void (await video.captions.update(query, { id: captionId, snippet: { isDraft } })),
    });
    return true;
  },
  async undo({ input: { captionId, isDraft }, step, video }) {
    await step('writeBack', {
      writes: updates('captions', captionId),
      run: async () =>
        void (await video.captions.update(query, { id: captionId, snippet: { isDraft: !isDraft } })),
    });
  },
  substitutions: (input) => [toTrackName(input)],
  link: ({ videoId }) => videoUrl(videoId),
});

const query = { part: ['snippet' as const], fields: 'id' };
