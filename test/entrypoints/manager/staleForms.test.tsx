import { render } from 'preact';
import { expect, it, vi } from 'vitest';
import type { Running } from '../../../components/hooks/useRunning';
import { PlaylistForm } from '../../../entrypoints/manager/playlists/PlaylistForm';
import { RecordForm } from '../../../entrypoints/manager/records/RecordForm';
import { mount, typeInto, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

/** What a form shows may be read anew while it is open: what the person has not typed is not written back. */

useEnglish();

const nothing = () => {};

it('an open form of a venue follows the venue, but for what was typed', async () => {
  const onSave = vi.fn();
  const form = (fields: Record<string, string>) => (
    <RecordForm
      kind="venue"
      title="Lantern Yard"
      record={{ id: 1, fields: { name: 'Lantern Yard', ...fields } }}
      others={[]}
      origin="https://calendar.example"
      busy={false}
      onSave={onSave}
      onCancel={nothing}
    />
  );
  const root = mount(form({ phone: '1', city: 'Lisbon' }), {});
  await typeInto(root.querySelector('input')!, 'Lantern Yard North');
  render(form({ phone: '', city: 'Porto' }), root);
  root.querySelector<HTMLElement>('button[type=submit]')!.click();
  await vi.waitFor(() =>
    expect(onSave.mock.calls).toEqual([[{ name: 'Lantern Yard North', phone: '', city: 'Porto' }, false]]),
  );
});

it('an open form of a playlist writes what was typed alone', async () => {
  const run = vi.fn();
  const running = { run } as unknown as Running;
  const [playlist] = sample.playlists;
  const form = (description: string) => (
    <PlaylistForm playlist={{ ...playlist!, description }} running={running} onClose={nothing} />
  );
  const root = mount(form('As it was'), {});
  await vi.waitFor(() => expect(root.querySelector('input')).not.toBeNull());
  await typeInto(root.querySelector('input')!, 'Another title');
  render(form('Changed elsewhere'), root);
  root.querySelector<HTMLElement>('button[type=submit]')!.click();
  await vi.waitFor(() => expect(run).toHaveBeenCalled());
  expect(run.mock.calls[0]?.[2]).toMatchObject({ changes: { title: 'Another title' } });
  expect(run.mock.calls[0]?.[2].changes).not.toHaveProperty('description');
});
