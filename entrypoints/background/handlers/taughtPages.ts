import * as z from 'zod/mini';
import { Fault } from '../../../lib/errors';
import { announceChange } from '../../../lib/messages/changes';
import { emptyOutline } from '../../../lib/pages/plain/outline';
import { toPagePattern } from '../../../lib/pages/taught/pagePattern';
import type { Presenter } from '../browser/presenter';
import { address, label, nothing } from '../messaging/fields';
import type { Tickets } from '../messaging/frameTickets';
import { messagesFor } from '../messaging/message';
import { OutlineSchema, TaughtRuleSchema } from '../messaging/schemas';
import type { TaughtPages } from '../state/taughtPages';

const message = messagesFor<{
  presenter: Pick<Presenter, 'teach' | 'openFrom'>;
  tickets: Pick<Tickets, 'isOpen'>;
  taughtPages: TaughtPages;
}>();

/** Messages about pages whose events the person points out. */
export const taughtPageMessages = {
  /** Lets the person point out an event in a tab, by default that of the frame which asks. */
  teachPage: message({
    from: 'frame',
    question: () => z.object({ tabId: z.optional(z.int()) }),
    answer: ({ presenter }, { tabId }, origin) => presenter.teach(tabId, origin),
  }),
  /**
   * A page script has learned a rule. Answers with the address of the frame that reads what the rule finds; without one
   * if it has opened in a window. Answered only in a document in which `teachPage` has begun.
   */
  openTaught: message({
    from: 'page',
    at: 'opened',
    atOnce: 6,
    // An outline holds at most 200,000 characters of text, and addresses
    size: 1_500_000,
    question: () =>
      z.object({
        rule: TaughtRuleSchema(),
        taught: OutlineSchema(),
        url: address(),
        pageTitle: label(),
        language: z.optional(z.string().check(z.maxLength(35))),
      }),
    async answer({ presenter, tickets }, question, origin) {
      const isOfPage = URL.canParse(question.url) && new URL(question.url).origin === origin.site;
      if (!isOfPage || !(await tickets.isOpen('teacher', origin)))
        throw new Fault({ kind: 'notAllowed', reason: 'notAsked', about: 'openTaught' });
      return presenter.openFrom({ view: 'page', outline: emptyOutline, ...question }, origin.tabId);
    },
  }),
  /** Keeps a rule for the page at this address and those like it. Answers with the pattern of their addresses. */
  keepTaughtPage: message({
    from: 'frame',
    question: () => z.object({ url: address(), rule: TaughtRuleSchema() }),
    repeatable: true,
    async answer({ taughtPages }, { url, rule }) {
      await taughtPages.keep(url, rule);
      announceChange('settings');
      return { page: toPagePattern(url) ?? '' };
    },
  }),
  /** The pages with a rule, the newest first. */
  taughtPages: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    answer: async ({ taughtPages }) => (await taughtPages.all()).map(({ page, at }) => ({ page, at })),
  }),
  /** Forgets the rule for pages of this pattern. */
  forgetTaughtPage: message({
    from: 'frame',
    question: () => z.object({ page: address() }),
    repeatable: true,
    async answer({ taughtPages }, { page }) {
      await taughtPages.forget(page);
      announceChange('settings');
    },
  }),
};
