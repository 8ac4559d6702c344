import { expect, it } from 'vitest';
import { findSelectedVideos } from '../../../../lib/pages/markup/selectedVideos';

const base = 'https://blog.example/list';

/** A page of which the element with the class `selected`, and what is in it, is selected. */
function pageWith(html: string): Document {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const part = document.querySelector('.selected');
  const selection = {
    isCollapsed: part === null,
    containsNode: (node: Node) => part?.contains(node) === true,
    toString: () => part?.textContent ?? '',
  };
  return Object.assign(document, { getSelection: () => selection }) as unknown as Document;
}
const idsIn = (html: string) =>
  findSelectedVideos(pageWith(html), base).map(({ subject }) =>
    'videoId' in subject ? subject.videoId : subject,
  );

it('links and written addresses of a selection are found, each once, and nothing around it', () => {
  expect(
    idsIn(`<a href="https://youtu.be/aaaaaaaaaaa">Before</a>
      <div class="selected">
        <a href="https://www.youtube.com/watch?v=bbbbbbbbbbb">One</a>
        <a href="https://www.google.com/url?q=https%3A%2F%2Fyoutu.be%2Fccccccccccc">Behind a redirector</a>
        <a href="/about">Another page</a> <a href="http://[">Broken</a>
        Set list: youtube.com/watch?v=ddddddddddd, (https://youtu.be/eeeeeeeeeee). m.youtube.com/watch?v=bbbbbbbbbbb
        not.youtube.example/watch?v=fffffffffff
      </div>`),
  ).toEqual(['bbbbbbbbbbb', 'ccccccccccc', 'ddddddddddd', 'eeeeeeeeeee']);
});

it('without a selection nothing is found, and a page that hides a method does not stop the scan', () => {
  expect(idsIn('<a href="https://youtu.be/aaaaaaaaaaa">One</a>')).toEqual([]);
  const document = Object.assign(pageWith(''), { getSelection: 'taken' });
  expect(findSelectedVideos(document as unknown as Document, base)).toEqual([]);
});

it('a long selection is read in linear time, and at most 200 subjects are taken', () => {
  const many = Array.from({ length: 300 }, (_each, at) => `youtu.be/${String(at).padStart(11, 'a')}`);
  const started = performance.now();
  expect(idsIn(`<p class="selected">${many.join(' ')} ${'youtu'.repeat(100_000)}</p>`)).toHaveLength(200);
  expect(performance.now() - started).toBeLessThan(1_000);
});
