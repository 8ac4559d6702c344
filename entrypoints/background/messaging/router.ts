import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { Fault, toFault } from '../../../lib/errors';
import { type Answer, type MessageName, type Question, Refusal, type Reply } from '../../../lib/messages';
import { toFailure } from '../wording/failures';
import type { Message } from './message';
import type { AnswerTo, Origin } from './origin';
import { createRates, type Rates } from './rates';
import { findOrigin, type Sender } from './sender';

/** A page script asks only 'page' messages, a frame of ours also 'frame' ones, our own pages everything. */
const ranks: Record<Origin['kind'], number> = { page: 0, frame: 1, own: 2 };

/**
 * Pages ask on surfaces of their own, and not about events: those are offered to them under tickets. Nor do they have
 * drafts, which an action would take from the disk.
 */
function isForPages(question: object): boolean {
  const { surface = 'overlay', subject, draftKey } = question as Partial<Record<string, unknown>>;
  const { kind } = (subject ?? {}) as { kind?: unknown };
  return (surface === 'overlay' || surface === 'link') && kind !== 'event' && draftKey === undefined;
}

/** A question as it travels; whatever else arrives is for nobody here. */
const Asked = () =>
  z.object({
    type: z.string(),
    data: z.optional(z.unknown()),
    /** The same question was asked before, and the worker stopped before it answered. */
    isRepeat: z.optional(z.boolean()),
  });

/** Asked by a frame before its ticket was redeemed: the ticket itself, and the language to show that in. */
const beforeTicket: readonly MessageName[] = ['frame', 'language'];

/** The table of messages, whatever each needs and answers. */
type Messages<Services> = Record<MessageName, Message<Services, unknown, unknown>>;

export interface RouterDependencies<Services> {
  messages: Messages<Services>;
  services: Services;
  /** Whether a frame of ours has shown its ticket; an embedded one without is a stranger's doing. */
  isRedeemed(origin: Origin): Promise<boolean>;
  rates?: Rates;
  /** Resolves when messages can be put into words. */
  ready?: () => Promise<void>;
}

export interface Router {
  answer: AnswerTo;
  /** Starts listening to messages. */
  listen(): void;
}

/** Checks who asks and what, then answers by the table of messages. */
export function createRouter<Services>(parts: RouterDependencies<Services>): Router {
  const { messages, services, isRedeemed, rates = createRates(), ready } = parts;

  /** The question parsed, its sender checked; anything else is refused before it is looked at. */
  async function admit<Name extends MessageName>(
    name: Name,
    question: unknown,
    origin: Origin,
  ): Promise<Question<Name>> {
    const message = messages[name];
    const stranger = origin.kind === 'frame' && !beforeTicket.includes(name) && !(await isRedeemed(origin));
    const notAsked = () => new Fault({ kind: 'notAllowed', reason: 'notAsked', about: name });
    if (stranger || ranks[origin.kind] < ranks[message.from]) throw notAsked();
    if (origin.kind === 'page' && message.from === 'page') {
      if (message.at === 'videoSite' && !origin.isVideoSite) throw notAsked();
      if (!rates.take(`${origin.site} ${name}`, message.atOnce))
        throw new Fault({ kind: 'transient', reason: 'tooFast', about: name });
    }
    const parsed = message.question().safeParse(question);
    if (parsed.success && origin.kind === 'page' && !isForPages(parsed.data as object)) throw notAsked();
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
      return (await messages[name].answer(services, admitted, origin)) as Answer<Name>;
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal(toFailure(toFault(error)));
    }
  }

  /** A fault goes as data: messages between contexts are JSON. */
  async function reply(
    { type, data, isRepeat }: z.output<ReturnType<typeof Asked>>,
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
      return { failure: error instanceof Refusal ? error.failure : toFailure(toFault(error)) };
    }
  }

  return {
    answer,
    listen() {
      browser.runtime.onMessage.addListener(
        (raw: unknown, sender: Sender, send: (reply: unknown) => void) => {
          const asked = Asked().safeParse(raw);
          if (!asked.success || !Object.hasOwn(messages, asked.data.type)) return false;
          void reply(asked.data, sender).then(send);
          return true;
        },
      );
    },
  };
}
