import type { Page } from 'puppeteer-core';
import type { Sandbox } from '../sandbox';
import type { Firefox } from './firefox/firefox';
import { button, connectCalendar, press, see, signIn } from './firefox/steps';
import { expect, test } from './firefox/test';
import { originsOf } from './harness/signIn';
import { contents, ratingOf, toStored } from './stored';

/** The main journeys in Firefox, which differs in sign-in windows, permission prompts and revoked permissions. */

// A start of Firefox takes ten seconds and more on a slow machine.
test.describe.configure({ timeout: 90_000 });

const bench = 'Sbx-5_vid01';
const watchPage = `https://www.youtube.com/watch?v=${bench}`;
const jazz = 'Jazz Night with the Blue Lamp Trio';
const jazzPage = 'https://venue.example/jazz-night';
const addToCalendar = 'Add to Harbour Town Calendar';

test('signs in and saves a video from the popup, then one in the page; Undo, a shortcut, and a revoked permission of the video site', async ({
  firefox,
  sandbox,
}) => {
  const popup = await firefox.popupFor(await firefox.visit(watchPage));
  await signIn(firefox, popup);
  await popup.waitForSelector(button('Save to Ideas'));
  await press(popup, 'Save to Ideas');
  await see(popup, 'Saved to Ideas');
  expect(contents(sandbox, 'Ideas')).toEqual([bench]);

  const page = await firefox.visit('https://www.youtube.com/watch?v=Sbx-5_vid02');
  const ours = firefox.inPage(page);
  await ours.button('Cuecard: actions for this page').click();
  await ours.button(/^Save to Ideas/).click();
  await expect.poll(() => ours.text()).toContain('Saved to Ideas');
  expect(contents(sandbox, 'Ideas')).toEqual([bench, 'Sbx-5_vid02']);
  await ours.button('Undo').click();
  await expect.poll(() => ours.text()).toContain('Saved to Ideas, undone');
  expect(contents(sandbox, 'Ideas')).toEqual([bench]);

  // Without its host the site has nothing of ours any more, but for what a click or a key lets us see.
  await firefox.withdrawHost('https://www.youtube.com');
  await firefox.command(page, 'L');
  await expect.poll(() => ratingOf(sandbox, 'Sbx-5_vid02')).toBe('like');
  const again = await firefox.popupFor(page);
  await see(again, 'Cuecard no longer has permission to access https://www.youtube.com.');
  await press(again, 'Allow');
  await firefox.answerPrompt('allow');
  await expect.poll(() => firefox.grantedOrigins()).toContain('https://www.youtube.com/*');
});

test('connects a calendar; adds, edits, trashes and restores an event; a revoked permission is granted again', async ({
  firefox,
  sandbox,
}) => {
  await connectCalendar(firefox);
  const popup = await popupOfJazz(firefox);
  await press(popup, 'Review first…');
  const [organizer] = sandbox.calendar.organizers();
  await popup.locator('.field-group > summary').click();
  await popup.locator('::-p-aria(Organizer[role="combobox"])').fill(String(organizer?.organizer));
  await popup.locator(`::-p-xpath(//*[@role="option"][contains(., "${organizer?.organizer}")])`).click();
  await press(popup, 'Save as draft');
  await see(popup, 'Draft added');
  expect(jazzNights(sandbox)).toEqual([
    expect.objectContaining({
      status: 'draft',
      start_date: toStored(sandbox.programme.jazzNight.start),
      timezone: 'America/New_York',
      website: jazzPage,
      venue: expect.objectContaining({ venue: 'Harbour Hall' }),
      organizer: [expect.objectContaining({ id: organizer?.id })],
      image: expect.objectContaining({ width: 800, height: 320 }),
    }),
  ]);

  const manager = await firefox.open('manager.html#events');
  // Buttons of a row come with the pointer: a press in the same moment would count as a stray one
  const pressInRow = async (name: string) => {
    await manager.locator(`::-p-xpath(//tbody//a[contains(., "${jazz}")])`).hover();
    await press(manager, `${name} “${jazz}”`);
  };
  await pressInRow('Edit');
  await manager.locator('::-p-aria(Price[role="textbox"])').fill('15');
  await press(manager, 'Save');
  await see(manager, `“${jazz}” saved`);
  expect(jazzNights(sandbox)).toMatchObject([{ cost: '$15', status: 'draft', website: jazzPage }]);
  await manager.locator('aside .way-back').click();
  await pressInRow('Move to trash');
  await see(manager, `“${jazz}” moved to the trash`);
  expect(jazzNights(sandbox)).toMatchObject([{ status: 'trash' }]);
  await press(manager, 'Undo');
  await see(manager, `“${jazz}” moved to the trash, undone`);
  expect(jazzNights(sandbox)).toMatchObject([{ status: 'draft', cost: '$15', website: jazzPage }]);

  for (const origin of originsOf('calendar.example')) await firefox.withdrawHost(origin);
  const again = await firefox.popupFor(await firefox.visit('https://venue.example/market'));
  await press(again, 'Allow');
  await firefox.answerPrompt('allow');
  await again.waitForSelector(button(addToCalendar));
  expect(await firefox.grantedOrigins()).toContain('https://calendar.example/*');
});

const jazzNights = ({ calendar }: Sandbox) => calendar.events().filter(({ title }) => title === jazz);

/** The popup of the page with the jazz night; a tab of its own has none of the toolbar click's rights. */
async function popupOfJazz(firefox: Firefox): Promise<Page> {
  await firefox.grantHost('https://venue.example');
  return firefox.popupFor(await firefox.visit(jazzPage));
}
