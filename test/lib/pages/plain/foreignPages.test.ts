import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foreignFolder, foreignPages, toWanted } from './foreignPages';
import { readCase, toLine } from './plainCase';
import { score } from './score';

const read = new Map<string, string[]>();

it.each(foreignPages)('the events of $name', async (page) => {
  const lines = readCase(page).map(toLine);
  read.set(page.name, lines);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(foreignFolder, `${page.name}.txt`));
});

it('are read with their starts, without titles of navigation', () => {
  const result = score(
    foreignPages.map((page) => ({
      wanted: toWanted(page, read.get(page.name) ?? []),
      read: read.get(page.name) ?? [],
    })),
  );
  expect(result.starts).toBeGreaterThanOrEqual(95);
  expect(result.lists).toBeGreaterThanOrEqual(90);
  // One end follows from a length that the page says; one is on its day, but at midnight
  expect(result).toMatchObject({ frameTitles: 0, wrongEnds: 2 });
});
