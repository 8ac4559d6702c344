import { expect, test } from './harness/test';

/** The choice of the language in the settings, with the languages of the sandbox's build that are made of English. */

const bench = 'Sbx-5_vid03';

test('another language chosen in the settings is used at once by pages, bars and menus, and after a restart', async ({
  extension,
  connected,
  visit,
  inPage,
}) => {
  await connected('video');
  const video = await visit(`https://www.youtube.com/watch?v=${bench}`);
  const ours = await inPage(video);
  const handle = 'Cuecard: actions for this page';
  await expect.poll(() => ours.button(handle).exists()).toBe(true);
  const manager = await extension.open('manager.html');
  await expect(manager).toHaveTitle('Cuecard manager');

  const options = await extension.open('options.html#language');
  const choice = options.locator('#language select');
  await expect(choice.locator('option').first()).toHaveText(/^Automatic \(.*English/);
  await choice.selectOption('ar-XB');
  for (const page of [options, manager]) await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(options.locator('#language h2')).toHaveText('\u202eLanguage\u202c');
  await expect.poll(() => ours.button(handle).exists()).toBe(false);
  await expect
    .poll(() => ours.names('button'))
    .toContainEqual(expect.stringContaining('\u202eactions\u202c'));

  const help = await extension.open('help.html#privacy');
  await expect(help.locator('#privacy .guide')).toContainText('\u202eCuecard\u202c \u202ehas\u202c');
  await expect(help.locator('#privacy .guide')).not.toHaveAttribute('lang');
  await expect(help.locator('#privacy h2')).toBeInViewport();

  await choice.selectOption('en-XA');
  await expect(help.locator('#privacy .guide')).toContainText('Çúúééçáářřd hááš');
  for (const page of [options, manager]) await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(options.locator('#language h2')).toHaveText('Lááñgúúáágéé');
  await extension.killWorker();
  const popup = await extension.open('popup.html');
  await expect(popup.locator('html')).toHaveAttribute('lang', 'en-XA');
  await expect(popup.locator('#app')).toContainText('éé');

  await choice.selectOption('');
  await expect(help.locator('#privacy .guide')).toContainText('Cuecard has no server.');
  await expect(options.locator('#language h2')).toHaveText('Language');
  await expect(popup.locator('html')).toHaveAttribute('lang', /^en(-[A-Z]{2})?$/);
  await expect.poll(() => ours.button(handle).exists()).toBe(true);
});

test('in a language from right to left the bar is at the mirrored side of a page, and opens within the window', async ({
  extension,
  connected,
  visit,
  inPage,
}) => {
  await connected('video');
  const page = await visit(`https://www.youtube.com/watch?v=${bench}`);
  const ours = await inPage(page);
  const widths = [1280, 640, 320];
  const setWidth = (width: number) => page.setViewportSize({ width, height: 700 });
  // A bar for scrolling would be at one of the sides
  await page.evaluate(() => document.documentElement.style.setProperty('overflow', 'hidden'));
  const places = async (handle: string | RegExp) => {
    const found: number[][] = [];
    for (const width of widths) {
      await setWidth(width);
      const { left, right } = await ours.button(handle).box();
      found.push([left, width - right]);
    }
    return found;
  };
  const standard = await places('Cuecard: actions for this page');
  const options = await extension.open('options.html#language');
  await options.locator('#language select').selectOption('ar-XB');
  const handle = /\u202eactions\u202c/;
  await page.bringToFront();
  await expect.poll(() => ours.names('button')).toContainEqual(expect.stringMatching(handle));
  expect(await places(handle)).toEqual(standard.map(([left, right]) => [right, left]));

  await ours.button(handle).hover();
  await expect.poll(async () => (await ours.names('button')).length).toBeGreaterThan(4);
  for (const width of widths) {
    await setWidth(width);
    for (const name of await ours.names('button')) {
      const { left, right } = await ours.button(name).box();
      expect([left >= 0, right <= width], `${name} at ${width}: ${left} to ${right}`).toEqual([true, true]);
    }
  }
});
