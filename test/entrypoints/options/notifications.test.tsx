import { expect, it, vi } from 'vitest';
import { Notifications } from '../../../entrypoints/options/Notifications';
import type { NotificationKind } from '../../../lib/messages';
import { answerWith, asked, requested } from '../../components/fakeBackground';
import { mount, useEnglish } from '../../components/mounted';

useEnglish();

const answersOf = (notifications: NotificationKind[]) => ({
  setPreferences: () => null,
  preferences: () => ({
    theme: 'system' as const,
    privacyStatus: 'private' as const,
    eventStatus: 'draft' as const,
    eventMinutes: 120,
    eventTimeZone: '',
    notifications,
  }),
});
const changes = () => asked.filter(({ name }) => name === 'setPreferences').map(({ question }) => question);

async function open(notifications: NotificationKind[], granted: boolean) {
  const root = mount(<Notifications />, answersOf(notifications));
  answerWith(answersOf(notifications), { granted });
  await vi.waitFor(() => expect(root.querySelectorAll('input')).toHaveLength(3));
  return { root, first: root.querySelector('input') as HTMLInputElement };
}

it('asks the browser when a switch is turned on, not before, with the reason in view', async () => {
  const { root, first } = await open([], true);
  expect(requested).toEqual([]);
  expect(root.textContent).toContain('the browser asks you to allow notifications');
  first.click();
  expect(requested).toEqual([['notifications']]);
  await vi.waitFor(() => expect(changes()).toEqual([{ notifications: ['batchEnded'] }]));
});

it('turns one off without the browser, and keeps the others', async () => {
  const { first } = await open(['batchEnded', 'quotaBack'], true);
  first.click();
  await vi.waitFor(() => expect(changes()).toEqual([{ notifications: ['quotaBack'] }]));
  expect(requested).toEqual([]);
});

it('stays off after a refusal, says so and offers to ask again', async () => {
  const { root, first } = await open([], false);
  first.click();
  await vi.waitFor(() => expect(root.textContent).toContain('does not allow Cuecard'));
  expect(first.checked).toBe(false);
  expect(changes()).toEqual([]);
  root.querySelector<HTMLButtonElement>('.notice button')?.click();
  expect(requested).toHaveLength(2);
});

it('says that the permission of a switch was withdrawn', async () => {
  const { root } = await open(['quotaBack'], false);
  await vi.waitFor(() => expect(root.textContent).toContain('does not allow Cuecard'));
});

it('says nothing of a permission that nothing needs', async () => {
  const { root } = await open([], false);
  expect(root.querySelector('.notice')).toBeNull();
});
