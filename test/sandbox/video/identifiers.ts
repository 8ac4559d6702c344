import { createHash, randomBytes } from 'node:crypto';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Item ids are opaque; live ones are longer than the rest and hold their playlist's id, encoded. */
export function itemId(playlistId: string, seed: string = randomBytes(8).toString('hex')): string {
  const mark = hash(`${playlistId} ${seed}`).toString('hex').slice(0, 16).toUpperCase();
  return Buffer.from(`${playlistId}.${mark}`).toString('base64url');
}

export function subscriptionId(seed: string = randomBytes(8).toString('hex')): string {
  return hash(seed).toString('base64url').slice(0, 43);
}

/** `PL` and 32 characters (video API behaviour, section 10). */
export function playlistId(): string {
  return `PL${randomBytes(24).toString('base64url')}`;
}

/** Eleven of 64 letters. */
export const videoId = () => randomBytes(9).toString('base64url').slice(0, 11);

export const captionId = (seed: string = randomBytes(8).toString('hex')) =>
  `AUieDa${hash(seed).toString('base64url').slice(0, 36)}`;

/** Holds the channel's id, as live ones do. */
export const sectionId = (channelId: string, seed: string = randomBytes(8).toString('hex')) =>
  `${channelId}.${hash(seed).toString('base64url').slice(0, 11)}`;

/** A thread's id; a reply's is made of its parent's and its own. */
export const commentId = (parentId?: string) =>
  parentId === undefined
    ? `Ug${randomBytes(18).toString('base64url')}`
    : `${parentId}.${randomBytes(12).toString('base64url')}`;

/** A channel's uploads list has the channel's id with `UU` in place of `UC`. */
export const toUploadsId = (channelId: string) => `UU${channelId.slice(2)}`;
export const toLikesId = (channelId: string) => `LL${channelId.slice(2)}`;

/** A list that the platform keeps by itself; nobody edits or deletes it. */
export interface SpecialPlaylist {
  readonly kind: 'uploads' | 'likes' | 'withdrawn';
  readonly channelId?: string;
}

/**
 * Watch later and history are withdrawn (video API behaviour, section 5); plain `LL` is the likes list of
 * whoever asks.
 */
export function specialPlaylist(id: string, ownChannelId?: string): SpecialPlaylist | undefined {
  if (id === 'WL' || id === 'HL') return { kind: 'withdrawn' };
  if (id === 'LL') return ownChannelId === undefined ? undefined : { kind: 'likes', channelId: ownChannelId };
  if (!/^(UU|LL)[\w-]{22}$/.test(id)) return undefined;
  return { kind: id.startsWith('UU') ? 'uploads' : 'likes', channelId: `UC${id.slice(2)}` };
}
