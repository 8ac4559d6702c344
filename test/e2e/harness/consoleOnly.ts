/** Items of the calendar's source document that only the console reaches, with the reason. */
export const consoleOnly: Readonly<Record<string, string>> = {
  ...give("the site's own index tells whether it has the calendar", [
    'GET /',
    'GET / ?namespace',
    'GET / ?context',
  ]),
  ...give('the description is wrong in part, and we build nothing on it', ['GET /doc']),
  ...give('does what POST does; the console has one form with a choice of the three', [
    ...['events', 'venues', 'organizers', 'categories', 'tags'].flatMap((name) => [
      `PUT /${name}/{id}`,
      `PATCH /${name}/{id}`,
    ]),
    ...['events', 'venues', 'organizers'].flatMap((name) => [
      `PUT /${name}/by-slug/{slug}`,
      `PATCH /${name}/by-slug/{slug}`,
    ]),
  ]),
  ...give('checks only the general right to edit, not the right to this item: we write by id', [
    ...['events', 'venues', 'organizers'].flatMap((name) => [
      `POST /${name}/by-slug/{slug}`,
      `DELETE /${name}/by-slug/{slug}`,
    ]),
  ]),
  ...give('finds events that lie inside a window; lists need those that overlap it', [
    'GET /events ?start_date',
    'GET /events ?end_date',
    'GET /events ?ends_before',
  ]),
  ...give('would read times as UTC; whole days are enough', ['GET /events ?strict_dates']),
  ...give('all events are kept here, and are searched and filtered without the site', [
    'GET /events ?search',
    'GET /events ?featured',
  ]),
  ...give('needs an extension of the plugin', [
    'GET /events ?geoloc',
    'GET /events ?geoloc_lat',
    'GET /events ?geoloc_lng',
    'GET /events ?ticketed',
  ]),
  ...give('the free plugin has no events below others', ['GET /events ?post_parent']),
  ...give('would contradict `date`, and the site stores both', [
    'POST /events .date_utc',
    'POST /venues .date_utc',
    'POST /venues/{id} .date_utc',
    'POST /organizers .date_utc',
    'POST /organizers/{id} .date_utc',
  ]),
  ...give('who may edit an event reads it without its password, which the site checks nowhere else', [
    'GET /events/{id} ?password',
    'POST /events/{id} ?password',
    'DELETE /events/{id} ?password',
  ]),
  ...give('the site shows neither who wrote a venue or an organizer, nor when it was published', [
    ...['venues', 'organizers'].flatMap((name) =>
      ['author', 'date'].flatMap((field) => [`POST /${name} .${field}`, `POST /${name}/{id} .${field}`]),
    ),
  ]),
  ...give('the site makes it of state and province', [
    'POST /venues .stateprovince',
    'POST /venues/{id} .stateprovince',
  ]),
  ...give(
    'all records and terms are kept here with the events, and are filtered and sorted without the site',
    [
      ...['venues', 'organizers'].flatMap((name) =>
        ['event', 'only_with_upcoming', 'status'].map((parameter) => `GET /${name} ?${parameter}`),
      ),
      ...['categories', 'tags'].flatMap((name) =>
        ['exclude', 'include', 'order', 'orderby', 'post', 'event', 'slug'].map(
          (parameter) => `GET /${name} ?${parameter}`,
        ),
      ),
      'GET /categories ?parent',
    ],
  ),
};

function give(reason: string, items: readonly string[]): Record<string, string> {
  return Object.fromEntries(items.map((item) => [item, reason]));
}
