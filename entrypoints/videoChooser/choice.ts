import { createOrder } from './order';

/** The chosen videos. They stay chosen when the page shows other ones. */
export interface Choice {
  /** Video id → title, in the order in which they were chosen. */
  readonly chosen: ReadonlyMap<string, string>;
  /** Remembers the order of videos in the page, for ranges. @param page video id → title, in the order on the screen */
  see(page: ReadonlyMap<string, string>): void;
  /**
   * Chooses a video, or takes it back.
   * @param isRange applies the same to all videos between this one and the one toggled before, as they were seen
   */
  toggle(videoId: string, isRange: boolean): void;
  /** Chooses all videos of a page. @param page video id → title */
  addAll(page: ReadonlyMap<string, string>): void;
  /** Chooses no video. */
  clear(): void;
}

/** Creates an empty {@link Choice}. */
export function createChoice(): Choice {
  const chosen = new Map<string, string>();
  const titles = new Map<string, string>();
  const order = createOrder();
  let last: string | undefined;

  return {
    chosen,
    see(page) {
      order.see(page.keys());
      for (const [id, title] of page) if (title !== '') titles.set(id, title);
    },
    toggle(videoId, isRange) {
      const isOn = !chosen.has(videoId);
      const ids = isRange && last !== undefined ? order.between(last, videoId) : [videoId];
      last = videoId;
      for (const id of ids) {
        if (isOn) chosen.set(id, titles.get(id) ?? '');
        else chosen.delete(id);
      }
    },
    addAll(page) {
      for (const [id, title] of page) chosen.set(id, title);
    },
    clear() {
      chosen.clear();
      last = undefined;
    },
  };
}
