import type { SiteContext } from '../context';
import type { Actor } from './credentials';
import type { ApiError } from './errors';
import type { Bucket } from './quota';

/** Scope names without their prefix `https://www.googleapis.com/auth/`. */
export type Scope =
  | 'youtube'
  | 'youtube.force-ssl'
  | 'youtube.readonly'
  | 'youtube.upload'
  | 'youtubepartner'
  | 'youtubepartner-channel-audit'
  | 'youtube.channel-memberships.creator';

export const scopePrefix = 'https://www.googleapis.com/auth/';
export const readScopes: readonly Scope[] = [
  'youtube',
  'youtube.force-ssl',
  'youtube.readonly',
  'youtubepartner',
];
export const writeScopes: readonly Scope[] = ['youtube', 'youtube.force-ssl', 'youtubepartner'];
/** Comments accept nothing smaller (video API behaviour, section 9). */
export const commentScopes: readonly Scope[] = ['youtube.force-ssl'];

/** What a query parameter may hold; an array lists the allowed words. */
export type ParameterType = 'string' | 'boolean' | 'int32' | 'uint32' | 'datetime' | readonly string[];

export interface Parameters {
  /** One value; undefined when absent or empty. */
  text(name: string): string | undefined;
  /** Comma separated and repeated values alike, in order. */
  list(name: string): readonly string[];
  flag(name: string): boolean;
  number(name: string): number | undefined;
  has(name: string): boolean;
}

/** One API call after all checks that the methods share. */
export interface Call {
  readonly method: Method;
  readonly parameters: Parameters;
  /** The parts to answer with, besides kind, etag and id. */
  readonly parts: ReadonlySet<string>;
  readonly body: unknown;
  /** The file that came with the call, once all of it is here. */
  readonly media?: MediaFile;
  /** Missing when the call came with an API key only. */
  readonly actor?: Actor;
  readonly world: World;
}

/** What methods work on. */
export interface World extends SiteContext {
  readonly limits: Limits;
}

/** Sizes at which the platform says no more, and how long it takes; tests change them. */
export interface Limits {
  itemsPerPlaylist: number;
  playlistsPerChannel: number;
  sectionsPerChannel: number;
  bannersPerChannel: number;
  /** Per channel and 24 hours. */
  uploadsPerDay: number;
  thumbnailsPerDay: number;
  /** Of each side. */
  watermarkPixels: number;
  /** What a new video takes from uploaded to processed, in milliseconds. */
  processingTime: number;
  /** How long an upload session lives, in milliseconds. */
  sessionLifetime: number;
}

export type Resource = { readonly kind: string } & Record<string, unknown>;

/** An answer that is a file, not JSON. */
export interface Download {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
}

/** An uploaded file after it went by: counted and hashed, only its beginning kept. */
export interface MediaFile {
  /** Of the part or the request that held the bytes; as announced for a session. */
  readonly mimeType: string;
  readonly size: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
  /** The first bytes, as many as `Media.keep` says. */
  readonly head: Buffer;
  /** The header Slug, where one was sent. */
  readonly name?: string;
}

/** What file a method takes. */
export interface Media {
  /** `image/png`, `video/*` */
  readonly accept: readonly string[];
  /** In bytes. */
  readonly maxSize: number;
  /** How many bytes of the beginning stay in memory for the method to look at. */
  readonly keep: number;
  /** The answer to a call without a file; undefined where the file may be left out. */
  readonly missing?: () => ApiError;
}

/** One method of the video API, as data. */
export interface Method {
  /** `playlistItems.insert` */
  readonly id: string;
  readonly http: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/youtube/v3`, with `{id}` for path parameters. */
  readonly path: string;
  /** Any one of them suffices. */
  readonly scopes: readonly Scope[];
  /** True when an API key alone is not enough. */
  readonly token: boolean;
  readonly cost: number;
  readonly bucket?: Bucket;
  /** All parts of the resource; missing for methods without `part`. */
  readonly parts?: readonly string[];
  /** Query parameters besides `part` and those common to all methods. */
  readonly parameters: Readonly<Record<string, ParameterType>>;
  readonly required?: readonly string[];
  /** For methods that take a file: served below `/upload/youtube/v3` as well. */
  readonly media?: Media;
  /** The status of a resumable upload's last answer; 200 unless told. */
  readonly uploadedStatus?: number;
  /** What is refused before the file is read: a session starts only when this has passed. */
  readonly check?: (call: Call) => void;
  /** Answers with a resource, a file, or with nothing for a 204. */
  readonly run: (call: Call) => Resource | Download | undefined;
}
