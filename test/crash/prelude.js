/*
 * Comes before the worker's own script, in the copy that the crash test loads. When a commit to the extension's database
 * is on disk, the worker is told only after the test's page has answered; if the page does not answer, the worker is
 * stopped at that point. While the page holds the gate open, it is not asked.
 */
{
  const gate = new BroadcastChannel('crash-gate');
  const held = new Map();
  let isOpen = false;
  gate.onmessage = ({ data }) => {
    if (data.isOpen !== undefined) isOpen = data.isOpen;
    for (const [commit, resume] of held) {
      if (!isOpen && commit !== data.resume) continue;
      held.delete(commit);
      resume();
    }
  };
  gate.postMessage({ isStarted: true });
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...how) {
    const made = transaction.apply(this, how);
    if (this.name !== 'cuecard' || made.mode !== 'readwrite') return made;
    made.addEventListener('complete', (event) => {
      if (!event.isTrusted || isOpen) return;
      event.stopImmediatePropagation();
      const commit = crypto.randomUUID();
      held.set(commit, () => made.dispatchEvent(new Event('complete')));
      gate.postMessage({ commit });
    });
    return made;
  };
}
