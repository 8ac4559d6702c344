import { attempt } from '../../shared/attempt';
import type { EventPart } from '../plain/outline';
import { findTaughtItems, followPath, getCandidates, matchesKind, toRun } from './findItems';
import { type ElementKind, type PathStep, type TaughtRule, taughtLimits } from './rule';
import { getStableClasses, isStableName } from './stableNames';

/** The elements of one event at which a person pointed; one for both where they are the same. */
export interface TaughtPicks {
  title: Element;
  date: Element;
  place?: Element | undefined;
}

/** Elements around the parts of an event that may be its item. */
const mostLevels = 8;
/** Siblings that are compared. */
const mostSiblings = 500;
/** Elements within a line, which a press may meet instead of the line. */
const inline = /^(?:a|abbr|b|em|font|i|label|mark|small|span|strong|time|u)$/;
/** Elements that repeat below a date which stands above them. */
const repeating = /^(?:li|tr|article|dd)$/;

/**
 * Learns from one event how the others of its kind are found in the page. Of the rules that fit the event, the one that
 * finds the most others is taken: its item is an element around the parts, a run of siblings, or one of several below
 * the date. Names that look computed are not used, and of those by which the item differs from its neighbours none.
 * Never throws.
 * @returns undefined if the elements are in no content of the page
 */
export const learnRule = (document: Document, picks: TaughtPicks): TaughtRule | undefined =>
  attempt(() => {
    const parts = toParts(picks);
    const common = findCommon([...parts.values()]);
    if (!common || !document.body?.contains(common)) return undefined;
    let best: { rule: TaughtRule; count: number } | undefined;
    for (const rule of proposeRules(document, parts, common)) {
      const count = countComplete(document, rule);
      if (count > (best?.count ?? 0)) best = { rule, count };
    }
    return best?.rule;
  });

type Parts = ReadonlyMap<EventPart, Element>;

/** The picked elements, each with the inline elements around it that have the same text. */
function toParts({ title, date, place }: TaughtPicks): Parts {
  const parts = new Map<EventPart, Element>([['date', widen(date)]]);
  if (widen(title) !== parts.get('date')) parts.set('title', widen(title));
  if (place && ![...parts.values()].includes(widen(place))) parts.set('place', widen(place));
  return parts;
}

const textOf = (element: Element) => (element.textContent ?? '').trim();

function widen(picked: Element): Element {
  let element = picked;
  while (
    element.parentElement &&
    inline.test(element.localName) &&
    textOf(element.parentElement) === textOf(element)
  )
    element = element.parentElement;
  return element.localName === 'body' ? picked : element;
}

/** The lowest element that holds all of these. */
function findCommon([first, ...others]: readonly Element[]): Element | undefined {
  let common: Element | null | undefined = first;
  while (common && !others.every((other) => common?.contains(other))) common = common.parentElement;
  return common ?? undefined;
}

function* proposeRules(document: Document, parts: Parts, common: Element): Generator<TaughtRule> {
  let item: Element | null = common;
  for (let level = 0; item && item !== document.documentElement && level < mostLevels; level++) {
    const rule = chooseNames(document, parts, [item], (isLoose) =>
      toPaths(parts, [item as Element], false, isLoose),
    );
    if (rule) yield rule;
    item = item.parentElement;
  }
  const run = toRunRule(document, parts, common);
  if (run) yield run;
  const shared = toSharedRule(parts, common);
  if (shared) yield shared;
}

const countComplete = (document: Document, rule: TaughtRule): number =>
  findTaughtItems(document, rule).filter(({ parts }) => !rule.title || parts.has('title')).length;

type Paths = Pick<TaughtRule, 'date' | 'title' | 'place'>;

/** The paths from an item to its parts. @param isLoose without classes, only by position */
function toPaths(parts: Parts, elements: readonly Element[], isRun: boolean, isLoose: boolean): Paths {
  const path = (part: EventPart) => {
    const element = parts.get(part);
    return element && toPath(elements, isRun, element, isLoose);
  };
  const [title, place] = [path('title'), path('place')];
  return { date: path('date') ?? [], ...(title && { title }), ...(place && { place }) };
}

function toPath(elements: readonly Element[], isRun: boolean, part: Element, isLoose: boolean): PathStep[] {
  const steps: PathStep[] = [];
  let at: Element | null = part;
  while (at && (isRun || at !== elements[0])) {
    const kind: ElementKind = { tag: at.localName, classes: isLoose ? [] : getStableClasses(at) };
    const isTop = isRun && elements.includes(at);
    const siblings = isTop ? elements : [...(at.parentElement?.children ?? [])];
    const nth = siblings.slice(0, siblings.indexOf(at)).filter((before) => matchesKind(before, kind)).length;
    steps.unshift({ ...kind, nth });
    if (isTop) break;
    at = at.parentElement;
  }
  return steps;
}

/**
 * The rule whose paths use classes where most of the items have them, since parts can be missing or in another order;
 * else positions alone.
 */
function chooseNames(
  document: Document,
  parts: Parts,
  elements: readonly Element[],
  read: (isLoose: boolean) => Paths,
  run?: ElementKind[],
): TaughtRule | undefined {
  const [strict, loose] = [read(false), read(true)];
  const isRun = run !== undefined;
  const [first] = elements;
  const isWithin = (path: PathStep[]) =>
    path.length <= taughtLimits.steps && path.every(({ nth }) => nth <= taughtLimits.nth);
  if (!first || !Object.values({ ...strict, ...loose }).every(isWithin)) return undefined;
  const toRule = (paths: Paths): TaughtRule => ({
    item: run ?? toItem(first, paths, parts.has('title')),
    ...(isRun && { isRun }),
    ...paths,
  });
  const [byName, byPlace] = [toRule(strict), toRule({ ...loose })];
  const [named, placed] = [findTaughtItems(document, byName), findTaughtItems(document, byPlace)];
  const [rule, items] = named.length * 2 > placed.length ? [byName, named] : [byPlace, placed];
  for (const part of ['title', 'place'] as const) {
    const [path, other] = [strict[part], loose[part]];
    if (!path || !other) continue;
    const having = items.filter((item) => followPath(getCandidates(item.elements, isRun), path)).length;
    rule[part] = having * 2 >= items.length ? path : other;
  }
  return rule;
}

/** The kinds from a named element down to the item, with the names that it shares with its neighbours of that kind. */
function toItem(item: Element, paths: Paths, hasTitle: boolean): ElementKind[] {
  const has = (path: readonly PathStep[] | undefined, element: Element) =>
    path === undefined || path.length === 0 || followPath([...element.children], path) !== undefined;
  const alike = getSiblings(item).filter(
    (element) => has(paths.date, element) && (!hasTitle || has(paths.title, element)),
  );
  const classes = getStableClasses(item).filter((name) =>
    alike.every((other) => other.classList.contains(name)),
  );
  return toChain(item, { tag: item.localName, classes });
}

const getSiblings = (element: Element): Element[] =>
  [...(element.parentElement?.children ?? [])]
    .slice(0, mostSiblings)
    .filter((other) => other !== element && other.localName === element.localName);

/** The kinds of the elements around one, from the nearest that has a name, and its own. */
function toChain(element: Element, own: ElementKind): ElementKind[] {
  const chain = [own];
  let at = element.parentElement;
  while (at && at.localName !== 'html' && chain.length < taughtLimits.kinds) {
    const kind = toSharedKind(at);
    chain.unshift(kind);
    if (kind.id !== undefined || kind.classes.length > 0) break;
    at = at.parentElement;
  }
  return chain;
}

/** The kind of an element without the names by which it differs from its neighbours: one of the months of a list. */
function toSharedKind(element: Element): ElementKind {
  const siblings = getSiblings(element);
  let classes = getStableClasses(element);
  for (const sibling of siblings) {
    const shared = classes.filter((name) => sibling.classList.contains(name));
    if (shared.length > 0) classes = shared;
  }
  const id = element.getAttribute('id') ?? '';
  return { tag: element.localName, classes, ...(siblings.length === 0 && isStableName(id) && { id }) };
}

/** The child of an element that is or holds another one. */
const childWith = (around: Element, inner: Element): Element | undefined =>
  [...around.children].find((child) => child.contains(inner));

/** A rule for events that follow each other without an element around each. */
function toRunRule(document: Document, parts: Parts, common: Element): TaughtRule | undefined {
  const children = [...parts.values()].flatMap((part) => childWith(common, part) ?? []);
  if (children.length !== parts.size || new Set(children).size < 2) return undefined;
  const inOrder = [...common.children].filter((child) => children.includes(child));
  const [start, ...others] = inOrder;
  if (!start) return undefined;
  const kind = { ...toSharedKind(start), id: undefined };
  if (others.some((other) => matchesKind(other, kind))) return undefined;
  const elements = toRun(start, kind);
  if (!others.every((other) => elements.includes(other))) return undefined;
  return chooseNames(
    document,
    parts,
    elements,
    (isLoose) => toPaths(parts, elements, true, isLoose),
    toChain(start, kind),
  );
}

/** A rule for events below the date that several of them share: a day with its list. */
function toSharedRule(parts: Parts, common: Element): TaughtRule | undefined {
  const [date, title, place] = [parts.get('date'), parts.get('title'), parts.get('place')];
  if (!date || !title || date === common) return undefined;
  let item: Element | null = title;
  while (item && item !== common && !(repeating.test(item.localName) && getSiblings(item).length > 0))
    item = item.parentElement;
  if (!item || item === common || item.contains(date) || (place && !item.contains(place))) return undefined;
  const inside = new Map([...parts].filter(([part]) => part !== 'date'));
  const { title: path, place: placePath } = toPaths(inside, [item], false, false);
  return {
    item: toChain(item, { tag: item.localName, classes: [] }),
    heading: toChain(date, toSharedKind(date)),
    date: [],
    ...(path && { title: path }),
    ...(placePath && { place: placePath }),
  };
}
