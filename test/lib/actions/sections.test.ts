import { beforeEach, expect, it } from 'vitest';
import { freshSandbox } from '../../sandbox/fresh';
import { account } from '../../sandbox/seed';
import { type Workbench, workbench } from './workbench';

const sandbox = await freshSandbox();
let bench: Workbench;
beforeEach(async () => {
  bench = await workbench(sandbox);
});

const channel = { channelId: account.channelId };
const rows = () =>
  sandbox.video
    .rows('channelSections')
    .filter(({ channelId }) => channelId === account.channelId)
    .sort((one, other) => Number(one.position) - Number(other.position));
const shown = () => rows().map(({ type, playlists }) => `${type} ${playlists}`);
const posts = () => bench.requests.filter((line) => line.startsWith('POST'));

it('a section is deleted, and undo adds it again with its playlist, at its place', async () => {
  const before = shown();
  for (const { id } of rows()) {
    const job = await bench.run('section.delete', { channel, sectionId: id });
    expect(shown()).toHaveLength(before.length - 1);
    expect(await bench.undo(job)).toMatchObject({ state: 'undone' });
    expect(shown()).toEqual(before);
  }
});

it('a section is moved, and undo moves it back', async () => {
  const before = shown();
  const job = await bench.run('section.edit', {
    channel,
    sectionId: rows().at(-1)?.id,
    changes: { position: 0 },
  });
  expect(shown()).toEqual([before.at(-1), ...before.slice(0, -1)]);
  await bench.undo(job);
  expect(shown()).toEqual(before);
});

it('a section is added once, though the answer is lost; the same once more is a second one', async () => {
  const before = rows().length;
  sandbox.faults.set({ method: 'POST', path: /channelSections/, kind: 'drop', when: 'after', times: 1 });
  const input = { channel, section: { type: 'popularUploads' } };
  const job = await bench.run('section.add', input);
  expect(posts()).toHaveLength(1);
  expect(await bench.undo(job)).toMatchObject({ state: 'undone' });
  expect(rows()).toHaveLength(before);
});
