import { describe, expect, it } from 'vitest';
import { findVideos, toFinding } from '../../../../lib/pages/markup/embeds';

const blog = 'https://blog.example/post';
const watch = 'https://www.youtube.com/watch?v=aaaaaaaaaaa';

/** Gives frames a `srcdoc`, so that the test environment loads nothing. */
const parseDocument = (html: string) =>
  new DOMParser().parseFromString(
    html.replaceAll('<iframe ', '<iframe srcdoc="<p>player</p>" '),
    'text/html',
  );
const find = (html: string, url = blog) => findVideos(parseDocument(html), url);

describe('findVideos', () => {
  it('returns the address itself, then players, then links in order with their text', () => {
    const html = `
      <a href="https://youtu.be/ccccccccccc"> A  <b>third</b> </a>
      <iframe src="https://www.youtube-nocookie.com/embed/bbbbbbbbbbb?start=5" title="A player"></iframe>
      <iframe data-src="//www.youtube.com/embed/videoseries?list=PL0123456789"></iframe>
      <lite-youtube videoid="ddddddddddd"></lite-youtube>
      <a href="https://www.youtube.com/@somebody" aria-label="Their channel"><img></a>
      <a href="https://youtu.be/bbbbbbbbbbb">again</a>
      <a href="javascript:'https://youtu.be/eeeeeeeeeee'">odd</a>
      <a href="https://evil.example/watch?v=eeeeeeeeeee&youtu">other</a>`;
    expect(find(html)).toEqual([
      {
        subject: { kind: 'video', videoId: 'bbbbbbbbbbb', startSeconds: 5 },
        name: 'A player',
      },
      { subject: { kind: 'playlist', playlistId: 'PL0123456789' } },
      { subject: { kind: 'video', videoId: 'ddddddddddd' } },
      { subject: { kind: 'video', videoId: 'ccccccccccc' }, name: 'A third' },
      { subject: { kind: 'channel', handle: '@somebody' }, name: 'Their channel' },
    ]);
  });

  it('reads relative links on the video site, and ignores its stale head', () => {
    const html =
      '<link rel="canonical" href="https://www.youtube.com/watch?v=zzzzzzzzzzz"><a href="/watch?v=bbbbbbbbbbb">next</a>';
    expect(toFinding(find(html, watch))).toEqual({
      subjects: [
        { kind: 'video', videoId: 'aaaaaaaaaaa' },
        { kind: 'video', videoId: 'bbbbbbbbbbb' },
      ],
      names: { bbbbbbbbbbb: 'next' },
    });
    expect(find(html)).toMatchObject([{ subject: { videoId: 'zzzzzzzzzzz' } }]);
  });

  it('names a video by the first label that is no duration and no name of a player', () => {
    const names = (html: string) => toFinding(find(html)).names;
    const address = 'href="https://youtu.be/ccccccccccc"';
    const thumbnail = `<a ${address}><span>12:34</span></a>`;
    expect(names(`${thumbnail}<a ${address} title="The talk">The t…</a>`)).toEqual({
      ccccccccccc: 'The talk',
    });
    expect(names(`${thumbnail}<a ${address} aria-label="The talk"><img></a>`)).toEqual({
      ccccccccccc: 'The talk',
    });
    expect(
      names(
        '<iframe src="https://www.youtube.com/embed/ccccccccccc" title="YouTube video player"></iframe>' +
          thumbnail,
      ),
    ).toEqual({});
  });

  it('stops at 200', () => {
    const links = Array.from(
      { length: 500 },
      (_, index) => `<a href="https://youtu.be/${String(index).padStart(11, 'x')}">v</a>`,
    );
    expect(find(links.join(''))).toHaveLength(200);
  });

  it('never throws', () => {
    const document = parseDocument('<a href="https://youtu.be/aaaaaaaaaaa">x</a>');
    Object.defineProperty(document, 'querySelectorAll', { value: null });
    expect(toFinding(findVideos(document, watch)).subjects).toEqual([
      { kind: 'video', videoId: 'aaaaaaaaaaa' },
    ]);
    expect(findVideos(document, 'no address')).toEqual([]);
  });
});
