import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const written = readFileSync('SECURITY.md', 'utf8');
const claims = written
  .split('\n')
  .filter((line) => /^\| [A-Z].*\|$/.test(line) && !line.startsWith('| Claim'));

describe('SECURITY.md', () => {
  it.each(claims)('names the test that holds: %s', (claim) => {
    expect(claim.split(' | ')[1]).toMatch(/`test\/[\w/.-]+\.(?:test|spec)\.tsx?`/);
  });

  it.each(
    [...written.matchAll(/`(test\/[^`]+)`(?: \(([^)]+)\))?/g)].map(([, path = '', title = '']) => [
      path,
      title,
    ]),
  )('names what is there: %s %s', (path, title) => {
    expect(existsSync(path)).toBe(true);
    // The title as the test begins, whatever its case.
    expect(readFileSync(path, 'utf8').toLowerCase()).toContain(title.toLowerCase());
  });
});
