import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { scramble } from './scramble';

const script = 'text/javascript; charset=utf-8';
const files: Record<string, { url: URL; type: string } | undefined> = {
  'style.css': { url: new URL('./assets/style.css', import.meta.url), type: 'text/css; charset=utf-8' },
  'icon.svg': { url: new URL('./assets/icon.svg', import.meta.url), type: 'image/svg+xml' },
  'video-site.js': { url: new URL('./assets/video-site.js', import.meta.url), type: script },
  'hostile-clicks.js': { url: new URL('./assets/hostile-clicks.js', import.meta.url), type: script },
  'hostile-forge.js': { url: new URL('./assets/hostile-forge.js', import.meta.url), type: script },
  'hostile-frame.js': { url: new URL('./assets/hostile-frame.js', import.meta.url), type: script },
  'hostile-keys.js': { url: new URL('./assets/hostile-keys.js', import.meta.url), type: script },
  'hostile-markup.js': { url: new URL('./assets/hostile-markup.js', import.meta.url), type: script },
  'recycled-rows.js': { url: new URL('./assets/recycled-rows.js', import.meta.url), type: script },
};

/** A site with the shared stylesheet, icon and scripts, whose names `?scramble=1` scrambles. */
export function createSite(): Hono {
  const site = new Hono();
  site.use(scramble);
  site.get('/favicon.ico', (c) => c.redirect('/assets/icon.svg'));
  site.get('/assets/:name', (c) => {
    const file = files[c.req.param('name')];
    if (!file) return c.notFound();
    return c.body(readFileSync(file.url), 200, { 'content-type': file.type });
  });
  return site;
}
