import type { CalendarClient } from '../../calendar';
import { hasListedEvents } from '../../calendar/editing/inUse';
import { sameTerm } from '../../calendar/matching/sameTerm';
import { everyItem } from '../../calendar/shared/paging';
import type { Term } from '../../calendar/shared/resources';
import { escapeText } from '../../calendar/shared/text';
import { ignoreNotFound } from '../shared/ignoreNotFound';
import { type CategoryFields, filled, type RecordMatch, type Records } from './records';

/** Reads and writes the categories or tags of a site. Tags have no parent. */
export function termRecords(calendar: CalendarClient, kind: 'category' | 'tag'): Records<CategoryFields> {
  const key = kind === 'category' ? 'categories' : 'tags';
  const terms = kind === 'category' ? calendar.categories : calendar.tags;

  async function named(name: string): Promise<Term[]> {
    // Names are stored escaped, so a search that contains special characters finds nothing: search the longest word.
    const [word = name] = (name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).sort((a, b) => b.length - a.length);
    const search = { search: word, hide_empty: false };
    const found: Term[] = [];
    const items =
      kind === 'category'
        ? everyItem(calendar.categories.list, 'categories', search)
        : everyItem(calendar.tags.list, 'tags', search);
    for await (const term of items) found.push(term);
    return found.filter((term) => sameTerm(term.name, name));
  }

  /** A name may exist once under each parent (calendar API behaviour, section 9). */
  async function findMatch({ name, parent = '' }: CategoryFields): Promise<RecordMatch> {
    const term = (await named(name)).find((known) => getParent(known) === parent);
    return term === undefined ? { kind: 'none' } : { kind: 'same', id: term.id, name: term.name };
  }

  return {
    kind,
    match: (wanted) => Promise.all(wanted.map(findMatch)),
    idsNamed: async (name) => (await named(name)).map(({ id }) => id),
    async read(id) {
      const term = await terms.read({ id });
      return {
        ...{ name: term.name, description: term.description, slug: term.slug },
        parent: getParent(term),
      };
    },
    create: async ({ name, description, slug, parent }) =>
      (
        await terms.create({
          name: escapeText(name),
          ...filled({ description, slug }),
          ...toParentField(parent),
        })
      ).id,
    async update(id, { name, description, slug, parent }) {
      // The site refuses an empty text; a space clears the field (calendar API behaviour, section 7).
      const cleared = description === undefined ? {} : { description: description || ' ' };
      // The site refuses parent 0, too; a category sent as its own parent is stored without one.
      const named = name === undefined ? {} : { name: escapeText(name) };
      await terms.update(
        { id },
        { ...named, ...cleared, ...filled({ slug }), ...toParentField(parent === '' ? String(id) : parent) },
      );
    },
    async isInUse(id) {
      const { count } = await terms.read({ id });
      return count > 0 || hasListedEvents(calendar, key, id);
    },
    remove: (id) => ignoreNotFound(terms.delete({ id })),
  };
}

const getParent = ({ parent }: Term) => (parent === 0 ? '' : String(parent));

const toParentField = (parent: string | undefined) => (parent ? { parent: Number(parent) } : {});
