import { i18n } from '#i18n';
import type { PlaylistName } from '../../../lib/lists/entry';
import { ask, Refusal } from '../../../lib/messages';
import { recognizeVideoUrl } from '../../../lib/pages/video';

export const privacyStatuses = ['private', 'unlisted', 'public'] as const;
export type PrivacyStatus = (typeof privacyStatuses)[number];

/** A playlist that is to be made before things can go to it. */
export interface WantedPlaylist {
  title: string;
  privacyStatus: PrivacyStatus;
}

/**
 * Makes a playlist as a job of its own, with its own way back.
 * @param as the account that the surface showed
 * @throws Refusal where it was not made, or not yet
 */
export async function makePlaylist(wanted: WantedPlaylist, as: string): Promise<PlaylistName> {
  const input = { ...wanted, description: '' };
  const { jobId } = await ask('act', { action: 'playlist.create', input, surface: 'manager', as });
  const { state, link = '', failure } = await ask('outcome', { jobId });
  await ask('seen', { jobId });
  const made = recognizeVideoUrl(link);
  if (state === 'done' && made?.kind === 'playlist')
    return { playlistId: made.playlistId, title: wanted.title };
  throw new Refusal(failure ?? { reason: state, text: i18n.t('lists.notMade', [wanted.title]) });
}
