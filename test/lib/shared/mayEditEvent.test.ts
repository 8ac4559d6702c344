import { expect, it } from 'vitest';
import { mayEditEvent } from '../../../lib/shared/mayEditEvent';
import type { CalendarAccountRow } from '../../../lib/store';

const userOf = (role: string, rights: object = {}) =>
  ({ userId: 4, roles: [role], canCreate: true, canPublish: true, ...rights }) as CalendarAccountRow;
const contributor = userOf('contributor', { canPublish: false });
const own = (status: string) => ({ author: 4, status });
const others = (status: string) => ({ author: 1, status });

it.each<[string, CalendarAccountRow, { author?: number; status: string }, boolean]>([
  ['a contributor: their own draft', contributor, own('draft'), true],
  ['a contributor: their own event in review', contributor, own('pending'), true],
  ['a contributor: their own event that was published', contributor, own('publish'), false],
  ['a contributor: their own event that will be published', contributor, own('future'), false],
  ['a contributor: their own private event', contributor, own('private'), true],
  ['a contributor: a draft of others', contributor, others('draft'), false],
  ['a contributor: a public event of others', contributor, others('publish'), false],
  ['an author: their own public event', userOf('author'), own('publish'), true],
  ['an author: a public event of others', userOf('author'), others('publish'), false],
  ['an editor: a private event of others', userOf('editor'), others('private'), true],
  ['a role of a plugin: an event of others', userOf('calendar_manager'), others('draft'), true],
  ['nobody: any event', userOf('', { roles: [], canCreate: false }), others('publish'), false],
])('%s', (_who, account, event, expected) => {
  expect(mayEditEvent(account, event)).toBe(expected);
});
