import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../../modules/locales/catalogue';
import { guideNames, readGuideSource, readGuides } from '../../modules/locales/guides';
import { about, route, wordFor } from '../sandbox/route';
import { read } from './sources';

const documents = ['CONTRIBUTING.md', 'SECURITY.md', 'lib/jobs/README.md', 'test/sandbox/README.md'];

/** A folder, or a file with an extension that this tree uses. */
const isPath = (word: string) =>
  /^\.?\w[\w.@-]*(?:\/[\w.@-]+)*\/?$/.test(word) &&
  (word.includes('/') || /\.(?:tsx?|m?js|jsonl?|ya?ml|md|css|html)$/.test(word));

/** Entries of npm packages. */
const others = ['zod/mini'];
/** Git ignores them: they are there after a build or a run. */
const ignored = read('.gitignore').split('\n').filter(Boolean);
const isIgnored = (path: string) => ignored.some((name) => path.startsWith(name.replace(/\/$/, '')));

/** Paths in backticks and links, by the paragraph, table row or list item that they stand in; code blocks are left out. */
function pathsOf(text: string): string[][] {
  return text
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .split(/\n\n|\n(?=[|-])/)
    .map((part) =>
      [...part.matchAll(/`([^`]+)`|\]\(([^)#]+)/g)]
        .flatMap(([, code, link]) => (code ?? link ?? '').split(/\s+/))
        .filter((word) => isPath(word) && !others.includes(word) && !isIgnored(word)),
    );
}

/** Written from the root, from the document's folder, or from another folder that the same part names. */
function findMissing(document: string, text: string): string[] {
  return pathsOf(text).flatMap((paths) => {
    const folders = ['', dirname(document)];
    return paths.filter((path) => {
      const found = folders.map((folder) => join(folder, path)).find((candidate) => existsSync(candidate));
      if (found !== undefined) folders.push(path.endsWith('/') ? found : dirname(found));
      return found === undefined;
    });
  });
}

describe('the documents', () => {
  it.each(documents)('%s names only files that are there', (document) => {
    const text = read(document);
    expect(pathsOf(text).flat().length).toBeGreaterThan(10);
    expect(findMissing(document, text)).toEqual([]);
  });

  it.each([
    ['a file', 'See `lib/jobs/gone.ts`.', ['lib/jobs/gone.ts']],
    ['a folder', 'See `library/`.', ['library/']],
    ['a file of a command', 'Run `npx vitest run test/gone.test.ts`.', ['test/gone.test.ts']],
    ['a file beside one that is there', '`lib/jobs/queue.ts`, `gone.ts`', ['gone.ts']],
    ['a link', '[Jobs](lib/jobs/gone.md#states)', ['lib/jobs/gone.md']],
    ['a row of a table', '| `lib/jobs/` | `index.ts` |\n| `lib/http/` | `queue.ts` |', ['queue.ts']],
  ])('miss %s', (_what, text, missing) => {
    expect(findMissing('README.md', text)).toEqual(missing);
  });

  it('name a file from the root, from their own folder, or beside another one', () => {
    expect(findMissing('lib/jobs/README.md', '`lib/jobs/queue.ts` `batches/` `feeder.ts`')).toEqual([]);
  });
});

describe('the documents for people', () => {
  const guides = readdirSync('docs').filter((name) => name.endsWith('.md'));

  it.each(guides)('docs/%s links only to files that are there', (name) => {
    const targets = [...read(`docs/${name}`).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(
      ([, path = '']) => path,
    );
    for (const path of targets) expect(existsSync(join('docs', path)), path).toBe(true);
  });

  it('README.md links to each', () => {
    const readme = read('README.md');
    for (const name of guides) expect(readme).toContain(`](docs/${name})`);
  });

  // Stores and readers look for a privacy policy by its usual name
  const toDocument = (name: string) => `docs/${name === 'privacy' ? 'PRIVACY' : name}.md`;

  it.each(guideNames().map((name) => [toDocument(name), name]))(
    '%s is the English guide with the messages that it refers to',
    async (document, name) => {
      const command = 'npx vitest run test/architecture/docs.test.ts --project architecture -u';
      const comment = `<!-- Change locales/en/help/${name}.md instead, then run: ${command} -->`;
      await expect(`${comment}\n\n${readGuides('en')[name]}`).toMatchFileSnapshot(`../../${document}`);
    },
  );

  /** Without line breaks and marks of links, with straight apostrophes. */
  const normalize = (text: string) =>
    text
      .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '*$1*')
      .replaceAll('’', "'")
      .replaceAll(/\s+/g, ' ');

  it('docs/demo.md has the route that the terminal and the start page of npm start show', () => {
    const demo = normalize(read('docs/demo.md'));
    expect(demo).toContain(normalize(wordFor('elsewhere', about)));
    for (const [index, { title, text }] of route.entries())
      expect(demo).toContain(normalize(`${index + 1}. **${title}** ${wordFor('elsewhere', text)}`));
  });

  it('the guide to set up has the steps and explanations of the welcome page, in its order', () => {
    const shown = read('components/accounts/ClientGuide.tsx');
    const guide = readGuideSource('en', 'set-up') ?? '';
    const placesOf = (names: string[]) => names.map((name) => guide.indexOf(`{ ${name} }`));
    const steps = [...shown.matchAll(/\bid: '(\w+)'/g)].map(([, id]) => `options-guide-${id}`);
    expect(steps).toHaveLength(6);
    const places = placesOf([...steps, 'options-guideConnect']);
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    const explained = [...shown.matchAll(/i18n\.t\('options\.(\w+What)'\)/g)].map(
      ([, name]) => `options-${name}`,
    );
    expect(explained.length).toBeGreaterThan(2);
    expect(placesOf(explained)).not.toContain(-1);
    for (const [, address = ''] of shown.matchAll(/'(https:\/\/console[^']+)'/g))
      expect(guide).toContain(`](${address})`);
  });

  /** Labels of other software (browsers, Google, WordPress, the demo pages), and stressed words. */
  const foreign = [
    ...['Developer mode', 'Load unpacked', 'This Firefox', 'Load Temporary Add-on', 'application password'],
    ...['Manage Extension Shortcuts', 'Access blocked', 'Audience', 'Testing', 'Publish app'],
    ...['YouTube Data API v3', 'Sign in', 'Allow', 'Log in', 'Approve', 'Trio in one take', 'Jazz Night'],
    ...['Demo pages', 'Save to Ideas', 'Add to Harbour Town Calendar', 'Cuecard', 'Test'],
  ];

  /** What stands in a document as a label: emphasized or in quotation marks. */
  const labelsIn = (text: string) =>
    [
      ...text
        .replaceAll(/```[\s\S]*?```|`[^`]*`/g, '')
        .replaceAll(/\s+/g, ' ')
        .matchAll(/(?<!\*)\*([^*]+)\*(?!\*)|“([^”]+)”/g),
    ].map(([, emphasized, quoted]) => emphasized ?? quoted ?? '');

  it.each(guideNames())(
    'the guide %s refers to labels of ours, and writes out those of others only',
    (name) => {
      const labels = labelsIn(readGuideSource('en', name) ?? '');
      expect(labels.length).toBeGreaterThan(1);
      expect(labels.filter((label) => !/^\{ [\w-]+ \}$/.test(label) && !foreign.includes(label))).toEqual([]);
    },
  );

  const otherDocuments = guides.filter((name) => !guideNames().includes(name.replace(/\.md$/, '')));
  it('every document for people that is no guide names labels as the catalogue has them', () => {
    const texts = [...readCatalogue('en').matchAll(/^[\w-]+ = (.+)$/gm)].map(([, text = '']) => text);
    const labels = ['README.md', ...otherDocuments.map((name) => `docs/${name}`)].flatMap((path) =>
      labelsIn(read(path)).map((label) => ({ label, path })),
    );
    expect(labels.length).toBeGreaterThan(20);
    const isKnown = (label: string) => texts.includes(label) || foreign.includes(label);
    expect(labels.filter(({ label }) => !isKnown(label))).toEqual([]);
  });

  it('say in one sentence, the same everywhere, what Cuecard is', () => {
    const [, tagline = ''] = /^extension-description = (.+)$/m.exec(readCatalogue('en')) ?? [];
    // The limit of the stores for a summary
    expect(tagline.length).toBeLessThanOrEqual(132);
    expect(JSON.parse(read('package.json')).description).toBe(tagline);
    expect(readCatalogue('en')).toContain(`\nwelcome-lead = ${tagline}\n`);
    for (const path of ['README.md', 'docs/stores.md'])
      expect(read(path).replaceAll(/\s+/g, ' ')).toContain(tagline);
  });

  it('explains each permission of the manifest to the stores', () => {
    const [, list = ''] = /\n {4}permissions: \[([\s\S]*?)\n {4}\]/.exec(read('wxt.config.ts')) ?? [];
    const [, optional = ''] = /\n {4}optional_permissions: \[([\s\S]*?)\]/.exec(read('wxt.config.ts')) ?? [];
    const permissions = [...`${list}${optional}`.matchAll(/'([a-z]\w+)'/gi)].map(([, name = '']) => name);
    expect(permissions).toContain('notifications');
    expect(permissions.length).toBeGreaterThan(4);
    for (const name of permissions.filter((name) => name !== 'firefox'))
      expect(read('docs/stores.md')).toMatch(new RegExp(`^\\|[^|]*\`${name}\``, 'm'));
  });
});
