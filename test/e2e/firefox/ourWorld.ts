import type { Page } from '@playwright/test';
import type { Extension } from '../harness/extension';
import type { OurWorld } from '../harness/ourWorld';

/** The world of our scripts in a page: no driver reaches it in Firefox, but a page of ours does. */
export async function firefoxWorld({ own, tabId }: Extension, page: Page): Promise<OurWorld> {
  const target = JSON.stringify({ tabId: await tabId(page) });
  // As source text, since the policy of extensions forbids `eval` in that world
  const evaluate: OurWorld['evaluate'] = (source) =>
    own.evaluate(`chrome.scripting.executeScript({ target: ${target}, func: () => (${source}) })
      .then(([{ error, result }]) => error ? Promise.reject(error) : result)`);
  return {
    evaluate,
    ask: (type, data) =>
      evaluate(`chrome.runtime.sendMessage(${JSON.stringify({ id: 1, type, data, timestamp: 0 })})`),
  };
}
