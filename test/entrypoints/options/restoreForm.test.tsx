import { expect, it, vi } from 'vitest';
import { RestoreForm } from '../../../entrypoints/options/RestoreForm';
import type { Preferences } from '../../../lib/messages';
import { mount, useEnglish } from '../../components/mounted';

useEnglish();

const preferences: Preferences = {
  theme: 'system',
  privacyStatus: 'private',
  eventStatus: 'draft',
  notifications: [],
  eventMinutes: 120,
  eventTimeZone: '',
};

async function restore(now: Partial<Preferences>): Promise<string> {
  let present = preferences;
  const root = mount(<RestoreForm onChanged={() => undefined} />, {
    preferences: () => present,
    restoreData: () => {
      present = { ...preferences, ...now };
      return { added: 1, present: 0, leftOut: 0, unreadable: [], accounts: [] };
    },
  });
  const input = root.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(input, 'files', { value: [new File(['{}'], 'copy.json')] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  root.querySelector('form')?.requestSubmit();
  await vi.waitFor(() => expect(root.textContent).toContain('Restored: 1.'));
  return root.textContent ?? '';
}

it('says who will see what is made after a copy has changed that', async () => {
  const said = await restore({ privacyStatus: 'public', eventStatus: 'publish' });
  expect(said).toContain('Visibility of new playlists: Public. New events: Published.');
});

it('says nothing of that for a copy that leaves it', async () => {
  expect(await restore({ theme: 'dark', eventMinutes: 60 })).not.toContain('new playlists');
});
