import { i18n } from '#i18n';
import { ask, type PrivacyStatus, Refusal, type Surface } from '../../lib/messages';
import { recognizeVideoUrl } from '../../lib/pages/video';
import type { PlaylistName } from '../../lib/playlistPlans/entry';

/** A playlist that is created before a batch starts. */
export interface WantedPlaylist {
  title: string;
  privacyStatus: PrivacyStatus;
  /** The draft of the form with these values; deleted when the job is stored. */
  draftKey?: string | undefined;
}

/** The job that creates the playlist is stored but has not finished. */
export class NotYet extends Refusal {}

/**
 * Creates a playlist as a separate job, which can be undone separately. Idempotent for one `jobId`.
 * @param as id of the account that the surface shows
 * @param surface the one that asks
 * @throws NotYet if the job has not finished; Refusal if it failed
 */
export async function makePlaylist(
  wanted: WantedPlaylist,
  as: string,
  jobId: string,
  surface: Surface,
): Promise<PlaylistName> {
  const { title, privacyStatus, draftKey } = wanted;
  const input = { title, privacyStatus, description: '' };
  await ask('act', { action: 'playlist.create', input, surface, as, jobId, draftKey });
  const { state, link = '', failure } = await ask('outcome', { jobId });
  if (state === 'waiting' || state === 'running')
    throw new NotYet({ reason: state, text: i18n.t('lists.notMadeYet', { title }) });
  await ask('seen', { jobId });
  const made = recognizeVideoUrl(link);
  if (state === 'done' && made?.kind === 'playlist') return { playlistId: made.playlistId, title };
  if (state === 'done') throw new Refusal({ reason: state, text: i18n.t('lists.madeElsewhere', { title }) });
  if (state === 'needsReview')
    throw new Refusal({
      reason: state,
      ...failure,
      text: i18n.t('lists.createUnconfirmed', { title }),
    });
  throw new Refusal(failure ?? { reason: state, text: i18n.t('lists.notMade', { title }) });
}
