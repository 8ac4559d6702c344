import { button, connectCalendar, signIn } from './steps';
import { test } from './test';

/** Both accounts, connected once for all tests that share the browser. */
export const connectedTest = test.extend<object, { connected: undefined }>({
  connected: [
    async ({ running: { firefox } }, use) => {
      await firefox.grantHost('https://venue.example');
      const popup = await firefox.popupFor(
        await firefox.visit('https://www.youtube.com/watch?v=Sbx-5_vid02'),
      );
      await signIn(firefox, popup);
      await popup.waitForSelector(button('Save to Ideas'));
      await connectCalendar(firefox);
      await use(undefined);
    },
    { scope: 'worker', auto: true, timeout: 90_000 },
  ],
});
