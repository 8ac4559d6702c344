import { afterEach, expect, it, vi } from 'vitest';
import { OwnModel } from '../../../components/settings/OwnModel';
import { asked } from '../fakeBackground';
import { mount, useEnglish } from '../mounted';

useEnglish();
afterEach(() => vi.unstubAllGlobals());

const answers = {
  setPreferences: () => null,
  preferences: () => ({
    theme: 'system' as const,
    privacyStatus: 'private' as const,
    eventStatus: 'draft' as const,
    eventMinutes: 120,
    eventTimeZone: '',
    notifications: [],
  }),
};

function stubModel(state: string) {
  const destroy = vi.fn();
  const create = vi.fn(() => Promise.resolve({ prompt: () => Promise.resolve(''), destroy }));
  const availability = vi.fn(() => Promise.resolve(state));
  vi.stubGlobal('LanguageModel', { availability, create });
  return { create, destroy, availability };
}

it('shows nothing in a browser without a model, or with none for this computer', async () => {
  expect(mount(<OwnModel />, answers).textContent).toBe('');
  const { availability } = stubModel('unavailable');
  const root = mount(<OwnModel />, answers);
  await vi.waitFor(() => expect(availability).toHaveBeenCalled());
  expect(root.textContent).toBe('');
});

it.each([
  ['available', 0],
  ['downloadable', 1],
])('is off at first, and switched on in a click: %s', async (state, downloads) => {
  const { create, destroy } = stubModel(state);
  const root = mount(<OwnModel />, answers);
  await vi.waitFor(() => expect(root.querySelector('input')).not.toBeNull());
  const box = root.querySelector('input') as HTMLInputElement;
  expect(box.checked).toBe(false);
  box.click();
  await vi.waitFor(() =>
    expect(asked.filter(({ name }) => name === 'setPreferences').map(({ question }) => question)).toEqual([
      { ownModel: true },
    ]),
  );
  expect(create).toHaveBeenCalledTimes(downloads);
  expect(destroy).toHaveBeenCalledTimes(downloads);
});
