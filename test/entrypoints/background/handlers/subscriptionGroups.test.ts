import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { subscriptionGroupMessages } from '../../../../entrypoints/background/handlers/subscriptionGroups';
import { openStore } from '../../../../lib/store';
import { answersOf } from './answersOf';

it('channels go into groups and out again; an empty group goes; each account has its own', async () => {
  let accountId = 'me';
  const accountViews = { active: async () => ({ accountId, channelId: 'UC', service: 'video' }) };
  const handlers = answersOf(subscriptionGroupMessages, { store: openStore('groups'), accountViews });
  const change = (name: string, channelIds: string[], isIn = true) =>
    handlers.groupSubscriptions({ name, channelIds, isIn });
  await change('Night', ['a']);
  await change('Harbour', ['a', 'b']);
  await change('Harbour', ['b', 'c']);
  expect(await handlers.subscriptionGroups({})).toEqual([
    { name: 'Harbour', channelIds: ['a', 'b', 'c'] },
    { name: 'Night', channelIds: ['a'] },
  ]);
  await change('Night', ['a', 'b'], false);
  await change('Harbour', ['b'], false);
  expect(await handlers.subscriptionGroups({})).toEqual([{ name: 'Harbour', channelIds: ['a', 'c'] }]);
  accountId = 'other';
  expect(await handlers.subscriptionGroups({})).toEqual([]);
});
