import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { Result } from 'axe-core';
import type { OurWorld } from './ourWorld';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * All rules when none are named, the best practices included; only what is the page's and not ours is left out.
 * None of them needs style sheets and media to be fetched once more.
 */
const run = (context: string, rules?: string[]) => {
  const options = { resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) };
  return `axe.run(${context}, ${JSON.stringify(options)}).then(({ violations }) => violations)`;
};

/** What axe finds wrong with a page or frame of ours: one line per element. */
export async function faultsOf(place: Page | Frame, rules?: string[]): Promise<string[]> {
  if (!(await place.evaluate(() => 'axe' in globalThis))) await place.evaluate(source);
  return linesOf((await place.evaluate(run('document', rules))) as Result[]);
}

/**
 * The same for what we drew into somebody else's page. Its root is closed to the page and to axe; scripts of ours may
 * open it, so axe runs among them, told to look through that door.
 */
export async function faultsInPage(world: OurWorld, rules?: string[]): Promise<string[]> {
  await world.evaluate(`(() => {
    if ('axe' in globalThis) return;
    ${source};
    Object.defineProperty(HTMLElement.prototype, 'shadowRoot', {
      configurable: true,
      get() { return chrome.dom.openOrClosedShadowRoot(this); },
    });
  })()`);
  const ours = `[...document.documentElement.children].filter((child) => child.localName.startsWith('cuecard-'))`;
  return linesOf((await world.evaluate(run(`{ include: ${ours} }`, rules))) as Result[]);
}

function linesOf(violations: Result[]): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
