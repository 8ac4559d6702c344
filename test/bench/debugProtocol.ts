import type { Readable, Writable } from 'node:stream';

/** The browser's debugging protocol over its two pipes: JSON messages, each ended by a zero byte. */
export interface DebugProtocol {
  /** @throws Error with the browser's own words. */
  send(method: string, params?: object, sessionId?: string): Promise<Record<string, unknown>>;
  on(method: string, sessionId: string, listener: (params: Record<string, unknown>) => void): void;
}

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message: string };
}

export function openDebugProtocol(from: Readable, to: Writable): DebugProtocol {
  const waiting = new Map<
    number,
    { resolve(result: Record<string, unknown>): void; reject(error: Error): void }
  >();
  const listeners: { method: string; sessionId: string; listener(params: Record<string, unknown>): void }[] =
    [];
  let last = 0;

  function receive({ id, method, sessionId, params = {}, result = {}, error }: Message): void {
    if (id === undefined) {
      for (const one of listeners)
        if (one.method === method && one.sessionId === sessionId) one.listener(params);
      return;
    }
    if (error === undefined) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(error.message));
    waiting.delete(id);
  }

  let begun = '';
  from.setEncoding('utf8').on('data', (piece: string) => {
    const messages = (begun + piece).split('\0');
    begun = messages.pop() ?? '';
    for (const message of messages) receive(JSON.parse(message) as Message);
  });
  from.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has closed'));
  });

  return {
    send(method, params = {}, sessionId) {
      const id = ++last;
      to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    on: (method, sessionId, listener) => void listeners.push({ method, sessionId, listener }),
  };
}
