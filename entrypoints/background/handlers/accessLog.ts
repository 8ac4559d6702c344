import { nothing } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { AccessLog } from '../state/accessLog';

const message = messagesFor<{ accessLog: Pick<AccessLog, 'entries'> }>();

/** The message about the access log. */
export const accessLogMessages = {
  /** Sign-ins, permissions and refusals, the newest first. */
  accessLog: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    answer: ({ accessLog }) => accessLog.entries(),
  }),
};
