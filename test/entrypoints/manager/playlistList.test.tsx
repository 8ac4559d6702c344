import { expect, it, vi } from 'vitest';
import { PlaylistList } from '../../../entrypoints/manager/playlists/PlaylistList';
import { control, pointAt, shown } from '../../components/controls';
import { mount, questions, typeInto, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const [jazz, ...others] = sample.playlists;
const playlists = [{ ...jazz!, description: 'Late on Fridays' }, ...others];
const answers = {
  playlistIndex: () => ({ ...sample.playlistIndex, playlists }),
  planBatch: () => sample.plan,
};
const button = (root: ParentNode, name: string) => shown(root, () => control(root, name));

it('a row leads to the videos of its playlist, whatever the list is searched for', async () => {
  location.hash = 'playlists?q=jazz';
  const root = mount(<PlaylistList as="channel" />, answers);
  const link = await shown(root, () => root.querySelector('tbody a'));
  expect(link.getAttribute('href')).toBe('#playlists/PLjazz');
});

it('each column has a heading', async () => {
  const root = mount(<PlaylistList as="channel" />, answers);
  await shown(root, () => root.querySelector('tbody a'));
  const headings = [...root.querySelectorAll('thead th:not(.collection-box)')];
  expect(headings.filter(({ textContent }) => textContent === '')).toEqual([]);
});

it('a description is shown in the form, and can be cleared', async () => {
  const root = mount(<PlaylistList as="channel" />, {
    ...answers,
    act: () => sample.runningJob,
    outcome: () => sample.runningJob,
  });
  pointAt(await shown(root, () => root.querySelector('[data-index="0"]')));
  (await button(root, 'Edit “Jazz”')).click();
  const form = await shown(root, () => root.querySelector('form'));
  const description = form.querySelector('textarea')!;
  expect(description.value).toBe('Late on Fridays');
  await typeInto(description as unknown as HTMLInputElement, '');
  (await button(form, 'Save')).click();
  await vi.waitFor(() =>
    expect(questions('act')[0]).toMatchObject({
      action: 'playlist.edit',
      input: { playlistId: 'PLjazz', title: 'Jazz', changes: { description: '' } },
    }),
  );
});

it('two selected playlists can be merged, one cannot', async () => {
  const root = mount(<PlaylistList as="channel" />, answers);
  const box = (index: number) =>
    shown(root, () => root.querySelector<HTMLElement>(`[data-index="${index}"] input`));
  (await box(0)).click();
  expect((await button(root, 'Merge…')).getAttribute('aria-disabled')).toBe('true');
  (await box(1)).click();
  await shown(root, () => (control(root, 'Merge…')?.hasAttribute('aria-disabled') ? null : root));
  (await button(root, 'Merge…')).click();
  const into = await shown(root, () => root.querySelector('select'));
  expect([...into.options].map(({ textContent }) => textContent)).toContain('Jazz');
});
