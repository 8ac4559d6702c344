import { Welcome } from '../../../entrypoints/welcome/Welcome';
import { press, type Step, see, submit, type } from '../controls';
import { type Answers, never } from '../fakeBackground';
import * as sample from '../samples';
import { quiet, type State, state } from './drawing';

const welcome = (name: string, answers: Answers, ...steps: Step[]) =>
  state('welcome', name, <Welcome />, { ...quiet, ...answers }, ...steps);

/** The calendar is skipped, and the guide to a client is at a screen. */
const readAt =
  (screen: number): Answers['readDraft'] =>
  ({ key }) =>
    key === 'welcome' ? { passed: ['calendar'] } : screen;

/** States of the welcome. */
export const welcomeStates: State[] = [
  welcome('nothing connected', { accounts: () => sample.noAccounts }, see('Address of your calendar site')),
  ...Array.from({ length: 6 }, (_, at) =>
    welcome(
      `the guide to a client, screen ${at + 1}`,
      { accounts: () => sample.noAccounts, readDraft: readAt(at) },
      see(`Step ${at + 1} of 6`),
    ),
  ),
  welcome(
    'a client whose id is no client id',
    { accounts: () => sample.noAccounts, readDraft: readAt(5) },
    see('Client ID'),
    type('input[placeholder$="googleusercontent.com"]', '123456789012'),
    see('project number'),
  ),
  welcome(
    'a client to sign in with',
    { accounts: () => ({ ...sample.noAccounts, client: sample.accounts.client }), readDraft: readAt(0) },
    see('Connect your YouTube account'),
  ),
  welcome(
    'the calendar',
    { accounts: () => ({ ...sample.accounts, sites: [] }) },
    see('Address of your calendar site'),
  ),
  welcome('both connected', {}, see('Pin the button'), see('puzzle piece')),
  welcome(
    'everything passed',
    { readDraft: () => ({ passed: ['button'] }) },
    see('Cuecard is ready. Open a video'),
  ),
  welcome(
    'only the calendar connected',
    { accounts: () => ({ ...sample.accounts, video: [] }) },
    see('Next: connect YouTube'),
  ),
  welcome(
    'nothing connected, everything skipped',
    { accounts: () => sample.noAccounts, readDraft: () => ({ passed: ['video', 'calendar', 'button'] }) },
    see('You can look around without an account'),
  ),
  welcome(
    'a calendar being connected',
    {
      accounts: () => ({
        ...sample.accounts,
        sites: [],
        connecting: { address: 'calendar.example', stage: 'looking' },
      }),
      beginSite: never,
    },
    see('Address of your calendar site'),
    submit,
    see('Looking for the calendar'),
  ),
  welcome('buttons in pages', {}, press('Buttons in pages'), see('Sites with')),
  welcome('shortcuts that clash', {}, press('Keyboard shortcuts'), see('Alt+Shift+E not set')),
];
