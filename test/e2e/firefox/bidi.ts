import type { Browser, Page } from 'puppeteer-core';

/** A node as WebDriver BiDi writes it down, closed shadow roots included. */
export interface RemoteNode {
  sharedId?: string;
  value?: {
    localName?: string;
    nodeType: number;
    nodeValue?: string;
    attributes?: Record<string, string>;
    children?: RemoteNode[];
    shadowRoot?: RemoteNode | null;
  };
}

interface Context {
  context: string;
  url: string;
  children?: Context[];
}

/** WebDriver BiDi below puppeteer: the browser's own windows, and what closed roots hold. */
export interface Bidi {
  /** Calls a function in the browser's own window, with all its rights. Arguments and answer are JSON. */
  inBrowser<Answer>(
    work: (...args: never[]) => Answer | Promise<Answer>,
    ...args: unknown[]
  ): Promise<Answer>;
  /** The document of the tab at this address, as a tree. */
  readDocument(url: string): Promise<{ context: string; root: RemoteNode }>;
  /** A real click on the middle of a node. */
  click(context: string, sharedId: string): Promise<void>;
}

type Send = (method: string, params: object) => Promise<{ result: Record<string, unknown> }>;

/** WebDriver's id of a page, which stays the same for as long as its tab is open. */
export const contextOf = (page: Page) => (page.mainFrame() as unknown as { _id: string })._id;

export function openBidi(browser: Browser): Bidi {
  const { connection } = browser as unknown as { connection: { send: Send } };
  const send: Send = (method, params) => connection.send(method, params);

  async function contexts(scope: object): Promise<Context[]> {
    const { result } = await send('browsingContext.getTree', scope);
    return result.contexts as Context[];
  }

  /** @throws Error with the text of what the function threw. */
  async function call(context: string, declaration: string, args: readonly string[], options: object = {}) {
    const { result } = await send('script.callFunction', {
      functionDeclaration: declaration,
      awaitPromise: true,
      userActivation: true,
      target: { context },
      arguments: args.map((value) => ({ type: 'string', value })),
      ...options,
    });
    if (result.type === 'exception') {
      throw new Error((result.exceptionDetails as { text: string }).text);
    }
    return result.result as { value?: unknown };
  }

  return {
    async inBrowser(work, ...args) {
      const [window] = await contexts({ 'moz:scope': 'chrome' });
      if (!window) throw new Error('The browser has no window');
      const declaration = `async (args) => JSON.stringify((await (${work})(...JSON.parse(args))) ?? null)`;
      const { value } = await call(window.context, declaration, [JSON.stringify(args)]);
      return JSON.parse(String(value));
    },
    async readDocument(url) {
      const found = (await contexts({})).find((context) => context.url === url);
      if (!found) throw new Error(`No tab shows ${url}`);
      const root = await call(found.context, '() => document.documentElement', [], {
        serializationOptions: { maxDomDepth: 100, includeShadowTree: 'all' },
      });
      return { context: found.context, root: root as RemoteNode };
    },
    async click(context, sharedId) {
      const origin = { type: 'element', element: { sharedId } };
      await send('input.performActions', {
        context,
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x: 0, y: 0, origin },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      });
      // Without this, Firefox counts a quick click elsewhere as the second of a double click
      await send('input.releaseActions', { context });
    },
  };
}
