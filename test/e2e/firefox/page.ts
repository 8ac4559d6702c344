import type { Page } from 'puppeteer-core';
import { until } from '../harness/until';
import { type Bidi, contextOf } from './bidi';
import { Finder, FirefoxLocator } from './locator';
import type { Step } from './query';

interface Route {
  fulfill(answer: { body: string; contentType: string }): void;
  abort(): void;
}

/** As much of Playwright's `Page` as our end-to-end tests use. */
export class FirefoxPage extends Finder {
  readonly keyboard: Record<'type' | 'press' | 'down' | 'up', (keys: string) => Promise<void>>;
  readonly mouse: Pick<Page['mouse'], 'move' | 'down' | 'up' | 'click'> & {
    wheel(deltaX: number, deltaY: number): Promise<void>;
  };
  readonly on: Page['on'];
  private readonly routes = new Map<string, (route: Route) => unknown>();

  /**
   * @param address WebDriver knows no address of the extension's pages.
   * @param context that of a frame in the page, if it is about one
   */
  constructor(
    private readonly bidi: Bidi,
    readonly page: Page,
    private readonly address?: string,
    readonly context = contextOf(page),
  ) {
    super();
    const { mouse } = page;
    this.mouse = {
      move: (...to) => mouse.move(...to),
      down: () => mouse.down(),
      up: () => mouse.up(),
      click: (...at) => mouse.click(...at),
      wheel: (deltaX, deltaY) => mouse.wheel({ deltaX, deltaY }),
    };
    this.on = page.on.bind(page);
    this.keyboard = {
      type: async (text) => {
        const focused = await this.focused();
        for (const character of text) await bidi.press(focused, [character]);
      },
      press: async (keys) => bidi.press(await this.focused(), keys.split('+')),
      down: (key) => bidi.hold(context, key, 'keyDown'),
      up: (key) => bidi.hold(context, key, 'keyUp'),
    };
  }

  protected override further(step: Step): FirefoxLocator {
    const { bidi, page, context } = this;
    return new FirefoxLocator({ bidi, page, context }, [step]);
  }

  url = () => this.address ?? this.page.url();
  title = () => this.page.title();
  close = () => this.page.close();
  isClosed = () => this.page.isClosed();
  bringToFront = () => this.page.bringToFront();
  content = () => this.page.content();
  mainFrame = () => this;

  evaluate<Answer>(work: string | ((argument: never) => Answer), argument?: unknown): Promise<Answer> {
    const declaration =
      typeof work === 'string' ? `() => ${work}` : `(_nodes, argument) => (${work})(argument)`;
    return this.bidi.withNodes(this.context, declaration as never, [], argument) as Promise<Answer>;
  }
  async goto(address: string): Promise<void> {
    await this.page.goto(address);
  }
  /** Answers requests for an address in place of its server. */
  async route(address: string, answer: (route: Route) => unknown): Promise<void> {
    if (this.routes.size === 0) {
      await this.page.setRequestInterception(true);
      this.page.on('request', (request) => {
        const found = this.routes.get(request.url());
        if (!found) return void request.continue();
        found({
          fulfill: ({ body, contentType }) => void request.respond({ body, contentType }),
          abort: () => void request.abort(),
        });
      });
    }
    this.routes.set(address, answer);
  }
  /** Firefox reports no loading of an extension's pages to WebDriver: the old document leaves with its mark. */
  async reload(): Promise<void> {
    await this.page.evaluate(() => {
      document.documentElement.dataset.left = '';
      location.reload();
    });
    await this.loaded('the page to load again', ':root:not([data-left])');
  }
  async setViewportSize(size: { width: number; height: number }): Promise<void> {
    await this.page.setViewport(size);
  }
  waitForLoadState = () => this.loaded('the page to load', ':root');

  /** The document that keys reach: that of the page, or of the frame with the focus. */
  private async focused(): Promise<string> {
    const { bidi, context } = this;
    for (const frame of await bidi.framesIn(context))
      if (await bidi.withNodes(frame, () => document.hasFocus(), [])) return frame;
    return context;
  }

  private async loaded(what: string, root: string): Promise<void> {
    await until(what, () =>
      this.page.evaluate(
        (root) => document.querySelector(root) !== null && document.readyState === 'complete',
        root,
      ),
    );
  }
}
