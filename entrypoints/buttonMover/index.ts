import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { i18n } from '../../components/inPage/i18n';
import { onEscape, startInjected } from '../../components/inPage/injected';
import { createLayer } from '../../components/inPage/layer';
import { setHidden } from '../../components/inPage/visibility';
import type { MoverMessage } from '../../lib/messages';
import { showMover } from './mover';

/** Moving our button in a page of the video site. */
export default defineUnlistedScript(() => {
  let end: (() => void) | undefined;
  startInjected<MoverMessage>('cuecard.mover', ({ type, messages }) => {
    if (type !== 'cuecard.mover') return;
    i18n.speak(messages);
    end?.();
    end = startMove();
  });
});

/** @returns a function that ends it without a change */
function startMove(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const before = document.activeElement;
  /** The element of our other script. Hidden meanwhile, since the grip stands for its button. */
  const buttons = document.querySelector<HTMLElement>('cuecard-buttons');
  const layer = createLayer('cuecard-mover', signal);

  const end = () => {
    if (signal.aborted) return;
    controller.abort();
    if (buttons) setHidden(buttons, false);
    if (before instanceof HTMLElement) before.focus();
  };
  showMover(layer, signal, end);
  if (buttons) setHidden(buttons, true);

  onEscape(layer, signal, end);
  return end;
}
