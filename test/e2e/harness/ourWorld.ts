import type { Page } from '@playwright/test';
import { until } from './until';

/**
 * The world in which our scripts run inside somebody else's page: what can be done from here is what a page could do
 * that had taken them over.
 */
export interface OurWorld {
  /** Runs source text there, waits for its promise and answers with plain data. */
  evaluate(source: string): Promise<unknown>;
  /** Sends the background a message of any shape; answers with what came back. */
  ask(type: string, data: unknown): Promise<unknown>;
}

export async function ourWorld(page: Page): Promise<OurWorld> {
  const protocol = await page.context().newCDPSession(page);
  const worlds: { id: number; origin: string }[] = [];
  protocol.on('Runtime.executionContextCreated', ({ context }) => worlds.push(context));
  await protocol.send('Runtime.enable');
  const { id: contextId } = await until('our world in the page', () =>
    worlds.find(({ origin }) => origin.startsWith('chrome-extension://')),
  );

  const evaluate: OurWorld['evaluate'] = async (expression) => {
    const { result, exceptionDetails } = await protocol.send('Runtime.evaluate', {
      expression,
      contextId,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  return {
    evaluate,
    ask(type, data) {
      const message = JSON.stringify({ id: 1, type, data, timestamp: 0 });
      return evaluate(`chrome.runtime.sendMessage(${message})`);
    },
  };
}
