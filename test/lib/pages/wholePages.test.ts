import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findEvents } from '../../../lib/pages/events';

const folder = join(import.meta.dirname, 'wholePages');
const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));

it.each(pages)('all fields of the events in %s are read', async (page) => {
  const document = new DOMParser().parseFromString(await readFile(join(folder, page), 'utf8'), 'text/html');
  const events = findEvents(document, 'https://venue.example/whats-on/');
  await expect(`${JSON.stringify(events, null, 2)}\n`).toMatchFileSnapshot(
    join(folder, page.replace('.html', '.json')),
  );
});
