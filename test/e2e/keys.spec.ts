import { badgeOf } from './browserParts';
import { expect, test } from './harness/test';
import { contents, ratingOf } from './stored';

/** The keys 'save' and 'like', on pages of videos and on pages that play one. */

const watch = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;
const bench = 'Sbx-5_vid01';
const blog = 'https://blog.example';

test('save asks where at first and then needs nothing but the key', async ({
  connected,
  visit,
  inPage,
  dispatchKey,
  sandbox,
}) => {
  await connected('video');
  const first = await visit(watch(bench));
  await dispatchKey(first, 'save');
  const frame = await (await inPage(first)).frame();
  await expect(frame.getByRole('option')).toHaveCount(6);
  await first.keyboard.type('ide');
  await expect(frame.getByRole('option')).toHaveCount(1);
  await first.keyboard.press('Enter');
  await expect(frame.getByText('Saved to Ideas')).toBeVisible();
  expect(contents(sandbox, 'Ideas')).toEqual([bench]);

  const second = await visit(watch('Sbx-5_vid02'));
  const ours = await inPage(second);
  await dispatchKey(second, 'save');
  await expect.poll(() => ours.text()).toContain('Saved to Ideas');
  expect(contents(sandbox, 'Ideas')).toEqual([bench, 'Sbx-5_vid02']);
  await ours.button('Undo').click();
  await expect.poll(() => ours.text()).toContain('Taken out of Ideas again');
  expect(contents(sandbox, 'Ideas')).toEqual([bench]);
});

test('like rates the video of the page, and Undo takes it back', async ({
  connected,
  visit,
  inPage,
  dispatchKey,
  sandbox,
}) => {
  await connected('video');
  const page = await visit(watch(bench));
  const ours = await inPage(page);
  await dispatchKey(page, 'like');
  await expect.poll(() => ours.text()).toContain('Liked');
  expect(ratingOf(sandbox, bench)).toBe('like');
  await ours.button('Undo').click();
  await expect.poll(() => ours.text()).toContain('Like taken back');
  expect(ratingOf(sandbox, bench)).toBeUndefined();
});

test('on a blog post that plays a video, the keys are about that video', async ({
  extension,
  visit,
  inPage,
  dispatchKey,
  sandbox,
  connected,
}) => {
  await extension.grantHost(blog);
  await connected('video');
  const page = await visit(`${blog}/review`);
  await dispatchKey(page, 'save');
  const frame = await (await inPage(page)).frame();
  await frame.getByRole('option', { name: /^Ideas/ }).click();
  await expect(frame.getByText('Saved to Ideas')).toBeVisible();
  expect(contents(sandbox, 'Ideas')).toEqual(['Sbx-3_vid01']);
});

test('a page without a video says so', async ({ extension, visit, inPage, dispatchKey, connected }) => {
  await extension.grantHost(blog);
  await connected('video');
  const page = await visit(`${blog}/quiet`);
  const ours = await inPage(page);
  await dispatchKey(page, 'like');
  await expect.poll(() => ours.text()).toContain('No video and no event was found here.');
});

test('a page that may not be read leaves word on the toolbar', async ({ extension, visit, dispatchKey }) => {
  const page = await visit(`${blog}/review`);
  await dispatchKey(page, 'like');
  await expect
    .poll(() => badgeOf(extension))
    .toEqual({ text: '!', title: 'Cuecard: Cuecard may not read this page yet.' });
});
