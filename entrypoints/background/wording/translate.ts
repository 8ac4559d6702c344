import { addMessages, i18n } from '#i18n';
import action from '../../../locales/en/action.ftl?raw';
import batches from '../../../locales/en/batches.ftl?raw';
import check from '../../../locales/en/check.ftl?raw';
import common from '../../../locales/en/common.ftl?raw';
import fault from '../../../locales/en/fault.ftl?raw';
import notification from '../../../locales/en/notification.ftl?raw';
import page from '../../../locales/en/page.ftl?raw';

addMessages(action, check, common, fault, page, batches, notification);

/** The text for a name that is composed at run time; undefined if the catalogue has none. */
export const translate = i18n.find;
