import { i18n } from '#i18n';
import { ask, Refusal } from '../../../lib/messages';
import { recognizeVideoUrl } from '../../../lib/pages/video';
import type { PlaylistName } from '../../../lib/playlistPlans/entry';

export const privacyStatuses = ['private', 'unlisted', 'public'] as const;
export type PrivacyStatus = (typeof privacyStatuses)[number];

/** A playlist that is to be made before things can go to it. */
export interface WantedPlaylist {
  title: string;
  privacyStatus: PrivacyStatus;
}

/** It is on disk, and is going to be made. */
export class NotYet extends Refusal {}

/**
 * Makes a playlist as a job of its own, with its own way back; asked again under one id, it is made once.
 * @param as the account that the surface showed
 * @throws NotYet where it is still to be made; Refusal where it was not
 */
export async function makePlaylist(wanted: WantedPlaylist, as: string, jobId: string): Promise<PlaylistName> {
  const input = { ...wanted, description: '' };
  await ask('act', { action: 'playlist.create', input, surface: 'manager', as, jobId });
  const { state, link = '', failure } = await ask('outcome', { jobId });
  if (state === 'waiting' || state === 'running')
    throw new NotYet({ reason: state, text: i18n.t('lists.notMadeYet', { title: wanted.title }) });
  await ask('seen', { jobId });
  const made = recognizeVideoUrl(link);
  if (state === 'done' && made?.kind === 'playlist')
    return { playlistId: made.playlistId, title: wanted.title };
  if (state === 'done')
    throw new Refusal({ reason: state, text: i18n.t('lists.madeElsewhere', { title: wanted.title }) });
  if (state === 'needsReview')
    throw new Refusal({
      reason: state,
      ...failure,
      text: i18n.t('lists.perhapsMade', { title: wanted.title }),
    });
  throw new Refusal(failure ?? { reason: state, text: i18n.t('lists.notMade', { title: wanted.title }) });
}
