import { beforeEach, expect, it } from 'vitest';
import { freshSandbox } from '../../sandbox/fresh';
import { account } from '../../sandbox/seed';
import { type Workbench, workbench } from './workbench';

const sandbox = await freshSandbox();
let bench: Workbench;
beforeEach(async () => {
  bench = await workbench(sandbox);
});

const { channelId } = account;
const stored = () => sandbox.video.channels().find(({ id }) => id === channelId);
const edit = (changes: object) => bench.run('channel.edit', { channel: { channelId }, changes });
const writes = () => bench.requests.filter((line) => line.startsWith('PUT'));

it('an edit of the channel changes what is named alone, and undo restores it', async () => {
  const before = stored();
  const job = await edit({ country: 'PT', keywords: 'tides' });
  expect(job).toMatchObject({ state: 'done' });
  const changed = Object.entries(stored() ?? {}).filter(
    ([name, value]) => value !== before?.[name as keyof typeof before],
  );
  expect(changed.length).toBeLessThanOrEqual(2);
  expect(JSON.stringify(stored())).toContain('PT');
  expect(await bench.undo(job)).toMatchObject({ state: 'undone' });
  expect(stored()).toEqual(before);
});

it('an edit whose answer is lost is written once; the same again writes nothing', async () => {
  sandbox.faults.set({ method: 'PUT', path: /channels/, kind: 'drop', when: 'after', times: 1 });
  expect(await edit({ country: 'PT' })).toMatchObject({ state: 'done' });
  expect(writes()).toHaveLength(1);
  expect(await edit({ country: 'PT' })).toMatchObject({ state: 'done', result: { after: {} } });
  expect(writes()).toHaveLength(1);
});

it('an undo leaves what was changed again', async () => {
  const job = await edit({ country: 'PT' });
  await edit({ country: 'ES' });
  expect(await bench.undo(job)).toMatchObject({ fault: { reason: 'channelChangedAgain' } });
  expect(JSON.stringify(stored())).toContain('ES');
});
