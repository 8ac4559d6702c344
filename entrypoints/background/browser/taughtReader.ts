import { browser } from 'wxt/browser';
import type { Outline } from '../../../lib/pages/plain/outline';
import type { TaughtRule } from '../../../lib/pages/taught/rule';
import type { TeacherMessage } from '../../../lib/views';
import { OutlineSchema } from '../messaging/schemas';
import { injectScript } from './injectScript';

/** Reads the page of a tab by the rule that was learned for its address; undefined without one, or if nothing fits. */
export type TaughtReader = (tabId: number, url: string) => Promise<Outline | undefined>;

/** Creates the {@link TaughtReader}. @param find the rule for an address */
export const createTaughtReader =
  (find: (url: string) => Promise<TaughtRule | undefined>): TaughtReader =>
  async (tabId, url) => {
    const rule = await find(url);
    if (!rule || !(await injectScript(tabId, '/eventTeacher.js'))) return undefined;
    const message: TeacherMessage = { type: 'cuecard.teacher', rule };
    const answer: unknown = await browser.tabs
      .sendMessage(tabId, message, { frameId: 0 })
      .catch(() => undefined);
    return OutlineSchema().safeParse(answer).data;
  };
