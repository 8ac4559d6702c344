import { notToBeKept } from './respond';
import { RestError } from './restError';
import type { Caller, Site } from './site';

/** What stands between a reader and the site, each by a switch: calendar API behaviour, 'Faults'. */

/** An answer given before the site itself is asked, by a web server, a firewall or a site under maintenance. */
export function obstacleBefore({ switches }: Site, request: Request): Response | undefined {
  const path = new URL(request.url).pathname;
  if (switches.webServerPassword) {
    return serverPage(401, 'Authorization Required', { 'WWW-Authenticate': 'Basic realm="Restricted"' });
  }
  if (switches.firewall && !['GET', 'HEAD', 'OPTIONS'].includes(request.method)) {
    return serverPage(403, 'Forbidden');
  }
  if (switches.hiddenApi && path.startsWith('/wp-json/')) return serverPage(404, 'Not Found');
  return switches.maintenance ? underMaintenance(request) : undefined;
}

/** As a web server writes it, without any of the site's headers. */
function serverPage(status: number, reason: string, headers: Record<string, string> = {}): Response {
  const title = `${status} ${reason}`;
  const body = `<html><head><title>${title}</title></head><body><center><h1>${title}</h1></center></body></html>`;
  return new Response(body, { status, headers: { 'Content-Type': 'text/html', ...headers } });
}

/** JSON for those who send or ask for JSON. */
function underMaintenance(request: Request): Response {
  const json = ['accept', 'content-type'].some((name) =>
    request.headers.get(name)?.includes('application/json'),
  );
  const error = new RestError(503, 'wp_die', 'Under maintenance.', {}, { additional_errors: [] });
  return new Response(
    json ? JSON.stringify(error.body) : '<title>Maintenance</title><p>Under maintenance.</p>',
    {
      status: 503,
      headers: {
        'Content-Type': `${json ? 'application/json' : 'text/html'}; charset=UTF-8`,
        'Retry-After': '600',
        'Cache-Control': notToBeKept,
      },
    },
  );
}

/** A security plugin's refusal of the whole API. */
export function pluginRefusal({ switches }: Site, user: Caller): RestError | undefined {
  if (switches.plugin403) return new RestError(403, 'rest_forbidden', 'A plugin has closed the API.');
  if (switches.plugin401 || (switches.plugin401Anonymous && user === undefined)) {
    return new RestError(401, 'rest_login_required', 'A plugin wants a login.');
  }
  return undefined;
}

const warning =
  '<br />\n<b>Warning</b>:  Undefined variable $foo in <b>/path/to/plugin.php</b> on line <b>12</b><br />\n';

/** What a careless plugin prints before every answer. */
export async function withPrintedText({ switches }: Site, response: Response): Promise<Response> {
  const printed = switches.phpWarning ? warning : switches.byteOrderMark ? '\ufeff' : '';
  const type = response.headers.get('content-type') ?? '';
  if (printed === '' || !/json|html/.test(type) || response.body === null) return response;
  return new Response(`${printed}${await response.text()}`, response);
}
