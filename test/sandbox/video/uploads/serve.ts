import type { IncomingMessage } from 'node:http';
import { type ApiContext, createCall, perform, respond, type Service, serveCharged } from '../calls';
import { ApiError } from '../errors';
import type { Call, Media, MediaFile } from '../method';
import { parseBody } from '../parameters';
import {
  parseSlug,
  readChunks,
  requireAccepted,
  tooLarge,
  type UploadAdmission,
  type UploadMethod,
} from './files';
import { MultipartReader } from './multipart';
import type { UploadSessions } from './sessions';
import { Sink } from './sink';

const metadataLimit = 1_048_576;

/** The first request of an upload: the whole of it, or the start of a session. */
export function serveUpload(
  context: ApiContext,
  method: UploadMethod,
  service: Service,
  sessions: UploadSessions,
): Promise<Response> {
  // A PUT method's sessions have the same address and verb as what starts them.
  if (context.req.query('upload_id') !== undefined) return sessions.serve(context, service);
  return serveCharged(context, method, service, async (admitted) => {
    const admission = { ...admitted, media: method.media };
    const type = admission.url.searchParams.get('uploadType') ?? 'media';
    if (type === 'resumable') return sessions.start(context, admission, service.world);
    const read = { media: readSimple, multipart: readMultipart }[type];
    if (!read) throw badUploadType(type);
    const { call, media } = await read(context.env.incoming, admission, service);
    return respond(context, perform(call, media), admission.url.searchParams.get('fields'));
  });
}

interface Uploaded {
  readonly call: Call;
  readonly media?: MediaFile;
}

/** The body is the file; there is no metadata. */
async function readSimple(
  incoming: IncomingMessage,
  admission: UploadAdmission,
  { world }: Service,
): Promise<Uploaded> {
  const { media } = admission;
  const call = createCall(admission, world, {});
  const mimeType = requireAccepted(media, incoming.headers['content-type'] ?? 'application/octet-stream');
  admission.method.check?.(call);
  const sink = new Sink(media.keep);
  for await (const chunk of readChunks(incoming)) take(sink, media, chunk);
  return { call, media: sink.finish(mimeType, parseSlug(incoming)) };
}

/** First the metadata as JSON, then the file. */
async function readMultipart(
  incoming: IncomingMessage,
  admission: UploadAdmission,
  { world }: Service,
): Promise<Uploaded> {
  const { media } = admission;
  const reader = new MultipartReader(readChunks(incoming), incoming.headers['content-type'] ?? '');
  await reader.start();
  const json = (await reader.next()) && (await readText(reader));
  const call = createCall(admission, world, parseBody(json ?? ''));
  admission.method.check?.(call);
  const part = await reader.next();
  if (!part) return { call };
  const mimeType = requireAccepted(media, part.contentType);
  const sink = new Sink(media.keep);
  await reader.readPart((chunk) => take(sink, media, chunk));
  return { call, media: sink.finish(mimeType, parseSlug(incoming)) };
}

async function readText(reader: MultipartReader): Promise<string> {
  const sink = new Sink(metadataLimit);
  await reader.readPart((chunk) => sink.write(chunk));
  return sink.finish('application/json').head.toString('utf8');
}

function take(sink: Sink, media: Media, chunk: Uint8Array): void {
  sink.write(chunk);
  if (sink.size > media.maxSize) throw tooLarge();
}

const badUploadType = (type: string) =>
  new ApiError({
    status: 400,
    domain: 'global',
    reason: 'invalidParameter',
    message: `Invalid upload type: ${type}`,
    location: 'uploadType',
    locationType: 'parameter',
  });
