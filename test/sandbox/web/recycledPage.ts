import { html } from 'hono/html';
import { search } from './catalogue';
import { jsonText } from './markup';
import type { VideoPage } from './videoPages';

/**
 * 1,000 videos in a list that holds some rows only: each row is moved and shows another video as the list scrolls, and
 * its links are made anew several times a second, as lists without an end do.
 */
export function recycledPage(): VideoPage {
  const rows = search({ start: 0, count: 1_000, sorting: 'relevance' }).map(({ id, title }) => [id, title]);
  return {
    title: 'Recycled rows',
    canonical: '/feed/recycled',
    data: (
      nonce,
    ) => html`<script type="application/json" id="rows" nonce="${nonce}">${jsonText(rows)}</script>
<script type="module" nonce="${nonce}" src="/assets/recycled-rows.js"></script>`,
    main: html`<ytd-browse><h1>Recycled rows</h1><div id="recycled"></div></ytd-browse>`,
  };
}
