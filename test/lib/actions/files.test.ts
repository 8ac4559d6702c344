import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { channels } from '../../../lib/video';
import { freshSandbox } from '../../sandbox/fresh';
import { account, videos } from '../../sandbox/seed';
import { png } from '../../sandbox-checks/pictures';
import { type Workbench, workbench } from './workbench';

/** Actions on a file that a page stored for the job. */

const sandbox = await freshSandbox();
let bench: Workbench;
beforeEach(async () => {
  bench = await workbench(sandbox);
});

const channel = { channelId: account.channelId };
const mine = videos.find(({ channelId }) => channelId === account.channelId)?.id ?? '';
const picture = (width: number, height: number) => new Blob([png(width, height)], { type: 'image/png' });
const storeFile = (file: Blob): string => {
  const name = `file-${bench.files.size}`;
  bench.files.set(name, file);
  return name;
};
const sha256 = async (file: Blob) =>
  createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');
const readBranding = async () => {
  const { items } = await bench.clients.video.channels.list({ part: ['brandingSettings'], mine: true });
  return items[0]?.brandingSettings;
};

describe('a banner', () => {
  it('keeps all other branding, and undo restores the previous one', async () => {
    const words = { description: 'By the water', keywords: 'jazz talks', country: 'NL' };
    await bench.clients.video.updateParts(
      channels.update,
      { id: account.channelId },
      { brandingSettings: { channel: words } },
    );
    await bench.run('channel.banner', { channel, file: storeFile(picture(2048, 1152)) });
    const first = await readBranding();
    expect(first).toMatchObject({
      channel: words,
      image: { bannerExternalUrl: expect.stringMatching(/^https:/) },
    });

    const job = await bench.run('channel.banner', { channel, file: storeFile(picture(2560, 1440)) });
    expect(job.state).toBe('done');
    const second = await readBranding();
    expect(second).toMatchObject({ channel: words });
    expect(second?.image).not.toEqual(first?.image);
    expect((await bench.undo(job)).state).toBe('undone');
    expect(await readBranding()).toEqual(first);
  });

  it('is kept by undo if it was changed again, and undo says so', async () => {
    const first = await bench.run('channel.banner', { channel, file: storeFile(picture(2048, 1152)) });
    await bench.run('channel.banner', { channel, file: storeFile(picture(2560, 1440)) });
    const second = await readBranding();
    expect(await bench.undo(first)).toMatchObject({ state: 'done', fault: { reason: 'bannerChanged' } });
    expect(await readBranding()).toEqual(second);
  });

  it('keeps one address when the worker stops: a request that lands late writes what the next worker wrote', async () => {
    const input = { channel, file: storeFile(picture(2048, 1152)) };
    const job = await bench.runKilled('channel.banner', input, /PUT .*channels/);
    const sent = bench.requests.filter((line) => line.startsWith('PUT '));
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(1);
    expect((await readBranding())?.image?.bannerExternalUrl).toBe(Object(job.result).is);
    expect((await bench.undo(job)).state).toBe('undone');
  });

  it('changes nothing if the platform refuses it', async () => {
    const before = await readBranding();
    const job = await bench.run('channel.banner', { channel, file: storeFile(picture(100, 100)) });
    expect(job.state).toBe('failed');
    expect(await readBranding()).toEqual(before);
  });
});

describe('a thumbnail', () => {
  it('is set, even if the worker stops meanwhile', async () => {
    const image = picture(1280, 720);
    const input = { videoId: mine, file: storeFile(image) };
    expect((await bench.runKilled('video.thumbnail', input, /thumbnails/)).state).toBe('done');
    const stored = sandbox.video.rows('images').filter(({ purpose }) => purpose === 'thumbnail');
    expect(stored.map((row) => row.sha256)).toContain(await sha256(image));
  });
});

describe('a watermark', () => {
  it('is set with its timing, and removed', async () => {
    const image = picture(150, 150);
    const timing = { type: 'offsetFromEnd', offsetMs: '15000', durationMs: '10000' };
    const job = await bench.run('channel.watermark', { channel, file: storeFile(image), timing });
    expect(job.state).toBe('done');
    const [stored] = sandbox.video.rows('watermarks');
    expect(stored).toMatchObject({ channelId: account.channelId, sha256: await sha256(image) });
    expect(JSON.parse(stored?.timing ?? '')).toMatchObject({ type: 'offsetFromEnd', offsetMs: 15_000 });
    await bench.run('channel.removeWatermark', { channel });
    expect(sandbox.video.rows('watermarks')).toEqual([]);
  });
});

describe('captions', () => {
  const track = new Blob(['1\n00:00:01,000 --> 00:00:02,000\nGood evening\n'], {
    type: 'application/x-subrip',
  });
  const input = () => ({ videoId: mine, language: 'fr', name: '', isDraft: false, file: storeFile(track) });
  const tracks = () =>
    sandbox.video.rows('captions').filter(({ videoId, language }) => videoId === mine && language === 'fr');

  it('that exist are refused, and can be replaced in place', async () => {
    const added = await bench.run('video.captions', { ...input(), isDraft: true });
    const again = await bench.run('video.captions', input());
    expect(again).toMatchObject({ state: 'failed', fault: { reason: 'captionExists' } });
    const file = storeFile(new Blob(['1\n00:00:01,000 --> 00:00:02,000\nGood morning\n']));
    const replaced = await bench.run('video.replaceCaptions', { ...input(), file });
    expect(replaced.state).toBe('done');
    expect(tracks()).toMatchObject([
      { id: (added.result as { captionId: string }).captionId, content: /Good morning/, isDraft: 1 },
    ]);
    expect((await bench.undo(replaced)).state).toBe('undone');
    expect(tracks()).toMatchObject([{ content: /Good evening/, isDraft: 1 }]);
    await bench.undo(added);
    expect(await bench.run('video.replaceCaptions', { ...input(), file })).toMatchObject({
      state: 'failed',
      fault: { reason: 'captionNotFound' },
    });
  });

  it('are added once even if the answer is lost, and undo deletes them', async () => {
    const before = tracks().length;
    const fault = { method: 'POST', path: '/upload/youtube/v3/captions', when: 'after', times: 1 } as const;
    sandbox.faults.set({ ...fault, kind: 'drop' });
    const job = await bench.run('video.captions', input());
    expect(job.state).toBe('done');
    expect(tracks()).toHaveLength(before + 1);
    expect((await bench.undo(job)).state).toBe('undone');
    expect(tracks()).toHaveLength(before);
  });
});
