import { afterEach, describe, expect, it, vi } from 'vitest';
import { Blank } from '../../../components/ui/Blank';
import { Picture } from '../../../components/ui/Picture';
import { Result } from '../../../components/ui/Result';
import { Manager } from '../../../entrypoints/manager/Manager';
import { Recent } from '../../../entrypoints/popup/Recent';
import { Refusal } from '../../../lib/messages';
import { addMonths, toDays } from '../../../lib/shared/time';
import { control, shown } from '../controls';
import type { Answers } from '../fakeBackground';
import { mount, useEnglish } from '../mounted';
import * as sample from '../samples';

useEnglish();
afterEach(() => vi.restoreAllMocks());

function managerAt(section: string, answers: Answers): HTMLElement {
  location.hash = section;
  return mount(<Manager />, { acting: () => sample.acting, ...answers });
}

const playlist = { ...sample.playlists[0]!, playlistId: 'PLjazz', readAt: 1 };
const contents: Answers = {
  playlistIndex: () => ({ ...sample.playlistIndex, playlists: [playlist] }),
  playlistContents: () => ({ playlist, items: sample.items }),
};

describe('pictures', () => {
  it('of videos in a playlist come from the platform, when in view, without a name of their own', async () => {
    const root = managerAt('playlists/PLjazz', contents);
    const picture = await shown(root, () => root.querySelector<HTMLImageElement>('tbody img'));
    expect(picture.src).toBe('https://i.ytimg.com/vi/jazzJazz000/default.jpg');
    expect(picture.getAttribute('loading')).toBe('lazy');
    expect(picture.alt).toBe('');
    expect(picture.referrerPolicy).toBe('no-referrer');
  });

  it('of playlists and channels are shown in their lists', async () => {
    const image = 'https://i.ytimg.com/vi/jazzJazz001/default.jpg';
    const lists = managerAt('playlists', {
      playlistIndex: () => ({ ...sample.playlistIndex, playlists: [{ ...playlist, image }] }),
    });
    expect((await shown(lists, () => lists.querySelector<HTMLImageElement>('tbody img'))).src).toBe(image);
  });

  it('of a recent job is the thumbnail of its video, in the list of the popup only', async () => {
    const jobs = [sample.savedJob, { ...sample.addedJob, jobId: 'job-of-an-event', videoId: undefined }];
    const recent = mount(<Recent except={[]} />, { jobs: () => jobs });
    (await shown(recent, () => control(recent, 'More of what was done'))).click();
    await shown(recent, () => recent.querySelector('li + li'));
    const lines = [...recent.querySelectorAll('li')];
    expect(lines.map((line) => line.querySelector('img')?.src)).toEqual([
      'https://i.ytimg.com/vi/jazzJazz001/default.jpg',
      undefined,
    ]);
    const result = mount(<Result job={sample.savedJob} />, {});
    expect(result.textContent).toContain('Saved to Jazz');
    expect(result.querySelector('img')).toBeNull();
  });

  it('of a job is the thumbnail of its video', async () => {
    const root = managerAt('activity', {
      quotas: () => [],
      batches: () => [],
      history: () => ({
        ...sample.history(),
        next: undefined,
        jobs: sample.history().jobs.map((line) => ({ ...line, videoId: 'jazzJazz001' })),
      }),
    });
    const picture = await shown(root, () => root.querySelector<HTMLImageElement>('tbody img'));
    expect(picture.src).toBe('https://i.ytimg.com/vi/jazzJazz001/default.jpg');
  });

  it('that cannot be loaded are taken away from the drawn one below them', async () => {
    const root = mount(
      <Picture class="thumbnail" address="https://i.ytimg.com/vi/gone/default.jpg">
        <i>drawn</i>
      </Picture>,
      {},
    );
    const box = root.querySelector('span.thumbnail');
    expect(box?.getAttribute('aria-hidden')).toBe('true');
    expect(box?.textContent).toBe('drawn');
    root.querySelector('img')?.dispatchEvent(new Event('error'));
    await shown(root, () => (root.querySelector('img') ? undefined : root));
    expect(box?.textContent).toBe('drawn');
  });
});

describe('in place of a list', () => {
  it('a drawing is decorative', () => {
    const root = mount(<Blank drawing="empty">Nothing here</Blank>, {});
    expect(root.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(root.textContent).toBe('Nothing here');
  });

  it.each([
    [true, 'M60 34'],
    [false, 'M28 52'],
  ])('a failure has its drawing, with a connection (%s) and without', async (online, path) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    const root = managerAt('activity', {
      quotas: () => [],
      batches: () => [],
      history: () => {
        throw new Refusal({ reason: 'odd', text: 'Not now.' });
      },
    });
    const drawing = await shown(root, () => root.querySelector('.blank-accent'));
    expect(drawing.getAttribute('d')).toContain(path);
    expect(root.textContent).toContain('Not now.');
  });
});

describe('months', () => {
  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-05', 6, '2026-11'],
  ])('%s and %i months are %s', (month, months, result) => {
    expect(addMonths(month, months)).toBe(result);
  });

  it('a month has its first and last day', () => {
    expect(toDays('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });
});
