import { expect, it, vi } from 'vitest';
import type { Running } from '../../../components/hooks/useRunning';
import { NewPlaylist } from '../../../components/playlists/NewPlaylist';
import { ImportLists } from '../../../entrypoints/manager/playlists/ImportLists';
import { MergeForm } from '../../../entrypoints/manager/playlists/MergeForm';
import { PlaylistForm } from '../../../entrypoints/manager/playlists/PlaylistForm';
import { DefaultPlaylist } from '../../../entrypoints/options/DefaultPlaylist';
import { DefaultVenue } from '../../../entrypoints/options/DefaultVenue';
import { DefaultZone } from '../../../entrypoints/options/DefaultZone';
import { prefill } from '../../../lib/eventReview/prefill';
import { toForms } from '../../../lib/eventReview/review';
import { updated } from '../../../lib/eventReview/update';
import { control, shown } from '../../components/controls';
import { asked, mount, typeInto, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const form = <NewPlaylist videoId="v" title="" busy={false} onCreate={() => {}} onCancel={() => {}} />;
const answers = (kept: unknown) => ({
  readDraft: () => kept,
  preferences: () => ({
    theme: 'system' as const,
    privacyStatus: 'unlisted' as const,
    eventStatus: 'draft' as const,
    notifications: [],
    eventMinutes: 120,
    eventTimeZone: '',
  }),
});

it('a new playlist begins with the visibility of the settings, unless a draft has another', async () => {
  const root = mount(form, answers(null));
  await vi.waitFor(() => expect(root.querySelector('select')?.value).toBe('unlisted'));
  const again = mount(form, answers({ title: 'Jazz', privacyStatus: 'public' }));
  await vi.waitFor(() => expect(again.querySelector('select')?.value).toBe('public'));
});

it("the manager's form for a new playlist begins with the visibility of the settings, an edited one keeps its own", async () => {
  const form = (playlist?: { playlistId: string; title: string; privacyStatus: string }) => (
    <PlaylistForm playlist={playlist} running={{} as Running} onClose={() => {}} />
  );
  const root = mount(form(), answers(null));
  await vi.waitFor(() => expect(root.querySelector('select')?.value).toBe('unlisted'));
  const edited = mount(form({ playlistId: 'p', title: 'Jazz', privacyStatus: 'public' }), answers(null));
  await vi.waitFor(() => expect(edited.querySelector('select')?.value).toBe('public'));
});

it('playlists of a merge and of an imported list begin with the visibility of the settings', async () => {
  const merge = mount(<MergeForm chosen={sample.playlists.slice(0, 2)} onClose={() => {}} />, answers(null));
  const into = await shown(merge, () => merge.querySelector('select'));
  into.value = 'new';
  into.dispatchEvent(new Event('change', { bubbles: true }));
  const privacy = await shown(merge, () => merge.querySelectorAll('select')[1]);
  expect(privacy.value).toBe('unlisted');
  const readings = [{ title: 'Talks', named: [], notUnderstood: [], repeated: 0 }];
  const lists = mount(<ImportLists readings={readings} playlists={[]} from="a file" />, answers(null));
  const target = await shown(lists, () => lists.querySelector('select'));
  expect(target.selectedOptions[0]?.textContent).toContain('unlisted');
});

it('a new playlist is private if the settings cannot be read', async () => {
  const root = mount(form, { readDraft: () => null });
  await vi.waitFor(() => expect(root.querySelector('select')?.value).toBe('private'));
});

it('a new event begins with the status of the settings where the user may publish', () => {
  const usual = { status: 'publish' as const, minutes: 120, timeZone: '' };
  const begin = (canPublish: boolean) =>
    prefill(sample.event, { ...sample.choices, canPublish, usual }, 'Europe/Oslo').form.status;
  expect(begin(true)).toBe('publish');
  expect(begin(false)).toBe('draft');
});

const usual = { status: 'draft' as const, minutes: 45, timeZone: 'Asia/Tokyo' };
const chosen = { ...sample.choices, usual };
const { end: _end, ...endless } = sample.event;
const open = { ...endless, start: { local: '2026-12-10T19:30:00' }, venue: { name: 'Harbour Hall' } };

it('an event without end and zone has the length and zone of the settings', () => {
  const { form, assumed } = prefill(open, chosen, 'Europe/Oslo');
  expect(form).toMatchObject({ end: '2026-12-10T20:15', timeZone: 'Asia/Tokyo' });
  expect(assumed).toMatchObject({ end: true, zone: 'usual' });
});

it("what a page says, or its venue's city, comes before the settings", () => {
  const start = { ...open.start, zone: 'America/New_York' };
  const stated = prefill({ ...open, start, end: { local: '2026-12-10T23:00:00' } }, chosen, 'Europe/Oslo');
  expect(stated.form).toMatchObject({ end: '2026-12-10T23:00', timeZone: 'America/New_York' });
  const venue = { name: 'Hall', city: 'Paris', country: 'France' };
  expect(prefill({ ...open, venue }, chosen, 'Europe/Oslo').form.timeZone).toBe('Europe/Paris');
});

it('an update of an event on the calendar keeps its length and zone', () => {
  const { form } = prefill({ ...open, end: { local: '2026-12-10T22:30:00' } }, sample.choices, 'Europe/Oslo');
  const after = updated(form, open, chosen, 'Europe/Oslo');
  expect(after).toMatchObject({ end: '2026-12-10T22:30', timeZone: 'Europe/Oslo' });
});

it('one-click saving goes to a playlist of the settings, or to the one used last', async () => {
  const index = {
    playlists: [{ playlistId: 'p', title: 'Jazz' }],
    isKept: false,
    price: 0,
  };
  const answersWith = (chosen: { playlistId: string; title: string } | null) => ({
    playlistIndex: () => index,
    defaultPlaylist: () => chosen,
    setDefaultPlaylist: () => null,
  });
  const root = mount(<DefaultPlaylist />, answersWith(null));
  const select = await vi.waitUntil(() => root.querySelector('select'));
  expect([...select.options].map(({ text }) => text)).toEqual(['The one used last', 'Jazz']);
  select.value = 'p';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      name: 'setDefaultPlaylist',
      question: { playlist: { playlistId: 'p', title: 'Jazz' } },
    }),
  );
  const unlisted = mount(<DefaultPlaylist />, answersWith({ playlistId: 'new', title: 'New' }));
  await vi.waitFor(() => expect(unlisted.querySelector('select')?.value).toBe('new'));
});

it('an event without a place has the venue of the settings, one with a place or of a file has not', () => {
  const usual = { status: 'draft' as const, minutes: 120, timeZone: '', venueId: 7 };
  const choices = { ...sample.choices, usual };
  const { venue: _venue, ...nowhere } = open;
  const { form, assumed } = prefill(nowhere, choices, 'Europe/Oslo');
  expect([form.venue, assumed.venue]).toEqual([{ id: 7 }, true]);
  const elsewhere = prefill({ ...open, venue: { name: 'Far Hall' } }, choices, 'Europe/Oslo');
  expect([elsewhere.form.venue, elsewhere.assumed.venue]).toEqual([{ name: 'Far Hall' }, false]);
  // An address without a name is a place, too
  expect(prefill({ ...open, venue: { address: '1 Pier' } }, choices, 'Europe/Oslo').form.venue).toBeNull();
  const occurrence = { event: nowhere } as unknown as Parameters<typeof toForms>[0][number];
  expect(toForms([occurrence], choices, 'Europe/Oslo')[0]?.venue).toBeNull();
  expect(updated(form, nowhere, choices, 'Europe/Oslo').venue).toEqual({ id: 7 });
  expect(updated({ ...form, venue: null }, nowhere, choices, 'Europe/Oslo').venue).toBeNull();
});

it('the venue of new events is chosen among those of the site, which are read only then, and removed', async () => {
  const kept: { venue: { id: number; name: string } | null } = { venue: null };
  const root = mount(<DefaultVenue />, {
    defaultVenue: () => kept.venue,
    choices: () => sample.choices,
    setDefaultVenue: (question: unknown) => {
      Object.assign(kept, question);
      return null;
    },
  });
  const press = async (name: string) => (await shown(root, () => control(root, name))).click();
  await press('Choose venue');
  const field = await shown(root, () => root.querySelector<HTMLInputElement>('[role=combobox]'));
  const [venue] = sample.choices.venues;
  await typeInto(field, venue?.name ?? '');
  (await shown(root, () => root.querySelector<HTMLElement>('[role=option]'))).click();
  await vi.waitFor(() => expect(root.textContent).toContain(venue?.name));
  expect(kept.venue).toEqual({ id: venue?.id, name: venue?.name });
  await press('Remove');
  await vi.waitFor(() => expect(kept.venue).toBeNull());
});

it('the time zone of new events is found by a part of its name; what is not picked is not kept', async () => {
  const onChoose = vi.fn();
  const root = mount(<DefaultZone value="" onChoose={onChoose} />, {});
  const field = await shown(root, () => root.querySelector<HTMLInputElement>('[role=combobox]'));
  expect(field.value).toBe('Time zone of the calendar site');
  await typeInto(field, 'tokyo');
  const [first, ...others] = root.querySelectorAll<HTMLElement>('[role=option]');
  expect([first?.textContent, others.length]).toEqual(['Asia/Tokyo', 0]);
  field.dispatchEvent(new FocusEvent('blur'));
  await vi.waitFor(() => expect(field.value).toBe('Time zone of the calendar site'));
  expect(onChoose).not.toHaveBeenCalled();
  await typeInto(field, 'tokyo');
  (await shown(root, () => root.querySelector<HTMLElement>('[role=option]'))).click();
  expect(onChoose).toHaveBeenCalledWith('Asia/Tokyo');
});
