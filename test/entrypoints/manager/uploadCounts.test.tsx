import { expect, it } from 'vitest';
import { emptyDetails } from '../../../entrypoints/manager/upload/details';
import { VideoFormFields } from '../../../entrypoints/manager/videos/VideoFormFields';
import { mount, useEnglish } from '../../components/mounted';

useEnglish();

/** Mounts the fields with these texts; the hint of the field with a label. */
function hintOf(label: string, details: { title?: string; description?: string; tags?: string }) {
  const all = { ...emptyDetails, ...details };
  const root = mount(
    <VideoFormFields form={all} durationSeconds={200} wrong={new Set()} onChange={() => undefined} />,
    { videoCategories: () => [], languages: () => [] },
  );
  const named = [...root.querySelectorAll('label')].find((one) => one.textContent === label);
  const described = root.querySelector(`[id="${named?.htmlFor}"]`)?.getAttribute('aria-describedby');
  return root.querySelector(`[id="${described}"]`)?.textContent;
}

it('counts the title in characters', () => {
  expect(hintOf('Title', { title: 'Tides 🌊' })).toBe('7 of 100 characters');
});

it('counts the description in bytes', () => {
  expect(hintOf('Description', { description: 'é🌊' })).toBe('6 of 5,000 bytes');
});

it('counts tags with the commas between them and the quotes around those with a space', () => {
  expect(hintOf('Tags', { tags: 'sea, low water ,,' })).toContain('15 of 500 characters');
});

it('counts chapters, or says why there are none', () => {
  const chapters = '0:00 Intro\n1:00 Flood\n2:00 Ebb';
  expect(hintOf('Description', { description: chapters })).toContain('3 chapters');
  expect(hintOf('Description', { description: `${chapters}\n3:15 Coda` })).toContain(
    'No chapters: “Coda” must be at least 10 seconds long.',
  );
});
