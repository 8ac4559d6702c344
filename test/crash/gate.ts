import type { Page } from '@playwright/test';

/** The other end of `prelude.js`: counts the worker's commits, and keeps one of them from it. */
export interface Gate {
  /** Commits since the beginning, but for those while it was held open. */
  count(): Promise<number>;
  /** Calls back at the commit of this number, from now on, which the worker never learns of. */
  hold(number: number, reached: () => void): Promise<void>;
  /** The commit was not reached, and none is to be held any more. */
  release(): Promise<void>;
  /** Held open, it counts nothing, and nobody waits at it. Shut again, it is so for the workers that start from then on. */
  open(isOpen: boolean): Promise<void>;
}

type Desk = typeof globalThis & {
  commits?: number;
  holdAt?: number;
  isOpen?: boolean;
  gate?: BroadcastChannel;
  cuecardHeld?: () => void;
};

export async function openGate(own: Page): Promise<Gate> {
  let reached = () => {};
  await own.exposeFunction('cuecardHeld', () => reached());
  await own.evaluate(() => {
    const desk = globalThis as Desk;
    desk.commits = 0;
    const gate = new BroadcastChannel('crash-gate');
    desk.gate = gate;
    gate.onmessage = ({ data }: MessageEvent<{ commit?: string; isBorn?: boolean }>) => {
      if (data.isBorn && desk.isOpen) gate.postMessage({ isOpen: true });
      if (data.commit === undefined) return;
      desk.commits = (desk.commits ?? 0) + 1;
      if (desk.commits === desk.holdAt) desk.cuecardHeld?.();
      else gate.postMessage({ resume: data.commit });
    };
  });

  return {
    count: () => own.evaluate(() => (globalThis as Desk).commits ?? 0),
    async hold(number, callBack) {
      reached = callBack;
      // Counted there: what was begun before may still be committing.
      await own.evaluate((number) => {
        const desk = globalThis as Desk;
        desk.holdAt = (desk.commits ?? 0) + number;
      }, number);
    },
    release: () =>
      own.evaluate(() => {
        (globalThis as Desk).holdAt = 0;
      }),
    open: (isOpen) =>
      own.evaluate((isOpen) => {
        const desk = globalThis as Desk;
        desk.isOpen = isOpen;
        if (isOpen) desk.gate?.postMessage({ isOpen });
      }, isOpen),
  };
}
