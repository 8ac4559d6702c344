import { badgeOf } from './browserParts';
import { expect, longRun, test } from './harness/test';
import { contents, ratingOf } from './stored';

/** The shortcuts 'save' and 'like', on video pages and on pages with an embedded video. */

const watch = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;
const bench = 'Sbx-5_vid01';
const blog = 'https://blog.example';

test('save asks for the playlist the first time only; like rates; both can be undone', async ({
  connected,
  visit,
  inPage,
  dispatchKey,
  sandbox,
}) => {
  await connected('video');
  const first = await visit(watch(bench));
  await dispatchKey(first, 'save');
  const picker = await inPage(first);
  const [frame, keyboard] = [await picker.frame(), await picker.formKeyboard()];
  await expect(frame.getByRole('option')).toHaveCount(6);
  await keyboard.type('ide');
  await expect(frame.getByRole('option')).toHaveCount(1);
  await keyboard.press('Enter');
  await expect(frame.getByText('Saved to Ideas')).toBeVisible();
  expect(contents(sandbox, 'Ideas')).toEqual([bench]);

  const second = await visit(watch('Sbx-5_vid02'));
  const ours = await inPage(second);
  await dispatchKey(second, 'save');
  await expect.poll(() => ours.text()).toContain('Saved to Ideas');
  expect(contents(sandbox, 'Ideas')).toEqual([bench, 'Sbx-5_vid02']);
  // The button in the page is about the same playlist
  await expect.poll(() => ours.button('Save to Ideas').exists()).toBe(false);
  await ours.button('Undo').click();
  await expect.poll(() => ours.text()).toContain('Saved to Ideas, undone');
  expect(contents(sandbox, 'Ideas')).toEqual([bench]);
  // The element in which our other script shows the result lies above the button, but is no cover. A button that has
  // just come into view ignores presses for half a second
  const saved = async () => {
    if (contents(sandbox, 'Ideas').length === 1) await ours.button('Save to Ideas').click();
    return contents(sandbox, 'Ideas');
  };
  await expect.poll(saved, { intervals: [1_000] }).toEqual([bench, 'Sbx-5_vid02']);
  expect(await ours.text()).not.toContain('covers or changes');

  await dispatchKey(second, 'like');
  await expect.poll(() => ours.text()).toContain('Liked');
  expect(ratingOf(sandbox, 'Sbx-5_vid02')).toBe('like');
  await ours.button('Undo').click();
  await expect.poll(() => ours.text()).toContain('Liked, undone');
  expect(ratingOf(sandbox, 'Sbx-5_vid02')).toBeUndefined();
});

test('in fullscreen a key is answered by a sign that leaves; no part of ours stays over the film', async ({
  connected,
  visit,
  dispatchKey,
  sandbox,
}) => {
  await connected('video');
  const page = await visit(watch(bench));
  await page.evaluate(drawFilm);
  const film = page.locator('#film');
  const shown = page.locator('cuecard-buttons:not([hidden]), cuecard-overlay:not([hidden])');
  await expect(shown).toHaveCount(1);
  await film.click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe('film');
  await expect(shown).toHaveCount(0);
  await dispatchKey(page, 'like');
  await expect(film.locator('cuecard-glyph')).toHaveCount(1);
  await expect.poll(() => ratingOf(sandbox, bench)).toBe('like');
  // Its last sign, too
  await expect(page.locator('cuecard-glyph')).toHaveCount(0);
  await expect(shown).toHaveCount(0);
  await page.evaluate(() => document.exitFullscreen());
  await expect(page.locator('cuecard-buttons')).not.toHaveAttribute('hidden');
});

/** A part of the page that fills the screen when it is clicked. */
function drawFilm(): void {
  const film = document.createElement('div');
  film.id = 'film';
  film.style.cssText = 'width: 320px; height: 180px; background: black';
  film.onclick = () => void film.requestFullscreen();
  document.body.prepend(film);
}

test(
  'on other pages the shortcuts are about the embedded video; a page without one says so',
  longRun,
  async ({ extension, visit, inPage, dispatchKey, sandbox, connected }) => {
    await extension.grantHost(blog);
    await connected('video');
    const page = await visit(`${blog}/review`);
    await dispatchKey(page, 'save');
    const ours = await inPage(page);
    const frame = await ours.frame();
    await frame.getByRole('option', { name: /^Ideas/ }).click();
    await expect(frame.getByText('Saved to Ideas')).toBeVisible();
    expect(contents(sandbox, 'Ideas')).toEqual(['Sbx-3_vid01']);

    await page.goto(`${blog}/quiet`);
    await dispatchKey(page, 'like');
    await expect.poll(() => ours.text()).toContain('No video or event found here.');
  },
);

test('a page without permission is reported on the toolbar button', async ({
  extension,
  visit,
  dispatchKey,
}) => {
  const page = await visit(`${blog}/review`);
  await dispatchKey(page, 'like');
  await expect
    .poll(() => badgeOf(extension))
    .toEqual({ text: '!', title: 'Cuecard: Cuecard does not have permission to read this page yet.' });
});
