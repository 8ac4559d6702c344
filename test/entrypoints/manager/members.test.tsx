import { expect, it, vi } from 'vitest';
import { ChannelActivity } from '../../../entrypoints/manager/channel/ChannelActivity';
import { ChannelMembers } from '../../../entrypoints/manager/channel/Members';
import { control, shown } from '../../components/controls';
import { mount, questions, useEnglish } from '../../components/mounted';

const saveFile = vi.hoisted(() => vi.fn());
vi.mock('../../../components/format/saveFile', () => ({ saveFile }));
useEnglish();

const press = async (root: ParentNode, name: string) =>
  (await shown(root, () => control(root, name))).click();
const member = { channelId: 'UC2', name: 'Quay', level: 'Deck', since: '2026-01-10T09:00:00Z', months: 10 };

it('members are read when the person asks for them, with their levels, and saved', async () => {
  const root = mount(<ChannelMembers />, {
    channelMembers: () => ({ levels: ['Deck', 'Bridge'], members: [member] }),
  });
  expect(questions('channelMembers')).toEqual([]);
  expect(root.textContent).toContain('only to channels with memberships');
  await press(root, 'Show members');
  await shown(root, () => (root.textContent?.includes('Levels: Deck and Bridge') ? root : null));
  const button = await shown(root, () =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('CSV')),
  );
  button.click();
  expect(saveFile.mock.calls[0]?.[2]).toContain('Quay,UC2,Deck,2026-01-10T09:00:00Z,10');
});

it('the activity of the channel is read when the person asks for it', async () => {
  const root = mount(<ChannelActivity />, {
    channelActivity: () => [{ id: 'a', type: 'upload', title: 'Low tide', at: '2026-01-10T09:00:00Z' }],
  });
  await press(root, 'Show activity');
  await shown(root, () => (root.textContent?.includes('Low tideUpload') ? root : null));
});
