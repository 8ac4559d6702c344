import type { PlainPage } from './page';
import type { PlainRecord } from './record';
import type { PagePart } from './tree';

/** The events of a page that a person has pointed out; undefined if none were. */
export function findTaughtRecords({ outline, lines }: PlainPage): PlainRecord[] | undefined {
  if (!outline.nodes.some(({ role }) => role === 'item')) return undefined;
  const items = new Map<PagePart, PagePart[]>();
  for (const line of lines) {
    const item = findItem(line);
    if (item) items.set(item, [...(items.get(item) ?? []), line]);
  }
  return [...items.values()].flatMap((own) => {
    const find = (role: string) => own.find(({ node }) => node.role === role);
    const [dateLine, title, place] = [find('date'), find('title'), find('place')];
    return dateLine
      ? { lines: own, dateLine, isTaught: true, ...(title && { title }), ...(place && { place }) }
      : [];
  });
}

function findItem(line: PagePart): PagePart | undefined {
  let part: PagePart | undefined = line;
  while (part && part.node.role !== 'item') part = part.parent;
  return part;
}
