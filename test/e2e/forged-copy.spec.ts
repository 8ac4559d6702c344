import { diskOf } from './browserParts';
import { expect, test } from './harness/test';

/** A copy of our data that somebody else has made: what is restored of it is text, and decides nothing. */

const evil = 'https://evil.example';
const liked = {
  jobId: 'forged',
  state: 'done',
  action: 'video.like',
  version: 1,
  input: { videoId: 'Sbx-5_vid03' },
  concurrencyKeys: [],
  sequence: 1,
  createdAt: 1,
  finishedAt: 2,
  surface: 'popup',
  seen: false,
  backoffs: 0,
  steps: {},
};

test('a forged copy sets no address, client, account or button, and does and undoes nothing', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('video', 'site');
  const before = await diskOf(extension.own);
  const [account] = before.accounts as { accountId: string }[];
  const own = { ...liked, accountId: account?.accountId };
  const platform = { id: 'google', name: 'YouTube', base: evil, authorize: evil, token: `${evil}/token` };
  const settings = before.settings as { key: string; value: unknown }[];
  const forged = {
    program: 'Cuecard 0.1.0',
    dataVersion: 5,
    settings: [
      { key: 'platforms', value: [platform] },
      { key: 'connecting', value: { address: evil, stage: 'looking', accepted: [evil] } },
      { key: 'eventButtonSites', value: [evil] },
      // Whatever decides here, with addresses and ids exchanged
      ...settings.map(({ key, value }) => ({
        key,
        value: JSON.parse(JSON.stringify(value).replaceAll(/https:\/\/[\w.-]+/g, evil)),
      })),
      { key: 'preferences', value: { theme: 'dark', privacyStatus: 'public', eventStatus: 'publish' } },
    ],
    accounts: [{ ...account, url: evil, title: '<img src=x onerror=alert(1)>' }],
    jobs: [own, { ...own, jobId: 'waits', state: 'waiting', finishedAt: undefined }],
    batches: [{ batchId: 'b', state: 'running', accountId: account?.accountId, about: evil, createdAt: 1 }],
    drafts: [
      { key: `apiCall ${evil}`, value: { path: evil }, at: 1 },
      { key: 'newPlaylist x', value: { title: evil, privacyStatus: 'public' }, at: 1 },
    ],
    ledger: [{ key: 'uid 1', eventId: 1, url: evil, at: 1 }],
  };
  const options = await extension.open('options.html');
  const asked = sandbox.requests.length;
  await options.getByLabel('Copy', { exact: true }).setInputFiles({
    name: 'cuecard.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(forged)),
  });
  await options.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(options.getByText(/^Restored: \d/)).toBeVisible();
  await expect(options.getByText(/^The copy changed what new entries begin with/)).toBeVisible();

  const after = await diskOf(extension.own);
  const deciding = ({ key }: { key: string }) => !['preferences', 'language', 'dataSizes'].includes(key);
  expect((after.settings as { key: string }[]).filter(deciding)).toEqual(settings.filter(deciding));
  const { drafts, ...others } = after;
  expect(drafts).toMatchObject([{ key: 'newPlaylist x' }]);
  expect(JSON.stringify(others)).not.toContain(evil);
  expect(after.accounts).toEqual(before.accounts);
  expect(after.jobs).toMatchObject([{ action: 'restored', state: 'done', input: {}, steps: {} }]);
  const [{ restored }] = after.jobs as [{ restored: { text: string } }];
  const activity = await extension.open('manager.html#activity');
  await expect(activity.getByText(restored.text).first()).toBeVisible();
  await expect(activity.getByRole('button', { name: /^(?:Undo|Retry)/ })).toHaveCount(0);
  expect(
    sandbox.requests
      .slice(asked)
      .filter(
        ({ host, method }) => host === 'evil.example' || (method === 'POST' && /googleapis/.test(host)),
      ),
  ).toEqual([]);
});
