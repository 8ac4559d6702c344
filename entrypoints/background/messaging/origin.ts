import type { Answer, MessageName, Question } from '../../../lib/messages';

/** Who asks. Read from what the browser says about a sender, never from what the message says. */
export interface Origin {
  /** `own`: popup, options, a window of ours. `frame`: our page inside somebody else's. `page`: our page script. */
  kind: 'own' | 'frame' | 'page';
  tabId?: number;
  frameId?: number;
  documentId?: string;
  /**
   * Origin of the page that a content script runs in, as the browser names it. Undefined where it names none (a
   * sandboxed page) or another one than the address that the renderer gave.
   */
  site?: string;
  /** Whether that is one of the video site's. */
  isVideoSite?: boolean;
}

/**
 * Asks the message table from inside the background: menus and keys go the same way as every other surface.
 * @throws Refusal with a text for the person.
 */
export type AnswerTo = <Name extends MessageName>(
  name: Name,
  question: Question<Name>,
  origin: Origin,
) => Promise<Answer<Name>>;
