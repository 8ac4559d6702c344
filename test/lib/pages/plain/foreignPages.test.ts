import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foreignSets, readPages, toWanted } from './foreignPages';
import { readCase, toLine } from './plainCase';
import { score } from './score';

describe.each(foreignSets)('pages of $name', ({ folder, least }) => {
  const pages = readPages(folder);
  const read = new Map<string, string[]>();

  it.each(pages)('the events of $name', async (page) => {
    const lines = readCase(page).map(toLine);
    read.set(page.name, lines);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(folder, `${page.name}.txt`));
  });

  it('are read no worse than they were', () => {
    const result = score(
      pages.map((page) => {
        const lines = read.get(page.name) ?? [];
        return { wanted: toWanted(page, lines), read: lines };
      }),
    );
    expect(result.starts).toBeGreaterThanOrEqual(least.starts);
    expect(result.lists).toBeGreaterThanOrEqual(least.lists);
    expect(result.titles).toBeGreaterThanOrEqual(least.titles);
    expect(result.places).toBeGreaterThanOrEqual(least.places);
    expect(result.wrongEnds).toBeLessThanOrEqual(least.ends);
    expect(result.frameTitles).toBeLessThanOrEqual(least.frameTitles ?? 0);
  });
});
