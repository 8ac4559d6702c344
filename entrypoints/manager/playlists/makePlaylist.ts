import { i18n } from '#i18n';
import { ask, Refusal } from '../../../lib/messages';
import { recognizeVideoUrl } from '../../../lib/pages/video';
import type { PlaylistName } from '../../../lib/playlistPlans/entry';

/** Privacy of a playlist, as the video API names it. */
export const privacyStatuses = ['private', 'unlisted', 'public'] as const;
export type PrivacyStatus = (typeof privacyStatuses)[number];

/** A playlist that is created before a batch starts. */
export interface WantedPlaylist {
  title: string;
  privacyStatus: PrivacyStatus;
}

/** The job that creates the playlist is stored but has not finished. */
export class NotYet extends Refusal {}

/**
 * Creates a playlist as a separate job, which can be undone separately. Idempotent for one `jobId`.
 * @param as id of the account that the surface shows
 * @throws NotYet if the job has not finished; Refusal if it failed
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
