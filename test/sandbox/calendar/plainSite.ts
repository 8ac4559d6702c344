import { Hono } from 'hono';
import { html } from 'hono/html';
import { page } from './pages';
import { answerRest } from './rest';
import { siteIndex, wideNamespaces } from './root';
import { type Site, usualSettings, usualSwitches } from './site';

/** A WordPress without the calendar: its root index lacks the calendar's namespaces. */
export function createPlainSite(name: string, calendar: Site): Hono {
  const site: Site = {
    ...calendar,
    origin: `https://${name}`,
    switches: { ...usualSwitches, apiDisabled: true },
    settings: { ...structuredClone(usualSettings), name: 'A plain blog' },
  };
  const link = `${site.origin}/wp-json/`;
  const namespaces = ['oembed/1.0', ...wideNamespaces];
  const routes = [
    {
      namespace: '',
      path: '/',
      handlers: [{ methods: ['GET'], run: () => ({ body: siteIndex(site, namespaces) }) }],
    },
  ];
  const app = new Hono();
  app.all('/wp-json/*', (context) =>
    answerRest(site, routes, context.req.raw, context.req.path.replace('/wp-json', '') || '/'),
  );
  app.all('*', (context) => {
    const route = context.req.query('rest_route');
    if (route !== undefined) return answerRest(site, routes, context.req.raw, route);
    context.header('Link', `<${link}>; rel="https://api.w.org/"`);
    const body = html`<main><h1>A plain blog</h1><p>Thoughts, no events.</p></main>`;
    return context.html(
      page({ site, title: 'Home', head: html`<link rel="https://api.w.org/" href="${link}">`, body }),
    );
  });
  return app;
}
