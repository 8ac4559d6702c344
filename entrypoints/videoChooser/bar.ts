import { showFrame } from '../../components/inPage/frame';
import { i18n } from '../../components/inPage/i18n';
import { element, type Layer } from '../../components/inPage/layer';
import { pageTitle } from '../../components/inPage/offers';
import { createResultPanel } from '../../components/inPage/resultPanel';
import { ask } from '../../lib/messages';
import { videoUrl } from '../../lib/pages/videoAddress';
import type { Choice } from './choice';

/** As many as the message `openChoice` takes. */
const mostVideos = 1_000;

interface BarOptions {
  layer: Layer;
  choice: Choice;
  /** Quota units of one save. */
  price: number;
  chooseAll(): void;
  clear(): void;
  end(): void;
  signal: AbortSignal;
}

/**
 * Shows the bar below the page: how many videos are chosen, what saving them costs, and what can be done with them.
 * @returns functions that draw the present count, and that focus the bar
 */
export function showBar({ layer, choice, price, chooseAll, clear, end, signal }: BarOptions) {
  const count = element('strong', {});
  const cost = element('span', { class: 'soft' });
  const result = createResultPanel(layer, signal);
  const notice = element('p', { class: 'soft', role: 'status', 'aria-live': 'polite' });
  const all = layer.button(i18n.t('chooser.all'), chooseAll);
  /** Buttons for the chosen videos; hidden while there are none. */
  const actions = [
    layer.button(i18n.t('buttons.saveTo'), () => void save(false), { class: 'primary' }),
    layer.button(i18n.t('chooser.copy'), () => void copy()),
    layer.button(i18n.t('chooser.newPlaylist'), () => void save(true)),
    layer.button(i18n.t('chooser.clear'), clear),
  ];
  const bar = element(
    'div',
    { class: 'corner panel', role: 'region', 'aria-label': i18n.t('chooser.name') },
    element(
      'div',
      { class: 'head' },
      element('div', { class: 'row', role: 'status', 'aria-live': 'polite' }, count, cost),
      layer.button('✕', end, { class: 'icon', 'aria-label': i18n.t('chooser.end') }),
    ),
    element('div', { class: 'row' }, all, ...actions),
    notice,
    result.element,
  );
  // Beside the handle of the bar of our other script. In a small window it leaves room for the videos
  bar.style.cssText =
    'inset-inline: 16px auto; max-width: calc(100vw - 92px); max-height: 40vh; overflow: auto';
  layer.root.append(bar);

  /** Our own sentence moves the buttons above it: that is no move by the page. */
  function say(sentence: string): void {
    notice.textContent = sentence;
    layer.acceptMove(bar);
  }

  async function save(isNew: boolean): Promise<void> {
    say('');
    const videos = [...choice.chosen].map(([videoId, title]) => ({ videoId, title }));
    if (videos.length > mostVideos) {
      say(i18n.t('chooser.tooMany', String(mostVideos)));
      return;
    }
    try {
      const { url } = await ask('openChoice', { videos, isNew, pageTitle: pageTitle() });
      if (url && !signal.aborted) showFrame(layer, url, i18n.t('overlay.name'), signal);
    } catch (error) {
      result.fail(error);
    }
  }

  async function copy(): Promise<void> {
    const links = [...choice.chosen.keys()].map((videoId) => videoUrl(videoId));
    const isCopied = await navigator.clipboard.writeText(`${links.join('\n')}\n`).then(
      () => true,
      () => false,
    );
    say(isCopied ? i18n.t('chooser.copied', String(links.length)) : i18n.t('chooser.notCopied'));
  }

  return {
    focus: () => all.focus(),
    draw() {
      const { size } = choice.chosen;
      count.textContent = i18n.t('chooser.chosen', String(size));
      cost.textContent = size === 0 ? i18n.t('chooser.hint') : i18n.t('chooser.price', String(size * price));
      for (const button of actions) button.hidden = size === 0;
      say('');
    },
  };
}
