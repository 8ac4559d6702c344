import * as z from 'zod/mini';
import { calendarMethods } from '../../../lib/calendar';
import { Fault, toFault } from '../../../lib/errors';
import { type CallOptions, createTransport, type Method, type TransportOptions } from '../../../lib/http';
import { toRequest } from '../../../lib/http/request';
import { dropBlob, leaveBlob, sweepBlobs } from '../../../lib/messages/blobTransfer';
import { Refusal } from '../../../lib/messages/refusal';
import { studioUrl } from '../../../lib/pages/videoAddress';
import type { AccountRow, Store } from '../../../lib/store';
import { videoMethods } from '../../../lib/video';
import type { CallAnswer, CallPreview, CallRequest, Failure } from '../../../lib/views';
import { id, key } from '../messaging/fields';
import { messagesFor, type Parsed } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import { readFile } from '../state/blobs';
import { type MergedCall, type MergeSource, mergeCall } from '../state/mergedCalls';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';
import { faultToFailure } from '../wording/failures';

/** Services that calls of single methods need. */
export interface ApiCallServices {
  apiClients: Pick<ApiClients, 'toTransportOptions' | 'calendar' | 'wordpress'>;
  store: Pick<Store, 'filesInUse'>;
  accountViews: ActiveAccount;
}

const CallParts = {
  /** `playlistItems.list`, `events.create`. */
  method: id(),
  /** The account that the form showed: refused if another one is active now. */
  as: id(),
  params: z.record(z.string(), z.unknown()),
  body: z.optional(z.unknown()),
  /** The HTTP method, if the API method accepts several. */
  via: z.optional(z.enum(['POST', 'PUT', 'PATCH'])),
};
const CallQuestion = () =>
  z.object({
    ...CallParts,
    /** Name of the stored file to upload. */
    file: z.optional(key()),
    /** What the preview of a merged call showed as stored: the call is merged, and refused if that has changed. */
    seen: z.optional(z.record(z.string(), z.unknown())),
  });
const PreviewQuestion = () =>
  z.object({
    ...CallParts,
    /** Whether to add the stored fields that the body leaves out; see `mergeCall`. */
    merged: z.boolean(),
  });

const message = messagesFor<ApiCallServices>();

/** Keeps the complete answer, which the person wants to see; the method's own schema would reduce it. */
const Unvalidated = () => z.unknown().check(z.refine((answer) => answer !== undefined));

/** The messages that call a single API method. */
export const apiCallMessages = {
  /**
   * Calls a method of either table with the account that the form showed, after validation by the method's schemas.
   * Answers with the service's own answer, or with the name of a stored file (see `blobTransfer`). Only safe methods
   * are retried, and the message is not repeatable, because it may write. A write without a clear answer fails with the
   * remedy `review`.
   * @throws Refusal with the service's error
   */
  call: message({
    from: 'own',
    question: CallQuestion,
    async answer({ apiClients, accountViews, store }, question): Promise<CallAnswer> {
      const { method: id, as, file } = question;
      const [service, method] = findMethod(id);
      const account = await requireAccount(accountViews, service, { shown: as, methods: [method] });
      try {
        const call = await complete({ account, apiClients }, method, question);
        const answer = await send(call, apiClients.toTransportOptions(account, 'console'), question);
        await call.complete?.();
        return answer instanceof Blob ? { file: await storeFile(answer, store) } : { answer };
      } catch (error) {
        throw new Refusal(toCallFailure(account, toFault(error)));
      } finally {
        if (file !== undefined) await dropBlob(file);
      }
    },
  }),

  /**
   * The request of a call, without secrets, and what it would change if it is merged, which costs a read.
   * @throws Refusal with the service's error, or about the field that is not valid
   */
  previewCall: message({
    from: 'own',
    question: PreviewQuestion,
    repeatable: true,
    async answer({ apiClients, accountViews }, question): Promise<CallPreview> {
      const [service, method] = findMethod(question.method);
      const account = await requireAccount(accountViews, service, { shown: question.as, methods: [method] });
      try {
        const { params, body } = question;
        const merged = question.merged && (await mergeCall({ account, apiClients }, method, params, body));
        const request = await toPreview(merged || { method, params, body }, account, {
          options: apiClients.toTransportOptions(account, 'console'),
          via: question.via,
        });
        return merged ? { request, merged: { before: merged.before, after: merged.after } } : { request };
      } catch (error) {
        throw new Refusal(toCallFailure(account, toFault(error)));
      }
    },
  }),
};

type SentCall = Pick<MergedCall, 'method' | 'params' | 'body' | 'complete'>;

/** The call to send. @throws Fault `conflict/changedSincePreview` */
async function complete(
  source: MergeSource,
  method: Method,
  { params, body, seen }: Parsed<typeof CallQuestion>,
): Promise<SentCall> {
  if (seen === undefined) return { method, params, body };
  const merged = await mergeCall(source, method, params, body);
  if (JSON.stringify(merged.before) !== JSON.stringify(seen))
    throw new Fault({ kind: 'conflict', reason: 'changedSincePreview' });
  return merged;
}

async function send(
  { method, params, body }: SentCall,
  options: TransportOptions,
  { via, file }: Parsed<typeof CallQuestion>,
) {
  const media = file === undefined ? undefined : await readFile(file);
  const unvalidated: Method = method.response ? { ...method, response: Unvalidated } : method;
  return createTransport(options).call(unvalidated, params, body, { via, media });
}

async function toPreview(
  { method, params, body }: SentCall,
  account: AccountRow,
  { options, via }: { options: TransportOptions; via: CallOptions['via'] },
): Promise<CallRequest> {
  const { credentials: _withheld, key: _key, ...open } = options;
  const call = { method, params, body, options: { via } };
  const { request } = await toRequest(open, call, new AbortController().signal);
  const scheme = account.service === 'video' || account.scheme === 'bearer' ? 'Bearer' : 'Basic';
  const text = await request.text();
  return {
    verb: request.method,
    url: request.url,
    headers: {
      ...Object.fromEntries(request.headers),
      ...(method.auth === 'none' ? {} : { authorization: `${scheme} …` }),
    },
    ...(text === '' ? {} : { body: text }),
  };
}

/** @throws Fault `badInput/unknownMethod` */
function findMethod(id: string): [AccountRow['service'], Method] {
  const video = Object.hasOwn(videoMethods, id) ? videoMethods[id] : undefined;
  if (video !== undefined) return ['video', video];
  const calendar = Object.hasOwn(calendarMethods, id) ? calendarMethods[id] : undefined;
  if (calendar !== undefined) return ['calendar', calendar];
  throw new Fault({ kind: 'badInput', reason: 'unknownMethod', about: id });
}

/** Stores a downloaded file for the page that asked. Deletes files that are no longer used first. */
async function storeFile(
  bytes: Blob,
  store: ApiCallServices['store'],
): Promise<NonNullable<CallAnswer['file']>> {
  await sweepBlobs(store.filesInUse);
  const name = `answer|${crypto.randomUUID()}`;
  await leaveBlob(name, bytes);
  return { name, size: bytes.size };
}

/** The failure to show. If the write may have been done, its remedy is not a retry but a link to check the result. */
function toCallFailure(account: AccountRow, fault: ReturnType<typeof toFault>): Failure {
  const { service } = account;
  if (fault.outcome !== 'unclear') return faultToFailure(fault, service, account);
  const failure = faultToFailure(
    { kind: 'conflict', reason: 'outcomeUnknown', outcome: 'unclear' },
    service,
    account,
  );
  if (failure.remedy) failure.remedy.target = account.service === 'video' ? studioUrl : account.url;
  return failure;
}
