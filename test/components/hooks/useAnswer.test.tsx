import { expect, it, vi } from 'vitest';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { Manager } from '../../../entrypoints/manager/Manager';
import { type Answer, announceChange, ask } from '../../../lib/messages';
import { deferred } from '../../deferred';
import { asked, mount, questions, useEnglish } from '../mounted';
import * as sample from '../samples';

useEnglish();

/** How often each message was sent. */
function count(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { name } of asked) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Resolves when nothing was asked for longer than changes are collected. */
async function quiet(): Promise<void> {
  for (let before = -1; before !== asked.length; ) {
    before = asked.length;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

/** What was asked because of this, by name. */
async function asksAfter(change: () => unknown): Promise<Record<string, number>> {
  const before = count();
  await change();
  await quiet();
  const more = Object.entries(count()).map(([name, now]) => [name, now - (before[name] ?? 0)] as const);
  return Object.fromEntries(more.filter(([, times]) => times > 0));
}

it('asks nothing twice for one change while ten jobs run, and nothing that no job changes', async () => {
  location.hash = 'activity';
  const root = mount(<Manager />, {
    acting: () => sample.acting,
    batches: () => sample.batches.filter(({ state }) => state !== 'running'),
    quotas: () => sample.quotas,
    history: ({ before }) => (before ? sample.olderHistory : sample.history()),
    news: () => ({ version: undefined }),
    lockState: () => ({ isOn: false, isLocked: false }),
  });
  await vi.waitFor(() => expect(root.querySelector('tbody tr')).not.toBeNull());
  await quiet();
  for (let job = 0; job < 10; job++)
    expect(await asksAfter(() => announceChange('jobs'))).toEqual({
      batches: 1,
      history: 1,
      quotas: 1,
    });
  expect(await asksAfter(() => announceChange('quota'))).toEqual({ acting: 1, batches: 1, quotas: 1 });
  expect(await asksAfter(() => announceChange('playlists'))).toEqual({});

  location.hash = 'quota';
  await vi.waitFor(() => expect(questions('quotas')).not.toEqual([]));
  await quiet();
  expect(await asksAfter(() => announceChange('jobs'))).toEqual({ quotas: 1 });
  expect(await asksAfter(() => announceChange('quota'))).toEqual({ acting: 1, quotas: 1 });
});

type Theme = Answer<'preferences'>['theme'];
const ThemeName = () => <p>{useAnswer('preferences', {}).answer?.theme}</p>;
const preferences = (theme: Theme): Answer<'preferences'> => ({
  theme,
  privacyStatus: 'private',
  eventStatus: 'draft',
  eventMinutes: 60,
  eventTimeZone: '',
  notifications: [],
});

it('shares one question among all parts of a page that ask it', async () => {
  const root = mount([<ThemeName key="a" />, <ThemeName key="b" />], {
    preferences: () => preferences('dark'),
  });
  await vi.waitFor(() => expect(root.textContent).toBe('darkdark'));
  expect(questions('preferences')).toHaveLength(1);
});

it('asks once where a part of the page asks again for the change that it has made', async () => {
  let again = async () => {};
  let theme: Theme = 'dark';
  function Choice() {
    const asking = useAnswer('preferences', {});
    again = asking.again;
    return <p>{asking.answer?.theme}</p>;
  }
  const root = mount(<Choice />, {
    preferences: () => preferences(theme),
    setPreferences() {
      theme = 'light';
      announceChange('settings');
      return null;
    },
  });
  await vi.waitFor(() => expect(root.textContent).toBe('dark'));
  const asks = await asksAfter(() => ask('setPreferences', { theme: 'light' }).then(again));
  expect(asks).toEqual({ setPreferences: 1, preferences: 1 });
  expect(root.textContent).toBe('light');
});

it('asks once more after a question that was under way during changes', async () => {
  const first = deferred();
  const root = mount(<ThemeName />, {
    async preferences() {
      if (questions('preferences').length > 1) return preferences('light');
      await first.promise;
      return preferences('dark');
    },
  });
  await vi.waitFor(() => expect(questions('preferences')).toHaveLength(1));
  announceChange('settings');
  announceChange('settings');
  await quiet();
  expect(questions('preferences')).toHaveLength(1);
  first.resolve();
  await vi.waitFor(() => expect(root.textContent).toBe('light'));
  await quiet();
  expect(questions('preferences')).toHaveLength(2);
});
