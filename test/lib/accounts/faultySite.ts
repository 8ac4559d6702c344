/** What a site, its server or something in front of it does to requests: as recordings of a live calendar show it. */
export type SiteFault = keyof typeof faults;

type Spoil = (request: Request, send: typeof fetch) => Promise<Response>;

const page = (status: number, title: string, headers = {}) =>
  new Response(`<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`, {
    status,
    headers: { 'content-type': 'text/html', ...headers },
  });
const json = (status: number, code: string, headers = {}) =>
  Response.json({ code, message: 'Refused.', data: { status } }, { status, headers });

const isApi = (url: string) => /\/wp-json\/|rest_route=/.test(url);
const restRefused = (refusal: () => Response, isMet: (request: Request) => boolean): Spoil => {
  return async (request, send) => (isApi(request.url) && isMet(request) ? refusal() : send(request));
};
const always = () => true;

async function before(text: string, answer: Response): Promise<Response> {
  const { status, headers } = answer;
  return new Response(status === 204 ? null : text + (await answer.text()), { status, headers });
}

async function withoutHeader(request: Request, send: typeof fetch): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.delete('authorization');
  return send(new Request(request, { headers }));
}

const phpWarning =
  '<br />\n<b>Warning</b>:  Undefined variable $foo in <b>/path/to/plugin.php</b> on line <b>12</b><br />\n';

const faults = {
  stripped: withoutHeader,
  async noApplicationPasswords(request, send) {
    const answer = await withoutHeader(request, send);
    if (new URL(request.url).pathname !== '/wp-json/') return answer;
    const { status, headers } = answer;
    return Response.json({ ...(await answer.json()), authentication: [] }, { status, headers });
  },
  plugin403: restRefused(() => json(403, 'rest_forbidden'), always),
  plugin401: restRefused(() => json(401, 'rest_login_required'), always),
  plugin401Anonymous: restRefused(
    () => json(401, 'rest_login_required'),
    ({ headers }) => !headers.has('authorization'),
  ),
  phpWarning: async (request, send) =>
    isApi(request.url) ? before(phpWarning, await send(request)) : send(request),
  byteOrderMark: async (request, send) =>
    isApi(request.url) ? before('\uFEFF\uFEFF', await send(request)) : send(request),
  maintenance: async ({ headers }) =>
    headers.get('accept')?.includes('json')
      ? json(503, 'wp_die', { 'retry-after': '600' })
      : page(503, 'Maintenance', { 'retry-after': '600' }),
  firewall: restRefused(
    () => page(403, '403 Forbidden'),
    ({ method }) => method !== 'GET',
  ),
  hidden: async (request, send) =>
    new URL(request.url).pathname.startsWith('/wp-json/') ? page(404, '404 Not Found') : send(request),
  gate: async () =>
    page(401, '401 Authorization Required', { 'www-authenticate': 'Basic realm="Restricted"' }),
} satisfies Record<string, Spoil>;

/** A fetch by which the site has the fault that `fault` answers, as long as it answers one. */
export function faultySite(send: typeof fetch, fault: () => SiteFault | undefined): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const met = fault();
    const isSite = new URL(request.url).hostname === 'calendar.example';
    return met && isSite ? faults[met](request, send) : send(request);
  };
}
