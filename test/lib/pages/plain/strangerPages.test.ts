import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPages, strangersFolder, toWanted } from './foreignPages';
import { readCase, toLine } from './plainCase';
import { score } from './score';

const pages = readPages(strangersFolder);
const read = new Map<string, string[]>();

it.each(pages)('the events of $name', async (page) => {
  const lines = readCase(page).map(toLine);
  read.set(page.name, lines);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(strangersFolder, `${page.name}.txt`));
});

it('are read better than at first sight', () => {
  const result = score(
    pages.map((page) => ({
      wanted: toWanted(page, read.get(page.name) ?? []),
      read: read.get(page.name) ?? [],
    })),
  );
  // At first sight 67.7 % of the starts and 37.1 % of the lists, with 16 ends that the pages do not say
  expect(result.starts).toBeGreaterThan(79);
  expect(result.lists).toBeGreaterThan(48);
  expect(result).toMatchObject({ frameTitles: 0 });
  expect(result.wrongEnds).toBeLessThan(8);
});
