import { expect, it, vi } from 'vitest';
import { Options } from '../../../entrypoints/options/Options';
import { control, shown } from '../../components/controls';
import { Refused } from '../../components/fakeBackground';
import { mount, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

it('a failure in the settings links to the section that mends it, and to none inside that section', async () => {
  const refuse = () => {
    throw new Refused(sample.newerData);
  };
  const root = mount(<Options />, { accounts: refuse, dataHealth: refuse });
  const section = (id: string) => root.querySelector(`section[id="${id}"]`)!;
  await vi.waitFor(() => {
    for (const id of ['accounts', 'data']) expect(section(id).querySelector('.notice-bad')).toBeTruthy();
  });
  expect(control(root, 'Open settings')).toBeUndefined();
  const link = control(section('accounts'), 'Go to “Your data”');
  expect(link?.getAttribute('href')).toBe('#data');
  expect(section('data').querySelector('.notice-bad .row')?.childElementCount).toBe(0);
});

it('an API key is removed, not signed out', async () => {
  const root = mount(<Options />, { accounts: () => ({ ...sample.keyAlone, sites: [] }) });
  await shown(root, () => control(root, 'Remove key'));
  expect(control(root, 'Sign out')).toBeUndefined();
});
