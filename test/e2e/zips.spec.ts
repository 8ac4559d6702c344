import { expect, test } from '@playwright/test';
import { startSandbox } from '../sandbox';
import { publicClientId } from '../sandbox/seed';
import { launchChromium } from './harness/chromium';
import { listenForComplaints } from './harness/complaints';
import { openExtension } from './harness/extension';
import { longRun } from './harness/longRun';
import { withZip } from './harness/zips';
import { walk } from './journey';
import { toStored } from './stored';

test.describe.configure({ timeout: 240_000 });

test(
  "Chromium: the zip for the stores, unpacked, passes the main journey with the person's own client",
  longRun,
  () =>
    withZip('chrome', async (folder) => {
      const sandbox = await startSandbox();
      const { context, extensionId } = await launchChromium({ extension: folder, sandbox, headless: true });
      try {
        const extension = await openExtension(context, extensionId);
        const complaints = listenForComplaints(context, extension);
        const options = await extension.open('options.html#accounts');
        await options.getByRole('button', { name: 'I have a client ID' }).click();
        await options.getByLabel('Client ID').fill(publicClientId);
        await options.getByRole('button', { name: 'Save', exact: true }).click();
        await options.getByText('Saved. Now connect your YouTube account.').waitFor();
        await options.close();
        const receipts: string[] = [];
        await walk({
          extension,
          sandbox,
          arrived: async (_step, _page, receipt) => void receipts.push(receipt),
        });
        expect(receipts).toHaveLength(7);
        expect(receipts.at(-1)).toMatch(
          new RegExp(`Jazz Night.*${toStored(sandbox.programme.jazzNight.start)}.*publish`),
        );
        expect(await complaints.collect()).toEqual([]);
      } finally {
        await context.close();
        await sandbox.close();
      }
    }),
);
