/** The chosen videos. They stay chosen when the page shows other ones. */
export interface Choice {
  /** Video id → title, in the order in which they were chosen. */
  readonly chosen: ReadonlyMap<string, string>;
  /**
   * Chooses a video, or takes it back.
   * @param page the videos of the page in its order, with titles
   * @param isRange applies the same to all videos between this one and the one toggled before
   */
  toggle(videoId: string, page: ReadonlyMap<string, string>, isRange: boolean): void;
  addAll(page: ReadonlyMap<string, string>): void;
  clear(): void;
}

export function createChoice(): Choice {
  const chosen = new Map<string, string>();
  let last: string | undefined;

  return {
    chosen,
    toggle(videoId, page, isRange) {
      const isOn = !chosen.has(videoId);
      const ids = isRange && last !== undefined ? between([...page.keys()], last, videoId) : [videoId];
      last = videoId;
      for (const id of ids) {
        if (isOn) chosen.set(id, page.get(id) ?? '');
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

/** Ids from one to another, both included, in either direction; only the second if the page has not both. */
function between(ids: readonly string[], from: string, to: string): readonly string[] {
  const [first = -1, last = -1] = [ids.indexOf(from), ids.indexOf(to)].sort((one, other) => one - other);
  return first < 0 ? [to] : ids.slice(first, last + 1);
}
