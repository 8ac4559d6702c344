import type { CDPSession } from '@playwright/test';
import { until } from './until';

/** A protocol session with one document. */
export type Protocol = Pick<CDPSession, 'send'>;

/** Real input events, trusted by the page as a person's are. */
export interface Hand {
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: string): Promise<void>;
}

/** Something on the screen, known by role and accessible name, that no locator reaches. */
export interface Part {
  exists(): Promise<boolean>;
  /** Waits for it, then puts the mouse on its middle. */
  hover(): Promise<void>;
  /** Waits for it, then clicks its middle, whatever lies on top. */
  click(): Promise<void>;
  /** Focuses it and presses a key. */
  press(key: string): Promise<void>;
  text(): Promise<string>;
  /** Its place in the window, in CSS pixels, once it keeps still. */
  box(): Promise<{ left: number; top: number; right: number; bottom: number }>;
  /** What a screen reader says of it: `pressed`, `expanded`, `disabled`, `focused`, …; undefined where nothing. */
  state(name: string): Promise<unknown>;
}

/** The parts below some elements. */
export interface Fixtures {
  button(name: string | RegExp): Part;
  role(role: string, name: string | RegExp): Part;
  /** The names of all that have this role, in order. */
  names(role: string): Promise<string[]>;
}

type Node = Awaited<ReturnType<typeof query>>[number];

/**
 * @param roots Backend ids of the elements to look below, read anew at each look.
 * @param where For the text of failures.
 */
export function createFixtures(
  protocol: Protocol,
  hand: Hand,
  roots: () => Promise<number[]>,
  where: string,
): Fixtures {
  async function all(role: string): Promise<Node[]> {
    const found = await Promise.all((await roots()).map((root) => query(protocol, root, role)));
    return found.flat();
  }

  function part(role: string, name: string | RegExp): Part {
    const find = async () => (await all(role)).find((node) => isNamed(node, name));
    const wait = () => until(`${role} ${name} ${where}`, find);
    const backendNodeIdOf = (node: Node) => ({ backendNodeId: node.backendDOMNodeId as number });

    /** Waits until it has a place and stays there for two looks. */
    async function place() {
      let before = '';
      return until(`${role} ${name} to keep still ${where}`, async () => {
        const target = backendNodeIdOf(await wait());
        await protocol.send('DOM.scrollIntoViewIfNeeded', target);
        const { quads } = await protocol.send('DOM.getContentQuads', target);
        const [left = 0, top = 0, , , right = 0, bottom = 0] = quads[0] ?? [];
        const still = before === String(quads);
        before = String(quads);
        return still && quads.length > 0 ? { left, top, right, bottom } : undefined;
      });
    }
    async function middle(): Promise<[number, number]> {
      const { left, top, right, bottom } = await place();
      return [(left + right) / 2, (top + bottom) / 2];
    }

    return {
      exists: async () => (await find()) !== undefined,
      hover: async () => hand.move(...(await middle())),
      click: async () => hand.click(...(await middle())),
      async press(key) {
        await protocol.send('DOM.focus', backendNodeIdOf(await wait()));
        await hand.press(key);
      },
      box: place,
      async text() {
        const { object } = await protocol.send('DOM.resolveNode', backendNodeIdOf(await wait()));
        return readText(protocol, object.objectId as string);
      },
      async state(property) {
        const { properties = [] } = await wait();
        return properties.find((entry) => entry.name === property)?.value.value;
      },
    };
  }

  return {
    button: (name) => part('button', name),
    role: part,
    names: async (role) => (await all(role)).map((node) => String(node.name?.value ?? '')),
  };
}

async function query(protocol: Protocol, backendNodeId: number, role: string) {
  const { nodes } = await protocol.send('Accessibility.queryAXTree', { backendNodeId, role });
  return nodes.filter((node) => !node.ignored && node.backendDOMNodeId !== undefined);
}

function isNamed(node: Node, name: string | RegExp): boolean {
  const actual = String(node.name?.value ?? '').trim();
  return typeof name === 'string' ? actual === name : name.test(actual);
}

/** The words below a node, closed roots included, as one line. */
export async function readText(protocol: Protocol, objectId: string): Promise<string> {
  const { result } = await protocol.send('Runtime.callFunctionOn', {
    objectId,
    returnByValue: true,
    functionDeclaration: `function () {
      const words = this.innerText ?? [...this.children].map((child) => child.innerText ?? '').join(' ');
      return words.replace(/\\s+/g, ' ').trim();
    }`,
  });
  return String(result.value);
}
