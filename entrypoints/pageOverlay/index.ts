import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { showFrame } from '../../components/inPage/frame';
import { i18n } from '../../components/inPage/i18n';
import { startInjected } from '../../components/inPage/injected';
import { createLayer } from '../../components/inPage/layer';
import { createToast } from '../../components/inPage/toast';
import { type Answer, type OverlayMessage, Refusal } from '../../lib/messages';
import { hostPattern } from '../../lib/pages/siteAddress';
import { createEventButton } from './eventButton';
import { findMarkTarget } from './findMarkTarget';
import { createPlaceMark } from './placeMark';

/**
 * Our overlay in pages without a content script of ours: results, failures, forms, the event button. Injected when
 * there is something to show.
 */
export default defineUnlistedScript(() => {
  const { signal } = new AbortController();
  const create = () => {
    const layer = createLayer('cuecard-overlay', signal);
    const toast = createToast(layer, signal);
    return {
      layer,
      toast,
      eventButton: createEventButton(layer, toast, signal),
      placeMark: createPlaceMark(layer, signal),
    };
  };
  /** Created at the first message, which contains the texts. */
  let overlay: ReturnType<typeof create> | undefined;

  /** @returns whether a place was found, for the message that asks for one */
  function show(message: OverlayMessage, isOpen: boolean): boolean | undefined {
    if (message.show === 'noEventButton') {
      if (hostPattern(location.href) === message.pages) overlay?.eventButton.hide();
      return undefined;
    }
    overlay ??= create();
    const { layer, toast, eventButton, placeMark } = overlay;
    if (message.show === 'place') {
      const place = findMarkTarget(document, message.place);
      if (place) placeMark.show(place, message.label);
      return place !== undefined;
    }
    if (message.show === 'job') void toast.follow(async () => message.job);
    else if (message.show === 'failure') toast.fail(new Refusal(message.failure));
    else if (message.show === 'frame') showFrame(layer, message.url, message.title, signal);
    else eventButton.show(message, isOpen);
    return undefined;
  }

  startInjected<OverlayEnvelope>('cuecard.overlay', ({ type, message, open, messages }, reply) => {
    if (messages !== undefined) i18n.speak(messages);
    if (type === 'cuecard.overlay' && message !== undefined) reply(show(message, open === true));
  });
});

/** A message to the overlay, or the texts of a new language (`LanguageMessage`). */
interface OverlayEnvelope {
  type?: unknown;
  message?: OverlayMessage;
  open?: unknown;
  messages?: Answer<'pageTexts'>;
}
