import { can } from './access';
import { eventRoutes } from './events';
import { mediaRoutes } from './media';
import { placeRoutes } from './places';
import { rawEventRoutes } from './rawEvents';
import { type Call, endpoint, type Route } from './rest';
import { forbidden } from './restError';
import { calendarAddress, restAddress, type Site, zoneOfIndex } from './site';
import { termRoutes } from './terms';
import { userRoutes } from './users';

/** Every route of the site, as its switches have it now. */
export function routesOf(site: Site): Route[] {
  const calendar = site.switches.apiDisabled ? [] : calendarRoutes(site.switches.namespace);
  return [indexRoute(), ...calendar, ...userRoutes(), ...mediaRoutes(), ...rawEventRoutes(), settingsRoute()];
}

function calendarRoutes(namespace: string): Route[] {
  const routes: Route[] = [
    {
      namespace,
      path: '/',
      handlers: [
        {
          methods: ['GET'],
          arguments: { namespace: {}, context: {} },
          run: (call) => ({ body: describeNamespace(call, namespace) }),
        },
      ],
    },
    {
      namespace,
      path: '/doc',
      handlers: [{ methods: ['GET'], run: ({ site }) => ({ body: describeApi(site) }) }],
    },
    ...eventRoutes(namespace),
    ...placeRoutes(namespace, 'tribe_venue'),
    ...placeRoutes(namespace, 'tribe_organizer'),
    ...termRoutes(namespace, 'tribe_events_cat'),
    ...termRoutes(namespace, 'post_tag'),
  ];
  return routes;
}

function describeNamespace(call: Call, own: string) {
  const asked = String(call.parameters.namespace ?? own);
  const routes = routesOf(call.site).filter((route) => route.namespace === asked);
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
      const methods = route.handlers.flatMap((handler) => handler.methods);
      return [
        pattern,
        { namespace: route.namespace, methods, endpoints: route.handlers.map(endpoint), ...link },
      ];
    }),
  );
}

const describeApi = (site: Site) => ({
  openapi: '3.0.0',
  info: { version: '1.0.0', title: 'A calendar', description: `What ${site.switches.namespace} offers` },
  components: {
    schemas: Object.fromEntries(
      ['ImageSize', 'CostDetails', 'Term', 'Image', 'DateDetails', 'Event', 'Venue', 'Organizer'].map(
        (name) => [name, { type: 'object', properties: {} }],
      ),
    ),
  },
  servers: [{ url: calendarAddress(site, '/') }],
  paths: describePaths(calendarRoutes(site.switches.namespace)),
});

/** OpenAPI in short: the parameters of each path by name. */
function describePaths(routes: Route[]) {
  const operation = (handler: Route['handlers'][number]) => ({
    parameters: Object.entries(handler.arguments ?? {}).map(([name, rule]) => ({
      name,
      required: rule.required ?? false,
    })),
    responses: {},
  });
  return Object.fromEntries(
    routes
      .filter((route) => route.path !== '/')
      .map((route) => [
        route.path,
        Object.fromEntries(
          route.handlers.flatMap((handler) =>
            handler.methods.map((method) => [method.toLowerCase(), operation(handler)]),
          ),
        ),
      ]),
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
    routes: describeRoutes(site, routesOf(site)),
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
