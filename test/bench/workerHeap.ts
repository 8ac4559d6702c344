import type { Extension } from '../e2e/harness/extension';

/** What the extension's worker holds in memory, in bytes, asked from outside: the worker is not disturbed. */
export interface WorkerHeap {
  /** After a collection of what nobody holds any more. */
  atRest(): Promise<number>;
  /** As it is. */
  now(): Promise<number>;
  close(): Promise<void>;
}

/** One answer of a protocol that is spoken through another. */
interface Reply {
  id?: number;
  result?: { usedSize?: number };
}

export async function openWorkerHeap(extension: Extension): Promise<WorkerHeap> {
  await extension.worker();
  const browser = await extension.context.browser()?.newBrowserCDPSession();
  if (browser === undefined) throw new Error('No browser to ask');
  const { targetInfos } = await browser.send('Target.getTargets');
  const target = targetInfos.find(({ type, url }) => type === 'service_worker' && url.includes(extension.id));
  if (target === undefined) throw new Error('The worker does not run');
  const { targetId } = target;
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (result: Reply['result']) => void>();
  browser.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as Reply;
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let last = 0;

  async function send(method: string): Promise<Reply['result']> {
    const id = ++last;
    const answered = new Promise<Reply['result']>((resolve) => waiting.set(id, resolve));
    await browser?.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    const result = await answered;
    waiting.delete(id);
    return result;
  }
  const now = async () => (await send('Runtime.getHeapUsage'))?.usedSize ?? Number.NaN;

  return {
    now,
    async atRest() {
      await send('HeapProfiler.collectGarbage');
      return now();
    },
    close: () => browser.detach(),
  };
}
