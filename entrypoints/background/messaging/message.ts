import type * as z from 'zod/mini';
import type { Origin } from './origin';

/**
 * Limits for messages from content scripts. These run in a process that a hostile page may control, so nothing in the
 * message proves its origin. Checked are the site that the browser reports, what was opened in the document, and the
 * rate.
 */
interface FromPages {
  from: 'page';
  /**
   * `videoSite`: only pages of the video site may send it. `opened`: any page may send it, but it is answered only
   * about something that the person opened in that document (a job shown there, events offered with a one-time ticket,
   * a site with the event button).
   */
  at: 'videoSite' | 'opened';
  /** Maximum number of messages at once per site, refilled over 30 seconds; see `createRates`. */
  atOnce: number;
  /** Maximum size of a question, as `isWithinSize` counts; `usualSize` if left out. */
  size?: number;
}

/** The largest question of a page script, apart from the events of a page, is a choice of 1,000 videos. */
export const usualSize = 300_000;

/**
 * Limits for messages from our own pages: `newFrame` also from frames in web pages that have not redeemed their ticket
 * yet, `frame` only from those that have, `own` only from other pages of ours.
 */
interface FromUs {
  from: 'newFrame' | 'frame' | 'own';
}

/** A message: who may send it, the schema of its question, whether it may be repeated, and its handler. */
export type Message<Services, Question, Answer> = (FromPages | FromUs) & {
  /** Built on first use and kept, so that the worker starts fast. */
  question: () => z.ZodMiniType<Question>;
  /** The handler is idempotent: the message is sent again if the worker stopped before it answered. */
  repeatable?: true;
  answer(services: Services, question: Question, origin: Origin): Promise<Answer>;
};

/**
 * A function that declares messages whose handlers need these services: `const message =
 * messagesFor<UploadServices>()`.
 */
export const messagesFor =
  <Services>() =>
  <Question, Answer>(row: Message<Services, Question, Answer>): Message<Services, Question, Answer> => {
    let schema: z.ZodMiniType<Question> | undefined;
    return {
      ...row,
      question() {
        schema ??= row.question();
        return schema;
      },
    };
  };

/** The type that a schema produces. */
export type Parsed<Schema extends () => z.ZodMiniType> = z.output<ReturnType<Schema>>;
