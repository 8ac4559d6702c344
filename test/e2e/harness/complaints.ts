import type { BrowserContext } from '@playwright/test';
import type { Chrome } from './chrome';
import type { Extension } from './extension';

declare const chrome: Chrome;

/**
 * What our scripts complained about: uncaught errors, rejections, policy reports, console.error. In any run
 * there must be none, but for what a test allows.
 */
export interface Complaints {
  /** A test that plants a fault says which complaint it expects. */
  allow(pattern: RegExp): void;
  /** Everything since the last call that was not allowed. */
  collect(): Promise<string[]>;
}

const policy = /content security policy|trusted ?type|permissions policy/i;
/** These pages misbehave on purpose; what they do to themselves is not ours. */
const misbehaving = /^https:\/\/hostile\.example\/|[?&]hostile=/;

/** Chromium's own error where a test stopped the worker in the middle of a call of a browser API. */
const workerStopped = 'Error: No SW';

/** Listens to pages as they live, and reads Chromium's own list of errors for the worker and real popups. */
export function listenForComplaints(context: BrowserContext, extension: Extension): Complaints {
  const origin = extension.url('');
  const heard: string[] = [];
  const allowed: RegExp[] = [];

  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const page = message.page()?.url() ?? '';
    const isOurs = (url || page).startsWith(origin);
    const isReport = policy.test(message.text()) && !misbehaving.test(page);
    if (isOurs || isReport) heard.push(`${message.text()} (${url || page})`);
  });
  context.on('weberror', (event) => {
    const { stack = '', message } = event.error();
    if (stack.includes(origin) || event.page()?.url().startsWith(origin)) heard.push(stack || message);
  });

  return {
    allow: (pattern) => void allowed.push(pattern),
    async collect() {
      const listed = await takeErrors(extension);
      const all = [...heard.splice(0), ...listed];
      const expected = allowed.splice(0);
      return [...new Set(all)].filter((text) => !expected.some((pattern) => pattern.test(text)));
    },
  };
}

async function takeErrors({ desk, id }: Extension): Promise<string[]> {
  const errors = await desk.evaluate(async (extensionId) => {
    const { runtimeErrors } = await chrome.developerPrivate.getExtensionInfo(extensionId);
    await chrome.developerPrivate.deleteExtensionErrors({ extensionId });
    return runtimeErrors;
  }, id);
  return errors
    .filter(({ severity, message }) => severity === 'ERROR' && !message.endsWith(workerStopped))
    .map(({ message, source, contextUrl }) => `${message} (${source}, in ${contextUrl})`);
}
