import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { eventTemplateMessages } from '../../../../entrypoints/background/handlers/eventTemplates';
import { openStore } from '../../../../lib/store';
import { answersOf } from './answersOf';

it('templates are kept by name for each site, with the fields that are valid', async () => {
  let accountId = 'one';
  const accountViews = { active: async () => ({ accountId, service: 'calendar' }) };
  const handlers = answersOf(eventTemplateMessages, { store: openStore('templates'), accountViews });
  const save = (name: string, form: Record<string, unknown>) =>
    handlers.changeEventTemplates({ save: { name, form } });
  await save('Quiz', { title: 'Quiz', cost: '5', allDay: 'perhaps' });
  await save('Jazz', { title: 'Jazz Night' });
  await save('Quiz', { title: 'Big quiz' });
  const isTitleMarkup = false;
  expect(await handlers.eventTemplates({})).toEqual([
    { name: 'Jazz', form: { title: 'Jazz Night', isTitleMarkup } },
    { name: 'Quiz', form: { title: 'Big quiz', isTitleMarkup } },
  ]);
  await handlers.changeEventTemplates({ remove: 'Jazz' });
  accountId = 'other';
  expect(await handlers.eventTemplates({})).toEqual([]);
  accountId = 'one';
  expect((await handlers.eventTemplates({})) as unknown[]).toHaveLength(1);
});
