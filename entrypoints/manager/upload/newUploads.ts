import { locale } from '#i18n';
import type { PickedFile, Question } from '../../../lib/messages';
import { shiftClock } from '../../../lib/shared/time';
import { insert as insertCaptions, list as listCaptions } from '../../../lib/video/captions';
import { insert as insertItem, list as listItems } from '../../../lib/video/playlistItems';
import { set } from '../../../lib/video/thumbnails';
import { toLocalTime } from '../videos/videoForm';
import { findInvalidFields, type UploadDetails } from './details';
import { type Sidecars, toBaseName } from './sidecars';

/** A video file that was chosen and not yet started. */
export interface NewUpload {
  id: string;
  file: File;
  facts: PickedFile;
  sidecars: Sidecars;
  /** Names in its file of fields that were not used. */
  ignored: readonly string[];
  /** Values of this video alone, in place of those for all. */
  changes: Partial<UploadDetails>;
}

/** An action on a finished video, and its input without the id of the video. */
export type FollowUpAction = Question<'beginUpload'>['followUps'][number];

/** What is done with a video as soon as it is uploaded. */
export interface FollowUp extends FollowUpAction {
  /** The file that goes into the input as `file`. */
  file?: File;
  units: number;
}

/** The longest title that a file gives its video; characters. */
const longestName = 100;

/** Name of a file as the title of its video. */
export const toTitle = (file: File): string => [...toBaseName(file.name)].slice(0, longestName).join('');

/** Whether a text has one of the placeholders. */
export const hasPlaceholder = (text: string): boolean => /\{(?:filename|date|number)\}/.test(text);

/**
 * The details of one of the videos: those for all with its own, with placeholders filled in, and with its own date of
 * publication. Without a title, a video among several is called like its file.
 */
export function toOwnDetails(
  shared: UploadDetails,
  videos: readonly NewUpload[],
  index: number,
): UploadDetails {
  const video = videos[index];
  if (video === undefined) return shared;
  const { changes, file } = video;
  const details = { publishAt: toDateAt(shared, index), ...changes };
  const whole = { ...shared, ...details };
  const title = whole.title === '' && videos.length > 1 ? '{filename}' : whole.title;
  const fill = (text: string) =>
    text.replace(/\{(filename|date|number)\}/g, (_all, name: string) => {
      if (name === 'filename') return toTitle(file);
      if (name === 'number') return String((Number(shared.firstNumber) || 1) + index);
      return toDay(whole, file);
    });
  return { ...whole, title: fill(title), description: fill(whole.description) };
}

/** The date of the video at this place, if videos are published at intervals. */
export function toDateAt({ publishAt, days }: UploadDetails, index: number): string {
  const first = toLocalTime(publishAt);
  return shiftClock(first, { days: index * Math.trunc(Number(days) || 0) }) || publishAt;
}

/** The day on which a video was recorded; if unknown, that of its file. */
function toDay({ recordingDate }: UploadDetails, file: File): string {
  const format = new Intl.DateTimeFormat(locale(), { dateStyle: 'long' });
  const at = recordingDate === '' ? new Date(file.lastModified) : new Date(`${recordingDate}T12:00`);
  return format.format(at);
}

/** The language of captions: of the name of their file, else of the video; empty if nothing tells it. */
export const toCaptionLanguage = (
  named: string,
  { defaultAudioLanguage, defaultLanguage }: UploadDetails,
): string => named || defaultAudioLanguage.trim() || defaultLanguage.trim();

/** Names of the fields of a video that keep it from being uploaded. @param now epoch milliseconds */
export function findUploadProblems(
  { sidecars }: NewUpload,
  details: UploadDetails,
  now: number,
): Set<string> {
  const wrong = findInvalidFields(details, now);
  if (sidecars.captions.some(({ language }) => toCaptionLanguage(language, details) === ''))
    wrong.add('captionLanguage');
  return wrong;
}

/** What is done with a video after its upload. */
export function listFollowUps({ sidecars }: NewUpload, details: UploadDetails): FollowUp[] {
  const { title, playlistId, playlistTitle } = details;
  const { captions, thumbnail } = sidecars;
  return [
    ...(thumbnail
      ? [{ action: 'video.thumbnail' as const, input: { title }, file: thumbnail, units: set.cost }]
      : []),
    ...captions.map(({ file, language }) => ({
      action: 'video.captions' as const,
      input: { language: toCaptionLanguage(language, details), name: '', isDraft: false },
      file,
      units: listCaptions.cost + insertCaptions.cost,
    })),
    ...(playlistId === ''
      ? []
      : [
          {
            action: 'video.save' as const,
            input: { videoTitle: title, playlistId, playlistTitle },
            units: listItems.cost + insertItem.cost,
          },
        ]),
  ];
}
