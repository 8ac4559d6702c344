import type { SiteContext } from '../context';
import type { Actor } from './credentials';
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

/** What a query parameter may hold; an array lists the allowed words. */
export type ParameterType = 'string' | 'boolean' | 'uint32' | readonly string[];

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
  /** Missing when the call came with an API key only. */
  readonly actor?: Actor;
  readonly world: World;
}

/** What methods work on. */
export interface World extends SiteContext {
  readonly limits: Limits;
}

/** Sizes at which the platform says no more; tests lower them. */
export interface Limits {
  itemsPerPlaylist: number;
  playlistsPerChannel: number;
}

export type Resource = { readonly kind: string } & Record<string, unknown>;

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
  /** Answers with a resource, or with nothing for a 204. */
  readonly run: (call: Call) => Resource | undefined;
}
