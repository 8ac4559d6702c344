import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { videos } from '../sandbox/seed';
import { createDemoWeb } from '../sandbox/web';
import { toDateText } from '../sandbox/web/programme';

const { hosts, programme } = createDemoWeb({ clock: Date.now });
const jazz = 'PLSandboxHarbourHall-Jazz-0000001a';
const video = 'https://www.youtube.com/watch?v=Sbx-3_vid01';

async function get(url: string) {
  const app = hosts.get(new URL(url).hostname);
  if (!app) throw new Error(`No site for ${url}`);
  const response = await app.request(url);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const namesIn = (text: string) => [
  ...[...text.matchAll(/ (?:class|id|for)="([^"]+)"/g)].flatMap(([, list = '']) => list.split(/\s+/)),
  ...[...text.matchAll(/<([a-z]+-[a-z0-9-]+)/g)].map(([, name = '']) => name),
];

describe('every page answers', () => {
  const pages: readonly (readonly [url: string, status: number, text: string])[] = [
    ['https://www.youtube.com/', 200, 'Demo pages'],
    [video, 200, 'Trio in one take: Low Tide'],
    [`${video}&list=${jazz}&index=1`, 200, 'Double bass alone'],
    ['https://www.youtube.com/watch?v=SbxPrivat-1', 404, 'not available'],
    ['https://www.youtube.com/shorts/Sbx-3_vid03', 200, 'Double bass alone'],
    [`https://www.youtube.com/playlist?list=${jazz}`, 200, `index=4`],
    ['https://www.youtube.com/channel/UCSandbox-Blue_Note-0003', 200, 'Blue Lamp Sessions'],
    ['https://www.youtube.com/@BlueLamp', 200, 'Blue Lamp Sessions'],
    ['https://www.youtube.com/@open.lectures', 200, 'Open Lectures'],
    ['https://www.youtube.com/user/harbourhall', 200, 'Harbour Hall'],
    ['https://www.youtube.com/@nobody', 404, 'not available'],
    ['https://www.youtube.com/results?search_query=a%20%3Cb%3E', 200, 'a &lt;b&gt;'],
    ['https://www.youtube.com/embed/Sbx-3_vid01', 200, 'movie_player'],
    ['https://www.youtube-nocookie.com/embed/Sbx-3_vid01', 200, 'movie_player'],
    ['https://m.youtube.com/watch?v=Sbx-3_vid01', 200, '<ytm-app>'],
    ['https://blog.example/', 200, '/review'],
    ['https://blog.example/review', 200, 'https://www.youtube.com/embed/Sbx-3_vid01'],
    ['https://venue.example/', 200, '/jazz-night'],
    ['https://venue.example/index', 200, '/jazz-night'],
    ['https://venue.example/market', 200, 'itemtype="https://schema.org/Festival"'],
    [
      'https://venue.example/talk',
      200,
      `Lecture on tides, ${toDateText(programme.talk.start)}, 7:30 pm to 9 pm at Harbour Hall, 12 Quay Street`,
    ],
    ['https://venue.example/none', 200, 'sail loft'],
    ['https://hostile.example/', 200, '/forge'],
    ['https://hostile.example/forge', 200, 'hostile-forge.js'],
    ['https://hostile.example/clicks', 200, 'hostile-clicks.js'],
    ['https://hostile.example/keys', 200, 'hostile-keys.js'],
    ['https://hostile.example/markup', 200, 'hostile-markup.js'],
    ['https://hostile.example/frame', 200, 'hostile-frame.js'],
    ['https://nothing.example/', 200, 'one file'],
    ['https://nothing.example/wp-json/', 404, 'no such page'],
  ];
  it.each(pages)('%s', async (url, status, text) => {
    const answer = await get(url);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.text).toContain(text);
    // The start page quotes labels of the extension, which name the platform; the demo site itself does not.
    expect(answer.text.replaceAll(/<em>[^<]*<\/em>/g, '')).not.toMatch(/\[object|undefined|YouTube/);
  });

  it('the start page speaks of itself as this page, and its title fits a tab', async () => {
    const { text } = await get('https://www.youtube.com/');
    expect(text).toContain('<title>Demo pages</title>');
    expect(text).toContain('This window cannot reach the real sites');
    expect(text).toContain('Come back to this page and open');
    expect(text).not.toMatch(/<em>Demo pages<\/em>|[Tt]hat window|[{}|]\w+ page/);
  });

  it('leads short links and the bare host to the watch page', async () => {
    const short = await get('https://youtu.be/Sbx-3_vid01?t=90');
    expect(short.headers.get('location')).toBe(
      'https://www.youtube.com/watch?v=Sbx-3_vid01&t=90&feature=youtu.be',
    );
    const bare = await get('https://youtube.com/watch?v=Sbx-3_vid01');
    expect(bare.headers.get('location')).toBe(video);
  });

  it('every link from the start page to a demo page leads somewhere', async () => {
    const { text } = await get('https://www.youtube.com/');
    const links = [...text.matchAll(/ href="([^"#]+)"/g)].map(
      ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), 'https://www.youtube.com/'),
    );
    const known = links.filter((link) => hosts.has(link.hostname));
    expect(known.length).toBeGreaterThan(30);
    for (const link of new Set(known.map(String))) {
      expect((await get(link)).status, link).toBeLessThan(400);
    }
  });

  it('serves pictures, stylesheet and scripts with their types', async () => {
    const types = {
      'https://i.ytimg.com/vi/Sbx-3_vid01/hqdefault.jpg': 'image/svg+xml',
      'https://i.ytimg.com/avatar/UCSandbox-Blue_Note-0003': 'image/svg+xml',
      'https://venue.example/pictures/jazz-night.png': 'image/png',
      'https://www.youtube.com/assets/style.css': 'text/css; charset=utf-8',
      'https://www.youtube.com/assets/video-site.js': 'text/javascript; charset=utf-8',
    };
    for (const [url, type] of Object.entries(types)) {
      const { status, headers } = await get(url);
      expect([url, status, headers.get('content-type')]).toEqual([url, 200, type]);
    }
    expect((await get('https://www.youtube.com/assets/other.js')).status).toBe(404);
  });
});

describe('the video site', () => {
  it('lists 400 videos among the results, or as many as a measurement asks for', async () => {
    const linked = (text: string) =>
      new Set([...text.matchAll(/href="\/watch\?v=([\w-]{11})"/g)].map(([, id]) => id));
    const results = await get('https://www.youtube.com/results?search_query=harbour');
    expect(linked(results.text).size).toBe(400);
    const more = await get('https://www.youtube.com/results?search_query=harbour&count=1000');
    expect(linked(more.text).size).toBe(1000);
  });

  it('allows scripts by a fresh nonce only, and requires Trusted Types', async () => {
    const [first, second] = await Promise.all([get(video), get(video)]);
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toBe(second.headers.get('content-security-policy'));
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    const executable = [...first.text.matchAll(/<script(?! type="application\/ld\+json")[^>]*>/g)];
    expect(executable.length).toBeGreaterThan(1);
    for (const [tag] of executable) expect(tag).toContain(`nonce="${nonce}"`);
  });

  it('carries the hostile scripts when asked, the key listener before all others', async () => {
    for (const kind of ['keys', 'clicks', 'forge']) {
      expect((await get(`${video}&hostile=${kind}`)).text).toContain(`hostile-${kind}.js`);
    }
    expect((await get(video)).text).not.toContain('hostile');
    const { text } = await get(`${video}&hostile=keys`);
    expect(text.indexOf('hostile-keys.js')).toBeLessThan(text.indexOf('video-site.js'));
  });

  it('writes titles as text', async () => {
    const quiet = videos.find(({ title }) => title.includes('<'));
    const { text } = await get(`https://www.youtube.com/watch?v=${quiet?.id}`);
    expect(text).toContain('The &lt;quiet&gt; set');
    expect(text).not.toContain('<quiet>');
  });
});

describe('scrambled pages', () => {
  it.each([video, 'https://www.youtube.com/results?search_query=x', 'https://venue.example/jazz-night'])(
    'share no class, id or custom element with %s',
    async (url) => {
      const plain = new Set(namesIn((await get(url)).text));
      const scrambled = namesIn((await get(`${url}${url.includes('?') ? '&' : '?'}scramble=1`)).text);
      expect(plain.size).toBeGreaterThan(5);
      expect(new Set(scrambled).size).toBe(plain.size);
      expect(scrambled.filter((name) => plain.has(name))).toEqual([]);
    },
  );

  it('keep the parameter in links and forms, and name alike what the stylesheet names', async () => {
    const { text } = await get(`${video}&scramble=1`);
    const links = [...text.matchAll(/ href="(\/[^"]*)"/g)].map(([, href]) => href);
    expect(links.filter((href) => !href?.includes('scramble=1'))).toEqual([]);
    expect(text).toContain('<input type="hidden" name="scramble" value="1">');
    const css = await get('https://www.youtube.com/assets/style.css?scramble=1');
    const masthead = /<header class="([^"]+)"/.exec(text)?.[1];
    expect(css.text).toContain(`.${masthead} {`);
    expect(css.text).not.toContain('.masthead');
    expect(css.text).toContain('0.5rem');
  });
});

describe('event data', () => {
  const blocksOf = async (url: string) =>
    [...(await get(url)).text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => json,
    );

  it('describes the concert whole and the year’s end thrice', async () => {
    const [concert = ''] = await blocksOf('https://venue.example/jazz-night');
    expect(JSON.parse(concert)).toMatchObject({
      '@type': 'MusicEvent',
      startDate: `${programme.jazzNight.start}:00-05:00`,
      location: { name: 'Harbour Hall', address: { streetAddress: '12 Quay Street' } },
      organizer: { email: 'friends@venue.example' },
      offers: { price: '18.00', priceCurrency: 'USD' },
    });
    const [many = ''] = await blocksOf('https://venue.example/many');
    expect(JSON.parse(many)['@graph']).toHaveLength(3);
    expect(await blocksOf('https://venue.example/talk')).toEqual([]);
  });

  it('is out of all measure on the hostile site', async () => {
    const [big = ''] = await blocksOf('https://hostile.example/huge');
    expect(big.length).toBeGreaterThan(10 * 1024 * 1024);
    const [deep = ''] = await blocksOf('https://hostile.example/huge?shape=deep');
    expect(deep.split('"subEvent"')).toHaveLength(10_001);
    const [thousand = ''] = await blocksOf('https://hostile.example/huge?shape=thousand');
    expect(JSON.parse(thousand)).toHaveLength(1000);
    const [prototype = ''] = await blocksOf('https://hostile.example/huge?shape=prototype');
    expect(Object.keys(JSON.parse(prototype))).toContain('__proto__');
  });

  it('holds markup that stays inside its block', async () => {
    const blocks = await blocksOf('https://hostile.example/markup');
    expect(blocks).toHaveLength(2);
    expect(JSON.parse(blocks[0] ?? '').name).toMatch(/^<img src="x" onerror=/);
    expect(blocks.join('')).not.toContain('<');
  });
});

describe('the single-page app', () => {
  const script = readFileSync(new URL('../sandbox/web/assets/video-site.js', import.meta.url), 'utf8');
  const navigationEvents = [
    'yt-navigate-start',
    'yt-page-data-fetched',
    'yt-navigate-finish',
    'yt-page-data-updated',
    'state-navigatestart',
    'state-navigateend',
  ];

  /** A document with the site's script running, and a log of its events with the address and heading at each. */
  async function open(url: string) {
    const window = new Window({
      url,
      settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
    });
    const { document, location, history } = window;
    document.write((await get(url)).text);
    const fetchPage = (address: string) =>
      get(new URL(address, location.href).href).then(({ text }) => ({ ok: true, text: async () => text }));
    window.scrollTo = () => {};
    const log: string[] = [];
    for (const target of [window, document]) {
      for (const name of navigationEvents) {
        target.addEventListener(name, () => {
          const listener = target === window ? 'window' : 'document';
          log.push(`${listener} ${name} ${location.pathname}${location.search} ${heading()}`);
        });
      }
    }
    const heading = () => document.querySelector('h1')?.textContent.trim();
    const globals = { window, document, location, history, fetch: fetchPage };
    const classes = ['CustomEvent', 'DOMParser', 'Text', 'Element', 'FormData', 'URLSearchParams'] as const;
    const scope = { ...globals, ...Object.fromEntries(classes.map((name) => [name, window[name]])) };
    new Function(...Object.keys(scope), script)(...Object.values(scope));
    const click = (selector: string) =>
      document
        .querySelector(selector)
        ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }));
    return { window, document, location, log, heading, click };
  }

  it('changes the address first, then the content, and leaves the head as it was', async () => {
    const site = await open(video);
    const flexy = site.document.querySelector('ytd-watch-flexy');
    site.click('aside a[href="/watch?v=Sbx-3_vid02"]');
    expect(site.location.search).toBe('?v=Sbx-3_vid02');
    expect(site.heading()).toBe('Trio in one take: Low Tide');
    await expect.poll(site.heading).toBe('Trio in one take: Copper Street');
    const address = '/watch?v=Sbx-3_vid02';
    await expect
      .poll(() => site.log.filter((line) => line.startsWith('document')))
      .toEqual([
        'document yt-navigate-start /watch?v=Sbx-3_vid01 Trio in one take: Low Tide',
        `document yt-page-data-fetched ${address} Trio in one take: Low Tide`,
        `document yt-navigate-finish ${address} Trio in one take: Copper Street`,
        `document yt-page-data-updated ${address} Trio in one take: Copper Street`,
      ]);
    expect(site.log.filter((line) => line.startsWith('window'))).toHaveLength(4);
    expect(site.document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(video);
    expect(site.document.title).toContain('Copper Street');
    expect(site.document.querySelector('ytd-watch-flexy')).toBe(flexy);
    expect(flexy?.getAttribute('video-id')).toBe('Sbx-3_vid02');
  });

  it('speaks on the window, in its own words, on the mobile site', async () => {
    const site = await open('https://m.youtube.com/watch?v=Sbx-3_vid01');
    site.click('aside a[href="/watch?v=Sbx-3_vid02"]');
    await expect
      .poll(() => site.log)
      .toEqual([
        'window state-navigatestart /watch?v=Sbx-3_vid01 Trio in one take: Low Tide',
        'window state-navigateend /watch?v=Sbx-3_vid02 Trio in one take: Copper Street',
      ]);
  });

  it('draws results again in place: new elements by title, the same elements by date', async () => {
    const site = await open('https://www.youtube.com/results?search_query=harbour&count=40');
    const first = () => site.document.querySelector('[role=list]')?.firstElementChild;
    const link = () => first()?.querySelector('a')?.getAttribute('href');
    const before = first();
    expect(link()).toBe('/watch?v=SbxFind-001');

    site.click('button[value=title]');
    await expect.poll(link).toBe('/watch?v=SbxFind-040');
    expect(first()).not.toBe(before);
    expect(site.document.querySelectorAll('[role=listitem]')).toHaveLength(40);

    const drawn = first();
    site.click('button[value=newest]');
    await expect.poll(link).not.toBe('/watch?v=SbxFind-040');
    expect(first()).toBe(drawn);
    expect(site.log).toEqual([]);
  });

  it('scrolls from short to short without a word', async () => {
    const site = await open('https://www.youtube.com/shorts/Sbx-3_vid03');
    site.click('a[rel=next]');
    expect(site.location.pathname).toBe('/shorts/Sbx-3_vid01');
    await expect.poll(site.heading).toBe('Trio in one take: Low Tide');
    expect(site.log).toEqual([]);
  });

  it('goes on in scrambled pages', async () => {
    const site = await open(`${video}&scramble=1`);
    site.click('aside a[href^="/watch?v=Sbx-3_vid02"]');
    await expect.poll(site.heading).toBe('Trio in one take: Copper Street');
    expect(site.location.search).toBe('?v=Sbx-3_vid02&scramble=1');
    expect(site.document.querySelector('ytd-watch-flexy')).toBeNull();
  });
});
