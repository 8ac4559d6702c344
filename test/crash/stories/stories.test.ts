import { expect, it } from 'vitest';
import { findActionsWithoutStory } from '.';

it('every action has a story of the crash test', () => {
  expect(findActionsWithoutStory()).toEqual([]);
});
