import { type Offering, offerButtons } from '../../components/inPage/offers';
import type { ResultPanel } from '../../components/inPage/resultPanel';
import { ask } from '../../lib/messages';

/** The button that saves to the playlist used last, next to the closed handle. It needs no request to the platform. */
export interface QuickSave {
  /** Shows what is offered now, if the bar is still closed then. */
  update(): Promise<void>;
  /** Removes the button. */
  hide(): void;
}

/**
 * Creates the {@link QuickSave} without its button, which `update` adds before the handle.
 * @param getToast for the result, since the bar may stay closed
 */
export function createQuickSave(
  offering: Offering,
  getToast: () => ResultPanel,
  handle: HTMLElement,
): QuickSave {
  const { subject, signal } = offering;
  let button: HTMLElement | undefined;
  let offered: string | undefined;
  return {
    hide: () => button?.remove(),
    async update() {
      if (subject.kind !== 'video') return;
      const seen = await ask('lastSave', { videoId: subject.videoId }).catch(() => undefined);
      const offers = JSON.stringify(seen);
      // A new button would refuse presses until it is measured
      if (button?.isConnected && offers === offered) return;
      offered = offers;
      button?.remove();
      if (!seen || signal.aborted || handle.getAttribute('aria-expanded') === 'true') return;
      [button] = offerButtons({ ...offering, result: getToast() }, seen);
      if (button) handle.before(button);
    },
  };
}
