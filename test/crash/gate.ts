import type { Page } from '@playwright/test';

/** The test's side of `prelude.js`: counts the worker's commits, and hides one of them from the worker. */
export interface Gate {
  /** Commits since the start, without those while the gate was open. */
  count(): Promise<number>;
  /** Calls back at the commit of this number, counted from now; the worker is not told of that commit. */
  hold(number: number, reached: () => void): Promise<void>;
  /** Holds no commit any more: it was not reached. */
  release(): Promise<void>;
  /** An open gate counts nothing, and no commit waits. Closed again, it holds for workers that start from then on. */
  open(isOpen: boolean): Promise<void>;
}

type TestPage = typeof globalThis & {
  commits?: number;
  holdAt?: number;
  isOpen?: boolean;
  gate?: BroadcastChannel;
  cuecardCommitHeld?: () => void;
};

export async function openGate(own: Page): Promise<Gate> {
  let reached = () => {};
  await own.exposeFunction('cuecardCommitHeld', () => reached());
  await own.evaluate(() => {
    const page = globalThis as TestPage;
    page.commits = 0;
    const gate = new BroadcastChannel('crash-gate');
    page.gate = gate;
    gate.onmessage = ({ data }: MessageEvent<{ commit?: string; isStarted?: boolean }>) => {
      if (data.isStarted && page.isOpen) gate.postMessage({ isOpen: true });
      if (data.commit === undefined) return;
      page.commits = (page.commits ?? 0) + 1;
      if (page.commits === page.holdAt) page.cuecardCommitHeld?.();
      else gate.postMessage({ resume: data.commit });
    };
  });

  return {
    count: () => own.evaluate(() => (globalThis as TestPage).commits ?? 0),
    async hold(number, callBack) {
      reached = callBack;
      // Counted in the page: a transaction that began before may still be committing.
      await own.evaluate((number) => {
        const page = globalThis as TestPage;
        page.holdAt = (page.commits ?? 0) + number;
      }, number);
    },
    release: () =>
      own.evaluate(() => {
        (globalThis as TestPage).holdAt = 0;
      }),
    open: (isOpen) =>
      own.evaluate((isOpen) => {
        const page = globalThis as TestPage;
        page.isOpen = isOpen;
        if (isOpen) page.gate?.postMessage({ isOpen });
      }, isOpen),
  };
}
