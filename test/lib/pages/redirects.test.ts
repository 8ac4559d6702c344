import { expect, it } from 'vitest';
import { unwrapRedirect, unwrapSitePage } from '../../../lib/pages/redirects';

const target = 'https://hall.example/a?b=c';
const encoded = encodeURIComponent(target);

it.each<[string, string | undefined]>([
  [`https://www.google.de/url?sa=t&url=${encoded}`, target],
  [`https://www.google.co.uk/url?q=${encoded}&url=https://other.example`, target],
  ['https://www.google.com/url?q=word&url=hall.example', 'https://hall.example'],
  ['https://www.google.com/url?q=word', undefined],
  ['https://www.google.com/amp/s/hall.example/a?b=c', target],
  ['https://www.google.com/amp/hall.example/a?b=c', target],
  [`https://www.bing.com/ck/a?u=a1${btoa(target)}`, target],
  [`https://www.bing.com/ck/a?u=a2${btoa(target)}`, undefined],
  ['https://www.bing.com/ck/a?u=a1*', undefined],
  [`https://r.search.yahoo.com/x/RU=${encoded}/RK=2`, target],
  [`https://duckduckgo.com/l/?uddg=${encoded}`, target],
  ['https://duckduckgo.com/l/?uddg=//hall.example/a', 'https://hall.example/a'],
  [`https://href.li/?${target}`, target],
  [`https://disq.us/url?url=${encoded}:AbCdEfGhIjKlMnOpQrStUvWxYz0`, target],
  [`https://web.archive.org/web/20260501000000if_/${target}`, target],
  ['https://web.archive.org/web/20260501/http://hall.example/50%25?b=c', 'http://hall.example/50%25?b=c'],
  [`https://eur01.safelinks.protection.outlook.com/?url=${encoded}&data=1`, target],
  ['https://urldefense.proofpoint.com/v2/url?u=https-3A__hall.example_a-3Fb-3Dc&d=x', target],
  ['https://urldefense.com/v3/__https://hall.example/a?b=c__;!!x', target],
  ['https://urldefense.com/v3/__https:/hall.example/a__;!!x', 'https://hall.example/a'],
  [
    'https://urldefense.com/v3/__https://hall.example/go?u=http:/a.example__;!!x',
    'https://hall.example/go?u=http:/a.example',
  ],
  // The characters that were taken out: `ü`, then `äö` as a run of two, then `#`
  [
    `https://urldefense.com/v3/__https://hall.example/*/**A/*x__;${base64('üäö#')}!!x`,
    'https://hall.example/ü/äö/#x',
  ],
  [
    `https://urldefense.com/v3/__https://hall.example/**B*__;${base64('äöü#')}!!x`,
    'https://hall.example/äöü#',
  ],
  ['https://urldefense.com/v3/__https://hall.example/a', undefined],
  [`https://t.umblr.com/redirect?z=${encoded}&t=x`, target],
  [`https://t.umblr.com/other?z=${encoded}`, undefined],
  [`https://umblr.com/redirect?z=${encoded}`, undefined],
])('%s leads to %s', (address, expected) => expect(unwrapRedirect(new URL(address))).toBe(expected));

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

it.each<[string, string | undefined]>([
  [`https://consent.youtube.com/m?continue=${encoded}`, target],
  ['https://consent.youtube.com/m', undefined],
  [`https://www.youtube.com/oembed?url=${encoded}`, target],
  [`https://www.youtube.com//oembed?url=${encoded}`, target],
  [`https://www.youtube-nocookie.com/oembed/?url=${encoded}`, target],
  [`https://youtube.com/attribution_link?a=x&u=${encoded}`, target],
  [`https://youtube.com/attribution_link?url=${encoded}`, undefined],
  ['https://youtube.com/attribution_link?u=', undefined],
  [`https://www.youtube.com/watch?url=${encoded}&u=${encoded}`, undefined],
  [`https://hall.example/oembed?url=${encoded}`, undefined],
  [`https://xyoutube.com/oembed?url=${encoded}`, undefined],
])('the site’s page %s leads to %s', (address, expected) =>
  expect(unwrapSitePage(new URL(address))).toBe(expected),
);
