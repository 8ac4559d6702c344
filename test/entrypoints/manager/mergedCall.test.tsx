import { expect, it, vi } from 'vitest';
import { findInJson } from '../../../entrypoints/manager/methods/findInJson';
import { MethodForm } from '../../../entrypoints/manager/methods/MethodForm';
import type { CallPreview } from '../../../lib/messages';
import { videoMethods } from '../../../lib/video';
import { control } from '../../components/controls';
import { mount, questions, useEnglish } from '../../components/mounted';

useEnglish();

const draft = {
  via: '',
  parameters: { part: 'status' },
  body: JSON.stringify({ id: 'v', snippet: { title: 'Late tides', tags: null } }),
};
const before = { id: 'v', snippet: { title: 'Tides', tags: ['sea'], description: 'Same' } };
const after = { id: 'v', snippet: { title: 'Late tides', description: 'Same' } };
const request = { verb: 'PUT', url: 'https://www.example.org/videos', headers: {} };

const open = (merged: NonNullable<CallPreview['merged']>) =>
  mount(<MethodForm method={videoMethods['videos.update']!} account={{ accountId: 'me', name: 'Me' }} />, {
    readDraft: ({ key }: { key: string }) => (key === 'manager.calls' ? null : draft),
    writeDraft: () => null,
    previewCall: () => ({ request, merged }),
    call: () => ({ answer: { id: 'v', snippet: { title: 'Late tides' } } }),
  });

it('an update shows what it would change alone, and is sent with what was seen', async () => {
  const root = open({ before, after });
  await vi.waitFor(() => expect(root.querySelector('textarea')?.value).toBe(draft.body));
  control(root, 'Review changes')!.click();
  await vi.waitFor(() => expect(root.querySelector('dialog')).not.toBeNull());
  const rows = [...root.querySelectorAll('.call-changes tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['snippet.title', 'Tides', 'Late tides'],
    ['snippet.tags', '["sea"]', '(empty)'],
  ]);
  const question = { method: 'videos.update', params: {}, body: JSON.parse(draft.body), as: 'me' };
  expect(questions('previewCall')).toMatchObject([{ ...question, merged: true }]);
  control(root.querySelector('dialog')!, 'Send')!.click();
  await vi.waitFor(() => expect(questions('call')).toMatchObject([{ ...question, seen: before }]));
  await vi.waitFor(() => expect(root.textContent).toContain('1 earlier call'));
});

it('a method that has nothing to say is announced, in view, as done', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const root = mount(
    <MethodForm method={videoMethods['videos.rate']!} account={{ accountId: 'me', name: 'Me' }} />,
    {
      readDraft: ({ key }: { key: string }) =>
        key === 'manager.calls' ? null : { via: '', parameters: { id: 'v', rating: 'like' }, body: '' },
      writeDraft: () => null,
      call: () => ({}),
    },
  );
  await vi.waitFor(() => expect(root.querySelector('input')?.value).toBe('v'));
  control(root, 'Send')!.click();
  await vi.waitFor(() => control(root.querySelector('dialog')!, 'Send')!.click());
  await vi.waitFor(() => expect(root.querySelector('[role=status] .notice-good')).not.toBeNull());
  await vi.waitFor(() =>
    expect(scrolled.mock.contexts).toContain(root.querySelector('[role=status] .notice-good')),
  );
});

it('a call with a mistake leads to its field', async () => {
  const root = mount(
    <MethodForm method={videoMethods['videos.rate']!} account={{ accountId: 'me', name: 'Me' }} />,
    { readDraft: () => null, writeDraft: () => null },
  );
  control(root, 'Send')!.click();
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
  expect(questions('call')).toEqual([]);
});

it('an update that would change nothing cannot be sent', async () => {
  const root = open({ before, after: before });
  await vi.waitFor(() => expect(root.querySelector('textarea')?.value).toBe(draft.body));
  control(root, 'Review changes')!.click();
  await vi.waitFor(() => expect(root.querySelector('dialog')?.textContent).toContain('change nothing'));
  expect(control(root.querySelector('dialog')!, 'Send')).toBeUndefined();
});

it('the search in an answer finds names and values, as many as asked', () => {
  const answer = {
    items: [
      { id: 'a', snippet: { title: 'Tides' } },
      { id: 'b', tide: 0 },
    ],
  };
  expect(findInJson(answer, ' TIDE ', 10)).toEqual([
    { path: 'items[0].snippet.title', value: 'Tides' },
    { path: 'items[1].tide', value: 0 },
  ]);
  expect(findInJson(answer, 'items', 2)).toHaveLength(2);
  expect(findInJson(answer, '', 2)).toEqual([]);
});
