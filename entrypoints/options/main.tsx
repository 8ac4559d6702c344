import '../../components/styles/index.css';
import './options.css';
import { render } from 'preact';
import { addMessages, i18n } from '#i18n';
import { drawInLanguage } from '../../components/format/pageLanguage';
import { watchRunner } from '../../components/hooks/watchRunner';
import common from '../../locales/en/common.ftl?raw';
import fault from '../../locales/en/fault.ftl?raw';
import form from '../../locales/en/form.ftl?raw';
import manifest from '../../locales/en/manifest.ftl?raw';
import options from '../../locales/en/options.ftl?raw';
import { Options } from './Options';

addMessages(common, fault, form, manifest, options);
const root = document.getElementById('app');
let isDrawn = false;
if (root)
  void drawInLanguage(() => {
    document.title = i18n.t('options.title');
    render(<Options />, root);
    if (!isDrawn) keepInView(root);
    isDrawn = true;
  });
void watchRunner();

/**
 * Sections are drawn by us, so that the browser found nothing to go to when it read the address; and what is above one
 * is still being asked for: it is kept in view until the person moves.
 */
function keepInView(drawn: HTMLElement): void {
  const section = document.getElementById(location.hash.slice(1));
  if (!section) return;
  const keeper = new ResizeObserver(() => section.scrollIntoView());
  keeper.observe(drawn);
  for (const move of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(move, () => keeper.disconnect(), { once: true });
}
