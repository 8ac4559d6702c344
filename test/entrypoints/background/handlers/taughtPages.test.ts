import { expect, it, vi } from 'vitest';
import { taughtPageMessages } from '../../../../entrypoints/background/handlers/taughtPages';
import type { Origin } from '../../../../entrypoints/background/messaging/origin';
import { outlineLimits } from '../../../../lib/pages/plain/outline';
import type { TaughtRule } from '../../../../lib/pages/taught/rule';

const { openTaught } = taughtPageMessages;
const rule: TaughtRule = { item: [{ tag: 'li', classes: [] }], date: [] };
const question = { rule, taught: { title: '', nodes: [] }, url: 'https://club.example/a', pageTitle: 'Club' };
const page: Origin = { kind: 'page', tabId: 7, documentId: 'one', site: 'https://club.example' };

function serve(hasBegun: boolean) {
  const openFrom = vi.fn().mockResolvedValue({ url: 'frame' });
  const isOpen = vi.fn(async (what: string) => hasBegun && what === 'teacher');
  const services = { presenter: { openFrom }, tickets: { isOpen } } as unknown as Parameters<
    typeof openTaught.answer
  >[0];
  return {
    openFrom,
    ask: (asked: typeof question, origin: Origin) => openTaught.answer(services, asked, origin),
  };
}

it('opens the list in the page in which the person has pointed at an event', async () => {
  const { openFrom, ask } = serve(true);
  expect(await ask(question, page)).toEqual({ url: 'frame' });
  expect(openFrom).toHaveBeenCalledWith({ view: 'page', outline: { title: '', nodes: [] }, ...question }, 7);
});

const refused = { data: { kind: 'notAllowed', reason: 'notAsked' } };
it.each([
  ['a document in which nothing has begun', false, question, page],
  ['the address of another site', true, { ...question, url: 'https://bank.example/a' }, page],
  ['no address', true, { ...question, url: 'x' }, page],
  ['a document without an origin', true, question, { kind: 'page', tabId: 7 } as const],
])('refuses %s', async (_name, hasBegun, asked, origin) => {
  const { openFrom, ask } = serve(hasBegun);
  await expect(ask(asked, origin)).rejects.toMatchObject(refused);
  expect(openFrom).not.toHaveBeenCalled();
});

it('takes the largest outline of a page', () => {
  const line = { depth: 9, kind: 'line', text: 'x'.repeat(25), href: 'y'.repeat(80), at: 1, role: 'date' };
  const nodes = Array.from({ length: outlineLimits.nodes }, () => line);
  expect(openTaught.question().safeParse({ ...question, taught: { title: '', nodes } }).success).toBe(true);
});
