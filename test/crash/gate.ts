import type { Page } from '@playwright/test';

/** The other end of `prelude.js`: counts the worker's commits, and keeps one of them from it. */
export interface Gate {
  /** Commits since the beginning. */
  count(): Promise<number>;
  /** Calls back at the commit of this number, which the worker never learns of. */
  holdAt(commit: number, reached: () => void): Promise<void>;
  /** The commit was not reached, and none is to be held any more. */
  release(): Promise<void>;
}

type Desk = typeof globalThis & { commits?: number; holdAt?: number; cuecardHeld?: () => void };

export async function openGate(own: Page): Promise<Gate> {
  let reached = () => {};
  await own.exposeFunction('cuecardHeld', () => reached());
  await own.evaluate(() => {
    const desk = globalThis as Desk;
    desk.commits = 0;
    const gate = new BroadcastChannel('crash-gate');
    gate.onmessage = ({ data }: MessageEvent<{ commit?: string }>) => {
      if (data.commit === undefined) return;
      desk.commits = (desk.commits ?? 0) + 1;
      if (desk.commits === desk.holdAt) desk.cuecardHeld?.();
      else gate.postMessage({ goOn: data.commit });
    };
  });
  const setHold = (commit: number) =>
    own.evaluate((commit) => {
      (globalThis as Desk).holdAt = commit;
    }, commit);

  return {
    count: () => own.evaluate(() => (globalThis as Desk).commits ?? 0),
    async holdAt(commit, callBack) {
      reached = callBack;
      await setHold(commit);
    },
    release: () => setHold(0),
  };
}
