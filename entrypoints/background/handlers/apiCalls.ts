import * as z from 'zod/mini';
import { calendarMethods } from '../../../lib/calendar';
import { Fault, toFault } from '../../../lib/errors';
import { createTransport, type Method, type TransportOptions } from '../../../lib/http';
import { type CallAnswer, type Failure, Refusal } from '../../../lib/messages';
import { dropBlob, leaveBlob, sweepBlobs } from '../../../lib/messages/blobTransfer';
import { studioUrl } from '../../../lib/pages/videoAddress';
import type { AccountRow, Store } from '../../../lib/store';
import { videoMethods } from '../../../lib/video';
import { id, key } from '../messaging/fields';
import { messagesFor, type Parsed } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import { readFile } from '../state/blobs';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';
import { faultToFailure } from '../wording/failures';

/** Services that calls of single methods need. */
export interface ApiCallServices {
  apiClients: Pick<ApiClients, 'toTransportOptions'>;
  store: Pick<Store, 'filesInUse'>;
  accountViews: ActiveAccount;
}

const CallQuestion = () =>
  z.object({
    /** `playlistItems.list`, `events.create`. */
    method: id(),
    /** The account that the form showed: refused if another one is active now. */
    as: id(),
    /** Name of the stored file to upload. */
    file: z.optional(key()),
    params: z.record(z.string(), z.unknown()),
    body: z.optional(z.unknown()),
    /** The HTTP method, if the API method accepts several. */
    via: z.optional(z.enum(['POST', 'PUT', 'PATCH'])),
  });

/** Keeps the complete answer, which the person wants to see; the method's own schema would reduce it. */
const Unvalidated = () => z.unknown().check(z.refine((answer) => answer !== undefined));

/** The message that calls a single API method. */
export const apiCallMessages = {
  /**
   * Calls a method of either table with the account that the form showed, after validation by the method's schemas.
   * Answers with the service's own answer, or with the name of a stored file (see `blobTransfer`). Only safe methods
   * are retried, and the message is not repeatable, because it may write. A write without a clear answer fails with the
   * remedy `review`.
   * @throws Refusal with the service's error
   */
  call: messagesFor<ApiCallServices>()({
    from: 'own',
    question: CallQuestion,
    async answer({ apiClients, accountViews, store }, question): Promise<CallAnswer> {
      const { method: id, as, file } = question;
      const [service, method] = findMethod(id);
      const account = await requireAccount(accountViews, service, { shown: as, methods: [method] });
      try {
        const answer = await send(method, apiClients.toTransportOptions(account), question);
        return answer instanceof Blob ? { file: await storeFile(answer, store) } : { answer };
      } catch (error) {
        throw new Refusal(toCallFailure(account, toFault(error)));
      } finally {
        if (file !== undefined) await dropBlob(file);
      }
    },
  }),
};

async function send(
  method: Method,
  options: TransportOptions,
  { params, body, via, file }: Parsed<typeof CallQuestion>,
) {
  const media = file === undefined ? undefined : await readFile(file);
  const unvalidated: Method = method.response ? { ...method, response: Unvalidated } : method;
  return createTransport(options).call(unvalidated, params, body, { via, media });
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
