import * as z from 'zod/mini';
import { calendarMethods } from '../../../lib/calendar';
import { Fault, toFault } from '../../../lib/errors';
import { createTransport, type Method } from '../../../lib/http';
import { type CallAnswer, type Failure, Refusal } from '../../../lib/messages';
import { dropBlob, leaveBlob, sweepBlobs } from '../../../lib/messages/blobTransfer';
import type { AccountRow, Store } from '../../../lib/store';
import { videoMethods } from '../../../lib/video';
import { id, key } from '../messaging/fields';
import { messagesFor, type Parsed } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import { readFile } from '../state/blobs';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';
import { toFailure } from '../wording/failures';

export interface ApiCallDependencies {
  apiClients: ApiClients;
  store: Pick<Store, 'filesInUse'>;
  accounts: ActiveAccount;
}

const CallQuestion = () =>
  z.object({
    /** `playlistItems.list`, `events.create`. */
    method: id(),
    /** The account that the form showed; as another one it is not sent. */
    as: id(),
    /** Name of the file that goes along. */
    file: z.optional(key()),
    params: z.record(z.string(), z.unknown()),
    body: z.optional(z.unknown()),
    /** The verb, where a method accepts several. */
    via: z.optional(z.enum(['POST', 'PUT', 'PATCH'])),
  });

export interface ApiCallHandlers {
  /**
   * One call of any method of either table, as the account that the form showed. Nothing is sent twice but what is
   * safe to, and a write without a clear answer ends at 'please look'.
   * @throws Refusal in the words of the service
   */
  call(question: Parsed<typeof CallQuestion>): Promise<CallAnswer>;
}

/** As the service gave it: schemas choose for a program, while a person may want to see all of it. */
const Whole = () => z.unknown().check(z.refine((answer) => answer !== undefined));

export function createApiCallHandlers({ apiClients, accounts, store }: ApiCallDependencies): ApiCallHandlers {
  async function send(method: Method, account: AccountRow, question: Parsed<typeof CallQuestion>) {
    const { params, body, via, file } = question;
    const transport = createTransport(apiClients.partsOf(account));
    const media = file === undefined ? undefined : await readFile(file);
    const whole: Method = method.response ? { ...method, response: Whole } : method;
    return transport.call(whole, params, body, { via, media });
  }

  return {
    async call(question) {
      const { method: id, as, file } = question;
      const [service, method] = find(id);
      const account = await requireAccount(accounts, service, { shown: as, methods: [method] });
      try {
        const answer = await send(method, account, question);
        return answer instanceof Blob ? { file: await leave(answer, store) } : { answer };
      } catch (error) {
        throw new Refusal(failureIn(account, toFault(error)));
      } finally {
        if (file !== undefined) await dropBlob(file);
      }
    },
  };
}

/** @throws Fault `badInput/unknownMethod` */
function find(id: string): [AccountRow['service'], Method] {
  const video = Object.hasOwn(videoMethods, id) ? videoMethods[id] : undefined;
  if (video !== undefined) return ['video', video];
  const calendar = Object.hasOwn(calendarMethods, id) ? calendarMethods[id] : undefined;
  if (calendar !== undefined) return ['calendar', calendar];
  throw new Fault({ kind: 'badInput', reason: 'unknownMethod', about: id });
}

/** A downloaded file is left for the page that asked. */
async function leave(
  bytes: Blob,
  store: ApiCallDependencies['store'],
): Promise<NonNullable<CallAnswer['file']>> {
  await sweepBlobs(store.filesInUse);
  const name = `answer|${crypto.randomUUID()}`;
  await leaveBlob(name, bytes);
  return { name, type: bytes.type, size: bytes.size };
}

/** Nobody is asked to try again what may have been done: 'please look' leads to where it would be seen. */
function failureIn(account: AccountRow, fault: ReturnType<typeof toFault>): Failure {
  const { service } = account;
  if (fault.outcome !== 'unclear') return toFailure(fault, service, account);
  const failure = toFailure(
    { kind: 'conflict', reason: 'outcomeUnknown', outcome: 'unclear' },
    service,
    account,
  );
  if (failure.remedy)
    failure.remedy.target = account.service === 'video' ? 'https://studio.youtube.com/' : account.url;
  return failure;
}

export const apiCallMessages = {
  /**
   * One call of a method of the tables, which check it; the answer is the service's own, or the name of a file that
   * was left (see `blobTransfer`). Never repeated: it may write.
   */
  call: messagesFor<{ apiCallHandlers: ApiCallHandlers }>()({
    from: 'own',
    question: CallQuestion,
    answer: ({ apiCallHandlers }, question) => apiCallHandlers.call(question),
  }),
};
