import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { launchChromium } from '../../test/e2e/harness/chromium';
import { listenForComplaints } from '../../test/e2e/harness/complaints';
import { openExtension } from '../../test/e2e/harness/extension';
import { walk } from '../../test/e2e/journey';
import { startSandbox } from '../../test/sandbox';
import { getOutputFolder } from '../build.mjs';
import { giveUp, say } from '../setup/progress.mjs';
import { root } from '../setup/root.mjs';

/** `npm start` without a display: performs the main task in a headless browser and saves a screenshot of each step. */

const screenshots = join(root, 'screenshots');

async function main(): Promise<void> {
  rmSync(screenshots, { recursive: true, force: true });
  mkdirSync(screenshots, { recursive: true });
  const sandbox = await startSandbox();
  const { context, extensionId } = await launchChromium({
    extension: getOutputFolder({ browser: 'chrome', profile: 'sandbox' }),
    sandbox,
    headless: true,
  });
  try {
    const extension = await openExtension(context, extensionId);
    const errors = listenForComplaints(context, extension);
    let steps = 0;
    say('\nThe main job in a headless browser, on demo pages:');
    await walk({
      extension,
      sandbox,
      async arrived(step, page, receipt) {
        steps += 1;
        const picture = `${steps}-${step.toLowerCase().replaceAll(/\W+/g, '-')}.png`;
        await page.screenshot({ path: join(screenshots, picture), animations: 'disabled' });
        say(`  ✓ ${step}\n      stored: ${receipt}\n      screenshots/${picture}`);
      },
    });
    const found = await errors.collect();
    if (found.length > 0) throw new Error(`The extension complained:\n${found.join('\n')}`);
    say(`\nDone: ${steps} steps. Run npm start where there is a display to try it yourself.`);
  } catch (error) {
    await keepScreens(context);
    throw error;
  } finally {
    await context.close();
    await sandbox.close();
  }
}

/** Saves screenshots of all pages after a failed step. */
async function keepScreens(context: BrowserContext): Promise<void> {
  for (const [index, page] of context.pages().entries()) {
    const path = join(screenshots, `failed-${index + 1}.png`);
    await page.screenshot({ path, timeout: 3_000 }).catch(() => undefined);
  }
}

main().then(() => process.exit(0), giveUp);
