import { Help } from '../../../entrypoints/help/Help';
import { type Step, see } from '../controls';
import { at, quiet, type State, state } from './drawing';

const help = (hash: string, name: string, ...steps: Step[]) =>
  at(hash, state('help', name, <Help />, { ...quiet, guides: readGuides }, ...steps));

/** Asked in other languages than English only; `buildStates` has written the file. */
const readGuides = async ({ language }: { language: string }) => (await fetch(`${language}.json`)).json();

/** States of the help. */
export const helpStates: State[] = [
  help('', 'the guides', see('Cuecard has no server.')),
  help('error-noCalendar/disabled', 'an error that the guide explains', see('About this error')),
  help('error-offline/transient', 'an error without a text of its own', see('could not be reached')),
];
