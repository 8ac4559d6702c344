import { browser } from 'wxt/browser';
import type { Layer } from './layer';

/**
 * Starts a script that the background injects when it is asked for, and to which it then says what to do. A second
 * injection into the same document does nothing.
 * @param name name of the script
 * @param receive called for each message from the background
 */
export function startInjected<Message>(
  name: string,
  receive: (message: Message, reply: (answer: unknown) => void) => void,
): void {
  const mark = Symbol.for(name);
  // A global of our isolated world, which the page cannot read or set
  const world = globalThis as { [mark]?: true };
  if (world[mark]) return;
  world[mark] = true;
  type Sender = { id?: string; tab?: unknown };
  browser.runtime.onMessage.addListener((raw: unknown, sender: Sender, reply: (answer: unknown) => void) => {
    // Only from the background; our pages in tabs have a `sender.tab`
    if (sender.id === browser.runtime.id && sender.tab === undefined) receive(raw as Message, reply);
  });
}

/** Calls `end` when the person presses Escape anywhere in the page, which does not hear of it. */
export function onEscape({ root }: Layer, signal: AbortSignal, end: () => void): void {
  window.addEventListener(
    'keydown',
    (event) => {
      // Escape in our dialog closes the dialog
      if (!event.isTrusted || event.key !== 'Escape' || root.querySelector('.frame')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      end();
    },
    { signal, capture: true },
  );
}
