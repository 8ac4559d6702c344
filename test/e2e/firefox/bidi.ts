import type { Browser, Page } from 'puppeteer-core';

/** A node as WebDriver BiDi writes it down. */
interface RemoteNode {
  sharedId?: string;
  value?: { children?: RemoteNode[]; shadowRoot?: RemoteNode | null };
}

/** A place in the window of a page or frame, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** WebDriver BiDi below puppeteer: the browser's own windows, and what closed roots hold. */
export interface Bidi {
  /** Calls a function in the browser's own window, with all its rights. Arguments and answer are JSON. */
  inBrowser<Answer>(
    work: (...args: never[]) => Answer | Promise<Answer>,
    ...args: unknown[]
  ): Promise<Answer>;
  /** The frames directly in a page. */
  framesIn(context: string): Promise<string[]>;
  /** Calls a function in a page with some of its nodes; the further arguments and the answer are JSON. */
  withNodes<Answer>(
    context: string,
    work: (nodes: never[], ...args: never[]) => Answer | Promise<Answer>,
    nodes: readonly string[],
    ...args: unknown[]
  ): Promise<Answer>;
  /** Nodes that a function finds in a page, starting from some of its nodes. */
  findNodes(
    context: string,
    find: (roots: never[], ...args: never[]) => Node[],
    roots: readonly string[],
    ...args: unknown[]
  ): Promise<string[]>;
  /** The closed shadow roots of a page: demo pages have none of their own. */
  closedRoots(context: string): Promise<string[]>;
  /** Moves the mouse, in CSS pixels of the window of a page or frame. */
  hover(context: string, point: Point): Promise<void>;
  /** A real click. */
  click(context: string, point: Point): Promise<void>;
  /** Presses keys at the same time, as Playwright writes them: `Control`, `Enter`. */
  press(context: string, keys: readonly string[]): Promise<void>;
  /** Presses a key, or lets go of it; the next click lets go of all. */
  hold(context: string, key: string, change: 'keyDown' | 'keyUp'): Promise<void>;
  setFiles(context: string, node: string, files: readonly string[]): Promise<void>;
}

type Send = (method: string, params: object) => Promise<{ result: Record<string, unknown> }>;

/** WebDriver's id of a page, which stays the same for as long as its tab is open. */
export const contextOf = (page: Page) => (page.mainFrame() as unknown as { _id: string })._id;

/** WebDriver's values of keys that are no characters. */
const namedKeys: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  ControlOrMeta: process.platform === 'darwin' ? '\uE03D' : '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

export function openBidi(browser: Browser): Bidi {
  const { connection } = browser as unknown as { connection: { send: Send } };
  const send: Send = (method, params) => connection.send(method, params);

  /** @throws Error with the text of what the function threw. */
  async function call(context: string, declaration: string, args: readonly object[], options: object = {}) {
    const { result } = await send('script.callFunction', {
      functionDeclaration: declaration,
      awaitPromise: true,
      userActivation: true,
      target: { context },
      arguments: args,
      ...options,
    });
    if (result.type === 'exception') {
      throw new Error((result.exceptionDetails as { text: string }).text);
    }
    return result.result as { value?: unknown };
  }

  const toText = (value: unknown) => ({ type: 'string', value: JSON.stringify(value) });
  const toNodes = (nodes: readonly string[]) => ({
    type: 'array',
    value: nodes.map((sharedId) => ({ sharedId })),
  });

  const pointer = (context: string, { x, y }: Point, ...further: object[]) =>
    send('input.performActions', {
      context,
      actions: [
        {
          type: 'pointer',
          // That of puppeteer's mouse: a hand has one
          id: '__puppeteer_mouse',
          actions: [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, ...further],
        },
      ],
    });

  /** A press may close the window that it is made in. */
  async function orClosed(context: string, act: () => Promise<unknown>): Promise<void> {
    await act().catch(async (error) => {
      const isOpen = await send('browsingContext.getTree', { root: context, maxDepth: 0 }).then(
        () => true,
        () => false,
      );
      if (isOpen) throw error;
    });
  }

  return {
    async inBrowser(work, ...args) {
      const { result } = await send('browsingContext.getTree', { 'moz:scope': 'chrome' });
      const [window] = result.contexts as { context: string }[];
      if (!window) throw new Error('The browser has no window');
      const declaration = `async (args) => JSON.stringify((await (${work})(...JSON.parse(args))) ?? null)`;
      const { value } = await call(window.context, declaration, [toText(args)]);
      return JSON.parse(String(value));
    },
    async framesIn(context) {
      const { result } = await send('browsingContext.getTree', { root: context, maxDepth: 1 });
      const [page] = result.contexts as { children: { context: string }[] | null }[];
      return (page?.children ?? []).map((child) => child.context);
    },
    async withNodes(context, work, nodes, ...args) {
      const declaration = `async (nodes, args) =>
        JSON.stringify(await (${work})(nodes, ...JSON.parse(args)))`;
      const { value } = await call(context, declaration, [toNodes(nodes), toText(args)]);
      return value === undefined ? undefined : JSON.parse(String(value));
    },
    async findNodes(context, find, roots, ...args) {
      const declaration = `(roots, args) => (${find})(roots, ...JSON.parse(args))`;
      const { value } = await call(context, declaration, [toNodes(roots), toText(args)]);
      return (value as RemoteNode[]).map(({ sharedId = '' }) => sharedId);
    },
    async closedRoots(context) {
      const root = await call(context, '() => document.documentElement', [], {
        serializationOptions: { maxDomDepth: 2, includeShadowTree: 'all' },
      });
      const hosts = (root as RemoteNode).value?.children ?? [];
      return hosts.flatMap(({ value }) => value?.shadowRoot?.sharedId ?? []);
    },
    async hover(context, point) {
      await pointer(context, point);
    },
    async click(context, point) {
      const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      // A hand moves before each press that is meant; what comes under a pointer that rests is not pressed.
      await pointer(context, { x: Math.max(0, point.x - 12), y: point.y });
      await orClosed(context, () => pointer(context, point, ...press));
      // Without this, Firefox counts a quick click elsewhere as the second of a double click
      await orClosed(context, () => send('input.releaseActions', { context }));
    },
    async press(context, keys) {
      const values = keys.map((key) => namedKeys[key] ?? key);
      const down = values.map((value) => ({ type: 'keyDown', value }));
      const up = [...values].reverse().map((value) => ({ type: 'keyUp', value }));
      const keyboard = { type: 'key', id: 'keyboard', actions: [...down, ...up] };
      await orClosed(context, () => send('input.performActions', { context, actions: [keyboard] }));
    },
    async hold(context, key, type) {
      const actions = [{ type, value: namedKeys[key] ?? key }];
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async setFiles(context, sharedId, files) {
      await send('input.setFiles', { context, element: { sharedId }, files });
    },
  };
}
