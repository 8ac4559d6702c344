import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { createSite } from './assets';
import { document, jsonLd, jsonText, type Page, type Site } from './markup';
import { type Programme, placeOffset } from './programme';

const site: Site = {
  name: 'Hostile site',
  menu: [{ href: '/', text: 'All attacks' }],
  about: 'Every page here tries to misuse an extension, and notes in window.findings how far it came.',
};

/** Pages that attack an extension which shows itself in them or reads them. */
export function createHostileSite({ hostileEvening }: Programme): Hono {
  const app = createSite();
  const describe: Describe = (name) => ({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    startDate: `${hostileEvening.start}:00${placeOffset}`,
    url: 'https://hostile.example/',
  });
  app.get('/', (c) => c.html(document(site, contents)));
  for (const [path, page] of Object.entries(attacks))
    app.get(path, (c) => c.html(document(site, page(describe))));
  app.get('/huge', (c) => c.html(document(site, huge(c.req.query('shape') ?? 'big', describe))));
  return app;
}

/** The linked data of a plain event with this name. */
type Describe = (name: string) => Record<'@context' | '@type' | 'name' | 'startDate' | 'url', string>;

const video = 'https://www.youtube.com/watch?v=Sbx-3_vid01';

const contents: Page = {
  title: 'All attacks',
  main: html`<div class="article">
  <h1>All attacks</h1>
  <ul class="links">
    <li><a href="/forge">Forged messages</a></li>
    <li><a href="/clicks">Forged clicks and a hidden overlay</a>, <a href="/clicks?overlay=block">one that takes the clicks</a></li>
    <li><a href="/keys">A listener to every key</a></li>
    <li><a href="/huge">10 MB of event data</a>, <a href="/huge?shape=deep">nested 10,000 deep</a>,
      <a href="/huge?shape=prototype">prototype keys</a>, <a href="/huge?shape=thousand">1,000 events</a></li>
    <li><a href="/markup">Markup in event data</a></li>
    <li><a href="/frame">The extension’s pages in frames</a> (<code>?id=</code> names the extension)</li>
    <li>On the video site: <a href="${video}&hostile=forge">messages</a>, <a href="${video}&hostile=clicks">clicks</a>,
      <a href="${video}&hostile=keys">keys</a></li>
  </ul>
</div>`,
};

const attack = (title: string, what: string, script: string): Page => ({
  title,
  main: html`<article class="article">
  <h1>${title}</h1>
  <p class="lead">${what}</p>
  <p><a href="${video}">A video</a>, and a field to type in:</p>
  <p><input aria-label="Anything" name="anything"></p>
  <section class="findings" aria-label="What the attack shows"></section>
</article>`,
  end: html`<script type="module" src="/assets/${script}"></script>`,
});

const attacks: Record<string, (describe: Describe) => Page> = {
  '/forge': (describe) => ({
    ...attack('Forged messages', 'This page poses as a part of the extension.', 'hostile-forge.js'),
    head: jsonLd(describe('Forged evening')),
  }),
  '/clicks': (describe) => ({
    ...attack('Forged clicks', 'This page presses whatever appears in it.', 'hostile-clicks.js'),
    head: jsonLd(describe('Clicked evening')),
  }),
  '/keys': (describe) => {
    const { end: _, ...page } = attack('Every key', 'This page hears all that is typed.', '');
    return {
      ...page,
      head: html`<script src="/assets/hostile-keys.js"></script>${jsonLd(describe('Overheard evening'))}`,
    };
  },
  '/frame': () => attack('Frames', 'This page shows the extension’s own pages.', 'hostile-frame.js'),
  '/markup': (describe) => ({
    ...attack(
      'Markup in event data',
      'Titles that are markup, addresses that are code.',
      'hostile-markup.js',
    ),
    head: html`${toMarkupEvents(describe).map((event) => jsonLd(event))}`,
  }),
};

/** Says on the document element, where every world of scripts can read it, that it was executed. */
const executes = (where: string) => `document.documentElement.dataset.executed='${where}'`;
const image = (where: string) => `<img src="x" onerror="${executes(where)}">`;
const code = (where: string) => `javascript:${executes(where)}`;

const toMarkupEvents = (describe: Describe) => [
  {
    ...describe(`${image('title')}Evening of markup`),
    description: `<script>${executes('description')}</script>A ${image('description')} <b>bold</b> claim.`,
    url: code('url'),
    image: code('image'),
    location: {
      '@type': 'Place',
      name: `${image('venue')}Hall`,
      url: code('venue'),
      address: `"><svg onload="${executes('address')}">`,
    },
    organizer: {
      '@type': 'Organization',
      name: `${image('organizer')}Club`,
      url: ` java\tscript:${executes('organizer')}`,
      email: `"><img src=x onerror="${executes('email')}">@hostile.example`,
    },
    offers: { '@type': 'Offer', price: image('price'), priceCurrency: '<i>', url: code('offer') },
  },
  {
    ...describe('&lt;img src=x onerror=alert(1)&gt; said twice'),
    url: 'data:text/html,<script>alert(1)</script>',
    image: { '@type': 'ImageObject', url: 'vbscript:alert(1)' },
    keywords: ['<u>one</u>', `${image('keyword')}`],
  },
];

/** Event data out of all measure: `big`, `deep`, `prototype` or `thousand`. */
function huge(shape: string, describe: Describe): Page {
  return {
    title: 'Event data out of all measure',
    head: html`<script type="application/ld+json">${raw(blocks[shape]?.(describe) ?? '{}')}</script>`,
    main: html`<article class="article">
  <h1>Event data out of all measure</h1>
  <p class="lead">This page describes its event in a block that a reader had better skip.</p>
  <p><a href="${video}">A video</a></p>
</article>`,
    end: html`<script>window.findings = { shape: ${jsonText(shape)} };</script>`,
  };
}

const blocks: Record<string, ((describe: Describe) => string) | undefined> = {
  big: (describe) =>
    String(jsonText({ ...describe('Ten megabytes'), description: 'x'.repeat(10 * 1024 * 1024) })),
  deep: (describe) => {
    const { startDate } = describe('Deep');
    const opening = `{"@type":"Event","name":"Deep","startDate":"${startDate}","subEvent":`;
    return `${opening.repeat(10_000)}null${'}'.repeat(10_000)}`;
  },
  prototype: (describe) =>
    `{"@context":"https://schema.org","@type":"Event","name":"Prototype","startDate":"${describe('').startDate}",` +
    `"__proto__":{"polluted":"yes","url":"https://evil.example/"},"constructor":{"prototype":{"polluted":"yes"}},` +
    `"location":{"@type":"Place","__proto__":{"name":"Nowhere"},"toString":"x","hasOwnProperty":1}}`,
  thousand: (describe) =>
    String(
      jsonText(
        Array.from({ length: 1000 }, (_, index) => ({
          ...describe(`Evening ${index + 1} of a thousand`),
          url: `https://hostile.example/evenings/${index + 1}`,
        })),
      ),
    ),
};
