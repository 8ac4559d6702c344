import { expect, it } from 'vitest';
import { findAction } from '../../../lib/actions';

it.each([
  ['channel.subscribe', { had: 'before', subscriptionId: 'before' }, true],
  ['channel.subscribe', { had: null, subscriptionId: 'new' }, false],
  ['channel.unsubscribe', { removed: false }, true],
  ['channel.unsubscribe', { removed: true }, false],
  ['video.like', { was: 'like' }, true],
  ['video.like', { was: 'none' }, false],
  ['video.edit', { before: {} }, true],
  ['video.edit', { before: { title: 'Ebb' } }, false],
] as const)('%s with the result %j: nothing to undo is %s', (action, result, isUnchanged) => {
  expect(findAction(action).isUnchanged({ channelId: 'pier', title: 'Pier', ...result })).toBe(isUnchanged);
});
