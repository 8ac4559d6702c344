/** An element by its name, and by those of its classes and ids that say what it is. */
export interface ElementKind {
  tag: string;
  classes: string[];
  id?: string | undefined;
}

/** A child of this kind; `nth` counts those of its kind before it. */
export interface PathStep extends ElementKind {
  nth: number;
}

/**
 * How the events of a page are found again, as learned from one of them. Plain JSON without selectors: elements are
 * compared by name, so that a rule from elsewhere is never evaluated.
 */
export interface TaughtRule {
  /** From a named element around the items to the item, each the parent of the next. */
  item: ElementKind[];
  /** An item is a run of siblings: from an element of the last kind up to the next one, as `h3` with the `p` below. */
  isRun?: boolean | undefined;
  /** The date stands above several items: the nearest such element before each, written as `item` is. */
  heading?: ElementKind[] | undefined;
  /** From the item down to the part; empty for the item itself, and for a date in a heading. */
  date: PathStep[];
  /** Undefined if the date's element names the event, too. */
  title?: PathStep[] | undefined;
  place?: PathStep[] | undefined;
}

/** A rule with the pages it was learned for, see `toPagePattern`. */
export interface TaughtPage {
  page: string;
  rule: TaughtRule;
  /** When it was learned, epoch milliseconds. */
  at: number;
}

/** Limits of rules, and of what they find. */
export const taughtLimits = { kinds: 8, steps: 40, classes: 8, name: 80, nth: 1_000, items: 250 } as const;

/** The form of names in a rule. */
export const taughtNames = { tag: /^[a-z][a-z0-9.-]{0,60}$/, name: /^[\p{L}_-][\p{L}\d_-]{0,79}$/u } as const;
