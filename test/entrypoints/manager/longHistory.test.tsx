import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isNewer, mergePage } from '../../../entrypoints/manager/activity/mergePage';
import { Manager } from '../../../entrypoints/manager/Manager';
import type { Answer, HistoryLine, HistoryPage, Question } from '../../../lib/messages';
import { control, shown } from '../../components/controls';
import { Refused } from '../../components/fakeBackground';
import { mount, questions, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const [any] = sample.history().jobs;
const line = (at: number, rest: Partial<HistoryLine> = {}): HistoryLine => ({
  ...any!,
  jobId: `job ${String(at).padStart(5, '0')}`,
  createdAt: at,
  text: `Saved ${at}`,
  ...rest,
});

/** Pages of these jobs, the newest first, as the background answers. */
function pagesOf(jobs: readonly HistoryLine[]) {
  return ({ before, limit }: Question<'history'>): HistoryPage => {
    const sorted = [...jobs].sort((one, other) => (isNewer(one, other) ? -1 : 1));
    const left = sorted.filter((job) => !before || isNewer(before, job));
    const page = left.slice(0, limit);
    const last = page.at(-1);
    const next = left.length > limit && last ? { createdAt: last.createdAt, jobId: last.jobId } : undefined;
    return { waiting: [], waitingCount: 0, jobs: page, next };
  };
}

const toNumbers = (page: HistoryPage | undefined) => page?.jobs.map(({ createdAt }) => createdAt);

describe('the pages of the history', () => {
  const jobs = [1, 2, 3, 4, 5, 6].map((at) => line(at));
  const first = pagesOf(jobs)({ limit: 2 });
  const second = pagesOf(jobs)({ limit: 2, before: first.next });
  const both = mergePage(first, first.next, second);

  it('follow one another', () => {
    expect(toNumbers(both)).toEqual([6, 5, 4, 3]);
    expect(both.next).toMatchObject({ createdAt: 3 });
    const third = pagesOf(jobs)({ limit: 2, before: both.next });
    const all = mergePage(both, both.next, third);
    expect(toNumbers(all)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(all.next).toBeUndefined();
  });

  it('keep what lies beyond a page that was read again, and lose what is no longer in it', () => {
    const later = pagesOf([line(8), line(7), ...jobs.filter(({ createdAt }) => createdAt !== 5)]);
    const again = mergePage(both, undefined, later({ limit: 4 }));
    expect(toNumbers(again)).toEqual([8, 7, 6, 4, 3]);
    expect(again.next).toMatchObject({ createdAt: 3 });
  });

  it('begin anew if more was added than a page has', () => {
    const later = pagesOf([...jobs, ...[7, 8, 9].map((at) => line(at))]);
    const again = mergePage(both, undefined, later({ limit: 2 }));
    expect(toNumbers(again)).toEqual([9, 8]);
    expect(again.next).toMatchObject({ createdAt: 8 });
  });

  it('have no next one if all was erased', () => {
    const none = mergePage(both, undefined, pagesOf([])({ limit: 2 }));
    expect(none).toMatchObject({ jobs: [], next: undefined });
  });
});

describe('a history of 5,000 jobs', () => {
  /** Reports to each observer, as a browser does whose view reaches the end of the list. */
  let isNear = true;
  class NearObserver {
    constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      queueMicrotask(() => this.report([{ isIntersecting: isNear }]));
    }
    disconnect() {}
  }

  beforeEach(() => {
    isNear = true;
    vi.stubGlobal('IntersectionObserver', NearObserver);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    window.scrollTo(0, 0);
  });

  function open(history: (question: Question<'history'>) => Answer<'history'>): HTMLElement {
    location.hash = 'activity';
    return mount(<Manager />, {
      acting: () => sample.acting,
      quotas: () => [],
      undo: () => sample.savedJob,
      outcome: () => sample.savedJob,
      seen: () => null,
      history,
    });
  }
  const today = new Date().setHours(0, 0, 0, 0);
  const jobs = Array.from({ length: 5_000 }, (_, at) => line(today + at, { text: `Saved ${at}` }));

  it('is read to its end while its end is near the view, each page once', async () => {
    const root = open(pagesOf(jobs));
    await vi.waitFor(
      () => expect(root.querySelector('li[aria-setsize]')?.getAttribute('aria-setsize')).toBe('5000'),
      { timeout: 20_000 },
    );
    expect(questions('history')).toHaveLength(100);
    expect(control(root, 'Show older')).toBeUndefined();
  });

  it('reads after an undo the first page and that of the job only', async () => {
    isNear = false;
    const kept = jobs.slice(0, 90);
    const root = open(pagesOf(kept));
    (await shown(root, () => control(root, 'Show older'))).click();
    const find = () =>
      [...root.querySelectorAll<HTMLElement>('.job-line')].find((one) =>
        /Saved 9\b/.test(one.textContent ?? ''),
      );
    const row = await shown(root, find);
    kept[9] = { ...kept[9]!, text: 'Removed 9', state: 'undone', back: undefined };
    control(row, 'Undo')?.click();
    await shown(root, () => (root.textContent?.includes('Removed 9') ? root : undefined));
    expect(questions('history').slice(2)).toEqual([
      { limit: 50 },
      { limit: 50, before: expect.objectContaining({ jobId: kept[10]?.jobId }) },
    ]);
    expect(root.querySelectorAll('.job-line')).toHaveLength(90);
  });

  it('waits for a press after a failed read', async () => {
    let isDown = true;
    const root = open((question) => {
      if (question.before && isDown) throw new Refused({ reason: 'down', text: 'Down' });
      return pagesOf(jobs.slice(0, 60))(question);
    });
    await shown(root, () => (root.textContent?.includes('Down') ? root : undefined));
    // Long enough for effects of the failure to read again
    for (let frames = 0; frames < 20; frames++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(questions('history')).toHaveLength(2);
    isDown = false;
    (await shown(root, () => control(root, 'Show older'))).click();
    await vi.waitFor(() => expect(root.querySelectorAll('.job-line')).toHaveLength(60));
  });
});
