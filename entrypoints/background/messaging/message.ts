import type * as z from 'zod/mini';
import type { Origin } from './origin';

/**
 * Limits on a content script. It runs in a process that the page may have taken over, so nothing counts that it says of
 * itself: only the site that the browser names, what was opened in its very document, and how often it asks.
 */
interface FromPages {
  from: 'page';
  /**
   * `videoSite`: asked by pages of the video site alone. `opened`: asked by any page, and answered only about what the
   * person opened in that document (a job shown there, events offered under a one-time ticket, a site they switched on).
   */
  at: 'videoSite' | 'opened';
  /** So many times at once for one site, and as many again in the course of 30 seconds. */
  atOnce: number;
}

/** Asked by frames and pages of ours (`frame`), or by pages of ours that stand alone (`own`). */
interface FromUs {
  from: 'frame' | 'own';
}

/** A message: who may ask, what the question may hold, whether it may be asked twice, and the answer. */
export type Message<Services, Question, Answer> = (FromPages | FromUs) & {
  /** Built when first asked, so that the worker starts fast, and then kept. */
  question: () => z.ZodMiniType<Question>;
  /** Changes nothing, or may do so twice: asked again where the worker stopped before it answered. */
  repeatable?: true;
  answer(services: Services, question: Question, origin: Origin): Promise<Answer>;
};

/** Makes messages whose answers need these services: `const message = messagesFor<UploadServices>()`. */
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

/** Type of a question that a schema accepts. */
export type Parsed<Schema extends () => z.ZodMiniType> = z.output<ReturnType<Schema>>;
