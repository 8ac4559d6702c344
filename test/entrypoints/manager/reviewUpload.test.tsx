import { expect, it } from 'vitest';
import { UploadSection } from '../../../entrypoints/manager/upload/UploadSection';
import { shown } from '../../components/controls';
import { mount, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

it('an upload that needs review leads to the videos of the channel, and says what follows', async () => {
  const root = mount(<UploadSection active={sample.acting} item={undefined} dropped={undefined} />, {
    uploads: () => sample.uploads.filter(({ state }) => state === 'needsReview'),
    readDraft: () => null,
    videoCategories: () => [],
  });
  const review = await shown(root, () => root.querySelector('a[href="https://studio.youtube.com/"]'));
  expect(review.textContent).toContain('Review');
  expect(root.textContent).toContain('If the video is there, remove this entry from the list.');
});
