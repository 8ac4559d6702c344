import type { EventPart, PointedEvent } from '../plain/outline';
import { type ElementKind, type PathStep, type TaughtRule, taughtLimits } from './rule';

/** Elements that are looked at, and elements of a run. */
const most = { elements: 200_000, run: 40 } as const;

/** The items of a page that have a date, in document order, in time linear in the page's size. */
export function findTaughtItems(document: Document, rule: TaughtRule): PointedEvent[] {
  const { item: kinds, heading } = rule;
  const found: PointedEvent[] = [];
  const last = kinds.at(-1);
  if (!last) return found;
  let date: Element | undefined;
  let around: readonly Element[] = [];
  const names = heading ? '*' : last.tag;
  for (const element of [...document.getElementsByTagName(names)].slice(0, most.elements)) {
    if (found.length >= taughtLimits.items) break;
    if (heading && isOfChain(element, heading)) date = element;
    if (!isOfChain(element, kinds) || around.some((outer) => outer.contains(element))) continue;
    const elements = rule.isRun ? toRun(element, last) : [element];
    const parts = findParts(elements, rule, date);
    if (!parts.has('date')) continue;
    found.push({ elements, parts });
    around = elements;
  }
  return found;
}

/** The parts of an item. @param heading the date that stands above it */
function findParts(elements: readonly Element[], rule: TaughtRule, heading: Element | undefined) {
  const parts = new Map<EventPart, Element>();
  const candidates = getCandidates(elements, rule.isRun);
  const [item] = elements;
  for (const part of ['title', 'date', 'place'] as const) {
    const path = rule[part];
    const isAbove = part === 'date' && rule.heading !== undefined;
    const element = isAbove
      ? heading
      : path && (followPath(candidates, path) ?? (path.length === 0 ? item : undefined));
    if (element) parts.set(part, element);
  }
  return parts;
}

/** The elements among which the first step of a path chooses. */
export const getCandidates = (elements: readonly Element[], isRun: boolean | undefined): Element[] =>
  isRun ? [...elements] : [...(elements[0]?.children ?? [])];

/** The element to which a path leads; undefined if there is none, or if the path is empty. */
export function followPath(candidates: readonly Element[], path: readonly PathStep[]): Element | undefined {
  let at: Element | undefined;
  let among = candidates;
  for (const step of path) {
    at = among.filter((element) => matchesKind(element, step))[step.nth];
    if (!at) return undefined;
    among = [...at.children];
  }
  return at;
}

/** An element with the siblings up to the next of this kind. */
export function toRun(start: Element, kind: ElementKind): Element[] {
  const run = [start];
  let next = start.nextElementSibling;
  for (; next && !matchesKind(next, kind) && run.length < most.run; next = next.nextElementSibling)
    run.push(next);
  return run;
}

/** Whether an element and those around it are of these kinds, the last of them its own. */
function isOfChain(element: Element, kinds: readonly ElementKind[]): boolean {
  let at: Element | null = element;
  for (const kind of kinds.toReversed()) {
    if (!at || !matchesKind(at, kind)) return false;
    at = at.parentElement;
  }
  return true;
}

/** Whether an element has the name, the id and at least the classes of a kind. */
export function matchesKind(element: Element, { tag, classes, id }: ElementKind): boolean {
  if (element.localName !== tag || (id !== undefined && element.getAttribute('id') !== id)) return false;
  return classes.length === 0 || classes.every((name) => element.classList.contains(name));
}
