import type { BrowserContext } from '@playwright/test';
import type { Chrome } from '../../test/e2e/harness/chrome';
import { launchChromium } from '../../test/e2e/harness/chromium';
import { until } from '../../test/e2e/harness/until';
import { startSandbox } from '../../test/sandbox';
import { about, route, toPlainText, wordFor } from '../../test/sandbox/route';
import { getOutputFolder } from '../build.mjs';
import { giveUp, say } from '../setup/progress.mjs';

declare const chrome: Chrome;

/** `npm start`: opens a window with the extension and the demo pages, until it is closed or Ctrl+C is pressed. */

const toTry = `
Cuecard is running on demo pages. ${wordFor('elsewhere', about)}

In the window that opened:

${route.map(({ title, text }, index) => `  ${index + 1}. ${title} ${toPlainText(wordFor('elsewhere', text))}`).join('\n')}

Each result has an Undo. Close the window or press Ctrl+C to end.
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

main().then(() => process.exit(0), giveUp);
