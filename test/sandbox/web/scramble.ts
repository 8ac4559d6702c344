import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/**
 * With `?scramble=1` a page is served with random names in place of every class, id, custom element and their own
 * attributes, as a host page may look after any release of it. Links within the site keep the parameter. A name
 * stands for the same thing on all pages, so that stylesheet and pages go together.
 */
export const scramble: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.query('scramble') !== '1') return;
  const type = c.res.headers.get('content-type') ?? '';
  if (type.startsWith('text/html')) c.res = new Response(scrambleHtml(await c.res.text()), c.res);
  if (type.startsWith('text/css')) c.res = new Response(scrambleCss(await c.res.text()), c.res);
};

const names = new Map<string, string>();

function randomName(name: string): string {
  const known = names.get(name);
  if (known) return known;
  const made = `x${randomBytes(6).toString('hex')}`;
  names.set(name, made);
  return made;
}

const randomNames = (list: string) =>
  list
    .split(/\s+/)
    .filter((name) => name !== '')
    .map(randomName)
    .join(' ');

function scrambleHtml(text: string): string {
  return text
    .replace(/ (class|id|for|aria-labelledby|aria-describedby)="([^"]*)"/g, (_, attribute, list) => {
      return ` ${attribute}="${randomNames(list)}"`;
    })
    .replace(/ href="#([^"]+)"/g, (_, id) => ` href="#${randomName(id)}"`)
    .replace(/ (video-id|page-subtype)="/g, (_, attribute) => ` ${randomName(attribute)}="`)
    .replace(/<(\/?)((?:ytd|ytm|yt)-[a-z-]+)/g, (_, slash, name) => `<${slash}x-${randomName(name)}`)
    .replace(/ (href|data-next)="(\/[^"#]*)/g, (_, attribute, path) => {
      return ` ${attribute}="${path}${path.includes('?') ? '&amp;' : '?'}scramble=1`;
    })
    .replace(/(<form [^>]*>)/g, '$1<input type="hidden" name="scramble" value="1">');
}

function scrambleCss(text: string): string {
  return text.replace(/\.([a-z][a-z-]*)/g, (_, name) => `.${randomName(name)}`);
}
