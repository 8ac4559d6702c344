import type { CalendarClient } from '../calendar';
import { matchTerms } from '../calendar/matchTerms';
import { everyItem } from '../calendar/paging';
import type { Term } from '../calendar/resources';
import { gone } from './gone';
import type { Records, TermFields } from './records';

/** The categories or tags of a site. */
export function termRecords(calendar: CalendarClient, kind: 'category' | 'tag'): Records<TermFields> {
  const key = kind === 'category' ? 'categories' : 'tags';
  const terms = kind === 'category' ? calendar.categories : calendar.tags;

  async function named(name: string): Promise<Term[]> {
    // Names are stored escaped, so that a sign in them would find nothing: the longest word does.
    const [word = name] = (name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).sort((a, b) => b.length - a.length);
    const search = { search: word, hide_empty: false };
    const found: Term[] = [];
    const items =
      kind === 'category'
        ? everyItem(calendar.categories.list, 'categories', search)
        : everyItem(calendar.tags.list, 'tags', search);
    for await (const term of items) found.push(term);
    return found.filter((term) => typeof matchTerms([name], [term]).send[0] === 'number');
  }

  return {
    kind,
    async match({ name }) {
      const [term] = await named(name);
      return term === undefined ? { kind: 'none' } : { kind: 'same', id: term.id, name: term.name };
    },
    idsNamed: async (name) => (await named(name)).map(({ id }) => id),
    async read(id) {
      const { name, description } = await terms.read({ id });
      return { name, description };
    },
    create: async ({ name, description }) =>
      (await terms.create({ name, ...(description?.trim() ? { description } : {}) })).id,
    async update(id, { description, ...changes }) {
      // An empty text is refused; a blank clears (calendar API behaviour, section 7).
      const cleared = description === undefined ? {} : { description: description || ' ' };
      await terms.update({ id }, { ...changes, ...cleared });
    },
    async isInUse(id) {
      const { count } = await terms.read({ id });
      const anyDate = { starts_after: '1970-01-02', per_page: 1, [key]: [id] };
      const [listed, trashed] = await Promise.all([
        calendar.events.list(anyDate),
        calendar.events.list({ ...anyDate, status: ['trash'] }),
      ]);
      return count + listed.events.length + trashed.events.length > 0;
    },
    remove: (id) => gone(terms.delete({ id })),
  };
}
