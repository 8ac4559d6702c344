import { type Actor, act, ask, type Offer, type SubjectView } from '../../lib/messages';
import type { Subject } from '../../lib/pages/subject';
import { showFrame } from './frame';
import { i18n } from './i18n';
import { type DrawnIcon, icon } from './icon';
import type { Layer } from './layer';
import type { ResultPanel } from './resultPanel';

/** Dependencies of the buttons of one subject. The background decides which actions are offered. */
export interface Offering {
  layer: Layer;
  subject: Subject;
  result: ResultPanel;
  signal: AbortSignal;
  /** Called when a job has finished: the subject's view may have changed. Resolves once that is shown. */
  finished(): void | Promise<void>;
  /** Ids of actions under way; a second press of the same button is ignored until what the first has done is shown. */
  busy: Set<string>;
}

/** Reads the state of a subject. Costs quota units. */
export function askView(subject: Subject, surface: 'overlay' | 'link'): Promise<SubjectView> {
  return ask('view', { subject, pageTitle: pageTitle(), surface });
}

/** Icons of actions, by their role; the others copy what is not the person's own. */
const icons: { [Role in NonNullable<Offer['role']>]?: DrawnIcon } = {
  save: 'plus',
  remove: 'minus',
  like: 'like',
  dislike: 'dislike',
  subscription: 'bell',
  report: 'flag',
};

/** A row of a menu: an icon before the label. */
function menuRow(
  { layer }: Pick<Offering, 'layer'>,
  name: DrawnIcon,
  label: string,
  press: () => void,
  attributes: Record<string, string>,
): HTMLButtonElement {
  const row = layer.button(label, press, attributes);
  row.prepend(icon(name));
  return row;
}

/** One button for each offer. A rating that is on is cleared by its button. */
export function offerButtons(
  offering: Offering,
  { offers, actor, manage }: Pick<SubjectView, 'offers' | 'actor' | 'manage'>,
): HTMLButtonElement[] {
  const clear = offers.find(({ role }) => role === 'clearRating');
  const buttons = offers
    .filter((offer) => offer !== clear && !isDuplicate(offer))
    .map((offer) => {
      const isRating = offer.role === 'like' || offer.role === 'dislike';
      const pressed = isRating && offer.on && clear ? clear : offer;
      const press = () => pressOffer(offering, pressed, actor);
      return menuRow(offering, icons[offer.role ?? 'save'] ?? 'lists', offer.label, press, {
        // `playlistId`, because removal is offered for each playlist that has the video.
        'data-key': [offer.action, offer.input.playlistId].join(' '),
        'data-role': offer.role ?? '',
        ...(offer.role === 'save' ? { class: 'primary' } : {}),
        ...(isRating ? { 'aria-pressed': String(offer.on ?? false) } : {}),
      });
    });
  if (manage !== undefined)
    buttons.push(
      menuRow(offering, 'open', manage, () => void openFrame(offering, { manage: true }), {
        'data-key': 'manage',
      }),
    );
  return buttons;
}

/** The buttons of a video. The picker has the second place, after the playlist used last, or the first one. */
export function videoButtons(
  offering: Offering,
  view: Pick<SubjectView, 'offers' | 'actor' | 'manage'>,
): HTMLButtonElement[] {
  const buttons = offerButtons(offering, view);
  const role = view.offers.find((offer) => !isDuplicate(offer))?.role;
  buttons.splice(Number(role === 'save' || role === 'remove'), 0, choosePlaylistButton(offering));
  return buttons;
}

/**
 * Whether the offer would save to a playlist that has the video: to add it twice, the person
 * chooses the playlist in the picker, which warns.
 */
export const isDuplicate = ({ role, on }: Offer) => role === 'save' && on === true;

/** The button that opens the picker of all playlists. */
function choosePlaylistButton(offering: Offering): HTMLButtonElement {
  return menuRow(offering, 'lists', i18n.t('buttons.another'), () => void choosePlaylist(offering), {
    'data-key': 'choose',
  });
}

/**
 * Runs an offered action, or opens the picker if a playlist has to be chosen, or the form for a new one.
 * @param actor the account that the surface shows; the action fails if another one is active by then
 */
export function pressOffer(offering: Offering, { action, needs, input }: Offer, actor?: Actor): void {
  const { subject, result, finished, busy } = offering;
  if (needs !== 'nothing') {
    void openFrame(offering, { isNew: needs === 'newPlaylist' });
    return;
  }
  if (busy.has(action)) return;
  busy.add(action);
  let shown: void | Promise<void>;
  const start = () => act({ action, subject, input, surface: 'overlay', as: actor?.accountId });
  void result
    .follow(start, () => {
      shown = finished();
    })
    .then(() => shown)
    .finally(() => busy.delete(action));
}

type FrameOffering = Pick<Offering, 'layer' | 'subject' | 'result' | 'signal'>;

/** Opens the playlist picker in a frame. */
export const choosePlaylist = (offering: FrameOffering): Promise<void> => openFrame(offering);

/**
 * Opens the frame for a subject. If the background returns no address, it has opened a window or the manager instead.
 * @param options `manage` opens a subject of one's own in the manager, `isNew` begins with the form for a new playlist
 */
async function openFrame(
  { layer, subject, result, signal }: FrameOffering,
  options: { manage?: boolean; isNew?: boolean } = {},
): Promise<void> {
  try {
    const { url } = await ask('openFrame', { subject, pageTitle: pageTitle(), ...options });
    if (url && !signal.aborted) showFrame(layer, url, i18n.t('overlay.name'), signal);
  } catch (error) {
    result.fail(error);
  }
}

/** Title of the page, at most 300 characters as messages take it. */
export const pageTitle = () => document.title.slice(0, 300);
