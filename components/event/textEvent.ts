import { browser } from 'wxt/browser';
import { ask } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { getLanguageModel } from '../../lib/pages/ownModel/languageModel';
import type { TextContext } from '../../lib/pages/text/context';

/**
 * Reads an event from plain text; undefined if the text has no date. The reader is loaded on first use. Where the reading
 * is unsure, the browser's own model is asked, if there is one and the person has switched it on.
 * @param url the page's address, used if the text has none; empty if the text is of no page
 * @param pageLanguage language tag that the page gives for its text
 */
export async function eventInText(
  text: string,
  url: string,
  pageLanguage = '',
): Promise<FoundEvent | undefined> {
  const { readEventText } = await import('../../lib/pages/text');
  const timeZone = Temporal.Now.timeZoneId();
  const context = { now: Date.now(), timeZone, locale: browser.i18n.getUILanguage(), pageLanguage };
  const event = await askOwnModel(text, readEventText(text, context), context);
  return event && (url === '' ? event : { url, ...event });
}

async function askOwnModel(
  text: string,
  event: FoundEvent | undefined,
  context: TextContext,
): Promise<FoundEvent | undefined> {
  const model = getLanguageModel();
  if (!model) return event;
  const { isUnsure, readWithModel } = await import('../../lib/pages/ownModel/readWithModel');
  if (!isUnsure(event) || !(await ask('preferences', {})).ownModel) return event;
  return readWithModel(text, event, context, model);
}
