import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followNavigation } from '../../../entrypoints/videoPage/navigation';
import type { Subject } from '../../../lib/pages/subject';
import { cutOff, moveTo, usePage } from '../../components/inPage/page';

usePage();

const site = 'https://www.youtube.com';
let views: { url: string; subject: Subject | undefined; signal: AbortSignal }[];
let life: AbortController;

/** Navigates like the video site: first the address changes, then its event follows. */
function goTo(path: string, sign = 'yt-navigate-finish') {
  moveTo(site + path);
  document.dispatchEvent(new CustomEvent(sign));
}

beforeEach(() => {
  moveTo(`${site}/watch?v=Sbx-3_vid01`);
  views = [];
  life = new AbortController();
  followNavigation((subject, signal) => views.push({ url: location.href, subject, signal }), life);
});
afterEach(() => life.abort());

describe('page views', () => {
  it('begin at once', () => {
    expect(views.map(({ url }) => url)).toEqual([`${site}/watch?v=Sbx-3_vid01`]);
    expect(views[0]?.subject).toEqual({ kind: 'video', videoId: 'Sbx-3_vid01' });
    expect(views[0]?.signal.aborted).toBe(false);
  });

  it('end with the next, on both sites', () => {
    goTo('/watch?v=Sbx-3_vid02');
    goTo('/results?search_query=tides', 'state-navigateend');
    expect(views.map(({ url }) => url.slice(site.length))).toEqual([
      '/watch?v=Sbx-3_vid01',
      '/watch?v=Sbx-3_vid02',
      '/results?search_query=tides',
    ]);
    expect(views.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  });

  it('follow the history', () => {
    moveTo(`${site}/@harbourhall`);
    window.dispatchEvent(new Event('popstate'));
    expect(views).toHaveLength(2);
  });

  it('stay the same if only the start time changes, or nothing', () => {
    goTo('/watch?v=Sbx-3_vid01&t=90s');
    goTo('/watch?v=Sbx-3_vid01&t=90s');
    expect(views).toHaveLength(1);
  });

  it('do not use the data of events', () => {
    document.dispatchEvent(
      new CustomEvent('yt-navigate-finish', { detail: { response: { url: '/watch?v=Sbx-3_vid09' } } }),
    );
    expect(views).toHaveLength(1);
  });

  it('do not begin after the end, nor after an update of the extension', () => {
    cutOff(() => goTo('/watch?v=Sbx-3_vid02'));
    expect(views).toHaveLength(1);
    expect(views[0]?.signal.aborted).toBe(true);
    goTo('/watch?v=Sbx-3_vid03');
    expect(views).toHaveLength(1);
  });
});
