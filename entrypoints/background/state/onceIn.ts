/** Work that runs once, `delay` milliseconds after the first of several calls. */
export function onceIn(delay: number, work: () => void): () => void {
  let isScheduled = false;
  return () => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      work();
    }, delay);
  };
}
