import { allCases } from '../../lib/actions/cases';
import { createRandom } from '../random';
import type { Story } from './story';

export type { Click, ManyAtOnce, Story } from './story';

const kinds = allCases.flatMap(({ action, stories = [] }) =>
  stories.map((kind, at) => ({ kind, name: `${action} ${at}` })),
);

/** One story of each kind, which together contain every action: they stand among the cases of actions. */
export function roundOf(seed: number, number: number): Story[] {
  return kinds.map(({ kind, name }) => kind(number, createRandom(seed, `story ${name} ${number}`)));
}

/**
 * Actions that occur in no story: the crash test does not test them. Left out are those that nobody can tell after a
 * lost answer: their jobs end in review, so that no story with them ends.
 */
export function findActionsWithoutStory(): string[] {
  const tested = new Set(roundOf(0, 0).flatMap(({ acts }) => acts.map(({ action }) => action)));
  return allCases
    .filter(({ action, runs: [usual] }) => !tested.has(action) && usual.ifLost !== 'needsReview')
    .map(({ action }) => action);
}
