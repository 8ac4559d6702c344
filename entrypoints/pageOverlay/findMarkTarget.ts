import type { FieldPlace } from '../../lib/pages/fieldPlace';
import { findPropertyElements } from '../../lib/pages/markup/propertyElements';
import { attempt } from '../../lib/shared/attempt';
import { createTextSearch, isShown } from './searchText';

/** A part of the page: an element, or a text that may lie in several elements. */
export type MarkTarget = Element | Range;

/**
 * Finds where the page shows the value of an event's field: the element that it was read from, else its text. Never
 * throws: a page can be hostile.
 * @returns undefined if the page does not show the value, as with data for search engines only
 */
export function findMarkTarget(document: Document, place: FieldPlace): MarkTarget | undefined {
  try {
    const marked = findMarked(document, place);
    if (marked && isShown(marked)) return marked;
    return (
      findAddressed(document, place) ??
      findText(document, place) ??
      (marked && findShownAround(marked)) ??
      undefined
    );
  } catch {
    // A form named `querySelectorAll` hides the document's method of that name
    return undefined;
  }
}

/** The element at the number that the reader noted, if it still has the value: the page may have changed. */
function findMarked(document: Document, { source, at, texts, day, address }: FieldPlace) {
  const element = at === undefined ? undefined : findPropertyElements(document, source)[at];
  if (!element) return undefined;
  const text = simplify(element.textContent ?? '');
  const attributes = [...element.attributes].map(({ value }) => value);
  const isSame =
    texts.some((wanted) => text.includes(simplify(wanted)) || attributes.includes(wanted)) ||
    attributes.some((value) => hasDay(value, day) || isAddress(value, address, document));
  return isSame || isBelow(element, texts) ? element : undefined;
}

const hasDay = (value: string, day: string | undefined) => day !== undefined && value.startsWith(day);

/** Values such as a venue's name may stand in elements below that of the property, in attributes. */
const isBelow = (element: Element, texts: string[]) =>
  [...element.querySelectorAll('[content]')]
    .slice(0, 200)
    .some((each) => texts.includes(each.getAttribute('content')?.trim() ?? ''));

function isAddress(value: string, address: string | undefined, document: Document): boolean {
  if (address === undefined || value === '' || !URL.canParse(value, document.baseURI)) return false;
  return new URL(value, document.baseURI).href === address;
}

/** Elements that are searched for an address or a day. */
const mostElements = 20_000;

/** A link or an image with the address, or an element with the day as machines read it. */
function findAddressed(document: Document, { address, day }: FieldPlace): Element | undefined {
  const [names, selector] =
    address !== undefined ? [['href', 'src', 'data-src'], 'a[href],img'] : [['datetime'], '[datetime]'];
  if (address === undefined && day === undefined) return undefined;
  return [...document.querySelectorAll(selector)].slice(0, mostElements).find((element) =>
    names.some((name) => {
      const value = element.getAttribute(name) ?? '';
      return (hasDay(value, day) || isAddress(value, address, document)) && isShown(element);
    }),
  );
}

function findText(document: Document, { texts, day }: FieldPlace): Range | undefined {
  const wanted = [...texts, ...(day ? spellings(day, document.documentElement.lang) : [])];
  const main = document.querySelector('main,[role="main"],article');
  for (const root of main ? [main, document.body] : [document.body]) {
    const search = createTextSearch(root);
    for (const text of wanted) {
      const found = search(text);
      if (found) return found;
    }
  }
  return undefined;
}

const dayForms: Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
  { dateStyle: 'short' },
];

/** How a page may write a day: in its language, else in English. */
function spellings(day: string, language: string): string[] {
  const date = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return [];
  const [known] = attempt(() => Intl.getCanonicalLocales(language)) ?? [];
  const locales = [...(known ? [known] : []), 'en-US', 'en-GB'];
  return locales.flatMap((locale) =>
    dayForms.map((form) => new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }).format(date)),
  );
}

/** The nearest element around a hidden one that is shown, but not the whole page. */
function findShownAround(element: Element): Element | undefined {
  let around = element.parentElement;
  while (around && !isShown(around)) around = around.parentElement;
  return around && !around.matches('html,body,main,[role="main"]') ? around : undefined;
}

const simplify = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
