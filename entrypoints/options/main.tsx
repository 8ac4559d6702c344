import '../../components/styles/index.css';
import '../../components/styles/settings.css';
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
 * Scrolls to the section of the hash, which the browser cannot do because the sections are rendered by script. Repeated
 * while sections above it load and grow, until the person scrolls or presses something.
 */
function keepInView(page: HTMLElement): void {
  const section = document.getElementById(location.hash.slice(1));
  if (!section) return;
  const observer = new ResizeObserver(() => section.scrollIntoView());
  observer.observe(page);
  for (const move of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(move, () => observer.disconnect(), { once: true });
}
