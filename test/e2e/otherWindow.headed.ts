import { createConnections } from './harness/connected';
import { inPage } from './harness/inPage';
import { until } from './harness/until';
import { expect, test } from './headed/test';

const watch = 'https://www.youtube.com/watch?v=Sbx-5_vid03';

test('the second press of a double click whose first has closed a window above does nothing', async ({
  extension,
  person,
  sandbox,
}) => {
  await createConnections(sandbox, extension)('video');
  const page = await person.visit(watch);
  // Else every page believes that it has the focus
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  const ours = await inPage(page);
  await ours.button('Cuecard: actions for this page').hover();
  await expect.poll(() => ours.text()).toContain('Account: Harbour Hall');
  const like = await ours.button('Like').box();
  const [above] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void open('about:blank', '', 'popup,left=500,top=200,width=700,height=650')),
  ]);
  await above.evaluate(() => addEventListener('mousedown', () => close()));
  await until('the other window in front', () => above.evaluate(() => document.hasFocus()));
  await person.doubleClick(page, { x: (like.left + like.right) / 2, y: (like.top + like.bottom) / 2 });
  await expect.poll(() => ours.text()).toContain('This button was hidden or moved a moment ago');
  expect(sandbox.requests.filter(({ path }) => path.endsWith('/rate'))).toEqual([]);

  await expect(async () => {
    await person.doubleClick(page, { x: like.left + 4, y: like.top + 4 });
    await person.doubleClick(page, { x: (like.left + like.right) / 2, y: (like.top + like.bottom) / 2 });
    await expect.poll(() => ours.text(), { timeout: 3_000 }).toContain('Liked');
  }).toPass();
});
