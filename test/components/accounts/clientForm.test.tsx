import { render } from 'preact';
import { expect, it, vi } from 'vitest';
import { ClientForm } from '../../../components/accounts/ClientForm';
import { SignIn } from '../../../entrypoints/manager/SignIn';
import { VideoAccounts } from '../../../entrypoints/options/VideoAccounts';
import type { AccountsView, VideoConnection } from '../../../lib/messages';
import { control, shown } from '../controls';
import { mount, questions, typeInto, useEnglish } from '../mounted';
import * as sample from '../samples';

useEnglish();

const setUpLink = (root: HTMLElement) =>
  root.querySelector<HTMLAnchorElement>('a.button-primary[href="/welcome.html"]');
const withClient: AccountsView = { ...sample.noAccounts, client: sample.accounts.client };

it('the settings lead to the set-up guide while no client is set, since a sign-in would fail', () => {
  const draw = (accounts: AccountsView) =>
    mount(<VideoAccounts accounts={accounts} onChanged={() => undefined} />, {});
  const without = draw(sample.noAccounts);
  expect(setUpLink(without)?.textContent).toBe('Set-up guide');
  expect(control(without, 'Connect your YouTube account')).toBeUndefined();
  const ready = draw(withClient);
  expect(setUpLink(ready)).toBeNull();
  expect(control(ready, 'Connect your YouTube account')).toBeTruthy();
});

it('the manager leads to the set-up guide while no client is set', async () => {
  const root = mount(<SignIn />, { accounts: () => sample.noAccounts });
  await shown(root, () => setUpLink(root));
  expect(control(root, 'Sign in')).toBeUndefined();
});

it('the notice of a saved client connects the account, and goes once it is connected', async () => {
  const root = mount(<ClientForm accounts={sample.noAccounts} onChanged={() => undefined} />, {
    setClient: () => null,
    signIn: () => sample.channel,
  });
  await typeInto(await shown(root, () => root.querySelector('input')), '123-abc.apps.googleusercontent.com');
  control(root, 'Save')?.click();
  const connect = await shown(root, () => control(root, 'Connect your YouTube account'));
  expect(root.textContent).toContain('Saved. Now connect your YouTube account.');
  connect.click();
  await vi.waitFor(() => expect(questions('signIn')).toEqual([{}]));
  await vi.waitFor(() => expect(root.textContent).not.toContain('Saved.'));
});

it('the notice of a saved client goes once an account is connected by another button', async () => {
  const draw = (video: VideoConnection[]) => (
    <ClientForm accounts={{ ...sample.noAccounts, video }} onChanged={() => undefined} />
  );
  const ended = { ...sample.channel, problem: sample.failedJob.failure! };
  const root = mount(draw([ended]), { setClient: () => null });
  await typeInto(await shown(root, () => root.querySelector('input')), '123-abc.apps.googleusercontent.com');
  control(root, 'Save')?.click();
  await shown(root, () => (root.textContent?.includes('Saved.') ? root : null));
  render(draw([ended, { ...ended, accountId: 'other' }]), root);
  expect(root.textContent).toContain('Saved.');
  render(draw([sample.channel]), root);
  expect(root.textContent).not.toContain('Saved.');
});

it('the notice of a platform added by the person names no other platform', async () => {
  const platform = { ...sample.keyAlone.platforms[0]!, client: sample.noAccounts.client };
  const root = mount(
    <ClientForm accounts={sample.noAccounts} platform={platform} onChanged={() => undefined} />,
    { setClient: () => null },
  );
  await typeInto(await shown(root, () => root.querySelector('input')), 'some-client');
  control(root, 'Save')?.click();
  await shown(root, () => (root.textContent?.includes('Saved. Now connect your account.') ? root : null));
  expect(control(root, 'Connect your YouTube account')).toBeUndefined();
});
