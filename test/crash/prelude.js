/*
 * Stands before the worker's own script, in the copy that the crash test loads. A commit to the extension's database
 * is on disk when the browser says so; the worker learns of it only once the page of the test has let it go on, and
 * where the page does not, the worker is stopped in that very moment. While the page holds the gate open, nobody asks.
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
  gate.postMessage({ isBorn: true });
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
