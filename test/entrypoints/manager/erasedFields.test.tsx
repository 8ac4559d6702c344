import { expect, it, vi } from 'vitest';
import { MethodForm } from '../../../entrypoints/manager/methods/MethodForm';
import { videoMethods } from '../../../lib/video';
import { control } from '../../components/controls';
import { mount, questions, useEnglish } from '../../components/mounted';

useEnglish();

it('an update that replaces warns of each field that it would erase, in the form and before it is sent', async () => {
  const kept = {
    via: '',
    isExact: true,
    parameters: { part: 'snippet' },
    body: JSON.stringify({ id: 'v', snippet: { title: 'Tides', categoryId: '22', tags: ['sea'] } }),
  };
  const root = mount(
    <MethodForm method={videoMethods['videos.update']!} account={{ accountId: 'me', name: 'Me' }} />,
    { readDraft: () => kept, writeDraft: () => null },
  );
  const warned = (where: Element | null) =>
    [...(where?.querySelectorAll('.erased li') ?? [])].map(({ textContent }) => textContent);
  const left = ['snippet.description', 'snippet.defaultLanguage', 'snippet.defaultAudioLanguage'];
  await vi.waitFor(() => expect(warned(root.querySelector('form'))).toEqual(left));
  control(root, 'Send')!.click();
  await vi.waitFor(() => expect(warned(root.querySelector('dialog'))).toEqual(left));
  expect(questions('call')).toEqual([]);
});
