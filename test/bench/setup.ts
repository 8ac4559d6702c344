import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { ensureBuild } from '../../scripts/build.mjs';
import { launchChromium } from '../e2e/harness/chromium';
import { type Extension, openExtension } from '../e2e/harness/extension';
import { signIn } from '../e2e/harness/signIn';
import { type Sandbox, startSandbox } from '../sandbox';
import { copyExtension } from './emptyExtension';

/** A real browser on the sandbox, with our extension signed in to the video platform. */
export interface Setup {
  sandbox: Sandbox;
  context: BrowserContext;
  extension: Extension;
  close(): Promise<void>;
}

export async function openSetup(): Promise<Setup> {
  const built = await ensureBuild({ browser: 'chrome', profile: 'sandbox' });
  const folder = mkdtempSync(join(tmpdir(), 'cuecard-bench-'));
  const sandbox = await startSandbox();
  const { context, extensionId } = await launchChromium({
    extension: copyExtension(built, join(folder, 'cuecard')),
    sandbox,
    headless: true,
  });
  const extension = await openExtension(context, extensionId);
  await (await signIn(extension)).close();
  await extension.own.bringToFront();

  return {
    sandbox,
    context,
    extension,
    async close() {
      await context.close();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
