import { expect, it } from 'vitest';
import { PictureLibrary } from '../../../components/event/PictureLibrary';
import { shown } from '../controls';
import { key, mount, useEnglish } from '../mounted';

useEnglish();

it('searches while words are typed, and Enter does not send the form around it', async () => {
  const root = mount(
    <form>
      <PictureLibrary origin="https://a.example" value="" onChoose={() => undefined} />
    </form>,
    { sitePictures: () => [] },
  );
  const search = await shown(root, () => root.querySelector('input'));
  expect(key(search, 'Enter').defaultPrevented).toBe(true);
  expect(key(search, 'a').defaultPrevented).toBe(false);
});
