import { expect, it } from 'vitest';
import { ConnectCalendar } from '../../../components/accounts/ConnectCalendar';
import { ConnectHere, FailureNotice } from '../../../components/ui/Notice';
import { Sites } from '../../../entrypoints/options/Sites';
import type { Failure } from '../../../lib/messages';
import { control, shown } from '../../components/controls';
import { mount, questions, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const refusedAt = (target: string): Failure => ({
  reason: 'incorrect_password',
  text: 'The site refused the password.',
  remedy: { kind: 'connectSite', label: 'Connect again', target },
});

const addresses = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLInputElement>('input[inputmode=url]')].map(({ value }) => value);

it('the settings prefill the address of a site that refuses its credentials, below it and in the form', async () => {
  const site = { ...sample.site, problem: refusedAt(sample.site.url) };
  const accounts = { ...sample.accounts, sites: [site], connecting: undefined };
  const root = mount(<Sites accounts={accounts} onChanged={() => undefined} />, { accounts: () => accounts });
  expect(addresses(root)).toEqual([sample.site.url]);
  control(root, 'Connect again')!.click();
  await shown(root, () => (addresses(root).length === 2 ? root : null));
  expect(addresses(root)).toEqual([sample.site.url, sample.site.url]);
  expect(questions('openOptions')).toEqual([]);
});

it('the settings prefill no address while no site refuses its credentials', () => {
  const accounts = { ...sample.accounts, sites: [sample.site], connecting: undefined };
  const root = mount(<Sites accounts={accounts} onChanged={() => undefined} />, { accounts: () => accounts });
  expect(addresses(root)).toEqual(['']);
});

it.each([
  ['https://calendar.example/club', 'https://calendar.example/club'],
  ['javascript:alert(1)', ''],
  ['https://somebody:secret@calendar.example', ''],
])('the remedy opens a form with an address: %s becomes "%s"', async (target, address) => {
  const root = mount(
    <ConnectHere.Provider value={ConnectCalendar}>
      <FailureNotice failure={refusedAt(target)} />
    </ConnectHere.Provider>,
    { accounts: () => sample.noAccounts },
  );
  control(root, 'Connect again')!.click();
  await shown(root, () => root.querySelector('input[inputmode=url]'));
  expect(addresses(root)).toEqual([address]);
});
