import { expect, longRun, test } from './harness/test';
import { walk } from './journey';
import { toStored } from './stored';

// A newcomer walks the same way in the short run
test(
  'the main journey: sign in, connect, save, like, subscribe, add the event',
  longRun,
  async ({ extension, sandbox }) => {
    test.slow();
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
  },
);
