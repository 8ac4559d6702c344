import { expect, it } from 'vitest';
import { findAction } from '../../../../lib/actions';
import { allCases } from '../cases';

it('the number of requests that an action declares is that of its usual run', () => {
  const declared = allCases.filter(({ action }) => findAction(action).requests > 0);
  expect(declared.map(({ action }) => action)).toContain('event.change');
  for (const { action, runs } of declared) {
    const requests = runs[0].does.filter((line) => line.startsWith(' ')).length;
    expect(findAction(action).requests, action).toBe(requests);
  }
});
