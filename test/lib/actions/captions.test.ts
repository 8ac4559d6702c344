import { beforeEach, describe, expect, it } from 'vitest';
import { freshSandbox } from '../../sandbox/fresh';
import { mine } from './subjects';
import { type Workbench, workbench } from './workbench';

const sandbox = await freshSandbox();
let bench: Workbench;
beforeEach(async () => {
  bench = await workbench(sandbox);
});

const tracks = () =>
  sandbox.video
    .rows('captions')
    .filter(({ videoId }) => videoId === mine)
    .map(({ language, name, isDraft, content }) => ({
      language,
      name,
      isDraft,
      text: Buffer.from(content).toString(),
    }));
const [{ language, name, text: spoken } = { language: '', name: '', text: '' }] = tracks();
const track = () => ({
  videoId: mine,
  captionId: sandbox.video.rows('captions').find(({ videoId }) => videoId === mine)?.id,
  language,
  name,
  isDraft: false,
});
const here = { language, name, isDraft: 0, text: spoken };
const writes = () =>
  bench.requests.filter((line) => !line.startsWith('GET')).map((line) => line.split(' ')[0]);

describe('captions', () => {
  it('are deleted after their text was read, and undo adds them again', async () => {
    expect(spoken).toContain('Good evening');
    const before = sandbox.video.quota.used();
    const job = await bench.run('captions.delete', track());
    expect(tracks()).toEqual([]);
    expect(sandbox.video.quota.used() - before).toBe(250);
    expect(await bench.undo(job)).toMatchObject({ state: 'undone' });
    expect(tracks()).toEqual([here]);
  });

  it('are renamed by a new track with the same text, and back', async () => {
    const to = { language: 'fr', name: 'Paroles' };
    const job = await bench.run('captions.rename', { ...track(), to });
    expect(tracks()).toEqual([{ ...here, ...to }]);
    expect(writes()).toEqual(['POST', 'DELETE']);
    expect(await bench.undo(job)).toMatchObject({ state: 'undone' });
    expect(tracks()).toEqual([here]);
  });

  it('that have the new name already stop a renaming before anything is deleted', async () => {
    bench.files.set('track', new Blob(['1\n00:00:01,000 --> 00:00:02,000\nSalut\n']));
    const to = { language: 'fr', name: '' };
    await bench.run('video.captions', { videoId: mine, ...to, isDraft: false, file: 'track' });
    const job = await bench.run('captions.rename', { ...track(), to });
    expect(job).toMatchObject({ state: 'failed', fault: { reason: 'captionExists' } });
    expect(tracks()).toHaveLength(2);
  });

  it('are renamed once, though an answer is lost, or the worker is stopped', async () => {
    const to = { language: 'fr', name: '' };
    sandbox.faults.set({ method: 'POST', path: /captions/, kind: 'drop', when: 'after', times: 1 });
    expect(await bench.run('captions.rename', { ...track(), to })).toMatchObject({ state: 'done' });
    expect(tracks()).toEqual([{ ...here, ...to }]);
    const back = { ...track(), ...to, to: { language, name } };
    expect(await bench.runKilled('captions.rename', back, /POST/)).toMatchObject({ state: 'done' });
    expect(tracks()).toEqual([here]);
    expect(writes()).toEqual(['POST', 'DELETE', 'POST', 'DELETE']);
  });

  it('become a draft, and are published again by undo', async () => {
    const job = await bench.run('captions.setDraft', { ...track(), isDraft: true });
    expect(tracks()).toMatchObject([{ isDraft: 1, text: spoken }]);
    await bench.undo(job);
    expect(tracks()).toEqual([here]);
  });
});
