import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { pageAddress } from './addresses';
import { shownEvents } from './feeds';
import { eventJsonLd } from './jsonLd';
import { escapedAttribute, publishedEvent } from './published';
import { eventShape } from './shapes';
import { calendarAddress, restAddress, type Site } from './site';
import type { EventPost } from './store';

export type Page = HtmlEscapedString | Promise<HtmlEscapedString>;

const style = `
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1d2733; --quiet: #55606e; --line: #d6d3ca; --accent: #1f5fa8; --on-accent: #fff; --card: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #14191f; --ink: #e9ecef; --quiet: #a9b4c0; --line: #35404c; --accent: #8fc1ff; --on-accent: #0b1a2b; --card: #1c232b; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
header, main { max-width: 42rem; margin: 0 auto; padding: 1.25rem; }
header { border-bottom: 1px solid var(--line); }
h1 { font-size: 1.6rem; line-height: 1.25; }
a { color: var(--accent); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.5rem; max-width: 28rem; margin: 2rem auto; }
.note { border-left: 4px solid var(--accent); padding: 0.5rem 0.75rem; font-weight: 600; }
label { display: block; margin: 0.9rem 0 0.25rem; }
input { width: 100%; padding: 0.6rem; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--quiet); border-radius: 0.4rem; }
button { font: inherit; padding: 0.6rem 1.2rem; margin: 1rem 0.5rem 0 0; border: 1px solid var(--accent); border-radius: 0.4rem; background: var(--accent); color: var(--on-accent); cursor: pointer; }
button.second { background: transparent; color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
code { overflow-wrap: anywhere; font-size: 1.1rem; }
time, .quiet { color: var(--quiet); overflow-wrap: anywhere; }
.host { display: block; font-size: 0.9rem; }
li { margin: 0.75rem 0; }
`;

interface PageOptions {
  site: Site;
  title: string | Page;
  head?: Page;
  body: Page;
}

export const page = ({ site, title, head, body }: PageOptions): Page => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} – ${site.settings.name}</title>
${head ?? ''}
<style>${raw(style)}</style>
</head>
<body>
${body}
</body>
</html>`;

/** How a front-end page tells where the API is: calendar API behaviour, section 1. */
function discovery(site: Site, api = calendarAddress(site, '/')): Page {
  const root = html`<link rel="https://api.w.org/" href="${restAddress(site, '/')}">`;
  if (site.switches.apiDisabled) return html`${root}<meta name="tec-api-version" content="disabled">`;
  return html`${root}
<link rel="alternate" type="text/calendar" href="${site.origin}/events/?ical=1">
<link rel="alternate" type="application/rss+xml" href="${site.origin}/events/feed/">
<meta name="tec-api-version" content="v1">
<meta name="tec-api-origin" content="${site.origin}">
<link rel="alternate" href="${api}">`;
}

export function discoveryHeaders(site: Site): Record<string, string> {
  const link = `<${restAddress(site, '/')}>; rel="https://api.w.org/"`;
  if (site.switches.apiDisabled) return { Link: link, 'X-TEC-API-VERSION': 'disabled' };
  return {
    Link: link,
    'X-TEC-API-VERSION': 'v1',
    'X-TEC-API-ROOT': calendarAddress(site, '/'),
    'X-TEC-API-ORIGIN': site.origin,
  };
}

const frontEnd = (site: Site, title: string | Page, body: Page, api?: string): Page =>
  page({
    site,
    title,
    head: discovery(site, api),
    body: html`<header><a href="${site.origin}/">${site.settings.name}</a> · <a href="${site.origin}/events/">Events</a></header><main>${body}</main>`,
  });

export const frontPage = (site: Site): Page =>
  frontEnd(
    site,
    'Welcome',
    html`<h1>${site.settings.name}</h1><p>What is on in the harbour: <a href="/events/">all events</a>.</p>`,
  );

/** A block theme's list holds no JSON-LD, a classic theme's all of its events without a password. */
export function eventsPage(site: Site, address: string, api?: string): Page {
  const shown = shownEvents(site, new URL(address));
  const data = site.settings.classicTheme
    ? shown.filter(({ password }) => password === '').map((event) => eventJsonLd(site, event))
    : [];
  const items = shown.map(
    (event) =>
      html`<li><a href="${pageAddress(site, event)}">${raw(eventShape(site, event).title)}</a><br><time datetime="${event.fields.start.replace(' ', 'T')}">${event.fields.start}</time></li>`,
  );
  return frontEnd(
    site,
    'Events',
    html`<h1>Events</h1><ul>${items}</ul>${data.length > 0 ? jsonLdScript(data) : ''}`,
    api,
  );
}

export function eventPage(site: Site, event: EventPost): Page {
  const shown = eventShape(site, event, { single: true });
  return frontEnd(
    site,
    raw(escapedAttribute(shown.title)),
    html`${publishedEvent(event, shown)}
${shown.json_ld ? jsonLdScript(shown.json_ld) : ''}`,
    calendarAddress(site, `/events/${event.id}`),
  );
}

const jsonLdScript = (data: object): Page =>
  html`<script type="application/ld+json">${raw(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>`;

export const recordPage = (site: Site, title: string): Page => frontEnd(site, title, html`<h1>${title}</h1>`);

export const notFoundPage = (site: Site): Page => frontEnd(site, 'Not found', html`<h1>Nothing here</h1>`);

/** What plain permalinks and security plugins answer where the API is expected. */
export const wallPage = (site: Site): Page =>
  page({ site, title: 'Please wait', body: html`<main><h1>Checking your browser</h1></main>` });
