import { afterAll, beforeEach } from 'vitest';
import { speak } from '#i18n';
import { readCatalogue, readMessages } from '../../../../modules/locales/catalogue';

/**
 * Before each test of the file the messages become their names, and after the last one texts again: other files run in
 * the same process.
 */
export function useNames(options?: { withValues?: boolean }): void {
  beforeEach(() => speakNames(options));
  afterAll(speakEnglish);
}

/**
 * A catalogue whose texts are the names of the messages, with `_` for each dot (`fault_reason_timeOut`): tests then see
 * which message is asked for.
 * @param withValues the values of the placeholders follow
 */
function speakNames({ withValues = false } = {}): void {
  const messages = [...readMessages(readCatalogue('en'))].map(([name, { message, placeholders }]) => {
    const values = withValues ? placeholders.map((placeholder) => `{ $${placeholder} }`) : [];
    return `${message.id.name} = ${[name.replaceAll('.', '_'), ...values].join(' ')}`;
  });
  speak({ language: 'en', messages: messages.join('\n') });
}

/** Restores the real catalogue. */
export const speakEnglish = () => speak({ language: 'en' });
