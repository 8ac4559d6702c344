import { expect, it, vi } from 'vitest';
import { PageSections } from '../../../entrypoints/manager/channel/PageSections';
import { control, shown } from '../../components/controls';
import { mount, questions, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const section = (sectionId: string, type: string, playlists: string[] = []) => ({
  sectionId,
  type,
  title: '',
  position: 0,
  playlists,
});
const open = (count = 3) =>
  mount(<PageSections subject={{ kind: 'channel', channelId: 'UC1' }} as="me" />, {
    ownSections: () => [
      section('s1', 'recentUploads'),
      section('s2', 'singlePlaylist', ['PLjazz']),
      ...Array.from({ length: count - 2 }, (_, at) => section(`s${at + 3}`, 'allPlaylists')),
    ],
    playlistIndex: () => sample.playlistIndex,
    act: () => sample.savedJob,
    outcome: () => sample.savedJob,
    seen: () => null,
  });
const lines = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('.page-section')];
const acts = () => questions('act') as { action: string; input: Record<string, unknown> }[];

it('sections are ordered by keys; a held key is one press', async () => {
  const root = open();
  await shown(root, () => lines(root)[0]);
  const press = (at: number, key: string, repeat = false) =>
    lines(root)
      [at]?.querySelector('button')
      ?.dispatchEvent(
        new KeyboardEvent('keydown', { key, repeat, altKey: true, bubbles: true, cancelable: true }),
      );
  press(0, 'ArrowUp');
  press(0, 'ArrowDown', true);
  expect(acts()).toEqual([]);
  press(0, 'ArrowDown');
  await vi.waitFor(() =>
    expect(acts()).toMatchObject([
      { action: 'section.edit', input: { sectionId: 's1', changes: { position: 1 } } },
    ]),
  );
});

it('the playlist of a section is changed, and nothing else is named', async () => {
  const root = open();
  (await shown(root, () => control(root, 'Edit'))).click();
  const form = await shown(root, () => root.querySelector<HTMLFormElement>('.page-section form'));
  expect(control(form, 'Save')?.getAttribute('aria-disabled')).toBe('true');
  const field = form.querySelector('select');
  const other = [...(field?.options ?? [])].find(({ value }) => value !== 'PLjazz');
  field!.value = other?.value ?? '';
  field!.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(control(form, 'Save')?.getAttribute('aria-disabled')).not.toBe('true'));
  form.requestSubmit();
  await vi.waitFor(() =>
    expect(acts()).toMatchObject([
      {
        action: 'section.edit',
        input: { sectionId: 's2', name: 'Jazz', changes: { playlists: [other?.value] } },
      },
    ]),
  );
  await vi.waitFor(() => expect(root.querySelector('.page-section form')).toBeNull());
});

it('a section of the chosen type is added; a full page has no form', async () => {
  const root = open();
  (await shown(root, () => control(root, 'Add'))).click();
  await vi.waitFor(() =>
    expect(acts()).toMatchObject([{ action: 'section.add', input: { section: { type: 'recentUploads' } } }]),
  );
  const full = open(10);
  await shown(full, () => (full.textContent?.includes('at most 10 sections') ? full : null));
  expect(control(full, 'Add')).toBeUndefined();
});
