import { i18n } from '#i18n';
import { type Problem, type TimeProblem, timeProblems } from '../../lib/eventForm/check';
import type { FormProblems } from './refusedField';

/** Error message of a field; undefined without a problem. */
export function problemMessage(problem: FormProblems[keyof FormProblems]): string | undefined {
  if (problem === undefined) return undefined;
  if (typeof problem === 'object') return problem.text;
  return i18n.t(isOfTimes(problem) ? `fault.reason.${problem}` : `form.problem.${problem}`);
}

const isOfTimes = (problem: Problem): problem is TimeProblem =>
  timeProblems.some((known) => known === problem);
