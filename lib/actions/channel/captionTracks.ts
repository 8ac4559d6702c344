import * as z from 'zod/mini';
import { Fault } from '../../errors';
import type { VideoClient } from '../../video';
import type { ActionContext, Clients } from '../shared/action';
import { ignoreNotFound } from '../shared/ignoreNotFound';
import { reflectsTracks } from '../shared/reflects';
import { makes, removes } from '../shared/writes';

/** What a caption track is called. A video has one track of each language and name. */
const TrackNames = () => z.object({ videoId: z.string(), language: z.string(), name: z.string() });
type TrackNames = z.output<ReturnType<typeof TrackNames>>;

/** A caption track without its text. */
export const TrackFields = () => z.object({ ...TrackNames().shape, isDraft: z.boolean() });
export type TrackFields = z.output<ReturnType<typeof TrackFields>>;

/** Input of the actions that send a caption file. */
export const CaptionInput = () => z.object({ ...TrackFields().shape, file: z.string() });

/** Input of the actions on a track that is there. */
export const TrackInput = () => z.object({ ...TrackFields().shape, captionId: z.string() });

/** What a track is called in the activity. */
export const toTrackName = ({ name, language }: Pick<TrackNames, 'name' | 'language'>): string =>
  name || language;

/** Jobs on the tracks of a video follow each other. */
export const toTrackKey = ({ videoId }: Pick<TrackNames, 'videoId'>): string => `video-${videoId}`;

/** Ids of the video's tracks with this language and name; not of the one that the platform made from the sound. */
export async function findTracks(
  video: VideoClient,
  { videoId, language, name }: TrackNames,
): Promise<string[]> {
  const { items } = await video.captions.list({ part: ['snippet'], videoId });
  return items
    .filter(({ snippet }) => snippet?.language === language && snippet.name === name)
    .filter(({ snippet }) => snippet?.trackKind !== 'ASR')
    .map(({ id }) => id);
}

type Context = ActionContext<'step' | 'readLatest'> & Pick<Clients, 'video'>;

/** Adds a track as one step, and returns its id. @param name of the step @param read returns the file */
export const addTrack = (
  { step, readLatest, video }: Context,
  name: string,
  snippet: TrackFields,
  read: () => Promise<Blob>,
): Promise<string> =>
  step(name, {
    writes: makes('captions'),
    before: () => readLatest(() => findTracks(video, snippet), reflectsTracks),
    run: async () => {
      const query = { part: ['snippet' as const], fields: 'id' };
      return (await video.captions.insert(query, { snippet }, { media: await read() })).id;
    },
    check: async (known) => (await findTracks(video, snippet)).find((id) => !known.includes(id)),
  });

/** Deletes a track as one step; one that is gone already counts as success. */
export const removeTrack = ({ step, video }: Context, captionId: string): Promise<true> =>
  step('delete', {
    writes: removes('captions', captionId),
    run: () => ignoreNotFound(video.captions.delete({ id: captionId })),
  });

/** Most bytes of a track that is kept with a job, so that it can be written again. */
const mostKept = 2_000_000;

/**
 * Reads the text of a track as one step, in the form in which it was uploaded; the job keeps it.
 * @throws Fault `captionsTooLarge`
 */
export const keepTrack = ({ step, video }: Context, captionId: string): Promise<string> =>
  step('download', {
    run: async () => {
      const file = await video.captions.download({ id: captionId });
      if (file.size > mostKept) throw new Fault({ kind: 'limit', reason: 'captionsTooLarge' });
      return file.text();
    },
  });

/** The file of a text that was kept. */
export const toTrackFile = (text: string): Blob => new Blob([text], { type: 'application/octet-stream' });
