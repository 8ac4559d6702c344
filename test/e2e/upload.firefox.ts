import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { press, signIn } from './firefox/steps';
import { expect, test } from './firefox/test';

/** In Firefox, pieces reach the background by way of IndexedDB too, and its fetch takes a 308 for a redirect. */

// A start of Firefox takes ten seconds and more on a slow machine.
test.describe.configure({ timeout: 90_000 });

test('a video is uploaded in pieces', { tag: '@variant' }, async ({ firefox, sandbox }, info) => {
  const file = info.outputPath('Rehearsal in June.mp4');
  const bytes = randomBytes(3_000_000);
  await writeFile(file, bytes);

  const manager = await firefox.open('manager.html#upload');
  await signIn(firefox, manager);

  const input = await manager.waitForSelector('input[type=file]');
  await input?.uploadFile(file);
  await manager.locator(`::-p-aria(No, it's not made for kids[role="radio"])`).click();
  await press(manager, 'Start upload');
  await manager.waitForSelector('::-p-text(Done)');

  const uploaded = sandbox.video.videos().filter((video) => video.uploadedAt !== null);
  expect(uploaded).toMatchObject([
    { title: 'Rehearsal in June', sha256: createHash('sha256').update(bytes).digest('hex') },
  ]);
  const pieces = sandbox.requests.filter(
    ({ method, path, status }) => method === 'PUT' && path.startsWith('/upload/') && status === 200,
  );
  expect(pieces.length).toBeGreaterThan(1);
});
