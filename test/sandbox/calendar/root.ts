import { can } from './access';
import { describeApi } from './apiDescription';
import { eventRoutes } from './events';
import { mediaRoutes } from './media';
import { placeRoutes } from './places';
import { rawEventRoutes } from './rawEvents';
import { rawRecordRoutes } from './rawRecords';
import { type Call, describeHandlers, type Route } from './rest';
import { forbidden } from './restError';
import { restAddress, type Site, zoneOfIndex } from './site';
import { termRoutes } from './terms';
import { userRoutes } from './users';

/** Every route of the site, as its switches have it now. */
export function listRoutes(site: Site): Route[] {
  const calendar = site.switches.apiDisabled ? [] : calendarRoutes(site.switches.namespace);
  return [...wideRoutes, ...calendar];
}

const wideRoutes: readonly Route[] = [
  indexRoute(),
  ...userRoutes(),
  ...mediaRoutes(),
  ...rawEventRoutes(),
  ...rawRecordRoutes(),
  settingsRoute(),
];

const made = new Map<string, Route[]>();

function calendarRoutes(namespace: string): Route[] {
  const routes = made.get(namespace) ?? [
    rootRoute(namespace),
    docRoute(namespace),
    ...eventRoutes(namespace),
    ...placeRoutes(namespace, 'tribe_venue'),
    ...placeRoutes(namespace, 'tribe_organizer'),
    ...termRoutes(namespace, 'tribe_events_cat'),
    ...termRoutes(namespace, 'post_tag'),
  ];
  made.set(namespace, routes);
  return routes;
}

function rootRoute(namespace: string): Route {
  const rules = { namespace: { shown: { default: namespace } }, context: { shown: { default: 'view' } } };
  const run = (call: Call) => ({ body: describeNamespace(call, namespace) });
  return { namespace, path: '/', handlers: [{ methods: ['GET'], arguments: rules, run }] };
}

function docRoute(namespace: string): Route {
  const run = ({ site }: Call) => ({ body: describeApi(site, calendarRoutes(namespace)) });
  return { namespace, path: '/doc', handlers: [{ methods: ['GET'], run }] };
}

function describeNamespace(call: Call, own: string) {
  const asked = String(call.parameters.namespace ?? own);
  const routes = listRoutes(call.site).filter((route) => route.namespace === asked);
  return {
    namespace: asked,
    routes: describeRoutes(call.site, routes),
    _links: { up: [{ href: restAddress(call.site, '/') }] },
  };
}

function describeRoutes(site: Site, routes: Route[]) {
  return Object.fromEntries(
    routes.map((route) => {
      const path = `/${route.namespace}${route.path}`.replace(/\/$/, '');
      const pattern = path.replace('{id}', '(?P<id>\\d+)').replace('{slug}', '(?P<slug>[^/]+)');
      const link = path.includes('{') ? {} : { _links: { self: [{ href: restAddress(site, path) }] } };
      return [pattern, { namespace: route.namespace, ...describeHandlers(route, site), ...link }];
    }),
  );
}

/** An empty list instead of the `authentication` object says that application passwords cannot be used. */
function indexRoute(): Route {
  return {
    namespace: '',
    path: '/',
    handlers: [
      { methods: ['GET'], run: ({ site }) => ({ body: siteIndex(site, calendarNamespaces(site)) }) },
    ],
  };
}

function calendarNamespaces(site: Site): string[] {
  const calendar = site.switches.apiDisabled ? [] : [site.switches.namespace];
  return [
    'oembed/1.0',
    'tribe/event-aggregator/v1',
    ...calendar,
    'tribe/views/v2',
    'tec/v2/onboarding',
    'tec/v1',
    ...wideNamespaces,
  ];
}

export const wideNamespaces = ['wp/v2', 'wp-site-health/v1', 'wp-block-editor/v1', 'wp-abilities/v1'];

export function siteIndex(site: Site, namespaces: string[]) {
  return {
    name: site.settings.name,
    description: '',
    url: site.origin,
    home: site.origin,
    ...zoneOfIndex(site),
    namespaces,
    authentication: site.switches.noApplicationPasswords
      ? []
      : {
          'application-passwords': {
            endpoints: { authorization: `${site.origin}/wp-admin/authorize-application.php` },
          },
        },
    routes: describeRoutes(site, listRoutes(site)),
    site_logo: 0,
    site_icon: 0,
    site_icon_url: '',
  };
}

function settingsRoute(): Route {
  return {
    namespace: 'wp/v2',
    path: '/settings',
    handlers: [
      {
        methods: ['GET', 'POST', 'PUT', 'PATCH'],
        permitted: (call) => can(call.user, 'manage_options') || forbidden(call.user !== undefined),
        run: ({ site }) => ({
          body: {
            title: site.settings.name,
            url: site.origin,
            timezone: zoneOfIndex(site).timezone_string,
            date_format: 'F j, Y',
            time_format: 'g:i a',
            start_of_week: 1,
            language: 'en_US',
          },
        }),
      },
    ],
  };
}
