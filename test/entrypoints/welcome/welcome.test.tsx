import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { Welcome } from '../../../entrypoints/welcome/Welcome';
import { announceChange } from '../../../lib/messages';
import { control, shown } from '../../components/controls';
import type { Answers } from '../../components/fakeBackground';
import { mount, questions, typeInto, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const answers = (kept: unknown = null, accounts = sample.noAccounts): Answers => ({
  accounts: () => accounts,
  hiddenButtonSites: () => [],
  eventButtonSites: () => [],
  readDraft: () => kept,
  writeDraft: () => null,
  setClient: () => null,
});
const heading = (root: HTMLElement, name: string) =>
  shown(root, () =>
    [...root.querySelectorAll<HTMLElement>('.welcome-step button[aria-expanded]')].find((button) =>
      button.textContent?.includes(name),
    ),
  );
const isOpen = async (root: HTMLElement, name: string) =>
  (await heading(root, name)).getAttribute('aria-expanded') === 'true';

it('opens the first step that is neither done nor skipped, and keeps what was skipped', async () => {
  const root = mount(<Welcome />, answers());
  expect(await isOpen(root, 'Connect your calendar')).toBe(true);
  expect((await heading(root, 'Connect your calendar')).textContent).toContain('About a minute');
  expect((await heading(root, 'Connect YouTube')).textContent).toContain('About 6 minutes, once');
  control(root, 'SkipConnect your calendar')?.click();
  await vi.waitFor(async () => expect(await isOpen(root, 'Connect YouTube')).toBe(true));
  expect((await heading(root, 'Connect your calendar')).textContent).not.toContain('About a minute');
  await vi.waitFor(() =>
    expect(questions('writeDraft').at(-1)).toEqual({ key: 'welcome', value: { passed: ['calendar'] } }),
  );
});

it('continues where the person left it, and a skipped step opens again', async () => {
  const root = mount(<Welcome />, answers({ passed: ['video', 'calendar'] }));
  await vi.waitFor(async () => expect(await isOpen(root, 'Pin the button')).toBe(true));
  (await heading(root, 'Connect YouTube')).click();
  await vi.waitFor(async () => expect(await isOpen(root, 'Connect YouTube')).toBe(true));
  expect(await isOpen(root, 'Pin the button')).toBe(false);
});

it('passes over what is connected already, and ignores a progress of another version', async () => {
  const root = mount(<Welcome />, answers({ step: 3 }, sample.accounts));
  await vi.waitFor(async () => expect(await isOpen(root, 'Pin the button')).toBe(true));
  expect((await heading(root, 'Connect YouTube')).textContent).toContain('Done');
});

const stepNames = [
  'Connect YouTube',
  'Connect your calendar',
  'Pin the button',
  'Buttons in pages',
  'Keyboard shortcuts',
];
const openNames = async (root: HTMLElement) => {
  const open: string[] = [];
  for (const name of stepNames) if (await isOpen(root, name)) open.push(name);
  return open;
};
const onlyVideo = { ...sample.accounts, sites: [] };
const onlyCalendar = { ...sample.accounts, video: [] };

it.each([
  ['YouTube', onlyVideo, 'Videos are ready. Next: connect your calendar.', 'Connect your calendar'],
  ['a calendar', onlyCalendar, 'Events are ready. Next: connect YouTube.', 'Connect YouTube'],
])('says what is ready as soon as %s is connected, and leads to the next step only', async (...row) => {
  const [, accounts, text, next] = row;
  const root = mount(<Welcome />, answers(null, accounts));
  const notice = await shown(root, () => root.querySelector('.notice-good'));
  expect(notice.textContent).toContain(text);
  expect(notice.querySelector('a')).toBeNull();
  expect(notice.compareDocumentPosition(root.querySelector('.welcome-step')!)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(await openNames(root)).toEqual([next]);
});

it('leads to a first video before the button is pinned: its page has one of ours', async () => {
  const root = mount(<Welcome />, answers(null, sample.accounts));
  const notice = await shown(root, () => root.querySelector('.notice-good'));
  expect(notice.textContent).toContain(
    'Cuecard is ready. Open a video and press the Cuecard button in the lower',
  );
  expect([...notice.querySelectorAll('a')].map(({ href }) => href)).toEqual(['https://www.youtube.com/']);
  expect(await openNames(root)).toEqual(['Pin the button']);
});

it('asks for the pin first of a person who has a calendar alone, whose pages have no button', async () => {
  const root = mount(<Welcome />, answers({ passed: ['video'] }, onlyCalendar));
  const notice = await shown(root, () => root.querySelector('.notice-good'));
  expect(notice.textContent).toContain('Events are ready. Next: pin the button');
  expect(notice.querySelector('a')).toBeNull();
});

it.each([
  ['YouTube', onlyVideo, 'Videos are ready. Open a video', ['https://www.youtube.com/']],
  ['a calendar', onlyCalendar, 'Events are ready. Open a page with an event', []],
  ['both', sample.accounts, 'Cuecard is ready. Open a video, or a page', ['https://www.youtube.com/']],
  ['nothing', sample.noAccounts, 'You can look around without an account.', []],
])(
  'says how to go on with %s when the other steps were skipped; optional ones stay closed',
  async (...row) => {
    const [, accounts, text, links] = row;
    const root = mount(<Welcome />, answers({ passed: ['video', 'calendar', 'button'] }, accounts));
    const notice = await shown(root, () => root.querySelector('[role=status] .notice'));
    expect(notice.textContent).toContain(text);
    expect([...notice.querySelectorAll('a')].map(({ href }) => href)).toEqual(links);
    expect(await openNames(root)).toEqual([]);
    expect((await heading(root, 'Buttons in pages')).textContent).toContain('Optional');
  },
);

it('leads focus and view to the next step when one is done or skipped, but not when the page opens', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  onTestFinished(() => scrolled.mockRestore());
  let accounts = sample.noAccounts;
  const root = mount(<Welcome />, { ...answers(), accounts: () => accounts });
  expect(await openNames(root)).toEqual(['Connect your calendar']);
  expect(document.activeElement).toBe(document.body);
  expect(scrolled).not.toHaveBeenCalled();

  accounts = onlyCalendar;
  announceChange('accounts');
  await vi.waitFor(async () => expect(await isOpen(root, 'Connect YouTube')).toBe(true));
  const video = await heading(root, 'Connect YouTube');
  await vi.waitFor(() => expect(document.activeElement).toBe(video));
  expect(scrolled.mock.contexts.at(-1)).toBe(video.closest('li'));

  control(root, 'SkipConnect YouTube')?.click();
  await vi.waitFor(async () => expect(document.activeElement).toBe(await heading(root, 'Pin the button')));
  const skip = control(root, 'SkipPin the button')!;
  skip.focus();
  skip.click();
  await vi.waitFor(() =>
    expect(scrolled.mock.contexts.at(-1)).toBe(root.querySelector('.notice-good')?.parentElement),
  );
  expect(document.activeElement).toBe(await heading(root, 'Pin the button'));
});

it('ticks the pinned button at once, and follows its changes', async () => {
  const { action } = browser as unknown as { action: Record<string, unknown> };
  const before = { ...action };
  const listeners = new Set<() => void>();
  let isOnToolbar = true;
  Object.assign(action, {
    getUserSettings: async () => ({ isOnToolbar }),
    onUserSettingsChanged: {
      addListener: (listener: () => void) => listeners.add(listener),
      removeListener: (listener: () => void) => listeners.delete(listener),
    },
  });
  onTestFinished(() => {
    delete action.onUserSettingsChanged;
    Object.assign(action, before);
  });
  const root = mount(<Welcome />, answers());
  expect((await heading(root, 'Pin the button')).textContent).toContain('Done');
  isOnToolbar = false;
  for (const listener of listeners) listener();
  await vi.waitFor(async () =>
    expect((await heading(root, 'Pin the button')).textContent).not.toContain('Done'),
  );
});

it('says in words that no site has the button yet', async () => {
  const root = mount(<Welcome />, answers());
  (await heading(root, 'Buttons in pages')).click();
  await vi.waitFor(() => expect(root.textContent).toContain('No sites yet.'));
});

it('begins with the first step, and tells what there is to see without an account', async () => {
  const root = mount(<Welcome />, answers());
  await heading(root, 'Connect YouTube');
  expect([...root.querySelectorAll('main section[id]')].map(({ id }) => id)).toEqual([
    'steps',
    'about',
    'without-account',
  ]);
  expect([...root.querySelectorAll('#steps h2, #steps .welcome-step')][1]?.textContent).toContain(
    'Connect your calendar',
  );
  const link = root.querySelector('nav a[href="#without-account"]');
  expect(link?.textContent).toContain('Use without an account');
});

it('does not say that it is ready while nothing is connected or only an API key reads', async () => {
  const key = { ...sample.noAccounts, video: [{ ...sample.channel, isKey: true }] };
  const root = mount(<Welcome />, answers(null, key));
  await vi.waitFor(async () => expect(await isOpen(root, 'Connect your calendar')).toBe(true));
  expect(root.querySelector('.notice-good')).toBeNull();
});

describe('the guide to an OAuth client', () => {
  const atGuide = (kept: Record<string, unknown> = {}) =>
    mount(<Welcome />, {
      ...answers(),
      readDraft: ({ key }) => ({ welcome: { passed: ['calendar'] }, ...kept })[key] ?? null,
    });
  const title = (root: HTMLElement) => root.querySelector('.guide-screens h3');
  const at = (root: HTMLElement, name: string) =>
    vi.waitFor(() => expect(title(root)?.textContent).toContain(name));

  it('has a screen for each step, goes on and back, and keeps its place', async () => {
    const root = atGuide();
    await at(root, 'Step 1 of 6Create a project');
    expect(control(root, 'Back')).toBeUndefined();
    const links: (string | undefined)[] = [];
    for (const name of [
      'Enable the API',
      'Name your app',
      'Publish your app',
      'Create the client',
      'Paste',
    ]) {
      links.push(root.querySelector<HTMLAnchorElement>('.guide-screen a.button')?.href);
      control(root, 'Next')?.click();
      await at(root, name);
      expect(document.activeElement).toBe(title(root));
    }
    expect(new Set(links.map((link) => link?.split('/').slice(0, 3).join('/')))).toEqual(
      new Set(['https://console.cloud.google.com']),
    );
    expect(new Set(links).size).toBe(5);
    expect(control(root, 'Next')).toBeUndefined();
    await vi.waitFor(() => expect(questions('writeDraft').at(-1)).toEqual({ key: 'clientGuide', value: 5 }));
    control(root, 'Back')?.click();
    await at(root, 'Step 5 of 6');
    expect(root.querySelector('.copy-line')?.textContent).toContain(sample.noAccounts.redirectAddress);
  });

  it('puts the page of the console first, and the next screen once that page was opened', async () => {
    const root = atGuide();
    await at(root, 'Step 1 of 6');
    const console = root.querySelector<HTMLAnchorElement>('.guide-screen a.button');
    const primary = () =>
      [...root.querySelectorAll('.guide-screens .button-primary')].map((button) => button.textContent);
    expect(primary()).toEqual(['Open Google Cloud console']);
    console?.addEventListener('click', (event) => event.preventDefault());
    console?.click();
    await vi.waitFor(() => expect(primary()).toEqual(['Next']));
    control(root, 'Next')?.click();
    await at(root, 'Step 2 of 6');
    expect(primary()).toEqual(['Open Google Cloud console']);
  });

  it('asks for the client alone, and has another sign-in method folded away', async () => {
    const root = atGuide({ clientGuide: 5 });
    await at(root, 'Step 6 of 6');
    expect(root.querySelector('details:not([open]) select')).not.toBeNull();
    expect(root.querySelectorAll('form select')).toHaveLength(1);
  });

  it('continues where the person left it, and begins where another version wrote the place', async () => {
    await at(atGuide({ clientGuide: 2 }), 'Step 3 of 6');
    document.body.replaceChildren();
    await at(atGuide({ clientGuide: 17 }), 'Step 1 of 6');
  });

  it('leads to the form at once who has a client, and says what was pasted without a press', async () => {
    const root = atGuide();
    await at(root, 'Step 1 of 6');
    control(root, 'I have a client ID')?.click();
    const field = await shown(root, () =>
      root.querySelector<HTMLInputElement>('input[placeholder$="googleusercontent.com"]'),
    );
    await typeInto(field, '123456789012');
    await vi.waitFor(() => expect(root.textContent).toContain('This is a project number.'));
    await typeInto(field, '123-abc');
    await vi.waitFor(() => expect(root.textContent).not.toContain('This is a project number.'));
    expect(root.textContent).not.toContain('This is a client ID.');
    await typeInto(field, '123-abc.apps.googleusercontent.com');
    await vi.waitFor(() => expect(root.textContent).toContain('This is a client ID.'));
    expect(questions('setClient')).toEqual([]);
  });
});

it('fills in client id and secret from a pasted JSON file, and says what else was pasted', async () => {
  const root = mount(<Welcome />, {
    ...answers(),
    readDraft: ({ key }) => (key === 'welcome' ? { passed: ['calendar'] } : 5),
  });
  const field = await shown(root, () =>
    root.querySelector<HTMLInputElement>('input[placeholder$="googleusercontent.com"]'),
  );
  await typeInto(field, 'GOCSPX-short');
  await vi.waitFor(() => expect(root.textContent).toContain('This is the client secret.'));
  control(root, 'Save')?.click();
  expect(questions('setClient')).toEqual([]);

  const clientId = '123-abc.apps.googleusercontent.com';
  const web = {
    client_id: clientId,
    client_secret: 'GOCSPX-short',
    redirect_uris: [sample.accounts.redirectAddress],
  };
  await typeInto(field, JSON.stringify({ web }));
  await vi.waitFor(() => expect(root.textContent).toContain('were read from the file'));
  expect(field.value).toBe(clientId);
  control(root, 'Save')?.click();
  await vi.waitFor(() =>
    expect(questions('setClient')).toEqual([{ clientId, clientSecret: 'GOCSPX-short', method: 'code' }]),
  );
});
