import '../../components/styles/index.css';
import './options.css';
import { render } from 'preact';
import { i18n } from '#i18n';
import { pageLanguage } from '../../components/format/pageLanguage';
import { watchRunner } from '../../components/hooks/watchRunner';
import { Options } from './Options';

pageLanguage();
document.title = i18n.t('options.title');
const root = document.getElementById('app');
if (root) render(<Options />, root);
void watchRunner();

// Sections are drawn by us, so that the browser found nothing to go to when it read the address; and what is above one
// is still being asked for: it is kept in view until the person moves.
const section = document.getElementById(location.hash.slice(1));
if (root && section) {
  const keeper = new ResizeObserver(() => section.scrollIntoView());
  keeper.observe(root);
  for (const move of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(move, () => keeper.disconnect(), { once: true });
}
