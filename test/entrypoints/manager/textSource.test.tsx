import { expect, it, vi } from 'vitest';
import { TextSource } from '../../../entrypoints/manager/lists/TextSource';
import { control } from '../../components/controls';
import { mount, typeInto, useEnglish } from '../../components/mounted';

useEnglish();

it('the field for text is folded once a file is read, not by text that is read from it', async () => {
  const onRead = vi.fn();
  const root = mount(
    <TextSource
      {...{ fileLabel: 'File', fileHint: '', textLabel: 'Or paste text', textHint: '' }}
      accept={['.csv']}
      read={(text) => text}
      onRead={onRead}
    />,
    {},
  );
  const field = () => root.querySelector<HTMLTextAreaElement & HTMLInputElement>('textarea');
  await typeInto(field()!, 'typed');
  control(root, 'Read text')?.click();
  await vi.waitFor(() => expect(onRead).toHaveBeenCalledWith(['typed'], []));
  expect(root.querySelector('details')).toBeNull();

  const picker = root.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(picker, 'files', { value: [new File(['from a file'], 'a.csv')] });
  picker.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(onRead).toHaveBeenCalledWith(['from a file'], ['a.csv']));
  const folded = await vi.waitFor(() => root.querySelector('details')!);
  expect(folded.open).toBe(false);
  expect(folded.querySelector('summary')?.textContent).toBe('Or paste text');
  expect(field()?.value).toBe('typed');
});
