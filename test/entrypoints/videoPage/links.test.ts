import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findVideoLink } from '../../../entrypoints/videoPage/links';

const other = 'https://www.youtube.com/watch?v=AAAAAAAAAAA';
const shown = 'CURRENT_VID';

/** A page of the site, at the address of a video; the element with the id `at` is the one pointed at. */
function pointedAt(html: string) {
  document.body.innerHTML = html;
  return findVideoLink(document.querySelector('#at'));
}

beforeEach(() => vi.stubGlobal('location', new URL(`https://www.youtube.com/watch?v=${shown}&t=3s`)));
afterEach(() => vi.unstubAllGlobals());

describe('a link to a video', () => {
  it('is found by what lies in it', () => {
    expect(pointedAt(`<a href="${other}"><span id="at">Low Tide</span></a>`)?.video.videoId).toBe(
      'AAAAAAAAAAA',
    );
  });

  it.each([
    ['a button of the player', `<div id="movie_player"><a id="at" href="${other}">Next</a></div>`],
    [
      'the end screen',
      `<div class="html5-video-player"><div class="html5-endscreen"><a id="at" href="${other}">Low Tide</a></div></div>`,
    ],
    ['the miniplayer', `<ytd-miniplayer><a id="at" href="${other}">Low Tide</a></ytd-miniplayer>`],
    ['a preview', `<ytd-video-preview><a id="at" href="${other}"></a></ytd-video-preview>`],
    ['a chapter', `<a id="at" href="https://www.youtube.com/watch?v=${shown}&t=83s">1:23</a>`],
    [
      'the date of a comment',
      `<a id="at" href="https://www.youtube.com/watch?v=${shown}&lc=Ugx1">2 days ago</a>`,
    ],
    ['a chapter, with a short address', `<a id="at" href="https://youtu.be/${shown}?t=83">1:23</a>`],
  ])('has no button of ours as %s', (_what, html) => {
    expect(pointedAt(html)).toBeUndefined();
  });

  it('has no button of ours over a video, whatever the player is called', () => {
    document.body.innerHTML = `<video></video><a id="at" href="${other}">Next</a>`;
    const place = (selector: string, box: DOMRect) => {
      document.querySelector(selector)!.getBoundingClientRect = () => box;
    };
    place('video', new DOMRect(0, 0, 640, 360));
    place('a', new DOMRect(60, 312, 46, 48));
    expect(findVideoLink(document.querySelector('#at'))).toBeUndefined();
    place('a', new DOMRect(0, 400, 300, 20));
    expect(findVideoLink(document.querySelector('#at'))).toBeDefined();
  });
});
