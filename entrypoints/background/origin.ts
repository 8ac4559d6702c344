import type { Answer, Messages, Question } from '../../lib/messages';

/** Who asks. Read from what the browser says about a sender, never from what the message says. */
export interface Origin {
  /** `own`: popup, options, a window of ours. `frame`: our page inside somebody else's. `page`: our page script. */
  kind: 'own' | 'frame' | 'page';
  tabId?: number;
  frameId?: number;
  documentId?: string;
  /** Address of the page that a page script runs in. */
  url?: string;
}

/**
 * Asks the message table from inside the background: menus and keys go the same way as every other surface.
 * @throws Refusal with a text for the person.
 */
export type AnswerTo = <Name extends keyof Messages>(
  name: Name,
  question: Question<Name>,
  origin: Origin,
) => Promise<Answer<Name>>;
