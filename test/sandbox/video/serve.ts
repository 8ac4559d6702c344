import { Hono } from 'hono';
import { cors } from 'hono/cors';
import {
  type ApiContext,
  type Bindings,
  createCall,
  perform,
  respond,
  type Service,
  serveCharged,
} from './calls';
import { ApiError, errorBody } from './errors';
import type { Method } from './method';
import { readBody } from './parameters';
import { takesFile } from './uploads/files';
import { serveUpload } from './uploads/serve';
import type { UploadSessions } from './uploads/sessions';

const root = '/youtube/v3';

/** The video API as a site: every method below `/youtube/v3`, those that take a file below `/upload` too. */
export function serveMethods(
  methods: readonly Method[],
  service: Service,
  sessions: UploadSessions,
): Hono<Bindings> {
  const app = new Hono<Bindings>();
  const exposeHeaders = ['etag', 'location', 'range', 'x-http-status-code-override'];
  app.use(cors({ origin: '*', exposeHeaders }));
  app.use((_context, next) => {
    publishDueVideos(service);
    return next();
  });
  for (const method of methods) {
    const path = root + method.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(method.http, path, (context) => serve(context, method, service));
    if (!takesFile(method)) continue;
    app.on(method.http, `/upload${path}`, (context) => serveUpload(context, method, service, sessions));
    // A session is sent to with PUT, whatever started it.
    app.put(`/upload${path}`, (context, next) =>
      context.req.query('upload_id') === undefined ? next() : sessions.serve(context, service),
    );
  }
  app.notFound((context) => {
    const known = methods.some(({ path }) => root + path === context.req.path);
    const [status, reason] = known ? ([405, 'httpMethodNotAllowed'] as const) : ([404, 'notFound'] as const);
    return context.json(errorBody({ status, domain: 'global', reason, message: 'Not found.' }), status);
  });
  return app;
}

async function serve(context: ApiContext, method: Method, service: Service): Promise<Response> {
  return serveCharged(context, method, service, async (admission) => {
    const { url } = admission;
    if (method.media && url.searchParams.has('uploadType')) throw wrongUrl();
    const call = createCall(admission, service.world, readBody(method, await context.req.text()));
    method.check?.(call);
    return respond(context, perform(call), url.searchParams.get('fields'));
  });
}

const wrongUrl = () =>
  new ApiError({
    status: 400,
    domain: 'global',
    reason: 'wrongUrlForUpload',
    message: 'Uploads must be sent to the upload URL.',
  });

/** Private videos with a date of publication become public when it has come. */
function publishDueVideos({ world }: Service): void {
  const sql = `UPDATE videos SET privacyStatus = 'public', publishedAt = publishAt, publishAt = NULL
    WHERE publishAt <= ?`;
  world.db.run(sql, [new Date(world.clock()).toISOString()]);
}
