import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chromiumOnly } from '../e2e/chromiumOnly';
import { read } from './sources';

/** Every case of Chromium runs in Firefox too, or stands in docs/firefox.md with the reason why not. */
describe('cases of Chromium without one in Firefox', () => {
  it.each(chromiumOnly)('$file: $title is there', ({ file, title, firefox }) => {
    expect(read(`test/e2e/${file}`)).toContain(title ?? 'test(');
    if (firefox !== undefined) expect(existsSync(`test/e2e/${firefox}`), firefox).toBe(true);
  });

  it('are listed in docs/firefox.md', () => {
    const rows = chromiumOnly.map(({ file, title, reason, firefox }) => {
      const cases = title === undefined ? `\`${file}\`` : `\`${file}\`: … ${title} …`;
      return `| ${cases} | ${reason} | ${firefox === undefined ? 'none' : `\`${firefox}\``} |`;
    });
    const listed = read('docs/firefox.md')
      .split('\n')
      .filter((line) => /^\| `[\w-]+\.spec\.ts`/.test(line));
    expect(listed).toEqual(rows);
  });
});
