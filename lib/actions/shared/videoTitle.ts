import * as z from 'zod/mini';
import type { VideoState } from './state';

/** The title of the job's video, by which the history names it. Menus and keys act on a video without reading it. */
export const VideoTitle = () => z.optional(z.string());

/** The title as part of an action's input; nothing if it was not read. */
export const titleInput = ({ title }: Pick<VideoState, 'title'>): { videoTitle?: string } =>
  title === '' ? {} : { videoTitle: title };
