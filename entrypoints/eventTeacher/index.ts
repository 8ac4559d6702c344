import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { i18n } from '../../components/inPage/i18n';
import { onEscape, startInjected } from '../../components/inPage/injected';
import { createLayer } from '../../components/inPage/layer';
import type { TeacherMessage } from '../../lib/messages';
import { readTaughtOutline } from '../../lib/pages/taught/readTaughtOutline';
import { isDisplayed } from './candidates';
import { startTeaching } from './teaching';

/** Reads a page by a rule that was learned for it, and lets the person point out an event, from which one is learned. */
export default defineUnlistedScript(() => {
  let end: (() => void) | undefined;
  startInjected<TeacherMessage>('cuecard.teacher', ({ type, rule, messages }, reply) => {
    if (type !== 'cuecard.teacher') return;
    if (rule) return reply(readTaughtOutline(document, rule, isDisplayed) ?? null);
    if (messages) i18n.speak(messages);
    end?.();
    end = startLesson();
  });
});

/** @returns a function that ends it */
function startLesson(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const before = document.activeElement;
  const layer = createLayer('cuecard-teacher', signal);
  const end = () => {
    if (signal.aborted) return;
    controller.abort();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  startTeaching(layer, signal, end);
  onEscape(layer, signal, end);
  return end;
}
