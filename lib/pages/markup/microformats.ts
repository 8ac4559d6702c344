import { getText, noteElement } from './elementText';
import { noteOrigin } from './origin';
import { findEventRoots, findPropertyElements, readTokens } from './propertyElements';
import { addValue, newThing, type Thing } from './things';

/** Names every root class, because style sheets use classes such as `h-4` and `h-full`. */
const rootSelector =
  '.h-event,.h-card,.h-adr,.h-geo,.h-entry,.h-feed,.h-cite,.h-item,.h-product,.h-review,.h-recipe,.h-resume,' +
  '.vevent,.vcard,.adr,.geo,.hentry,.hreview';

// Class names of h-event and h-card (current), and of the older hCalendar and hCard (classic) → schema.org properties
const current = new Map([
  ['p-name', 'name'],
  ['dt-start', 'startDate'],
  ['dt-end', 'endDate'],
  ['dt-duration', 'duration'],
  ['u-url', 'url'],
  ['p-location', 'location'],
  ['u-location', 'location'],
  ['p-category', 'keywords'],
  ['p-organizer', 'organizer'],
  ['u-organizer', 'organizer'],
  ['e-content', 'description'],
  ['p-description', 'description'],
  ['e-description', 'description'],
  ['p-summary', 'abstract'],
  ['u-photo', 'image'],
  ['u-featured', 'image'],
  ['u-uid', 'identifier'],
  ['p-status', 'status'],
  ['p-tel', 'telephone'],
  ['u-tel', 'telephone'],
  ['u-email', 'email'],
  ['p-org', 'legalName'],
  ['p-adr', 'address'],
  ['p-street-address', 'streetAddress'],
  ['p-locality', 'addressLocality'],
  ['p-region', 'addressRegion'],
  ['p-postal-code', 'postalCode'],
  ['p-country-name', 'addressCountry'],
  ['p-geo', 'geo'],
  ['u-geo', 'geo'],
  ['p-latitude', 'latitude'],
  ['p-longitude', 'longitude'],
  ['p-rrule', 'rrule'],
]);
const classic = new Map([
  ['summary', 'name'],
  ['dtstart', 'startDate'],
  ['dtend', 'endDate'],
  ['duration', 'duration'],
  ['url', 'url'],
  ['location', 'location'],
  ['category', 'keywords'],
  ['organizer', 'organizer'],
  ['description', 'description'],
  ['photo', 'image'],
  ['uid', 'identifier'],
  ['status', 'status'],
  ['rrule', 'rrule'],
  ['fn', 'name'],
  ['tel', 'telephone'],
  ['email', 'email'],
  ['org', 'legalName'],
  ['adr', 'address'],
  ['street-address', 'streetAddress'],
  ['locality', 'addressLocality'],
  ['region', 'addressRegion'],
  ['postal-code', 'postalCode'],
  ['country-name', 'addressCountry'],
  ['geo', 'geo'],
  ['latitude', 'latitude'],
  ['longitude', 'longitude'],
]);
const addressParts = new Set([
  'streetAddress',
  'addressLocality',
  'addressRegion',
  'postalCode',
  'addressCountry',
]);
const addresses = new Set(['url', 'image', 'identifier', 'email']);
const dates = new Set(['startDate', 'endDate']);

/** An event, or an item within one. */
interface Item {
  thing: Thing;
  isEvent: boolean;
  isAddress: boolean;
  isCurrent: boolean;
}

/** Finds the events in a page's microformats: h-event, and hCalendar, which was common before 2014. */
export function readMicroformats(document: Document): Thing[] {
  const items = new Map<Element, Item>();
  const getItem = (root: Element): Item => {
    const known = items.get(root);
    if (known) return known;
    const isEvent = root.matches('.h-event,.vevent');
    const isAddress = root.matches('.adr,.h-adr');
    const isCurrent = /(?:^|\s)h-[a-z]/.test(root.getAttribute('class') ?? '');
    const item = { thing: newThing(isAddress ? ['PostalAddress'] : []), isEvent, isAddress, isCurrent };
    items.set(root, item);
    return item;
  };
  const events = findEventRoots(document).map((root) => getItem(root).thing);
  if (events.length === 0) return [];
  findPropertyElements(document, 'h-event').forEach((part, at) => {
    addPart(part, at, getItem);
  });
  for (const [root, item] of items) addImplied(root, item);
  return events;
}

function addPart(part: Element, at: number, getItem: (root: Element) => Item): void {
  const names = readTokens(part, 'class', 50);
  if (!names.some((name) => current.has(name) || classic.has(name))) return;
  const root = part.parentElement?.closest(rootSelector);
  if (!root) return;
  const { thing, isEvent, isAddress, isCurrent } = getItem(root);
  const table = isCurrent ? current : classic;
  for (const name of new Set(names)) {
    const property = table.get(name);
    if (!property) continue;
    const isNested = !addresses.has(property) && part.matches(rootSelector);
    const isPartOfAddress = addressParts.has(property) && !isAddress;
    const value = isNested ? getItem(part).thing : readValue(part, property);
    addValue(isPartOfAddress ? ensureAddress(thing) : thing, property, value);
    noteElement(thing, property, value, part);
    if (isEvent) noteOrigin(thing, property, at);
  }
}

// The properties of the classes `p-*` and `e-*`: a root with one of them has no implied name
const textProperties = [...current].flatMap(([name, property]) => (/^[pe]-/.test(name) ? [property] : []));

/**
 * Implied properties of a current root: without a text of its own, all its text is the name; if it is a link, its
 * `href` is the url, behind those that it gives.
 */
function addImplied(root: Element, { thing, isCurrent }: Item): void {
  if (!thing.name && thing.legalName) thing.name = thing.legalName;
  if (!isCurrent) return;
  if (!textProperties.some((property) => thing[property])) {
    addValue(thing, 'name', root.getAttribute('alt') ?? root.getAttribute('title') ?? getText(root, 1_000));
  }
  if (root.matches('a[href]')) addValue(thing, 'url', root.getAttribute('href'));
}

/** The address of a contact whose address parts are not nested in an `adr`; created at the first part. */
function ensureAddress(contact: Thing): Thing {
  const known = contact['postal address'] as Thing | undefined;
  if (known) return known;
  const address = newThing();
  contact['postal address'] = address;
  addValue(contact, 'address', address);
  return address;
}

function readValue(element: Element, property: string): string {
  if (dates.has(property)) return readDate(element);
  const address = addresses.has(property)
    ? element.getAttribute('href') || element.getAttribute('src') || element.getAttribute('data')
    : undefined;
  return address || valueClass(element).join('') || ownValue(element);
}

/** Elements whose value is an attribute. */
const valueAttributes: Record<string, string> = {
  ABBR: 'title',
  LINK: 'title',
  DATA: 'value',
  INPUT: 'value',
  IMG: 'alt',
  AREA: 'alt',
};

/** The value of an element itself, without the value class pattern. */
function ownValue(element: Element): string {
  const attribute = valueAttributes[element.tagName];
  return (attribute ? element.getAttribute(attribute) : undefined) ?? getText(element);
}

function readDate(element: Element): string {
  const pieces = valueClass(element);
  if (pieces.length === 0) return getDateText(element);
  // The pieces come in any order, each a date, a time or an offset; `readTime` accepts all their forms
  const find = (form: RegExp) => pieces.find((piece) => form.test(piece)) ?? '';
  const date = find(/^\d{4}-?\d/);
  const rest = /[ T]\d/i.test(date) ? '' : find(/^\d{1,2}(?::|\s*[ap]\.?m)/i);
  return `${date} ${rest}${rest ? find(/^(?:[+-]\d|z$)/i) : ''}`.trim();
}

/** The pieces of the value class pattern: descendants of class `value`, or the title of `value-title`. */
function valueClass(element: Element): string[] {
  if (element.childElementCount === 0) return [];
  const pieces = [...element.querySelectorAll('.value,.value-title')].slice(0, 20);
  return pieces
    .filter((piece) => !pieces.some((other) => other !== piece && other.contains(piece)))
    .map((piece) =>
      (piece.classList.contains('value-title')
        ? (piece.getAttribute('title') ?? '')
        : getDateText(piece)
      ).trim(),
    )
    .filter(Boolean);
}

function getDateText(element: Element): string {
  return (
    (['TIME', 'INS', 'DEL'].includes(element.tagName) && element.getAttribute('datetime')) ||
    ownValue(element)
  );
}
