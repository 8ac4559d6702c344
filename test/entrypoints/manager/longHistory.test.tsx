import { afterEach, describe, expect, it } from 'vitest';
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
  afterEach(() => window.scrollTo(0, 0));

  function open(history: (question: Question<'history'>) => Answer<'history'>): HTMLElement {
    location.hash = 'activity';
    return mount(<Manager />, {
      acting: () => sample.acting,
      quotas: () => [],
      batches: () => [],
      undo: () => sample.savedJob,
      outcome: () => sample.savedJob,
      seen: () => null,
      history,
    });
  }
  const today = new Date().setHours(0, 0, 0, 0);
  const jobs = Array.from({ length: 5_000 }, (_, at) => line(today + at, { text: `Saved ${at}` }));
  const counted = (root: HTMLElement, text: string) =>
    shown(root, () => (root.textContent?.includes(text) ? root : undefined));

  it('is read to its end, each page once, and shown from the first page on', async () => {
    const root = open(pagesOf(jobs));
    await counted(root, 'Saved 4999');
    await counted(root, '5,000 of 5,000');
    await counted(root, 'Saved 4999');
    expect(questions('history').map((asked) => (asked as Question<'history'>).limit)).toEqual([
      50,
      ...Array(10).fill(500),
    ]);
  });

  it('reads after an undo the first page and that of the job only', async () => {
    const kept = jobs.slice(0, 90);
    const root = open(pagesOf(kept));
    await counted(root, '90 of 90');
    location.hash = 'activity?q=saved+9';
    dispatchEvent(new Event('hashchange'));
    const find = () =>
      [...root.querySelectorAll<HTMLElement>('tbody tr')].find((one) =>
        /Saved 9\b/.test(one.textContent ?? ''),
      );
    const row = await shown(root, find);
    kept[9] = { ...kept[9]!, text: 'Saved 9, undone', state: 'undone', back: undefined };
    const before = questions('history').length;
    control(row, 'Undo')?.click();
    await counted(root, 'Saved 9, undone');
    expect(questions('history').slice(before)).toEqual([
      { limit: 50 },
      { limit: 50, before: expect.objectContaining({ jobId: kept[10]?.jobId }) },
    ]);
  });

  it('says when a page could not be read, keeps what was read, and goes on when asked', async () => {
    let isDown = true;
    const root = open((question) => {
      if (question.before && isDown) throw new Refused({ reason: 'down', text: 'Down' });
      return pagesOf(jobs.slice(0, 60))(question);
    });
    await counted(root, 'Down');
    await counted(root, '50 of 50');
    // Long enough for effects of the failure to read again
    for (let frames = 0; frames < 20; frames++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(questions('history')).toHaveLength(2);
    isDown = false;
    control(root, 'Refresh')!.click();
    await counted(root, '60 of 60');
  });
});
