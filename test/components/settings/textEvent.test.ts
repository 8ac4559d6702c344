import { afterEach, expect, it, vi } from 'vitest';
import { eventInText } from '../../../components/event/textEvent';
import { answerWith, asked } from '../fakeBackground';
import { useEnglish } from '../mounted';

useEnglish();
afterEach(() => vi.unstubAllGlobals());

const preferences = (ownModel?: boolean) => ({
  preferences: () => ({
    theme: 'system' as const,
    privacyStatus: 'private' as const,
    eventStatus: 'draft' as const,
    eventMinutes: 120,
    eventTimeZone: '',
    notifications: [],
    ...(ownModel !== undefined && { ownModel }),
  }),
});
const text = 'Autumn fair of the school\nTickets on sale 3 May 2099 2 pm in the big yard';

function stubModel() {
  const prompt = vi.fn(() =>
    Promise.resolve('{"title":"Autumn fair of the school","when":"3 May 2099 2 pm","place":""}'),
  );
  const session = { prompt, destroy: () => undefined };
  vi.stubGlobal('LanguageModel', {
    availability: () => Promise.resolve('available'),
    create: () => Promise.resolve(session),
  });
  return prompt;
}

it('asks the model about a text without an event, once it is switched on', async () => {
  const prompt = stubModel();
  answerWith(preferences());
  expect(await eventInText(text, '')).toBeUndefined();
  answerWith(preferences(false));
  expect(await eventInText(text, '')).toBeUndefined();
  expect(prompt).not.toHaveBeenCalled();
  answerWith(preferences(true));
  expect(await eventInText(text, '')).toMatchObject({ start: { local: '2099-05-03T14:00:00' } });
});

it('does not ask it where the reading is sure, nor for the preference where the browser has no model', async () => {
  answerWith(preferences(true));
  const before = asked.length;
  expect(await eventInText(text, '')).toBeUndefined();
  expect(asked.length).toBe(before);
  const prompt = stubModel();
  expect(await eventInText('Concert, 3 May 2099, 20:00', '')).toMatchObject({ title: 'Concert' });
  expect(prompt).not.toHaveBeenCalled();
});
