import { expect, it } from 'vitest';
import { PlaylistsPage } from '../../../entrypoints/frame/PlaylistsPage';
import { control, press, shown } from '../../components/controls';
import { mount, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const draw = (isNew?: boolean) =>
  mount(<PlaylistsPage view={{ view: 'playlists', subject: sample.video, isNew, pageTitle: 'Quay' }} />, {
    view: () => sample.videoView,
    playlists: () => sample.playlists,
    playlistIndex: () => sample.playlistIndex,
    readDraft: () => null,
    writeDraft: () => null,
  });

it('begins with the form for a new playlist if that was pressed, and leads back to the list', async () => {
  const root = draw(true);
  await shown(root, () => root.querySelector('form input'));
  expect(root.querySelector('[role=combobox]')).toBeNull();
  await press('Cancel')(root);
  await shown(root, () => root.querySelector('[role=combobox]'));
  expect(root.querySelector('form')).toBeNull();
});

it('else begins with the list of playlists', async () => {
  const root = draw();
  await shown(root, () => control(root, 'New playlist'));
  expect(root.querySelector('[role=combobox]')).not.toBeNull();
});
