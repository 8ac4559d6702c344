import type { Page } from 'puppeteer-core';
import { until } from '../harness/until';
import type { Bidi, RemoteNode } from './bidi';

/** What we drew into somebody else's page, behind closed shadow roots. */
export interface InFirefoxPage {
  /** Waits for the button and clicks it as a person would. */
  click(name: string | RegExp): Promise<void>;
  buttons(): Promise<string[]>;
  text(): Promise<string>;
}

export function inFirefoxPage(bidi: Bidi, page: Page): InFirefoxPage {
  const read = async () => {
    const { context, root } = await bidi.readDocument(page.url());
    return { context, roots: closedRoots(root) };
  };
  const buttonsOf = (roots: RemoteNode[]) => roots.flatMap(below).filter((node) => roleOf(node) === 'button');

  return {
    async click(name) {
      const target = await until(`the button ${name} in ${page.url()}`, async () => {
        const { context, roots } = await read();
        const button = buttonsOf(roots).find((node) => fits(nameOf(node), name));
        const sharedId = button?.sharedId;
        return sharedId === undefined ? undefined : { context, sharedId };
      });
      await bidi.click(target.context, target.sharedId);
    },
    buttons: async () => buttonsOf((await read()).roots).map(nameOf),
    text: async () => (await read()).roots.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim(),
  };
}

const fits = (actual: string, name: string | RegExp) =>
  typeof name === 'string' ? actual === name : name.test(actual);

const parts = (node: RemoteNode): RemoteNode[] => [
  ...(node.value?.shadowRoot ? [node.value.shadowRoot] : []),
  ...(node.value?.children ?? []),
];

const below = (node: RemoteNode): RemoteNode[] => parts(node).flatMap((part) => [part, ...below(part)]);

/** Demo pages have no shadow root of their own: every one there is ours. */
const closedRoots = (node: RemoteNode): RemoteNode[] =>
  [node, ...below(node)].flatMap(({ value }) => (value?.shadowRoot ? [value.shadowRoot] : []));

const roleOf = ({ value }: RemoteNode) => value?.attributes?.role ?? value?.localName;

const nameOf = (node: RemoteNode) =>
  (node.value?.attributes?.['aria-label'] ?? wordsOf(node)).replace(/\s+/g, ' ').trim();

const wordsOf = (node: RemoteNode): string =>
  node.value?.localName === 'style' ? '' : (node.value?.nodeValue ?? parts(node).map(wordsOf).join(' '));
