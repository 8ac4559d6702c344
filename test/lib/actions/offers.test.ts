import { expect, it } from 'vitest';
import { findAction } from '../../../lib/actions';
import type { SubjectState } from '../../../lib/actions/shared/state';
import { allCases } from './cases';
import { type SubjectName, subjectStates } from './subjectStates';

/** What each action offers for each subject, compared with its cases. */

const states = Object.entries(subjectStates) as [SubjectName, SubjectState][];
const forEach = <T>(offersFor: (state: SubjectState, name: SubjectName) => T) =>
  Object.fromEntries(states.map(([name, state]) => [name, offersFor(state, name)]));

it.each(allCases)('$action', ({ action, offers = {} }) => {
  const { subjects, offers: offersFor } = findAction(action);
  expect(forEach(offersFor)).toEqual(forEach(({ kind }, name) => offers[name] ?? offers[kind] ?? []));
  const kinds = states.flatMap(([, state]) => (offersFor(state).length > 0 ? [state.kind] : []));
  expect(subjects).toEqual(expect.arrayContaining(kinds));
});
