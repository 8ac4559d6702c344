import { expect, it, vi } from 'vitest';
import { prefill } from '../../components/event/prefill';
import { NewPlaylist } from '../../components/playlists/NewPlaylist';
import { mount, useEnglish } from './mounted';
import * as sample from './samples';

useEnglish();

const form = <NewPlaylist videoId="v" title="" busy={false} onCreate={() => {}} onCancel={() => {}} />;
const answers = (kept: unknown) => ({
  readDraft: () => kept,
  preferences: () => ({
    theme: 'system' as const,
    privacyStatus: 'unlisted' as const,
    eventStatus: 'draft' as const,
    notifications: [],
  }),
});

it('a new playlist begins with the visibility of the settings, unless a draft has another', async () => {
  const root = mount(form, answers(null));
  await vi.waitFor(() => expect(root.querySelector('select')?.value).toBe('unlisted'));
  const again = mount(form, answers({ title: 'Jazz', privacyStatus: 'public' }));
  await vi.waitFor(() => expect(again.querySelector('select')?.value).toBe('public'));
});

it('a new playlist is private if the settings cannot be read', async () => {
  const root = mount(form, { readDraft: () => null });
  await vi.waitFor(() => expect(root.querySelector('select')?.value).toBe('private'));
});

it('a new event begins with the status of the settings where the user may publish', () => {
  const usualStatus = 'publish' as const;
  const begin = (canPublish: boolean) =>
    prefill(sample.event, { ...sample.choices, canPublish, usualStatus }, 'Europe/Oslo').form.status;
  expect(begin(true)).toBe('publish');
  expect(begin(false)).toBe('draft');
});
