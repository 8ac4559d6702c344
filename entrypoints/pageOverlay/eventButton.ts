import { showFrame } from '../../components/inPage/frame';
import { i18n } from '../../components/inPage/i18n';
import { element, type Layer } from '../../components/inPage/layer';
import { pageTitle } from '../../components/inPage/offers';
import type { ResultPanel } from '../../components/inPage/resultPanel';
import { createToolbar } from '../../components/inPage/toolbar';
import { ask, type OverlayMessage } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import type { Subject } from '../../lib/pages/subject';

/** The button 'Add event' in a page, which opens a list if the page has several events. */
export interface EventButton {
  /** @param isOpen whether the list is open from the start, because the person requested it by menu or key */
  show(offered: OverlayMessage & { show: 'eventButton' }, isOpen: boolean): void;
  /** Removes the button, with its list. */
  hide(): void;
}

/** Creates the {@link EventButton}. Failures of opening a form are shown in `result`. */
export function createEventButton(layer: Layer, result: ResultPanel, signal: AbortSignal): EventButton {
  const eventButton = element('div', { class: 'corner bar eventButton' });
  /** Valid once; opening a form returns the next one. */
  let ticket = '';
  let isOpening = false;

  async function open(index: number): Promise<void> {
    if (isOpening) return;
    isOpening = true;
    try {
      const opened = await ask('openEvent', { ticket, index, pageTitle: pageTitle() });
      ticket = opened.ticket;
      if (opened.url) showFrame(layer, opened.url, i18n.t('overlay.name'), signal);
    } catch (error) {
      result.fail(error);
    } finally {
      isOpening = false;
    }
  }

  /** Title and day of an event; without the day if the page leaves it open. */
  function createEntry({ title, start, alternatives }: FoundEvent, press: () => void): HTMLButtonElement {
    const entry = layer.button('', press);
    // The title may run in another direction than the day
    entry.append(element('bdi', {}, title), ...(alternatives ? [] : [`, ${formatDay(start.local)}`]));
    return entry;
  }

  function createList(subjects: readonly Subject[], label: string): HTMLElement {
    const list = createToolbar(label, layer);
    list.fill(
      subjects.flatMap((subject, index) =>
        subject.kind === 'event' ? [createEntry(subject.event, () => void open(index))] : [],
      ),
    );
    const panel = element('div', { class: 'panel' }, list.element);
    panel.style.cssText = 'max-height: calc(100vh - 120px); overflow: auto';
    list.element.style.gridTemplateColumns = '1fr';
    return panel;
  }

  function createChoice(subjects: readonly Subject[], label: string, isOpen: boolean): Node[] {
    const list = createList(subjects, label);
    list.hidden = !isOpen;
    const toggle = () => {
      list.hidden = !list.hidden;
      button.setAttribute('aria-expanded', String(!list.hidden));
      // Requested by menu or key, it is removed when closed; on sites with the event button it stays
      if (isOpen) eventButton.remove();
    };
    const button = layer.button(label, toggle, { class: 'primary', 'aria-expanded': String(isOpen) });
    list.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      toggle();
      button.focus();
    });
    return [button, list];
  }

  return {
    show({ subjects, label, ticket: issued }, isOpen) {
      eventButton.remove();
      ticket = issued;
      // Without events the ticket opens the form that reads them
      eventButton.replaceChildren(
        ...(subjects.length < 2
          ? [layer.button(label, () => void open(0), { class: 'primary' })]
          : createChoice(subjects, label, isOpen)),
      );
      layer.root.append(eventButton);
      if (isOpen) eventButton.querySelector('button')?.focus();
    },
    hide: () => eventButton.remove(),
  };
}

/** The day as the page wrote it, as the language spoken writes it; no zone enters into it. */
function formatDay(local: string): string {
  const day = new Date(`${local.slice(0, 10)}T12:00:00Z`);
  return Number.isNaN(day.getTime())
    ? local
    : day.toLocaleDateString(i18n.t('lang'), { dateStyle: 'medium', timeZone: 'UTC' });
}
