import { describe, expect, it } from 'vitest';
import { lists } from './pages/lists';
import { others } from './pages/others';
import { tables } from './pages/tables';
import { readCase, toLine } from './plainCase';

describe('events of pages without structured data', () => {
  it.each([...tables, ...lists, ...others])('$name', (page) => {
    expect(readCase(page).map(toLine)).toEqual(page.events);
  });
});
