import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { SqlValue } from 'sql.js';
import {
  type ApiContext,
  answering,
  createCall,
  identify,
  perform,
  respond,
  type Service,
  send,
} from '../calls';
import { ApiError } from '../errors';
import type { MediaFile, World } from '../method';
import { parseBody, readParameters } from '../parameters';
import { insert } from '../schema';
import {
  parseSlug,
  readChunks,
  requireAccepted,
  tooLarge,
  type UploadAdmission,
  type UploadMethod,
} from './files';
import { Progress } from './progress';
import { readContentRange, type Sending } from './range';

/** A resumable upload as the platform remembers it (video API behaviour, section 6). */
export interface UploadRow extends Record<string, SqlValue> {
  id: string;
  methodId: string;
  accountId: string;
  /** Of the request that started it, with its query. */
  url: string;
  /** JSON. */
  metadata: string;
  mimeType: string;
  fileName: string | null;
  /** As announced; null when the sender did not know. */
  total: number | null;
  startedAt: number;
  /** Bytes stored so far. */
  received: number;
  /** The last answer, which is repeated to whoever asks again; null while bytes are missing. */
  status: number | null;
  answer: string | null;
}

export interface UploadSessions {
  /** Opens a session and answers with its address. */
  start(context: ApiContext, admission: UploadAdmission, world: World): Promise<Response>;
  /** Takes bytes for a session, or tells how far it has come. */
  serve(context: ApiContext, service: Service): Promise<Response>;
  /** As if the server had lost or discarded every open session. */
  forget(): void;
}

export function createUploadSessions(methods: readonly UploadMethod[]): UploadSessions {
  const running = new Map<string, Progress>();

  async function start(context: ApiContext, admission: UploadAdmission, world: World): Promise<Response> {
    const { incoming } = context.env;
    const { method, media, url, actor } = admission;
    const metadata = await context.req.text();
    const call = createCall(admission, world, parseBody(metadata));
    const announced = incoming.headers['x-upload-content-length'];
    const total = announced === undefined ? null : readLength(String(announced));
    if (total !== null && total > media.maxSize) throw tooLarge();
    const mimeType = String(incoming.headers['x-upload-content-type'] ?? 'application/octet-stream');
    requireAccepted(media, mimeType);
    method.check?.(call);
    const row: UploadRow = {
      id: randomBytes(24).toString('base64url'),
      methodId: method.id,
      accountId: actor?.accountId ?? '',
      url: url.href,
      metadata,
      mimeType,
      fileName: parseSlug(incoming) ?? null,
      total,
      startedAt: world.clock(),
      received: 0,
      status: null,
      answer: null,
    };
    insert(world.db, 'uploads', row);
    running.set(row.id, new Progress(media.keep));
    const location = new URL(url);
    location.searchParams.delete('access_token');
    location.searchParams.set('upload_id', row.id);
    return new Response(null, { headers: { location: location.href, 'x-guploader-uploadid': row.id } });
  }

  async function serve(context: ApiContext, service: Service): Promise<Response> {
    const { incoming } = context.env;
    return answering(incoming, async () => {
      const { row, method } = find(context.req.query('upload_id') ?? '', service.world);
      const actor = await identify(context, method, service, new URL(context.req.url));
      if (actor?.accountId !== row.accountId) throw gone();
      const sending = readContentRange(incoming.headers['content-range']);
      const progress = running.get(row.id);
      if (row.answer !== null || !progress) {
        await drain(incoming);
        return repeat(row);
      }
      const media = await receive(incoming, service.world, { row, method, progress, sending });
      if (!media) return incomplete(context, progress);
      running.delete(row.id);
      const url = new URL(row.url);
      const admission = { method, url, parameters: readParameters(method, url), ...(actor ? { actor } : {}) };
      const response = await answering(incoming, async () => {
        const call = createCall(admission, service.world, parseBody(row.metadata));
        return respond(context, perform(call, media), url.searchParams.get('fields'), method.uploadedStatus);
      });
      const sql = 'UPDATE uploads SET received = ?, status = ?, answer = ? WHERE id = ?';
      service.world.db.run(sql, [media.size, response.status, await response.clone().text(), row.id]);
      return response;
    });
  }

  function find(id: string, world: World) {
    const row = world.db.get<UploadRow>('SELECT * FROM uploads WHERE id = ?', [id]);
    const method = methods.find((candidate) => candidate.id === row?.methodId);
    if (!row || !method || world.clock() - row.startedAt > world.limits.sessionLifetime) throw gone();
    if (row.answer === null && !running.has(id)) throw gone();
    return { row, method };
  }

  return { start, serve, forget: () => running.clear() };
}

interface Receiving {
  readonly row: UploadRow;
  readonly method: UploadMethod;
  readonly progress: Progress;
  readonly sending: Sending;
}

/** Stores what came; the file once it is whole, undefined while some of it is missing. */
async function receive(
  incoming: IncomingMessage,
  world: World,
  { row, method, progress, sending }: Receiving,
): Promise<MediaFile | undefined> {
  const total = row.total ?? undefined;
  const wrongTotal =
    sending.kind === 'bytes' && sending.total !== undefined && (total ?? sending.total) !== sending.total;
  if (wrongTotal) throw badLength('The total is not the announced one.');
  // Only what goes on exactly where the stored bytes end is taken.
  if (sending.kind === 'question' || sending.first !== progress.stored) {
    await drain(incoming);
    return undefined;
  }
  const expected = sending.last === undefined ? undefined : sending.last - sending.first + 1;
  const write = progress.open();
  let end = sending.first;
  try {
    for await (const chunk of readChunks(incoming)) {
      end += chunk.byteLength;
      if (end > method.media.maxSize) throw tooLarge();
      if (end - sending.first > (expected ?? Number.POSITIVE_INFINITY) || end > (total ?? end)) {
        throw badLength('More bytes came than the headers say.');
      }
      if (!write(chunk)) return undefined;
    }
  } finally {
    world.db.run('UPDATE uploads SET received = ? WHERE id = ?', [progress.stored, row.id]);
  }
  // Without a range the body is all that is left, whether its size was announced or not.
  const size = total ?? sending.total ?? (expected === undefined ? end : undefined);
  return end === size ? progress.finish(row.mimeType, row.fileName ?? undefined) : undefined;
}

/** 308 is an answer here, not a redirect: it has no Location; Range says what is stored. */
function incomplete(context: ApiContext, { stored }: Progress): Response {
  const range: Record<string, string> = stored === 0 ? {} : { range: `bytes=0-${stored - 1}` };
  // Asked for by clients whose platform cannot let a 308 through.
  if (context.req.header('x-guploader-no-308') === 'yes') {
    return new Response(null, { headers: { ...range, 'x-http-status-code-override': '308' } });
  }
  return new Response(null, { status: 308, statusText: 'Resume Incomplete', headers: range });
}

function repeat({ status, answer }: UploadRow): Response {
  if (status === 204) return new Response(null, { status });
  return send(status ?? 200, JSON.parse(answer ?? '{}'));
}

async function drain(incoming: IncomingMessage): Promise<void> {
  for await (const _chunk of readChunks(incoming));
}

function readLength(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw badLength('The announced length is no number.');
}

const badLength = (message: string) =>
  new ApiError({ status: 400, domain: 'global', reason: 'badContent', message });

const gone = () =>
  new ApiError({ status: 404, domain: 'global', reason: 'notFound', message: 'There is no such session.' });
