import { openForm, saveAsDraft } from './calendarJourney';
import { expect, longRun, test } from './harness/test';
import { contents } from './stored';

/** One typed line, in the popup and behind the keyword in the address bar. */

const inAYear = new Date().getUTCFullYear() + 1;

test(
  'a line in the popup finds an event in words, a video by its address and a playlist by its name',
  longRun,
  async ({ connected, visit, popupFor, sandbox }) => {
    await connected('video', 'site');
    const popup = await popupFor(await visit('https://venue.example/none'));
    const line = popup.getByRole('textbox', { name: 'Type an event or paste a link' });

    await test.step('text without a date says what would be found', async () => {
      await line.fill('nothing of the kind');
      await line.press('Enter');
      await expect(popup.getByText(/^No date, video link or playlist found/)).toBeVisible();
    });

    await test.step('a video is saved', async () => {
      await line.fill('youtu.be/Sbx-5_vid01');
      await line.press('Enter');
      await popup.getByRole('button', { name: 'Save to Ideas', exact: true }).click();
      await expect(popup.getByRole('status').getByText('Saved to Ideas', { exact: true })).toBeVisible();
      expect(contents(sandbox, 'Ideas')).toEqual(['Sbx-5_vid01']);
    });

    await test.step('a doubt about the day is asked before the event is saved', async () => {
      await line.fill(`Open stage 3/4/${inAYear} 8pm at Old Pier Hall`);
      await line.press('Enter');
      await openForm(popup);
      const choice = popup.getByRole('group', { name: 'Which day is meant?' });
      await expect(choice.getByRole('radio')).toHaveCount(2);
      await expect(popup.getByLabel('Starts')).toHaveValue('');
      await popup.getByRole('button', { name: 'Save as draft' }).click();
      await expect(
        popup.getByText('Choose when the event takes place, or enter when it starts.'),
      ).toBeVisible();
      await choice.getByRole('radio', { name: /Mar 4/ }).check();
      await expect(popup.getByLabel('Starts')).toHaveValue(`${inAYear}-03-04T20:00`);
      await saveAsDraft(popup);
      await expect(popup.getByText('Draft added')).toBeVisible();
      expect(sandbox.calendar.events().filter(({ title }) => title === 'Open stage')).toEqual([
        expect.objectContaining({ start_date: `${inAYear}-03-04 20:00:00` }),
      ]);
    });
  },
);

test('the keyword in the address bar opens the form for an event in words, the choice for a video, and a playlist', async ({
  connected,
  extension,
  visit,
  dispatchOmnibox,
  inPage,
}) => {
  await connected('video', 'site');
  await extension.grantHost('https://venue.example');
  const page = await visit('https://venue.example/none');
  const ours = await inPage(page);
  await dispatchOmnibox(page, `Choir rehearsal, 5 June ${inAYear}, 7pm to 9pm at Old Pier Hall`);
  const form = await ours.frame();
  await expect(form.getByLabel('Starts')).toHaveValue(`${inAYear}-06-05T19:00`);
  await expect(form.getByLabel('Ends')).toHaveValue(`${inAYear}-06-05T21:00`);
  await expect(form.getByLabel('Title')).toHaveValue('Choir rehearsal');
  await form.getByLabel('Title').press('Escape');
  await expect.poll(() => ours.names('dialog')).toEqual([]);

  await dispatchOmnibox(page, 'https://www.youtube.com/watch?v=Sbx-5_vid01');
  const choice = await ours.frame();
  await expect(choice.getByText('Ideas', { exact: true })).toBeVisible();

  await dispatchOmnibox(page, 'youtube.com/playlist?list=PLSandboxHarbourHall-Jazz-0000001a');
  await expect(page).toHaveURL('https://www.youtube.com/playlist?list=PLSandboxHarbourHall-Jazz-0000001a');
});
