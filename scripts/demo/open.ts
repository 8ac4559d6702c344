import type { BrowserContext } from '@playwright/test';
import type { Chrome } from '../../test/e2e/harness/chrome';
import { launchChromium } from '../../test/e2e/harness/chromium';
import { until } from '../../test/e2e/harness/until';
import { startSandbox } from '../../test/sandbox';
import { getOutputFolder } from '../build.mjs';
import { say } from '../setup/progress.mjs';

declare const chrome: Chrome;

/** `npm start`: opens a window with the extension and the demo pages, until it is closed or Ctrl+C is pressed. */

const toTry = `
Cuecard is running on the sandbox: demo pages under real names, nothing real behind them.
In the window that opened:

  1. On the page that opened, connect YouTube and the calendar: everything is filled in, two clicks each.
  2. Open a video from the start page in the other tab and press Cuecard's icon in the toolbar. Save the video there,
     or from the bar in the lower right corner of the page, or with Alt+Shift+S.
  3. Right-click a link to a video.
  4. Open  https://venue.example/jazz-night  and add the event from the toolbar.

Never type a real password here. Close the window or press Ctrl+C to end.
`;

async function main(): Promise<void> {
  const sandbox = await startSandbox();
  const { context, extensionId } = await launchChromium({
    extension: getOutputFolder({ browser: 'chrome', profile: 'sandbox' }),
    sandbox,
    headless: false,
    fixedViewport: false,
    keepsFirstRun: true,
  });
  const closed = new Promise<void>((resolve) => context.once('close', () => resolve()));
  const [start] = context.pages();
  await start?.goto('https://www.youtube.com/');
  await pin(context, extensionId);
  const firstRun = await until('the first-run page', () =>
    context.pages().find((page) => page.url().endsWith('/welcome.html')),
  );
  await firstRun.bringToFront();
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
