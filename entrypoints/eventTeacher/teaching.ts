import { showFrame } from '../../components/inPage/frame';
import { i18n } from '../../components/inPage/i18n';
import type { Layer } from '../../components/inPage/layer';
import { pageTitle } from '../../components/inPage/offers';
import { ask } from '../../lib/messages';
import { type EventPart, eventParts } from '../../lib/pages/plain/outline';
import { findTaughtItems } from '../../lib/pages/taught/findItems';
import { learnRule } from '../../lib/pages/taught/learnRule';
import { readTaughtOutline } from '../../lib/pages/taught/readTaughtOutline';
import type { TaughtRule } from '../../lib/pages/taught/rule';
import { isDisplayed } from './candidates';
import { createPanel, getQuestion } from './panel';
import { createPartMarks } from './partMarks';
import { createPointer } from './pointer';

/** Characters of a text that is read out. */
const longestSpoken = 120;

/**
 * Lets the person point out the title, the date and the place of one event in turn, marks the others that are found by
 * them, and opens their list. Nothing is kept before that list has events.
 * @param end called when the person has ended it, or the list has closed
 */
export function startTeaching(layer: Layer, signal: AbortSignal, end: () => void): void {
  const picks = new Map<EventPart, Element>();
  let rule: TaughtRule | undefined;
  /** The parts that the rule finds. */
  let found: Element[] = [];

  const marks = createPartMarks(layer, signal);
  const pointer = createPointer({ layer, reached, chosen });
  const panel = createPanel({ layer, signal, open, skip: learn, goBack, end });
  layer.root.append(pointer.element, panel.element);

  const findNext = () => (rule ? undefined : eventParts.find((part) => !picks.has(part)));

  function draw(count = 0): void {
    const next = findNext();
    panel.draw({ next, count, hasBegun: picks.size > 0 });
    drawMarks();
    pointer.element.hidden = next === undefined;
    if (next) pointer.wait(getQuestion(next), picks.get('date') ?? picks.get('title'));
    else panel.focus();
  }

  function drawMarks(candidate?: Element): void {
    const next = findNext();
    const others = next ? [...picks.values()] : found;
    const named = candidate && next ? [{ target: candidate, label: i18n.t(`teacher.part.${next}`) }] : [];
    marks.show([...others.map((target) => ({ target })), ...named]);
  }

  function reached(candidate: Element | undefined): void {
    drawMarks(candidate);
    panel.say((candidate?.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, longestSpoken));
  }

  function chosen(candidate: Element): void {
    const next = findNext();
    if (next) picks.set(next, candidate);
    if (next === 'place') learn();
    else draw();
  }

  function learn(): void {
    const { title, date, place } = Object.fromEntries(picks) as Partial<Record<EventPart, Element>>;
    rule = title && date && learnRule(document, { title, date, place });
    // Its elements have left the page
    if (!rule) picks.clear();
    const items = rule ? findTaughtItems(document, rule) : [];
    found = items.flatMap(({ parts }) => [...parts.values()]);
    draw(items.length);
  }

  function goBack(): void {
    const last = rule && !picks.has('place') ? undefined : [...picks.keys()].at(-1);
    if (last) picks.delete(last);
    rule = undefined;
    found = [];
    draw();
  }

  async function open(): Promise<void> {
    const taught = rule && readTaughtOutline(document, rule, isDisplayed);
    if (!rule || !taught) return;
    const { url } = await ask('openTaught', {
      rule,
      taught,
      url: location.href.slice(0, 2_000),
      pageTitle: pageTitle(),
      language: document.documentElement.lang.slice(0, 35),
    });
    if (signal.aborted) return;
    if (url) showFrame(layer, url, i18n.t('overlay.name'), signal, end);
    else end();
  }

  draw();
}
