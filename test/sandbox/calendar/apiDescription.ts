import type { Route } from './rest';
import { calendarAddress, type Site } from './site';

/**
 * The API's own description, in the form of OpenAPI. It names less than there is: of a collection only the list,
 * of a single item neither PUT nor PATCH, and no field of a body (recording 14 of a live calendar).
 */
export const describeApi = (site: Site, routes: readonly Route[]) => ({
  openapi: '3.0.0',
  info: { version: '1.0.0', title: 'A calendar', description: `What ${site.switches.namespace} offers` },
  components: { schemas: describeSchemas() },
  servers: [{ url: calendarAddress(site, '/') }],
  paths: Object.fromEntries(
    routes.filter(({ path }) => path !== '/').map((route) => [route.path, describePath(route)]),
  ),
});

function describePath({ path, handlers }: Route) {
  const single = path.includes('{');
  const parameters = Object.entries(handlers[0]?.arguments ?? {}).map(([name, { required = false }]) => ({
    name,
    in: single ? 'path' : 'query',
    required,
  }));
  const methods = single ? ['get', 'post', 'delete'] : ['get'];
  return Object.fromEntries(methods.map((method) => [method, { parameters, responses: {} }]));
}

const shared = [
  ...['id', 'global_id', 'global_id_lineage', 'author', 'date', 'date_utc', 'modified', 'modified_utc'],
  ...['status', 'url', 'description', 'excerpt', 'slug', 'image'],
];

/** Names of properties; one of them ends in a space on the live system too. */
const properties: Record<string, string[]> = {
  ImageSize: ['width', 'height', 'mime-type', 'url'],
  CostDetails: ['currency_symbol', 'currency_position ', 'values'],
  Term: ['id', 'name', 'slug', 'taxonomy', 'description', 'parent', 'count', 'url', 'urls'],
  Image: ['url', 'id', 'extension', 'width', 'height', 'sizes'],
  DateDetails: ['year', 'month', 'day', 'hour', 'minutes', 'seconds'],
  Event: [
    ...shared,
    ...['rest_url', 'title', 'all_day', 'start_date', 'start_date_details', 'end_date', 'end_date_details'],
    ...['utc_start_date', 'utc_start_date_details', 'utc_end_date', 'utc_end_date_details', 'timezone'],
    ...[
      'timezone_abbr',
      'cost',
      'cost_details',
      'website',
      'show_map',
      'show_map_link',
      'hide_from_listings',
    ],
    ...['sticky', 'featured', 'categories', 'tags', 'venue', 'organizer'],
  ],
  Venue: [
    ...shared,
    ...[
      'venue',
      'show_map',
      'show_map_link',
      'address',
      'city',
      'country',
      'province',
      'state',
      'zip',
      'phone',
    ],
    ...['website', 'stateprovince', 'geo_lat', 'geo_lng'],
  ],
  Organizer: [...shared, 'organizer', 'phone', 'website', 'email'],
};

function describeSchemas() {
  return Object.fromEntries(
    Object.entries(properties).map(([name, names]) => [
      name,
      { type: 'object', properties: Object.fromEntries(names.map((one) => [one, {}])) },
    ]),
  );
}
