import { Window } from 'happy-dom';
import { vi } from 'vitest';
import { prefill } from '../../lib/eventReview/prefill';
import type { EventFormData, SiteChoices } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { type Description, type RichText, toRichText } from '../../lib/pages/richText';

const { DOMParser, Document, NodeFilter, document } = new Window();

/** What readers and checks of pages need of a browser, for one test. */
export function withDocument(): void {
  for (const [name, value] of Object.entries({ DOMParser, Document, NodeFilter, document }))
    vi.stubGlobal(name, value);
}

export const choices: SiteChoices = {
  accountId: 'site',
  sites: [],
  venues: [],
  organizers: [],
  categories: [],
  tags: [],
  origin: 'https://calendar.example',
  timeZone: 'UTC',
  canPublish: true,
};

/** The form about an event as it is handed in unchanged. */
export const formOf = (found: FoundEvent): EventFormData => ({
  ...prefill(found, choices, 'UTC').form,
  status: 'publish',
});

/**
 * Forms with the texts of many, each once, so many to a form: blocks of a description and signs of a name are written
 * one by one, so that together they are published as each would be alone. One that is not would be seen here, too.
 */
export function joined(forms: readonly EventFormData[], size: number): EventFormData[] {
  const distinct = <One>(list: One[]): One[][] =>
    inGroups([...new Map(list.map((one) => [JSON.stringify(one), one])).values()], size);
  const titles = distinct(forms.map(({ title }) => title));
  const venues = distinct(forms.flatMap(({ venue }) => (venue && 'name' in venue ? [venue] : [])));
  const organizers = distinct(forms.flatMap(({ organizers: named }) => named.filter((one) => 'name' in one)));
  const descriptions = distinct(forms.map(({ description }) => blocksOf(description)));
  const most = Math.max(titles.length, venues.length, organizers.length, descriptions.length);
  return Array.from({ length: most }, (_, at) => ({
    ...forms[0]!,
    title: inOne(titles[at] ?? ['Evening']),
    description: { kind: 'tree', blocks: (descriptions[at] ?? []).flat() },
    venue: together(venues[at]),
    organizers: [together(organizers[at]) ?? []].flat(),
  }));
}

const blocksOf = (description: Description): RichText =>
  description.kind === 'tree'
    ? description.blocks
    : description.kind === 'text'
      ? toRichText(description.text)
      : [];

const inOne = (texts: (string | undefined)[]) => texts.filter(Boolean).join(' | ');

/** Records as one that is new, each field the texts of all of theirs. */
function together<Fields extends { name: string }>(records: readonly Fields[] = []): Fields | null {
  const [first] = records;
  if (first === undefined) return null;
  const fields = Object.keys(first).map((field) => [
    field,
    inOne(records.map((record) => String((record as Record<string, unknown>)[field] ?? ''))),
  ]);
  return { ...(Object.fromEntries(fields) as Fields), isAnother: true };
}

export const inGroups = <One>(list: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));

/** Of a published event: what the site's own frame is made of, and what a description may hold. */
const allowed = new Set(
  'HTML HEAD META TITLE LINK STYLE BODY HEADER MAIN A H1 H3 P TIME SCRIPT UL OL LI STRONG EM BR'.split(' '),
);
const attributes = new Set('lang charset name content rel href title class datetime type'.split(' '));

/** What is wrong with a published page: elements, attributes or addresses that only markup from outside can bring. */
export function brokenBy(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const elements = [...page.querySelectorAll('*')];
  const found = elements.flatMap((element) => [
    ...(allowed.has(element.tagName) ? [] : [element.outerHTML.slice(0, 200)]),
    ...element.getAttributeNames().flatMap((name) => {
      const value = element.getAttribute(name) ?? '';
      const isAddress = name !== 'href' || /^https?:\/\/|^\//.test(value);
      return attributes.has(name) && isAddress ? [] : [`${element.tagName} ${name}=${value}`];
    }),
  ]);
  const many = (selector: string, most: number) =>
    page.querySelectorAll(selector).length > most ? [selector] : [];
  return [...found, ...many('script:not([type="application/ld+json"])', 0), ...many('style', 1)];
}
