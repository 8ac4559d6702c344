import { html } from 'hono/html';
import { about, route, toParts, wordFor } from '../route';
import { videos } from '../seed';
import type { Markup } from './markup';
import type { VideoPage } from './videoPages';
import { gridStyle, videoList } from './videoParts';

/** The first thing a newcomer sees: what to try, and every demo page. */
export function startPage(now: number): VideoPage {
  const chosen = videos.filter((_, index) => index % 5 === 1);
  return {
    title: 'Demo pages',
    canonical: '/',
    main: html`<ytd-browse page-subtype="home">
  <h1>Demo pages</h1>
  <p class="lead">A small web to try Cuecard on. Everything is made up. ${wordFor('startPage', about)}</p>
  <h2 class="section">What to try</h2>
  <ol class="steps">
    ${steps.map((step) => html`<li class="step"><div>${step}</div></li>`)}
  </ol>
  <h2 class="section">More to try</h2>
  <ul class="links">${more.map((step) => html`<li>${step}</li>`)}</ul>
  <h2 class="section">All pages</h2>
  <div class="directory">${directory.map(({ title, links }) => linkList(title, links))}</div>
  <h2 class="section">Some videos</h2>
  ${videoList('Some videos', chosen, gridStyle, now)}
</ytd-browse>`,
  };
}

const steps: readonly Markup[] = route.map(
  ({ title, text }) => html`<strong>${title}</strong> ${toParts(wordFor('startPage', text)).map(toMarkup)}`,
);

function toMarkup({ text, label, address }: ReturnType<typeof toParts>[number]): Markup {
  if (address !== undefined) return html`<a href="${address}">${text}</a>`;
  return label ? html`<em>${text}</em>` : html`${text}`;
}

const more: readonly Markup[] = [
  html`Each result has an <em>Undo</em>. Press it, and look again.`,
  html`Point at a video among <a href="/results?search_query=harbour">400 results</a>, or right-click its link.`,
  html`On a video’s page, point at the Cuecard button in the lower right corner, or press Alt+S (in Firefox,
  Alt+Shift+S).`,
  html`A draft is not visible to visitors of <a href="https://calendar.example/events/">the calendar</a>. To see it
  there, choose <em>Published</em> in the form.`,
];

type Link = readonly [href: string, text: string];

const directory: readonly { readonly title: string; readonly links: readonly Link[] }[] = [
  {
    title: 'Videos',
    links: [
      ['/watch?v=Sbx-3_vid01', 'A video'],
      ['/watch?v=Sbx-3_vid01&list=PLSandboxHarbourHall-Jazz-0000001a&index=1', 'A video on a playlist'],
      ['/shorts/Sbx-3_vid03', 'A short'],
      ['/playlist?list=PLSandboxHarbourHall-Jazz-0000001a', 'A playlist'],
      ['/@bluelamp', 'A channel'],
      ['/results?search_query=harbour', 'Search results, 400 of them'],
      ['https://m.youtube.com/watch?v=Sbx-3_vid01', 'The same site for phones'],
      ['https://youtu.be/Sbx-3_vid01', 'A short link'],
      ['/watch?v=Sbx-3_vid01&scramble=1', 'A video, all names in the page scrambled'],
    ],
  },
  {
    title: 'Events',
    links: [
      ['https://venue.example/', 'A venue’s programme'],
      ['https://venue.example/jazz-night', 'A concert, well described'],
      ['https://venue.example/market', 'A market, in microdata'],
      ['https://venue.example/talk', 'A lecture, in plain words'],
      ['https://venue.example/many', 'Three events on one page'],
      ['https://venue.example/none', 'A page without an event'],
    ],
  },
  {
    title: 'The rest of the web',
    links: [
      ['https://blog.example/review', 'A blog post with a player'],
      ['https://calendar.example/', 'Your calendar site'],
      ['https://plain.example/', 'A site without a calendar'],
      ['https://nothing.example/', 'A site of another kind'],
      ['https://hostile.example/', 'A hostile site: see what it cannot do'],
    ],
  },
];

function linkList(title: string, links: readonly Link[]): Markup {
  return html`<div class="box">
  <h3>${title}</h3>
  <ul class="links">${links.map(([href, text]) => html`<li><a href="${href}">${text}</a></li>`)}</ul>
</div>`;
}
