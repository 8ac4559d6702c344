import { expect, test } from './harness/test';
import { walk } from './journey';

test('the main journey: sign in, connect, save, like, subscribe, add the event', async ({
  extension,
  sandbox,
}) => {
  test.slow();
  const receipts: string[] = [];
  await walk({
    extension,
    sandbox,
    arrived: async (_step, _page, receipt) => void receipts.push(receipt),
  });
  expect(receipts).toHaveLength(7);
  expect(receipts.at(-1)).toMatch(/Jazz Night.*2026-12-05 20:00:00.*publish/);
});
