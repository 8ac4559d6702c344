import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { createSite } from './assets';

/** `i.ytimg.com`: a small drawn landscape for every id, whatever size or file type the address names. */
export function createThumbnailHost(): Hono {
  const host = createSite();
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' };
  host.get('/vi/:id/:file', (c) => c.body(landscape(c.req.param('id')), 200, headers));
  host.get('/vi_webp/:id/:file', (c) => c.body(landscape(c.req.param('id')), 200, headers));
  host.get('/avatar/:id', (c) => c.body(badge(c.req.param('id')), 200, headers));
  // What the API names as a channel's picture.
  host.get('/ch/:id/:file', (c) => c.body(badge(c.req.param('id')), 200, headers));
  return host;
}

/** Numbers from 0 to 255 that are always the same for an id. */
const numbersFor = (id: string) => createHash('sha256').update(id).digest();

function landscape(id: string): string {
  const [hue = 0, sun = 0, height = 0, swell = 0] = numbersFor(id);
  const x = 40 + (sun / 255) * 240;
  const y = 35 + (height / 255) * 45;
  const wave = (top: number, shift: number, fill: string) => {
    const rise = 8 + swell / 16;
    return `<path fill="${fill}" d="M-80 ${top} q40 ${-rise} 80 0 t80 0 t80 0 t80 0 t80 0 t80 0 V180 H-80z" transform="translate(${-shift} 0)"/>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="320" height="180">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue * 1.4} 45% 32%)"/><stop offset="1" stop-color="hsl(${hue * 1.4 + 50} 65% 74%)"/></linearGradient></defs>
<rect width="320" height="180" fill="url(#sky)"/><circle cx="${x}" cy="${y}" r="24" fill="hsl(${hue * 1.4 + 60} 85% 88%)"/>
${wave(112, 0, `hsl(${hue * 1.4 + 15} 40% 42%)`)}${wave(132, 36, `hsl(${hue * 1.4 + 5} 42% 33%)`)}${wave(154, 12, `hsl(${hue * 1.4} 45% 24%)`)}</svg>`;
}

function badge(id: string): string {
  const [hue = 0, turn = 0] = numbersFor(id);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 88 88" width="88" height="88"><rect width="88" height="88" fill="hsl(${hue * 1.4} 45% 35%)"/><g transform="rotate(${turn} 44 44)" fill="hsl(${hue * 1.4 + 40} 70% 82%)"><circle cx="44" cy="30" r="14"/><path d="M16 60h56v10H16z"/></g></svg>`;
}
