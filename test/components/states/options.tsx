import { Options } from '../../../entrypoints/options/Options';
import { heading, open, press, type Step, see, shown, type } from '../controls';
import type { Answers } from '../fakeBackground';
import * as sample from '../samples';
import { quiet, refuse, type State, state } from './drawing';

const options = (name: string, answers: Answers, ...steps: Step[]) =>
  state('options', name, <Options />, { ...quiet, ...answers }, ...steps);

const otherHost = {
  ...sample.noAccounts,
  connecting: { address: 'moved.example', stage: 'otherHost', otherOrigin: 'https://calendar.example' },
} as const;

const failedSite = {
  ...sample.noAccounts,
  connecting: {
    address: 'plain.example',
    stage: 'failed',
    failure: {
      reason: 'noCalendar',
      text: 'plain.example runs WordPress, but not The Events Calendar.',
      remedy: {
        kind: 'open',
        label: 'Open its plugins',
        target: 'https://plain.example/wp-admin/plugins.php',
      },
    },
  },
} as const;

/** States of the settings. */
export const optionsStates: State[] = [
  options('nothing connected', { accounts: () => sample.noAccounts }, see('No YouTube account')),
  options(
    'connected',
    {
      eventButtonSites: () => ['https://venue.example'],
      taughtPages: () => [{ page: 'https://club.example/events/*', at: Date.UTC(2026, 10, 27) }],
    },
    see('Harbour Hall'),
    see('venue.example'),
    see('club.example'),
  ),
  options('several accounts', { accounts: () => sample.several }, see('Use this channel')),
  options('a key, and another platform', { accounts: () => sample.keyAlone }, see('Mirror')),
  options('adding a platform', {}, press('Add platform'), press('Save and allow'), see('Enter a name')),
  options(
    'trouble',
    {
      accounts: () => ({
        ...sample.accounts,
        video: [{ ...sample.channel, problem: sample.failedJob.failure! }],
        sites: [{ ...sample.site, allowed: false, canPublish: false }],
      }),
    },
    see('ended your sign-in'),
  ),
  options(
    'data that cannot be read',
    { dataHealth: () => ({ unreadable: [{ table: 'jobs', count: 2 }] }) },
    see('can no longer be read (2)'),
    press('Reset Cuecard'),
    see('cannot undo this'),
  ),
  options(
    'a disk of a newer version',
    {
      dataHealth: () => refuse({ ...sample.failedJob, failure: sample.newerData }),
      accounts: () => refuse({ ...sample.failedJob, failure: sample.newerData }),
    },
    see('newer version'),
  ),
  options(
    'a search',
    {},
    see('Harbour Hall'),
    async (root) => {
      const shortcuts = await shown(root, () => heading(root, 'Keyboard shortcuts'));
      await type('.page-main > .field input', shortcuts.textContent?.toUpperCase() ?? '')(root);
    },
    see('1 section'),
  ),
  options(
    'a search in vain',
    {},
    see('Harbour Hall'),
    type('.page-main > .field input', 'zither'),
    see('No settings'),
  ),
  options('the access log', {}, open('Show entries'), see('plain.example')),
  options('after an update', { news: () => ({ version: '0.2.0' }) }, see('was updated')),
  options('a copy to choose', {}, press('Restore'), see('Choose a copy')),
  options('disconnecting', {}, press('Disconnect everywhere'), see('revokes')),
  options('the site is elsewhere', { accounts: () => otherHost }, see('redirects to')),
  options('a site without calendar', { accounts: () => failedSite }, see('but not')),
  options('checked', { checkConnections: () => sample.checks }, press('Check connections'), see('2 issues')),
  options(
    'client id missing',
    { accounts: () => sample.noAccounts },
    see('Create a project'),
    press('I have a client ID'),
    see('Sign-in method'),
    press('Save'),
    see('no spaces'),
  ),
];
