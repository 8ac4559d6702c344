import { expect, it } from 'vitest';
import { Sites } from '../../../entrypoints/options/Sites';
import { mount, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

it('the roles of WordPress have their names, and that of a plugin stays what it is', () => {
  const site = { ...sample.site, roles: ['editor', 'box_office'] };
  const accounts = { ...sample.accounts, sites: [site], connecting: undefined };
  const root = mount(<Sites accounts={accounts} onChanged={() => undefined} />, { accounts: () => accounts });
  expect(root.textContent).toContain('as robin · Editor · box_office');
});
