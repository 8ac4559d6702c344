import { type Actor, act, ask, type Offer, type SubjectView } from '../../lib/messages';
import type { Subject } from '../../lib/pages/subject';
import { showFrame } from './frame';
import { i18n } from './i18n';
import type { Layer } from './layer';
import type { Result } from './result';

/** One subject's offers as buttons: the background decided what there is, the buttons only press it. */
export interface Offering {
  layer: Layer;
  subject: Subject;
  result: Result;
  signal: AbortSignal;
  /** A job came to rest: what the subject looks like has changed. */
  settled(): void;
  /** Actions under way: a second press before the first is done is a slip, and would double what it does. */
  busy: Set<string>;
}

/** Asks for the state of a subject, once: it costs units. */
export function askView(subject: Subject, surface: 'overlay' | 'link'): Promise<SubjectView> {
  return ask('view', { subject, pageTitle: pageTitle(), surface });
}

/** A button per offer. What can be on shows whether it is; pressing a rating that is on clears it. */
export function offerButtons(
  offering: Offering,
  { offers, actor }: Pick<SubjectView, 'offers' | 'actor'>,
): HTMLButtonElement[] {
  const clear = offers.find(({ action }) => action === 'video.clearRating');
  return offers
    .filter((offer) => offer !== clear && !isDouble(offer))
    .map((offer) => {
      const isRating = offer.action === 'video.like' || offer.action === 'video.dislike';
      const pressed = isRating && offer.on && clear ? clear : offer;
      return offering.layer.button(offer.label, () => pressOffer(offering, pressed, actor), {
        // Removing is offered once for each playlist.
        'data-key': [offer.action, offer.input.playlistId].join(' '),
        ...(offer.action === 'video.save' ? { class: 'primary' } : {}),
        ...(isRating ? { 'aria-pressed': String(offer.on ?? false) } : {}),
      });
    });
}

/** Saved to that list already: whoever wants it twice chooses it once more, and is warned. */
export const isDouble = ({ action, on }: Offer) => action === 'video.save' && on === true;

/** All playlists to choose from: always there, whatever the one-click choice is. */
export function choosePlaylistButton(offering: Offering): HTMLButtonElement {
  return offering.layer.button(i18n.t('buttons.saveTo'), () => void choosePlaylist(offering), {
    'data-key': 'choose',
  });
}

/** @param actor whom the surface shows: nobody else may act by this press */
export function pressOffer(offering: Offering, { action, needs, input }: Offer, actor?: Actor): void {
  const { subject, result, settled, busy } = offering;
  if (needs !== 'nothing') {
    void choosePlaylist(offering);
    return;
  }
  if (busy.has(action)) return;
  busy.add(action);
  void result
    .follow(() => act({ action, subject, input, surface: 'overlay', as: actor?.accountId }), settled)
    .finally(() => busy.delete(action));
}

/** What has to be typed or chosen is asked for in a frame of ours; without an address a window has opened. */
export async function choosePlaylist({
  layer,
  subject,
  result,
  signal,
}: Pick<Offering, 'layer' | 'subject' | 'result' | 'signal'>): Promise<void> {
  try {
    const { url } = await ask('openFrame', { subject, pageTitle: pageTitle() });
    if (url && !signal.aborted) showFrame(layer, url, i18n.t('overlay.name'), signal);
  } catch (error) {
    result.fail(error);
  }
}

export const pageTitle = () => document.title.slice(0, 300);
