import { expect, it, vi } from 'vitest';
import { PlaylistPicker } from '../../../components/playlists/PlaylistPicker';
import { control, shown } from '../controls';
import type { Answers } from '../fakeBackground';
import { key, mount, questions, typeInto, useEnglish } from '../mounted';
import { playlistIndex, playlists } from '../samples';

useEnglish();

async function draw(more: Answers = {}) {
  const onSave = vi.fn();
  const onCreate = vi.fn();
  const root = mount(
    <PlaylistPicker videoId="jazzJazz001" price={51} onSave={onSave} onCreate={onCreate} />,
    {
      playlists: ({ searchIn }) =>
        playlists.map((list) =>
          searchIn?.includes(list.playlistId) ? { ...list, holds: list.playlistId === 'PLkids' } : list,
        ),
      readDraft: () => null,
      writeDraft: () => null,
      ...more,
    },
  );
  await shown(root, () => root.querySelector('[role=option]'));
  const input = root.querySelector<HTMLInputElement>('[role=combobox]')!;
  const options = () => [...root.querySelectorAll('[role=option]')].map((option) => option.textContent);
  const active = () =>
    root.querySelector(`[id="${input.getAttribute('aria-activedescendant')}"]`)?.textContent;
  return { root, input, options, active, onSave, onCreate };
}

it('filters while typing, ignoring case and accents', async () => {
  const { root, input, options } = await draw();
  await typeInto(input, 'CAFE');
  await shown(root, () => (options().length === 1 ? root : null));
  expect(options()[0]).toContain('Café nights');
});

it('works by arrow keys and Enter, wrapping at the ends', async () => {
  const { root, input, active, onSave } = await draw();
  expect(active()).toContain('Jazz');
  key(input, 'ArrowUp');
  await shown(root, () => (active()?.includes('For children') ? root : null));
  key(input, 'ArrowDown');
  key(input, 'Enter');
  await shown(root, () => (active()?.includes('Jazz') ? root : null));
  key(input, 'Enter');
  expect(onSave.mock.lastCall?.[0]).toMatchObject([{ playlistId: 'PLjazz', title: 'Jazz' }]);
});

/** The box at the start of an option. */
const box = (root: HTMLElement, title: string) =>
  [...root.querySelectorAll<HTMLElement>('[role=option]')]
    .find((option) => option.textContent?.startsWith(title))!
    .querySelector<HTMLElement>('.tick')!;
const ticked = (root: HTMLElement) =>
  [...root.querySelectorAll('[role=option][aria-checked=true]')].map(
    (option) => option.querySelector('.one-line')?.textContent,
  );

it('saves to all ticked playlists with one press, also to those that the filter hides', async () => {
  const { root, input, onSave } = await draw();
  box(root, 'Talks').click();
  await shown(root, () => control(root, 'Save to 1 playlist'));
  expect(root.textContent).toContain('Uses 51 units');
  await typeInto(input, 'cafe');
  await shown(root, () => (root.querySelectorAll('[role=option]').length === 1 ? root : null));
  // Once one is ticked, Enter and presses on a name tick further ones
  key(input, 'Enter');
  await shown(root, () => control(root, 'Save to 2 playlists'));
  expect(onSave).not.toHaveBeenCalled();
  expect(root.textContent).toContain('Talks and Café nights');
  expect(root.textContent).toContain('Uses 102 units');
  control(root, 'Save to 2 playlists')!.click();
  expect(onSave.mock.calls).toMatchObject([[[{ playlistId: 'PLtalks' }, { playlistId: 'PLcafe' }]]]);
});

it('ticks by Ctrl+Enter, and unticks', async () => {
  const { root, input, onSave } = await draw();
  const press = () =>
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }),
    );
  press();
  await shown(root, () => (ticked(root).length === 1 ? root : null));
  expect(ticked(root)).toEqual(['Jazz']);
  press();
  await shown(root, () => (ticked(root).length === 0 ? root : null));
  expect(control(root, 'Save to')).toBeFalsy();
  expect(onSave).not.toHaveBeenCalled();
});

it('asks before saving to several playlists if one has the video', async () => {
  const { root, onSave } = await draw();
  box(root, 'Jazz').click();
  box(root, 'Live at the Harbour').click();
  (await shown(root, () => control(root, 'Save to 2 playlists'))).click();
  const again = await shown(root, () => control(root, 'Save again'));
  expect(root.textContent).toContain('already in “Live at the Harbour”');
  expect(onSave).not.toHaveBeenCalled();
  again.click();
  expect(onSave.mock.lastCall?.[0]).toHaveLength(2);
});

it('asks before saving to a playlist that has the video', async () => {
  const { root, onSave } = await draw();
  [...root.querySelectorAll<HTMLElement>('[role=option]')][1]!.click();
  const again = await shown(root, () => control(root, 'Save again'));
  expect(onSave).not.toHaveBeenCalled();
  again.click();
  expect(onSave).toHaveBeenCalledOnce();
});

it('searches playlists on request only, and only unknown ones', async () => {
  const { root } = await draw();
  expect(questions('playlists')).toEqual([{ videoId: 'jazzJazz001' }]);
  control(root, 'Check which of these contain it (4 units)')!.click();
  await shown(root, () => (root.textContent?.match(/already in this playlist/g)?.length === 2 ? root : null));
  expect(questions('playlists')[1]).toEqual({
    videoId: 'jazzJazz001',
    searchIn: ['PLtalks', 'PLcafe', 'PLlong', 'PLkids'],
  });
});

it('creates a new playlist with the typed title, private unless chosen otherwise', async () => {
  const { root, input, onCreate } = await draw();
  await typeInto(input, 'Zither');
  control(root, 'New playlist')!.click();
  const title = await shown(root, () => root.querySelector<HTMLInputElement>('form input'));
  expect(title.value).toBe('Zither');
  await typeInto(title, '');
  const form = root.querySelector('form')!;
  form.requestSubmit();
  await shown(root, () => (root.textContent?.includes('Enter a title for the playlist.') ? root : null));
  expect(onCreate).not.toHaveBeenCalled();
  await typeInto(title, 'Zither nights');
  form.requestSubmit();
  await vi.waitFor(() =>
    expect(onCreate).toHaveBeenCalledWith('Zither nights', 'private', 'newPlaylist jazzJazz001'),
  );
});

it('restores the typed title and the privacy after closing', async () => {
  const kept = { title: 'Half a tit', privacyStatus: 'public' };
  const { root } = await draw({ readDraft: ({ key }) => (key === 'newPlaylist jazzJazz001' ? kept : null) });
  control(root, 'New playlist')!.click();
  const title = await shown(root, () => root.querySelector<HTMLInputElement>('form input'));
  expect(title.value).toBe('Half a tit');
  expect(root.querySelector('select')?.value).toBe('public');
  await typeInto(title, 'Half a title');
  const value = { ...kept, title: 'Half a title' };
  await vi.waitFor(() =>
    expect(questions('writeDraft')).toEqual([{ key: 'newPlaylist jazzJazz001', value }]),
  );
});

it('reads all playlists on request, shows the progress, and then which of them have the video', async () => {
  let done = 0;
  let isKept = false;
  const { root } = await draw({
    playlists: () =>
      playlists.map((list) => (done === 6 ? { ...list, holds: list.playlistId === 'PLkids' } : list)),
    playlistIndex: () => {
      done = isKept ? Math.min(6, done + 3) : 0;
      return { ...playlistIndex, isKept, ...(isKept && done < 6 ? { reading: { done, of: 6 } } : {}) };
    },
    readPlaylists: () => {
      isKept = true;
      return playlistIndex;
    },
  });
  (await shown(root, () => control(root, 'Read all your playlists once (29 units)'))).click();
  await shown(root, () => root.querySelector('progress[value="3"]'));
  await shown(root, () =>
    /For children\W*already in this playlist/.test(root.textContent ?? '') ? root : null,
  );
  expect(root.querySelector('progress')).toBeNull();
  expect(root.textContent?.match(/already in this playlist/g)).toHaveLength(1);
  expect(questions('readPlaylists')).toEqual([{}]);
});

it('offers Watch later as a private playlist until one of that name exists', async () => {
  const { root, onCreate } = await draw();
  const button = await shown(root, () => control(root, 'Watch later'));
  expect(root.textContent).toContain('Apps cannot change your own Watch later list.');
  button.click();
  expect(onCreate).toHaveBeenCalledWith('Watch later', 'private', undefined, true);

  const own = { ...playlists[0]!, playlistId: 'PLlater', title: 'Watch later' };
  const later = await draw({ playlists: () => [own, ...playlists] });
  expect(control(later.root, 'Watch later')).toBeFalsy();
  expect(later.options()[0]).toContain('Watch later');
});
