import { type CalendarHosts, createCalendarHosts } from '../sandbox/calendar';
import { openDatabase } from '../sandbox/database';

export interface CalendarAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes
  body: any;
}

export interface CalendarCaller {
  calendar: CalendarHosts;
  /** Any address of any of the calendar's hosts. */
  ask(address: string, init?: RequestInit): Promise<Response>;
  /** The REST API, below the calendar's namespace unless the path begins with `/wp-json`. */
  call(
    method: string,
    path: string,
    options?: { as?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<CalendarAnswer>;
}

/** A calendar of a test file's own, without a network; its clock stands. */
export async function openCalendar(now: number): Promise<CalendarCaller> {
  const calendar = createCalendarHosts({ db: await openDatabase(), clock: () => now });

  const ask: CalendarCaller['ask'] = async (address, init) => {
    const url = new URL(address, 'https://calendar.example');
    const site = calendar.hosts.get(url.host);
    if (!site) throw new Error(`No host ${url.host}`);
    return site.request(url.href, init);
  };

  const call: CalendarCaller['call'] = async (method, path, { as, body, headers } = {}) => {
    const root = path.startsWith('/wp-json') ? '' : `/wp-json/${calendar.world.switches.namespace}`;
    const response = await ask(`${root}${path}`, {
      method,
      headers: {
        ...headers,
        ...(as === undefined ? {} : { Authorization: calendar.world.authorization(as) }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };

  return { calendar, ask, call };
}
