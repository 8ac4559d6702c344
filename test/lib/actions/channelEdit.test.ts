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

const nl = { title: 'Havenzaal', description: 'Muziek aan het water' };
const de = { title: 'Hafensaal', description: '' };
const translate = (translations: object, expected: object) =>
  bench.run('channel.translate', { channel: { channelId }, translations, expected });
const translations = () => JSON.parse(stored()?.localizations ?? '{}') as Record<string, unknown>;

it('texts in other languages are added, changed and removed; undo restores them, branding stays', async () => {
  await edit({ defaultLanguage: 'en' });
  await translate({ nl }, {});
  const { branding } = stored() ?? {};
  expect(translations()).toEqual({ nl });
  const job = await translate({ de }, { nl });
  expect(job.state).toBe('done');
  expect(translations()).toEqual({ de });
  expect(await bench.undo(job)).toMatchObject({ state: 'undone' });
  expect(translations()).toEqual({ nl });
  expect(stored()?.branding).toBe(branding);
});

it('texts that others changed since are neither overwritten nor changed back', async () => {
  await edit({ defaultLanguage: 'en' });
  const first = await translate({ nl }, {});
  expect(await translate({ de }, {})).toMatchObject({
    state: 'failed',
    fault: { reason: 'channelChangedAgain' },
  });
  await translate({ de }, { nl });
  expect(await bench.undo(first)).toMatchObject({
    state: 'done',
    fault: { reason: 'channelChangedAgain' },
  });
  expect(translations()).toEqual({ de });
});

it('translations without a language of the channel are refused', async () => {
  expect(await translate({ nl }, {})).toMatchObject({
    state: 'failed',
    fault: { reason: 'defaultLanguageNotSetError' },
  });
});
