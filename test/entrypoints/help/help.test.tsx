import { render } from 'preact';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { i18n, speak } from '#i18n';
import { helpAddress } from '../../../components/ui/Notice';
import troubleshooting from '../../../docs/troubleshooting.md?raw';
import { AboutError } from '../../../entrypoints/help/AboutError';
import { withoutUnreleased } from '../../../entrypoints/help/changes';
import { findInGuide } from '../../../entrypoints/help/find';
import { Help } from '../../../entrypoints/help/Help';
import { parseInline, parseMarkdown } from '../../../entrypoints/help/parse';
import { readCatalogue } from '../../../modules/locales/catalogue';
import { readGuideSource, readGuides } from '../../../modules/locales/guides';
import { shown, type } from '../../components/controls';
import { Refused } from '../../components/fakeBackground';
import { mount, questions, useEnglish } from '../../components/mounted';

useEnglish();
afterEach(() => {
  location.hash = '';
});

/** The page, which is also unmounted if the test mounts several. */
function help(): HTMLElement {
  const root = mount(<Help />, {});
  onTestFinished(() => render(null, root));
  return root;
}

/** What the page says after *Learn more* of a failure. */
function about(reason: string, kind: Parameters<typeof helpAddress>[0]['kind']) {
  const { pathname, hash } = new URL(helpAddress({ reason, kind }), 'https://help.example');
  expect(pathname).toBe('/help.html');
  location.hash = hash;
  return help().querySelector(`[id="${hash.slice(1)}"]`);
}

describe('the guides', () => {
  it('are shown without marks of their source', () => {
    const root = help();
    expect(root.textContent).toContain('Cuecard has no server.');
    expect(root.textContent).toContain('Application passwords are turned off on this site');
    expect(root.querySelectorAll('table').length).toBeGreaterThan(4);
    for (const section of root.querySelectorAll('.guide'))
      expect(section.textContent).not.toMatch(/\*\*|\]\(|\||^#/m);
  });

  it('come after what Cuecard does, and before what is new', () => {
    const root = help();
    const ids = [...root.querySelectorAll('section[id]')].map(({ id }) => id);
    expect(root.querySelectorAll('#features svg').length).toBe(6);
    expect(ids).toEqual(['features', 'troubleshooting', 'set-up', 'units', 'privacy', 'changes']);
  });

  it('explain the error that the person came from', () => {
    const section = about('noCalendar', 'disabled');
    expect(section?.textContent).toContain('Code: noCalendar');
    expect(section?.textContent).toContain('the plugin is missing or turned off');
  });

  it('name the code of an error that they do not know, and ignore an odd address', () => {
    expect(about('thing-never-seen', 'notFound')?.textContent).toContain('This no longer exists (thing');
    expect(about('somethingNew', 'unknown')?.textContent).toContain('Something went wrong (somethingNew)');
    expect(about('somethingNew', 'noSuchKind' as 'unknown')?.textContent).toContain('Code: somethingNew');
    location.hash = '#error-<b>/unknown';
    expect(help().textContent).not.toContain('Code:');
  });

  it('say what each error means, and explain those that a guide refers to', () => {
    const alone = (reason: string) =>
      mount(
        <AboutError reason={reason} kind="unknown" guide={{ text: troubleshooting, isEnglish: true }} />,
        {},
      );
    const names = [...readCatalogue('en').matchAll(/^fault-(?:reason|video|calendar)-(\w+) =/gm)];
    for (const reason of new Set(names.map(([, reason = '']) => reason))) {
      const text = alone(reason).textContent ?? '';
      expect(text, reason).toContain(`Code: ${reason}`);
      expect(text, reason).not.toMatch(/[{}]|Something went wrong/);
    }
    expect(names.length).toBeGreaterThan(300);
    const source = readGuideSource('en', 'troubleshooting') ?? '';
    const explained = [...source.matchAll(/\{ fault-reason-(\w+) \}/g)].map(([, reason = '']) => reason);
    expect(explained.length).toBeGreaterThan(8);
    // These say more, or less, than the sentence that the guide refers to
    const similar = ['quotaExceeded', 'dailyLimitExceeded', 'reserveKept', 'noneToday', 'rest_no_route'];
    for (const reason of [...explained, ...similar])
      expect(alone(reason).querySelectorAll('tbody tr').length, reason).toBe(1);
    expect(about('somethingNew', 'quota')?.textContent).toContain('resets at midnight Pacific time');
  });
});

describe('in another language', () => {
  afterEach(() => speak({ language: 'en' }));

  /** The page in a language, once it has the guides that the background answers with. */
  async function helpIn(
    language: string,
    guides: () => Record<string, string> | Promise<Record<string, string>>,
  ): Promise<HTMLElement> {
    speak({ language, messages: readCatalogue(language) });
    const root = mount(<Help />, { guides });
    await shown(root, () => root.querySelector('#privacy'));
    return root;
  }
  const textsOf = (part: Element | null, selector: string) =>
    [...(part?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
  const guideIn = (root: HTMLElement, id: string) => root.querySelector(`#${id} .guide`);

  it.each(['en-XA', 'ar-XB'])(
    'the guides are in %s, with the labels that the interface has there',
    async (language) => {
      const root = await helpIn(language, () => readGuides(language));
      expect(questions('guides')).toEqual([{ language }]);
      for (const id of ['troubleshooting', 'set-up', 'units', 'privacy']) {
        expect(guideIn(root, id)?.hasAttribute('lang'), id).toBe(false);
        expect(guideIn(root, id)?.hasAttribute('dir'), id).toBe(false);
      }
      const [, label = ''] = /^options-check = (.+)$/m.exec(readCatalogue(language)) ?? [];
      expect(label).not.toMatch(/Check connections|^$/);
      expect(textsOf(guideIn(root, 'set-up'), 'em')).toContain(label);
      expect(guideIn(root, 'set-up')?.querySelectorAll('ol.steps > li').length).toBe(12);
      expect(textsOf(guideIn(root, 'set-up'), 'code')).toContain('http://127.0.0.1/mozoauth2/');
      const links = [...(guideIn(root, 'set-up')?.querySelectorAll('a') ?? [])].map(({ href }) => href);
      expect(links).toContain('https://console.cloud.google.com/projectcreate');
      expect(root.textContent).not.toMatch(/Cuecard has no server|Any name will do|[{}]/);
    },
  );

  it.each(['en-XA', 'ar-XB'])('a row in %s explains the error', async (language) => {
    location.hash = '#error-quotaExceeded/quota';
    const root = await helpIn(language, () => readGuides(language));
    const sentence = i18n.t('fault.kind.quota', { platform: i18n.t('fault.platform') });
    expect(sentence).not.toContain('daily quota');
    expect(textsOf(root.querySelector('[id^="error-"]'), 'td:first-child')).toEqual([sentence]);
  });

  it('a guide that the language lacks is English and says so; the others are not', async () => {
    const { privacy = '' } = readGuides('ar-XB');
    const root = await helpIn('ar-XB', () => ({ privacy }));
    expect(guideIn(root, 'privacy')?.hasAttribute('lang')).toBe(false);
    const setUp = guideIn(root, 'set-up');
    expect([setUp?.getAttribute('lang'), setUp?.getAttribute('dir')]).toEqual(['en', 'ltr']);
    expect(setUp?.textContent).toContain('Any name will do.');
  });

  it('all are English if the background does not answer', async () => {
    location.hash = '#error-noCalendar/disabled';
    const root = await helpIn('ar-XB', () => {
      throw new Refused({ reason: 'gone', text: 'Gone' });
    });
    const guides = [...root.querySelectorAll('.guide')];
    expect(guides).toHaveLength(6);
    expect(guides.slice(1).map((guide) => guide.getAttribute('lang'))).toEqual(Array(5).fill('en'));
    expect(guides[0]?.querySelector('[lang="en"] tbody')?.textContent).toContain('the plugin is missing');
  });

  it('what is new is English in every language', async () => {
    const root = await helpIn('ar-XB', () => readGuides('ar-XB'));
    expect(guideIn(root, 'changes')?.getAttribute('lang')).toBe('en');
  });
});

describe('a search', () => {
  const idsOf = (root: HTMLElement) => [...root.querySelectorAll('section[id]')].map(({ id }) => id);

  it('shows what has every word, in any case and order, below its heading', async () => {
    const root = help();
    await type('[type=search]', 'PASSWORDS  application turned plugin')(root);
    expect(idsOf(root)).toEqual(['troubleshooting']);
    expect(root.querySelectorAll('#troubleshooting tbody tr').length).toBe(1);
    expect(root.querySelectorAll('nav ul:first-child a').length).toBe(1);
    await type('[type=search]', 'drag them days repeat')(root);
    // What is new may tell of it, too
    expect(idsOf(root).filter((id) => id !== 'changes')).toEqual(['features']);
    expect(root.querySelectorAll('#features svg').length).toBe(1);
    await type('[type=search]', '')(root);
    expect(idsOf(root).length).toBe(6);
  });

  it('that finds nothing says so', async () => {
    const root = help();
    await type('[type=search]', 'zeppelin')(root);
    expect(idsOf(root)).toEqual([]);
    expect(root.querySelector('search [role="status"]')?.textContent).toContain('“zeppelin”');
  });

  const guide = parseMarkdown(
    '# T\n\nIntro\n\n## Keys\n\nPress one.\n\n| A | B |\n|---|---|\n| x | y |\n| z | w |',
  );
  it.each([
    ['', ['paragraph Intro', 'heading Keys', 'paragraph Press one.', 'table x,y z,w']],
    ['keys', ['heading Keys', 'paragraph Press one.', 'table x,y z,w']],
    ['keys z', ['heading Keys', 'table z,w']],
    ['intro keys', []],
  ])('%j takes headings into account, and of tables rows alone', (typed, found) => {
    const short = findInGuide(guide, typed).map((block) =>
      [block.kind, 'text' in block ? block.text : 'rows' in block ? block.rows.join(' ') : ''].join(' '),
    );
    expect(short).toEqual(found);
  });
});

it('parses blocks and inline marks', () => {
  expect(
    parseMarkdown('# Title\n\nOne\ntwo.\n\n## Part\n- a\n  b\n- c\n\n| H | I |\n|---|---|\n| 1 | 2 |'),
  ).toEqual([
    { kind: 'paragraph', text: 'One two.' },
    { kind: 'heading', text: 'Part' },
    { kind: 'list', isOrdered: false, items: ['a b', 'c'] },
    { kind: 'table', head: ['H', 'I'], rows: [['1', '2']] },
  ]);
  expect(parseInline('a `b` **c** *d* [e](https://f.example).')).toEqual([
    ...[
      { kind: 'text', text: 'a ' },
      { kind: 'code', text: 'b' },
      { kind: 'text', text: ' ' },
    ],
    ...[
      { kind: 'strong', text: 'c' },
      { kind: 'text', text: ' ' },
      { kind: 'emphasis', text: 'd' },
    ],
    ...[
      { kind: 'text', text: ' ' },
      { kind: 'link', text: 'e', address: 'https://f.example' },
    ],
    { kind: 'text', text: '.' },
  ]);
});

it('shows changes of versions, and unreleased ones only if there are no others', () => {
  expect(withoutUnreleased('# Changes\n\n## Unreleased\n\n- a\n')).toContain('- a');
  const released = withoutUnreleased('# Changes\n\n## Unreleased\n\n- a\n\n## 1.0.0\n\n- b\n');
  expect(released).toContain('- b');
  expect(released).not.toContain('- a');
});
