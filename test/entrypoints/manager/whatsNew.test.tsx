import { expect, it } from 'vitest';
import { Manager } from '../../../entrypoints/manager/Manager';
import { control, shown } from '../../components/controls';
import { mount, questions, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

it('an update is mentioned in the manager, leads to the changes, and is dismissed once for all pages', async () => {
  let version: string | undefined = '0.2.0';
  const root = mount(<Manager />, {
    acting: () => sample.acting,
    news: () => ({ version }),
    dismissNews: () => {
      version = undefined;
      return null;
    },
  });
  const link = await shown(root, () => root.querySelector<HTMLAnchorElement>('a[href$="#changes"]'));
  expect(link.closest('.notice')?.textContent).toContain('Cuecard was updated to version 0.2.0');
  (await shown(root, () => control(root, 'Dismiss'))).click();
  await expect.poll(() => root.textContent).not.toContain('was updated');
  expect(questions('dismissNews')).toHaveLength(1);
});
