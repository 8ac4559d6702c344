import * as z from 'zod/mini';
import { isLanguage } from '../../../lib/shared/isLanguage';
import { VideoFields } from '../../../lib/video/shared/videoFields';
import { set } from '../../../lib/video/thumbnails';
import { type TypedVideoForm, toTypedForm } from '../videos/videoForm';

/** Captions of a video that lie beside its file. */
export interface SidecarCaptions {
  file: File;
  /** Language (BCP 47) in the name of the file; empty if it has none. */
  language: string;
}

/** The files beside a video file that are named after it: `film.json`, `film.en.srt`, `film.jpg`. */
export interface Sidecars {
  fields?: File;
  captions: SidecarCaptions[];
  thumbnail?: File;
}

/** Files by what they are for an upload. */
export interface SortedFiles {
  videos: File[];
  /** Name of a video file without its ending, in lower case → the files beside it. */
  sidecars: Map<string, Sidecars>;
  /** Those that no upload can use. */
  others: File[];
}

const videoName = /\.(?:3gpp?|avi|flv|m4v|mkv|mov|mp4|mpe?g|mpegps|mts|m2ts|ogv|webm|wmv)$/i;
const captionsName = /\.(?:srt|vtt|sbv|sub|ttml)$/i;
const pictureName = /\.(?:jpe?g|png)$/i;
const fieldsName = /\.json$/i;

/** Name of a file without its ending. */
export const toBaseName = (name: string): string => name.replace(/\.[^.]*$/, '');

/** What the names of a video and of the files beside it have in common. */
export const toSidecarKey = (name: string): string => toBaseName(name).toLowerCase();

/** Whether a file is a video, by its type or its name. */
export const isVideoFile = ({ name, type }: File): boolean =>
  type.startsWith('video/') || videoName.test(name);

/** Whether a file can lie beside a video, by its name. */
export const isSidecar = ({ name }: File): boolean =>
  captionsName.test(name) || pictureName.test(name) || fieldsName.test(name);

/** Sorts files that were chosen at once; videos by their names, with numbers in their order. */
export function sortFiles(files: readonly File[]): SortedFiles {
  const sorted: SortedFiles = { videos: [], sidecars: new Map(), others: [] };
  const beside = (key: string) => {
    const known = sorted.sidecars.get(key) ?? { captions: [] };
    sorted.sidecars.set(key, known);
    return known;
  };
  for (const file of files) {
    const key = toSidecarKey(file.name);
    if (isVideoFile(file)) sorted.videos.push(file);
    else if (fieldsName.test(file.name)) beside(key).fields = file;
    else if (isThumbnail(file)) beside(key).thumbnail = file;
    else if (captionsName.test(file.name)) {
      const { name, language } = splitLanguage(key, files);
      beside(name).captions.push({ file, language });
    } else sorted.others.push(file);
  }
  const collator = new Intl.Collator(undefined, { numeric: true });
  sorted.videos.sort((one, other) => collator.compare(one.name, other.name));
  return sorted;
}

const isThumbnail = (file: File) => pictureName.test(file.name) && file.size <= (set.upload?.maximum ?? 0);

/** `film.pt-BR` → `film` and `pt-BR`, unless a video has the whole name. */
function splitLanguage(key: string, files: readonly File[]): { name: string; language: string } {
  const isWhole = files.some((file) => isVideoFile(file) && toSidecarKey(file.name) === key);
  const [, name, code] = /^(.+)\.([a-z]{2,3}(?:-[a-z\d]{2,8})*)$/.exec(key) ?? [];
  if (isWhole || name === undefined || code === undefined || !isLanguage(code))
    return { name: key, language: '' };
  return { name, language: Intl.getCanonicalLocales(code)[0] ?? '' };
}

/** Fields that a file beside a video gives. */
export interface SidecarFields {
  values: TypedVideoForm;
  /** Names in the file that are no fields of a video, or have values that none can have. */
  ignored: string[];
}

/**
 * Reads the fields out of `film.json`: one object, with the names that the spreadsheet of videos uses.
 * Undefined if it is no such object.
 */
export function parseSidecarFields(text: string): SidecarFields | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const object = z.record(z.string(), z.unknown()).safeParse(value).data;
  if (object === undefined || Array.isArray(value)) return undefined;
  const schemas: Record<string, z.ZodMiniType> = VideoFields().shape;
  const fields: Record<string, unknown> = {};
  const ignored: string[] = [];
  for (const [name, given] of Object.entries(object)) {
    const parsed = Object.hasOwn(schemas, name) ? schemas[name]?.safeParse(given) : undefined;
    if (parsed?.success) fields[name] = parsed.data;
    else ignored.push(name);
  }
  return { values: toTypedForm(fields), ignored };
}
