import type { BrowserContext } from '@playwright/test';
import type { Chrome } from '../../test/e2e/harness/chrome';
import { launchChromium } from '../../test/e2e/harness/chromium';
import { startSandbox } from '../../test/sandbox';
import { getOutputFolder } from '../build.mjs';
import { say } from '../setup/progress.mjs';

declare const chrome: Chrome;

/** `npm start`: opens a window with the extension and the demo pages, until it is closed or Ctrl+C is pressed. */

const toTry = `
Cuecard is running on the sandbox: demo pages under real names, nothing real behind them.
In the window that opened:

  1. Open a video from the start page and press Cuecard's icon in the toolbar. Connect your YouTube account:
     the sign-in pages are filled in, two clicks.
  2. Save the video there, or from the bar in the lower right corner of the page, or with Alt+Shift+S.
  3. Right-click a link to a video.
  4. In the settings, connect the calendar site: type  calendar.example
  5. Open  https://venue.example/jazz-night  and add the event from the toolbar.

Never type a real password here. Close the window or press Ctrl+C to end.
`;

async function main(): Promise<void> {
  const sandbox = await startSandbox();
  const { context, extensionId } = await launchChromium({
    extension: getOutputFolder({ browser: 'chrome', profile: 'sandbox' }),
    sandbox,
    headless: false,
    fixedViewport: false,
  });
  await pin(context, extensionId);
  const closed = new Promise<void>((resolve) => context.once('close', () => resolve()));
  const [first] = context.pages();
  const page = first ?? (await context.newPage());
  await page.goto('https://www.youtube.com/');
  say(toTry);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void context.close());
  await closed;
  await sandbox.close();
}

/** Pins the extension's icon to the toolbar; Chromium hides icons of new extensions in a menu. */
async function pin(context: BrowserContext, extensionId: string): Promise<void> {
  const page = await context.newPage();
  await page.goto('chrome://extensions');
  await page.evaluate(
    (extensionId) =>
      chrome.developerPrivate.updateExtensionConfiguration({ extensionId, pinnedToToolbar: true }),
    extensionId,
  );
  await page.close();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`\n✘ ${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  },
);
