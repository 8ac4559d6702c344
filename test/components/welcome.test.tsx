import { expect, it, vi } from 'vitest';
import { Welcome } from '../../entrypoints/welcome/Welcome';
import type { Answers } from './fakeBackground';
import { mount, questions, typeInto, useEnglish } from './mounted';
import * as sample from './samples';
import { control, shown } from './states';

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
  expect(await isOpen(root, 'Connect YouTube')).toBe(true);
  control(root, 'SkipConnect YouTube')?.click();
  await vi.waitFor(async () => expect(await isOpen(root, 'Connect your calendar')).toBe(true));
  await vi.waitFor(() =>
    expect(questions('writeDraft').at(-1)).toEqual({ key: 'welcome', value: { passed: ['video'] } }),
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

it.each([
  ['YouTube', { ...sample.accounts, sites: [] }, 'You can save videos now.', 'Connect your calendar'],
  ['a calendar', { ...sample.accounts, video: [] }, 'You can add events now.', 'Connect YouTube'],
  ['both', sample.accounts, 'Cuecard is ready.', 'Pin the button'],
])(
  'says what can be done as soon as %s is connected; the steps remain',
  async (_name, accounts, text, next) => {
    const root = mount(<Welcome />, answers(null, accounts));
    const notice = await shown(root, () => root.querySelector('.notice-good'));
    expect(notice.textContent).toContain(text);
    expect(notice.compareDocumentPosition(root.querySelector('.welcome-steps')!)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(await isOpen(root, next)).toBe(true);
  },
);

it('does not say that it is ready while nothing is connected or only an API key reads', async () => {
  const key = { ...sample.noAccounts, video: [{ ...sample.channel, isKey: true }] };
  const root = mount(<Welcome />, answers(null, key));
  await vi.waitFor(async () => expect(await isOpen(root, 'Connect your calendar')).toBe(true));
  expect(root.querySelector('.notice-good')).toBeNull();
});

it('fills in client id and secret from a pasted JSON file, and says what else was pasted', async () => {
  const root = mount(<Welcome />, answers());
  const field = await shown(root, () =>
    root.querySelector<HTMLInputElement>('input[placeholder$="googleusercontent.com"]'),
  );
  await typeInto(field, 'GOCSPX-short');
  control(root, 'Save')?.click();
  await vi.waitFor(() => expect(root.textContent).toContain('This is the client secret.'));
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
