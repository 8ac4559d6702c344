import { describe, expect, it, vi } from 'vitest';
import { waitMessage } from '../../../entrypoints/manager/activity/waitMessage';
import { Manager } from '../../../entrypoints/manager/Manager';
import { control, shown } from '../../components/controls';
import type { Answers } from '../../components/fakeBackground';
import { mount, questions, typeInto, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

function activity(more: Answers = {}): HTMLElement {
  location.hash = 'activity';
  return mount(<Manager />, {
    acting: () => sample.acting,
    quotas: () => sample.quotas,
    history: ({ before }) => (before ? sample.olderHistory : sample.history()),
    batches: () => [],
    undo: () => sample.savedJob,
    retry: () => sample.runningJob,
    outcome: () => sample.savedJob,
    seen: () => null,
    ...more,
  });
}

/** The row of an entry with this text. */
async function line(root: HTMLElement, text: string): Promise<HTMLElement> {
  return shown(root, () =>
    [...root.querySelectorAll<HTMLElement>('tbody tr')].find((one) => one.textContent?.includes(text)),
  );
}

/** The details of an entry with this text. */
async function details(root: HTMLElement, text: string): Promise<HTMLElement> {
  const row = await line(root, text);
  const { hash } = new URL(row.querySelector('a')!.href);
  location.hash = hash;
  dispatchEvent(new Event('hashchange'));
  return shown(root, () => root.querySelector<HTMLElement>('.collection-details .job-line'));
}

describe('the activity', () => {
  it('has jobs and bulk tasks in one list, those under way first, and the others by their ends', async () => {
    const [job] = sample.history().jobs;
    const at = Date.now();
    const ended = { ...sample.batches[3]!, at: at - 3_600_000, endedAt: at - 60_000 };
    const jobs = [at, at - 120_000].map((createdAt, index) => ({
      ...job!,
      jobId: `job ${index}`,
      text: `Job ${index}`,
      createdAt,
    }));
    const root = activity({
      batches: () => [{ ...sample.batches[0]!, at: at - 3 * 86_400_000 }, ended],
      history: () => ({ waiting: [], waitingCount: 0, jobs }),
    });
    await line(root, 'Job 1');
    const text = await shown(root, () => (root.textContent?.includes(ended.title) ? root : null));
    expect(text.textContent).toMatch(
      /Save 220 videos to Jazz.*Job 0.*Copy 220 videos.*218 of 220 done.*Job 1/,
    );
    expect((await line(root, 'Save 220')).querySelector('progress')).not.toBeNull();

    control(root, 'Bulk tasks')!.click();
    await shown(root, () => (root.textContent?.includes('Job 1') ? null : root));
    await line(root, ended.title);
    control(root, 'Under way')!.click();
    await shown(root, () => (root.textContent?.includes(ended.title) ? null : root));
    await line(root, 'Save 220 videos to Jazz');
  });

  it('pauses the bulk task whose details are open', async () => {
    const running = sample.batches[0]!;
    const root = activity({ batches: () => [running], pauseBatch: () => null });
    await line(root, running.title);
    location.hash = `activity/${running.batchId}`;
    dispatchEvent(new Event('hashchange'));
    (await shown(root, () => control(root, 'Pause'))).click();
    await vi.waitFor(() => expect(questions('pauseBatch')).toEqual([{ batchId: running.batchId }]));
  });

  it('undoes, removes and resumes the job of its row only', async () => {
    const root = activity();
    control(await line(root, 'Saved to Jazz'), 'Undo')?.click();
    await vi.waitFor(() => expect(questions('undo')).toEqual([{ jobId: 'job 3' }]));
    control(await line(root, 'Liking'), 'Remove')?.click();
    await vi.waitFor(() => expect(questions('undo')).toEqual([{ jobId: 'job 3' }, { jobId: 'job 2' }]));
    control(await details(root, 'Tides'), 'Retry')?.click();
    await vi.waitFor(() => expect(questions('retry')).toEqual([{ jobId: 'job 5' }]));
  });

  it('says that a job cannot be undone, and has no undo button for it', async () => {
    const root = activity();
    expect(control(await line(root, 'Thumbnail'), 'Undo')).toBeUndefined();
    const thumbnail = await details(root, 'Thumbnail');
    expect(control(thumbnail, 'Undo')).toBeUndefined();
    expect(thumbnail.textContent).toContain('cannot be undone');
  });

  it('says what to review, and where, if the outcome is unknown', async () => {
    const unclear = await details(activity(), 'We could not confirm');
    expect(unclear.querySelector('a')?.href).toBe('https://www.youtube.com/playlist?list=PLjazz');
    expect(unclear.textContent).toContain('Open it and check whether this was done');
    expect(control(unclear, 'Check again')).toBeDefined();
  });

  it('names the video of a row below its sentence', async () => {
    const [any] = sample.history().jobs;
    const named = { ...any!, text: 'Saved to Ideas', videoTitle: 'Midnight on the Quay' };
    const root = activity({ history: () => ({ ...sample.history(), waiting: [], jobs: [named] }) });
    const row = await line(root, 'Saved to Ideas');
    expect(row.querySelector('a')?.textContent).toBe('Saved to IdeasMidnight on the Quay');
  });

  it('tells of an undone job when it was done, and when it was undone', async () => {
    const [any] = sample.history().jobs;
    const createdAt = new Date(2026, 10, 21, 9, 27).getTime();
    const at = new Date(2026, 10, 21, 9, 28).getTime();
    const undone = { ...any!, state: 'undone' as const, text: 'Saved to Ideas, undone', createdAt, at };
    const root = activity({ history: () => ({ ...sample.history(), waiting: [], jobs: [undone] }) });
    const { textContent } = await details(root, 'Saved to Ideas, undone');
    expect(textContent).toMatch(/9:27 AM.*Undone .*9:28 AM/);
  });

  it('says of a job that changed nothing neither that it was undone nor that it cannot be', async () => {
    const [any] = sample.history().jobs;
    const of = (state: 'undone' | 'done', text: string) => ({
      ...any!,
      ...{ jobId: text, state, text, back: undefined, isUnchanged: true },
    });
    const jobs = [of('undone', 'Not subscribed'), of('done', 'You had liked this already')];
    const root = activity({ history: () => ({ waiting: [], waitingCount: 0, jobs }) });
    for (const { text } of jobs) {
      const { textContent } = await details(root, text);
      expect(textContent).not.toMatch(/undo/i);
    }
  });

  it('is searched, also by the title of a video, and filtered by what became of it', async () => {
    const [any] = sample.history().jobs;
    const jobs = [
      { ...any!, jobId: 'a', text: 'Saved to Jazz', videoTitle: 'Midnight on the Quay' },
      { ...any!, jobId: 'b', text: 'Liked', state: 'failed' as const },
    ];
    const root = activity({ history: () => ({ waiting: [], waitingCount: 0, jobs }) });
    await line(root, 'Liked');
    await typeInto(
      await shown(root, () => root.querySelector<HTMLInputElement>('.collection-top input')),
      'quay',
    );
    await shown(root, () => (root.textContent?.includes('Liked') ? null : root));
    await line(root, 'Saved to Jazz');
    await typeInto(root.querySelector<HTMLInputElement>('.collection-top input')!, '');
    await line(root, 'Liked');
    control(root, 'Needs attention')!.click();
    await shown(root, () => (root.textContent?.includes('Saved to Jazz') ? null : root));
    await line(root, 'Liked');
  });
});

it('a waiting job says for what: the connection before the time', () => {
  expect(waitMessage({ for: 'quota', until: 1 })).toBeUndefined();
  expect(waitMessage({ for: 'time', until: Date.now() }, false)).toContain('offline');
  expect(waitMessage({ for: 'time', until: Date.now() }, true)).toContain('Retries at');
  expect(waitMessage({ for: 'queue' }, true)).toContain('other tasks');
});
