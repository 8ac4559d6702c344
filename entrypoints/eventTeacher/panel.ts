import { i18n } from '../../components/inPage/i18n';
import { element, type Layer } from '../../components/inPage/layer';
import { createResultPanel } from '../../components/inPage/resultPanel';
import type { EventPart } from '../../lib/pages/plain/outline';

/** What the teaching has come to. */
export interface TeachingState {
  /** The part to point out next; undefined once the others were looked for. */
  next: EventPart | undefined;
  /** Events that were found. */
  count: number;
  /** Whether a part was pointed out. */
  hasBegun: boolean;
}

interface PanelOptions {
  layer: Layer;
  signal: AbortSignal;
  open(): Promise<void>;
  skip(): void;
  goBack(): void;
  end(): void;
}

/** The panel of the teaching: what to do now, and the ways on and back. */
export interface TeachingPanel {
  readonly element: HTMLElement;
  draw(state: TeachingState): void;
  /** Shows the text that would be chosen now. */
  say(text: string): void;
  /** Focuses the button that opens the list. */
  focus(): void;
}

/** What to point out next. */
export const getQuestion = (part: EventPart): string => i18n.t(`teacher.ask.${part}`);

/** Creates the {@link TeachingPanel}. */
export function createPanel({ layer, signal, open, skip, goBack, end }: PanelOptions): TeachingPanel {
  const result = createResultPanel(layer, signal);
  const question = element('p', { role: 'status', 'aria-live': 'polite' });
  const reached = element('p', { class: 'soft', 'aria-live': 'polite', dir: 'auto' });
  const hint = element('p', { class: 'soft' }, i18n.t('teacher.hint'));
  const show = layer.button(i18n.t('teacher.show'), () => void open().catch(result.fail), {
    class: 'primary',
  });
  const without = layer.button(i18n.t('teacher.noPlace'), skip);
  const back = layer.button(i18n.t('teacher.back'), goBack);
  const panel = element(
    'div',
    { class: 'corner panel bar', role: 'region', 'aria-label': i18n.t('teacher.name') },
    element(
      'div',
      { class: 'head' },
      element('strong', {}, i18n.t('teacher.name')),
      layer.button('✕', end, { class: 'icon', 'aria-label': i18n.t('teacher.end') }),
    ),
    question,
    reached,
    element('div', { class: 'row' }, show, without, back),
    hint,
    result.element,
  );
  panel.style.alignItems = 'stretch';

  return {
    element: panel,
    draw({ next, count, hasBegun }) {
      const found = count === 1 ? 'teacher.foundOne' : 'teacher.found';
      question.textContent = next ? getQuestion(next) : i18n.t(found, String(count));
      reached.textContent = '';
      show.hidden = next !== undefined;
      without.hidden = next !== 'place';
      back.hidden = !hasBegun;
      hint.hidden = next === undefined;
      // Our own sentence moves the buttons: that is no move by the page
      layer.acceptMove(panel);
    },
    say(text) {
      reached.textContent = text;
      layer.acceptMove(panel);
    },
    focus: () => show.focus(),
  };
}
