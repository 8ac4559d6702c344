import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { ensureChromium } from '../../scripts/setup/browsers.mjs';
import { until } from '../e2e/harness/until';
import { type DebugProtocol, openDebugProtocol } from './debugProtocol';

/** A browser that nobody watches: test drivers stop every new worker until they have looked at it, this does not. */
export interface BareBrowser {
  /** Installs an unpacked extension and answers with its id. */
  install(folder: string): Promise<string>;
  openTab(url: string): Promise<Tab>;
  close(): Promise<void>;
}

export interface Tab {
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  /** Calls back with what an event of the protocol tells. */
  on(method: string, listener: (params: Record<string, unknown>) => void): void;
  /** Runs an expression, waits for its promise and answers with plain data. */
  evaluate(expression: string): Promise<unknown>;
}

/** Starts Chromium headless with a fresh profile and no way out. */
export async function openBareBrowser(): Promise<BareBrowser> {
  const { path } = await ensureChromium();
  const profile = mkdtempSync(join(tmpdir(), 'cuecard-bench-profile-'));
  const browser = spawn(
    path,
    [
      ...['--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`],
      ...['--no-sandbox', '--no-first-run', '--disable-gpu', '--lang=en-US'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      '--host-resolver-rules=MAP * ~NOTFOUND',
      '--enable-unsafe-extension-debugging',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const protocol = openDebugProtocol(browser.stdio[4] as Readable, browser.stdio[3] as Writable);

  async function openTab(url: string): Promise<Tab> {
    const { targetId } = await protocol.send('Target.createTarget', { url });
    const { sessionId } = await protocol.send('Target.attachToTarget', { targetId, flatten: true });
    return tabOf(protocol, String(sessionId));
  }
  // Unpacked extensions run in developer mode only.
  const desk = await openTab('chrome://extensions');
  await until('the page of extensions', () =>
    desk.evaluate(
      'chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true }).then(() => true)',
    ),
  );

  return {
    openTab,
    async install(path) {
      return String((await protocol.send('Extensions.loadUnpacked', { path })).id);
    },
    async close() {
      const ended = once(browser, 'close');
      await protocol.send('Browser.close');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function tabOf(protocol: DebugProtocol, sessionId: string): Tab {
  const send: Tab['send'] = (method, params) => protocol.send(method, params, sessionId);
  return {
    send,
    on: (method, listener) => protocol.on(method, sessionId, listener),
    async evaluate(expression) {
      const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      if (answer.exceptionDetails !== undefined)
        throw new Error(`${expression} threw ${JSON.stringify(answer.exceptionDetails)}`);
      return (answer.result as { value?: unknown }).value;
    },
  };
}
