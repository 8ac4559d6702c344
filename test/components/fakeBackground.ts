import type { Answer, Failure, MessageName, Question, Reply } from '../../lib/messages';

/**
 * A fake background with prepared answers, behind the browser function that `ask` calls. Import it before other
 * modules, since some use `browser` when they load.
 */

type Row<Name extends MessageName> = (question: Question<Name>) => Answer<Name> | Promise<Answer<Name>>;
export type Answers = { [Name in MessageName]?: Row<Name> };

/** Thrown by an answer to refuse, as the background does. */
export class Refused {
  constructor(readonly failure: Failure) {}
}

/** An answer that never arrives, for loading states. */
export const never = <Value>() => new Promise<Value>(() => {});

export interface Asked {
  name: MessageName;
  question: unknown;
}

let answers: Answers = {};
/** Messages since `answerWith`, in order. */
export const asked: Asked[] = [];
/** Requested permissions, in order, and the person's answer. */
export const requested: string[][] = [];
let grants = true;

export function answerWith(next: Answers, { granted = true } = {}): void {
  extendBrowser();
  answers = next;
  grants = granted;
  asked.length = 0;
  requested.length = 0;
}

async function reply(name: MessageName, question: unknown): Promise<Reply<unknown>> {
  asked.push({ name, question });
  const row = answers[name] as ((question: unknown) => unknown) | undefined;
  if (!row) return { failure: { reason: 'notFaked', text: `No answer to ${name}` } };
  try {
    return { ok: (await row(question)) ?? null };
  } catch (thrown) {
    if (thrown instanceof Refused) return { failure: thrown.failure };
    throw thrown;
  }
}

/** Stands in for `wxt/browser` where the states' page is built.
 * @public */
export const browser = {
  runtime: {
    id: 'cuecard',
    getManifest: () => ({
      version: '0.1.0',
      commands: { event: { suggested_key: { default: 'Alt+Shift+E' } } },
    }),
    async sendMessage(message: { type: MessageName; data: unknown }) {
      return JSON.parse(JSON.stringify(await reply(message.type, message.data)));
    },
  },
  i18n: { getUILanguage: () => 'en' },
  permissions: {
    contains: async () => grants,
    request: async ({ origins = [], permissions = [] }: { origins?: string[]; permissions?: string[] }) => {
      requested.push([...permissions, ...origins]);
      return grants;
    },
    onAdded: { addListener: () => {}, removeListener: () => {} },
    onRemoved: { addListener: () => {}, removeListener: () => {} },
  },
  commands: {
    getAll: async () => [
      { name: '_execute_action', description: '', shortcut: '' },
      { name: 'save', description: 'Save this video with one click', shortcut: 'Alt+Shift+S' },
      { name: 'like', description: 'Like this video', shortcut: 'Alt+Shift+L' },
      { name: 'event', description: "Add this page's event to your calendar", shortcut: '' },
    ],
  },
  tabs: { create: async () => ({}) },
  action: { getUserSettings: async () => ({ isOnToolbar: false }) },
};

/**
 * The fake of the unit tests is extended, not replaced, so that modules that imported it see the changes; and again for
 * each test, since other tests of the process may have reset it.
 */
function extendBrowser(): void {
  // The document of the unit tests has none
  if (!navigator.locks)
    Object.defineProperty(navigator, 'locks', {
      // Tests put their own in its place
      configurable: true,
      value: { request: async (_name: string, work: () => unknown) => work() },
    });
  const { browser: held = {} } = globalThis as { browser?: object };
  Object.assign(held, browser);
  Object.assign(globalThis, { chrome: held, browser: held });
}

extendBrowser();
