import { addMessages, i18n, locale } from '#i18n';
import action from '../../../locales/en/action.ftl?raw';
import check from '../../../locales/en/check.ftl?raw';
import common from '../../../locales/en/common.ftl?raw';
import fault from '../../../locales/en/fault.ftl?raw';
import page from '../../../locales/en/page.ftl?raw';
import runs from '../../../locales/en/runs.ftl?raw';

addMessages(action, check, common, fault, page, runs);

/** A message by a name put together at run time; undefined where the catalogue has none. */
export const translate = i18n.find;

/** The time of day, with the date when it is not today. A moment that no calendar has is a dash. */
export function clock(at: number): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '–';
  const sameDay = date.toDateString() === new Date().toDateString();
  const format = new Intl.DateTimeFormat(locale(), {
    ...(sameDay ? {} : { dateStyle: 'medium' }),
    timeStyle: 'short',
  });
  return format.format(date);
}
