import { expect, test } from '@playwright/test';
import { startSandbox } from '../sandbox';
import { publicClientId } from '../sandbox/seed';
import { launchFirefox } from './firefox/firefox';
import { button, connectCalendar, fill, press, see, signIn } from './firefox/steps';
import { longRun } from './harness/longRun';
import { withZip } from './harness/zips';
import { contents, ratingOf, toStored } from './stored';

test.describe.configure({ timeout: 240_000 });

const video = 'Sbx-5_vid01';

test(
  "Firefox: the zip for the stores, unpacked, passes the main journey with the person's own client",
  longRun,
  () =>
    withZip('firefox', async (folder) => {
      const sandbox = await startSandbox();
      const firefox = await launchFirefox(folder, sandbox);
      try {
        const options = await firefox.open('options.html#accounts');
        await press(options, 'I have a client ID');
        await fill(options, 'Client ID', publicClientId);
        await press(options, 'Save');
        await see(options, 'Saved. Now connect your YouTube account.');
        await options.close();

        const watch = await firefox.visit(`https://www.youtube.com/watch?v=${video}`);
        const popup = await firefox.popupFor(watch);
        await signIn(firefox, popup);
        await popup.waitForSelector(button('Save to Ideas'));
        await press(popup, 'Save to Ideas');
        await see(popup, 'Saved to Ideas');
        await press(popup, 'Like');
        await see(popup, 'Liked');
        expect(contents(sandbox, 'Ideas')).toEqual([video]);
        expect(ratingOf(sandbox, video)).toBe('like');

        await connectCalendar(firefox);
        await firefox.grantHost('https://venue.example');
        const review = await firefox.popupFor(await firefox.visit('https://venue.example/jazz-night'));
        await press(review, 'Add to Harbour Town Calendar');
        await see(review, 'Draft added');
        expect(sandbox.calendar.events().find(({ title }) => title.startsWith('Jazz Night'))).toMatchObject({
          status: 'draft',
          start_date: toStored(sandbox.programme.jazzNight.start),
        });
      } finally {
        await firefox.close();
        await sandbox.close();
      }
    }),
);
