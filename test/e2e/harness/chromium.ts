import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Worker } from '@playwright/test';
import { ensureChromium } from '../../../scripts/setup/browsers.mjs';
import type { Sandbox } from '../../sandbox';
import type { Chrome } from './chrome';
import { until } from './until';

declare const chrome: Chrome;

export interface ChromiumOptions {
  /** Folder of the unpacked extension. */
  extension: string;
  /** Every name leads to it; nothing else can be reached. */
  sandbox: Pick<Sandbox, 'spki' | 'hostResolverRules'>;
  headless: boolean;
  /** Folder of the profile, for what outlives the browser; a new one that goes with it, when left out. */
  profile?: string;
  args?: readonly string[];
  env?: Record<string, string>;
  /** False for a browser that a person is going to use: the window decides about its size. */
  fixedViewport?: boolean;
  /** Leaves the page open that follows the installation. */
  keepsFirstRun?: boolean;
}

/** A fresh profile with one extension, its id, and no way out of the sandbox. */
export async function launchChromium(
  options: ChromiumOptions,
): Promise<{ context: BrowserContext; extensionId: string }> {
  const { path, loads } = await ensureChromium();
  const { extension } = options;
  if (loads === 'byProtocol') {
    const context = await launchWithoutExtension(options);
    return { context, extensionId: await installUnpacked(context, extension, options) };
  }
  // A profile of an earlier start has the extension already.
  const isKnown = options.profile !== undefined && existsSync(join(options.profile, 'Default'));
  const context = await launch(path, options, [
    `--disable-extensions-except=${extension}`,
    `--load-extension=${extension}`,
  ]);
  const extensionId = await idOfWorker(context);
  if (!options.keepsFirstRun && !isKnown) await closeFirstRun(context);
  return { context, extensionId };
}

/** The page that opens after an installation is in the way of tests that are about something else. */
async function closeFirstRun(context: BrowserContext): Promise<void> {
  const page = await until('the first-run page', () =>
    context.pages().find((page) => page.url().endsWith('/welcome.html')),
  );
  await page.close();
}

/** The same before it has the extension: for branded browsers, and for what is there when it is installed. */
export async function launchWithoutExtension(
  options: Omit<ChromiumOptions, 'extension'>,
): Promise<BrowserContext> {
  const { path } = await ensureChromium();
  const context = await launch(path, options, ['--enable-unsafe-extension-debugging']);
  // Unpacked extensions run in developer mode only, which the command line would have switched on.
  const desk = await context.newPage();
  await desk.goto('chrome://extensions/strings.m.js');
  await desk.evaluate(() => chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true }));
  await desk.close();
  return context;
}

/** Installs an unpacked extension into a running browser, and answers with its id. */
export async function installUnpacked(
  context: BrowserContext,
  folder: string,
  { keepsFirstRun }: Pick<ChromiumOptions, 'keepsFirstRun'> = {},
): Promise<string> {
  const protocol = await context.browser()?.newBrowserCDPSession();
  await protocol?.send('Extensions.loadUnpacked', { path: folder });
  const id = await idOfWorker(context);
  if (!keepsFirstRun) await closeFirstRun(context);
  return id;
}

async function idOfWorker(context: BrowserContext): Promise<string> {
  try {
    const worker = await until('the worker', () => activeWorker(context));
    return new URL(worker.url()).host;
  } catch (cause) {
    await context.close();
    throw new Error("The extension's worker was not up within 10 s. Does it throw as it starts?", { cause });
  }
}

/** Chromium lists a worker while it is still being tried whether its script runs at all. */
async function activeWorker(context: BrowserContext): Promise<Worker | undefined> {
  const worker = context.serviceWorkers().find((one) => one.url().startsWith('chrome-extension://'));
  const isActive = worker?.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    return registration.active?.state === 'activated';
  });
  // One that ended meanwhile never answers.
  const patience = new Promise<false>((resolve) => setTimeout(resolve, 1_000, false));
  return (await Promise.race([isActive, patience])) ? worker : undefined;
}

function launch(
  executablePath: string,
  options: Omit<ChromiumOptions, 'extension'>,
  extensionArgs: readonly string[],
): Promise<BrowserContext> {
  const { sandbox } = options;
  return chromium.launchPersistentContext(options.profile ?? '', {
    executablePath,
    headless: options.headless,
    ignoreDefaultArgs: ['--disable-extensions', '--enable-automation'],
    viewport: options.fixedViewport === false ? null : { width: 1280, height: 800 },
    ...(options.env === undefined ? {} : { env: { ...process.env, ...options.env } }),
    args: [
      ...extensionArgs,
      `--host-resolver-rules=${sandbox.hostResolverRules}`,
      `--ignore-certificate-errors-spki-list=${sandbox.spki}`,
      ...['--lang=en-US', '--test-type', '--disable-quic', '--disable-gpu', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      ...(options.args ?? []),
    ],
  });
}
