import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { Fault, toFault } from '../../../lib/errors';
import { Refusal, type Reply } from '../../../lib/messages/refusal';
import type { Answer, MessageName, Question } from '../../../lib/messages/table';
import { faultToFailure } from '../wording/failures';
import { type Message, usualSize } from './message';
import type { Origin } from './origin';
import { createRates, type Rates } from './rates';
import { findOrigin, type Sender } from './sender';
import { isWithinSize } from './size';

/** Page scripts may send only `page` messages, our frames also those for frames, our own pages all. */
const ranks = { page: 0, newFrame: 1, frame: 1, own: 2 };

/**
 * Whether a page script may send a question with this content. Its surface must be one in pages. Events are refused,
 * because page scripts get them with tickets; and drafts, because an action deletes its draft.
 */
function isForPages(question: object): boolean {
  const { surface = 'overlay', subject, draftKey } = question as Partial<Record<string, unknown>>;
  const { kind } = (subject ?? {}) as { kind?: unknown };
  return (surface === 'overlay' || surface === 'link') && kind !== 'event' && draftKey === undefined;
}

/** A message between contexts. Any other message is ignored. */
const Envelope = () =>
  z.object({
    type: z.string(),
    data: z.optional(z.unknown()),
    /** The question was sent before, and the worker stopped before it answered. */
    isRepeat: z.optional(z.boolean()),
  });

/** The table of messages, without the types of questions and answers. */
type Messages<Services> = Record<MessageName, Message<Services, unknown, unknown>>;

/** Dependencies of the router. */
export interface RouterDependencies<Services> {
  messages: Messages<Services>;
  services: Services;
  /** Whether a frame of ours has redeemed its ticket. A frame without a ticket was embedded by a web page. */
  isRedeemed(origin: Origin): Promise<boolean>;
  rates?: Rates;
  /** Resolves when texts are in the chosen language. */
  ready?: () => Promise<void>;
}

/**
 * Sends a message from within the background, where menus and keys use the message table like every other surface.
 * @throws Refusal with the failure to show
 */
export type AnswerTo = <Name extends MessageName>(
  name: Name,
  question: Question<Name>,
  origin: Origin,
) => Promise<Answer<Name>>;

/** Answers messages. */
export interface Router {
  answer: AnswerTo;
  /** Starts listening to messages. */
  listen(): void;
}

/**
 * Creates the {@link Router}. It checks the sender and the question of each message, then calls the
 * handler in the table.
 */
export function createRouter<Services>(dependencies: RouterDependencies<Services>): Router {
  const { messages, services, isRedeemed, rates = createRates(), ready } = dependencies;

  /**
   * Checks the sender, the rate and the size, then parses the question. @throws Fault `notAllowed/notAsked`, `transient/tooFast`, `badInput`
   */
  async function admit<Name extends MessageName>(
    name: Name,
    question: unknown,
    origin: Origin,
  ): Promise<Question<Name>> {
    const message = messages[name];
    const isUntrustedFrame =
      origin.kind === 'frame' && message.from !== 'newFrame' && !(await isRedeemed(origin));
    const toRefusal = () => new Fault({ kind: 'notAllowed', reason: 'notAsked', about: name });
    if (isUntrustedFrame || ranks[origin.kind] < ranks[message.from]) throw toRefusal();
    if (origin.kind === 'page' && message.from === 'page') {
      if (message.at === 'videoSite' && !origin.isVideoSite) throw toRefusal();
      if (!rates.take(`${origin.site} ${name}`, message.atOnce))
        throw new Fault({ kind: 'transient', reason: 'tooFast', about: name });
      if (!isWithinSize(question, message.size ?? usualSize))
        throw new Fault({ kind: 'badInput', reason: 'badQuestion', about: `${name} size` });
    }
    const parsed = message.question().safeParse(question);
    if (parsed.success && origin.kind === 'page' && !isForPages(parsed.data as object)) throw toRefusal();
    if (parsed.success) return parsed.data as Question<Name>;
    const field = parsed.error.issues[0]?.path.join('.');
    throw new Fault({ kind: 'badInput', reason: 'badQuestion', about: `${name} ${field ?? ''}` });
  }

  async function answer<Name extends MessageName>(
    name: Name,
    question: Question<Name>,
    origin: Origin,
  ): Promise<Answer<Name>> {
    await ready?.();
    try {
      const admitted = await admit(name, question, origin);
      return ((await messages[name].answer(services, admitted, origin)) ?? null) as Answer<Name>;
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal(faultToFailure(toFault(error)));
    }
  }

  /** Answers a message from another context. A failure is returned as data, because messages are JSON. */
  async function reply(
    { type, data, isRepeat }: z.output<ReturnType<typeof Envelope>>,
    sender: Sender,
  ): Promise<Reply<unknown>> {
    await ready?.();
    try {
      const origin = findOrigin(sender);
      if (origin === undefined) throw new Fault({ kind: 'notAllowed', reason: 'notAsked' });
      const name = type as MessageName;
      if (isRepeat && !messages[name].repeatable) return { notRepeatable: true };
      return { ok: await answer(name, data as never, origin) };
    } catch (error) {
      return { failure: error instanceof Refusal ? error.failure : faultToFailure(toFault(error)) };
    }
  }

  return {
    answer,
    listen() {
      browser.runtime.onMessage.addListener(
        (raw: unknown, sender: Sender, send: (reply: unknown) => void) => {
          const envelope = Envelope().safeParse(raw);
          if (!envelope.success || !Object.hasOwn(messages, envelope.data.type)) return false;
          void reply(envelope.data, sender).then(send);
          return true;
        },
      );
    },
  };
}
