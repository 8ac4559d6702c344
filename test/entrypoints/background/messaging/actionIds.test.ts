import { describe, expect, it } from 'vitest';
import type { Running } from '../../../../components/hooks/useRunning';
import type { Shortcuts } from '../../../../entrypoints/background/browser/shortcuts';
import { actionId } from '../../../../entrypoints/background/messaging/fields';
import { type ActionId, actions, findAction, managedActions } from '../../../../lib/actions';
import type { BatchItem, Offer, Question } from '../../../../lib/messages';

describe('the id of an action', () => {
  it('is checked by the compiler in offers, questions, batches, menus and buttons', () => {
    const misspelt = [
      // @ts-expect-error no such action
      'video.lke' satisfies ActionId,
      // @ts-expect-error no such action
      'video.lke' satisfies Offer['action'],
      // @ts-expect-error no such action
      'video.lke' satisfies Question<'act'>['action'],
      // @ts-expect-error no such action
      'video.lke' satisfies Question<'planBatch'>['actions'][number],
      // @ts-expect-error no such action
      'video.lke' satisfies Question<'startBatch'>['items'][number]['action'],
      // @ts-expect-error no such action
      'video.lke' satisfies BatchItem['action'],
      // @ts-expect-error no such action
      'video.lke' satisfies Parameters<Shortcuts['run']>[0],
      // @ts-expect-error no such action
      'video.lke' satisfies Parameters<Running['run']>[1],
    ];
    expect(misspelt.map(findAction)).toEqual(misspelt.map(() => undefined));
  });

  it('is one of the action list; others are refused', () => {
    const ids = [...actions, ...managedActions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => findAction(id).id !== id)).toEqual([]);
    expect(ids.filter((id) => !actionId().safeParse(id).success)).toEqual([]);
    for (const other of ['video.lke', '', 'toString', 7, null])
      expect(actionId().safeParse(other).success).toBe(false);
  });
});
