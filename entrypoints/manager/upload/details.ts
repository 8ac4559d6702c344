import * as z from 'zod/mini';
import { shiftClock } from '../../../lib/shared/time';
import { toVideoPatch } from '../../../lib/video/shared/videoFields';
import {
  findWrongFields,
  parseVideoDraft,
  toLocalTime,
  toNewFields,
  toVideoForm,
  type VideoForm,
} from '../videos/videoForm';

/** Values of the upload form: those of the video, and what is done with it. */
export interface UploadDetails extends VideoForm {
  notifySubscribers: boolean;
  /** The playlist that the video is saved to; empty for none. */
  playlistId: string;
  playlistTitle: string;
  /** Days between the dates of publication of two videos. */
  days: string;
  /** What `{number}` is for the first video. */
  firstNumber: string;
}

/** Initial values of the upload form. */
export const emptyDetails: UploadDetails = {
  ...toVideoForm({ categoryId: '22', embeddable: true, publicStatsViewable: true }),
  notifySubscribers: true,
  playlistId: '',
  playlistTitle: '',
  days: '7',
  firstNumber: '1',
};

/** Parses stored details, which an older version may have written; undefined if they are none. */
export function readDetails(kept: unknown): UploadDetails | undefined {
  const others = z
    .object({
      notifySubscribers: z.catch(z.boolean(), emptyDetails.notifySubscribers),
      playlistId: z.catch(z.string(), ''),
      playlistTitle: z.catch(z.string(), ''),
      days: z.catch(z.string(), emptyDetails.days),
      firstNumber: z.catch(z.string(), emptyDetails.firstNumber),
    })
    .safeParse(kept).data;
  return others && { ...emptyDetails, ...parseVideoDraft(kept), ...others };
}

/** Request body of `videos.insert`. */
export const toMetadata = (details: UploadDetails): Record<string, unknown> =>
  JSON.parse(JSON.stringify(toVideoPatch(toNewFields(details), {})));

/**
 * Names of fields that the platform would refuse, and of the question about children if it has no answer.
 * @param now epoch milliseconds
 */
export function findInvalidFields(details: UploadDetails, now: number = Date.now()): Set<string> {
  const wrong = findWrongFields(details, toNewFields(details), now);
  if (details.madeForKids === undefined) wrong.add('madeForKids');
  return wrong;
}

const week = 7 * 86_400_000;

/**
 * Details as a template keeps them, with a date of publication in the future: that of a past one is moved by weeks.
 * @param now epoch milliseconds
 */
export function renewDetails(details: UploadDetails, now: number): UploadDetails {
  const at = Date.parse(details.publishAt);
  if (Number.isNaN(at) || at > now) return details;
  const weeks = Math.ceil((now - at + 1) / week);
  return { ...details, publishAt: shiftClock(toLocalTime(at), { days: 7 * weeks }) };
}
